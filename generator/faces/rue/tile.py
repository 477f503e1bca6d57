"""Rue's eight tiles: leather, four dyed edges, a body with its motif, four studs and a name."""

from generator.draw import text
from generator.draw.cuts import stitches
from generator.draw.scatter import grain_in_box, grain_in_disc
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, lobed, rectangle, scoop, toothed
from generator.faces.rue.bands import band, simple_band
from generator.faces.rue.flowers import flower
from generator.faces.rue.formations import formation
from generator.faces.rue.leather import (
    DYES,
    GRAIN,
    HALF,
    LIGHT,
    RIM,
    SHADE,
    SIDE,
    STUD,
    tooled,
)
from generator.faces.words import ENGLISH, Words
from generator.theme import BONE, INK, LEATHER, SIZES, TOOLING
from generator.units import BLEED

#: The red edges of each pattern, unturned.
RED_EDGES = {"prow": "N", "corner": "NE", "flanks": "NS", "tower": "NES"}
MOTIFS = {"formations": formation, "flowers": flower}

#: Each tile's code with its body and pattern.
TILES = {
    f"{body[0]}{pattern[0]}".upper(): (body, pattern) for body in DYES for pattern in RED_EDGES
}

_STUD = 20.0
_PLATE = 22.1


def tile(code: str, motif: str, words: Words = ENGLISH) -> Scene:
    """One tile's face, unturned; raises TextOverflow for a name that is too long."""
    body, pattern = TILES[code]
    drawing = Drawing(f"Rue {_name(body, pattern)}", SIDE, SIDE, BLEED)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), LEATHER, "ground")
    drawing.fill(grain_in_box(f"leather {code}", box, 330, 0.16), GRAIN, "grain")
    with drawing.at(HALF, HALF):
        for quarter, edge in enumerate("NESW"):
            with drawing.at(rotation=90 * quarter):
                band(drawing, "red" if edge in RED_EDGES[pattern] else "blue")
        _studs(drawing, code, body)
        _body(drawing, code, body)
        MOTIFS[motif](drawing, body, pattern)
        _plate(drawing, words(f"rue.{code}", _name(body, pattern)))
    return drawing.scene()


def small_tile(code: str) -> Scene:
    """One tile's plain face for less than 160 pixels: edges, body and code."""
    body, pattern = TILES[code]
    drawing = Drawing(f"Rue {_name(body, pattern)}", SIDE, SIDE, BLEED)
    box = drawing.scene().full
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), LEATHER, "ground")
    with drawing.at(HALF, HALF):
        for quarter, edge in enumerate("NESW"):
            with drawing.at(rotation=90 * quarter):
                simple_band(drawing, "red" if edge in RED_EDGES[pattern] else "blue", 11.0)
        for turn in (45, 135):
            with drawing.at(rotation=turn):
                drawing.fill(rectangle(-60, -0.9, 120, 1.8), LEATHER, "ground")
        shape = toothed(0, 0, 19.5, 4.2, 14) if body == "red" else lobed(0, 0, 19.5, 8, 0.16)
        drawing.fill(circle(0, 0, 21.5), LEATHER, "ground")
        drawing.fill(shape, DYES[body], "body")
        drawing.text(0, text.cap_height(46, "display") / 2, code, 46, TOOLING)
    return drawing.scene()


def _name(body: str, pattern: str) -> str:
    return f"{body.capitalize()} {pattern.capitalize()}"


def _studs(drawing: Drawing, code: str, body: str) -> None:
    """Four studs: value in two opposite ones, code in the others, readable from both sides."""
    value = "−1" if body == "red" else "+1"
    size = SIZES["rue stud"]
    for x, y, turn, stamp in (
        (-_STUD, -_STUD, 0, value), (_STUD, _STUD, 180, value),
        (_STUD, -_STUD, 0, code), (-_STUD, _STUD, 180, code),
    ):  # fmt: skip
        drawing.fill(circle(x + 0.3, y + 0.3, 3.35), SHADE, "cut")
        drawing.fill(circle(x, y, 3.35), STUD, "body")
        drawing.stroke(circle(x, y, 2.75), RIM, 0.28)
        with drawing.at(x, y, rotation=turn):
            drawing.text(0, text.cap_height(size, "display") / 2, stamp, size, INK)


def _body(drawing: Drawing, code: str, body: str) -> None:
    dye = DYES[body]
    if body == "red":
        outer, inner = toothed(0, 0, 22.6, 2.3, 36), toothed(0, 0, 20.9, 1.7, 36)
    else:
        outer, inner = lobed(0, 0, 22.4, 18, 0.085), lobed(0, 0, 20.7, 18, 0.08)
    drawing.fill(outer.moved(0.5, 0.5), SHADE, "cut")
    drawing.fill(outer.moved(-0.3, -0.3), LIGHT, "ground")
    drawing.fill(outer, dye, "body")
    tooled(drawing, inner, 0.45)
    drawing.fill(stitches(18.6, 2.3, 0.26), dye.mix(BONE, 0.55), "cut")
    drawing.fill(grain_in_disc(f"body {code}", 18.0, 150, 0.15), dye.mix(INK, 0.28), "grain")


def _plate(drawing: Drawing, name: str) -> None:
    size = SIZES["rue name"]
    room = 2 * (_STUD - 4.0) - 6.0  # between the lower studs
    width = text.require_fit(drawing.name, "name plate", name, size, "display", room, 0.1) + 6.0
    plate = scoop(-width / 2, _PLATE - 2.7, width, 5.4, 0.9)
    drawing.fill(plate.moved(0.35, 0.35), SHADE, "cut")
    drawing.fill(plate, BONE, "plate")
    drawing.stroke(plate, INK, 0.28)
    baseline = _PLATE + text.cap_height(size, "display") / 2
    drawing.text(0, baseline, name, size, INK, track=0.1)
