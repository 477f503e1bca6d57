"""Strategus's events and decisions in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.decision import Decision
from engine.core.words import sentence
from engine.games.strategus.board import CELLS
from engine.games.strategus.ranks import KINDS

NUMBERS = (*("no", "one", "two", "three", "four"), *("five", "six", "seven", "eight", "nine"))


class Telling(NamedTuple):
    """What a sentence is made of: an event as a seat saw it, and a name for every seat."""

    event: Mapping[str, Any]
    names: Sequence[str]

    @property
    def who(self) -> str:
        """Who acts, or whose piece it is."""
        name: str = self.names[self.event["seat"]]
        return name

    @property
    def other(self) -> str:
        """The other player."""
        name: str = self.names[1 - self.event["seat"]]
        return name

    @property
    def cell(self) -> str:
        """The cell it is about: `a4`."""
        return at(self.event["cell"])


def describe(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return an event, as a seat saw it, as one sentence; `names` by seat."""
    return sentence(SENTENCES[event["kind"]](Telling(event, names)), names)


def prompt(decision: Decision, names: Sequence[str]) -> str:
    """Return what a decision asks, as a sentence without its full stop; `names` by seat."""
    who = names[decision.seat]
    if decision.what == "place":
        return f"{who}: place your next piece; your rows fill from the back row, from a to j"
    return (
        f"{who}: move a piece one cell along its row or column, to an empty cell or onto an enemy; "
        "a scout moves any distance over empty cells"
    )


def at(cell: Sequence[int]) -> str:
    """Return a cell as it is typed: `a4`."""
    return CELLS.format((cell[0], cell[1]))


def ranked(kind: str) -> str:
    """Return a kind as a sentence has it, with its rank: `wolf (7)`, but `trap`."""
    rank = KINDS[kind].rank
    return f"{kind} ({rank})" if rank else kind


def _first(told: Telling) -> str:
    return f"{told.who} will make the first move"


def _place(told: Telling) -> str:
    if "piece" not in told.event:
        return f"{told.who} places a piece"
    kind = told.event["piece"]
    article = "an" if kind[0] in "aeiou" else "a"
    return f"{told.who} places {article} {ranked(kind)} on {told.cell}"


def _ready(told: Telling) -> str:
    return f"{told.who} is ready"


def _begin(told: Telling) -> str:
    return f"both armies stand: {told.names[told.event['first']]} moves first"


def _move(told: Telling) -> str:
    source, target = told.event["from"], told.event["to"]
    far = abs(source[0] - target[0]) + abs(source[1] - target[1])
    how = f", {NUMBERS[far]} cells" * (far > 1)
    return f"{told.who} moves from {at(source)} to {at(target)}{how}"


def _fight(told: Telling) -> str:
    winner = told.event["winner"]
    if "attacker" not in told.event:
        lost = [f"{told.names[seat]}'s {ranked(kind)}" for seat, kind in told.event["lost"]]
        gone = f"{' and '.join(lost)} {'are' if len(lost) > 1 else 'is'} removed"
        return f"{told.who} attacks {told.other} at {told.cell}: {gone}"
    attacker, defender = told.event["attacker"], told.event["defender"]
    mine = f"{told.who}'s {ranked(attacker)}"
    theirs = f"{told.other}'s {ranked(defender)}"
    match told.event["rule"].rpartition(".")[2]:
        case "apple":
            return f"{mine} takes {theirs} at {told.cell}"
        case "trap":
            return f"{mine} runs into {theirs} at {told.cell} and is removed"
        case "fox":
            return f"{mine} removes {theirs} at {told.cell}"
        case "equal":
            return f"{mine} attacks {theirs} at {told.cell}: both are removed"
        case _ if winner == "attacker":
            return f"{mine} attacks {theirs} at {told.cell} and removes it"
        case _:
            return f"{mine} attacks {theirs} at {told.cell} and is removed"


def _advance(told: Telling) -> str:
    return f"{told.who}'s piece moves in at {told.cell}"


def _known(told: Telling) -> str:
    return f"{told.who}'s piece at {told.cell} keeps showing its rank to {told.other}"


def _hide(told: Telling) -> str:
    return f"{told.who}'s piece at {told.cell} is hidden again"


def _offer(told: Telling) -> str:
    return f"{told.who} offers a draw"


def _lapse(told: Telling) -> str:
    return f"{told.who}'s offer of a draw lapses"


def _refuse(told: Telling) -> str:
    return f"{told.who} refuses the draw"


def _agree(told: Telling) -> str:
    return f"{told.who} accepts the draw"


def _resign(told: Telling) -> str:
    return f"{told.who} resigns"


ENDINGS: Mapping[str, str] = {
    "strategus.win.apple": "the apple is taken",
    "strategus.win.no-animals": "one side has no piece left that can move",
    "strategus.win.blocked": "the side to move has no way to move",
    "strategus.draw.both-immobile": "neither side has a piece left that can move",
    "strategus.draw.no-fight": "the limit of half-moves without a fight is reached",
    "strategus.draw.agreed": "both sides want a draw",
    "strategus.end.resign": "one side gives up",
    "strategus.repeat.stuck": "the side to move has only moves that repetition forbids",
}


def _end(told: Telling) -> str:
    return f"{ENDINGS[told.event['rule']]}: the game is over"


def _reveal(told: Telling) -> str:
    return "both armies are shown"


def _win(told: Telling) -> str:
    winners = told.event["winners"]
    return f"{told.names[winners[0]]} wins" if winners else "the game is a draw"


SENTENCES: Mapping[str, Callable[[Telling], str]] = {
    "first": _first,
    "place": _place,
    "ready": _ready,
    "begin": _begin,
    "move": _move,
    "fight": _fight,
    "advance": _advance,
    "known": _known,
    "hide": _hide,
    "offer": _offer,
    "lapse": _lapse,
    "refuse": _refuse,
    "agree": _agree,
    "resign": _resign,
    "end": _end,
    "reveal": _reveal,
    "win": _win,
}
"""How each kind of event is told, without capital and full stop."""
