"""Underminers: a gallery dug under a tower, and one who digs it."""

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import radial, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, rectangle, star
from generator.faces.vye.lands.parts import below, conifer
from generator.faces.vye.specials.parts import T, arch, battlement, beam, flag, sky, tower

_GALLERY = smooth(
    [
        corner(-20, 32), (8, 31.5), (26, 33.6), (44, 33.4), (56, 30.4), (65, 24), corner(70.5, 16),
        corner(79.5, 16), (75.5, 30), (66, 42), (50, 46.6), (30, 47), (10, 45), corner(-20, 46),
    ]
)  # fmt: skip
#: Left end of each prop's cap, and where its post starts and ends.
_PROPS = ((1.5, 32.2, 45.4), (25.5, 34.2, 47), (46, 34.0, 46.8))


def picture(drawing: Drawing) -> None:
    """The earth cut open: a propped gallery passes under a tower and breaks out beyond it."""
    sky(drawing, "underminers sky")
    flag(drawing, 40, 6.4, 0.62)
    tower(drawing, 40, 17.4, 11.5, 8.6)
    for stem, tall in ((8, 9), (16, 7), (24, 8), (56, 7), (64, 9), (89, 10), (96, 8), (1, 7)):
        conifer(drawing, stem, 17.6, tall, tall * 0.55, T.ink)
    with drawing.group("earth", plain=lambda: _bare_earth(drawing)):
        _earth(drawing)
    drawing.stroke(_GALLERY, T.lighter, 2.0)
    drawing.fill(_GALLERY, T.ink, "cut")
    for x, y, foot in _PROPS:
        cap, post = rectangle(x - 4.4, y - 0.4, 8.8, 1.9), rectangle(x - 0.9, y, 1.8, foot - y)
        drawing.fill(cap + post, T.light, "body")
    _picks(drawing, 13.5, 40.6)
    _lamp(drawing, 35.8, 37.2)
    _digger(drawing)
    drawing.fill(star(75, 13.6, 5.4, 2.4, 9), T.accent, "body")
    clods = ((69, 10.4, 1.3), (81.4, 10, 1.5), (75.4, 5.6, 1.2), (70.6, 5, 0.8), (80, 5, 0.9))
    drawing.fill(joined(star(x, y, r, r * 0.7, 5) for x, y, r in clods), T.ink, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A tower on the ground, a gallery under it, crossed picks in that."""
    with drawing.at(50, 40, scale=1.0):
        drawing.fill(
            joined([rectangle(-15, -22, 30, 24), battlement(-20, 20, -38, -20, 3)]), ink, "body"
        )
        drawing.fill(arch(0, 0, 5, -8, -14), paper, "cut")
    drawing.fill(rectangle(1, 40, 98, 58), ink, "body")
    gallery = smooth([corner(0, 60), (30, 54), (62, 54), (78, 50), corner(84, 39), corner(97, 39),
                      (92, 66), (80, 88), (50, 92), corner(0, 88)])  # fmt: skip
    drawing.fill(gallery, paper, "cut")
    for turn in (45, -45):
        drawing.fill(_pick().moved(45, 75, turn, 2.3), ink, "body")


def _earth(drawing: Drawing) -> None:
    """Three layers, each darker than the one above, with stones in them."""
    drawing.fill(rectangle(-20, 16.8, 140, 80), T.ink, "body")
    drawing.fill(rectangle(-20, 17.9, 140, 80), T.base, "body")
    middle: list[Knot] = [(-8, 23), (14, 24.4), (40, 22.4), (70, 25), (108, 23)]
    drawing.fill(below(middle), T.dark, "body")
    lowest: list[Knot] = [(-8, 51), (14, 50), (40, 51), (70, 49), (108, 47)]
    drawing.fill(below(lowest), T.darker, "body")
    drawing.fill(_stones(), T.light, "cut")


def _bare_earth(drawing: Drawing) -> None:
    """Earth left bare: its surface and the stones in it."""
    drawing.fill(rectangle(-20, 16.8, 140, 1.6), T.ink, "body")
    drawing.fill(_stones(), T.ink, "cut")


def _stones() -> Path:
    chance = Scatter("underminers stones")
    stones = []
    for _ in range(38):
        r = chance.between(0.6, 1.4)
        stones.append(circle(chance.between(-4, 104), chance.between(20, 68), r, r * 0.7))
    return joined(stones)


def _picks(drawing: Drawing, x: float, y: float) -> None:
    """Two crossed picks."""
    for turn in (42, -42):
        drawing.fill(_pick().moved(x, y, turn, 0.92), T.bone, "body")


def _pick() -> Path:
    """A pick, its middle at (0, 0)."""
    helve = rectangle(-0.9, -6.4, 1.8, 13, 0.5)
    head = smooth(
        [corner(-7.4, -3.6), (-4, -6), (0, -6.9), (4, -6), corner(7.4, -3.6), (4, -4.5),
         (0, -4.9), (-4, -4.5)]
    )  # fmt: skip
    return helve + head


def _lamp(drawing: Drawing, x: float, y: float) -> None:
    drawing.fill(radial(x, y + 3, 3.2, 6.6, 14, 0.9, wedge, alternate=0.35), T.accent, "cut")
    drawing.fill(circle(x, y + 3, 2.8), T.accent, "body")
    drawing.fill(circle(x, y + 3, 1.3), T.bone, "body")


def _digger(drawing: Drawing) -> None:
    """A figure in the gallery, a pick raised towards its end."""
    with drawing.at(56, 45.4):
        legs = joined([beam((-0.6, -5.4), (-3.4, 0.4), 1.9), beam((0, -5.4), (2.6, 0), 1.9)])
        body = smooth([corner(-1.8, -4.6), (-1.4, -8.6), corner(1.2, -11), corner(3.2, -9.4),
                       (2.0, -6.6), corner(1.5, -4.6)])  # fmt: skip
        arms = joined([beam((1.6, -9.6), (5.2, -11.6), 1.5), beam((2.2, -8.8), (6.0, -10.4), 1.4)])
        head = circle(3.4, -12.4, 1.9)
        for part in (legs, body, arms, head):
            drawing.fill(part, T.bone, "body")
        helve = beam((3.6, -9.4), (9.8, -14.6), 1.2)
        steel = smooth([corner(6.4, -18.6), (9.6, -16.6), corner(12.4, -11.0), (9.0, -14.6)])
        for part in (helve, steel):
            drawing.fill(part, T.lightest, "body")
        cap = Path("MQZ", (1.2, -12.8, 3.2, -16.4, 5.4, -12.8))
        drawing.fill(cap, T.accent, "body")
