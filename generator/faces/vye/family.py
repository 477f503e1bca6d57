"""Vye's Family cards: a court figure before its house's field, what it attempts, and its arms."""

from dataclasses import dataclass, replace

from engine.core.component import Component
from engine.games.vye.families import FAMILY
from engine.games.vye.quick_rows import Role, role_row
from generator.draw.cuts import radial, wedge
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, rectangle
from generator.draw.text import set_lines, wrap
from generator.faces.asked import Asked
from generator.faces.vye import frame
from generator.faces.vye.arms import arms
from generator.faces.vye.court import FIGURES
from generator.faces.vye.diagram import diagram
from generator.faces.vye.frame import INNER, MAT, WIDTH
from generator.faces.vye.houses import LOOKS, House, tincture
from generator.faces.vye.rings import ring
from generator.theme import BONE, INK, SMALLEST

ROLE_SIZE, HOUSE_SIZE, LINE_SIZE = 14.0, 8.0, 8.5
_TRACK, _LEADING = 0.1, 3.3
#: Where tokens lie in a figure's block, and the middle of its halo.
_SEAT_Y, _HALO_Y = 31.7, 12.9


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things are in a trim, in mm: the figure's axis, top and scale; the plate's foot."""

    axis: float
    top: float
    scale: float
    plate_low: float
    picture_low: float
    hidden: tuple[Box, ...]


_PLANS = {
    "square": _Plan(
        22.2, 9.0, 1.04, 60.3, 58.25, (Box(3, 3, 13, 15), Box(39, 6, 58, 48), Box(0, 51, 64, 60))
    ),
    "poker": _Plan(
        29.4,
        10.6,
        1.22,
        67.6,
        66.0,
        (
            Box(3, 3, 13, 15),
            Box(0, 58, 64, 68),
        ),
    ),
}


def family(asked: Asked, component: Component) -> Scene:
    """One Family card; raises TextOverflow naming the box that a word is too long for."""
    house, role_key = FAMILY[component.key]
    look, role = LOOKS[house], role_row(role_key)
    name = f"Vye {component.name}"
    if asked.size == "small":
        return _small(name, look, role)
    trim = asked.trim or frame.TRIMS[0]
    plan = _PLANS[trim]
    drawing = frame.card(name, trim)
    frame.mat(drawing, look.ground, look.charge, "family")
    if trim == "poker":
        told = asked.words(f"vye.{role.key}.line", role.text)
        plan = _grown(drawing, told, plan)
        _picture(drawing, look, role, plan)
        _panel(drawing, told, look, role, plan)
    else:
        _picture(drawing, look, role, plan)
        _column(drawing, asked, look, role)
    frame.tab(drawing, "family", 9.4, 11.6)
    frame.tab_sign(drawing, "family", 8.1, 8.0, 3.0)
    _plate(drawing, asked, house, role, plan)
    return drawing.scene()


def _small(name: str, look: House, role: Role) -> Scene:
    """For less than 160 pixels: the house's colour, what the card attempts, and the arms.

    The upper right is left to what boards add.
    """
    drawing = Drawing(name, WIDTH, WIDTH)
    drawing.fill(rectangle(0, 0, WIDTH, WIDTH, 3.0), look.ground, "ground")
    for panel in (rectangle(2.4, 2.4, 19.6, 20.6, 2.0), rectangle(2.4, 25.4, 34.4, 35.7, 2.0)):
        drawing.fill(panel, BONE, "plate")
        drawing.stroke(panel, INK, 0.7)
    frame.tab_sign(drawing, "family", 12.2, 13.0, 7.6)
    diagram(drawing, role, 19.6, 43.25, 9.8, 1.2, look.ground, look.charge)
    arms(drawing, look.key, 49.6, 42.4, 11.4)
    drawing.stroke(rectangle(0.4, 0.4, WIDTH - 0.8, WIDTH - 0.8, 2.7), INK, 0.8)
    return drawing.scene()


def _picture(drawing: Drawing, look: House, role: Role, plan: _Plan) -> None:
    """The field with its hatching, the halo in the house's ring, and the figure."""
    box = Box(MAT, MAT, MAT + INNER, plan.picture_low)
    field = rectangle(box.x0, box.y0, box.width, box.height)
    with drawing.clip(field):
        drawing.fill(field, look.field, "ground")
        hidden = (*plan.hidden, *_behind(plan))
        tincture(drawing, look.key, field, look.weft, 1.83 * plan.scale, 0.327 * plan.scale, hidden)
        with drawing.at(plan.axis, plan.top, scale=plan.scale):
            spikes = radial(0, _HALO_Y, 14.6, 20.4, 40, 1.05, wedge, alternate=0.4)
            drawing.fill(spikes, look.ground, "ornament")
            drawing.fill(circle(0, _HALO_Y, 14.7), look.halo, "plate")
            drawing.fill(ring(look.key).moved(0, _HALO_Y, scale=2.12), look.ground, "cut")
            FIGURES[role.key](drawing, look)
    frame.window(drawing, box)
    frame.seat(drawing, plan.axis, plan.top + _SEAT_Y * plan.scale, BONE)


def _behind(plan: _Plan) -> list[Box]:
    """What halo and robe hide of the field, in boxes."""
    halo = [(x, _HALO_Y - y, _HALO_Y + y) for x, y in ((13.2, 6), (10.2, 10.2), (6, 13.2))]
    return [
        Box(*(plan.axis - x * plan.scale, plan.top + y0 * plan.scale),
            *(plan.axis + x * plan.scale, plan.top + y1 * plan.scale))
        for x, y0, y1 in (*halo, (12.2, 30, 60))
    ]  # fmt: skip


def _column(drawing: Drawing, asked: Asked, look: House, role: Role) -> None:
    """At the right: what the card attempts, over the house's arms."""
    x, middle = 39.4, 48.4
    frame.plate(drawing, Box(x, 6.6, x + 18, 48.1))
    diagram(drawing, role, middle, 16.4, 4.75, 0.45, look.ground, look.charge)
    if role.chooses:
        text = asked.words.label("vye.label.one-of-eight")
        room = Box(x + 0.9, 24.4, x + 17.1, 28.9)
        lines = set_lines(
            drawing.name, "line under the diagram", text, SMALLEST, "strong", room, 2.2
        )
        for line, y in lines:
            drawing.text(middle, y, line, SMALLEST, INK, font="strong")
    arms(drawing, look.key, middle, 37.4, 6.9)


def _room(plan: _Plan) -> Box:
    return Box(23.6, plan.plate_low + 0.6, 57.0, 83.2)


def _grown(drawing: Drawing, told: str, plan: _Plan) -> _Plan:
    """The plan with all above the panel moved up, at most by half a line, for a long sentence."""
    room = _room(plan)
    endless = Box(room.x0, 0, room.x1, 1000)
    lines = set_lines(
        drawing.name, "line beside the diagram", told, LINE_SIZE, "text", endless, _LEADING
    )
    more = min(_LEADING / 2, len(lines) * _LEADING - room.height)
    if more <= 0:
        return plan
    return replace(
        plan,
        top=plan.top - more,
        plate_low=plan.plate_low - more,
        picture_low=plan.picture_low - more,
    )


def _panel(drawing: Drawing, told: str, look: House, role: Role, plan: _Plan) -> None:
    """In the taller trim: arms at the upper right, and below what the card attempts, in words."""
    arms(drawing, look.key, 51.0, 13.9, 5.8)
    top = plan.picture_low
    panel = rectangle(MAT, top, INNER, drawing.height - MAT - top)
    drawing.fill(panel, BONE, "plate")
    drawing.stroke(panel, INK, frame.OUTLINE)
    room = _room(plan)
    diagram(drawing, role, 14.0, (room.y0 + room.y1) / 2 + 0.1, 4.15, 0.4, look.ground, look.charge)
    lines = set_lines(
        drawing.name, "line beside the diagram", told, LINE_SIZE, "text", room, _LEADING
    )
    for line, y in lines:
        drawing.text(room.x0, y, line, LINE_SIZE, INK, font="text", anchor="start")


def _plate(drawing: Drawing, asked: Asked, house: str, role: Role, plan: _Plan) -> None:
    """Role and house; the plate grows upwards if the house needs more lines."""
    name = asked.words(f"vye.{role.key}", role.name)
    room = INNER - 3.0
    lines = wrap(asked.words.label(f"vye.label.house.{house}"), HOUSE_SIZE, "strong", room)
    top = plan.plate_low - 9.9 - 3.0 * (len(lines) - 1)
    frame.plate(drawing, Box(MAT - 1, top, MAT + INNER + 1, plan.plate_low))
    x = WIDTH / 2
    frame.line_of_text(drawing, "name plate", name, x, top + 4.6, ROLE_SIZE, room, track=_TRACK)
    for i, line in enumerate(lines):
        y = top + 8.2 + 3.0 * i
        frame.line_of_text(drawing, "name plate", line, x, y, HOUSE_SIZE, room, font="strong")
