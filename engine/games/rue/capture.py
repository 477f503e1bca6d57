"""What the tile just laid captures, and what that costs.

Blue tiles come first, then red ones, each north, east, south, west (rue.capture.order).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.event import Event
from engine.core.grid import SIDES, STEPS
from engine.core.types import Cell, Json, Seat
from engine.games.rue.state import NOBODY, Laid, RueState
from engine.games.rue.tiles import BLUE, MASKS, RED, RED_CODES


class Touch(NamedTuple):
    """The neighbour on one side of an empty cell, and the colour of the edge it shows there."""

    side: int
    cell: Cell
    laid: Laid
    is_red_edge: bool
    is_red_tile: bool

    def is_news(self, seat: Seat) -> bool:
        """Tell whether capturing this tile would change anything. Rule: rue.capture.again."""
        return self.laid.counter != seat


def touching(state: RueState, cell: Cell) -> list[Touch]:
    """Return the neighbours of a cell: north, east, south, west."""
    found = []
    x, y = cell
    table = state.table
    for side, (dx, dy) in enumerate(STEPS):
        near = (x + dx, y + dy)
        laid = table.get(near)
        if laid is not None:
            facing = MASKS[laid.code, laid.rotation] >> (side ^ 2) & 1
            found.append(Touch(side, near, laid, facing == 1, laid.code in RED_CODES))
    return found


def matches(neighbours: list[Touch], edges: int) -> list[Touch]:
    """Return the neighbours whose facing edge has the colour of the laid tile's edge.

    Rule: rue.capture.match
    """
    return [touch for touch in neighbours if bool(edges >> touch.side & 1) == touch.is_red_edge]


class Bill(NamedTuple):
    """What a placement owes: so many of these blue tiles (ascending) must pay.

    Rule: rue.capture.red-choice
    """

    number: int
    purse: tuple[Cell, ...]


NO_BILL = Bill(0, ())


def bill(state: RueState, seat: Seat, captured: list[Touch], held: list[Cell]) -> Bill:
    """Return what `seat`, whose counters lie on the blue tiles `held`, owes for a capture."""
    reds = 0
    purse = held
    for touch in captured:
        if touch.is_news(seat):
            if touch.is_red_tile:
                reds += 1
            else:
                purse = [*purse, touch.cell]
    if not reds or state.options["red_payment"] == "ledger":
        return NO_BILL
    return Bill(min(reds, len(purse)), tuple(sorted(purse)))


def capture_all(
    draft: RueState, seat: Seat, captured: list[Touch], pay: tuple[Cell, ...], log: list[Event]
) -> None:
    """Capture the matching neighbours of the tile just laid.

    Rule: rue.capture.compulsory, rue.capture.order, rue.capture.placed-unowned,
    rue.capture.no-chain
    """
    for touch in captured:
        log.append(
            Event(
                "match",
                "rue.capture.match",
                {
                    "seat": seat,
                    "cell": list(touch.cell),
                    "card": touch.laid.code,
                    "played_by": touch.laid.played_by,
                    "side": SIDES[touch.side],
                    "colour": RED if touch.is_red_edge else BLUE,
                },
            )
        )
    for touch in captured:
        if not touch.is_red_tile:
            _capture_blue(draft, seat, touch.cell, log)
    paying = list(pay)
    for touch in captured:
        if touch.is_red_tile:
            _capture_red(draft, seat, touch.cell, paying, log)


def _capture_blue(draft: RueState, seat: Seat, cell: Cell, log: list[Event]) -> None:
    laid = draft.table[cell]
    if laid.counter == seat:
        _again(seat, cell, laid, log)
        return
    draft.table[cell] = laid._replace(counter=seat)
    log.append(
        Event(
            "capture",
            "rue.capture.blue",
            {
                "seat": seat,
                "cell": list(cell),
                "card": laid.code,
                "from": None if laid.counter == NOBODY else laid.counter,
            },
        )
    )
    others = [other for other in range(draft.seats) if other != seat]
    _put_coins(draft, others, cell, log)


def _capture_red(
    draft: RueState, seat: Seat, cell: Cell, paying: list[Cell], log: list[Event]
) -> None:
    laid = draft.table[cell]
    if laid.counter == seat:
        _again(seat, cell, laid, log)
        return
    if laid.counter != NOBODY:
        log.append(
            Event(
                "release",
                "rue.capture.release",
                {"seat": seat, "cell": list(cell), "card": laid.code, "from": laid.counter},
            )
        )
    if paying:
        source = paying.pop(0)
        draft.table[source] = draft.table[source]._replace(counter=NOBODY)
        draft.table[cell] = laid._replace(counter=NOBODY)
        log.append(
            Event(
                "pay",
                "rue.capture.red-pays",
                {"seat": seat, "cell": list(cell), "card": laid.code, "paid": list(source)},
            )
        )
    else:
        draft.table[cell] = laid._replace(counter=seat)
        rule = "rue.capture.red-counter"
        if draft.options["red_payment"] == "ledger":
            rule = "rue.capture.red-choice"
        log.append(Event("burden", rule, {"seat": seat, "cell": list(cell), "card": laid.code}))
    _put_coins(draft, [seat], cell, log)


def _again(seat: Seat, cell: Cell, laid: Laid, log: list[Event]) -> None:
    fields: dict[str, Json] = {"seat": seat, "cell": list(cell), "card": laid.code}
    log.append(Event("again", "rue.capture.again", fields))


def _put_coins(draft: RueState, payers: list[Seat], cell: Cell, log: list[Event]) -> None:
    """Put one coin of every payer on a tile. Rule: rue.money.stakes."""
    if draft.options["money"] != "on":
        return
    laid = draft.table[cell]
    draft.table[cell] = laid._replace(coins=laid.coins + len(payers))
    for payer in payers:
        draft.paid[payer] += 1
    log.append(
        Event(
            "stake", "rue.money.stakes", {"cell": list(cell), "card": laid.code, "from": [*payers]}
        )
    )
