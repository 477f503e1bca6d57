"""What arrangements lead to when they are played out by the engine."""

from __future__ import annotations

import pytest

from engine.games.strategus.arrangement import CELL_AT, Arrangement
from engine.games.strategus.arrangement_text import parse_arrangement
from engine.games.strategus.game import GAME
from engine.games.strategus.setups import BY_KEY, SETUPS, Setup
from engine.games.strategus.state import StrategusState
from tests.engine.games.strategus.arrangements import NEARLY, WALLED

PLAIN = BY_KEY["even-keel"].arrangement


def deployed(south: Arrangement, north: Arrangement, lakes: str = "on") -> StrategusState:
    state = GAME.setup(2, first="south", lakes=lakes).state
    for text in [*south.actions(0), *north.actions(1)]:
        state = GAME.apply(state, GAME.parse(text)).state
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.key)
def test_set_ups_stand_as_they_are_drawn(setup: Setup) -> None:
    both = setup.arrangement, setup.arrangement.mirrored()
    state = deployed(*both)
    for seat, arrangement in enumerate(both):
        there = [state.kinds[state.board[cell]] for cell in CELL_AT[seat]]
        assert there == list(arrangement.kinds)
    assert state.result is None
    assert GAME.legal_actions(state)


def test_what_is_warned_about_comes_true() -> None:
    walled = parse_arrangement(WALLED)
    assert deployed(walled, PLAIN).result == ("strategus.win.blocked", 1)
    assert deployed(walled, PLAIN, lakes="off").result is None
    assert deployed(walled.swapped(9, 39), PLAIN).result == ("strategus.win.blocked", 1)
    nearly = deployed(parse_arrangement(NEARLY), PLAIN)
    assert nearly.result is None
    # Only the lion on j4 has somewhere to go: the ways over the other gaps are shut.
    assert {action.cells[0] for action in GAME.legal_actions(nearly)} == {(9, 6)}
