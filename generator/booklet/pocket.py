"""The pocket book: the essentials of a game on eight small pages of one sheet."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.registry import AnyGame
from generator.booklet.cover import players
from generator.booklet.flow import Box, Filled, Spot, flow, glued
from generator.booklet.mood import BAND, Mood, mood
from generator.booklet.prose import break_lines, runs
from generator.booklet.setting import INDENT, Type, lines
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import rectangle
from generator.draw.text import TextOverflow, cap_height, width
from generator.faces import face
from generator.sheets.errors import FitError
from generator.sheets.papers import Paper
from generator.theme import BLACK, BONE, SMALLEST
from generator.units import MM_PER_POINT

#: The smallest page: an eighth of the lower and the narrower of A4 and Letter.
WIDTH, HEIGHT = 69.8, 105.0
#: What a page leaves white at its sides, above and below.
SIDE, TOP, BOTTOM = 7.5, 8.0, 10.5
#: Sizes of type that are tried, the largest first, and the leading in sizes.
SIZES = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
LEADING = 1.22
#: The pages between the covers.
INSIDE = 6
_TITLES = (38.0, 32.0, 27.0, 23.0, 19.0, 16.0)


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under a head; with `is_numbered` they are steps."""

    head: str
    lines: tuple[str, ...]
    is_numbered: bool = False


def pocket(game: AnyGame, goal: str, sections: Sequence[Section], paper: Paper) -> list[Scene]:
    """Eight pages in reading order: the cover, six of sections, the back cover with the goal.

    All is set in the largest type that fits. Raises FitError for a paper whose eighth is too
    small, and TextOverflow where even the smallest type is too large.
    """
    short, long = sorted((paper.width, paper.height))
    wide, high = long / 4, short / 2
    if wide < WIDTH - 1e-6 or high < HEIGHT - 1e-6:
        raise FitError(
            f"a page of the pocket book needs {WIDTH:g} × {HEIGHT:g} mm",
            f"an eighth of a paper of {paper.width:g} × {paper.height:g} mm",
            "print it on A4 or Letter, or print the other pieces only",
        )
    scale = min(wide / WIDTH, high / HEIGHT)
    look = mood(game.key)
    where = f"pocket book of {game.title}"
    size, filled = _filled(sections, wide / scale, high / scale, where)
    pages = [
        _page(f"{where}, page {number}", (wide, high), scale, boxes, look, number)
        for number, boxes in enumerate(filled, 2)
    ]
    blank = [Drawing(f"{where}, blank", wide, high).scene()] * (INSIDE - len(pages))
    return [
        _front(game, where, look, (wide, high), scale),
        *pages,
        *blank,
        _back(game, where, look, (wide, high), scale, goal, size),
    ]


def _filled(
    sections: Sequence[Section], wide: float, high: float, where: str
) -> tuple[float, list[Filled]]:
    """The type's size, and boxes on no more pages than there are.

    Where each section has a page of its own in a size that is read at ease, it gets one.
    """
    measure, room = wide - 2 * SIDE, high - TOP - BOTTOM
    alone = [[section] for section in sections] if len(sections) <= INSIDE else []
    for parts, sizes in ((alone, SIZES[:-2]), ([list(sections)], SIZES)):
        for size in sizes if parts else ():
            kind = Type(size, size * LEADING * MM_PER_POINT)
            try:
                found = [flow(_boxes(part, kind, measure, where), room, where) for part in parts]
            except TextOverflow:
                continue
            filled = [page for pages in found for page in pages]
            if len(filled) <= INSIDE:
                return size, filled
    raise TextOverflow(where, "six pages", len(filled) * room - INSIDE * room, sections[-1].head)


def _boxes(sections: Sequence[Section], kind: Type, measure: float, where: str) -> list[Box]:
    found: list[Box] = []
    for section in sections:
        found.append(_head(section.head, kind, measure, where))
        for number, text in enumerate(section.lines, 1):
            mark = f"{number}." if section.is_numbered else "*"
            made = glued(lines(text, kind, measure, where, INDENT, mark))
            found += [replace(made[0], before=kind.leading * 0.2), *made[1:]]
    return found


def _head(text: str, kind: Type, measure: float, where: str) -> Box:
    size = kind.size * 1.5
    broken = break_lines(text, size, measure, where=where, font="display")
    step = size * 0.39

    def draw(drawing: Drawing, spot: Spot) -> None:
        for i, line in enumerate(broken):
            said = "".join(run.text for run in runs(line))
            low = spot.y + cap_height(size, "display") + i * step
            drawing.text(spot.text, low, said, size, BLACK, anchor="start")

    return Box(step * len(broken), draw, kind.leading * 0.8, glued=True, name=text)


def _page(
    name: str, size: tuple[float, float], scale: float, boxes: Filled, look: Mood, number: int
) -> Scene:
    drawing = Drawing(name, *size)
    wide, high = size[0] / scale, size[1] / scale
    with drawing.at(scale=scale):
        for y, box in boxes:
            box.draw(drawing, Spot(SIDE, SIDE, SIDE, TOP + y))
        look.rule(drawing, SIDE, high - BOTTOM + 2.4, wide - 2 * SIDE)
        drawing.text(wide / 2, high - 4.6, str(number), SMALLEST, BLACK, font="strong")
    return drawing.scene()


def _front(game: AnyGame, where: str, look: Mood, size: tuple[float, float], scale: float) -> Scene:
    """The title on its band, one piece, and for how many it is."""
    drawing = Drawing(f"{where}, cover", *size)
    wide, high = size[0] / scale, size[1] / scale
    left, inner = SIDE - 1.0, wide - 2 * (SIDE - 1.0)
    band = 31.0
    with drawing.at(scale=scale):
        path = look.edge(left, SIDE - 1.0, inner, band)
        drawing.fill(path, BAND, "ground")
        drawing.stroke(path, BLACK, 0.3)
        title = next((s for s in _TITLES if width(game.title, s, "display") <= inner - 6), 16.0)
        low = SIDE - 1.0 + band / 2 + cap_height(title, "display") / 2
        drawing.text(wide / 2, low, game.title, title, BONE)
        drawing.text(wide / 2, low + 6.0, "The rules in brief", 9.0, BONE, font="text")
        heroes = look.heroes or tuple(
            (one.key, 0 if one.per == "seat" else None) for one in game.components()
        )
        key, seat = heroes[len(heroes) // 2 if look.heroes else 0]
        scene = face(game.key, key, seat=seat, size="screen")
        grow = 38.0 / max(scene.width, scene.height)
        w, h = scene.width * grow, scene.height * grow
        with drawing.at(wide / 2, (SIDE + band + high - 9.0) / 2 + 0.5):
            edge = rectangle(-w / 2, -h / 2, w, h, 1.6)
            with drawing.clip(edge):
                drawing.place(scene, 0, 0, scale=grow)
            drawing.stroke(edge, BLACK, 0.3)
        drawing.text(wide / 2, high - 7.4, players(game), 9.0, BLACK, font="strong")
    return drawing.scene()


def _back(
    game: AnyGame, where: str, look: Mood, size: tuple[float, float], scale: float, goal: str,
    points: float,
) -> Scene:  # fmt: skip
    """What the game is about, between two rules."""
    drawing = Drawing(f"{where}, back cover", *size)
    wide, high = size[0] / scale, size[1] / scale
    kind = Type(max(points, 9.0), max(points, 9.0) * LEADING * MM_PER_POINT)
    broken = lines(f"**{goal}**", kind, wide - 2 * SIDE - 4, where)
    with drawing.at(scale=scale):
        y = high * 0.42 - len(broken) * kind.leading / 2
        look.rule(drawing, SIDE, y - 4.0, wide - 2 * SIDE)
        for box in broken:
            box.draw(drawing, Spot(SIDE + 2, SIDE, SIDE, y))
            y += box.height
        look.rule(drawing, SIDE, y + 4.0, wide - 2 * SIDE)
        told = f"Rules version {game.rules_version}"
        drawing.text(wide / 2, high - 11.0, told, SMALLEST, BLACK, font="text")
        drawing.text(wide / 2, high - 7.4, "Tilewright", SMALLEST, BLACK, font="strong")
    return drawing.scene()
