"""What is made from the rules: faces, sheets, kits, the site and the command line."""
