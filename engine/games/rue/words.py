"""Rue's events in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.grid import PlaneCells, draw_grid
from engine.core.words import listed
from engine.games.rue.position import word
from engine.games.rue.state import NOBODY, Laid
from engine.games.rue.tiles import TILES


def describe(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return an event, as a seat saw it, as one sentence; `names` by seat."""
    who = names[event["seat"]] if "seat" in event else ""
    name = TILES[event["card"]].name if "card" in event else ""
    tile = f"the {name}"
    cell = "{},{}".format(*event["cell"]) if "cell" in event else ""
    match event["kind"]:
        case "deal":
            return "Everyone takes the eight tiles of a Rue Deck."
        case "attacker":
            return f"{who} is the Attacker and begins."
        case "place":
            turned = f", turned r{event['rotation']}" if event["rotation"] else ""
            return f"{who} places {tile} at {cell}{turned}."
        case "bad-form":
            return f"{cell} makes the area larger than good manners allow."
        case "match":
            return f"On the {event['side']} side {event['colour']} meets {event['colour']}: {tile}."
        case "capture":
            former = f", taken from {names[event['from']]}" if event["from"] is not None else ""
            return f"{who} captures {tile} at {cell}: +1{former}."
        case "release":
            return f"{names[event['from']]}'s counter leaves {tile} at {cell}: +1 for them."
        case "pay":
            paid = "{},{}".format(*event["paid"])
            return f"The {name} at {cell} costs {who} the counter at {paid}: −1."
        case "burden":
            return f"{who}'s counter goes on {tile} at {cell}: −1."
        case "again":
            return f"The {name} at {cell} bears {who}'s counter already; nothing changes."
        case "stake":
            payers = [names[seat] for seat in event["from"]]
            puts = "puts" if len(payers) == 1 else "each put"
            return f"{listed(payers)} {puts} a coin on {tile} at {cell}."
        case "end":
            return "Every tile has been played."
        case "score":
            pairs = zip(names, event["scores"], strict=True)
            return "Score: " + ", ".join(f"{name} {signed(score)}" for name, score in pairs) + "."
        case "win":
            winners = [names[seat] for seat in event["winners"]]
            verb = "win" if len(winners) > 1 else "wins"
            return f"{listed(winners)} {verb}{tie_note(event)}."
        case _:
            pairs = zip(names, event["payoffs"], strict=True)
            return "Coins: " + ", ".join(f"{name} {signed(coins)}" for name, coins in pairs) + "."


def signed(number: int) -> str:
    """Return a number with a true minus sign, as scores are printed."""
    return str(number).replace("-", "−")


def tie_note(event: Mapping[str, Any]) -> str:
    """Return what to add where a tie decided the winners."""
    if event["rule"] != "rue.score.tie":
        return ""
    return ", as the Attacker" if len(event["winners"]) == 1 else " together"


def board_lines(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return board, hands and scores of a view as lines of text."""
    words = {}
    for tile in view["board"]:
        counter = NOBODY if tile["counter"] is None else tile["counter"]
        laid = Laid(tile["card"], tile["rotation"], tile["played_by"], counter, tile["coins"])
        words[tuple(tile["cell"])] = word(laid)
    lines = [*draw_grid(words, PlaneCells()), ""]
    for seat, name in enumerate(names):
        hand = view["hands"][seat]
        cards = f"{hand['count']} tiles" if hand["cards"] is None else " ".join(hand["cards"])
        mover = ">" if view["outcome"] is None and view["to_move"] == seat else " "
        lines.append(f"{mover} {name} {signed(view['scores'][seat])}: {cards or 'no tiles left'}")
    return lines
