"""Set-up and result in words: houses, sets, theme, first cards, scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.words import listed
from engine.games.vye.lands import COPIES, SETS
from engine.games.vye.names import COLOURS, HOUSE_NAMES, card_list, card_name, counted, number
from engine.games.vye.telling import Telling, at

SHAPES: Mapping[str, str] = {
    "plus": "as a plus",
    "row": "in a row",
    "quincunx": "as a quincunx, corner to corner",
}


def houses(told: Telling) -> str:
    """Tell which house each player leads."""
    pairs = zip(told.names, told.event["houses"], strict=True)
    each = [f"{HOUSE_NAMES[house]} ({COLOURS[house]}) for {name}" for name, house in pairs]
    return f"the houses are {listed(each)}"


def lands(told: Telling) -> str:
    """Tell how many sets of Lands are in play."""
    sets = number(told.event["number"])
    return f"{sets} sets of Lands are in play, {number(COPIES)} cards of each"


def sets(told: Telling) -> str:
    """Tell which sets of Lands are in play."""
    return f"the Lands are {listed([SETS[letter] for letter in told.event['sets']])}"


def theme(told: Telling) -> str:
    """Tell the theme and the kinds of Special that it brings."""
    key, kinds = told.event["theme"], told.event["kinds"]
    specials = f"the Specials are {listed([card_name(kind) for kind in kinds])}"
    match key:
        case "kid-friendly":
            return "the game is kid-friendly: Lands only, no Family, no Specials, no Empress"
        case "players-choice":
            return f"{specials}, as the players chose"
        case "random":
            return f"{specials}, drawn by lot"
        case _:
            title = " ".join(w if w == "of" else w.title() for w in key.split("-"))
            return f"the theme is {title}: " + (specials if kinds else "there are no Specials")


def deal(told: Telling) -> str:
    """Tell the deal, to its player with the cards."""
    dealt = f"everyone is dealt {counted(told.event['count'], 'Land')}"
    cards = told.event.get("cards")
    return dealt if cards is None else f"{dealt}; yours are {card_list(cards)}"


def start(told: Telling) -> str:
    """Tell which Lands lie on the table to begin with."""
    laid = [f"{card_name(each['card'])} at {at(each['cell'])}" for each in told.event["cards"]]
    shape = SHAPES[told.event["layout"]]
    lie = "Land lies" if len(laid) == 1 else "Lands lie"
    return f"{number(len(laid))} {lie} face up {shape}, nobody's yet: {listed(laid)}"


def pile(told: Telling) -> str:
    """Tell how many cards there are to draw and how the game will end."""
    holds = f"the pile holds {counted(told.event['count'], 'card')}"
    if told.event["rule"] == "vye.setup.kid-friendly":
        return f"{holds}; the game ends when every hand is empty"
    return f"{holds}, the Inevitable Empress among the last five; the game ends when she is drawn"


def first(told: Telling) -> str:
    """Tell who begins."""
    return f"{told.who} begins"


def end(told: Telling) -> str:
    """Tell that the game is over."""
    if told.event["rule"] == "vye.setup.kid-friendly":
        return "every hand is empty: the game is over"
    return "the Inevitable Empress has come: the game is over"


def score(told: Telling) -> str:
    """Tell what the largest kingdom of each player is worth."""
    rows = zip(told.names, told.event["scores"], told.event["cards"], strict=True)
    # In figures, all of them: they are compared, not read.
    each = [
        f"{name} {points} point{'s' * (points != 1)} with {size} card{'s' * (size != 1)}"
        for name, points, size in rows
    ]
    return f"the largest kingdoms score: {listed(each)}"


def win(told: Telling) -> str:
    """Tell who won."""
    winners = listed([told.names[seat] for seat in told.event["winners"]])
    if told.event["rule"] == "vye.score.tie":
        return f"{winners} score the same and share the win"
    return f"{winners} scores most and wins"


SENTENCES: Mapping[str, Callable[[Telling], str]] = {
    "houses": houses,
    "lands": lands,
    "sets": sets,
    "theme": theme,
    "deal": deal,
    "start": start,
    "pile": pile,
    "first": first,
    "end": end,
    "score": score,
    "win": win,
}
"""How each kind of event is told, without capital and full stop."""
