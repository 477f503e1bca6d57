"""Random playouts: our games beside python-chess, turn about in one run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import chess

from engine.core.playout import random_game
from engine.core.registry import game

ROUNDS = 11
SECONDS = 0.5
"""Of this process alone, so that others on the machine do not count."""
CONTESTANTS: tuple[tuple[str, int, Mapping[str, str]], ...] = (
    ("rue", 2, {}),
    ("rue", 4, {}),
    ("vye", 2, {}),
    ("vye", 4, {}),
    ("vye", 2, {"theme": "random"}),
    ("vye", 4, {"theme": "random"}),
    ("strategus", 2, {}),
    ("strategus", 2, {"repetition": "isf"}),
)
LONGEST = 400
"""Half-moves after which a random chess game is given up."""


class Rate(NamedTuple):
    """What one contestant did: plies and enumerated actions, each a second."""

    plies: float
    actions: float


class Row(NamedTuple):
    """Medians of our rate and theirs, and the ratios."""

    name: str
    ours: Rate
    theirs: Rate

    def text(self) -> str:
        """Return the row as one line."""
        plies, actions = (
            ours / theirs for ours, theirs in zip(self.ours, self.theirs, strict=True)
        )
        return (
            f"{self.name}: {self.ours.plies:,.0f} plies/s, {self.ours.actions:,.0f} actions/s; "
            f"python-chess: {self.theirs.plies:,.0f} plies/s, "
            f"{self.theirs.actions:,.0f} actions/s; "
            f"ratio {plies:.2f} in plies, {actions:.2f} in actions"
        )


def games_of(key: str, seats: int, options: Mapping[str, str]) -> Callable[[int], tuple[int, int]]:
    """Return a function that plays game number n and counts its plies and legal actions."""
    rules = game(key)

    def play(number: int) -> tuple[int, int]:
        played = random_game(rules, seats, number, options)
        return len(played.actions), played.enumerated

    return play


def chess_game(number: int) -> tuple[int, int]:
    """Play a random chess game and count its plies and legal moves."""
    chance = random.Random(number)
    board = chess.Board()
    plies = enumerated = 0
    while plies < LONGEST and (moves := list(board.legal_moves)):
        enumerated += len(moves)
        board.push(chance.choice(moves))
        plies += 1
    return plies, enumerated


def rate(play: Callable[[int], tuple[int, int]], first: int) -> Rate:
    """Play games for SECONDS and return what was done a second."""
    plies = actions = 0
    number = first
    started = time.process_time()
    while (took := time.process_time() - started) < SECONDS:
        more, legal = play(number)
        plies, actions, number = plies + more, actions + legal, number + 1
    return Rate(plies / took, actions / took)


def measure() -> Iterator[Row]:
    """Measure every contestant in turn, ROUNDS times, and yield medians."""
    for key, seats, options in CONTESTANTS:
        play = games_of(key, seats, options)
        pairs = [(rate(play, r * 1000), rate(chess_game, r * 1000)) for r in range(ROUNDS)]
        ours, theirs = zip(*pairs, strict=True)
        name = ", ".join([game(key).title, f"{seats} players", *map("=".join, options.items())])
        yield Row(name, median(ours), median(theirs))


def median(rates: tuple[Rate, ...]) -> Rate:
    """Return the middle of each figure."""
    middle = len(rates) // 2
    return Rate(*(sorted(values)[middle] for values in zip(*rates, strict=True)))
