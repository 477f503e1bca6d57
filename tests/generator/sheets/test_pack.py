import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.draw.path import Box
from generator.sheets.pack import MARK_SHORTEST, Need, pack
from generator.sheets.papers import paper


@pytest.mark.parametrize("name", ["A4", "Letter"])
def test_six_rue_tiles_fit_with_full_bleed_and_full_marks(name):
    grid = pack(Need(76.2, 76.2, 3.175, 5.0), paper(name))
    assert (grid.x.count, grid.y.count, grid.rotation) == (2, 3, 0)
    for row in (grid.x, grid.y):
        assert row.gap == pytest.approx(6.35)
        assert (row.before, row.inner, row.after) == pytest.approx((3.175,) * 3)
        assert (row.mark_before, row.mark_after) == pytest.approx((5.0, 5.0))


def test_an_exact_fit_keeps_its_column():
    grid = pack(Need(63.5, 63.5, 0.0, 0.0, marks=False), paper("190.5x190.5mm"))
    assert grid.count == 9
    assert grid.cell(8)[0] == pytest.approx((127.0, 127.0, 190.5, 190.5))


def test_a_hair_too_little_loses_the_column():
    grid = pack(Need(63.5, 63.5, 0.0, 0.0, marks=False), paper("190.4x190.5mm"))
    assert (grid.x.count, grid.y.count) == (2, 3)


def test_pieces_are_turned_only_if_that_is_better():
    assert pack(Need(63.0, 88.0, 0.0, 5.0), paper("A4")).rotation == 0
    turned = pack(Need(180.0, 60.0, 3.0, 5.0), paper("100x290mm"))
    assert (turned.rotation, turned.count) == (90, 1)


def test_bleed_is_whole_if_that_costs_no_more_than_a_third_of_the_pieces():
    """Nine upright cards would have no bleed between them; eight turned ones have it all."""
    grid = pack(Need(63.0, 88.0, 3.175, 5.0), paper("A4"))
    assert (grid.x.count, grid.y.count, grid.rotation) == (2, 4, 90)
    for row in (grid.x, grid.y):
        assert (row.before, row.inner, row.after, row.gap) == pytest.approx((3.175,) * 3 + (6.35,))


def test_bleed_is_clipped_if_whole_it_would_cost_more():
    """Twelve squares fit on a letter without any bleed, six with all of it, nine with some."""
    grid = pack(Need(63.5, 63.5, 3.175, 5.0), paper("Letter"))
    assert (grid.x.count, grid.y.count) == (3, 3)
    assert 1.0 < grid.x.inner < 2.0 < grid.y.inner


def test_a_wish_for_a_gap_leaves_bleed_at_the_edge_whole():
    grid = pack(Need(63.0, 88.0, 3.175, 5.0, 1.0), paper("A4"))
    assert grid.x.gap == grid.y.gap == 1.0
    assert grid.x.before == grid.y.before == pytest.approx(3.175)


def test_columns_and_rows_can_be_limited():
    grid = pack(Need(15, 15, 1.5, 5.0, 6.0, False, columns=8, rows=12), paper("A3"))
    assert (grid.x.count, grid.y.count) == (8, 12)


def test_a_wish_for_a_gap_is_kept_exactly():
    grid = pack(Need(40, 40, 3.0, 5.0, 2.0), paper("A4"))
    first, second = grid.cell(0), grid.cell(1)
    assert second[0].x0 - first[0].x1 == pytest.approx(2.0)
    assert first[1].x1 == pytest.approx(second[1].x0)


SIZES = st.floats(12, 120).map(lambda v: round(v, 2))


@given(
    SIZES,
    SIZES,
    st.sampled_from([0.0, 1.5, 3.0, 3.175]),
    st.sampled_from([0.0, 4.2, 5.0, 12.7]),
    st.one_of(st.none(), st.sampled_from([0.0, 1.0, 6.35, 10.0])),
    st.booleans(),
    st.sampled_from([None, "x", "y"]),
)
def test_every_grid_is_centred_inside_the_margin_without_overlaps(
    width, height, bleed, margin, gap, marks, fold
):
    page = paper("A3")
    grid = pack(Need(width, height, bleed, margin, gap, marks, (fold,)), page)
    room = Box(0, 0, page.width, page.height).grown(-margin)
    cells = [grid.cell(i) for i in range(grid.count)]
    for trim, full in cells:
        size = (trim.height, trim.width) if grid.rotation else (trim.width, trim.height)
        assert size == pytest.approx((width, height), abs=1e-5)
        assert room.holds(full, 1e-5)
        assert full.holds(trim, 1e-9)
    for i, (_, one) in enumerate(cells[:40]):
        for _, other in cells[i + 1 : 40]:
            common = (min(one.x1, other.x1) - max(one.x0, other.x0),
                      min(one.y1, other.y1) - max(one.y0, other.y0))  # fmt: skip
            assert min(common) < 1e-5
    bounds = grid.bounds
    if fold != "x":
        assert bounds.x0 + bounds.x1 == pytest.approx(page.width, abs=0.01)
    else:
        assert bounds.x1 + bleed + 5.0 <= page.width / 2 + 1e-6
    if fold != "y":
        assert bounds.y0 + bounds.y1 == pytest.approx(page.height, abs=0.01)
    if marks:
        for row in (grid.x, grid.y):
            assert min(row.mark_before, row.mark_after) >= MARK_SHORTEST - 1e-6
