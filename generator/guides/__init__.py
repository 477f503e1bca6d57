"""Guides: what is in the box, and how to print and make it; pages to read."""
