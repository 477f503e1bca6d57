"""Whether a Vye position can stand on a table; it need not be one that a game leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise

from engine.core.types import Cell
from engine.games.vye.asked import check_asked, is_action
from engine.games.vye.cards import SIDEBOARD_KINDS, SPECIALS
from engine.games.vye.check_table import check_supplies, check_table
from engine.games.vye.components import EMPRESS
from engine.games.vye.families import FAMILY
from engine.games.vye.lands import LANDS
from engine.games.vye.options import named_sets, number_of_sets
from engine.games.vye.places import Places, card_at
from engine.games.vye.setup import fixed_kinds, in_play, sideboard
from engine.games.vye.state import Table, VyeState
from engine.games.vye.themes import FREE_KINDS, KID_FRIENDLY


def check(state: VyeState, lines: Mapping[Cell, int], heads: Mapping[str, int]) -> None:
    """Raise PositionError, naming card or line, unless the position can stand on a table.

    `lines` are the line numbers of cards, `heads` those of keys, as far as there are any. Every
    key of a card is known, every seat and number in its range already.
    """
    places = Places(lines, heads)
    _check_sets(state, places)
    _check_kinds(state, places)
    check_table(state, places)
    _check_zones(state, places)
    _check_copies(state, places)
    check_supplies(state, state.table, places)
    _check_turn(state, places)
    check_asked(state, places)
    _check_seen(state, places)


def _check_sets(state: VyeState, places: Places) -> None:
    """Rule: vye.setup.land-sets, vye.setup.which-sets."""
    named = named_sets(state.options)
    if named and state.sets != named:
        reason = f"which_sets says {' '.join(named)}, not {' '.join(state.sets)}"
        raise places.line("sets", reason)
    number = number_of_sets(state.seats, state.options)
    if len(state.sets) != number:
        reason = f"{number} sets are in play, not {len(state.sets)}: {' '.join(state.sets)}"
        raise places.line("sets", reason)


def _check_kinds(state: VyeState, places: Places) -> None:
    """Rule: vye.setup.theme, vye.setup.theme-lists."""
    fixed = fixed_kinds(state.options)
    if fixed is not None and state.kinds != fixed:
        right = f"the kinds {' '.join(fixed)}" if fixed else "no kinds"
        reason = f"theme={state.options['theme']} has {right}; leave the line out"
        raise places.line("kinds", reason)
    if fixed is None and len(state.kinds) != FREE_KINDS:
        shown = " ".join(state.kinds)
        raise places.line("kinds", f"{FREE_KINDS} are in play, not {len(state.kinds)}: {shown}")


def _check_zones(state: VyeState, places: Places) -> None:
    """Check what may lie where. Rule: vye.setup.families, vye.setup.hands, vye.setup.empress."""
    theme = str(state.options["theme"])
    for seat, house in enumerate(state.houses):
        where = f"sideboard {seat}"
        own = sideboard(house, state.kinds, theme)
        for key, number in Counter(state.sideboards[seat]).items():
            if key not in own:
                right = f"it holds at the most: {' '.join(own)}" if own else "there is none here"
                raise places.line(where, f"{key} is no card of it; {right}")
            if number > 1:
                raise places.line(where, f"{key} stands there twice; a seat has one")
    hidden = [(f"hand {seat}", hand) for seat, hand in enumerate(state.hands)]
    for where, cards in (*hidden, ("pile", state.pile)):
        for key in cards:
            if key in FAMILY or key in SIDEBOARD_KINDS:
                raise places.line(where, f"{key} lies on a sideboard or on the table, never here")
            if key == EMPRESS and where != "pile":
                raise places.line(where, "the empress lies in the pile only")


def _check_copies(state: VyeState, places: Places) -> None:
    """Check that no card lies there more often than this game has it."""
    theme = str(state.options["theme"])
    copies = in_play(state.seats, state.houses, state.sets, state.kinds, theme)
    found: Counter[str] = Counter()
    for cell in sorted(state.table):
        spot = state.table[cell]
        for key in (spot.key, *(layer.key for layer in spot.beneath)):
            found[key] += 1
            if found[key] > copies.get(key, 0):
                raise places.card(cell, _too_many(state, key, copies.get(key, 0)))
    for where, cards in _zones(state):
        for key in cards:
            found[key] += 1
            if found[key] > copies.get(key, 0):
                raise places.line(where, _too_many(state, key, copies.get(key, 0)))


def _zones(state: VyeState) -> Iterable[tuple[str, tuple[str, ...]]]:
    for seat in range(state.seats):
        yield f"hand {seat}", state.hands[seat]
    yield "pile", state.pile
    for seat in range(state.seats):
        yield f"sideboard {seat}", state.sideboards[seat]


def _too_many(state: VyeState, key: str, copies: int) -> str:
    if copies:
        return f"{key} is one too many; this game has {copies} of it in all"
    theme = state.options["theme"]
    if key in LANDS:
        right = f"the sets in play are {' '.join(state.sets)}"
    elif theme == KID_FRIENDLY:
        right = "a kid-friendly game has Lands only"
    elif key in SPECIALS:
        kinds = " ".join(state.kinds) or "none"
        right = f"the kinds in play under theme={theme} are {kinds}"
    else:
        right = f"the houses in play are {' '.join(state.houses)}"
    return f"{key} is not in this game; {right}"


def _check_turn(state: VyeState, places: Places) -> None:
    """Check numbers and ends. Rule: vye.setup.kid-friendly, vye.waystone.play, vye.end.empress."""
    if state.quiet >= state.turn:
        reason = f"{state.quiet} turns without a card, but turn {state.turn} is only beginning"
        raise places.line("quiet", reason)
    if state.extra and "waystone" not in state.kinds:
        raise places.line("extra", "extra turns need a waystone, and none is in play")
    if state.over and EMPRESS in state.pile:
        raise places.line("empress", "she is drawn, so she lies in the pile no more")
    if state.options["theme"] != KID_FRIENDLY:
        return
    if state.over == any(state.hands):
        ends = "goes on while a hand holds a card" if state.over else "is over with the last card"
        raise places.line("over", f"a kid-friendly game {ends}")
    if not state.over and not state.hands[state.to_move]:
        reason = f"seat {state.to_move} has no card left and is passed over"
        raise places.line("to-move", reason)


def _check_seen(state: VyeState, places: Places) -> None:
    """Check the tables of the past. Rule: vye.turn.no-shuffling."""
    asked_by_card = bool(state.pending) and not is_action(state.pending[-1])
    if asked_by_card and state.seen:
        reason = "a card was played, so no table is remembered while it asks; leave the line out"
        raise places.line("seen", reason)
    if not asked_by_card and not state.over and (not state.seen or state.seen[-1] != state.table):
        reason = "the last table is the present one; end the line with '-'"
        raise places.line("seen", reason)
    if len(state.seen) > state.quiet + 1:
        reason = (
            f"{len(state.seen)} tables, but {state.quiet} turns without a card leave "
            f"{state.quiet + 1} at the most; is a line 'quiet:' missing?"
        )
        raise places.line("seen", reason)
    for past in state.seen[:-1]:
        for cell in past:
            if past[cell] != state.table[cell] and state.table[cell].key in (
                "sanctuary",
                "sinkhole",
            ):
                raise places.line("seen", f"the {card_at(cell)} never has other tokens")
        check_supplies(state, past, places, "seen")
    for past, later in pairwise(state.seen):
        if _left_to_lose(past) < _left_to_lose(later):
            reason = "token actions add no tokens and make no card unclaimed, so it came later"
            raise places.line("seen", reason)


def _left_to_lose(table: Table) -> tuple[int, int]:
    """Return what token actions never add to: tokens, and at as many tokens unclaimed cards."""
    spots = table.values()
    return sum(spot.tokens for spot in spots), sum(not spot.tokens for spot in spots)
