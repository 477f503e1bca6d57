"""The contract that every game keeps, over positions reached by random play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.game import Game
from engine.core.playout import random_game
from engine.core.record import format_record, parse_record, record_of, replay
from engine.core.registry import games
from engine.core.rng import Rng
from engine.core.state import digest
from tests.census import CENSUS
from tests.contract import checks
from tests.settings import least
from tests.strategies import junk, plausible, reachable

EVERY_GAME = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.key)
QUICK = settings(
    max_examples=40,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
POSITION_CHECKS: list[checks.Check] = [
    checks.apply_is_pure,
    checks.legal_actions_are_the_candidates_without_a_refusal,
    checks.data_and_pictures_come_back,
    checks.action_texts_come_back,
    checks.only_the_asked_seat_acts,
]


@EVERY_GAME
@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
@QUICK
@given(data=st.data())
def test_of_every_position(game: Game[Any], check: checks.Check, data: st.DataObject) -> None:
    check(game, data.draw(reachable(game)).state)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_an_action_is_legal_exactly_where_there_is_no_refusal(
    game: Game[Any], data: st.DataObject
) -> None:
    state = data.draw(reachable(game)).state
    for wild in (junk(game), plausible(game, state)):
        checks.refusals_explain(game, state, data.draw(st.lists(wild, min_size=8, max_size=16)))


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_records_replay_to_the_same_state(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    options = game.resolve_options(at.seats, at.options)
    text = format_record(record_of(game, at.seats, at.seed, options, at.actions))
    record = parse_record(text)
    rows = list(replay(record))
    last = rows[-1].state if rows else record.first()[0]
    assert digest(last) == digest(at.state)
    assert format_record(record) == text


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_every_event_cites_a_clause_and_can_be_told(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    checks.events_can_be_told(game, at.events, at.seats)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_a_state_imagined_from_a_view_looks_and_plays_the_same(
    game: Game[Any], data: st.DataObject
) -> None:
    """Non-interference: whatever a seat cannot tell apart gives it the same view and moves."""
    at = data.draw(reachable(game))
    rng = Rng(data.draw(st.integers(0, 2**64 - 1)))
    for seat in (None, *range(at.seats)):
        checks.imagined(game, at.state, seat, rng)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_what_is_hidden_changes_nothing_before_it_comes_out(
    game: Game[Any], data: st.DataObject
) -> None:
    """Non-interference over time: events, views and moves go on alike."""
    at = data.draw(reachable(game))
    rng = Rng(data.draw(st.integers(0, 2**64 - 1)))
    first = rng.below(len(at.actions) + 1)
    state = at.start
    for action in at.actions[:first]:
        state = game.apply(state, action).state
    for seat in (None, *range(at.seats)):
        checks.secrets_do_not_interfere(game, state, at.actions[first:], seat, rng)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_every_card_in_play_is_somewhere_exactly_once(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    count = CENSUS[game.key]
    state = at.start
    cards = count(state.data())
    box = {
        part.key: part.count * (at.seats if part.per == "seat" else 1)
        for part in game.components()
        if part.back
    }
    assert all(number <= box[key] for key, number in cards.items())
    for action in at.actions:
        state = game.apply(state, action).state
        assert count(state.data()) == cards


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends(game: Game[Any], seed: int) -> None:
    for seats in game.most_seats:
        played = random_game(game, seats, seed, least(game, seats))
        assert game.decision(played.state) is None
        assert game.outcome(played.state) is not None


@EVERY_GAME
def test_components_have_their_own_keys_and_clauses(game: Game[Any]) -> None:
    components = game.components()
    assert len({component.key for component in components}) == len(components)
    for component in components:
        game.rulebook.clause(component.rule)
        assert component.count > 0
        assert component.per in ("seat", "game")


@EVERY_GAME
def test_every_option_cites_a_clause_and_its_default_is_a_value(game: Game[Any]) -> None:
    for option in game.options:
        game.rulebook.clause(option.rule)
        assert str(option.default) in option.values
