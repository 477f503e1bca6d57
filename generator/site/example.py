"""Worked examples as parts of a page: a figure whose board can be played."""

from html import escape

from engine.core.errors import EngineError
from engine.core.example import Example, parse_example
from generator.booklet.boards import Face
from generator.booklet.telling import Move, Picture, Result, Telling
from generator.site.errors import SiteError
from generator.site.inline import inline, symbols


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
    return _Figure(Telling(check(text)), text, rules).html(defined)


class _Figure:
    def __init__(self, told: Telling, text: str, rules: str) -> None:
        self.told, self.text, self.rules = told, text, rules
        self.game, self.board = told.game, told.board
        self.faces: list[Face] = []

    def html(self, defined: set[Face]) -> str:
        """The whole figure. Symbols stand outside the board, which may replace its content."""
        title = escape(self.told.title)
        pictures = "".join(map(self._picture, self.told.pictures()))
        new = [one for one in dict.fromkeys(self.faces) if one not in defined]
        defined.update(new)
        rules = f' rules="{self.rules}"' if self.rules else ""
        return (
            f'<figure class="tw-example">{symbols(new)}<figcaption>{title}</figcaption>'
            f'<div class="tw-body"><tilewright-board game="{self.game.key}" label="Play this"'
            f' about="{title}"{rules} example="{_attribute(self.text)}">'
            f'<div class="tw-pictures">{pictures}</div></tilewright-board>'
            f'<div class="tw-told" data-search-exclude>{self._moves()}{self._results()}</div>'
            "</div></figure>"
        )

    def _picture(self, picture: Picture) -> str:
        label, data = picture.label, picture.data
        faces = self.board.faces(data)
        self.faces += faces
        told = self.board.told(data, self.told.names)
        alt = f"{label}: {told}" if label else told[:1].upper() + told[1:]
        scene = self.board.picture(label, data, picture.cells, picture.marks)
        drawn = inline(
            scene, alt, css_class="tw-board", px_per_mm=self.board.px_per_mm, faces=faces
        )
        caption = (
            f'<span class="tw-when" aria-hidden="true" data-search-exclude>{label}</span>'
            if label
            else ""
        )
        return f'<div class="tw-picture">{caption}{drawn}</div>'

    def _moves(self) -> str:
        """Each move as it is written, and under it what the engine did and why."""
        items = "".join(map(self._move, self.told.moves()))
        return f'<ol class="tw-moves">{items}</ol>' if items else ""

    def _move(self, move: Move) -> str:
        events = "".join(
            f"<li>{escape(text)} {self._link(rule)}</li>" for text, rule in move.events
        )
        return f"<li><code>{escape(move.written)}</code><ul>{events}</ul></li>"

    def _results(self) -> str:
        """What else holds afterwards, one line each."""
        items = "".join(f"<li>{self._result(one)}</li>" for one in self.told.results())
        return f'<ul class="tw-results">{items}</ul>' if items else ""

    def _result(self, one: Result) -> str:
        letter = f"<b>{one.letter}</b> " if one.letter else ""
        text, written = escape(one.text), f"<code>{escape(one.written)}</code>"
        if one.verdict == "refused":
            said = f'<span class="tw-no">Refused</span> {written}: {text} {self._link(one.rule)}'
        elif one.verdict == "allowed":
            said = f'<span class="tw-yes">Allowed</span> {written}'
        else:
            said = text
        return letter + said

    def _link(self, rule: str) -> str:
        """A small link to a clause, called by its title."""
        title = self.game.rulebook.clause(rule).title
        return f'<a class="tw-cite" href="{self.rules}#{rule}">{escape(title)}</a>'


def _attribute(text: str) -> str:
    """A text as an attribute's value in which line breaks survive every parser."""
    return escape(text.strip("\n") + "\n").replace("\n", "&#10;")
