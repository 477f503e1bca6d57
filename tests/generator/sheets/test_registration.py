import pytest

from generator.draw.path import Box
from generator.sheets.pdf import sheets_pdf
from generator.sheets.registration import PROFILES, clearances, profile, registration_marks
from generator.sheets.slug import label_box
from tests.generator.sheets.reading import raster
from tests.generator.sheets.sample import CARD, TILE, faces, planned


def test_three_marks_are_a_square_and_two_ells():
    boxes = registration_marks(profile("three"), 210, 297)
    assert len(boxes) == 5
    assert boxes[0] == pytest.approx((10.008, 10.008, 15.008, 15.008))
    assert boxes[1] == pytest.approx((191.102, 10.008, 199.992, 10.999))
    assert boxes[2] == pytest.approx((199.001, 10.008, 199.992, 18.898))
    assert boxes[3] == pytest.approx((10.008, 286.001, 18.898, 286.992))
    assert boxes[4] == pytest.approx((10.008, 278.102, 10.999, 286.992))


def test_four_marks_are_an_ell_in_each_corner():
    boxes = registration_marks(profile("four"), 210, 297)
    assert len(boxes) == 8
    assert len({(b.x0 > 105, b.y0 > 148) for b in boxes}) == 4


def test_pieces_may_lie_within_an_ell():
    assert clearances(profile("four"))[1] == pytest.approx((12.499, 12.499))


@pytest.mark.parametrize("key", PROFILES)
@pytest.mark.parametrize("on", ["A4", "Letter", "A3", "17x11in"])
@pytest.mark.parametrize("stock", [TILE, CARD])
@pytest.mark.parametrize("layout", ["duplex-long", "gutterfold"])
@pytest.mark.parametrize("marks", ["cross", "lines"])
def test_nothing_is_printed_beside_a_registration_mark(key, on, stock, layout, marks):
    plan = planned(20, on=on, stock=stock, layout=layout, marks=marks, registration=key)
    paper = Box(0, 0, plan.width, plan.height)
    for page in plan.pages:
        assert bool(page.blocks) == (page.side == "front")
        for block in page.blocks:
            pad = block.grown(1.5 - 1e-6)
            assert paper.grown(-10.0).holds(block)
            others = [slot.bleed for slot in page.slots] + [label_box(a) for a in page.labels]
            others += [
                Box(min(m.x0, m.x1), min(m.y0, m.y1), max(m.x0, m.x1), max(m.y0, m.y1))
                for m in page.marks
            ]
            for box in others:
                apart = max(box.x0 - pad.x1, pad.x0 - box.x1, box.y0 - pad.y1, pad.y0 - box.y1)
                assert apart >= 0, (block, box)
        assert page.labels


def test_they_are_black_and_on_fronts():
    plan = planned(1, on="105x148mm", stock=TILE, registration="four", marks="none")
    data = sheets_pdf(plan, faces(1))
    for number, page in enumerate(plan.pages):
        image = raster(data, number, 150)
        seen = [image[round(b.y0 * 150 / 25.4) + 2, round(b.x0 * 150 / 25.4) + 2] for b in (
            registration_marks(profile("four"), plan.width, plan.height)
        )]  # fmt: skip
        assert all(pixel.max() < 60 for pixel in seen) == (page.side == "front")


def test_backs_alone_have_none_and_say_so():
    assert planned(1, layout="backs", registration="three").notes == (
        "there are no registration marks: they are on fronts, and none are printed",
    )
