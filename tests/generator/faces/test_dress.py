"""What boards know of a card: its ground, sign and letter, by kind and key."""

import pytest

from engine.core.component import Component
from engine.core.registry import game
from generator.faces.dress import Dress, dress
from generator.faces.signs import SIGNS
from generator.theme import HOUSES, INK, LANDS


def component(key, kind):
    return Component(key, "x", kind, 1, "game", "a.b", "back")


def test_every_card_of_vye_wears_something():
    for one in game("vye").components():
        worn = dress(one)
        assert (worn is None) == (one.kind == "token")
        assert worn is None or worn.sign in SIGNS
    assert dress(component("land-c", "land")) == Dress(LANDS["c"], "land", "C")
    assert dress(component("ladders-king", "family")) == Dress(HOUSES["ladders"], "family")
    assert dress(component("catapult", "special")) == Dress(INK, "special")


@pytest.mark.parametrize(
    ("key", "kind"),
    [("land-q", "land"), ("nobody-king", "family"), ("king", "family"), ("midnight-token", "card")],
)
def test_what_is_not_known_wears_nothing(key, kind):
    assert dress(component(key, kind)) is None
