"""Refused moves: each under its clause, with a reason that says what would be right."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.registry import game

RUE = game("rue")
POSITION = """\
game: rue
seats: 2
options: {options}
attacker: 0
to-move: 0
board:
     0       1       2       3
  0  BP0@0:0  BF0@0:0  RF0@1  RC0@1
"""


@pytest.mark.parametrize(
    ("action", "rule", "says"),
    [
        ("pass", "rue.turn.must-play", "nobody passes"),
        ("place XP 0,1 r0", "rue.setup.deck", "a Rue Deck has no tile 'XP'"),
        ("place BP 0,1 r0", "rue.setup.deck", "seat 0 has no Blue Prow in hand"),
        ("place RP 1,0 r0", "rue.place.touch", "a Blue Flanks lies at 1,0 already"),
        ("place RP 4,1 r0", "rue.place.touch", "4,1 shares no side"),
        (
            "place RT 2,1 r0",
            "rue.capture.red-choice",
            "1 of the blue tiles at 0,0 and 1,0 must pay",
        ),
        ("place RT 2,1 r0 pay 2,0", "rue.capture.red-choice", "blue tiles at 0,0 and 1,0 must pay"),
        ("place RT 2,1 r0 pay 0,0 1,0", "rue.capture.red-choice", "1 of the blue"),
        ("place RP 0,1 r2 pay 0,0", "rue.capture.red-choice", "nothing is paid"),
    ],
)
def test_each_refusal_cites_its_clause(action: str, rule: str, says: str) -> None:
    state = RUE.parse_picture(POSITION.format(options="area=none"))
    with pytest.raises(IllegalAction) as caught:
        RUE.apply(state, RUE.parse(action))
    assert caught.value.rule == rule
    assert says in caught.value.reason


@pytest.mark.parametrize(
    ("options", "action", "rule"),
    [
        ("area=hard", "place RP 4,0 r1", "rue.place.area"),
        ("rotation=fixed", "place RP 0,1 r1", "rue.place.rotation"),
        ("red_payment=ledger", "place RT 2,1 r0 pay 0,0", "rue.capture.red-choice"),
    ],
)
def test_options_refuse_more(options: str, action: str, rule: str) -> None:
    state = RUE.parse_picture(POSITION.format(options=options))
    refusal = RUE.refusal(state, RUE.parse(action))
    assert refusal is not None
    assert refusal.rule == rule


def test_two_payments_stand_in_ascending_order() -> None:
    text = (
        "game: rue\nseats: 2\nto-move: 0\nboard:\n"
        "     0        1       2        3\n"
        "  0  BP0@0:0  RF0@1   BT0@1    .\n"
        "  1  BF1@0:0  .       RF1@0    .\n"
    )
    state = RUE.parse_picture(text)
    assert RUE.refusal(state, RUE.parse("place RT 1,1 r0 pay 0,0 0,1")) is None
    refusal = RUE.refusal(state, RUE.parse("place RT 1,1 r0 pay 0,1 0,0"))
    assert refusal is not None
    assert refusal.rule == "rue.capture.red-choice"
    assert refusal.reason.endswith("must pay, named in ascending order")


def test_the_first_tile_lies_at_the_start() -> None:
    state = RUE.setup(2).state
    refusal = RUE.refusal(state, RUE.parse("place RP 1,0 r0"))
    assert refusal is not None
    assert refusal.rule == "rue.place.first"


def test_the_wrong_seat_and_a_move_after_the_end() -> None:
    state = RUE.setup(2, attacker=0).state
    with pytest.raises(IllegalAction) as caught:
        RUE.apply(state, RUE.parse("place RP 0,0 r0"), seat=1)
    assert caught.value.rule == "rue.turn.order"
    over = RUE.parse_picture("game: rue\nseats: 2\nhand 0:\nhand 1:\nboard:\n     0\n  0  BP0@0\n")
    with pytest.raises(IllegalAction) as caught:
        RUE.apply(over, RUE.parse("place RP 0,1 r0"))
    assert caught.value.rule == "rue.end.all-played"


def test_a_seat_without_tiles_is_passed_over() -> None:
    text = "game: rue\nseats: 3\nto-move: 0\nhand 0: RP RC\nhand 1:\nhand 2: RT\nboard:\n"
    state = RUE.parse_picture(text + "     0\n  0  BP0@0\n")
    movers = []
    while (decision := RUE.decision(state)) is not None:
        movers.append(decision.seat)
        state = RUE.apply(state, RUE.legal_actions(state)[0]).state
        assert RUE.parse_picture(RUE.picture(state)).data() == state.data()
    assert movers == [0, 2, 0]


def test_moves_offered_at_the_edge_of_what_can_be_given_can_be_read() -> None:
    text = "game: rue\nseats: 2\nboard:\n     1000000\n  0  BP0@0\n"
    state = RUE.parse_picture(text)
    for action in RUE.legal_actions(state):
        assert RUE.parse(RUE.format(action)) == action
