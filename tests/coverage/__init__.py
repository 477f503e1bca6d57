"""Which clauses of the rulebooks are cited by events, refusals and errors, and which are not."""
