"""The default kit serves a game that has no kit of its own."""

import sys
from types import ModuleType

import pytest

import generator.kits
from engine.core.registry import game
from generator.kits.build import kit_of, plans
from generator.kits.default import Kit
from generator.kits.options import KitOptions
from generator.kits.part import Part
from generator.preflight import preflight
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf
from tests.generator.toy import toy_game


@pytest.fixture
def kit():
    return Kit(game("rue"))


def test_a_game_without_a_kit_gets_this_one_and_any_may_bring_one(tmp_path, monkeypatch):
    with toy_game(tmp_path):
        assert type(kit_of("toy")) is Kit
        assert kit_of("toy").owner(1) == "player 2"
        module = ModuleType("generator.kits.toy")
        module.KIT = type("ToyKit", (Kit,), {"owner": lambda self, seat: "abcdefgh"[seat]})
        monkeypatch.setitem(sys.modules, module.__name__, module)
        assert isinstance(kit_of("toy"), module.KIT)
        assert kit_of("toy").owner(1) == "b"


def test_a_mistake_inside_a_games_kit_is_not_hidden(monkeypatch, tmp_path):
    (tmp_path / "toy.py").write_text("import no_such_module_anywhere\n")
    monkeypatch.setattr(generator.kits, "__path__", [*generator.kits.__path__, str(tmp_path)])
    (tmp_path / "games").mkdir()
    with (
        toy_game(tmp_path / "games"),
        pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"),
    ):
        kit_of("toy")


@pytest.mark.parametrize("layout", ["duplex-long", "fronts", "backs", "gutterfold"])
@pytest.mark.parametrize("seats", [2, 8])
def test_a_toy_game_has_a_kit_that_passes_preflight(layout, seats, tmp_path):
    with toy_game(tmp_path):
        names = []
        for plan, faces, name, *_ in plans("toy", KitOptions(layout=layout, seats=seats)):
            assert [str(f) for f in preflight(sheets_pdf(plan, faces), plan, faces)] == []
            names.append(name.partition("-a4-")[0])
        assert names == list(kit_of("toy").pieces())[: 5 if layout == "backs" else None]
        assert names[:5] == ["cards", "pieces", "tiles", "tokens", "coins"]


def test_it_groups_components_by_kind(kit):
    assert kit.pieces()[:3] == ("tiles", "counters", "coins")
    assert kit.layouts("tiles") == ("duplex-long", "fronts", "backs")
    assert kit.layouts("coins") == ("duplex-long", "gutterfold")


def test_it_deals_pieces_seat_by_seat(kit):
    part = kit.part("tiles", KitOptions(seats=2), paper("A4"))
    assert isinstance(part, Part)
    assert (part.stock.width, part.stock.shape) == (76.2, "rect")
    assert [item.owner for item in part.items] == ["Square"] * 8 + ["Ring"] * 8
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


DECK = """
from engine.core.component import Component
from engine.core.rulebook import Rulebook

class Toy:
    key, title, most_seats = "toy", "Toy", range(2, 6)
    rulebook = Rulebook("Toy", (), "")

    def components(self):
        return (
            Component("land-a", "Ash Peaks", "land", 64, "game", "a", "back"),
            Component("entangled-soul-advisor", "Entangled Soul Advisor", "family", 20, "game", "a",
                      "back"),
            Component("catapult", "Catapult", "special", 25, "game", "a", "back"),
            Component("empress", "Inevitable Empress", "empress", 1, "game", "a", "back"),
            Component("midnight-token", "Midnight token", "token", 150, "game", "a"),
            Component("undead", "Undead", "token", 6, "game", "a"),
        )

GAME = Toy()
"""


@pytest.mark.parametrize(("paper_name", "per_sheet"), [("A4", 8), ("Letter", 9)])
@pytest.mark.parametrize("layout", ["duplex-long", "fronts", "backs", "gutterfold"])
def test_a_deck_of_square_cards_is_printed_together_and_says_its_size(
    paper_name, per_sheet, layout, tmp_path
):
    with toy_game(tmp_path, DECK):
        made = {}
        for plan, faces, name, *_ in plans(
            "toy", KitOptions(paper_name, layout, only=("cards", "tokens"))
        ):
            assert [str(f) for f in preflight(sheets_pdf(plan, faces), plan, faces)] == []
            made[name.partition("-")[0]] = plan
            if layout != "gutterfold":
                assert all(page.labels for page in plan.pages)
        assert list(made) == ["cards", "tokens"]
        if layout != "gutterfold":
            assert made["cards"].per_sheet == per_sheet
        side = "back" if layout == "backs" else "front"
        counts = {key: sum(slot.side == side for slot in made[key].slots()) for key in made}
        assert counts == {"cards": 110, "tokens": 156}
        trims = {round(slot.trim.width, 6) for slot in made["cards"].slots()}
        assert trims == {63.5}
