"""Random games: they end after 8n placements, and counters and coins are conserved."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.playout import random_game
from engine.core.registry import game
from engine.games.rue.components import COUNTERS
from engine.games.rue.state import NOBODY, RueState

RUE = game("rue")
PUT = {"capture": 1, "burden": 1}


def check_game(seats: int, seed: int, options: dict[str, str]) -> int:
    """Play one game, follow every counter and coin, and return the most counters of a seat."""
    given = {"max_players": "6", **options}
    played = random_game(RUE, seats, seed, given)
    assert len(played.actions) == 8 * seats
    state = RUE.setup(seats, seed=seed, **given).state
    on_table: Counter[int] = Counter()
    coins = most = 0
    for action in played.actions:
        step = RUE.apply(state, action)
        state = step.state
        for event in step.events:
            seen = event.public
            if event.kind in ("capture", "burden"):
                on_table[seen["seat"]] += 1
            if event.kind == "pay":
                on_table[seen["seat"]] -= 1
            if event.kind == "release" or (event.kind == "capture" and seen["from"] is not None):
                on_table[seen["from"]] -= 1
            if event.kind == "stake":
                coins += len(seen["from"])
        assert counters(state) == {seat: n for seat, n in on_table.items() if n}
        assert coins == sum(laid.coins for laid in state.table.values()) == sum(state.paid)
        most = max(most, *on_table.values(), 0)
    tiles = [(laid.played_by, laid.code) for laid in state.table.values()]
    assert sorted(tiles) == sorted(
        (s, c) for s in range(seats) for c in RUE.setup(2).state.hands[0]
    )
    assert not any(state.hands)
    return most


def counters(state: RueState) -> dict[int, int]:
    return dict(Counter(laid.counter for laid in state.table.values() if laid.counter != NOBODY))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("money", ["off", "on"])
def test_some_random_games(seats: int, money: str) -> None:
    for seed in range(10):
        check_game(seats, seed, {"money": money})


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_thousand_random_games(seats: int) -> None:
    most = 0
    for seed in range(1000):
        options = {
            "area": ("etiquette", "hard", "none")[seed % 3],
            "money": ("off", "on")[seed % 2],
        }
        most = max(most, check_game(seats, seed, options))
    assert most <= COUNTERS, "the box holds too few counters"
