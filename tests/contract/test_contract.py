"""The contract that every game keeps, over positions reached by random play."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import IllegalAction
from engine.core.game import Game
from engine.core.playout import random_game
from engine.core.record import format_record, parse_record, record_of, replay
from engine.core.registry import games
from engine.core.rng import Rng
from engine.core.state import canonical, digest
from tests.strategies import junk, reachable

EVERY_GAME = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.key)
QUICK = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_apply_is_pure_and_repeatable(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    before = canonical(at.state.data())
    for action in game.legal_actions(at.state)[:20]:
        first, second = game.apply(at.state, action), game.apply(at.state, action)
        assert first.events == second.events
        assert canonical(first.state.data()) == canonical(second.state.data())
    assert canonical(at.state.data()) == before


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_legal_actions_are_sorted_and_are_the_candidates_without_a_refusal(
    game: Game[Any], data: st.DataObject
) -> None:
    at = data.draw(reachable(game, longest=14))
    legal = game.legal_actions(at.state)
    assert list(legal) == sorted(set(legal))
    assert (not legal) == (game.decision(at.state) is None)
    if legal:
        assert legal == Game.legal_actions(game, at.state)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_an_action_is_legal_exactly_where_there_is_no_refusal(
    game: Game[Any], data: st.DataObject
) -> None:
    at = data.draw(reachable(game))
    legal = set(game.legal_actions(at.state))
    keys = [component.key for component in game.components()]
    for action in data.draw(st.lists(junk(keys), min_size=8, max_size=16)):
        refusal = game.refusal(at.state, action)
        assert (refusal is None) == (action in legal)
        if refusal is not None:
            game.rulebook.clause(refusal.rule)
            assert refusal.reason
            with pytest.raises(IllegalAction) as caught:
                game.apply(at.state, action)
            assert caught.value.rule == refusal.rule


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_data_and_pictures_come_back_as_they_were(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    plain = json.loads(json.dumps(at.state.data()))
    assert digest(game.from_data(plain)) == digest(at.state)
    picture = game.picture(at.state)
    assert game.parse_picture(picture).data() == at.state.data()
    assert game.picture(game.parse_picture(picture)) == picture


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_action_texts_come_back_as_they_were(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    legal = game.legal_actions(at.state)
    texts = [game.format(action) for action in legal]
    assert [game.parse(text) for text in texts] == list(legal)
    assert len(set(texts)) == len(texts)


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
    names = [f"N{seat}" for seat in range(at.seats)]
    for event in at.events:
        game.rulebook.clause(event.rule)
        json.dumps(event.data())
        for seat in (None, *range(at.seats)):
            assert game.describe(event.seen_by(seat), names).endswith(".")


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
        view = json.loads(json.dumps(game.view(at.state, seat)))
        other = game.imagine(view, rng)
        assert json.loads(json.dumps(game.view(other, seat))) == view
        decision = game.decision(at.state)
        assert game.decision(other) == decision
        if decision is not None and decision.seat == seat:
            assert game.legal_actions(other) == game.legal_actions(at.state)


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_nobody_acts_out_of_turn(game: Game[Any], data: st.DataObject) -> None:
    at = data.draw(reachable(game))
    decision = game.decision(at.state)
    for action in game.legal_actions(at.state)[:3]:
        assert decision is not None
        assert game.refusal(at.state, action, decision.seat) is None
        wrong = (decision.seat + 1) % at.seats
        refusal = game.refusal(at.state, action, wrong)
        assert refusal is not None
        assert refusal.rule == game.turn_rule


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends(game: Game[Any], seed: int) -> None:
    for seats in game.seat_range(game.resolve_options(2, {})):
        played = random_game(game, seats, seed, {})
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
