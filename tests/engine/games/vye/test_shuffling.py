"""No-shuffling and the twelve turns: a bot that moves tokens whenever it can gets nowhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.rng import Rng
from engine.games.vye.state import VyeState
from tests.engine.games.vye.dense import dense
from tests.engine.games.vye.drawn import RULES

MOST = 12
ARMS = ("barracks", "catapult", "fortress", "underminers")
OPTION_SETS = (
    {"theme": "weapons-of-war"},
    {"theme": "weapons-of-war", "underminers_later_dig": "on"},
    {"theme": "weapons-of-war", "tokens": "thirty"},
    {"theme": "players-choice", "kinds": "barracks,catapult,fortress,waystone"},
    {"theme": "players-choice", "kinds": "barracks,fortress,necropolis,sanctuary"},
)
Look = dict[tuple[int, int], Any]


def look(state: VyeState) -> Look:
    """Return cards, cells, stacks and tokens of the table, as a spectator sees them."""
    view: Any = RULES.view(state, None)
    return {tuple(place["cell"]): place for place in view["board"]}


def liked(state: VyeState, action: Action) -> tuple[bool, int]:
    """Return how much a mover likes an action at the start of a turn.

    Best are token actions; then cards that bring tokens, amid as many of its own cards as can be.
    """
    if action.verb != "play":
        return True, 9
    x, y = action.cells[0]
    near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    own = sum(state.table[cell].owner == state.to_move for cell in near if cell in state.table)
    return action.key in ARMS, own


def choose(state: VyeState, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Return what a mover does; while a card is played it keeps the tokens where they are."""
    if state.pending:
        return legal[-1] if state.pending[-1].optional else legal[rng.below(len(legal))]
    best = max(liked(state, action) for action in legal)
    pool = [action for action in legal if liked(state, action) == best]
    return pool[rng.below(len(pool))]


def run(state: VyeState, rng: Rng) -> Counter[str]:
    """Let movers play to the end and hold every turn to the rule; count what they did.

    Kept apart from the state's own memory: the tables at the ends of turns since the last card.
    """
    found: Counter[str] = Counter()
    tables = [look(state)]
    quiet = 0
    while legal := RULES.legal_actions(state):
        decision = RULES.decision(state)
        assert decision is not None
        is_start = decision.rule == "vye.turn.order"
        action = choose(state, legal, rng)
        if is_start:
            verb = action.verb
            token_actions = [a for a in legal if a.verb in ("move", "use")]
            assert not (token_actions and quiet >= MOST)
            found["most"] = max(found["most"], quiet)
        state = RULES.apply(state, action).state
        after = RULES.decision(state)
        if after is not None and after.rule != "vye.turn.order":
            continue
        found[verb] += 1
        now = look(state)
        if verb == "play":
            tables, quiet = [now], 0
            continue
        if verb != "pass":
            assert now not in tables, f"this table was there before:\n{RULES.picture(state)}"
        tables.append(now)
        quiet += 1
    assert RULES.outcome(state) is not None
    return found


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_movers_come_to_an_end(options: dict[str, str]) -> None:
    found: Counter[str] = Counter()
    for seed in range(6):
        found += run(RULES.setup(2 + seed % 4, seed=seed, **options).state, Rng(seed, 8))
    assert found["move"] > 50


def test_movers_are_stopped_after_twelve_turns() -> None:
    """With fortresses all around there is always a new table, so that the number stops them."""
    text = """\
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: land-f land-g
hand 1: land-h
pile: land-i empress
board:
     0             1             2
  0  fortress:0x6  land-a:0      barracks:0x4
  1  land-b:1      fortress:1x6  barracks:1x4
  2  land-c:1      land-d:1      land-e:1
"""
    state = RULES.parse_picture(text)
    found = run(state, Rng(1))
    assert found["most"] == MOST
    assert found["move"] >= MOST


@pytest.mark.soak
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_movers_come_to_an_end_in_many_games(options: dict[str, str]) -> None:
    found: Counter[str] = Counter()
    for seed in range(300):
        found |= run(RULES.setup(2 + seed % 4, seed=seed, **options).state, Rng(seed, 9))
    assert found["most"] == MOST


def shots_from(number: int) -> int:
    """Play token actions from a crowded position; no shot brings back a remembered table."""
    state = dense(number)
    rng = Rng(number, 79)
    shots = 0
    for _ in range(12):
        legal = RULES.legal_actions(state)
        if not legal:
            break
        for use in (action for action in legal if action.verb == "use"):
            aimed = RULES.apply(state, use).state
            for choice in RULES.legal_actions(aimed):
                after = RULES.apply(aimed, choice).state
                assert after.table not in state.seen, RULES.picture(state)
                shots += 1
        rare = [action for action in legal if action.verb != "play"]
        pool = rare or legal
        state = RULES.apply(state, pool[rng.below(len(pool))]).state
    return shots


def test_a_shot_never_brings_back_a_table() -> None:
    """So that shots need no test for shuffling, as the code of shooters says."""
    armed = [n for n in range(120) if {"catapult"} < {s.key for s in dense(n).table.values()}]
    assert sum(map(shots_from, armed)) > 100


@pytest.mark.soak
def test_many_shots_never_bring_back_a_table() -> None:
    assert sum(shots_from(number) for number in range(3000, 5000)) > 2_000
