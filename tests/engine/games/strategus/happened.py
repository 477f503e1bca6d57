"""All that happens in random games, in sparse ones and in every worked example."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.core.event import Event
from engine.core.example import parse_example, rulebook_examples
from engine.core.rng import Rng
from engine.games.strategus.state import StrategusState
from tests.engine.games.strategus.drawn import FEW, SETTINGS, STRATEGUS, read, sparse_game

ROOT = Path(__file__).parents[4]


@cache
def happened() -> tuple[Event, ...]:
    """Return the events of games under all settings and of all worked examples."""
    events: list[Event] = []
    for seed in range(12):
        step = STRATEGUS.setup(2, seed=seed, **SETTINGS[seed % len(SETTINGS)])  # type: ignore[arg-type]
        events += step.events
        events += _played(step.state, Rng(seed, 3), 400)
        events += _played(next(sparse_game(seed)), Rng(seed, 4), 80)
    for seed in range(6):
        events += _played(read(FEW), Rng(seed, 5), 60)
    files = sorted((ROOT / "engine/games/strategus/examples").glob("*.example"))
    texts = [text for key, _, _, text in rulebook_examples() if key == STRATEGUS.key]
    for text in [*texts, *(path.read_text(encoding="utf-8") for path in files)]:
        events += [event for row in parse_example(text).play() for event in row.events]
    return tuple(events)


def _played(state: StrategusState, rng: Rng, most: int) -> list[Event]:
    """Return what happens in random play, with offers, answers and resigning now and then."""
    events: list[Event] = []
    for _ in range(most):
        legal = STRATEGUS.legal_actions(state)
        if not legal:
            break
        seat = rng.below(2)
        meta = [a for a in STRATEGUS.meta_actions(state, seat) if rng.below(30) == 0]
        if meta and (meta[0].verb not in ("resign", "accept-draw") or rng.below(6) == 0):
            step = STRATEGUS.apply(state, meta[0], seat)
        else:
            step = STRATEGUS.apply(state, legal[rng.below(len(legal))])
        events += step.events
        state = step.state
    return events
