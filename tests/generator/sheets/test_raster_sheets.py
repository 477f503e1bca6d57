import numpy as np
import pytest

from generator.sheets.impose import Item, Stock, Wish, impose
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf
from tests.generator.sheets.reading import part, raster
from tests.generator.sheets.sample import colour, faces, plain, planned


@pytest.mark.parametrize("dpi", [100, 150, 200])
@pytest.mark.parametrize("layout", ["duplex-long", "backs"])
def test_no_paper_shows_between_bleeds(layout, dpi):
    """All faces in one dark colour: then nothing light may be seen between the outer bleeds."""
    plan = planned(6, layout=layout, marks="none")
    dark = plain("dark", colour(0))
    dark = dark.with_ops("dark", dark.ops[:1])
    data = sheets_pdf(plan, {f"{side}{i}": dark for side in "fb" for i in range(6)})
    for number, page in enumerate(plan.pages):
        seen = part(raster(data, number, dpi), dpi, *page.bleed.grown(-0.3))
        assert seen.shape[0] > 500
        assert seen.max() < 60, f"page {number + 1}"


@pytest.mark.parametrize("count", [6, 4, 1])
def test_trimmed_art_is_untouched_by_marks(count):
    plan = planned(count)
    dark = plain("dark", colour(0))
    dark = dark.with_ops("dark", dark.ops[:1])
    data = sheets_pdf(plan, {f"{side}{i}": dark for side in "fb" for i in range(count)})
    for number, page in enumerate(plan.pages):
        image = raster(data, number, 300)
        for slot in page.slots:
            seen = part(image, 300, *slot.trim)
            assert seen.max() - seen.min() <= 2, slot.id


@pytest.mark.parametrize(("on", "count"), [("A4", 8), ("Letter", 5), ("17x11in", 7), ("A3", 17)])
def test_a_printed_sheet_held_to_the_light_shows_front_and_back_in_one_place(on, count):
    """Each piece has a colour of its own on both sides, and a white bar along both tops."""
    dpi = 60
    plan = planned(count, on=on, marks="none")
    data = sheets_pdf(plan, faces(count))
    by_id = {slot.id: slot for slot in plan.slots()}
    pieces = 0
    for page in plan.pages:
        if page.side == "back":
            continue
        front, back = (raster(data, n - 1, dpi) for n in (page.number, page.partner))
        # Turned on the long edge: mirrored, left to right if the paper is upright.
        through = back[:, ::-1] if plan.height >= plan.width else back[::-1]
        for slot in page.slots:
            assert by_id[slot.id].partner
            a, b = (part(image, dpi, *slot.trim.grown(-1.0)) for image in (front, through))
            assert np.median(a.reshape(-1, 3), axis=0) == pytest.approx(
                np.median(b.reshape(-1, 3), axis=0), abs=3
            )
            assert (np.abs(a - b).max(axis=2) > 60).mean() < 0.02, slot.id
            pieces += 1
    assert pieces == count


def test_a_disc_has_its_line_outside_the_trim_and_none_on_its_back():
    stock = Stock(15.0, 15.0, 1.5, "round")
    face = plain("disc", colour(3), stock)
    face = face.with_ops("disc", face.ops[:1])
    wish = Wish(paper("50x50mm"), "duplex-long", "Discs", gap=6.0)
    plan = impose([Item("disc", "disc", "Disc")], stock, wish)
    data = sheets_pdf(plan, {"disc": face})
    for number, page in enumerate(plan.pages):
        (slot,) = page.slots
        image = raster(data, number, 1200)
        x, y = (v * 1200 / 25.4 for v in slot.centre)
        rows, columns = np.indices(image.shape[:2])
        distance = np.hypot(columns + 0.5 - x, rows + 0.5 - y) * 25.4 / 1200
        inside = image[distance < 7.48]
        assert inside.max(axis=0) - inside.min(axis=0) == pytest.approx([0, 0, 0], abs=2)
        ring = image[(distance > 7.53) & (distance < 7.57)]
        assert (ring.mean() < 60) == (page.side == "front")
        beyond = image[(distance > 9.05) & (distance < 9.5)]
        assert beyond.min() > 250
