from xml.etree import ElementTree

import pytest

from generator.sheets.pdf import sheets_pdf
from generator.sheets.svg import sheets_svg
from tests.generator.sheets.reading import SVG, pdf_trims, svg_trims
from tests.generator.sheets.sample import faces, planned


@pytest.mark.parametrize(("on", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_a_page_has_its_size_in_millimetres(on, size):
    root = ElementTree.fromstring(sheets_svg(planned(1, on=on), faces(1))[0])
    width, height = (f"{v:g}" for v in size)
    assert (root.attrib["width"], root.attrib["height"]) == (f"{width}mm", f"{height}mm")
    assert root.attrib["viewBox"] == f"0 0 {width} {height}"


@pytest.mark.parametrize("on", ["A4", "Letter", "17x11in"])
@pytest.mark.parametrize("layout", ["duplex-long", "backs", "gutterfold"])
def test_pdf_and_svg_agree(on, layout):
    plan = planned(8, on=on, layout=layout)
    from_pdf = pdf_trims(sheets_pdf(plan, faces(8)))
    from_svg = [svg_trims(text) for text in sheets_svg(plan, faces(8))]
    assert len(from_pdf) == len(from_svg) == len(plan.pages)
    for pdf_page, svg_page in zip(from_pdf, from_svg, strict=True):
        assert svg_page
        for one, other in zip(pdf_page, svg_page, strict=True):
            assert one.corners == pytest.approx(other.corners, abs=0.01)
            assert one.rotation == other.rotation
            assert (other.width, other.height) == pytest.approx((76.2, 76.2), abs=0.01)


def test_slots_carry_their_data():
    plan = planned(2)
    root = ElementTree.fromstring(sheets_svg(plan, faces(2))[1])
    groups = [g for g in root.iter(f"{SVG}g") if "data-trim" in g.attrib]
    # Drawn from left to right; on the back the first piece is at the right.
    assert [g.attrib["id"] for g in groups] == ["s1b2", "s1b1"]
    first = groups[1].attrib
    assert (first["data-face"], first["data-side"], first["data-shape"]) == ("b0", "back", "rect")
    assert first["data-trim"] == "108.175 27.85 76.2 76.2"
    assert first["data-bleed"] == "105 24.675 82.55 82.55"


def test_layers_are_named():
    root = ElementTree.fromstring(sheets_svg(planned(1), faces(1))[0])
    names = [g.attrib["id"] for g in root.findall(f"{SVG}g")]
    assert names == ["art", "marks", "notes", "cut"]


def test_the_same_plan_gives_the_same_text():
    assert sheets_svg(planned(3), faces(3)) == sheets_svg(planned(3), faces(3))
