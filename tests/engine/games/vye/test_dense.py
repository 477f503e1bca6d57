"""The engine beside the plain reference in crowded positions, where Specials meet."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.action import Action
from engine.core.rng import Rng
from engine.core.state import digest
from engine.games.vye.state import VyeState
from tests.census import CENSUS
from tests.contract.checks import plain
from tests.engine.games.vye.dense import dense
from tests.engine.games.vye.drawn import RULES
from tests.engine.games.vye.test_against_reference import compare, table_of, theirs
from tests.reference import vye
from tests.reference.vye_cards import UNDEAD, UNDEAD_TOKENS
from tests.reference.vye_table import Card, copied, snapshot


def their_position(state: VyeState) -> vye.Position:
    """Return a position of the engine, at the start of a turn, as the reference's."""
    position = theirs(state)
    position.extra_turns, position.quiet_turns = state.extra, state.quiet
    lay(position, state)
    on_table = sum(counts.get(UNDEAD, 0) for counts in position.tokens.values())
    position.undead_left = UNDEAD_TOKENS - on_table
    for past in state.seen:
        earlier, other = state.copy(), copied(position)
        earlier.table = dict(past)
        lay(other, earlier)
        position.seen.append(snapshot(other))
    return position


def lay(position: vye.Position, state: VyeState) -> None:
    """Lay the engine's stacks and tokens on the reference's table."""
    table = table_of(state)
    position.table = {
        cell: [Card(key, land) for key, land in stack] for cell, (stack, _) in table.items()
    }
    position.tokens = {cell: dict(tokens) for cell, (_, tokens) in table.items() if tokens}


def pick(state: VyeState, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Draw a verb and card first, so that Specials come up more often than Lands; then the cell.

    Half of the Lands that could match one on the table do so.
    """
    groups: dict[tuple[str, str], list[Action]] = {}
    for action in legal:
        is_land = action.verb == "play" and action.key.startswith("land-")
        groups.setdefault((action.verb, "" if is_land else action.key), []).append(action)
    group = list(groups.values())[rng.below(len(groups))]
    joining = [action for action in group if joins(state, action)]
    pool = joining if joining and rng.below(2) else group
    return pool[rng.below(len(pool))]


def joins(state: VyeState, action: Action) -> bool:
    """Tell whether a Land is laid beside one of its set."""
    x, y = action.cells[0] if action.cells else (0, 0)
    beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return any(state.table[near].land == action.key for near in beside if near in state.table)


def play_on(number: int, plies: int) -> int:
    """Play crowded position `number` on with both, for so many plies; return how many it had."""
    state = dense(number)
    position = their_position(state)
    rng = Rng(number, 78)
    cards = CENSUS["vye"](state.data())
    for ply in range(plies):
        for what, ours, other in compare(state, position):
            assert ours == other, f"position {number}, ply {ply}: {what}\n{RULES.picture(state)}"
        legal = RULES.legal_actions(state)
        if not legal:
            return ply
        action = pick(state, legal, rng)
        position = vye.settle(position, RULES.format(action))
        state = RULES.apply(state, action).state
        assert CENSUS["vye"](state.data()) == cards
    return plies


@pytest.mark.parametrize("first", range(0, 180, 10))
def test_both_play_on_alike(first: int) -> None:
    assert sum(play_on(number, 12) for number in range(first, first + 10)) > 10


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(20))
def test_both_play_on_alike_from_many_positions(hundred: int) -> None:
    first = 1000 + 100 * hundred
    assert sum(play_on(number, 20) for number in range(first, first + 100)) > 1000


def test_crowded_positions_are_as_crowded_as_they_should_be() -> None:
    """All twelve kinds lie on tables and in hands; the lawful ones can be read back."""
    lying: Counter[str] = Counter()
    for number in range(0, 60):
        state = dense(number)
        lying.update(spot.key for spot in state.table.values())
        if number % 3 != 2:
            assert digest(RULES.from_data(plain(state.data()))) == digest(state)
            assert RULES.parse_picture(RULES.picture(state)).data() == state.data()
    kinds = {part.key for part in RULES.components() if part.kind == "special"}
    assert all(lying[key] > 5 for key in kinds)
