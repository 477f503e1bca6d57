"""Vye positions for tests: those of random games under many options, and texts of set ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.registry import game
from engine.core.rng import Rng
from engine.games.vye.state import VyeState
from engine.games.vye.themes import THEMES
from tests.engine.games.vye.drawn import settings

VYE = game("vye")
ONE = "board:\n     0\n  0  land-a"
WAR, LANDS, KINGDOMS, RULERS = (
    f"theme={name}"
    for name in ("weapons-of-war", "changing-lands", "connecting-kingdoms", "greedy-rulers")
)


def random_game(seed: int) -> Iterator[VyeState]:
    """Yield the positions of a game in which Specials and token actions are liked best."""
    rng = Rng(seed)
    seats = 2 + rng.below(4)
    options = settings(THEMES[seed % len(THEMES)], seats, seed)
    state = VYE.setup(seats, seed=seed, **options).state
    yield state
    while legal := VYE.legal_actions(state):
        rare = [a for a in legal if a.verb != "play" or not a.key.startswith("land")]
        wanted = rare if rare and rng.below(3) else legal
        state = VYE.apply(state, wanted[rng.below(len(wanted))]).state
        yield state


def text(lines: str, options: str = "", seats: int = 2) -> str:
    """Return the text of a set position: its head, then `lines`."""
    head = [f"game: vye\nseats: {seats}"] + [f"options: {options}"] * bool(options)
    return "\n".join([*head, *lines.strip("\n").splitlines()]) + "\n"


def read(lines: str, options: str = "", seats: int = 2) -> Any:
    """Return a set position."""
    return VYE.parse_picture(text(lines, options, seats))


def board(*rows: str) -> str:
    """Return the lines of a board that starts at 0,0, from the words of its rows."""
    width = max(len(row.split()) for row in rows)
    lines = [" ".join(map(str, range(width))), *(f"{y} {row}" for y, row in enumerate(rows))]
    return "board:\n" + "\n".join(f"  {line}" for line in lines)
