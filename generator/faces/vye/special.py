"""The Special card: its picture with the token seat, its name, quick line, tokens and class."""

from dataclasses import dataclass, replace

from engine.core.component import Component
from engine.games.vye.cards import SPECIALS
from generator.draw.path import Box
from generator.draw.scene import Anchor, Drawing, Scene
from generator.draw.shapes import line, rectangle
from generator.draw.text import cap_height, set_lines, width
from generator.faces.asked import Asked
from generator.faces.vye.classes import class_icon
from generator.faces.vye.frame import (
    HAIR,
    INNER,
    MAT,
    OUTLINE,
    WIDTH,
    card,
    mat,
    picture,
    plate,
    seat,
    tab,
    tab_sign,
    window,
)
from generator.faces.vye.small_special import small_special
from generator.faces.vye.specials import picture as picture_of
from generator.faces.vye.starts import starts, starts_wide
from generator.theme import BONE, INK
from generator.units import MM_PER_POINT


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the parts of a trim's card are, in mm, and type sizes in points.

    `scale` is the mm of a unit of the picture's block, `left` and `above` what of it the window
    shows beyond x = 0 and y = 0; `low` is where the picture ends, `seat` where tokens lie; the
    name's plate is `plate` high and ends at `plate_low`; the quick line has the room down to
    `rule`; the foot is centred on `foot`, its pips have the radius `pip`.
    """

    low: float
    scale: float
    left: float
    above: float
    seat: tuple[float, float]
    tab: tuple[float, float]
    name: float
    plate: float
    plate_low: float
    quick: float
    leading: float
    rule: float
    foot: float
    label: float
    pip: float


_SQUARE = _Layout(
    low=32.55, scale=0.51, left=-2, above=0, seat=(48.6, 18.0), tab=(9.4, 11.6), name=13,
    plate=7.4, plate_low=36.4, quick=8, leading=3.2, rule=52.2, foot=55.0, label=7.5, pip=1.5,
)  # fmt: skip
_POKER = _Layout(
    low=43.6, scale=0.565, left=1.2, above=8.5, seat=(49.2, 23.6), tab=(10.4, 13.0), name=16,
    plate=8.8, plate_low=48.4, quick=10, leading=3.95, rule=74.6, foot=79.2, label=8, pip=1.6,
)  # fmt: skip

#: Specials whose pictures are dark where tokens lie.
_DARK = ("ancient-passage", "necropolis", "waystone", "wild-land")
_TRACK = 0.1
#: How far words stay away from the window's sides.
_SIDE = 2.7
#: How wide the class's word may be, and the least gap between both ends of the foot.
_CLASS, _GAP = 15.0, 1.6


def special(asked: Asked, component: Component) -> Scene:
    """One Special's face; raises TextOverflow if a word is too long for its place."""
    told = asked.words(f"vye.{component.key}", component.name)
    name = f"Vye {component.name}"
    group = SPECIALS[component.key].group
    if asked.size == "small":
        return small_special(name, component.key, told, group)
    layout = _POKER if asked.trim == "poker" else _SQUARE
    drawing = card(name, asked.trim)
    mat(drawing, INK, INK.mix(BONE, 0.42), "special")
    line_told = asked.words(f"vye.{component.key}.line", component.about)
    layout = _grown(drawing, line_told, layout)
    _picture(drawing, component.key, layout)
    tab(drawing, "special", *layout.tab)
    x = 3.4 + layout.tab[0] / 2
    tab_sign(drawing, "special", x, 3.4 + layout.tab[1] * 0.42, layout.tab[0] * 0.31)
    _name(drawing, told, layout)
    _quick(drawing, line_told, layout)
    _foot(drawing, asked, component.key, layout)
    return drawing.scene()


def _picture(drawing: Drawing, key: str, layout: _Layout) -> None:
    right = MAT + INNER
    shown = Box(MAT, MAT, right, layout.low)
    with (
        drawing.group("picture"),
        picture(drawing, shown, scale=layout.scale, left=layout.left),
        drawing.at(0, layout.above),
    ):
        picture_of(key)(drawing)
    panel = Box(MAT, layout.low, right, drawing.height - MAT)
    drawing.fill(rectangle(MAT, panel.y0, INNER, panel.height), BONE, "plate")
    window(drawing, Box(MAT, MAT, right, panel.y1), BONE)
    drawing.stroke(line((MAT + 0.5, layout.low), (right - 0.5, layout.low)), INK, OUTLINE)
    seat(drawing, *layout.seat, BONE if key in _DARK else INK)


def _name(drawing: Drawing, told: str, layout: _Layout) -> None:
    """The name on its plate, which grows upwards for a second line."""
    most = INNER - 6.0
    step = layout.name * MM_PER_POINT
    lines = [told]
    if width(told, layout.name, "display", _TRACK) > most:
        room = Box(0, 0, most, 2 * step)
        set_in = set_lines(drawing.name, "name plate", told, layout.name, "display", room, step)
        lines = [text for text, _ in set_in]
    wide = max(width(text, layout.name, "display", _TRACK) for text in lines)
    half = min(wide + 9.0, INNER + 1.0) / 2
    top = layout.plate_low - layout.plate - step * (len(lines) - 1)
    plate(drawing, Box(WIDTH / 2 - half, top, WIDTH / 2 + half, layout.plate_low))
    base = layout.plate_low - (layout.plate - cap_height(layout.name, "display")) / 2
    for i, text in enumerate(reversed(lines)):
        drawing.text(WIDTH / 2, base - step * i, text, layout.name, INK, track=_TRACK)


def _room(layout: _Layout) -> Box:
    return Box(MAT + _SIDE, layout.plate_low + 0.8, MAT + INNER - _SIDE, layout.rule - 0.6)


def _grown(drawing: Drawing, told: str, layout: _Layout) -> _Layout:
    """The layout with the picture's end raised, at most by a line, for a long quick line."""
    room = _room(layout)
    endless = Box(room.x0, 0, room.x1, 1000)
    lines = set_lines(
        drawing.name, "quick line", told, layout.quick, "text", endless, layout.leading
    )
    more = min(layout.leading, len(lines) * layout.leading - room.height)
    if more <= 0:
        return layout
    return replace(layout, low=layout.low - more, plate_low=layout.plate_low - more)


def _quick(drawing: Drawing, told: str, layout: _Layout) -> None:
    for text, y in set_lines(
        drawing.name, "quick line", told, layout.quick, "text", _room(layout), layout.leading
    ):
        drawing.text(WIDTH / 2, y, text, layout.quick, INK, font="text")


def _foot(drawing: Drawing, asked: Asked, key: str, layout: _Layout) -> None:
    """Below a rule: at the left which tokens lie on it at first, at the right its class."""
    left, right = MAT + _SIDE, MAT + INNER - _SIDE
    drawing.stroke(line((left, layout.rule), (right, layout.rule)), INK, HAIR)
    one, pip = SPECIALS[key], layout.pip
    word = asked.words.label(f"vye.label.class.{one.group.replace(' ', '-')}")
    wide = _label(drawing, word, right, layout, _CLASS, "end")
    r = pip * 1.6
    x = right - wide - 1.0 - r
    class_icon(drawing, one.group, x, layout.foot, r, INK, BONE)
    starts(drawing, one, left, layout.foot, pip)
    start = left + starts_wide(one, pip) + 1.1
    lays = one.lays if one.lays != "own" else str(one.tokens)
    told = asked.words.label(f"vye.label.tokens.{lays}")
    _label(drawing, told, start, layout, x - r - _GAP - start, "start")


def _label(
    drawing: Drawing, told: str, x: float, layout: _Layout, room: float, anchor: Anchor
) -> float:
    """A label of the foot in one line, or two if it is wider than its room; returns its width."""
    size, step = layout.label, layout.label * MM_PER_POINT
    box = Box(0, layout.foot - step, room, layout.foot + step)
    lines = set_lines(drawing.name, "foot", told, size, "strong", box, step)
    for text, y in lines:
        drawing.text(x, y, text, size, INK, font="strong", anchor=anchor)
    return max(width(text, size, "strong") for text, _ in lines)
