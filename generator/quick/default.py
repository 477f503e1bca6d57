"""Any game's leaves: its components with pictures and counts, then its clauses by title."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.booklet.prose import break_lines
from generator.quick.band import Edges
from generator.quick.leaf import BODY_SIZES, Draw, Leaf, Row
from generator.quick.portrait import portrait

_T = TypeVar("_T")
_EDGES: Edges = ("waves", "waves")
_PICTURE, _NAME, _GUTTER = 9.0, 12.0, 5.0
#: How many rows a leaf holds, and how many lines in one of its two columns.
_ROWS, _LINES, _MEASURE = 14, 40, 58.0
_ABREAST = 2


class _Title(NamedTuple):
    """A clause's title, and whether it is a chapter's."""

    text: str
    is_chapter: bool


def leaves(game: AnyGame) -> tuple[Draw, ...]:
    """What draws the leaves of a game without leaves of its own, in order."""
    found: list[Draw] = []
    for some in _chunks(game.components(), _ROWS):
        found.append(partial(_components, game, some))
    for columns in _chunks(_columns(game), _ABREAST):
        found.append(partial(_clauses, game, columns))
    return tuple(found)


def _chunks(items: Sequence[_T], most: int) -> list[Sequence[_T]]:
    return [items[i : i + most] for i in range(0, len(items), most)]


def _components(game: AnyGame, some: Sequence[Component], leaf: Leaf) -> None:
    leaf.band(game.title, "In the box", _EDGES)
    leaf.rows([_row(game, one, leaf.width) for one in some], _PICTURE + 0.8)


def _row(game: AnyGame, one: Component, width: float) -> Row:
    """Picture, name and number; what it does, or what the rules call it."""
    per = " for each player" if one.per == "seat" else ""
    told = one.about or game.rulebook.clause(one.rule).title
    middle = (width - _NAME) * 0.45
    return Row(
        (
            (_NAME, middle - 2.0, f"**{one.name}** ×{one.count}{per}"),
            (_NAME + middle, width - _NAME - middle - 1.0, told),
        ),
        partial(_picture, game, one),
    )


def _picture(game: AnyGame, one: Component, leaf: Leaf, y: float, high: float) -> None:
    portrait(leaf.drawing, game, one, leaf.x + 1.0 + _PICTURE / 2, y + high / 2, _PICTURE)


def _columns(game: AnyGame) -> list[list[_Title]]:
    """The clauses' titles as columns of about one length, two for each leaf."""
    titles = [_Title(c.title, c.level == 2) for c in game.rulebook.clauses]
    lines = [_lines(title, game.title) for title in titles]
    number = -(-sum(lines) // _LINES)
    number += number % _ABREAST
    most = sum(lines) / number + 1 if number else 0
    columns: list[list[_Title]] = [[]]
    filled = 0
    for i, title in enumerate(titles):
        # A head stays with what follows it.
        ahead = sum(lines[i : i + 1 + title.is_chapter])
        if filled + ahead > most and columns[-1]:
            columns.append([])
            filled = 0
        columns[-1].append(title)
        filled += lines[i]
    return [column for column in columns if column]


def _lines(title: _Title, where: str) -> int:
    """How many lines a title takes at least, white before a head included."""
    lines = break_lines(title.text, BODY_SIZES[-1], _MEASURE, where=where)
    return len(lines) + 2 * title.is_chapter


def _clauses(game: AnyGame, columns: Sequence[Sequence[_Title]], leaf: Leaf) -> None:
    leaf.band(game.title, "What the rules settle", _EDGES)
    draws: list[Callable[[Leaf], None]] = [partial(_column, column) for column in columns]
    leaf.columns(*draws, *[_nothing] * (_ABREAST - len(draws)), gutter=_GUTTER)


def _column(titles: Sequence[_Title], leaf: Leaf) -> None:
    for title in titles:
        if title.is_chapter:
            leaf.head(title.text)
        else:
            leaf.items([title.text])


def _nothing(leaf: Leaf) -> None:
    """An empty column."""
