"""Standees: two armies of strips, each on sheets of its own, with folds where the art has them."""

from collections import Counter

import pytest

from engine.games.strategus.ranks import COUNTS, PIECES
from generator.draw.path import Box
from generator.faces.strategus.standee import FOLDS, LENGTH
from generator.kits.build import kit_of, plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.sheets.pdf import sheets_pdf
from generator.sheets.plan import Slot
from generator.sheets.ticks import fold_ticks

NAMES = {key: key.capitalize() for key in COUNTS}


def made(**wanted):
    ((plan, faces, _, note, _),) = plans("strategus", KitOptions(only=("standees",), **wanted))
    return plan, faces, note


@pytest.mark.parametrize("paper_name", ["A4", "Letter", "A3", "300x150mm"])
def test_each_side_has_its_army_on_its_own_sheets(paper_name):
    plan, _, _ = made(paper=paper_name)
    armies = Counter()
    for page in plan.pages:
        owners = {slot.face[-1] for slot in page.slots}
        assert len(owners) == 1
        armies.update((slot.face[-1], slot.name) for slot in page.slots)
        assert all(slot.side == "front" for slot in page.slots)
        side = "South" if owners == {"1"} else "North"
        assert any(f"· {side} ·" in label.text for label in page.labels)
    for seat in ("1", "2"):
        found = {name: count for (owner, name), count in armies.items() if owner == seat}
        assert found == {NAMES[key]: count for key, count in COUNTS.items()}
    assert sum(armies.values()) == 2 * PIECES


def test_forty_strips_fill_five_sheets():
    for paper_name in ("A4", "Letter"):
        plan, faces, note = made(paper=paper_name)
        assert (plan.per_sheet, len(plan.pages), plan.duplex) == (8, 10, "Simplex")
        assert [str(found) for found in preflight(sheets_pdf(plan, faces), plan, faces)] == []
        assert note.startswith("Print on one side.")


@pytest.mark.parametrize("paper_name", ["A4", "300x150mm", "320x120mm"])
def test_ticks_are_in_line_with_the_folds_and_never_in_a_strip(paper_name):
    plan, _, _ = made(paper=paper_name)
    for page in plan.pages:
        ticks = [mark for mark in page.marks if mark.kind == "rule"]
        for slot in page.slots:
            for fold in FOLDS:
                assert sum(_beside(tick, slot, fold) for tick in ticks) == 2
        for tick in page.marks:
            box = Box(tick.x0, tick.y0, tick.x1, tick.y1)
            for slot in page.slots:
                trim = slot.trim
                assert (
                    box.x1 <= trim.x0 or box.x0 >= trim.x1
                    or box.y1 <= trim.y0 or box.y0 >= trim.y1
                )  # fmt: skip


def _beside(tick, slot, fold):
    """Whether a tick is at one of the ends of a strip's fold: on its bleed or just beyond it."""
    trim, bleed = slot.trim, slot.bleed
    if slot.rotation == 90:
        # The top is at the right.
        in_line = tick.x0 == tick.x1 and abs(tick.x0 - (trim.x1 - fold)) < 0.01
        apart = ((trim.y0 - tick.y1, trim.y0 - bleed.y0), (tick.y0 - trim.y1, bleed.y1 - trim.y1))
    else:
        in_line = tick.y0 == tick.y1 and abs(tick.y0 - (trim.y0 + fold)) < 0.01
        apart = ((trim.x0 - tick.x1, trim.x0 - bleed.x0), (tick.x0 - trim.x1, bleed.x1 - trim.x1))
    return in_line and any(
        abs(away - 0.5) < 0.01 or abs(away - wide - 0.5) < 0.01 for away, wide in apart
    )


def test_a_fold_is_where_it_is_as_the_strip_is_turned():
    for rotation, expected in ((0, 12.0), (180, 88.0), (90, 88.0), (270, 12.0)):
        size = (38.0, LENGTH) if rotation % 180 == 0 else (LENGTH, 38.0)
        box = Box(0.0, 0.0, *size)
        slot = Slot("a", "a", "a", "front", box, box.grown(3.0), "rect", rotation, "")
        ticks = list(fold_ticks([slot], (12.0,)))
        assert len(ticks) == 2
        assert {tick.y0 if rotation % 180 == 0 else tick.x0 for tick in ticks} == {expected}


def test_whoever_wants_no_marks_gets_none():
    plan, _, _ = made(paper="A4", marks="none")
    assert not [m for page in plan.pages for m in page.marks if m.kind == "cut"]
    bare = made(paper="A4")[0]
    assert len(bare.pages[0].marks) > len(plan.pages[0].marks)


def test_only_a_game_that_draws_standees_has_them():
    assert "standees" in kit_of("strategus").pieces()
    assert "standees" not in kit_of("vye").pieces()
    assert "standees" not in kit_of("rue").pieces()


def test_a_cutting_machine_finds_its_marks_clear_of_the_strips_and_their_ticks():
    plan, faces, _ = made(paper="A4", registration="four")
    assert [str(found) for found in preflight(sheets_pdf(plan, faces), plan, faces)] == []
    assert len(plan.pages) >= 10
