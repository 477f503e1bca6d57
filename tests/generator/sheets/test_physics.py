"""Prints, turns, folds and cuts what is read back from the PDFs: every front meets its own back."""

from functools import cache
from io import BytesIO

import numpy as np
import pypdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.sheets.impose import Stock
from generator.sheets.layouts import LAYOUTS
from generator.sheets.pdf import sheets_pdf
from generator.sheets.shift import Shift
from tests.generator.sheets.reading import POINT
from tests.generator.sheets.sample import CARD, TILE, colour, faces, planned

PAPERS = ("A4", "Letter", "A3", "200x300mm", "330x240mm")
STOCKS = (TILE, CARD, Stock(70.0, 50.0, 2.0))
#: The two halves of a pair that are printed one after the other.
WAYS = [*(key for key in LAYOUTS if key not in ("fronts", "backs")), "fronts and backs"]
SHIFTS = (None, Shift(1.5, -2.0, 0.5, 100.4, 99.7), Shift(back_dx=-3.0), Shift(scale_y_pct=101.0))


def matrix(a, b, c, d, e, f):
    return np.array([[a, c, e], [b, d, f], [0, 0, 1]], dtype=float)


def turn(edge, width, height):
    """What a point of a page that lies face down is, as seen through the paper from above."""
    about_upright_edge = (height >= width) == (edge == "long")
    mirror = (-1, 0, 0, 1, width, 0) if about_upright_edge else (1, 0, 0, -1, 0, height)
    return matrix(*mirror)


TURN = turn


def fault(shift, side, width, height):
    """What a printer does to a page that the shift was measured on, about the page's middle."""
    if shift is None:
        return np.eye(3)
    back = side == "back"
    angle = np.radians(shift.back_rotation_deg if back else 0)
    cos, sin = np.cos(angle), np.sin(angle)
    dx, dy = (shift.back_dx, shift.back_dy) if back else (0, 0)
    middle = matrix(1, 0, 0, 1, width / 2, height / 2)
    scaled = matrix(shift.scale_x_pct / 100, 0, 0, shift.scale_y_pct / 100, 0, 0)
    done = middle @ scaled @ matrix(cos, sin, -sin, cos, dx, dy) @ np.linalg.inv(middle)
    return np.linalg.inv(done)


def printed(data):
    """For each page its size, its faces as (colour, map to the page in mm), and its folds."""
    for page in pypdf.PdfReader(BytesIO(data)).pages:
        width, height = (float(v) * POINT for v in page.mediabox[2:])
        forms = page["/Resources"].get("/XObject", {})
        now, saved, found, folds, points, dashed = matrix(
            POINT, 0, 0, -POINT, 0, height
        ), [], [], [], [], False  # fmt: skip
        for operands, operator in page.get_contents().operations:
            if operator == b"q":
                saved.append(now)
            elif operator == b"Q":
                now = saved.pop()
            elif operator == b"cm":
                now = now @ matrix(*map(float, operands))
            elif operator == b"d":
                dashed = len(operands[0]) > 0
            elif operator in (b"m", b"l"):
                points.append((now @ [*map(float, operands), 1])[:2])
            elif operator == b"S":
                folds += [points] if dashed else []
                points = []
            elif operator in (b"f", b"f*", b"n"):
                points = []
            elif operator == b"Do":
                found.append((ground(forms[operands[0]]), now))
        yield (width, height), found, folds


def ground(form):
    """The first colour of a face, which is its piece's."""
    for operands, operator in pypdf.generic.ContentStream(form, None).operations:
        if operator == b"rg":
            return tuple(round(float(v), 2) for v in operands)
    raise AssertionError("a face has a ground")


def leaves(way, count, on, stock, shift):
    """Each sheet of paper: its faces above, and those below as seen through it from above."""
    drawn = faces_of(stock)
    wishes = way.split(" and ")
    plans = [planned(count, on=on, layout=w, stock=stock, shift=shift) for w in wishes]
    pages = [page for plan in plans if plan.pages for page in printed(sheets_pdf(plan, drawn))]
    if way == "gutterfold":
        for (width, height), found, folds in pages:
            (((x0, y0), (x1, y1)),) = folds
            upright = abs(x0 - x1) < abs(y0 - y1)
            assert (x0 + x1) / 2 == pytest.approx(width / 2, abs=0.01)
            assert (y0 + y1) / 2 == pytest.approx(height / 2, abs=0.01)
            mirror = (-1, 0, 0, 1, width, 0) if upright else (1, 0, 0, -1, 0, height)
            own = fault(shift, "front", width, height)
            at = [(key, own @ m, (own @ m @ [*middle(stock), 1])[:2]) for key, m in found]
            first = [
                (key, m) for key, m, (x, y) in at if (x < width / 2 if upright else y < height / 2)
            ]
            rest = [(key, matrix(*mirror) @ m) for key, m, (x, y) in at
                    if not (x < width / 2 if upright else y < height / 2)]  # fmt: skip
            yield first, rest
        return
    half = len(pages) // 2
    apart = way != "duplex-long" and way != "duplex-short"
    pairs = zip(pages[:half], pages[half:], strict=True) if apart else zip(
        pages[::2], pages[1::2], strict=True
    )  # fmt: skip
    for ((width, height), above, _), (_, below, _) in pairs:
        edge = "short" if way == "duplex-short" else "long"
        through = turn(edge, width, height) @ fault(shift, "back", width, height)
        yield (
            [(key, fault(shift, "front", width, height) @ m) for key, m in above],
            [(key, through @ m) for key, m in below],
        )


def middle(stock):
    return stock.width / 2, stock.height / 2


@cache
def faces_of(stock):
    return faces(60, stock)


@cache
def per_sheet(way, on, stock):
    return planned(1, on=on, layout=way.split(" and ")[0], stock=stock).per_sheet


def check(way, count, on, stock, shift):
    """Corners of a front meet those of its back, exchanged as when a card is turned in the hand."""
    wide, high = stock.width, stock.height
    met = []
    for above, below in leaves(way, count, on, stock, shift):
        backs = dict(below)
        assert len(backs) == len(below) == len(above)
        for key, front in above:
            for x, y in ((0, 0), (wide, 0), (wide, high), (0, high)):
                mine, its = front @ [x, y, 1], backs[key] @ [wide - x, y, 1]
                assert mine == pytest.approx(its, abs=0.01), (key, x, y)
            assert abs(np.linalg.det(front[:2, :2])) == pytest.approx(1, abs=1e-3)
            met.append(key)
    ours = [tuple(round(v, 2) for v in colour(i).rgb) for i in range(count)]
    assert sorted(met) == sorted(ours)


@given(
    st.sampled_from(WAYS), st.floats(0, 1), st.sampled_from(PAPERS), st.sampled_from(STOCKS),
    st.sampled_from(SHIFTS),
)  # fmt: skip
@settings(max_examples=25, deadline=None)
def test_every_front_meets_its_own_back(way, share, on, stock, shift):
    most = 2 * per_sheet(way, on, stock) + 1
    check(way, round(share * most), on, stock, shift)


@pytest.mark.parametrize("way", WAYS)
def test_it_does_so_on_short_last_pages(way):
    k = per_sheet(way, "A4", TILE)
    for count in (0, 1, k - 1, k, k + 1, 2 * k, 2 * k + 1):
        check(way, count, "A4", TILE, None)


@pytest.mark.parametrize("way", ["duplex-long", "duplex-short", "fronts and backs"])
def test_turned_about_the_wrong_edge_they_do_not_meet(way, monkeypatch):
    other = {"long": "short", "short": "long"}
    monkeypatch.setattr(f"{__name__}.turn", lambda edge, *size: TURN(other[edge], *size))
    with pytest.raises(AssertionError):
        check(way, 5, "A4", TILE, None)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("on", PAPERS)
@pytest.mark.parametrize("stock", STOCKS)
def test_every_number_of_pieces_meets_its_backs(way, on, stock):
    for count in range(2 * per_sheet(way, on, stock) + 2):
        check(way, count, on, stock, SHIFTS[count % len(SHIFTS)])
