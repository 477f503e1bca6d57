"""Hypothesis strategies: option sets, seeds, positions that a game can reach, and wild actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.core.action import VERBS, Action
from engine.core.event import Event
from engine.core.game import Game
from engine.core.rng import Rng
from tests.settings import some_settings


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


@st.composite
def reachable(
    draw: Any,
    game: Game[Any],
    longest: int = 80,
    seats: int = 0,
    fixed: Mapping[str, str] | None = None,
) -> Reached:
    """A position after some legal actions from a random set-up."""
    chance = Rng(draw(st.integers(0, 2**32)))
    seats, options = some_settings(game, chance, seats, fixed)
    seed = draw(st.integers(0, 2**64 - 1))
    step = game.setup(seats, seed=seed, **options)
    start, state, events = step.state, step.state, list(step.events)
    actions: list[Action] = []
    for _ in range(draw(st.integers(0, longest))):
        legal = game.legal_actions(state)
        if not legal:
            break
        action = legal[chance.below(len(legal))]
        step = game.apply(state, action)
        actions.append(action)
        events += step.events
        state = step.state
    return Reached(game, seats, seed, options, start, tuple(actions), tuple(events), state)


CELL = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def junk(game: Game[Any]) -> st.SearchStrategy[Action]:
    """Actions of any shape with the game's words, most of them senseless."""
    keys = [component.key for component in game.components()]
    return st.builds(
        Action,
        verb=st.sampled_from([*VERBS, "", "fly"]),
        key=st.sampled_from([*keys, "", "no-such-card"]),
        cells=st.lists(CELL, max_size=3).map(tuple),
        rotation=st.integers(-2, 5),
        pay=st.lists(CELL, max_size=3).map(tuple),
    )


def plausible(game: Game[Any], state: Any) -> st.SearchStrategy[Action]:
    """Actions in the game's own forms, about its cards and the cells that it plays on now."""
    near = list(game.candidates(state)) if game.decision(state) else []
    cells = sorted({cell for action in near for cell in (*action.cells, *action.pay)})
    cells += [(x + 1, y) for x, y in cells[:1]] + [(x, y - 1) for x, y in cells[-1:]]
    keys = sorted({component.key for component in game.components()} | {a.key for a in near} - {""})
    rotations = [-1, *range(4)]

    def formed(verb: str) -> st.SearchStrategy[Action]:
        shape = game.shapes[verb]
        where = st.sampled_from(cells or [(0, 0)])
        return st.builds(
            Action,
            verb=st.just(verb),
            key=st.sampled_from(keys) if shape.key else st.just(""),
            cells=st.lists(where, min_size=shape.cells, max_size=shape.cells).map(tuple),
            rotation=st.sampled_from(rotations) if shape.rotation else st.just(-1),
            pay=st.lists(where, max_size=2 * shape.pay).map(tuple),
        )

    return st.sampled_from(sorted(game.shapes)).flatmap(formed) | st.sampled_from(
        near or [Action("")]
    )
