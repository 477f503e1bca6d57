"""What the command line says: text from games, records and examples; no printing here."""
