"""Sheets: pieces laid out on paper once, as data in millimetres, then rendered as PDF and SVG."""
