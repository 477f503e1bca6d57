"""What every game shares: actions, decisions, events, records, examples. Knows no game."""
