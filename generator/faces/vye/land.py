"""The Land card: its picture in a mat of terrain marks, its letter twice, and its name."""

from engine.core.component import Component
from generator.draw.paint import Paint
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, rectangle
from generator.draw.text import cap_height, set_lines, width
from generator.faces.asked import Asked
from generator.faces.vye.frame import (
    INNER,
    MAT,
    OUTLINE,
    WIDTH,
    card,
    mark,
    mat,
    picture,
    plate,
    seat,
    tab,
    tab_sign,
    window,
)
from generator.faces.vye.lands import LANDS, Land
from generator.theme import BONE, INK
from generator.theme import LANDS as INKS

#: Lightness from which a mat's marks are dark.
_LIGHT = 62.0
#: Sets on most of whose pictures' shelf ink shows the token seat better than bone.
_PALE = "cdfghilmop"
_NAME, _TRACK, _LEADING = 13.0, 0.12, 4.7
_SQUARE = Box(MAT, MAT, MAT + INNER, MAT + INNER)
#: The taller window of a poker card, and the mm of one unit of the picture's block in it.
_TALL = Box(MAT, MAT, MAT + INNER, 67.25)
_TALL_SCALE = 0.62
_POKER_NAME, _POKER_LEADING = 16.0, 5.2
#: How large a poker card's second stamp is, and half of the mark in its place, in mm.
_EMBLEM, _MARK = 11.8, 3.6


def land(asked: Asked, component: Component) -> Scene:
    """One Land's face; raises TextOverflow if its name is too long for its plate."""
    shown = LANDS[component.key.rpartition("-")[2]]
    name = f"Vye {component.name}"
    if asked.size == "small":
        return _small(name, shown)
    told = asked.words(f"vye.{component.key}", component.name)
    drawing = card(name, asked.trim)
    base = INKS[shown.letter]
    is_light = base.lightness >= _LIGHT
    mat(drawing, base, base.mix(INK, 0.58) if is_light else base.mix(BONE, 0.68), shown.terrain)
    if asked.trim == "poker":
        _poker(drawing, shown, told)
    else:
        _square(drawing, shown, told)
    return drawing.scene()


def _square(drawing: Drawing, shown: Land, told: str) -> None:
    _window(drawing, shown, _SQUARE, INNER / 100, Box(17.2, 6.6, 48.8, 38.2))
    seat(drawing, WIDTH / 2, 42.0, _seat_paint(shown))
    _tab(drawing, shown, 10.4, 18.2, 21.0)
    disc_x, r = 56.2, 3.7
    most = 2 * (disc_x - r - 0.5 - WIDTH / 2)
    wide = width(told, _NAME, "display", _TRACK)
    room = Box(WIDTH / 2 - most / 2 + 3.0, 46.0, WIDTH / 2 + most / 2 - 3.0, 60.1)
    fits = wide <= room.width
    lines = [told] if fits else _broken(drawing, told, room, _NAME, _LEADING)
    wide = max(width(line, _NAME, "display", _TRACK) for line in lines)
    plate_wide = min(wide + 9.0, most)
    top = 52.4 - _LEADING * (len(lines) - 1)
    plate(drawing, Box(WIDTH / 2 - plate_wide / 2, top, WIDTH / 2 + plate_wide / 2, 60.1))
    for i, line in enumerate(reversed(lines)):
        drawing.text(WIDTH / 2, 57.75 - _LEADING * i, line, _NAME, INK, track=_TRACK)
    _second_letter(drawing, shown, disc_x, 56.2, r, 13.0)


def _poker(drawing: Drawing, shown: Land, told: str) -> None:
    """A taller picture; below it the stamp, a larger name and the second letter on one plate."""
    left = (100 - INNER / _TALL_SCALE) / 2
    _window(drawing, shown, _TALL, _TALL_SCALE, Box(15.0, 7.6, 52.0, 44.6), left)
    seat(drawing, WIDTH / 2, MAT + 69 * _TALL_SCALE, _seat_paint(shown))
    _tab(drawing, shown, 11.4, 20.0, 23.0)
    low = drawing.height - MAT
    foot = Box(MAT - 0.4, _TALL.y1 - 0.6, WIDTH - MAT + 0.4, low + 0.4)
    plate(drawing, foot)
    middle = (foot.y0 + foot.y1) / 2
    _emblem(drawing, shown, foot.x0 + 8.3, middle)
    room = Box(foot.x0 + 17.2, foot.y0 + 0.9, foot.x1 - 14.3, foot.y1 - 0.9)
    text_x = (room.x0 + room.x1) / 2
    for line, y in set_lines(
        drawing.name, "name plate", told, _POKER_NAME, "display", room, _POKER_LEADING
    ):
        drawing.text(text_x, y, line, _POKER_NAME, INK)
    _second_letter(drawing, shown, foot.x1 - 6.6, middle, 4.4, 16.0)


def _emblem(drawing: Drawing, shown: Land, x: float, y: float) -> None:
    """The stamp around (x, y); its terrain's mark where the picture is the stamp already."""

    def plain() -> None:
        drawing.fill(mark(shown.terrain, x, y, _MARK), INK, "text")

    with (
        drawing.group("emblem", plain=plain),
        drawing.at(x - _EMBLEM / 2, y - _EMBLEM / 2, scale=_EMBLEM / 100),
    ):
        shown.stamp(drawing, INK, BONE)


def _broken(drawing: Drawing, told: str, room: Box, size: float, leading: float) -> list[str]:
    """A long name in the two lines for which the plate can grow."""
    narrow = Box(room.x0, room.y1 - 2 * leading, room.x1, room.y1)
    return [
        line
        for line, _ in set_lines(drawing.name, "name plate", told, size, "display", narrow, leading)
    ]


def _window(
    drawing: Drawing, shown: Land, box: Box, scale: float, stamp: Box, left: float = 0.0
) -> None:
    """The picture in its window; where there is one colour only, the stamp in a box of it."""

    def plain() -> None:
        drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), BONE, "plate")
        with drawing.at(stamp.x0, stamp.y0, scale=stamp.width / 100):
            shown.stamp(drawing, INK, BONE)

    with (
        drawing.group("picture", plain=plain),
        picture(drawing, box, scale=scale, left=left),
    ):
        shown.picture(drawing)
    window(drawing, box)


def _seat_paint(shown: Land) -> Paint:
    return INK if shown.letter in _PALE else BONE


def _tab(drawing: Drawing, shown: Land, wide: float, high: float, size: float) -> None:
    tab(drawing, "land", wide, high)
    x = 3.4 + wide / 2
    tab_sign(drawing, "land", x, 3.4 + wide * 0.365, wide * 0.337)
    drawing.text(x, 3.4 + high * 0.703, shown.letter.upper(), size, INK)


def _second_letter(
    drawing: Drawing, shown: Land, x: float, y: float, r: float, size: float
) -> None:
    """The letter upside down, for whoever sits opposite."""
    drawing.fill(circle(x, y, r), BONE, "plate")
    drawing.stroke(circle(x, y, r), INK, OUTLINE)
    high = cap_height(size, "display")
    drawing.text(x, y - high / 2, shown.letter.upper(), size, INK, rotation=180)


def _small(name: str, shown: Land) -> Scene:
    """For less than 160 pixels: stamp and letter; the upper right is left to what boards add."""
    drawing = Drawing(name, WIDTH, WIDTH)
    base = INKS[shown.letter]
    drawing.fill(rectangle(0, 0, WIDTH, WIDTH, 3.0), base, "ground")
    with drawing.at(18.2, 18.6, scale=0.42):
        shown.stamp(drawing, INK if base.lightness >= 50 else BONE, base)
    letter_tab = rectangle(2.4, 2.4, 20.0, 22.0, 2.0)
    drawing.fill(letter_tab, BONE, "plate")
    drawing.stroke(letter_tab, INK, 0.7)
    low = 13.4 + cap_height(50, "display") / 2
    drawing.text(12.4, low, shown.letter.upper(), 50, INK)
    drawing.stroke(rectangle(0.4, 0.4, WIDTH - 0.8, WIDTH - 0.8, 2.7), INK, 0.8)
    return drawing.scene()
