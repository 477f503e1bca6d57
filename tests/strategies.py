"""Hypothesis strategies: option sets, seeds, and positions that a game can reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.core.action import VERBS, Action
from engine.core.event import Event
from engine.core.game import Game
from engine.core.options import Option


class Reached(NamedTuple):
    """A reachable position and the way to it."""

    game: Game[Any]
    seats: int
    seed: int
    options: Mapping[str, Any]
    start: Any
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: Any


def values(option: Option, seats: int) -> list[str]:
    """Return every value of an option, as text."""
    return [*option.values, *(map(str, range(seats)) if option.any_seat else ())]


@st.composite
def settings_of(draw: Any, game: Game[Any]) -> tuple[int, dict[str, str]]:
    """A number of seats and options that allow it; often the defaults."""
    seats = draw(st.sampled_from(list(game.most_seats)))
    given = {
        option.key: draw(st.sampled_from(values(option, seats)))
        for option in game.options
        if draw(st.booleans())
    }
    if seats not in game.seat_range(game.resolve_options(2, {})):
        given["max_players"] = str(game.most_seats[-1])
    return seats, given


@st.composite
def reachable(draw: Any, game: Game[Any], longest: int = 60) -> Reached:
    """A position after some legal actions from a random set-up."""
    seats, options = draw(settings_of(game))
    seed = draw(st.integers(0, 2**64 - 1))
    step = game.setup(seats, seed=seed, **options)
    start, state, events = step.state, step.state, list(step.events)
    actions: list[Action] = []
    plies = draw(st.integers(0, longest))
    numbers = draw(st.randoms(use_true_random=False))
    for _ in range(plies):
        legal = game.legal_actions(state)
        if not legal:
            break
        action = legal[numbers.randrange(len(legal))]
        step = game.apply(state, action)
        actions.append(action)
        events += step.events
        state = step.state
    return Reached(game, seats, seed, options, start, tuple(actions), tuple(events), state)


CELL = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def junk(keys: list[str]) -> st.SearchStrategy[Action]:
    """Actions of any shape, most of them senseless."""
    return st.builds(
        Action,
        verb=st.sampled_from([*VERBS, "", "fly"]),
        key=st.sampled_from([*keys, "", "XX", "RP"]),
        cells=st.lists(CELL, max_size=3).map(tuple),
        rotation=st.integers(-2, 5),
        pay=st.lists(CELL, max_size=3).map(tuple),
    )
