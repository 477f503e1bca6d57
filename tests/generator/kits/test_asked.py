"""What is asked for is what is made: each file once, and no setting falls under the table."""

from itertools import chain, combinations, product

import pytest

from generator.kits import KitOptions, build
from generator.kits.asked import asked_for
from generator.kits.build import kit_of, plans
from generator.kits.part import Artifact, warnings
from generator.sheets.errors import PrintError, SettingError
from tests.generator.toy import SOURCE, toy_game

QUICK = "quick-reference"
PIECES = ("tiles", "counters", "coins", QUICK)


def names(only=(), **given):
    """The files, an SVG told by a star behind the name."""
    return [
        name + "*" * svg
        for options in asked_for("rue", only, given)
        for _, _, name, _, svg in plans("rue", options)
    ]


def test_a_motif_is_the_only_one_made():
    assert names(("tiles",), paper="A4", layout="duplex-long", motif="flowers") == [
        "tiles-flowers-a4-duplex-long"
    ]
    assert names(("tiles",), paper="A4", motif="flowers") == [
        "tiles-flowers-a4-duplex-long",
        "tiles-flowers-a4-fronts*",
        "tiles-a4-backs",
    ]


def test_a_layout_is_made_once_for_each_piece():
    assert names(PIECES, paper="A4", layout="fronts") == [
        "tiles-formations-a4-fronts*",
        "tiles-flowers-a4-fronts*",
        "counters-a4-fronts*",
        "coins-a4-fronts*",
        "quick-reference-a4-fronts",
    ]
    assert names(paper="A4", layout="backs") == [
        "tiles-a4-backs", "counters-a4-backs", "coins-a4-backs",
    ]  # fmt: skip
    assert names(PIECES, paper="A4", layout="gutterfold")[-1] == "quick-reference-a4-fronts"
    assert names(("tiles",), layout="backs") == ["tiles-a4-backs", "tiles-letter-backs"]


def test_svg_comes_with_fronts_and_else_where_it_is_asked_for():
    for layout in (None, "duplex-long", "backs", "gutterfold"):
        made = names(layout=layout)
        assert [n for n in made if n.endswith("*")] == [n for n in made if "s-a4-fronts*" in n
                                                        or "s-letter-fronts*" in n]  # fmt: skip
        assert all(n.endswith("*") for n in names(layout=layout, svg=True))


@pytest.mark.parametrize("motif", [None, "formations", "flowers"])
@pytest.mark.parametrize("layout", [None, "duplex-long", "fronts", "backs", "gutterfold"])
def test_no_file_is_made_twice(layout, motif):
    some = chain.from_iterable(combinations(PIECES, n) for n in range(len(PIECES) + 1))
    for only, paper in product(some, (None, "A4")):
        try:
            orders = asked_for("rue", only, {"layout": layout, "motif": motif, "paper": paper})
        except SettingError:
            continue
        assert orders
        assert len(orders) == len({(o.only, o.paper, o.layout, o.motif) for o in orders})
        assert {o.only[0] for o in orders} <= set(only or kit_of("rue").pieces())
    made = names(layout=layout, motif=motif, paper="A4")
    assert len(made) == len({name.rstrip("*") for name in made})


def test_a_piece_named_twice_is_made_once():
    assert names((QUICK, QUICK), paper="A4") == ["quick-reference-a4-fronts"]


@pytest.mark.parametrize(
    ("only", "given", "message"),
    [
        (("counters",), {"motif": "nonsense"}, r"motif: no motif is called 'nonsense'; choose one"),
        (("counters", QUICK), {"motif": "flowers"},
         r"motif: changes nothing about counters and quick-reference; leave it out, or print"),
        ((QUICK,), {"layout": "backs"}, r"layout: changes nothing about quick-ref"),
        ((QUICK,), {"layout": "gutterfold"}, r"layout: changes nothing about quick-ref"),
        ((QUICK, "tiles"), {"layout": "backs"}, r"layout: quick-ref.*: there are no backs;"),
        ((QUICK,), {"layout": "folds"}, r"layout: no layout is called 'folds'"),
        ((QUICK,), {"seats": 2}, r"seats: changes nothing about quick-reference"),
        ((QUICK,), {"seats": 9}, r"seats: Rue is for 2 to 6 players"),
        ((QUICK,), {"gap": 3.0}, r"gap: changes nothing about quick-reference"),
        ((QUICK,), {"bleed": 1.0}, r"bleed: changes nothing about quick-reference"),
        (("coins", QUICK), {"marks": "edge"},
         r"marks: changes nothing about coins and quick-reference; leave it out, or print tiles$"),
        (("tile",), {}, r"only: no piece is called 'tile'; did you mean 'tiles'"),
    ],
)  # fmt: skip
def test_a_setting_that_cannot_be_had_is_refused(only, given, message):
    with pytest.raises(SettingError, match=message):
        asked_for("rue", only, given)


@pytest.mark.parametrize(
    ("only", "given"),
    [
        ((QUICK,), {"layout": "fronts"}),
        (("coins",), {"marks": "none"}),
        ((QUICK, "tiles"), {"layout": "gutterfold", "marks": "edge", "gap": 3.0}),
        (("counters",), {"seats": 2, "palette": "grey"}),
    ],
)
def test_a_setting_that_says_something_is_taken(only, given):
    assert {options.only[0] for options in asked_for("rue", only, given)} == set(only)


def test_what_gave_way_is_told_once_with_its_files():
    narrow = KitOptions(margin=3.0, only=("tiles", "counters"), seats=2)
    told = warnings(build("rue", narrow))
    assert told[0] == (
        "a margin of 3 mm is less than most printers can print (4.2 mm): marks and the slug line"
        " may be missing (tiles-formations-a4-duplex-long.pdf and 1 more)"
    )
    assert len(told) == len(set(told))
    assert warnings(build("rue")) == []
    assert warnings([Artifact("a", b"", 1, "", ("x", "y"))]) == ["x (a)", "y (a)"]


def test_a_game_that_has_nothing_to_print_says_so(tmp_path):
    bare = f"{SOURCE}\nToy.components = lambda self: ()\n"
    with (
        toy_game(tmp_path, bare),
        pytest.raises(PrintError, match="toy: there is nothing to print"),
    ):
        asked_for("toy", (), {"layout": "backs"})
