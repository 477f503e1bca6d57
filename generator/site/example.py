"""Worked examples as parts of a page: pictures before and after, moves and results in words.

Everything told here is what the engine did when the example was run, so it cannot be wrong
without the build failing.
"""

import re
from collections.abc import Callable
from html import escape
from typing import Any

from engine.core.action import Action
from engine.core.errors import EngineError
from engine.core.event import Event
from engine.core.example import Example, parse_example
from engine.core.record import Row, format_played, read_action
from engine.core.types import Cell, Seat
from generator.booklet import words
from generator.booklet.boards import Face, Marks, Window, board_of, window
from generator.site.errors import SiteError
from generator.site.inline import inline, symbols

#: So many columns can be read on a phone.
_FIT = 6


def check(text: str, line: int = 1, where: str = "example") -> Example:
    """Read an example and run it; raise SiteError where it is broken or its result is another."""
    try:
        example = parse_example(text, line)
        failures = example.run()
    except EngineError as error:
        raise SiteError(f"{where}: {error}") from error
    if failures:
        first = failures[0]
        raise SiteError(
            f"{where}, line {first.line}: the example expects {first.expected!r}, "
            f"but the engine finds {first.found!r}"
        )
    return example


def tell(text: str, rules: str, defined: set[Face]) -> str:
    """An example as a figure; `rules` is the address of the rules page seen from this one.

    `defined` are the faces that the page has defined so far; those that the figure defines for
    the rest of the page are added.
    """
    return _Telling(check(text), text, rules).figure(defined)


class _Telling:
    def __init__(self, example: Example, text: str, rules: str) -> None:
        self.example, self.text, self.rules = example, text, rules
        self.game = example.game
        self.rows = example.play()
        self.last = self.rows[-1].state if self.rows else example.start
        self.board = board_of(self.game)
        self.first, self.after = example.start.data(), self.last.data()
        self.names = self.board.names(example.start.seats, self.first)
        self.faces: list[Face] = []

    def figure(self, defined: set[Face]) -> str:
        """The whole figure. Symbols stand outside the board, which may replace its content."""
        title = escape(words.minus(self.example.title or "Example"))
        pictures = self.pictures()
        new = [one for one in dict.fromkeys(self.faces) if one not in defined]
        defined.update(new)
        rules = f' rules="{self.rules}"' if self.rules else ""
        return (
            f'<figure class="tw-example">{symbols(new)}<figcaption>{title}</figcaption>'
            f'<div class="tw-body"><tilewright-board game="{self.game.key}" label="Play this"'
            f' about="{title}"{rules} example="{_attribute(self.text)}">'
            f'<div class="tw-pictures">{pictures}</div></tilewright-board>'
            f'<div class="tw-told" data-search-exclude>{self.moves()}{self.results()}</div>'
            "</div></figure>"
        )

    # -- pictures --------------------------------------------------------------------------

    def pictures(self) -> str:
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
            return self._picture(self.first, shown, only, "")
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
            return self._picture(self.after, shown, after, "")
        aims = Marks(targets=touched, arrows=self._arrows(), labels=self._labels(tried=False))
        return self._picture(self.first, shown, aims, "Before") + self._picture(
            self.after, shown, after, "After"
        )

    def _picture(self, data: Any, cells: Window, marks: Marks, label: str) -> str:
        faces = self.board.faces(data)
        self.faces += faces
        told = self.board.told(data, self.names)
        alt = f"{label}: {told}" if label else told[:1].upper() + told[1:]
        scene = self.board.picture(label, data, cells, marks)
        drawn = inline(
            scene, alt, css_class="tw-board", px_per_mm=self.board.px_per_mm, faces=faces
        )
        caption = (
            f'<span class="tw-when" aria-hidden="true" data-search-exclude>{label}</span>'
            if label
            else ""
        )
        return f'<div class="tw-picture">{caption}{drawn}</div>'

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

    def moves(self) -> str:
        """Each move as it is written, and under it what the engine did and why."""
        items = []
        for row in self.rows:
            events = "".join(
                f"<li>{self._event(event, row.seat)} {self.link(event.rule)}</li>"
                for event in row.events
            )
            items.append(f"<li><code>{self._written(row)}</code><ul>{events}</ul></li>")
        return f'<ol class="tw-moves">{"".join(items)}</ol>' if items else ""

    def _written(self, row: Row) -> str:
        """A move as examples have it; what is done out of turn says who does it."""
        return escape(format_played(self.game, row.action, row.by))

    def _event(self, event: Event, seat: Seat) -> str:
        told = self.game.describe(self.board.seen(event, seat), self.names)
        return escape(words.minus(told))

    def results(self) -> str:
        """What else holds afterwards, one line each."""
        letters = self._letters()
        lines = [
            (f"<b>{letters[wanted]}</b> " if wanted in letters else "") + line
            for wanted in self.example.expectations
            for line in self._result(wanted)
        ]
        after = (self.board.told_line(entry, self.names) for entry in self.example.after)
        lines += [f"{escape(told[:1].upper() + told[1:])}." for told in after if told]
        items = "".join(f"<li>{line}</li>" for line in lines)
        return f'<ul class="tw-results">{items}</ul>' if items else ""

    def _result(self, wanted: Any) -> list[str]:
        tells: dict[str, Callable[[Any], str]] = {
            "refused": self._refused,
            "legal": self._legal,
            "legal-count": self._count,
            "to-move": self._to_move,
            "scores": self._scores,
            "winners": self._winners,
        }
        return [tells[wanted.name](wanted)] if wanted.name in tells else []

    def _refused(self, wanted: Any) -> str:
        refusal = self.game.refusal(self.last, *read_action(self.game, wanted.value))
        assert refusal is not None
        reason = escape(words.minus(_seats(refusal.reason, self.names)))
        text = f"<code>{escape(wanted.value)}</code>: {reason}."
        return f'<span class="tw-no">Refused</span> {text} {self.link(refusal.rule)}'

    def _legal(self, wanted: Any) -> str:
        return f'<span class="tw-yes">Allowed</span> <code>{escape(wanted.value)}</code>'

    def _count(self, wanted: Any) -> str:
        count, actions = int(wanted.value), self.board.actions
        return f"{count:,} {actions} are allowed." if count != 1 else "Nothing else is allowed."

    def _winners(self, wanted: Any) -> str:
        winners = [self.names[int(word)] for word in wanted.value.split()]
        verb = "wins" if len(winners) == 1 else "share the win"
        return f"{escape(words.listed(winners))} {verb}."

    def _to_move(self, wanted: Any) -> str:
        if wanted.value == "nobody":
            return "The game is over."
        seat = int(wanted.value)
        name = escape(self.names[seat])
        turn = self.after.get("to_move", seat)
        if turn != seat:
            return f"It is {escape(self.names[turn])}’s turn still; {name} is asked next."
        return f"{name} goes on." if self.after.get("pending") else f"Then it is {name}’s turn."

    def _scores(self, wanted: Any) -> str:
        scores = [int(word) for word in wanted.value.split()]
        pairs = zip(self.names, scores, strict=True)
        return "Score: " + ", ".join(f"{escape(n)} {self.board.score(s)}" for n, s in pairs) + "."

    def link(self, rule: str) -> str:
        """A small link to a clause, called by its title."""
        title = self.game.rulebook.clause(rule).title
        return f'<a class="tw-cite" href="{self.rules}#{rule}">{escape(title)}</a>'


def _inside(cell: Cell, shown: Window) -> bool:
    return shown[0] <= cell[0] <= shown[2] and shown[1] <= cell[1] <= shown[3]


def _seats(reason: str, names: list[str]) -> str:
    """A reason with seats called by name."""
    for seat, name in enumerate(names):
        reason = re.sub(rf"\bseat {seat}\b", name, reason)
    return reason


def _attribute(text: str) -> str:
    """A text as an attribute's value in which line breaks survive every parser."""
    return escape(text.strip("\n") + "\n").replace("\n", "&#10;")
