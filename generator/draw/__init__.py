"""Draws scenes: primitives in millimetres, with PDF and SVG backends that agree."""
