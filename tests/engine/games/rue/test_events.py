"""The events a spectator sees are enough to keep the table: nothing changes without one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.event import Event
from engine.core.playout import random_game
from engine.core.registry import game

RUE = game("rue")
OPTION_SETS: list[dict[str, str]] = [
    {},
    {"money": "on", "hands": "hidden"},
    {"red_payment": "ledger", "money": "on"},
    {"area": "hard", "rotation": "fixed"},
]


def follow(board: dict[tuple[int, int], dict[str, Any]], event: Event) -> None:
    """Change a board as one event says."""
    seen: dict[str, Any] = event.seen_by(None)
    if "cell" not in seen:
        return
    cell = tuple(seen["cell"])
    if event.kind == "place":
        board[cell] = {
            "cell": seen["cell"], "card": seen["card"], "rotation": seen["rotation"],
            "played_by": seen["seat"], "counter": None, "coins": 0,
        }  # fmt: skip
    elif event.kind in ("capture", "burden"):
        board[cell]["counter"] = seen["seat"]
    elif event.kind == "release":
        board[cell]["counter"] = None
    elif event.kind == "pay":
        board[tuple(seen["paid"])]["counter"] = None
    elif event.kind == "stake":
        board[cell]["coins"] += len(seen["from"])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_events_explain_every_change_of_the_board(seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        state = RUE.setup(seats, seed=seed, **options).state  # type: ignore[arg-type]
        board: dict[tuple[int, int], dict[str, Any]] = {}
        for action in random_game(RUE, seats, seed, options).actions:
            step = RUE.apply(state, action)
            state = step.state
            for event in step.events:
                follow(board, event)
            assert [board[cell] for cell in sorted(board)] == RUE.view(state, None)["board"]


def test_every_clause_of_an_event_is_a_mechanic() -> None:
    for seed in range(20):
        options = OPTION_SETS[seed % 4]
        state = RUE.setup(3, seed=seed, **options).state  # type: ignore[arg-type]
        for action in random_game(RUE, 3, seed, options).actions:
            step = RUE.apply(state, action)
            state = step.state
            assert all(RUE.rulebook.clause(event.rule).is_mechanic for event in step.events)
