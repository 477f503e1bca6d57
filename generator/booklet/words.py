"""Lists, edges and numbers in words."""

import re

from engine.core.words import listed as listed

#: The engine's sides in order, as letters of an edge word go.
SIDES = ("north", "east", "south", "west")
_COLOURS = {"R": "red", "B": "blue"}


def edges(word: str) -> str:
    """An edge word such as `RBBB` told: red north; blue east, south and west."""
    parts = [
        f"{colour} {listed(side for side, sign in zip(SIDES, word, strict=True) if sign == letter)}"
        for letter, colour in _COLOURS.items()
        if letter in word
    ]
    return "; ".join(parts)


def signed(number: int) -> str:
    """A number with its sign, a true minus."""
    return "0" if number == 0 else f"{number:+d}".replace("-", "−")


def minus(text: str) -> str:
    """A text in which numbers below zero have a true minus."""
    return re.sub(r"(?<![\w.-])-(?=\d)", "−", text)
