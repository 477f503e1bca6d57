"""The two rules of tournaments against repeated moves.

Rule: strategus.repeat.two-square, strategus.repeat.more-squares
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.games.strategus.board import BESIDE
from engine.games.strategus.movement import between
from engine.games.strategus.state import GONE, HalfMove, StrategusState, side_of

ROW = 3
"""Half-moves of a side that two-square looks back at."""

Border = tuple[int, int]


def borders(source: int, target: int) -> set[Border]:
    """Return the cell borders that a move crosses, each as its two cells ascending.

    Only a set to look things up in.
    """
    passed = between(source, target)
    assert passed is not None
    way = [source, *passed, target]
    return {(min(a, b), max(a, b)) for a, b in pairwise(way)}


def crosses_again(state: StrategusState, source: int, target: int) -> bool:
    """Tell whether a move crosses a border for the fourth time in a row.

    Rule: strategus.repeat.two-square
    """
    number = state.board[source]
    before = [row for row in state.rows if row.piece == number]
    if len(before) < ROW:
        return False
    crossed = borders(source, target)
    for row in before:
        crossed &= borders(row.source, row.target)
    return bool(crossed)


def live(moves: Sequence[HalfMove], where: Sequence[int]) -> tuple[HalfMove, ...]:
    """Return the half-moves, of all the oldest first, that may still forbid a fourth crossing.

    Of each side they are the last ones, three at most, that one piece made which is on the board
    and that share a border; `where` is that of the state. Rule: strategus.repeat.two-square
    """
    found: list[int] = []
    for seat in (0, 1):
        own = [(at, each) for at, each in enumerate(moves) if side_of(each.piece) == seat]
        shared: set[Border] | None = None
        for at, half_move in reversed(own[-ROW:]):
            crossed = borders(half_move.source, half_move.target)
            shared = crossed if shared is None else shared & crossed
            is_other = half_move.piece != own[-1][1].piece
            if is_other or not shared or where[half_move.piece] == GONE:
                break
            found.append(at)
    return tuple(moves[at] for at in sorted(found))


def answers(threat: HalfMove, evasion: HalfMove) -> bool:
    """Tell whether a half-move takes a piece away that the one before it threatens.

    Neither of them is a fight. Rule: strategus.repeat.more-squares
    """
    return evasion.source in BESIDE[threat.target]


def chase(run: tuple[HalfMove, ...]) -> tuple[HalfMove, ...]:
    """Return the end of a run that is threats and evasions in turn, the last one an evasion.

    Rule: strategus.repeat.more-squares
    """
    start = len(run)
    while start >= 2 and answers(run[start - 2], run[start - 1]):
        start -= 2
    return run[start:]


def brought_back(state: StrategusState) -> list[tuple[int, int]]:
    """Return the moves, as piece and target, that more-squares forbids the side to move.

    Rule: strategus.repeat.more-squares
    """
    chased = chase(state.run)
    if not chased:
        return []
    where, board = state.where, state.board
    evaders = {evasion.piece for evasion in chased[1::2]}
    last = chased[-2]
    # Walking back, the places of the pieces that stood elsewhere than now.
    elsewhere: dict[int, int] = {}
    found = []
    for place in range(len(chased) - 1, 0, -1):
        half_move = chased[place]
        elsewhere[half_move.piece] = half_move.source
        if half_move.source == where[half_move.piece]:
            del elsewhere[half_move.piece]
        if place % 2 == 0 or len(elsewhere) != 1:
            continue
        # What is left differs from a position after a threat by one piece of one's own.
        ((piece, target),) = elsewhere.items()
        if side_of(piece) != side_of(last.piece) or board[target] >= 0:
            continue
        if piece == last.piece and target == last.source:
            continue  # one step back is allowed
        if any(where[evader] in BESIDE[target] for evader in evaders):
            found.append((piece, target))
    return found


def forbidden(state: StrategusState, source: int, target: int) -> str | None:
    """Return the clause by which repetition forbids a move that is legal otherwise."""
    if state.options["repetition"] == "off":
        return None
    if crosses_again(state, source, target):
        return "strategus.repeat.two-square"
    if (state.board[source], target) in brought_back(state):
        return "strategus.repeat.more-squares"
    return None


def remember(state: StrategusState, half_move: HalfMove, *, is_fight: bool) -> None:
    """Note a half-move, as far as repetition may ask for it or for those before it."""
    if state.options["repetition"] == "off":
        return
    state.rows = live((*state.rows, half_move), state.where)
    if is_fight:
        state.run = ()
        return
    run = (*state.run, half_move)
    # Both sides may be chasing: the one to move now, and the other one after its next move.
    needed = max(len(chase(run)), len(chase(run[:-1])) + 1)
    state.run = run[len(run) - needed :]
