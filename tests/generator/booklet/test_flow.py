"""Boxes flow over pages: what belongs together stays together, and nothing is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.booklet.flow import Box, flow, glued
from generator.draw.text import TextOverflow


def box(height, before=0.0, glued=False, name=""):
    return Box(height, lambda drawing, spot: None, before, glued, name=name)


BOXES = st.lists(
    st.builds(box, st.floats(1, 20), st.floats(0, 8), st.booleans()), min_size=1, max_size=40
)


@given(BOXES)
def test_every_box_is_set_once_in_order_and_within_its_page(boxes):
    try:
        pages = flow(boxes, 60.0, "test")
    except TextOverflow:
        return
    assert [one for page in pages for _, one in page] == boxes
    for page in pages:
        assert page[0][0] == 0.0, "no space above the first"
        low = 0.0
        for y, one in page:
            assert y >= low - 1e-9
            low = y + one.height
        assert low <= 60.0 + 1e-6


@given(BOXES)
def test_what_is_glued_is_never_parted(boxes):
    try:
        pages = flow(boxes, 60.0, "test")
    except TextOverflow:
        return
    for page in pages[:-1]:
        assert not page[-1][1].glued


def test_a_heading_goes_to_the_next_page_with_what_follows():
    pages = flow([box(50), box(8, glued=True), box(8)], 60.0, "test")
    assert [len(page) for page in pages] == [1, 2]


@pytest.mark.parametrize(
    ("lines", "parts"), [(2, [2]), (3, [3]), (4, [2, 2]), (7, [2, 1, 1, 1, 2])]
)
def test_no_page_has_a_paragraphs_first_or_last_line_alone(lines, parts):
    runs, count = [], 0
    for one in glued([box(4)] * lines):
        count += 1
        if not one.glued:
            runs.append(count)
            count = 0
    assert runs == parts


def test_what_is_higher_than_a_page_is_an_error_that_names_it():
    with pytest.raises(TextOverflow, match=r"test: 'a figure' is 10.00 mm too large for the page"):
        flow([box(70, name="a figure")], 60.0, "test")
