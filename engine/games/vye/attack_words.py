"""Attempts in words: what is taken, what only loses a token, what stays as it is.

Rule: vye.kernel.attempt
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.vye.names import holder, number
from engine.games.vye.telling import Telling


def remaining(count: int) -> str:
    """Return how many are left: `none is left`, `one is left`, `two are left`."""
    if count == 0:
        return "none is left"
    return f"{number(count)} {'is' if count == 1 else 'are'} left"


def capture(told: Telling) -> str:
    """Tell which card changes hands, and by which rule."""
    match told.event["rule"]:
        case "vye.land.match":
            return f"{told.who} takes {told.taken}: it matches {told.played} just played"
        case "vye.land.chain":
            return f"{told.who} takes {told.taken}: the chain of the same Land reaches it"
        case "vye.family.colour":
            back = "" if told.event["from"] is None else "back "
            return f"{told.attacker} takes {back}{told.taken}: a neighbour of the same house"
        case "vye.catapult.play" | "vye.catapult.action":
            return f"{told.attacker} shoots and takes {told.taken}"
        case "vye.underminers.play" | "vye.underminers.once":
            return f"{told.attacker} dig through and take {told.taken}"
        case _:
            return f"{told.attacker} {told.deed('takes', 'take')} {told.taken}"


def weaken(told: Telling) -> str:
    """Tell that a fortified card pays for itself with a token."""
    left = remaining(told.event["left"])
    stays = f"{told.number('stays', 'stay')} with {told.former}"
    fortified = f"which {told.number('is', 'are')} fortified and {stays}"
    match told.event["rule"]:
        case "vye.land.fortified":
            chain = "goes on" if told.event["goes_on"] else "stops there"
            return (
                f"{told.whose} chain takes a token off {told.place}, {fortified}; {left}, "
                f"and the chain {chain}"
            )
        case "vye.necropolis.fortified":
            return f"an Undead token is spent to take a token off {told.place}, {fortified}; {left}"
        case _:
            takes = told.deed("takes", "take")
            return f"{told.attacker} {takes} a token off {told.place}, {fortified}; {left}"


def emptied(told: Telling) -> str:
    """Tell that there is no token to put where a card was taken."""
    without = f"{told.who} has no token left to put there"
    if told.event["from"] is None:
        return f"{told.place} {told.number('stays', 'stay')} nobody's: {without}"
    return (
        f"{told.attacker} {told.deed('takes', 'take')} {told.taken}, but {without}: "
        f"{told.they} {told.number('is', 'are')} nobody's now"
    )


def own(told: Telling) -> str:
    """Tell that the chain goes on through a Land of the player's own."""
    return f"{told.own_place} passes the chain on"


def immune(told: Telling) -> str:
    """Tell that an attempt does nothing."""
    deed = told.deed("leaves", "leave")
    if told.event["rule"] == "vye.sanctuary.immune":
        return f"{told.attacker} {deed} {told.place} alone: a Sanctuary cannot be captured"
    return f"{told.attacker} {deed} {told.place} alone: a Sinkhole never holds a token"


def spend(told: Telling) -> str:
    """Tell that a token leaves the attacking card."""
    left = remaining(told.event["left"])
    if told.event["rule"] == "vye.necropolis.spread":
        mover = holder(told.event["mover"], told.names)
        return f"{mover} sends an Undead token out from {told.place}; {left} there"
    return f"{told.own_place} {told.number('spends', 'spend')} a token on the attack; {left}"


SENTENCES: Mapping[str, Callable[[Telling], str]] = {
    "capture": capture,
    "weaken": weaken,
    "emptied": emptied,
    "own": own,
    "immune": immune,
    "spend": spend,
}
"""How each kind of event is told, without capital and full stop."""
