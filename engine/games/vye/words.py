"""Vye's events and decisions in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.decision import Decision
from engine.core.words import listed, sentence
from engine.games.vye import attack_words, setup_words
from engine.games.vye.names import card_list, counted, holder, number, the_card
from engine.games.vye.telling import Telling, at


def describe(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return an event, as a seat saw it, as one sentence; `names` by seat."""
    return sentence(SENTENCES[event["kind"]](Telling(event, names)), names)


ACTIONS: Mapping[str, str] = {
    "barracks": "move a token from a Barracks of yours",
    "fortress": "move a token from a Fortress of yours",
    "catapult": "shoot with a Catapult of yours",
    "underminers": "dig with Underminers of yours",
}
"""What may be done instead of playing a card, by the kind that is in play."""


def prompt(decision: Decision, names: Sequence[str]) -> str:
    """Return what a decision asks, as a sentence without its full stop; `names` by seat."""
    return f"{names[decision.seat]}: {_asked(str(decision.memo[0]), decision)}"


def _asked(card: str, decision: Decision) -> str:
    where = at(decision.at) if decision.at is not None else ""
    match card:
        case "card":
            instead = [ACTIONS[str(key)] for key in decision.memo[1:]]
            other = f"; or else {', or '.join(instead)}" if instead else ""
            return f"play a card from your hand or sideboard{other}"
        case "land":
            return "play a Land from your hand next to a card on the table"
        case "wild-land":
            return f"name the Land that the Wild Land at {where} is to be: one that lies beside it"
        case "catapult":
            return f"choose one of the cards around {where} for the Catapult there to shoot at"
        case "underminers":
            return (
                f"choose the card that the Underminers at {where} dig to, two cells away in a "
                "straight line, under the card between"
            )
        case "barracks" | "fortress":
            many = f"up to {counted(decision.left, 'token')}, one at a time,"
            return (
                f"you may move {'a token' if decision.left == 1 else many} from the "
                f"{card.title()} at {where} to a card of yours around it; or stop"
            )
        case "earthquake":
            if decision.left == 1:
                first = at([int(part) for part in decision.memo[1:]])
                return f"choose the card that swaps places with the one at {first}"
            return "choose the first of two cards that swap places, with all that lies on them"
        case "necropolis":
            others = _others(decision.left - 1)
            return f"choose a card for the Undead to attack, beside one that they hold{others}"
        case _:
            return f"choose one of the cards around {where} for the Heir there to attack"


def _others(after: int) -> str:
    return f" ({counted(after, 'player')} to follow)" if after else ""


def _play(told: Telling) -> str:
    source = ", from the sideboard" if told.event["from"] == "sideboard" else ""
    return f"{told.who} plays {told.place}{source}"


def _cover(told: Telling) -> str:
    back = [_returned(owner, count, told.names) for owner, count in told.event["returned"]]
    tail = f"; {listed(back)}" if back else ""
    return f"{told.place} covers {the_card(told.event['covered'])}{tail}"


def _returned(owner: Any, count: int, names: Sequence[str]) -> str:
    goes = "goes" if count == 1 else "go"
    if owner == "undead":
        tokens = "Undead token leaves" if count == 1 else "Undead tokens leave"
        return f"{number(count)} {tokens} the table"
    return f"{counted(count, 'token')} {goes} back to {holder(owner, names)}"


def _claim(told: Telling) -> str:
    count: int = told.event["tokens"]
    return f"{told.who} claims {told.place}" + (f" with {number(count)} tokens" * (count > 1))


def _unclaimed(told: Telling) -> str:
    stays = told.number("stays", "stay")
    return f"{told.place} {stays} nobody's: {told.who} has no token left to put there"


def _raise(told: Telling) -> str:
    count = told.event["tokens"]
    rise = "token rises" if count == 1 else "tokens rise"
    return f"{number(count)} Undead {rise} on the Necropolis at {told.cell}"


def _share(told: Telling) -> str:
    players = [told.names[share] for share in told.event["shares"] if share != "undead"]
    where = f"the Sanctuary at {told.cell}"
    has = "each have" if len(players) > 1 else "has"
    text = f"{listed(players, none='nobody')} {has} a token on"
    undead = ", and the Undead have one too" if "undead" in told.event["shares"] else ""
    return f"{text} {where}{undead}"


def _keep(told: Telling) -> str:
    count = told.event["tokens"]
    stays = "token stays" if count == 1 else f"{number(count)} tokens stay"
    return f"{told.whose} {stays} on the Lost City at {told.cell}"


def _name(told: Telling) -> str:
    land = the_card(told.event["land"])
    return f"{told.who} names {land}: the Wild Land at {told.cell} counts as one from now on"


def _move(told: Telling) -> str:
    source, target = at(told.event["from"]), at(told.event["to"])
    moves = f"{told.who} moves a token from {told.card} at {source} to {target}"
    instead = "instead of playing a card, " * (told.event["rule"] == "vye.turn.token-action")
    left, there = number(told.event["left"]), number(told.event["there"])
    stays = "stays" if told.event["left"] == 1 else "stay"
    return (
        f"{instead}{moves}: {left} {stays}, {there} {'is' if there == 'one' else 'are'} there now"
    )


def _use(told: Telling) -> str:
    deed = "shoots with" if told.event["card"] == "catapult" else "digs with"
    return f"instead of playing a card, {told.who} {deed} {told.place}"


def _swap(told: Telling) -> str:
    first, second = (
        f"{the_card(card)} at {at(cell)}"
        for card, cell in zip(told.event["cards"], told.event["cells"], strict=True)
    )
    return f"{told.whose} Earthquake swaps {first} and {second}, with all that lies on them"


IDLE: Mapping[str, str] = {
    "vye.family.heir": "finds no card around it to attack",
    "vye.catapult.play": "finds no card around it to shoot at",
    "vye.underminers.play": "find no card to dig to, two cells away under another",
    "vye.earthquake.play": "finds no two cards that can swap places",
}
KEPT = "too few tokens to send one away: the last always stays"


def _idle(told: Telling) -> str:
    rule: str = told.event["rule"]
    match rule:
        case "vye.necropolis.stuck":
            return (
                f"{told.who} finds no card that the Undead can attack: "
                f"their token stays on {told.place}"
            )
        case "vye.fortify.keep-one":
            return f"{told.own_place} {told.number('bears', 'bear')} {KEPT}"
        case "vye.barracks.play" | "vye.fortress.play":
            return f"{told.who} holds no card around {told.place} that a token could move to"
        case _:
            return f"{told.own_place} {IDLE[rule]}"


def _decline(told: Telling) -> str:
    return f"{told.who} keeps the rest of the tokens on {told.place}"


def _extra(told: Telling) -> str:
    why = ", who captured it," * (told.event["rule"] == "vye.waystone.captured")
    owed = told.event["owed"]
    sum_of = f": {number(owed)} are owed now" if owed > 1 else ""
    return f"the Waystone at {told.cell} gives {told.who}{why} an extra turn after this one{sum_of}"


def _no_extra(told: Telling) -> str:
    return f"the Undead hold the Waystone at {told.cell}: nobody gets an extra turn"


def _draw(told: Telling) -> str:
    cards = told.event.get("cards")
    drawn = card_list(cards) if cards else _cards(told.event["count"])
    return f"{told.who} draws {drawn}; {_left(told.event['pile'])}"


def _cards(count: int) -> str:
    return "a card" if count == 1 else counted(count, "card")


def _left(pile: int) -> str:
    return f"{counted(pile, 'card')} {'is' if pile == 1 else 'are'} left in the pile"


def _empress(told: Telling) -> str:
    return f"{told.who} draws the Inevitable Empress"


def _pass(told: Telling) -> str:
    return f"{told.who} has nothing to play and no action to take, and passes"


def _again(told: Telling) -> str:
    left = told.event["left"]
    more = f"; {number(left)} more {'is' if left == 1 else 'are'} owed" if left else ""
    return f"{told.who} takes an extra turn{more}"


def _skip(told: Telling) -> str:
    return f"{told.who} has no cards left and is passed over"


SENTENCES: Mapping[str, Callable[[Telling], str]] = {
    **setup_words.SENTENCES,
    **attack_words.SENTENCES,
    "play": _play,
    "cover": _cover,
    "claim": _claim,
    "unclaimed": _unclaimed,
    "raise": _raise,
    "share": _share,
    "keep": _keep,
    "name": _name,
    "move": _move,
    "use": _use,
    "swap": _swap,
    "idle": _idle,
    "decline": _decline,
    "extra": _extra,
    "no-extra": _no_extra,
    "draw": _draw,
    "empress": _empress,
    "pass": _pass,
    "again": _again,
    "skip": _skip,
}
"""How each kind of event is told, without capital and full stop."""
