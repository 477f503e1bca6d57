"""Whether traps, apple and lakes shut a side in behind its own front.

An animal gets out if a way leads from its place, over places of its own zone, to a front place
with an open cell before it, and neither trap nor apple stands on that way: own animals ahead of it
go first. With all cells open there are ten such front places and only seven pieces that never
move, so somebody always gets out. With lakes six front places are left.

Rule: strategus.board.lakes, strategus.move.immobile, strategus.win.blocked
"""

from __future__ import annotations

from engine.core.types import Seat
from engine.core.words import listed
from engine.games.strategus.arrangement import CELL_AT, Arrangement, cell_name, movable
from engine.games.strategus.board import BESIDE, LAKES, SIDES, SIZE, is_home
from engine.games.strategus.ranks import ARMY, IMMOBILE, PIECES

ANIMALS = sum(kind.copies for kind in ARMY if kind.key not in IMMOBILE)
"""Pieces of a side that move: thirty-three."""

OPEN: tuple[int, ...] = tuple(range(SIZE))
"""Front places with an open cell before them while there are no lakes."""

GAPS: tuple[int, ...] = tuple(
    place
    for place in OPEN
    if not any(cell in LAKES for cell in BESIDE[CELL_AT[0][place]] if not is_home(0, cell))
)
"""Front places with an open cell before them between the lakes: the same for both sides."""

PRECIOUS = frozenset({"elephant", "grizzly", "mouse"})
"""Animals that nobody likes to put in front in a trap's place."""

NEXT: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        other
        for other in (place - SIZE, place - 1, place + 1, place + SIZE)
        if 0 <= other < PIECES and (other // SIZE == place // SIZE or other % SIZE == place % SIZE)
    )
    for place in range(PIECES)
)
"""For each place those beside it."""


def ways_out(arrangement: Arrangement, lakes: bool) -> list[int]:
    """Return the places from which an animal can get out, ascending.

    Empty places count as if an animal were to come there: filling them can only close ways.
    """
    kinds = arrangement.kinds
    waiting = [place for place in (GAPS if lakes else OPEN) if kinds[place] not in IMMOBILE]
    found = set(waiting)
    while waiting:
        for place in NEXT[waiting.pop()]:
            if place not in found and kinds[place] not in IMMOBILE:
                found.add(place)
                waiting.append(place)
    return sorted(found)


def shut_in(arrangement: Arrangement, lakes: bool) -> list[int]:
    """Return the places, empty or with an animal, from which no way leads out, ascending."""
    out = set(ways_out(arrangement, lakes))
    return [
        place
        for place, kind in enumerate(arrangement.kinds)
        if kind not in IMMOBILE and place not in out
    ]


def is_walled_in(arrangement: Arrangement, lakes: bool) -> bool:
    """Tell whether fewer than half of the side's animals can ever get out.

    None at all is the same as having no legal first move: any animal on an open front place can
    both move at once and get out, and without one nobody can do either.
    """
    return 2 * len(ways_out(arrangement, lakes)) < ANIMALS


def walled_in(arrangement: Arrangement, lakes: bool, seat: Seat) -> str | None:
    """Return a warning in words where the side walls itself in, with what to change; else None.

    Rule: strategus.win.blocked, strategus.win.no-animals
    """
    if not is_walled_in(arrangement, lakes):
        return None
    out = ways_out(arrangement, lakes)
    side = SIDES[seat]
    advice = _advice(arrangement, lakes, seat)
    if not out:
        gaps = listed([cell_name(seat, place) for place in (GAPS if lakes else OPEN)])
        return (
            f"{side} is walled in: no animal can ever come out. With lakes the only ways lead over"
            f" {gaps}, and a trap or the apple stands on each of them. {side} would have no legal"
            f" first move and lose at once (strategus.win.blocked).{advice}"
        )
    cells = listed([cell_name(seat, place) for place in out])
    most = "only" if arrangement.is_complete else "at most"
    return (
        f"{side} is nearly walled in: {most} {len(out)} of its {ANIMALS} animals can ever come"
        f" out, from {cells}; traps and lakes shut in the rest. Once they have fallen {side} cannot"
        f" move and loses (strategus.win.blocked).{advice}"
    )


def best_swap(
    arrangement: Arrangement, lakes: bool, fixed: frozenset[int] = frozenset()
) -> tuple[int, int] | None:
    """Return the trap's or apple's place and the animal's that are best exchanged.

    Best is what lets most animals out; a trap goes before the apple, places in front before those
    behind it, and an animal that can be spared, from the back. Places of `fixed` stay. None where
    no exchange helps.
    """
    kinds = arrangement.kinds
    free = [place for place in range(PIECES) if place not in fixed]
    still = [place for place in free if kinds[place] in IMMOBILE]
    still.sort(key=lambda place: (kinds[place] != "trap", place))
    animals = [place for place in free if movable(kinds[place])]
    animals.sort(key=lambda place: (kinds[place] in PRECIOUS, -place))
    best, most = None, len(ways_out(arrangement, lakes))
    for one in still:
        for other in animals:
            count = len(ways_out(arrangement.swapped(one, other), lakes))
            if count > most:
                best, most = (one, other), count
    return best


def _advice(arrangement: Arrangement, lakes: bool, seat: Seat) -> str:
    """Return the sentences that tell which exchange would help, if there is anything to change."""
    swap = best_swap(arrangement, lakes)
    if swap is None:
        return ""
    one, other = (f"{arrangement.kinds[place]} on {cell_name(seat, place)}" for place in swap)
    count = len(ways_out(arrangement.swapped(*swap), lakes))
    then = "all" if count >= ANIMALS else str(count)
    return f" Swap the {one} with the {other}, for example: then {then} can come out."
