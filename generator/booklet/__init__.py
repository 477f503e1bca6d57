"""Booklets and reading pages: text set in columns, tables and pictures of the pieces."""
