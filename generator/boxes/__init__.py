"""Tuck boxes made to measure: what goes in, the net to cut and fold, and what is drawn on it."""
