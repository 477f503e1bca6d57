"""The `d` of an SVG path: each number counted from the point before, so that like shapes are alike.

Rows of cuts, dots and letters then repeat each other's text, and pack to less than half of what
absolute numbers do. Points are rounded before they are subtracted: no error adds up.
"""

from collections.abc import Iterator
from functools import lru_cache

from generator.draw.path import Path


# Sheets place the same few faces on many pages, and formatting their numbers is most of the work.
@lru_cache(maxsize=4096)
def svg_data(path: Path, digits: int) -> str:
    """A path's commands in their shortest form, coordinates with `digits` decimals."""
    text, before = "", ""
    for command, steps in _relative(path, 10**digits):
        # A command that is repeated is left out; lines may follow a move without one.
        is_same = (command == before and command not in "mz") or (command, before) == ("l", "m")
        text += "" if is_same else command
        for step in steps:
            shown = _shown(step, digits)
            needs_space = text[-1].isdigit() and shown[0] != "-"
            text += f" {shown}" if needs_space else shown
        before = command
    return text


def _relative(path: Path, scale: int) -> Iterator[tuple[str, list[int]]]:
    """Commands with their numbers, from the point before, in the smallest unit."""
    x = y = start_x = start_y = 0
    for verb, numbers in path.commands():
        values = [round(value * scale) for value in numbers]
        steps = [value - (y if i % 2 else x) for i, value in enumerate(values)]
        if verb == "Z":
            x, y = start_x, start_y
            yield "z", []
            continue
        x, y = values[-2:]
        if verb == "M":
            start_x, start_y = x, y
        if verb == "L" and steps[1] == 0:
            yield "h", steps[:1]
        elif verb == "L" and steps[0] == 0:
            yield "v", steps[1:]
        else:
            yield verb.lower(), steps


def _shown(value: int, digits: int) -> str:
    """A number of smallest units with its point, without needless zeros."""
    sign, text = "-" if value < 0 else "", f"{abs(value):0{digits + 1}d}"
    if not digits:
        return sign + text
    whole, part = text[:-digits].lstrip("0"), text[-digits:].rstrip("0")
    return sign + (f"{whole}.{part}" if part else whole or "0")
