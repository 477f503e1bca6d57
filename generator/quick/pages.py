"""Pages of a quick reference: leaves of half a sheet side by side, to be cut apart or folded."""

from collections.abc import Sequence

from engine.core.registry import AnyGame
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import line
from generator.quick import leaves
from generator.quick.leaf import Draw, draw_leaf
from generator.sheets.errors import FitError
from generator.theme import BLACK, SIZES

#: The leaf that everything is set for: the narrower and the lower one of half A4 and half Letter.
WIDTH, HEIGHT = 139.7, 210.0
#: The widest and highest that one size of type looks well on.
WIDEST, HIGHEST = 150.0, 216.0
#: Where a leaf's content starts from each of its sides, and what it leaves white in any case.
INSET, CLEAR = 7.0, 6.0
_SIDE_BY_SIDE = 2


def quick_pages(game: AnyGame, width: float, height: float) -> tuple[Scene, ...]:
    """A game's quick reference on papers of a size in mm, each upright or turned.

    Two leaves lie side by side, so that a sheet cut in half gives two of them and a folded one a
    leaf with two sides; of a single leaf there are two copies. Twice as large papers hold two
    sets. Raises FitError for papers that are much smaller than A4 and Letter.
    """
    wide, high, rows = _grid(width, height)
    draws = leaves(game)
    draws = draws * _SIDE_BY_SIDE if len(draws) == 1 else draws
    pairs = [draws[i : i + _SIDE_BY_SIDE] for i in range(0, len(draws), _SIDE_BY_SIDE)]
    title = f"{game.title}, quick reference"
    return tuple(
        _page(f"{title}, page {number}", wide, high, rows, pair)
        for number, pair in enumerate(pairs, 1)
    )


def _grid(width: float, height: float) -> tuple[float, float, int]:
    """The paper as it lies, and how many pairs of leaves it holds one under the other."""
    ways = []
    for wide, high in ((width, height), (height, width)):
        if wide >= _SIDE_BY_SIDE * WIDTH - 1e-9:
            ways.append((int((high + 1e-9) / HEIGHT), wide, high))
    rows, wide, high = max(ways, key=lambda way: way[0], default=(0, width, height))
    if not rows:
        raise FitError(
            f"two leaves of the quick reference need {_SIDE_BY_SIDE * WIDTH:g} × {HEIGHT:g} mm",
            f"a paper of {width:g} × {height:g} mm",
            "print it on A4 or Letter, or print the other pieces only",
        )
    return wide, high, min(rows, 2)


def _page(name: str, width: float, height: float, rows: int, draws: Sequence[Draw]) -> Scene:
    drawing = Drawing(name, width, height)
    each = min(width / _SIDE_BY_SIDE, WIDEST), min(height / rows, HIGHEST)
    left, top = (width - _SIDE_BY_SIDE * each[0]) / 2, (height - rows * each[1]) / 2
    xs = [left + i * each[0] for i in range(_SIDE_BY_SIDE + 1)]
    ys = [top + i * each[1] for i in range(rows + 1)]
    for y in ys[:-1]:
        for x, draw in zip(xs, draws, strict=False):
            box = Box(x, y, x + each[0], y + each[1]).grown(-INSET)
            draw_leaf(drawing, box, draw)
    _cuts(drawing, xs, ys)
    return drawing.scene()


def _cuts(drawing: Drawing, xs: Sequence[float], ys: Sequence[float]) -> None:
    """Dashed lines where the leaves part, and around them where the paper is larger."""
    width, height = drawing.width, drawing.height
    ends = (CLEAR, height - CLEAR), (CLEAR, width - CLEAR)
    for x in xs:
        if CLEAR <= x <= width - CLEAR:
            drawing.stroke(line((x, ends[0][0]), (x, ends[0][1])), BLACK, 0.15, dash=(2.0, 2.0))
    for y in ys:
        if CLEAR <= y <= height - CLEAR:
            drawing.stroke(line((ends[1][0], y), (ends[1][1], y)), BLACK, 0.15, dash=(2.0, 2.0))
    size = SIZES["sheet note"]
    text = "cut here, or fold for a leaf with two sides"
    x, y = xs[1] - 1.2, height / 2 if len(ys) == 2 else (ys[0] + ys[1]) / 2
    drawing.text(x, y, text, size, BLACK, font="text", rotation=-90)
