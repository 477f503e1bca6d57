"""The quick reference: the rules in short lines, each with the clauses that it sums up.

Page, sheet and booklet set the same lines. Numbers come from the engine's data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.quick import Case, Line
from engine.games.strategus.board import CELLS, DEPTH, LAKES, SIZE, cell_of
from engine.games.strategus.options import OPTIONS
from engine.games.strategus.ranks import ARMY, COUNTS, IMMOBILE, PIECES, RANKS, Kind


class Piece(NamedTuple):
    """A kind of piece: its key, rank (0: none), name and copies, how it moves, what is special."""

    key: str
    rank: int
    name: str
    copies: int
    moves: str
    text: str
    rules: tuple[str, ...]


class Choice(NamedTuple):
    """What an option changes: its key, a value that is not its default, and what that does."""

    option: str
    value: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuickReference:
    """The whole reference, part by part in the order in which it is set."""

    goal: Line
    prepare: tuple[Line, ...]
    army: tuple[Piece, ...]
    moving: tuple[Line, ...]
    fights: tuple[Case, ...]
    advance: Line
    hidden: tuple[Line, ...]
    endings: tuple[Case, ...]
    choices: tuple[Choice, ...]


_ARMY = "strategus.setup.army"
_STEP = "strategus.move.step"
_FOX = "strategus.fight.fox"

_LIMIT = next(option.default for option in OPTIONS if option.key == "no_fight_limit")
_ANIMALS = sum(count for key, count in COUNTS.items() if key not in IMMOBILE)

_HALF = len(LAKES) // 2
_LAKES = " and ".join(
    f"{CELLS.format(cell_of(lake[1]))} to {CELLS.format(cell_of(lake[2]))}"
    for lake in (LAKES[:_HALF], LAKES[_HALF:])
)
"""The lakes by their corners; their cells ascend, so the first is in the north-west."""

_SPECIAL: dict[str, tuple[str, tuple[str, ...]]] = {
    "elephant": ("falls to an attacking mouse", ("strategus.fight.mouse",)),
    "fox": ("takes traps", (_FOX,)),
    "scout": ("the hare; may attack at the end of its run", ("strategus.move.scout",)),
    "mouse": ("beats the elephant if it attacks", ("strategus.fight.mouse",)),
    "trap": ("beats every attacker but the fox", ("strategus.fight.trap", _FOX)),
    "apple": ("lose it, and you lose the game", ("strategus.fight.apple", "strategus.win.apple")),
}
"""What is special about a kind, and the clauses that say so."""


def _piece(kind: Kind) -> Piece:
    text, rules = _SPECIAL.get(kind.key, ("", ()))
    moves, rule = "one cell", _STEP
    if kind.key in IMMOBILE:
        moves, rule = "never", "strategus.move.immobile"
    elif kind.key == "scout":
        moves, rule = "any distance", "strategus.move.scout"
    told = dict.fromkeys((_ARMY, rule, *rules))
    return Piece(kind.key, kind.rank, kind.name, kind.copies, moves, text, tuple(told))


QUICK = QuickReference(
    goal=Line(
        "Take the enemy's apple, or leave the enemy unable to move.",
        ("strategus.win.apple", "strategus.win.no-animals", "strategus.win.blocked"),
    ),
    prepare=(
        Line(
            f"Each side has the same {PIECES} pieces: {_ANIMALS} animals, {COUNTS['trap']} traps"
            " and an apple.",
            (_ARMY,),
        ),
        Line(
            f"Place all of them in your own {DEPTH} rows of {SIZE}, as you like. Ready is final.",
            ("strategus.setup.zone",),
        ),
        Line(
            "Look at nothing of the enemy's before both are ready; after that, at backs only.",
            ("strategus.setup.secret", "strategus.hidden.blind"),
        ),
        Line("Draw lots for who moves first.", ("strategus.setup.first",)),
    ),
    army=tuple(map(_piece, ARMY)),
    moving=(
        Line(
            "Move one piece one cell along its row or column, to an empty cell or onto an enemy.",
            (_STEP,),
        ),
        Line(
            "A scout runs any number of empty cells in a straight line, and may attack at its end.",
            ("strategus.move.scout",),
        ),
        Line(
            "Traps and apple never move. You must move something; there is no pass.",
            ("strategus.move.immobile", "strategus.move.must"),
        ),
    ),
    fights=(
        Case("Apple attacked", "it falls, and the game is won", ("strategus.fight.apple",)),
        Case("Fox attacks trap", "the trap is removed", (_FOX,)),
        Case(
            "Any other attacks trap",
            "the attacker is removed; the trap stays",
            ("strategus.fight.trap",),
        ),
        Case(
            f"Mouse ({RANKS['mouse']}) and elephant ({RANKS['elephant']})",
            "whichever attacks wins",
            ("strategus.fight.mouse",),
        ),
        Case("Equal ranks", "both are removed", ("strategus.fight.equal",)),
        Case("All others", "the lower rank wins", ("strategus.fight.lower-wins",)),
    ),
    advance=Line(
        "A winning attacker moves into the cell; a winning defender stays where it is.",
        ("strategus.fight.advance",),
    ),
    hidden=(
        Line(
            "A move reveals nothing, not even a scout's run.",
            ("strategus.hidden.blind",),
        ),
        Line(
            "In a fight both pieces are shown to both players; then the survivor is hidden again.",
            ("strategus.hidden.reveal",),
        ),
        Line(
            "Removed pieces are public. Remembering the others is up to you.",
            ("strategus.hidden.memory",),
        ),
        Line("When the game is over, all is shown.", ("strategus.hidden.end",)),
    ),
    endings=(
        Case("An apple is taken", "its side loses", ("strategus.win.apple",)),
        Case(
            "One fight removes the last animals of both",
            "a draw",
            ("strategus.draw.both-immobile",),
        ),
        Case("A side has no animal left", "it loses", ("strategus.win.no-animals",)),
        Case(f"{_LIMIT} half-moves without a fight", "a draw", ("strategus.draw.no-fight",)),
        Case(
            "The side to move has animals, but no move",
            "it loses",
            ("strategus.win.blocked", "strategus.end.order"),
        ),
        Case("Both sides agree", "a draw", ("strategus.draw.agreed",)),
        Case("A side resigns", "it loses", ("strategus.end.resign",)),
    ),
    choices=(
        Choice(
            "first", "south", "South moves first; or North, with north", ("strategus.setup.first",)
        ),
        Choice(
            "lakes",
            "on",
            f"nothing enters or crosses the two lakes, {_LAKES}",
            ("strategus.board.lakes",),
        ),
        Choice(
            "scout_charge",
            "off",
            "a scout attacks only what is beside it",
            ("strategus.move.scout",),
        ),
        Choice(
            "memory_aid",
            "on",
            "a piece seen in a fight keeps showing its rank to the other side",
            ("strategus.hidden.memory",),
        ),
        Choice(
            "no_fight_limit",
            "off",
            "no draw for want of fights; or another number of half-moves",
            ("strategus.draw.no-fight",),
        ),
        Choice(
            "repetition",
            "isf",
            "three moves in a row may take one piece across a border, but not the fourth as well",
            ("strategus.repeat.two-square", "strategus.repeat.stuck"),
        ),
        Choice(
            "repetition",
            "isf",
            "a chase may not bring back its own positions, but for a step straight back",
            ("strategus.repeat.more-squares",),
        ),
    ),
)
"""The quick reference of Strategus."""
