"""What a player who forgets nothing knows of the enemy's pieces: a fold over the events it saw.

Rule: strategus.hidden.memory
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.core.types import Cell, Seat
from engine.games.strategus.fights import ATTACKER, DEFENDER


class Recalled(NamedTuple):
    """An enemy piece as remembered: its kind, "" for one never seen, and whether it has moved."""

    kind: str = ""
    has_moved: bool = False


def recall(told: Iterable[Mapping[str, Any]], seat: Seat) -> dict[Cell, Recalled]:
    """Return what a seat can know of enemy pieces by their cells, from the events it was told.

    Pieces that neither moved nor fought are left out. A long move gives a scout away.
    """
    known: dict[Cell, Recalled] = {}
    for event in told:
        if event["kind"] == "move" and event["seat"] != seat:
            source, target = tuple(event["from"]), tuple(event["to"])
            kind = known.pop(source, Recalled()).kind
            if abs(source[0] - target[0]) + abs(source[1] - target[1]) > 1:
                kind = "scout"
            known[target] = Recalled(kind, has_moved=True)
        elif event["kind"] == "fight":
            _fought(known, event, seat)
    return known


def _fought(known: dict[Cell, Recalled], event: Mapping[str, Any], seat: Seat) -> None:
    cell = tuple(event["cell"])
    is_own_attack = event["seat"] == seat
    survives = event["winner"] == (DEFENDER if is_own_attack else ATTACKER)
    before = known.pop(cell, Recalled())
    if survives:
        kind = event["defender" if is_own_attack else "attacker"]
        known[cell] = before._replace(kind=kind)
