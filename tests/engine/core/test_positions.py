"""Data of positions: what is not as a state writes it is refused, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import PositionError, nearest
from engine.core.registry import game, games
from engine.core.rng import Rng

OPTIONS = {"strategus": {"memory_aid": "on", "repetition": "isf"}}


def played(key: str) -> list[Any]:
    """Return positions of a random game, as JSON has them."""
    rules, rng = game(key), Rng(6)
    state = rules.setup(2, seed=5, **OPTIONS.get(key, {})).state  # type: ignore[arg-type]
    found = []
    for ply in range(300):
        legal = rules.legal_actions(state)
        if not legal:
            break
        if ply % 20 == 5:
            found.append(json.loads(json.dumps(state.data())))
        state = rules.apply(state, legal[rng.below(len(legal))]).state
    return found


def shuffled(value: Any) -> list[Any]:
    """Return data again and again with two items of one of their lists exchanged."""
    found = []
    if isinstance(value, list):
        for at in range(len(value) - 1):
            if value[at] != value[at + 1]:
                found.append([*value[:at], value[at + 1], value[at], *value[at + 2 :]])
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, list | dict) and key != "options":
            for other in shuffled(item)[:3]:
                changed = value.copy()
                changed[key] = other
                found.append(changed)
    return found


@pytest.mark.parametrize("key", sorted(games()))
def test_nothing_is_put_in_order_silently(key: str) -> None:
    refused = 0
    for data in played(key):
        for other in shuffled(data):
            try:
                state = game(key).from_data(other)
            except PositionError:
                refused += 1
                continue
            assert json.loads(json.dumps(state.data())) == other
    assert refused > 5


def test_what_is_out_of_order_is_named() -> None:
    data = played("strategus")[-1]
    data["board"].reverse()
    with pytest.raises(PositionError, match=r"state\.board\[0\]: out of order; lists stand in asc"):
        game("strategus").from_data(data)


@pytest.mark.parametrize("word", ["WOLF", "Wolf", "wolv", "wolves", "s-wolf"])
def test_a_misspelt_piece_is_told_the_right_one(word: str) -> None:
    rules = game("strategus")
    refusal = rules.refusal(rules.setup(2).state, rules.parse(f"place {word}"))
    assert refusal is not None
    assert refusal.reason == f"an army has no {word!r}; did you mean 'wolf'?"


def test_names_are_found_in_large_and_small_letters() -> None:
    assert nearest("bp", ["BP", "RF"]) == "; did you mean 'BP'?"
    assert nearest("RF", ["BP", "RF", "rf"]) == "; did you mean 'RF'?"
    assert nearest("rf", ["BP", "RF", "rf"]) == "; did you mean 'rf'?"
