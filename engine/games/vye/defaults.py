"""What a position written by hand may leave out: sets and kinds in play, and sideboards.

Rule: vye.setup.which-sets, vye.setup.theme, vye.setup.families
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.core.types import Cell, Options, Seat
from engine.games.vye.cards import SPECIALS
from engine.games.vye.lands import LANDS, LETTERS
from engine.games.vye.options import named_sets, number_of_sets
from engine.games.vye.setup import fixed_kinds
from engine.games.vye.state import Spot
from engine.games.vye.themes import FREE_KINDS


def usual_sets(seats: int, options: Options, there: Iterable[str]) -> tuple[str, ...]:
    """Return the sets that the option names, else those of the cards `there` and the next ones."""
    named = named_sets(options)
    if named:
        return named
    appear = {LANDS[key] for key in there if key in LANDS}
    return _filled(appear, LETTERS, number_of_sets(seats, options))


def usual_kinds(options: Options, there: Iterable[str]) -> tuple[str, ...]:
    """Return the kinds that the options fix, else those of the cards `there` and the next ones."""
    fixed = fixed_kinds(options)
    if fixed is not None:
        return fixed
    return _filled({key for key in there if key in SPECIALS}, tuple(SPECIALS), FREE_KINDS)


def usual_sideboards(
    full: list[tuple[str, ...]],
    given: Mapping[Seat, tuple[str, ...]],
    table: Mapping[Cell, Spot],
    elsewhere: Iterable[str],
) -> list[tuple[str, ...]]:
    """Return every sideboard: the one given, else the full one less what lies somewhere else.

    Nobody knows whose a Fortress on the table was. It is taken to be its holder's, and where that
    cannot be, the first seat's that still has one.
    """
    found = [given.get(seat, cards) for seat, cards in enumerate(full)]
    open_seats = [seat for seat in range(len(full)) if seat not in given]
    gone = Counter(elsewhere)
    held: list[tuple[Seat, str]] = []
    for cell in sorted(table):
        spot = table[cell]
        held.append((spot.owner, spot.key))
        gone.update(layer.key for layer in spot.beneath)
    late: list[str] = []
    for owner, key in held:
        if owner in open_seats and key in found[owner]:
            found[owner] = _without(found[owner], key)
        else:
            late.append(key)
    for key in (*late, *gone.elements()):
        for seat in open_seats:
            if key in found[seat]:
                found[seat] = _without(found[seat], key)
                break
    return found


def _filled(appear: set[str], known: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Return what appears, filled up from `known` to a number, in the order of `known`."""
    missing = [item for item in known if item not in appear]
    return tuple(sorted((*appear, *missing[: max(0, number - len(appear))]), key=known.index))


def _without(cards: tuple[str, ...], key: str) -> tuple[str, ...]:
    at = cards.index(key)
    return cards[:at] + cards[at + 1 :]
