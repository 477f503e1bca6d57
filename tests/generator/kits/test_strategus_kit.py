"""Strategus's kit: forty pieces a side, in right numbers, on sheets of one side each."""

from collections import Counter

import pytest

from engine.games.strategus.ranks import COUNTS, PIECES
from generator.kits.build import kit_of, plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf


def test_two_armies_are_printed_in_right_numbers():
    part = kit_of("strategus").part("pieces", KitOptions(), paper("A4"))
    for owner in ("South", "North"):
        count = Counter(item.name for item in part.items if item.owner == owner)
        assert count == {key.capitalize(): copies for key, copies in COUNTS.items()}
    assert len(part.items) == 2 * PIECES
    fronts = {
        owner: {i.front for i in part.items if i.owner == owner} for owner in ("South", "North")
    }
    assert not fronts["South"] & fronts["North"]
    backs = {(item.owner, item.back) for item in part.items}
    assert len(backs) == 2


@pytest.mark.parametrize(
    ("paper_name", "layout", "palette"),
    [("A4", "duplex-long", "full"), ("Letter", "backs", "full"), ("Letter", "fronts", "low-ink")],
)
def test_a_sheet_holds_one_side_only_with_room_for_whole_bleeds(paper_name, layout, palette):
    options = KitOptions(paper_name, layout, palette, only=("pieces",))
    ((plan, faces, name, _, _),) = plans("strategus", options)
    assert name.startswith(f"pieces-{paper_name.lower()}-{layout}")
    assert [str(found) for found in preflight(sheets_pdf(plan, faces), plan, faces)] == []
    assert plan.per_sheet == 20
    assert plan.notes == ()
    assert len(plan.pages) == 8 if layout == "duplex-long" else 4
    assert all(page.labels for page in plan.pages)
    kit = kit_of("strategus")
    items = kit.part("pieces", options, paper(paper_name)).items
    owner = {item.front: item.owner for item in items} | {item.back: item.owner for item in items}
    for page in plan.pages:
        assert len({owner[slot.face] for slot in page.slots}) == 1
