"""Hands and the pile's order stay secret: nothing that a seat is shown depends on them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

import pytest

from engine.core.action import Action
from engine.core.rng import Rng
from engine.games.vye.state import VyeState
from engine.games.vye.themes import THEMES
from tests.contract.checks import looks_the_same
from tests.engine.games.vye.drawn import RULES, settings

HAND = 4


class Game(NamedTuple):
    """A random game: its positions and the actions between them."""

    states: list[VyeState]
    actions: list[Action]


def play(theme: str, seats: int, seed: int) -> Game:
    """Play a random game to its end."""
    rng = Rng(seed, 5)
    states = [RULES.setup(seats, seed=seed, **settings(theme, seats, seed)).state]
    actions = []
    while legal := RULES.legal_actions(states[-1]):
        actions.append(legal[rng.below(len(legal))])
        states.append(RULES.apply(states[-1], actions[-1]).state)
    return Game(states, actions)


def disguised(game: Game, first: int, last: int, seat: int | None, rng: Rng) -> VyeState:
    """Return position `first`, where `seat` cannot notice the difference up to position `last`.

    All cards are exchanged that come out neither by being played nor in the seat's own hand:
    those that stay in other hands, those that others draw and keep, and the rest of the pile.
    """
    state = game.states[first].copy()
    hands = [list(hand) for hand in state.hands]
    pile = list(state.pile)
    played: list[Counter[str]] = [Counter() for _ in hands]
    drawn = 0
    # Where each card lies that may be exchanged: (hand, place), or (-1, place) in the pile.
    free: list[tuple[int, int]] = []
    kept: list[list[tuple[int, int]]] = [
        [(s, i) for i in range(len(h))] for s, h in enumerate(hands)
    ]

    def card(place: tuple[int, int]) -> str:
        return pile[place[1]] if place[0] < 0 else hands[place[0]][place[1]]

    for ply in range(first, last):
        before, after = game.states[ply], game.states[ply + 1]
        mover, action = before.to_move, game.actions[ply]
        if action.verb == "play" and action.key in before.hands[mover]:
            at = next(place for place in kept[mover] if card(place) == action.key)
            kept[mover].remove(at)
            played[mover][action.key] += 1
        gone = len(before.pile) - len(after.pile)
        kept[mover] += [(-1, drawn + n) for n in range(gone) if pile[drawn + n] != "empress"]
        drawn += gone
    for other, places in enumerate(kept):
        free += [place for place in places if other != seat]
    free += [(-1, n) for n in range(drawn, len(pile)) if pile[n] != "empress"]
    cards = [card(place) for place in free]
    rng.shuffle(cards)
    for (zone, index), key in zip(free, cards, strict=True):
        (pile if zone < 0 else hands[zone])[index] = key
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.pile = tuple(pile)
    return state


@pytest.mark.parametrize("theme", THEMES)
def test_what_others_hold_and_the_pile_holds_is_never_noticed(theme: str) -> None:
    """Views, questions, own moves and events are the same for as long as nothing comes out."""
    seats = 2 + THEMES.index(theme) % 4
    game = play(theme, seats, 3)
    rng = Rng(4)
    for seat in (None, *range(seats)):
        first = rng.below(len(game.actions) // 2)
        follow(game, first, min(first + 24, len(game.actions)), seat, rng)


def follow(game: Game, first: int, last: int, seat: int | None, rng: Rng) -> None:
    """Play on from a disguised position, and see no difference through the eyes of a seat."""
    other = disguised(game, first, last, seat, rng)
    assert other.hands != game.states[first].hands or other.pile != game.states[first].pile
    for ply in range(first, last):
        state, action = game.states[ply], game.actions[ply]
        looks_the_same(RULES, state, other, seat)
        if action.verb == "pass" and state.to_move != seat and RULES.refusal(other, action):
            return  # a pass tells that nothing in the hand can be played
        here, there = RULES.apply(state, action), RULES.apply(other, action)
        ours, theirs = ([e.seen_by(seat) for e in step.events] for step in (here, there))
        assert ours == theirs
        other = there.state
    looks_the_same(RULES, game.states[last], other, seat)


def visible(state: VyeState, seat: int | None) -> Counter[str]:
    """Return the cards that a seat sees now, or has seen: beneath others, on sideboards."""
    found = Counter(state.hands[seat] if seat is not None else ())
    for spot in state.table.values():
        found.update([spot.key, *(layer.key for layer in spot.beneath)])
    for cards in state.sideboards:
        found.update(cards)
    return found


def words(data: Any) -> set[str]:
    """Return every text in JSON data, keys too."""
    if isinstance(data, dict):
        return {word for pair in data.items() for part in pair for word in words(part)}
    if isinstance(data, list | tuple):
        return {word for part in data for word in words(part)}
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_is_named_to_a_seat_that_cannot_see_it(theme: str, seats: int) -> None:
    """A key of which every copy is hidden stands in no view, event, sentence or refusal."""
    names = [f"N{seat}" for seat in range(seats)]
    game = play(theme, seats, 6)
    searched = 0
    for action, state, after in zip(game.actions, game.states, game.states[1:], strict=False):
        events = RULES.apply(state, action).events
        for seat in (None, *range(seats)):
            hidden = {*after.pile, *(key for hand in after.hands for key in hand)}
            hidden -= {*visible(after, seat), *visible(state, seat)} | {"empress"}
            view: Any = RULES.view(after, seat)
            view = {key: view[key] for key in view if key not in ("options", "kinds")}
            told = [event.seen_by(seat) for event in events]
            spoken = json.dumps([RULES.describe(event, names) for event in told])
            assert not words(view) & hidden
            assert not words(told) & hidden
            for part in RULES.components():
                if part.key in hidden and part.name not in json.dumps(action):
                    assert part.name not in spoken
            searched += len(hidden)
    assert searched > 15
