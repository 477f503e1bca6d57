"""Setting up: sets, theme, hands, start cards, pile and Empress.

Rule: vye.setup.families
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.event import Event
from engine.core.rng import Rng
from engine.core.types import Cell, Json, Options, Seat
from engine.games.vye import lands
from engine.games.vye.board import open_cells
from engine.games.vye.cards import COPIES, SIDEBOARD_KINDS, SPECIALS
from engine.games.vye.components import EMPRESS
from engine.games.vye.families import family_cards
from engine.games.vye.options import houses_of, named_sets, number_of_sets
from engine.games.vye.state import Spot, VyeState
from engine.games.vye.themes import FREE_KINDS, KID_FRIENDLY, LISTS
from engine.games.vye.turn import HAND

LAYOUTS: Mapping[str, tuple[Cell, ...]] = {
    "plus": ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)),
    "row": ((-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)),
    "quincunx": ((0, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)),
}
"""The cells of the start cards in the order in which they are laid. Rule: vye.setup.start-cards."""

BOTTOM = 4
"""Cards at the bottom of the pile that the Empress is shuffled into. Rule: vye.setup.empress."""


def set_up(seats: int, options: Options, rng: Rng, log: list[Event]) -> VyeState:
    """Lay the table and deal, in the order in which the clauses stand."""
    houses = houses_of(seats, options)
    sets = _draw_sets(seats, options, rng)
    kinds = _draw_kinds(options, rng)
    theme = str(options["theme"])
    deck = [lands.land_key(letter) for letter in sets for _ in range(lands.COPIES)]
    rng.shuffle(deck)
    hands = [tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)]
    del deck[: HAND * seats]
    layout = LAYOUTS[str(options["layout"])]
    table = {cell: Spot(key, land=key) for cell, key in zip(layout, deck, strict=False)}
    del deck[: len(layout)]
    if theme != KID_FRIENDLY:
        deck += [key for key in kinds if key not in SIDEBOARD_KINDS for _ in range(COPIES[key])]
        rng.shuffle(deck)
        bottom = [*deck[-BOTTOM:], EMPRESS]
        rng.shuffle(bottom)
        deck[-BOTTOM:] = bottom
    chosen = options["first"]
    first = chosen if isinstance(chosen, int) else rng.below(seats)
    state = VyeState(
        seats=seats,
        options=options,
        houses=houses,
        sets=sets,
        kinds=kinds,
        table=table,
        hands=hands,
        sideboards=[sideboard(house, kinds, theme) for house in houses],
        pile=tuple(deck),
        to_move=first,
        turn=1,
        extra=0,
        quiet=0,
        seen=(table,),
        pending=(),
        over=False,
        frontier=open_cells(table),
    )
    _tell(state, layout, log)
    return state


def sideboard(house: str, kinds: tuple[str, ...], theme: str) -> tuple[str, ...]:
    """Return the cards that a seat starts with on its sideboard, ascending.

    Rule: vye.setup.families, vye.setup.theme
    """
    if theme == KID_FRIENDLY:
        return ()
    return tuple(sorted((*family_cards(house), *(k for k in kinds if k in SIDEBOARD_KINDS))))


def fixed_kinds(options: Options) -> tuple[str, ...] | None:
    """Return the kinds of Special that the theme says, ascending; None where the lot does.

    Rule: vye.setup.theme, vye.setup.theme-lists
    """
    theme = str(options["theme"])
    if theme == "players-choice":
        return tuple(str(options["kinds"]).split(","))
    return LISTS.get(theme)


def in_play(
    seats: int,
    houses: tuple[str, ...],
    sets: tuple[str, ...],
    kinds: tuple[str, ...],
    theme: str,
) -> dict[str, int]:
    """Return how many copies of each card are in a game, the Empress included.

    Rule: vye.setup.theme, vye.setup.kid-friendly
    """
    found = {lands.land_key(letter): lands.COPIES for letter in sets}
    if theme == KID_FRIENDLY:
        return found
    found |= {key: 1 for house in houses for key in family_cards(house)}
    found |= {key: seats if key in SIDEBOARD_KINDS else COPIES[key] for key in kinds}
    return {**found, EMPRESS: 1}


def _draw_sets(seats: int, options: Options, rng: Rng) -> tuple[str, ...]:
    """Return the letters of the sets in play, ascending. Rule: vye.setup.which-sets."""
    named = named_sets(options)
    if named:
        return named
    letters = list(lands.LETTERS)
    rng.shuffle(letters)
    return tuple(sorted(letters[: number_of_sets(seats, options)]))


def _draw_kinds(options: Options, rng: Rng) -> tuple[str, ...]:
    """Return the kinds of Special in play, ascending. Rule: vye.setup.theme."""
    fixed = fixed_kinds(options)
    if fixed is not None:
        return fixed
    kinds = list(SPECIALS)
    rng.shuffle(kinds)
    return tuple(sorted(kinds[:FREE_KINDS]))


def _tell(state: VyeState, layout: tuple[Cell, ...], log: list[Event]) -> None:
    """Log the set-up; each seat alone learns its hand. Rule: vye.public."""
    theme = str(state.options["theme"])
    is_for_kids = theme == KID_FRIENDLY
    dealt: dict[Seat, Mapping[str, Json]] = {
        seat: {"cards": list(hand)} for seat, hand in enumerate(state.hands)
    }
    start: list[Json] = [{"cell": list(cell), "card": state.table[cell].key} for cell in layout]
    listed = "vye.setup.theme-lists" if theme in LISTS else "vye.setup.theme"
    kids = "vye.setup.kid-friendly"
    log += [
        Event("houses", "vye.setup.families", {"houses": list(state.houses)}),
        Event("lands", "vye.setup.land-sets", {"number": len(state.sets)}),
        Event("sets", "vye.setup.which-sets", {"sets": list(state.sets)}),
        Event(
            "theme",
            kids if is_for_kids else listed,
            {"theme": theme, "kinds": list(state.kinds)},
        ),
        Event("deal", "vye.setup.hands", {"count": HAND}, dealt),
        Event(
            "start",
            "vye.setup.start-cards",
            {"layout": str(state.options["layout"]), "cards": start},
        ),
        Event(
            "pile",
            kids if is_for_kids else "vye.setup.empress",
            {"count": len(state.pile)},
        ),
        Event("first", "vye.setup.first", {"seat": state.to_move}),
    ]
