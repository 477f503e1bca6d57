"""Lengths: everything is in millimetres unless its name says otherwise; y points down.

These are the only conversions, so a sheet's numbers are the same in its PDF, SVG and plan.
"""

import re

MM_PER_INCH = 25.4
POINTS_PER_INCH = 72.0
MM_PER_POINT = MM_PER_INCH / POINTS_PER_INCH

#: What everything is drawn beyond and kept inside its trim: an eighth of an inch.
BLEED = 3.175
SAFE = 3.175

_LENGTH = re.compile(r"\s*(-?[0-9]+(?:\.[0-9]+)?)\s*(mm|cm|in|pt)\s*")
_MM = {"mm": 1.0, "cm": 10.0, "in": MM_PER_INCH, "pt": MM_PER_POINT}


def points(mm: float) -> float:
    """Millimetres in points."""
    return mm / MM_PER_POINT


def mm_of_points(pt: float) -> float:
    """Points in millimetres."""
    return pt * MM_PER_POINT


def inches(count: float) -> float:
    """Inches in millimetres."""
    return count * MM_PER_INCH


def length(text: str) -> float:
    """Millimetres of a length with its unit, such as `3.5mm`, `2.5in`, `1cm` or `9pt`.

    Raises ValueError for anything else.
    """
    found = _LENGTH.fullmatch(text)
    if found is None:
        raise ValueError(f"not a length: {text!r}; write a number with mm, cm, in or pt, as 3.5mm")
    return float(found[1]) * _MM[found[2]]


def number(value: float, digits: int = 3) -> str:
    """A number as text for SVG and golden files: `digits` decimals at most, no needless zeros."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
