"""Worked examples told: pictures before and after, moves and results in words, as data.

Everything told here is what the engine did when the example was run, so it cannot be wrong. Pages
and booklets set the same parts.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.event import Event
from engine.core.example import Example
from engine.core.record import format_played, read_action
from engine.core.types import Cell, Seat
from generator.booklet import words
from generator.booklet.boards import Marks, Window, board_of, window

#: So many columns can be read on a phone, and fit on a small page.
_FIT = 6


@dataclass(frozen=True, slots=True)
class Picture:
    """A position as it is to be shown: "Before", "After" or "", which cells, what is marked."""

    label: str
    data: Mapping[str, Any]
    cells: Window
    marks: Marks


class Move(NamedTuple):
    """A move as it is written, and what the engine did: texts with the clauses that say so."""

    written: str
    events: tuple[tuple[str, str], ...]


class Result(NamedTuple):
    """What holds afterwards.

    The letter of what was tried, "refused" or "allowed", what was tried as it is written, a text,
    and the clause that says so; each "" where there is none.
    """

    letter: str
    verdict: str
    written: str
    text: str
    rule: str


class Telling:
    """An example that was run, as parts to set."""

    def __init__(self, example: Example) -> None:
        self.example, self.game = example, example.game
        self.rows = example.play()
        self.last = self.rows[-1].state if self.rows else example.start
        self.board = board_of(self.game)
        self.first, self.after = example.start.data(), self.last.data()
        self.names = self.board.names(example.start.seats, self.first)

    @property
    def title(self) -> str:
        """What the example shows."""
        return words.minus(self.example.title or "Example")

    # -- pictures --------------------------------------------------------------------------

    def pictures(self) -> list[Picture]:
        """One picture, or two where the moves change something that lay there before."""
        refused, legal = self._aims("refused"), self._aims("legal")
        seen = [tuple(laid["cell"]) for laid in self.after["board"]]
        touched = [cell for row in self.rows for cell in self.board.cells(row.action)]
        shown = self.board.frame(window([*seen, *touched, *refused, *legal]))
        if shown[2] - shown[0] >= _FIT:
            # What is refused far away is told only.
            shown = self.board.frame(window([*seen, *touched, *legal]))
            refused = [cell for cell in refused if _inside(cell, shown)]
        found = self._labels(numbered=self.board.numbered_after)
        labels = {cell: label for cell, label in found.items() if _inside(cell, shown)}
        before = {tuple(laid["cell"]): laid for laid in self.first["board"]}
        if not touched and self.after["board"] == self.first["board"]:
            crossed = [cell for cell in refused if cell not in legal]
            only = Marks(targets=legal, refused=crossed, labels=labels)
            return [Picture("", self.first, shown, only)]
        placed, changed = self._differences(before)
        plain, marked = not self.board.lettered, {*placed, *changed}
        after = Marks(
            placed=[cell for cell in touched if cell in placed] + placed * (not touched),
            changed=changed,
            refused=refused,
            targets=[cell for cell in legal if cell not in (seen if plain else marked)],
            seams=self.board.seams(self.rows),
            fought=self.board.fought(self.rows),
            labels=labels,
        )
        if not before:
            return [Picture("", self.after, shown, after)]
        aims = Marks(targets=touched, arrows=self._arrows(), labels=self._labels(tried=False))
        return [
            Picture("Before", self.first, shown, aims),
            Picture("After", self.after, shown, after),
        ]

    def _differences(self, before: dict[Cell, Any]) -> tuple[list[Cell], list[Cell]]:
        """Cells with another card than before, and those where only something on it changed."""
        placed, changed = [], []
        for laid in self.after["board"]:
            cell = tuple(laid["cell"])
            old = before.get(cell)
            if old is None or self.board.identity(old) != self.board.identity(laid):
                placed.append(cell)
            elif old != laid:
                changed.append(cell)
        return placed, changed

    def _arrows(self) -> list[tuple[Cell, Cell]]:
        found = (self.board.cells(row.action) for row in self.rows)
        return [(cells[0], cells[1]) for cells in found if len(cells) == 2]

    def _labels(self, *, numbered: bool = True, tried: bool = True) -> dict[Cell, str]:
        """The numbers of moves, where there are several, and the letters of what was tried."""
        found: dict[Cell, list[str]] = {}
        if not self.board.lettered:
            return {}
        if numbered and len(self.rows) > 1:
            for number, row in enumerate(self.rows, 1):
                for cell in self.board.cells(row.action)[-1:]:
                    found.setdefault(cell, []).append(str(number))
        for wanted, letter in self._letters().items() if tried else ():
            (cell,) = self.board.cells(self._action(wanted))[-1:]
            found.setdefault(cell, []).append(letter)
        return {cell: "·".join(told) for cell, told in found.items()}

    def _letters(self) -> dict[Any, str]:
        """A letter for each action that was tried at a cell, where there are several."""
        tried = [
            wanted
            for wanted in self.example.expectations
            if wanted.name in ("refused", "legal") and self.board.cells(self._action(wanted))
        ]
        if len(tried) < 2 or not self.board.lettered:
            return {}
        return dict(zip(tried, self.board.letters, strict=False))

    def _aims(self, name: str) -> list[Cell]:
        """The cells of the actions that the example expects to be refused, or legal."""
        wishes = (wanted for wanted in self.example.expectations if wanted.name == name)
        return [cell for one in wishes for cell in self.board.cells(self._action(one))[-1:]]

    def _action(self, wanted: Any) -> Action:
        return read_action(self.game, wanted.value)[0]

    # -- words -----------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Each move and what it did; what is done out of turn says who does it."""
        return [
            Move(
                format_played(self.game, row.action, row.by),
                tuple((self._event(event, row.seat), event.rule) for event in row.events),
            )
            for row in self.rows
        ]

    def _event(self, event: Event, seat: Seat) -> str:
        return words.minus(self.game.describe(self.board.seen(event, seat), self.names))

    def results(self) -> list[Result]:
        """What else holds afterwards."""
        letters = self._letters()
        lines = [
            result._replace(letter=letters.get(wanted, ""))
            for wanted in self.example.expectations
            for result in self._result(wanted)
        ]
        after = (self.board.told_line(entry, self.names) for entry in self.example.after)
        return lines + [_said(f"{told[:1].upper() + told[1:]}.") for told in after if told]

    def _result(self, wanted: Any) -> list[Result]:
        match wanted.name:
            case "refused":
                return [self._refused(wanted.value)]
            case "legal":
                return [Result("", "allowed", wanted.value, "", "")]
            case "legal-count":
                return [_said(self._count(int(wanted.value)))]
            case "to-move":
                return [_said(self._to_move(wanted.value))]
            case "scores":
                return [_said(self._scores(wanted.value))]
            case "winners":
                return [_said(self._winners(wanted.value))]
        return []

    def _refused(self, written: str) -> Result:
        refusal = self.game.refusal(self.last, *read_action(self.game, written))
        assert refusal is not None
        reason = words.minus(_seats(refusal.reason, self.names))
        return Result("", "refused", written, f"{reason}.", refusal.rule)

    def _count(self, count: int) -> str:
        actions = self.board.actions
        return f"{count:,} {actions} are allowed." if count != 1 else "Nothing else is allowed."

    def _winners(self, value: str) -> str:
        winners = [self.names[int(word)] for word in value.split()]
        if not winners:
            return "Nobody wins."
        verb = "wins" if len(winners) == 1 else "share the win"
        return f"{words.listed(winners)} {verb}."

    def _to_move(self, value: str) -> str:
        if value == "nobody":
            return "The game is over."
        seat = int(value)
        name = self.names[seat]
        turn = self.after.get("to_move", seat)
        if turn != seat:
            return f"It is {self.names[turn]}’s turn still; {name} is asked next."
        return f"{name} goes on." if self.after.get("pending") else f"Then it is {name}’s turn."

    def _scores(self, value: str) -> str:
        scores = [int(word) for word in value.split()]
        pairs = zip(self.names, scores, strict=True)
        return "Score: " + ", ".join(f"{n} {self.board.score(s)}" for n, s in pairs) + "."


def _said(text: str) -> Result:
    return Result("", "", "", text, "")


def _inside(cell: Cell, shown: Window) -> bool:
    return shown[0] <= cell[0] <= shown[2] and shown[1] <= cell[1] <= shown[3]


def _seats(reason: str, names: list[str]) -> str:
    """A reason with seats called by name."""
    for seat, name in enumerate(names):
        reason = re.sub(rf"\bseat {seat}\b", name, reason)
    return reason
