"""Boxes of the games: what they hold, what they say, and how they lie on the sheets."""

import pytest

from engine.core.registry import game
from generator.boxes.art import Mood, Told, box_art
from generator.boxes.net import SHALLOWEST, Room, net
from generator.draw.scene import Text
from generator.draw.text import TextOverflow
from generator.faces import face
from generator.kits.build import plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.sheets.errors import FitError
from generator.sheets.pdf import sheets_pdf
from generator.units import BLEED
from tests.generator.boxes.test_net import inside


def made(key, **wanted):
    ((plan, faces, name, note, _),) = plans(key, KitOptions(only=("box",), **wanted))
    return plan, faces, name, note


@pytest.mark.parametrize(
    ("key", "wanted", "boxes"),
    [
        ("vye", {}, ["110 cards", "156 tokens"]),
        ("vye", {"paper": "Letter", "trim": "poker"}, ["110 cards", "156 tokens"]),
        ("vye", {"paper": "200x150mm"}, ["55 cards", "55 cards", "156 tokens"]),
        ("strategus", {"palette": "low-ink"}, ["South: 40 pieces", "North: 40 pieces"]),
        ("rue", {"paper": "Letter"}, ["48 tiles", "96 counters", "192 coins"]),
        ("rue", {"seats": 2, "palette": "one-colour"}, ["16 tiles", "32 counters", "64 coins"]),
    ],
)
def test_a_game_has_a_box_for_everything(key, wanted, boxes):
    plan, faces, _, _ = made(key, **wanted)
    assert [page.slots[0].name for page in plan.pages] == boxes
    assert [str(found) for found in preflight(sheets_pdf(plan, faces), plan, faces)] == []
    for page in plan.pages:
        (slot,), (cut,) = page.slots, page.cuts
        assert cut.bounds() == pytest.approx(slot.trim, abs=1e-3)
        assert slot.shape == "free"
        scene = faces[slot.face]
        # Art and cut lie on one another, and the art goes on beyond it.
        assert sorted((scene.width, scene.height)) == pytest.approx(
            sorted((slot.trim.width, slot.trim.height)), abs=1e-3
        )
        assert scene.bleed == BLEED
        texts = {op.text for op in scene.walk() if isinstance(op, Text)}
        assert game(key).title in texts
        assert slot.trim.width > SHALLOWEST


@pytest.mark.parametrize("key", ["vye", "strategus", "rue"])
def test_ticks_lie_in_what_is_cut_off(key):
    plan, *_ = made(key)
    for page in plan.pages:
        (cut,) = page.cuts
        (points,) = cut.path().flat(12)
        assert len(page.marks) == 10
        for mark in page.marks:
            for share in (0.0, 0.5, 1.0):
                x = mark.x0 + (mark.x1 - mark.x0) * share
                y = mark.y0 + (mark.y1 - mark.y0) * share
                assert not inside(points, x, y)


def test_more_cards_than_a_box_from_a_shop_holds_are_told():
    note = made("vye")[3]
    assert "110 Vye cards exceed the largest tuck box that is sold (108)" in note
    assert "On this paper 110 cards take 2 boxes." in made("vye", paper="200x150mm")[3]
    assert "exceed" not in made("rue")[3]


def test_a_trim_is_in_the_name_for_its_box_is_another():
    assert made("vye")[2] == "box-a4-fronts"
    assert made("vye", trim="poker")[2] == "box-poker-a4-fronts"


def test_a_paper_too_small_for_any_box_is_refused():
    with pytest.raises(FitError, match=r"120 × 120 mm: not even a box for one of 110 cards"):
        made("vye", paper="120x120mm")


def test_the_glue_flap_is_bare_but_for_a_bleed():
    _, faces, _, _ = made("vye")
    scene = faces["cards-1"]
    for op in scene.ops:
        box = op.path.bounds() if hasattr(op, "path") else None
        if box is not None and getattr(op, "role", "") == "ground":
            assert box.x0 >= 12.0 - BLEED - 0.01


def test_a_name_that_is_too_long_is_an_error_and_not_squeezed():
    with pytest.raises(TextOverflow, match="a panel"):
        box_art(
            "box", net(Room(30, 30, 12), 0.3), Told("W" * 60, "1 card"), Mood(),
            [face("vye", "back", "back")],
        )  # fmt: skip
