"""Whether cards and tokens can lie on a table as they do."""

from __future__ import annotations

from collections import Counter

from engine.core.grid import beside
from engine.core.types import Cell
from engine.games.vye.board import diagonal
from engine.games.vye.cards import COVERS
from engine.games.vye.components import EMPRESS
from engine.games.vye.lands import LANDS
from engine.games.vye.places import Places, card_at
from engine.games.vye.state import Spot, Table, VyeState
from engine.games.vye.tokens import EACH, NOBODY, UNDEAD, UNDEAD_TOKENS


def check_table(state: VyeState, places: Places) -> None:
    """Raise PositionError unless every card can lie where and as it does."""
    if not state.table:
        raise places.line("board", "no card is on the table, so none could ever be played")
    naming = [decision.at for decision in state.pending if decision.what == "name"]
    for cell in sorted(state.table):
        spot = state.table[cell]
        wrong = (
            _wrong_card(state, spot, cell in naming)
            or _wrong_stack(state, spot)
            or _wrong_tokens(state, spot)
        )
        if wrong:
            raise places.card(cell, wrong)
    _check_connected(state, places)


def check_supplies(state: VyeState, table: Table, places: Places, where: str = "") -> None:
    """Raise PositionError where more tokens lie on a table than there are.

    With `where` the table is one of the past, and that line is named; tokens of cards are then
    checked too, since only they were given. Rule: vye.tokens.supply
    """
    lying: Counter[int] = Counter()
    for cell in sorted(table):
        spot = table[cell]
        wrong = _wrong_tokens(state, spot) if where else ""
        if wrong:
            raise places.line(where, f"{card_at(cell)}: {wrong}")
        lying.update(spot.shares)
        lying[spot.owner] += spot.tokens
        over = _too_many(state, lying, spot)
        if over:
            raise places.line(where, over) if where else places.card(cell, over)


def _too_many(state: VyeState, lying: Counter[int], spot: Spot) -> str:
    if lying[UNDEAD] > UNDEAD_TOKENS:
        return f"{lying[UNDEAD]} Undead tokens up to here; there are {UNDEAD_TOKENS}"
    if state.options["tokens"] == "unlimited":
        return ""
    for seat in (spot.owner, *spot.shares):
        if lying[seat] > EACH and seat >= 0:
            return f"{lying[seat]} tokens of seat {seat} up to here; tokens=thirty gives {EACH}"
    return ""


def _wrong_card(state: VyeState, spot: Spot, is_being_named: bool) -> str:
    """Return what is wrong with the top card and the Land that it counts as."""
    if spot.key == EMPRESS:
        return "the empress never lies on the table"
    if spot.key != "wild-land":
        return ""
    return "" if is_being_named and not spot.land else _wrong_aspect(state, spot.land)


def _wrong_aspect(state: VyeState, land: str) -> str:
    """Return what is wrong with the Land that a Wild Land stands for. Rule: vye.wild-land.play."""
    if not land:
        return "a Wild Land stands for a Land, written wild-land=land-a"
    if LANDS[land] not in state.sets:
        return f"{land} is not in this game; the sets in play are {' '.join(state.sets)}"
    return ""


def _wrong_stack(state: VyeState, spot: Spot) -> str:
    """Return what is wrong with what lies beneath. Rule: vye.cover.stack."""
    above = spot.key
    for layer in spot.beneath:
        if above not in COVERS:
            return f"{above} covers nothing; only {' '.join(COVERS)} do"
        if layer.key == EMPRESS:
            return "the empress never lies on the table"
        if layer.key == "sanctuary":
            return "nothing lies over a Sanctuary"
        if layer.key == "sinkhole" and state.options["cover_sinkhole"] == "off":
            return "nothing lies over a Sinkhole under cover_sinkhole=off"
        if above == "lost-city" and layer.key not in LANDS and layer.key != "wild-land":
            return f"a Lost City covers a Land or Wild Land, not {layer.key}"
        wrong = _wrong_aspect(state, layer.land) if layer.key == "wild-land" else ""
        if wrong:
            return wrong
        above = layer.key
    if above in COVERS:
        return f"{above} always covers a card, written {above}/land-a"
    return ""


def _wrong_tokens(state: VyeState, spot: Spot) -> str:
    """Return what is wrong with the tokens on a card. Rule: vye.kernel.undead."""
    holders = spot.shares or ((spot.owner,) if spot.owner != NOBODY else ())
    for owner in holders:
        if owner >= state.seats:
            return f"a token of seat {owner}; seats are 0 to {state.seats - 1}"
        if owner == UNDEAD and "necropolis" not in state.kinds:
            return "Undead tokens need a necropolis, and none is in play"
    if (spot.owner == NOBODY) != (spot.tokens == 0):
        return "tokens have an owner, and an owner has tokens"
    if spot.key == "sinkhole" and holders:
        return "no token ever lies on a Sinkhole"
    if spot.key != "sanctuary":
        return "only a Sanctuary has shares" if spot.shares else ""
    if spot.tokens:
        return "a Sanctuary bears one token of each seat, as shares"
    covered = spot.beneath[0].key if spot.beneath else ""
    if UNDEAD in spot.shares and covered != "necropolis":
        return "an Undead token lies on a Sanctuary only where it covers a Necropolis"
    return ""


def _check_connected(state: VyeState, places: Places) -> None:
    """Check that cards form one table. Rule: vye.place.adjacent, vye.setup.start-cards."""
    corners = state.options["layout"] == "quincunx"
    first = min(state.table)
    reached: dict[Cell, None] = {first: None}
    todo = [first]
    while todo:
        cell = todo.pop()
        for near in (*beside(cell), *(diagonal(cell) if corners else ())):
            if near in state.table and near not in reached:
                reached[near] = None
                todo.append(near)
    for cell in sorted(state.table):
        if cell not in reached:
            by = "a side or, under layout=quincunx, a corner" if corners else "a side"
            other = f"{first[0]},{first[1]}"
            raise places.card(cell, f"no chain of cards, each sharing {by}, joins it to {other}")
