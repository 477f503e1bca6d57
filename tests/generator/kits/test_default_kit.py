"""The default kit serves a game that has no kit of its own."""

import pytest

from engine.core.registry import game
from generator.kits.default import Kit
from generator.kits.options import KitOptions
from generator.kits.part import Part
from generator.sheets.papers import paper


@pytest.fixture
def kit():
    return Kit(game("rue"))


def test_it_groups_components_by_kind(kit):
    assert kit.pieces() == ("tiles", "counters", "coins")
    assert kit.layouts("tiles") == ("duplex-long", "fronts", "backs")
    assert kit.layouts("coins") == ("duplex-long", "fold")


def test_it_deals_pieces_seat_by_seat(kit):
    part = kit.part("tiles", KitOptions(seats=2), paper("A4"))
    assert isinstance(part, Part)
    assert (part.stock.width, part.stock.shape) == (76.2, "rect")
    assert [item.owner for item in part.items] == ["player 1"] * 8 + ["player 2"] * 8
    assert part.heading == "Rue tiles"


def test_it_makes_discs_of_counters_and_coins(kit):
    part = kit.part("coins", KitOptions(seats=2), paper("A4"))
    assert isinstance(part, Part)
    assert (part.stock.width, part.stock.shape, part.gap) == (15.0, "round", 6.0)
    assert {item.owner for item in part.items} == {""}
    assert len(part.faces) == 1


def test_less_bleed_can_be_had_but_not_more(kit):
    for wish, bleed in ((1.0, 1.0), (9.0, 3.175), (None, 3.175)):
        part = kit.part("tiles", KitOptions(seats=2, bleed=wish), paper("A4"))
        assert isinstance(part, Part)
        assert part.stock.bleed == bleed
