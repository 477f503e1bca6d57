"""Square cards and house tokens: told apart without colour, every word inside, any name fits."""

from itertools import combinations

import pytest

from engine.core.component import Component
from generator.draw.palettes import Palette
from generator.draw.scene import Text
from generator.draw.text import outlines
from generator.faces import dressed
from generator.faces.charges import CHARGES
from generator.faces.dress import dress
from generator.theme import HOUSES, LANDS, SMALLEST

ROLES = ("advisor", "king", "queen", "heir")
LONG = "Entangled Soul Advisor"


def component(key, kind, name=LONG):
    return Component(key, name, kind, 1, "game", "a.b", "back")


CARDS = [
    *(component(f"land-{letter}", "land", "Lantern Meadow") for letter in LANDS),
    *(component(f"{house}-{role}", "family") for house in HOUSES for role in ROLES),
    component("underminers", "special", "Underminers"),
    component("empress", "empress", "Inevitable Empress"),
]
TOKENS = [*(component(f"{house}-token", "token") for house in HOUSES), component("undead", "token")]


def worn(piece):
    found = dress(piece)
    assert found is not None
    return found


def words(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


@pytest.mark.parametrize("piece", CARDS, ids=lambda piece: piece.key)
@pytest.mark.parametrize("draw", [dressed.card, dressed.small_card])
def test_every_word_is_on_the_card_whole_and_inside(piece, draw):
    scene = draw("x", piece, worn(piece))
    told = " ".join(op.text for op in words(scene))
    assert piece.name in told
    for op in words(scene):
        assert op.size >= SMALLEST
        assert scene.trim.grown(-2.0).holds(outlines(op).bounds()), op.text


@pytest.mark.parametrize("piece", CARDS, ids=lambda piece: piece.key)
def test_small_names_are_large_enough_for_a_phone(piece):
    scene = dressed.small_card("x", piece, worn(piece))
    names = [op.size for op in words(scene) if op.font == "strong"]
    # 63.5 mm are 52 pixels wide where six cards lie side by side: so many points are a pixel.
    assert min(names) / 72 * 25.4 * 52 / 63.5 >= 6.5


def test_no_two_cards_differ_by_colour_alone():
    grey = Palette("low-ink")
    for draw in (dressed.card, dressed.small_card):
        cards = [
            *(component(f"land-{letter}", "land", "x") for letter in LANDS),
            *(component(f"{house}-king", "family", "x") for house in HOUSES),
            component("x", "special", "x"),
            component("empress", "empress", "y"),
        ]
        drawn = [grey(draw("x", piece, worn(piece))).ops for piece in cards]
        assert all(one != other for one, other in combinations(drawn, 2))


def test_no_two_tokens_differ_by_colour_alone():
    grey = Palette("low-ink")
    drawn = [grey(dressed.disc("x", worn(piece))).ops for piece in TOKENS]
    assert all(one != other for one, other in combinations(drawn, 2))
    assert {worn(piece).charge for piece in TOKENS} == set(CHARGES)


@pytest.mark.parametrize(
    "piece",
    [
        component("land-q", "land"),
        component("nobody-king", "family"),
        component("king", "family"),
        component("midnight-coin", "token"),
        component("midnight-token", "card"),
    ],
    ids=lambda piece: piece.key,
)
def test_what_is_not_known_wears_nothing(piece):
    assert dress(piece) is None


def test_what_lies_under_the_seat_is_no_word():
    x, y = dressed.SEAT
    for piece in CARDS:
        for op in words(dressed.card("x", piece, worn(piece))):
            box = outlines(op).bounds()
            assert box.x0 > x + 7.5 or box.x1 < x - 7.5 or box.y0 > y + 7.5 or box.y1 < y - 7.5
