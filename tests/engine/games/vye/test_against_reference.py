"""The engine beside a plain second implementation, written from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.registry import game
from engine.core.rng import Rng
from engine.games.vye.state import VyeState
from engine.games.vye.themes import THEMES
from engine.games.vye.tokens import UNDEAD
from tests.reference import vye
from tests.reference.vye_cards import UNDEAD as THEIR_UNDEAD
from tests.reference.vye_setup import setup_faults

RULES = game("vye")
CHOICES: dict[str, list[str]] = {
    "layout": ["plus", "row", "quincunx"],
    "tokens": ["unlimited", "thirty"],
    "chain_at_fortified": ["stop", "pass"],
    "underminers_later_dig": ["off", "on"],
    "wild_land_strict": ["off", "on"],
    "undead_own_targets": ["on", "off"],
    "lost_city": ["two", "plus-two"],
    "sanctuary_counts": ["one", "zero"],
    "cover_sinkhole": ["on", "off"],
    "largest_by": ["cards", "points"],
}
KINDS = [component.key for component in RULES.components() if component.kind == "special"]


def settings(number: int) -> tuple[int, dict[str, str]]:
    """Number of seats and options of game `number`: themes and seats in turn, the rest by lot."""
    rng = Rng(number, 1)
    options = {key: values[rng.below(len(values))] for key, values in CHOICES.items()}
    theme = THEMES[number % len(THEMES)]
    options["theme"] = theme
    if theme == "players-choice":
        kinds = list(KINDS)
        rng.shuffle(kinds)
        options["kinds"] = ",".join(kinds[:4])
    return 2 + number // len(THEMES) % 4, options


def theirs(state: VyeState) -> vye.Position:
    """Return a start of the engine as the reference's position."""
    return vye.start(
        state.seats,
        {key: str(value) for key, value in state.options.items()},
        state.houses,
        state.hands,
        state.sideboards,
        state.pile,
        {cell: spot.key for cell, spot in state.table.items()},
        state.to_move,
        state.sets,
        state.kinds,
    )


def table_of(state: VyeState) -> dict[Any, Any]:
    """Return stacks (bottom to top, with what Wild Lands are) and tokens by owner."""
    found = {}
    for cell, spot in state.table.items():
        cards = [(spot.key, spot.land), *((layer.key, layer.land) for layer in spot.beneath)]
        stack = [(key, land if key == "wild-land" and land else None) for key, land in cards]
        tokens = Counter(spot.shares)
        tokens[spot.owner] += spot.tokens
        named = {THEIR_UNDEAD if o == UNDEAD else o: n for o, n in tokens.items() if n}
        found[cell] = (stack[::-1], named)
    return found


def their_table(position: vye.Position) -> dict[Any, Any]:
    """Return the same of the reference's position."""
    return {
        cell: ([(card.key, card.aspect) for card in stack], position.tokens.get(cell, {}))
        for cell, stack in position.table.items()
    }


def compare(state: VyeState, position: vye.Position) -> Iterator[tuple[str, Any, Any]]:
    """Yield what is told apart, ours and theirs."""
    decision = RULES.decision(state)
    yield "mover", decision.seat if decision else None, vye.mover(position)
    yield "legal", {RULES.format(a) for a in RULES.legal_actions(state)}, vye.legal(position)
    yield "table", table_of(state), their_table(position)
    hands = [Counter(hand) for hand in position.hands]
    for hand in hands:
        hand.pop("empress", None)
    yield "hands", [Counter(hand) for hand in state.hands], hands
    yield (
        "sideboards",
        [Counter(cards) for cards in state.sideboards],
        [Counter(cards) for cards in position.sideboards],
    )
    yield "pile", list(state.pile), position.pile
    yield "extra", state.extra, position.extra_turns
    yield "turn", state.to_move, position.to_move
    if state.seen:
        yield "quiet", state.quiet, position.quiet_turns
    yield "over", state.over, vye.is_over(position)
    yield "scores", list(RULES.scores(state)), list(vye.scores(position))


def play_both(number: int) -> int:
    """Play game `number` twice and return how many plies it had."""
    seats, options = settings(number)
    state = RULES.setup(seats, seed=number, **options).state
    position = theirs(state)
    assert setup_faults(position) == []
    rng = Rng(number, 2)
    plies = 0
    while True:
        for what, ours, other in compare(state, position):
            assert ours == other, f"game {number}, ply {plies}, {seats} seats, {options}: {what}"
        legal = RULES.legal_actions(state)
        if not legal:
            break
        # Half of the time a token action or an answer, where there is one: cards abound.
        rare = [action for action in legal if action.verb != "play"]
        pool = rare if rare and rng.below(2) else legal
        action = pool[rng.below(len(pool))]
        position = vye.play(position, RULES.format(action))
        state = RULES.apply(state, action).state
        plies += 1
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == vye.winners(position)
    return plies


@pytest.mark.parametrize("number", range(40))
def test_both_play_the_same_game(number: int):
    assert play_both(number) > 20


@pytest.mark.soak
def test_both_play_the_same_games():
    assert sum(play_both(number) for number in range(1000, 1300)) > 300 * 30
