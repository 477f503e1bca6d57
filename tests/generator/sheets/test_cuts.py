"""What is cut, read back from every kind of file, is what the plan says."""

from dataclasses import replace
from io import StringIO
from xml.etree import ElementTree

import ezdxf
import pytest

from generator.draw.outline import Outline, Vertex, rounded_outline
from generator.draw.path import Box
from generator.sheets.dxf import sheets_dxf
from generator.sheets.impose import Stock
from generator.sheets.layouts import LAYOUTS
from generator.sheets.pdf import sheets_pdf
from generator.sheets.svg import sheets_svg
from tests.generator.sheets.reading import (
    SVG,
    path_boxes,
    pdf_strokes,
    pdf_trims,
    raster,
    svg_strokes,
)
from tests.generator.sheets.sample import CARD, TILE, faces, planned

DISC = Stock(15.0, 15.0, 1.5, "round")
#: A lid with round corners and a thumb notch.
LID = Outline(
    "lid",
    (
        *rounded_outline("", [(10, 20, 4), (50, 20, 4), (50, 45, 0)]).vertices,
        Vertex(38, 45, -1.0),
        Vertex(22, 45),
        Vertex(10, 45),
    ),
)


def cut_boxes(text):
    root = ElementTree.fromstring(text)
    (layer,) = [g for g in root.findall(f"{SVG}g") if g.attrib["id"] == "cut"]
    assert layer.attrib["display"] == "none"
    for path in layer:
        assert path.tag == f"{SVG}path"
        d = path.attrib["d"].lower()
        assert (d.count("m"), d.count("z"), d[-1]) == (1, 1, "z")
    return path_boxes(layer)


def dxf_boxes(data, height):
    drawing = ezdxf.read(StringIO(data.decode()))
    assert drawing.header["$INSUNITS"] == 4
    found = []
    for one in drawing.modelspace():
        assert one.dxf.layer == "CUT"
        if one.dxftype() == "CIRCLE":
            (x, y, _), r = one.dxf.center, one.dxf.radius
            points = [(x - r, y - r), (x + r, y + r)]
        else:
            assert one.closed
            flat = ezdxf.path.make_path(one).flattening(0.001)
            points = [(p.x, p.y) for p in flat]
        xs, ys = zip(*points, strict=True)
        found.append((min(xs), height - max(ys), max(xs), height - min(ys)))
    return found


def close(boxes, others):
    assert len(boxes) == len(others)
    by = {"key": lambda box: [round(v, 1) for v in box]}
    for one, other in zip(sorted(boxes, **by), sorted(others, **by), strict=True):
        assert one == pytest.approx(other, abs=0.01)


@pytest.mark.parametrize("on", ["A4", "17x11in"])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("stock", [TILE, CARD, DISC])
def test_pdf_svg_and_dxf_agree(on, layout, stock):
    count = 7
    plan = planned(count, on=on, layout=layout, stock=stock)
    drawn = faces(count, stock)
    data, texts = sheets_pdf(plan, drawn), sheets_svg(plan, drawn)
    pages = zip(plan.pages, pdf_trims(data), texts, sheets_dxf(plan), strict=True)
    for page, trims, text, cut in pages:
        assert page.slots
        boxes = cut_boxes(text)
        close(boxes, [trim.corners for trim in trims])
        close(dxf_boxes(cut, plan.height), boxes)
    for one, other in zip(pdf_strokes(data), map(svg_strokes, texts), strict=True):
        close(one, other)


def test_a_page_has_cuts_of_its_own():
    plan = planned(1, on="60x60mm", stock=Stock(20, 20, 3), marks="none")
    page = replace(plan.pages[0], cuts=(LID,), slots=(), marks=(), labels=())
    plan = replace(plan, pages=(page,))
    want = [(10, 20, 50, 45)]
    drawn = {}
    close(cut_boxes(sheets_svg(plan, drawn)[0]), want)
    close(dxf_boxes(sheets_dxf(plan)[0], plan.height), want)
    data = sheets_pdf(plan, drawn)
    assert page.trim == page.bleed == Box(*want[0])
    # The line lies outside: white, then black next to the cut, and nothing within.
    image = raster(data, 0, 1200)
    scale = 1200 / 25.4
    row = image[round(33 * scale)]
    assert row[round((50 + 0.044) * scale)].max() < 60
    assert row[round((50 - 0.03) * scale)].min() > 250
    notch = image[round((45 - 8 + 0.044) * scale)]
    assert notch[round(30 * scale)].max() < 60


def test_nothing_is_cut_twice():
    plan = planned(5, layout="gutterfold")
    for page in plan.pages:
        ids = [outline.id for outline in page.outlines]
        assert len(ids) == len(set(ids)) == len(page.slots)
