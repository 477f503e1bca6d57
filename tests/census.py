"""Where the pieces of each game are: a count of every card, wherever it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from engine.games.strategus.ranks import COUNTS

Data = Mapping[str, Any]


def rue(data: Data) -> Counter[str]:
    """Count the tiles in hands and on the table."""
    laid = [place["card"] for place in data["board"]]
    return Counter([*laid, *(tile for hand in data["hands"] for tile in hand)])


def vye(data: Data) -> Counter[str]:
    """Count the cards on the table, beneath others, in hands, on sideboards and in the pile.

    The Empress, once drawn, lies face up beside the table.
    """
    found: Counter[str] = Counter(data["pile"])
    for cards in (*data["hands"], *data["sideboards"]):
        found.update(cards)
    for place in data["board"]:
        found.update([place["card"], *(layer["card"] for layer in place["beneath"])])
    if data["over"] and data["options"]["theme"] != "kid-friendly":
        found["empress"] += 1
    return found


def strategus(data: Data) -> Counter[str]:
    """Count the pieces on the board, and those that are lost or still to be placed.

    The latter are what is missing from two armies, so none may be too many, nor two on one cell.
    """
    found = Counter(piece["kind"] for piece in data["board"])
    cells = {tuple(piece["cell"]) for piece in data["board"]}
    armies = Counter({key: 2 * count for key, count in COUNTS.items()})
    return found | armies if len(cells) == len(data["board"]) else found


CENSUS: Mapping[str, Callable[[Data], Counter[str]]] = {
    "rue": rue,
    "strategus": strategus,
    "vye": vye,
}
"""By game: what a position's JSON holds. A new game has to say so here to pass the contract."""
