"""Claims and capture attempts: the only places where a card comes to be somebody's.

Rule: vye.kernel.operations, vye.kernel.attempt, vye.kernel.attacker-token, vye.tokens.supply
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.types import Cell, Json, Seat
from engine.games.vye.board import at_most, is_fortified, supply, with_tokens
from engine.games.vye.kinds import KINDS
from engine.games.vye.moment import Moment
from engine.games.vye.tokens import NOBODY, UNDEAD, owner_data

NOTHING: Mapping[str, Json] = {}


def claim(moment: Moment, cell: Cell, tokens: int, rule: str) -> None:
    """Put tokens of the seat to move on the card that it just played, as many as it has.

    Rule: vye.turn.order, vye.tokens.supply
    """
    seat = moment.seat
    table = moment.state.table
    put = at_most(moment.state, seat, tokens)
    table[cell] = with_tokens(table[cell], seat, put)
    fields: dict[str, Json] = {"seat": seat, "card": table[cell].key, "cell": list(cell)}
    if put:
        moment.tell("claim", rule, **fields, tokens=put)
    else:
        moment.tell("unclaimed", "vye.tokens.supply", **fields)


def attempt(
    moment: Moment,
    cell: Cell,
    by: Seat,
    rule: str,
    source: Cell,
    *,
    weaken: str = "vye.kernel.attempt",
    spend: str = "",
    details: Mapping[str, Json] = NOTHING,
) -> None:
    """Attempt to capture a card for a seat, or for the UNDEAD.

    `source` is the cell of the attacking card, `rule` the clause that lets it attack, `weaken` the
    clause to cite where the card is fortified. With `spend`, the clause that says so, the
    attacking token is one of those on the attacking card; else it comes from the supply. `details`
    are more fields for the events.

    Rule: vye.kernel.attempt, vye.kernel.attacker-token
    """
    state = moment.state
    table = state.table
    spot = table[cell]
    if spot.owner == by:
        return
    card = KINDS[spot.key]
    attacker = table[source]
    fields: dict[str, Json] = {
        "seat": owner_data(by),
        "cell": list(cell),
        "card": spot.key,
        "by": attacker.key,
        "source": list(source),
        **details,
    }
    if card.immune:
        moment.tell("immune", card.immune, **fields)
        return
    if spend:
        _spend(moment, source, spend, details)
    fields["from"] = owner_data(spot.owner)
    if is_fortified(spot):
        table[cell] = with_tokens(spot, spot.owner, spot.tokens - 1)
        moment.tell("weaken", weaken, **fields, left=spot.tokens - 1)
    elif not spend and by != UNDEAD and supply(state, by) == 0:
        table[cell] = with_tokens(spot, NOBODY, 0)
        moment.tell("emptied", "vye.tokens.supply", **fields)
    else:
        table[cell] = with_tokens(spot, by, 1)
        moment.tell("capture", rule, **fields)
        card.captured(moment, cell, by)


def _spend(moment: Moment, source: Cell, rule: str, details: Mapping[str, Json]) -> None:
    """Take the attacking token from the card that it lies on. Rule: vye.kernel.supply."""
    attacker = moment.state.table[source]
    left = with_tokens(attacker, attacker.owner, attacker.tokens - 1)
    moment.state.table[source] = left
    moment.tell(
        "spend",
        rule,
        seat=owner_data(attacker.owner),
        cell=list(source),
        card=attacker.key,
        left=left.tokens,
        **details,
    )
