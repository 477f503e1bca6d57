"""How each of Vye's houses looks: its inks, its hatching in black and white, its ring.

Hatching is Petra Sancta's, the heralds' code since 1638: blue is level lines, red upright ones,
green slanting ones, yellow dots, black both level and upright.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.draw.cuts import hatch
from generator.draw.paint import Paint, ink
from generator.draw.path import Box, Path
from generator.draw.scene import Drawing
from generator.draw.shapes import joined
from generator.theme import BONE, GOLD, HOUSES, INK, UNDEAD

#: The least that dots are apart, in mm: finer ones would be grey.
_FINEST_NET = 1.5
_ROBE = ink("ladders robe", "#8C3A22", "0 80 96 53")
_LIPS = HOUSES["thousand-roses"]


@dataclass(frozen=True, slots=True)
class House:
    """A house's inks, and `undead` as if it were one.

    `ground` its colour, `charge` what its arms are drawn in on that, `hatch` tone on tone; `field`
    behind a court figure with `weft` as its hatching, `halo` behind the head; `robe` with `fold`
    as its cuts, `accent` for crowns and jewels, `lips`.
    """

    key: str
    ground: Paint
    charge: Paint
    hatch: Paint
    field: Paint
    weft: Paint
    halo: Paint
    robe: Paint
    fold: Paint
    accent: Paint
    lips: Paint = _LIPS


def _plain(key: str) -> House:
    base = HOUSES[key]
    return House(
        key,
        ground=base,
        charge=BONE,
        hatch=base.mix(INK, 0.28),
        field=base.mix(BONE, 0.62),
        weft=base.mix(BONE, 0.25),
        halo=base.mix(BONE, 0.86),
        robe=base,
        fold=base.mix(INK, 0.5),
        accent=GOLD,
    )


def _ladders() -> House:
    plain = _plain("ladders")
    return replace(
        plain,
        charge=INK,
        weft=plain.weft.mix(INK, 0.12),
        robe=_ROBE,
        fold=_ROBE.mix(INK, 0.5),
        accent=plain.ground.mix(BONE, 0.35),
    )


def _soul() -> House:
    plain = _plain("entangled-soul")
    base = plain.ground
    robe = base.mix(BONE, 0.06)
    return replace(
        plain,
        hatch=base.mix(BONE, 0.22),
        field=base.mix(BONE, 0.55),
        robe=robe,
        fold=robe.mix(BONE, 0.35),
    )


def _undead() -> House:
    return House(
        "undead",
        ground=UNDEAD,
        charge=INK,
        hatch=UNDEAD,
        field=UNDEAD,
        weft=UNDEAD,
        halo=BONE,
        robe=UNDEAD,
        fold=INK,
        accent=GOLD,
    )


LOOKS = {
    "midnight": _plain("midnight"),
    "thousand-roses": _plain("thousand-roses"),
    "immortal": _plain("immortal"),
    "ladders": _ladders(),
    "entangled-soul": _soul(),
    "undead": _undead(),
}


def tincture(
    drawing: Drawing,
    key: str,
    path: Path,
    paint: Paint,
    pitch: float,
    width: float,
    hidden: Sequence[Box] = (),
) -> None:
    """Hatches an area with a house's code; the Undead have none.

    Dots are left out in the `hidden` boxes, on which something else will lie.
    """
    box = path.bounds()
    with drawing.clip(path):
        if key == "ladders":
            net = max(pitch * 1.16, _FINEST_NET)
            drawing.fill(_dots(box, net, net * 0.128, hidden), paint, "cut")
        angles = _ANGLES.get(key, ())
        # Crossed lines are farther apart, so that they are not twice as dark.
        for angle in angles:
            drawing.stroke(hatch(box, angle, pitch * (1 + 0.35 * (len(angles) - 1))), paint, width)


_ANGLES = {
    "midnight": (0,),
    "thousand-roses": (90,),
    "immortal": (45,),
    "entangled-soul": (0, 90),
}


def _dots(box: Box, pitch: float, r: float, hidden: Sequence[Box]) -> Path:
    """A net of dots."""
    rows, columns = int(box.height / (pitch * 0.866)) + 2, int(box.width / pitch) + 2
    places = (
        (box.x0 + (i + 0.5 * (j % 2)) * pitch, box.y0 + j * pitch * 0.866)
        for j in range(rows)
        for i in range(columns)
    )
    return joined(
        dot(x, y, r)
        for x, y in places
        if not any(it.x0 < x < it.x1 and it.y0 < y < it.y1 for it in hidden)
    )


def dot(x: float, y: float, r: float) -> Path:
    """A small disc of few numbers, for nets of them."""
    k = r * 4 / 3
    return Path("MCCZ", (x - r, y, x - r, y - k, x + r, y - k, x + r, y, x + r, y + k, x - r, y + k,
                         x - r, y))  # fmt: skip
