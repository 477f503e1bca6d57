"""What holds of every position of every game. Each check takes a game and a position."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.state import canonical, digest

Check = Callable[[Game[Any], Any], None]
REVEALING: Mapping[str, tuple[str, ...]] = {
    # When the other side is ready; what fights and ends show; whether an enemy is blocked or lost.
    "strategus": ("ready", "begin", "advance", "hide", "known", "end", "reveal", "win"),
}
"""By game: kinds of events by which something hidden comes out for everybody. Cards that are played
need not stand here: whoever plays them cannot play them from another hand."""


def plain(data: Any) -> Any:
    """Return data as it comes back from JSON."""
    return json.loads(json.dumps(data))


def apply_is_pure(game: Game[Any], state: Any, most: int = 20) -> None:
    """An action changes nothing but what it returns, and returns the same again."""
    before = canonical(state.data())
    for action in some(game.legal_actions(state), most):
        first, second = game.apply(state, action), game.apply(state, action)
        assert first.events == second.events
        assert canonical(first.state.data()) == canonical(second.state.data())
    assert canonical(state.data()) == before


def legal_actions_are_the_candidates_without_a_refusal(game: Game[Any], state: Any) -> None:
    """They are sorted, too, and there are none exactly where the game is over."""
    legal = game.legal_actions(state)
    assert list(legal) == sorted(set(legal))
    assert (not legal) == (game.decision(state) is None)
    if legal:
        assert legal == Game.legal_actions(game, state)


def refusals_explain(game: Game[Any], state: Any, actions: Iterable[Action]) -> None:
    """An action is legal or refused under a clause, which is the one that `apply` raises."""
    legal = set(game.legal_actions(state))
    for action in actions:
        refusal = game.refusal(state, action)
        assert (refusal is None) == (action in legal), action
        if refusal is None:
            continue
        game.rulebook.clause(refusal.rule)
        assert refusal.reason
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, action)
        assert caught.value.rule == refusal.rule


def data_and_pictures_come_back(game: Game[Any], state: Any) -> None:
    """Data and picture of a position are read back to the same position."""
    assert digest(game.from_data(plain(state.data()))) == digest(state)
    picture = game.picture(state)
    again = game.parse_picture(picture)
    assert again.data() == state.data()
    assert game.picture(again) == picture


def action_texts_come_back(game: Game[Any], state: Any) -> None:
    """Every legal action has a text of its own, which is read back to it."""
    legal = game.legal_actions(state)
    texts = [game.format(action) for action in legal]
    assert [game.parse(text) for text in texts] == list(legal)
    assert len(set(texts)) == len(texts)


def only_the_asked_seat_acts(game: Game[Any], state: Any) -> None:
    """What is legal is legal for the seat that is asked and refused to every other."""
    decision = game.decision(state)
    for action in some(game.legal_actions(state), 3):
        assert decision is not None
        assert game.refusal(state, action, decision.seat) is None
        for seat in range(state.seats):
            if seat != decision.seat:
                refusal = game.refusal(state, action, seat)
                assert refusal is not None
                assert refusal.rule == game.turn_rule


def events_can_be_told(game: Game[Any], events: Sequence[Event], seats: int) -> None:
    """Every event cites a clause, goes into JSON, and is a sentence for everybody."""
    names = [f"N{seat}" for seat in range(seats)]
    for event in events:
        game.rulebook.clause(event.rule)
        json.dumps(event.data())
        for seat in (None, *range(seats)):
            assert game.describe(event.seen_by(seat), names).endswith(".")


def looks_the_same(game: Game[Any], state: Any, other: Any, seat: int | None) -> None:
    """Two positions that a seat cannot tell apart give it the same view, question and moves."""
    assert plain(game.view(other, seat)) == plain(game.view(state, seat))
    decision = game.decision(state)
    assert game.decision(other) == decision
    if decision is not None and decision.seat == seat:
        assert game.legal_actions(other) == game.legal_actions(state)


def imagined(game: Game[Any], state: Any, seat: int | None, rng: Rng) -> Any:
    """Return a position that looks the same to a seat, with all that is hidden drawn anew."""
    view: Mapping[str, Any] = plain(game.view(state, seat))
    other = game.imagine(view, rng)
    looks_the_same(game, state, other, seat)
    return other


def secrets_do_not_interfere(
    game: Game[Any], state: Any, actions: Iterable[Action], seat: int | None, rng: Rng
) -> int:
    """What a seat sees goes on alike, whatever is hidden, until something hidden comes out.

    Play `actions` from `state` and from a position that looks the same to `seat`. It comes out
    when another seat plays what it holds only in one of them, or with an event that may reveal it.
    Return how many actions looked alike.
    """
    other = imagined(game, state, seat, rng)
    alike = 0
    for action in actions:
        decision = game.decision(state)
        assert decision is not None
        if game.refusal(other, action) is not None:
            assert decision.seat != seat, f"{action} is legal or not by what the seat cannot see"
            break
        here, there = game.apply(state, action), game.apply(other, action)
        if not told_alike(game, here.events, there.events, seat):
            break
        state, other = here.state, there.state
        looks_the_same(game, state, other, seat)
        alike += 1
    return alike


def told_alike(
    game: Game[Any], here: Sequence[Event], there: Sequence[Event], seat: int | None
) -> bool:
    """Tell whether a seat is told the same; what it is told apart must come with a secret."""
    for one, other in zip(here, there, strict=False):
        if one.seen_by(seat) != other.seen_by(seat):
            assert reveals(game, one) or reveals(game, other), f"{one} or {other}, by a secret"
            return False
    rest = here[len(there) :] or there[len(here) :]
    assert not rest or reveals(game, rest[0]), f"{rest[0]} or nothing, by a secret"
    return not rest


def reveals(game: Game[Any], event: Event) -> bool:
    """Tell whether an event may tell what was hidden: to one seat, or by its kind to all."""
    return bool(event.private) or event.kind in REVEALING.get(game.key, ())


def some(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """Return a number of actions at the most, from all parts of the list."""
    return actions[:: max(1, -(-len(actions) // most))]


def whole_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    census: Callable[[Mapping[str, Any]], Counter[str]],
    every: int = 8,
) -> Any:
    """Play a random game to its end and return its last position.

    At every ply all cards are counted and all events told; what is dear is checked at one ply in
    `every`, and at the last.
    """
    rng = Rng(seed, seats)
    step = game.setup(seats, seed=seed, **options)
    cards = census(step.state.data())
    states: list[Any] = [step.state]
    actions: list[Action] = []
    while True:
        state = step.state
        events_can_be_told(game, step.events, seats)
        assert census(state.data()) == cards
        legal = game.legal_actions(state)
        if len(actions) % every == seed % every or not legal:
            position_holds(game, state)
            seat = (None, *range(seats))[rng.below(seats + 1)]
            back = max(0, len(actions) - every)
            secrets_do_not_interfere(game, states[back], actions[back:], seat, rng)
        if not legal:
            assert game.outcome(state) is not None
            return state
        action = legal[rng.below(len(legal))]
        step = game.apply(state, action)
        actions.append(action)
        states.append(step.state)


def position_holds(game: Game[Any], state: Any) -> None:
    """Make all checks of a single position."""
    apply_is_pure(game, state, 5)
    legal_actions_are_the_candidates_without_a_refusal(game, state)
    if game.decision(state) is not None:
        refusals_explain(game, state, some(list(game.candidates(state)), 60))
    data_and_pictures_come_back(game, state)
    action_texts_come_back(game, state)
    only_the_asked_seat_acts(game, state)
