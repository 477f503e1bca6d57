import pytest

from generator.sheets.errors import FitError, SettingError
from generator.sheets.impose import Stock
from generator.sheets.layouts import LAYOUTS, layout
from generator.sheets.papers import paper
from tests.generator.sheets.sample import TILE, planned


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("A4", (210, 297)),
        ("a4", (210, 297)),
        ("A3", (297, 420)),
        ("Letter", (215.9, 279.4)),
        ("legal", (215.9, 355.6)),
        ("Tabloid", (279.4, 431.8)),
        ("200x150mm", (200, 150)),
        ("8.5x11in", (215.9, 279.4)),
    ],
)
def test_papers_have_their_sizes(name, size):
    assert (paper(name).width, paper(name).height) == pytest.approx(size)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("A5", r"paper: no paper is called 'A5'; .*A4, A3, Letter, Legal, Tabloid, WxHmm"),
        ("Leter", r"no paper is called 'Leter'; did you mean 'Letter'\?"),
        ("", r"no paper is called ''"),
        ("200x150", r"no paper is called '200x150'"),
        ("-200x150mm", r"no paper is called"),
        ("２００x150mm", r"no paper is called '２００x150mm'"),
        ("200x١٥٠mm", r"no paper is called"),
        ("0x150mm", r"paper 0x150mm: a side of 0 mm cannot be printed; choose sides between 50"),
        ("100x9999mm", r"a side of 9999 mm cannot be printed"),
    ],
)
def test_a_paper_that_is_none_says_what_there_is(name, message):
    with pytest.raises(SettingError, match=message):
        paper(name)


def test_an_unknown_layout_names_the_layouts():
    with pytest.raises(SettingError, match=r"no layout is called 'duplex'; did you mean 'duplex-"):
        layout("duplex")
    assert list(LAYOUTS) == [
        "duplex-long", "duplex-short", "gutterfold", "fronts", "backs", "fronts-then-backs",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (
            {"marks": "corners"},
            r"marks: .* 'corners'; did you mean 'corner'\? .*edge, cross, lines",
        ),
        ({"mark_sides": "front"}, r"mark_sides: .*did you mean 'fronts'\? choose .*backs, both"),
        (
            {"registration": "five"},
            r"registration: no profile .* 'five'; choose one of three, four",
        ),
        (
            {"registration": "four", "margin": 11.0},
            r"registration: marks lie 10.008 mm from the edges.*; choose a margin of 10.008 mm",
        ),
        ({"margin": -1.0}, r"margin: -1 mm is impossible; choose a margin of 0 mm"),
        ({"gap": -0.1}, r"gap: -0.1 mm is impossible"),
        ({"margin": float("nan")}, r"margin: nan mm is impossible"),
        ({"stock": Stock(10, 10, -1)}, r"bleed: -1 mm is impossible"),
    ],
)
def test_settings_that_cannot_be_say_so(wish, message):
    with pytest.raises(SettingError, match=message):
        planned(1, **wish)


@pytest.mark.parametrize(
    ("stock", "on", "message"),
    [
        (
            TILE,
            "90x90mm",
            r"90 × 90 mm with a margin of 5 mm: a piece of 76.2 × 76.2 mm needs 85.2",
        ),
        (TILE, "92x92mm", r"and 82 × 82 mm are there; print without marks$"),
        (TILE, "86.2x86.2mm", r"print without bleed and marks$"),
        (TILE, "60x60mm", r"print on A4$"),
        (Stock(250, 250, 3.175), "A4", r"print on A3$"),
        (Stock(500, 400, 0), "A4", r"print on a paper of 5\d\dx4\d\dmm$"),
    ],
)
def test_what_does_not_fit_names_a_setting_that_makes_it_fit(stock, on, message):
    with pytest.raises(FitError, match=message):
        planned(1, on=on, stock=stock)


def test_the_named_settings_do_make_it_fit():
    assert planned(1, on="92x92mm", marks="none").per_sheet == 1
    assert planned(1, on="86.2x86.2mm", stock=Stock(76.2, 76.2, 0), marks="none").per_sheet == 1
    assert planned(1, on="A3", stock=Stock(250, 250, 3.175)).per_sheet == 1
    with pytest.raises(FitError) as failure:
        planned(1, stock=Stock(500, 400, 0))
    remedy = failure.value.remedy.split()[-1]
    assert planned(1, on=remedy, stock=Stock(500, 400, 0)).per_sheet == 1


def test_registration_marks_that_leave_no_room_say_so():
    with pytest.raises(FitError, match=r"print without registration marks$"):
        planned(1, on="100x100mm", registration="four")
    assert planned(1, on="100x100mm").per_sheet == 1


def test_a_fold_that_does_not_fit_says_so():
    with pytest.raises(FitError, match=r"90 × 45 or 45 × 90 mm are there; choose a layout"):
        planned(1, on="100x100mm", layout="gutterfold")
