"""The engine against the plain reference: legal sets, tables, scores, winners, coins, foxed."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.core.registry import game
from engine.core.rng import Rng
from engine.games.rue.foxed import foxed_cells
from engine.games.rue.placing import is_bad_form
from engine.games.rue.state import NOBODY, RueState
from tests.reference import rue as reference

RUE = game("rue")
OPTION_SETS: list[dict[str, str]] = [
    {"area": area, "red_payment": payment, "rotation": rotation, "tie": tie, "money": money}
    for area, payment, rotation, tie, money in itertools.product(
        ("etiquette", "hard", "none"),
        ("literal", "ledger"),
        ("free", "fixed"),
        ("attacker", "shared"),
        ("off", "on"),
    )
]


def table_of(state: RueState) -> dict[Any, Any]:
    return {
        cell: (
            laid.code,
            laid.rotation,
            laid.played_by,
            None if laid.counter == NOBODY else laid.counter,
            laid.coins,
        )
        for cell, laid in state.table.items()
    }


def reference_table(position: reference.Position) -> dict[Any, Any]:
    return {
        cell: (card.code, card.rotation, card.played_by, card.counter, card.coins)
        for cell, card in position.table.items()
    }


def compare_game(seats: int, seed: int, options: dict[str, str]) -> None:
    """Play one random game on both and compare everything at every ply."""
    given: dict[str, Any] = {**options, "max_players": 6}
    state = RUE.setup(seats, seed=seed, **given).state
    position = reference.start(seats, state.attacker, **given)
    rng = Rng(seed, 9)
    while legal := RUE.legal_actions(state):
        texts = [RUE.format(action) for action in legal]
        assert set(texts) == reference.legal(position)
        assert state.to_move == position.to_move
        pick = rng.below(len(legal))
        if options["area"] == "etiquette":
            cell = legal[pick].cells[0]
            assert is_bad_form(state, cell) == reference.bad_form(position, texts[pick])
        if rng.below(4) == 0:
            foxed = set(foxed_cells(state, state.to_move))
            for cell in state.table:
                assert (cell in foxed) == reference.foxed(position, cell, state.to_move)
        state = RUE.apply(state, legal[pick]).state
        position = reference.play(position, texts[pick])
        assert table_of(state) == reference_table(position)
        assert list(state.scores()) == reference.scores(position)
        assert state.paid == position.paid_in
        assert [set(hand) for hand in state.hands] == position.hands
    assert reference.legal(position) == set()
    outcome = RUE.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == reference.winners(position)
    if options["money"] == "on":
        assert list(outcome.payoffs) == reference.coins_result(position)
        assert sum(outcome.payoffs) == 0


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_both_agree_on_a_random_game_under_every_set_of_options(number: int) -> None:
    compare_game(2 + number % 3, number, OPTION_SETS[number])


@pytest.mark.soak
@pytest.mark.parametrize("number", range(300))
def test_both_agree_on_many_random_games(number: int) -> None:
    compare_game(2 + number % 5, 1000 + number, OPTION_SETS[number % len(OPTION_SETS)])
