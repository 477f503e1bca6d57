"""What hides the last player's screen before the next one looks."""

from __future__ import annotations

LINES = 60
"""Empty lines that push what was shown off a screen."""

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and the lines above it that could be scrolled back to."""


def curtain(is_screen: bool) -> str:
    """Return what is printed to hide what was shown: empty lines and, on a screen, a wipe."""
    return "\n" * LINES + WIPE * is_screen
