"""Worked examples as parts of a page: pictures before and after, moves and results in words.

Everything told here is what the engine did when the example was run, so it cannot be wrong
without the build failing.
"""

from collections.abc import Callable
from html import escape
from typing import Any

from engine.core.errors import EngineError
from engine.core.example import Example, parse_example
from engine.core.types import Cell
from generator.site import board, words
from generator.site.board import Face
from generator.site.errors import SiteError
from generator.site.inline import inline, symbols

#: A cell of a board is 92 pixels wide where there is room.
PX_PER_MM = 1.16


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
        self.names = words.names(self.game, example.start.seats)
        self.faces: list[Face] = []

    def figure(self, defined: set[Face]) -> str:
        """The whole figure. Symbols stand outside the board, which may replace its content."""
        title = escape(self.example.title or "Example")
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
        placed = [row.action.cells[0] for row in self.rows if row.action.cells]
        refused = [cell for _, cell in self._tried("refused")]
        legal = [cell for _, cell in self._tried("legal")]
        first, last = self.example.start.data(), self.last.data()
        seen = [tuple(laid["cell"]) for laid in last["board"]]
        window = board.window([*seen, *refused, *legal])
        if not self.rows:
            only = board.Marks(targets=legal, refused=[c for c in refused if c not in legal])
            return self._picture(first, window, only, "")
        after = board.Marks(
            placed=placed,
            refused=refused,
            targets=[cell for cell in legal if cell not in seen],
            seams=self._seams(),
        )
        if not first["board"]:
            return self._picture(last, window, after, "")
        before = board.Marks(targets=placed)
        return self._picture(first, window, before, "Before") + self._picture(
            last, window, after, "After"
        )

    def _picture(
        self, data: Any, window: tuple[int, int, int, int], marks: board.Marks, label: str
    ) -> str:
        key = self.game.key
        spots = [
            board.Spot(
                tuple(laid["cell"]), laid["card"], laid["rotation"], laid["counter"], laid["coins"]
            )
            for laid in data["board"]
        ]
        faces: list[Face] = [(key, spot.piece, None) for spot in spots]
        faces += [(key, "counter", s.counter) for s in spots if s.counter is not None]
        self.faces += faces
        told = words.position(self.game, data, self.names)
        alt = f"{label}: {told}" if label else told[:1].upper() + told[1:]
        scene = board.picture(key, label, spots, window, marks)
        drawn = inline(scene, alt, css_class="tw-board", px_per_mm=PX_PER_MM, faces=faces)
        caption = (
            f'<span class="tw-when" aria-hidden="true" data-search-exclude>{label}</span>'
            if label
            else ""
        )
        return f'<div class="tw-picture">{caption}{drawn}</div>'

    def _seams(self) -> list[tuple[Cell, str]]:
        """The sides on which like edges met: of the only move, else the picture gets crowded."""
        if len(self.rows) != 1:
            return []
        (cell,) = self.rows[0].action.cells
        events = [event.seen_by(None) for event in self.rows[0].events]
        return [(cell, str(event["side"])) for event in events if event["kind"] == "match"]

    def _tried(self, name: str) -> list[tuple[str, Cell]]:
        """The actions that the example expects to be refused or legal, with their cells."""
        actions = [
            self.game.parse(wanted.value)
            for wanted in self.example.expectations
            if wanted.name == name
        ]
        return [(self.game.format(a), a.cells[0]) for a in actions if a.cells]

    # -- words -----------------------------------------------------------------------------

    def moves(self) -> str:
        """Each move as it is written, and under it what the engine did and why."""
        items = []
        for row in self.rows:
            events = "".join(
                f"<li>{self._event(event)} {self.link(event.rule)}</li>" for event in row.events
            )
            items.append(
                f"<li><code>{escape(self.game.format(row.action))}</code><ul>{events}</ul></li>"
            )
        return f'<ol class="tw-moves">{"".join(items)}</ol>' if items else ""

    def _event(self, event: Any) -> str:
        return escape(words.minus(self.game.describe(event.seen_by(None), self.names)))

    def results(self) -> str:
        """What else holds afterwards, one line each."""
        lines = [line for wanted in self.example.expectations for line in self._result(wanted)]
        items = "".join(f"<li>{line}</li>" for line in lines)
        return f'<ul class="tw-results">{items}</ul>' if items else ""

    def _result(self, wanted: Any) -> list[str]:
        tells: dict[str, Callable[[Any], str]] = {
            "refused": self._refused,
            "legal": self._legal,
            "legal-count": lambda w: f"{int(w.value):,} placements are allowed.",
            "to-move": self._to_move,
            "scores": self._scores,
        }
        return [tells[wanted.name](wanted)] if wanted.name in tells else []

    def _refused(self, wanted: Any) -> str:
        action = self.game.parse(wanted.value)
        refusal = self.game.refusal(self.last, action)
        assert refusal is not None
        reason = escape(words.minus(_seats(refusal.reason, self.names)))
        text = f"<code>{escape(wanted.value)}</code>: {reason}."
        return f'<span class="tw-no">Refused</span> {text} {self.link(refusal.rule)}'

    def _legal(self, wanted: Any) -> str:
        return f'<span class="tw-yes">Allowed</span> <code>{escape(wanted.value)}</code>'

    def _to_move(self, wanted: Any) -> str:
        if wanted.value == "nobody":
            return "The game is over."
        return f"Then it is {escape(self.names[int(wanted.value)])}’s turn."

    def _scores(self, wanted: Any) -> str:
        scores = [int(word) for word in wanted.value.split()]
        pairs = zip(self.names, scores, strict=True)
        return "Score: " + ", ".join(f"{escape(n)} {words.signed(s)}" for n, s in pairs) + "."

    def link(self, rule: str) -> str:
        """A small link to a clause, called by its title."""
        title = self.game.rulebook.clause(rule).title
        return f'<a class="tw-cite" href="{self.rules}#{rule}">{escape(title)}</a>'


def _seats(reason: str, names: list[str]) -> str:
    """A reason with seats called by name."""
    for seat, name in enumerate(names):
        reason = reason.replace(f"seat {seat} ", f"{name} ")
    return reason


def _attribute(text: str) -> str:
    """A text as an attribute's value in which line breaks survive every parser."""
    return escape(text.strip("\n") + "\n").replace("\n", "&#10;")
