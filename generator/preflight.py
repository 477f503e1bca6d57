"""Preflight: reads a finished PDF back and says what a printer or a pair of scissors would mind.

`generator.measured` measures the file alone; this compares it with the plan and the faces.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.draw.paint import Paint
from generator.draw.path import Box
from generator.draw.pdf import Colour
from generator.draw.scene import Clip, Group, Place, Scene, Text
from generator.draw.shapes import rectangle
from generator.draw.text import outlines, placed, width
from generator.measured import ReadPage, ReadPdf, common, read
from generator.sheets.draw import LINE, Faces
from generator.sheets.layouts import layout
from generator.sheets.plan import Page, SheetPlan, Slot
from generator.sheets.shift import Shift
from generator.sheets.turn import behind, turning_axis
from generator.units import MM_PER_POINT, SAFE

#: Positions agree to this many mm.
TOLERANCE = 0.01
#: More ink than this, of all four together, does not dry on a press: 240 %.
MOST_INK = 2.4


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong: where, against which rule, what was measured, the limit, and the remedy."""

    where: str
    rule: str
    measured: str
    limit: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.where}: {self.rule}: {self.measured}, must be {self.limit}; {self.remedy}"


def preflight(
    data: bytes,
    plan: SheetPlan,
    faces: Faces,
    counts: Mapping[str, int] | None = None,
    inks: Colour = "rgb",
) -> list[Finding]:
    """Everything that is wrong with a PDF of a plan, in reading order; nothing for a good one.

    `counts` are how many of each piece, by name, the rules ask for; None where they do not say.
    """
    shift, size = plan.shift or Shift(), (plan.width, plan.height)
    found = read(data, [shift.undone(page.side, *size) for page in plan.pages])
    findings = [*_document(found, plan), *_counts(plan, counts)]
    for page, measured in zip(plan.pages, found.pages, strict=False):
        where = f"sheet {page.sheet}, {page.side}"
        findings += _boxes(where, measured, plan)
        findings += _pieces(where, page, measured, plan)
        findings += _marks(where, page, measured, plan)
        findings += _pairs(where, page, found, plan)
    names = {slot.face: slot.name for slot in plan.slots()}
    for key, name in names.items():
        where = f"{name} (face {key})"
        findings += _texts(where, faces[key])
        if inks == "cmyk":
            findings += _ink(where, faces[key])
    return findings


def _counts(plan: SheetPlan, counts: Mapping[str, int] | None) -> Iterator[Finding]:
    """Every piece as often as the rules ask for it, on each side that is printed."""
    if counts is None:
        return
    for side in dict.fromkeys(slot.side for slot in plan.slots()):
        has = Counter(slot.name for slot in plan.slots() if slot.side == side)
        for name in dict.fromkeys((*counts, *has)):
            if has[name] != counts.get(name, 0):
                yield Finding(
                    f"{plan.title}, {side}s, {name}",
                    "counts",
                    str(has[name]),
                    str(counts.get(name, 0)),
                    "print as many as the rules say",
                )


def _document(found: ReadPdf, plan: SheetPlan) -> Iterator[Finding]:
    where = plan.title
    wanted = {"PrintScaling": "None", "Duplex": plan.duplex, "PickTrayByPDFSize": "True"}
    for key, value in wanted.items():
        has = found.preferences.get(key, "absent")
        if has != value:
            yield Finding(where, f"viewer preference {key}", has, value, "write it again")
    for font, embedded in found.fonts.items():
        if not embedded:
            yield Finding(where, "fonts", f"{font} is not embedded", "embedded", "embed it")
        elif "+" not in font:
            yield Finding(where, "fonts", f"{font} is not subset", "subset", "subset it")
    if len(found.pages) != len(plan.pages):
        yield Finding(
            where, "pages", f"{len(found.pages)}", f"{len(plan.pages)}", "write the whole plan"
        )


def _boxes(where: str, page: ReadPage, plan: SheetPlan) -> Iterator[Finding]:
    size = f"{page.media.width:.2f} × {page.media.height:.2f} mm"
    paper = Box(0.0, 0.0, plan.width, plan.height)
    if _off(page.media, paper) > TOLERANCE:
        limit = f"{plan.width:.2f} × {plan.height:.2f} mm"
        yield Finding(where, "page size", size, limit, f"print on {plan.paper}")
    for outer, inner, rule in (
        (page.media, page.bleed, "BleedBox in MediaBox"),
        (page.bleed, page.trim, "TrimBox in BleedBox"),
    ):
        if not outer.holds(inner, TOLERANCE):
            yield Finding(where, rule, _mm(inner), f"within {_mm(outer)}", "correct the boxes")


def _pieces(where: str, page: Page, measured: ReadPage, plan: SheetPlan) -> Iterator[Finding]:
    slots = sorted(page.slots, key=lambda s: (s.trim.y0, s.trim.x0))
    placed = sorted(measured.placed, key=lambda p: (round(p.trim.y0, 2), p.trim.x0))
    if len(slots) != len(placed):
        yield Finding(where, "pieces", str(len(placed)), str(len(slots)), "place every slot once")
        return
    paper = Box(0.0, 0.0, plan.width, plan.height)
    for slot, piece in zip(slots, placed, strict=True):
        at = f"{where}, {slot.name} ({slot.id})"
        off = _off(piece.trim, slot.trim)
        if off > TOLERANCE:
            yield Finding(at, "trim", f"{off:.3f} mm off", f"{TOLERANCE} mm", "place it as planned")
        if piece.rotation != slot.rotation:
            turned = f"turned by {piece.rotation:g}°"
            yield Finding(at, "rotation", turned, f"{slot.rotation}°", "place it as planned")
        if not piece.shown.holds(slot.bleed, TOLERANCE):
            yield Finding(
                at, "bleed", _mm(piece.shown), f"at least {_mm(slot.bleed)}", "draw more bleed"
            )
        if not _room(slot, paper, plan.margin).holds(slot.bleed, TOLERANCE):
            yield Finding(
                at,
                "printer margin",
                _mm(slot.bleed),
                f"{plan.margin:g} mm in",
                "use a larger paper",
            )
    for i, slot in enumerate(slots):
        for other in slots[i + 1 :]:
            both = common(slot.bleed, other.bleed)
            if min(both.width, both.height) > TOLERANCE:
                overlap = f"{min(both.width, both.height):.2f} mm over {other.id}"
                yield Finding(
                    f"{where}, {slot.name} ({slot.id})",
                    "bleed overlap",
                    overlap,
                    "0",
                    "widen the gap",
                )


def _room(slot: Slot, paper: Box, margin: float) -> Box:
    """Where a slot may be drawn: the margin counts, but at edges of the paper that are its own."""
    inner, trim = paper.grown(-margin), slot.trim
    return Box(
        paper.x0 if abs(trim.x0 - paper.x0) < TOLERANCE else inner.x0,
        paper.y0 if abs(trim.y0 - paper.y0) < TOLERANCE else inner.y0,
        paper.x1 if abs(trim.x1 - paper.x1) < TOLERANCE else inner.x1,
        paper.y1 if abs(trim.y1 - paper.y1) < TOLERANCE else inner.y1,
    )


def _marks(where: str, page: Page, measured: ReadPage, plan: SheetPlan) -> Iterator[Finding]:
    room = Box(0.0, 0.0, plan.width, plan.height).grown(-plan.margin)
    flat = [slot for slot in page.slots if slot.shape == "rect"]
    for stroke in measured.strokes:
        if not room.holds(stroke, TOLERANCE):
            yield Finding(where, "marks", _mm(stroke), f"within {_mm(room)}", "shorten the marks")
        for slot in flat:
            both = common(slot.trim.grown(-LINE), stroke)
            if both.width >= 0 and both.height >= 0:
                at = f"{where}, {slot.name} ({slot.id})"
                yield Finding(
                    at, "marks", f"a line at {_mm(stroke)}", "none in the trim", "move it"
                )


def _pairs(where: str, page: Page, found: ReadPdf, plan: SheetPlan) -> Iterator[Finding]:
    """Each front's place, seen from behind, is that of its back."""
    edge = layout(plan.layout).turn
    if page.side == "back" or not page.partner or edge is None or page.partner > len(found.pages):
        return
    axis = turning_axis(plan.width, plan.height, edge)
    backs = [piece.trim for piece in found.pages[page.partner - 1].placed]
    for slot in page.slots:
        place = behind(slot.trim, axis, plan.width, plan.height)
        if slot.partner and all(_off(back, place) > TOLERANCE for back in backs):
            yield Finding(
                f"{where}, {slot.name} ({slot.id})",
                "pairing",
                "no back behind it",
                f"a back at {_mm(place)}",
                "mirror the backs",
            )


def _texts(where: str, scene: Scene) -> Iterator[Finding]:
    """Texts keep away from where a piece is cut; on a page to read they stay on the paper."""
    rule = "safe zone" if scene.bleed else "overflow"
    safe = scene.trim.grown(-min(SAFE, scene.bleed))
    for op in scene.walk():
        if not isinstance(op, Text) or not op.text.strip():
            continue
        # A box in which any letters lie settles it mostly, without drawing them.
        if safe.holds(_roughly(op)) or not (path := outlines(op)):
            continue
        box = path.bounds()
        if not safe.holds(box, TOLERANCE):
            over = max(safe.x0 - box.x0, safe.y0 - box.y0, box.x1 - safe.x1, box.y1 - safe.y1)
            yield Finding(
                where,
                rule,
                f"{op.text!r} at {_mm(box)}",
                f"in {_mm(safe)}",
                f"move or shorten it by {over:.2f} mm",
            )


def _roughly(text: Text) -> Box:
    """A box that holds a line of text whatever its letters are."""
    em = text.size * MM_PER_POINT
    wide = width(text.text, text.size, text.font, text.track)
    line = rectangle(-em, -2 * em, wide + 2 * em, 3 * em).mapped(placed(text))
    return line.bounds()


def _ink(where: str, scene: Scene) -> Iterator[Finding]:
    """What a press lays down anywhere: paints do not lie on each other, the upper one cuts out."""
    for paint in dict.fromkeys(_paints(scene)):
        total = sum(paint.cmyk)
        if total > MOST_INK + 1e-9:
            yield Finding(
                where,
                "ink",
                f"{paint.name} has {total:.0%}",
                f"{MOST_INK:.0%} at most",
                "mix it of less ink",
            )


def _paints(scene: Scene) -> Iterator[Paint]:
    for op in scene.walk():
        if isinstance(op, Place):
            yield from _paints(op.scene)
        elif not isinstance(op, Clip | Group):
            yield op.paint


def _off(a: Box, b: Box) -> float:
    return max(abs(p - q) for p, q in zip(a, b, strict=True))


def _mm(box: Box) -> str:
    return f"{box.x0:.2f}, {box.y0:.2f} to {box.x1:.2f}, {box.y1:.2f} mm"
