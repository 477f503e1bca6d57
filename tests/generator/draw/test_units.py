import pytest

from generator import units


def test_the_sizes_of_paper_in_points():
    assert units.points(210) == pytest.approx(595.2756, abs=1e-4)
    assert units.points(units.inches(8.5)) == pytest.approx(612)
    assert units.mm_of_points(72) == pytest.approx(25.4)


@pytest.mark.parametrize(
    ("text", "mm"), [("3.5mm", 3.5), ("2.5in", 63.5), (" 1 cm ", 10), ("72pt", 25.4), ("-1mm", -1)]
)
def test_a_length_has_a_unit(text, mm):
    assert units.length(text) == pytest.approx(mm)


@pytest.mark.parametrize("text", ["", "3", "mm", "3,5mm", "3 feet", "1e3mm", "３mm"])
def test_no_length_without_a_unit(text):
    with pytest.raises(ValueError, match="write a number with mm, cm, in or pt"):
        units.length(text)


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.0, "1"), (0.12345, "0.123"), (-0.0001, "0"), (100.0, "100"), (-2.50, "-2.5")],
)
def test_numbers_are_short(value, text):
    assert units.number(value) == text


def test_numbers_without_decimals_keep_their_noughts():
    assert units.number(100.4, 0) == "100"
