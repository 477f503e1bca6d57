"""Vye games drawn by lot for tests: options of a theme, and cards of all kinds."""

from __future__ import annotations

from engine.core.registry import game
from engine.core.rng import Rng
from engine.games.vye.themes import FREE_KINDS
from tests.settings import Given, some_settings

RULES = game("vye")
KINDS = tuple(part.key for part in RULES.components() if part.kind == "special")


def settings(theme: str, seats: int, number: int) -> Given:
    """Return options of game `number` of a theme: half of them are set, all by lot."""
    rng = Rng(number, seats)
    fixed = {"theme": theme}
    if theme == "players-choice":
        fixed["kinds"] = ",".join(draw(KINDS, FREE_KINDS, rng))
    return some_settings(RULES, rng, seats, fixed)[1]


def draw(items: tuple[str, ...], number: int, rng: Rng) -> list[str]:
    """Return so many different items, ascending."""
    shuffled = list(items)
    rng.shuffle(shuffled)
    return sorted(shuffled[:number])
