"""Cards in another trim: what is cut, how it is called, and who has none to choose from."""

import pytest

from generator.kits.asked import asked_for
from generator.kits.build import build, plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.sheets.errors import SettingError
from generator.sheets.pdf import sheets_pdf


@pytest.mark.parametrize(("paper", "per_sheet", "pages"), [("A4", 6, 19), ("Letter", 6, 19)])
@pytest.mark.parametrize("layout", ["fronts", "duplex-long"])
def test_poker_cards_are_printed_with_size_marks_and_whole_bleeds(paper, per_sheet, pages, layout):
    options = KitOptions(paper, layout, trim="poker", only=("cards",))
    ((plan, faces, name, *_),) = plans("vye", options)
    assert name == f"cards-poker-{paper.lower()}-{layout}"
    assert (plan.per_sheet, len(plan.pages)) == (per_sheet, pages * (1 + (layout != "fronts")))
    assert {(round(s.trim.width, 3), round(s.trim.height, 3)) for s in plan.slots()} == {
        (88.9, 63.5)
    }
    assert sum(slot.side == "front" for slot in plan.slots()) == 110
    assert all(page.labels for page in plan.pages)
    assert not any("bleed" in note for note in plan.notes)
    assert any("Vye cards, poker" in label.text for page in plan.pages for label in page.labels)
    assert [str(f) for f in preflight(sheets_pdf(plan, faces), plan, faces)] == []


def test_the_usual_trim_is_what_is_made_anyway():
    plain, named = (
        build("vye", KitOptions(layout="fronts", trim=trim, only=("cards",)))
        for trim in (None, "square")
    )
    assert [(one.name, one.data) for one in plain] == [(one.name, one.data) for one in named]


@pytest.mark.parametrize(
    ("game", "only", "trim", "says"),
    [
        ("vye", (), "pocker", "trim: no trim is called 'pocker'; did you mean 'poker'"),
        ("rue", (), "poker", "trim: Rue has one size of cards only; leave the trim out"),
        ("strategus", (), "", "trim: Strategus has one size of cards only"),
        ("vye", ("tokens",), "poker", "trim: changes nothing about tokens; .* print cards"),
    ],
)
def test_a_trim_that_cannot_be_had_is_said(game, only, trim, says):
    with pytest.raises(SettingError, match=says):
        asked_for(game, only, {"trim": trim})


def test_all_of_a_game_can_be_asked_for_in_a_trim():
    orders = asked_for("vye", (), {"trim": "poker", "paper": "A4"})
    assert {order.trim for order in orders if "cards" in order.only} == {"poker"}
    assert {order.trim for order in orders if "tokens" in order.only} == {None}
