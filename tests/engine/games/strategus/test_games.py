"""Many games of Strategus: they end, and the greedy bot wins without seeing more than its seat."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.bots.bot import bot
from engine.bots.match import bot_game, bot_turn
from engine.core.event import Event
from engine.core.playout import random_game
from engine.core.rng import Rng
from engine.games.strategus.game import GAME
from engine.games.strategus.memory import Recalled, recall
from engine.games.strategus.state import StrategusState, side_of
from tests.engine.games.strategus.test_against_reference import options_of

GREEDY, RANDOM = bot("greedy"), bot("random")


@pytest.mark.soak
def test_a_thousand_random_games_end() -> None:
    ends: Counter[str] = Counter()
    for seed in range(1000):
        options = {} if seed % 4 == 0 else options_of(seed)
        state = random_game(GAME, 2, seed, options).state
        assert GAME.legal_actions(state) == ()
        outcome = GAME.outcome(state)
        assert outcome is not None
        ends[outcome.rule] += 1
    assert {"strategus.win.apple", "strategus.draw.no-fight"} <= set(ends)


def greedy_wins(games: range) -> int:
    """Return how many games the greedy bot wins against the random one, sides alternating."""
    won = 0
    for seed in games:
        bots = [GREEDY, RANDOM] if seed % 2 else [RANDOM, GREEDY]
        outcome = GAME.outcome(bot_game(GAME, bots, seed, {}).state)
        assert outcome is not None
        won += [bots[seat] for seat in outcome.winners] == [GREEDY]
    return won


def test_greedy_beats_random() -> None:
    assert greedy_wins(range(10)) >= 8


@pytest.mark.soak
def test_greedy_beats_random_in_four_games_of_five() -> None:
    assert greedy_wins(range(1000, 1200)) >= 160


def after(plies: int, seed: int) -> tuple[StrategusState, list[Event]]:
    """Return a position of a game between bots, and what has happened."""
    step = GAME.setup(2, seed=seed)
    state, events = step.state, list(step.events)
    for action in bot_game(GAME, [GREEDY, RANDOM], seed, {}).actions[:plies]:
        step = GAME.apply(state, action)
        state = step.state
        events += step.events
    return state, events


def permuted(state: StrategusState, moved: set[int], seen: set[int], rng: Rng) -> StrategusState:
    """Exchange the kinds of enemy pieces that the seat to move can tell nothing about."""
    other = state.copy()
    enemy = [n for n, at in enumerate(state.where) if at >= 0 and side_of(n) != state.to_move]
    free = [number for number in enemy if number not in moved | seen]
    kinds = [state.kinds[number] for number in free]
    rng.shuffle(kinds)
    for number, kind in zip(free, kinds, strict=True):
        other.kinds[number] = kind
    return other


@pytest.mark.parametrize("seed", range(4))
def test_hidden_ranks_change_neither_moves_nor_the_bots_choice(seed: int) -> None:
    state, events = after(100, seed)
    assert GAME.outcome(state) is None
    seat = state.to_move
    told = [event.seen_by(seat) for event in events]
    moved = {
        state.board[x * 10 + y] for (x, y), piece in recall(told, seat).items() if piece.has_moved
    }
    seen = {state.board[x * 10 + y] for (x, y), piece in recall(told, seat).items() if piece.kind}
    for lot in range(5):
        other = permuted(state, moved, seen, Rng(seed, lot))
        assert other.kinds != state.kinds
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.legal_actions(other) == GAME.legal_actions(state)
        turns = [bot_turn(GAME, GREEDY, one, 77, told) for one in (state, other)]
        assert turns[0].action == turns[1].action
        assert turns[0].stream == turns[1].stream


@pytest.mark.parametrize("seed", range(3))
def test_what_is_recalled_is_true(seed: int) -> None:
    state, events = after(400, seed)
    for seat in (0, 1):
        known = recall([event.seen_by(seat) for event in events], seat)
        assert known
        for (x, y), piece in known.items():
            number = state.board[x * 10 + y]
            assert side_of(number) == 1 - seat
            assert piece.kind in ("", state.kinds[number])
            assert piece != Recalled()


def test_onlookers_recall_nothing() -> None:
    _, events = after(400, 1)
    told = [event.seen_by(None) for event in events]
    assert not any("attacker" in event for event in told)
