"""Actions: one closed vocabulary for all games, and its text form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from engine.core.errors import NotationError, nearest, shown
from engine.core.grid import PlaneCells
from engine.core.types import Cell

VERBS: tuple[str, ...] = ("place", "play", "move", "choose", "name", "use", "stop", "pass")
META_VERBS: tuple[str, ...] = ("resign", "offer-draw", "accept-draw", "refuse-draw")
"""What a seat may do out of turn; never among the legal actions."""

KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
ROTATION = re.compile(r"r([0-3])")


class Action(NamedTuple):
    """One action. Actions sort by their fields, which is the order of `legal_actions`.

    `rotation` is in quarter turns clockwise, -1 where nothing is turned; `pay` names cells that
    give up a counter, ascending.
    """

    verb: str
    key: str = ""
    cells: tuple[Cell, ...] = ()
    rotation: int = -1
    pay: tuple[Cell, ...] = ()


class Shape(NamedTuple):
    """What follows a verb: a key or not, so many cells, a rotation or not, a payment or not."""

    key: bool = False
    cells: int = 0
    rotation: bool = False
    pay: bool = False

    def fits(self, action: Action) -> bool:
        """Tell whether an action has just the parts that this shape says."""
        return (
            bool(action.key) == self.key
            and len(action.cells) == self.cells
            and (self.rotation or action.rotation == -1)
            and (self.pay or not action.pay)
        )

    def example(self, verb: str, key: str, cells: PlaneCells) -> str:
        """Return a made-up action of this shape, for error messages."""
        words = (
            [verb] + [key] * self.key + list(cells.examples[: self.cells]) + ["r0"] * self.rotation
        )
        return " ".join(words)


def format_action(action: Action, cells: PlaneCells) -> str:
    """Return the text of an action: words separated by one space."""
    words = [action.verb]
    if action.key:
        words.append(action.key)
    words += map(cells.format, action.cells)
    if action.rotation >= 0:
        words.append(f"r{action.rotation}")
    if action.pay:
        words.append("pay")
        words += map(cells.format, action.pay)
    return " ".join(words)


def parse_action(
    text: str, shapes: Mapping[str, Shape], cells: PlaneCells, sample_key: str = ""
) -> Action:
    """Read the text of an action; the inverse of `format_action`.

    Raise NotationError with the column (from 1) of the first wrong word: an unknown verb, a
    missing or surplus part, a word that is neither cell, rotation nor key.
    """
    words = _words(text)
    verb = words[0][1] if words else ""
    if verb not in shapes:
        right = lowered(text, shapes, cells) or nearest(verb, shapes)
        raise NotationError(text, 1, f"no action is called {shown(verb)}{right}")
    shape = shapes[verb]
    right = f"it would be right like {shape.example(verb, sample_key, cells)!r}"
    rest = words[1:]
    key, rotation = "", -1
    found: list[Cell] = []
    pay: list[Cell] = []
    if shape.key:
        column, word = rest.pop(0) if rest else (len(text) + 1, "")
        if not KEY.fullmatch(word):
            name = "name of a card or piece"
            what = f"{shown(word)} is no {name}" if word else f"the {name} is missing"
            raise NotationError(text, column, f"{what}; {right}")
        key = word
    for _ in range(shape.cells):
        column, word = rest.pop(0) if rest else (len(text) + 1, "")
        found.append(_cell(text, column, word, cells, right))
    if shape.rotation:
        column, word = rest.pop(0) if rest else (len(text) + 1, "")
        match = ROTATION.fullmatch(word)
        if not match:
            what = f"{shown(word)} is no rotation" if word else "a rotation is missing"
            raise NotationError(text, column, f"{what}, r0, r1, r2 or r3; {right}")
        rotation = int(match[1])
    if shape.pay and rest:
        column, word = rest.pop(0)
        if word != "pay":
            raise NotationError(text, column, "only 'pay' and the paying cells may follow")
        if not rest:
            raise NotationError(text, len(text) + 1, "the paying cells are missing")
        pay = [_cell(text, column, word, cells, right) for column, word in rest]
        rest = []
    if rest:
        raise NotationError(text, rest[0][0], f"{shown(rest[0][1])} is too much; {right}")
    return Action(verb, key, tuple(found), rotation, tuple(pay))


def lowered(text: str, shapes: Mapping[str, Shape], cells: PlaneCells) -> str:
    """Return the end of a sentence that gives a text in lower case, where it is an action then."""
    verb, *rest = [word for _, word in _words(text)] or [""]
    if verb in shapes or verb.lower() not in shapes:
        return ""
    for small in (" ".join([verb.lower(), *rest]), " ".join([verb, *rest]).lower()):
        try:
            parse_action(small, shapes, cells)
        except NotationError:
            continue
        return f"; did you mean {small!r}, in lower case?"
    return ""


def _cell(text: str, column: int, word: str, cells: PlaneCells, right: str) -> Cell:
    cell = cells.parse(word)
    if cell is None:
        what = f"{shown(word)} is no cell" if word else "a cell is missing"
        if cells.parse(word.lower()) is not None:
            right = f"did you mean {word.lower()!r}?"
        raise NotationError(text, column, f"{what}; {right}")
    return cell


def _words(text: str) -> list[tuple[int, str]]:
    return [(match.start() + 1, match[0]) for match in re.finditer(r"\S+", text)]
