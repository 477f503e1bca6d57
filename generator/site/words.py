"""Positions, tiles and moves in words, for those who do not see the pictures."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core.registry import AnyGame
from engine.games.rue.tiles import TILES
from generator.kits.build import kit_of

#: The engine's sides in order, as letters of an edge word go.
SIDES = ("north", "east", "south", "west")
_COLOURS = {"R": "red", "B": "blue"}


def names(game: AnyGame, seats: int) -> list[str]:
    """What the seats are called: as on the printed pieces, by their marks."""
    kit = kit_of(game.key)
    return [kit.owner(seat) for seat in range(seats)]


def listed(words: Iterable[str]) -> str:
    """Words as a list in a sentence: a, b and c."""
    found = list(words)
    return " and ".join(filter(None, (", ".join(found[:-1]), *found[-1:])))


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


def position(game: AnyGame, data: Mapping[str, Any], who: Sequence[str]) -> str:
    """A position's board, from its state as JSON, piece by piece, row by row."""
    pieces = {component.key: component.name for component in game.components()}
    told: list[str] = []
    for laid in sorted(data["board"], key=lambda laid: (laid["cell"][1], laid["cell"][0])):
        text = f"at {laid['cell'][0]},{laid['cell'][1]} a {pieces[laid['card']]}"
        if game.key in _DETAILS:
            text += f" ({_DETAILS[game.key](laid)})"
        if laid["counter"] is not None:
            text += f" with {who[laid['counter']]}'s counter"
        if laid["coins"]:
            text += f" and {laid['coins']} coins" if laid["coins"] > 1 else " and a coin"
        told.append(text)
    return minus(f"{'; '.join(told)}.") if told else "an empty table."


#: What else a piece on the table shows, by game.
_DETAILS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "rue": lambda laid: edges(TILES[laid["card"]].turned(laid["rotation"]))
}
