"""Strategus positions for tests: whole random games, sparse ones that chase, texts of set ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core.registry import game
from engine.core.rng import Rng
from engine.games.strategus.account import Account, state_of
from engine.games.strategus.board import LAKES, ORDER, is_home
from engine.games.strategus.places import Places, name_of
from engine.games.strategus.position_words import word
from engine.games.strategus.ranks import COUNTS, IMMOBILE
from engine.games.strategus.state import StrategusState

STRATEGUS = game("strategus")
SETTINGS: list[dict[str, str]] = [
    {},
    {"lakes": "on", "no_fight_limit": "40"},
    {"repetition": "isf", "memory_aid": "on"},
    {"scout_charge": "off", "repetition": "isf", "lakes": "on", "no_fight_limit": "30"},
    {"memory_aid": "on", "first": "north", "no_fight_limit": "off"},
    {"repetition": "isf", "first": "south", "lakes": "on", "memory_aid": "on"},
]


def random_game(seed: int, most: int = 500) -> Iterator[StrategusState]:
    """Yield the positions of a game with some offers, refusals and, now and then, a resignation."""
    state = STRATEGUS.setup(2, seed=seed, **SETTINGS[seed % len(SETTINGS)]).state  # type: ignore[arg-type]
    yield state
    yield from played(state, Rng(seed, 1), most)


def sparse_game(seed: int, most: int = 60) -> Iterator[StrategusState]:
    """Yield the positions of a game of few pieces under isf, in which pieces go to and fro."""
    rng = Rng(seed, 2)
    given = {"repetition": "isf", "memory_aid": ("off", "on")[seed % 2]}
    options = STRATEGUS.resolve_options(2, {**given, "lakes": ("off", "on")[seed // 2 % 2]})
    pieces: dict[int, tuple[int, str]] = {}
    for seat in (0, 1):
        for kind in ("wolf", "scout", "fox", "lion", "trap", "apple")[: 2 + rng.below(5)]:
            at = rng.below(100)
            is_wrong = kind in IMMOBILE and not is_home(seat, at)
            if at not in pieces and at not in LAKES and not is_wrong:
                pieces[at] = seat, kind
    account = Account(seed % 2, seed % 2, pieces, is_complete=False)
    state = state_of(2, options, account, Places({}, {}))
    yield state
    yield from played(state, rng, most)


def played(state: StrategusState, rng: Rng, most: int) -> Iterator[StrategusState]:
    """Yield what random play, which likes to move pieces back, makes of a position."""
    for _ in range(most):
        legal = STRATEGUS.legal_actions(state)
        if not legal:
            return
        seat = rng.below(2)
        meta = STRATEGUS.meta_actions(state, seat)
        if meta and rng.below(40) == 0:
            some = [a for a in meta if a.verb not in ("resign", "accept-draw") or not rng.below(9)]
            if some:
                state = STRATEGUS.apply(state, some[rng.below(len(some))], seat).state
                yield state
                continue
        action = legal[rng.below(len(legal))]
        back = [a for a in legal if state.rows and a.cells[1:] == _left(state)]
        if back and rng.below(2):
            action = back[rng.below(len(back))]
        state = STRATEGUS.apply(state, action).state
        yield state


def _left(state: StrategusState) -> tuple[tuple[int, int], ...]:
    """Return the cell that the side to move left with its last half-move."""
    own = [row for row in state.rows if row.piece // 40 == state.to_move]
    return (divmod(own[-1].source, 10),) if own else ()


@cache
def states(games: int, step: int) -> tuple[StrategusState, ...]:
    """Return positions of whole and of sparse games: every `step`-th, and the last."""
    chosen: list[StrategusState] = []
    for seed in range(games):
        for found in (random_game(seed), sparse_game(seed)):
            every = list(found)
            chosen += [*every[:-1:step], every[-1]]
    return tuple(chosen)


def text(lines: str, options: str = "") -> str:
    """Return the text of a set position: its head, then `lines`."""
    head = ["game: strategus\nseats: 2"] + [f"options: {options}"] * bool(options)
    return "\n".join([*head, *lines.strip("\n").splitlines()]) + "\n"


def read(lines: str, options: str = "") -> Any:
    """Return a set position."""
    return STRATEGUS.parse_picture(text(lines, options))


def board(**cells: str) -> str:
    """Return the lines of a board from the words on its cells: `board(a4="s-wolf")`."""
    lines = ["board:", "  " + " ".join("abcdefghij")]
    for row in range(10, 0, -1):
        words = [cells.get(f"{column}{row}", ".") for column in "abcdefghij"]
        lines.append(f"  {row} {' '.join(words)}")
    return "\n".join(lines)


FEW = board(a1="s-apple", a4="s-wolf", b4="s-scout", a10="n-apple", a7="n-fox", j7="n-trap")
ISF = "repetition=isf"
ALL = tuple(kind for kind, count in COUNTS.items() for _ in range(count))
"""An army, in the order of ranks."""


def placed(south: int, north: int) -> str:
    """Return the lines of a position in which so many pieces are placed, in the order of ranks."""
    cells = {}
    for seat, count in enumerate((south, north)):
        for kind, at in zip(ALL[:count], ORDER[seat], strict=False):
            cells[name_of(at)] = word(seat, kind)
    return f"placed: {south} {north}\n" + board(**cells)
