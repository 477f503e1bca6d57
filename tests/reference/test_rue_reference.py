"""Hand-worked cases for the plain reference of Rue.

Most cases place a Blue Prow unturned on 0,0. Its edges are north red, the other three blue, so
around it

* a Flanks unturned to the north shows red and is captured;
* a Prow unturned to the east or west shows blue and is captured;
* a Corner at r2 to the south shows blue and is captured.
"""

import random
from collections.abc import Callable

import pytest

from tests.reference import rue
from tests.reference.rue import Cell, Placed, Position

N, E, S, W = (0, -1), (1, 0), (0, 1), (-1, 0)
FAR, FARTHER, FARTHEST = (5, 5), (6, 5), (7, 5)
MOVE = "place BP 0,0 r0"

Cards = dict[Cell, tuple[str, int, int | None]]


def make(
    cards: Cards,
    seats: int = 2,
    to_move: int = 0,
    attacker: int = 0,
    hands: list[set[str]] | None = None,
    **options: str | int,
) -> Position:
    """Build a position from ``cell: (code, rotation, counter)``."""
    position = rue.start(seats, attacker, **options)
    position.to_move = to_move
    position.table = {
        cell: Placed(code, rotation, played_by=0, counter=counter)
        for cell, (code, rotation, counter) in cards.items()
    }
    if hands is not None:
        position.hands = hands
    return position


def over(cards: Cards, seats: int = 2, attacker: int = 0, **options: str | int) -> Position:
    return make(cards, seats, attacker, attacker, [set() for _ in range(seats)], **options)


def counters(position: Position) -> dict[Cell, int]:
    return {cell: card.counter for cell, card in position.table.items() if card.counter is not None}


def texts(position: Position, beginning: str) -> list[str]:
    return sorted(
        text
        for text in rue.legal(position)
        if text == beginning or text.startswith(beginning + " ")
    )


def rollout(
    position: Position,
    seed: int,
    look: Callable[[Position, str, Position], None] | None = None,
) -> Position:
    """Play random moves to the end."""
    chance = random.Random(seed)
    while actions := sorted(rue.legal(position)):
        text = chance.choice(actions)
        after = rue.settle(position, text)
        if look is not None:
            look(position, text, after)
        position = after
    return position


# --- the cards ---


@pytest.mark.parametrize(
    ("code", "rotation", "expected"),
    [
        ("RP", 0, "RBBB"),
        ("BP", 1, "BRBB"),
        ("RP", 2, "BBRB"),
        ("RP", 3, "BBBR"),
        ("BC", 0, "RRBB"),
        ("RC", 1, "BRRB"),
        ("RC", 3, "RBBR"),
        ("RF", 0, "RBRB"),
        ("BF", 1, "BRBR"),
        ("RT", 0, "RRRB"),
        ("BT", 1, "BRRR"),
        ("BT", 2, "RBRR"),
    ],
)
def test_edges(code: str, rotation: int, expected: str) -> None:
    assert rue.edges(code, rotation) == expected


# --- rue.setup ---


def test_start() -> None:
    position = rue.start(3, 2)

    assert position.to_move == position.attacker == 2
    assert position.hands == [{"RP", "RC", "RF", "RT", "BP", "BC", "BF", "BT"}] * 3
    assert position.table == {}
    assert position.paid_in == [0, 0, 0]
    assert position.options == {
        "max_players": "4",
        "attacker": "2",
        "hands": "open",
        "rotation": "free",
        "area": "etiquette",
        "red_payment": "literal",
        "tie": "attacker",
        "money": "off",
    }


def test_a_random_attacker_is_one_of_the_seats() -> None:
    drawn = {rue.start(2, "random").attacker for _ in range(100)}

    assert drawn == {0, 1}


@pytest.mark.parametrize("seats", [1, 5, 7])
def test_wrong_number_of_players(seats: int) -> None:
    with pytest.raises(rue.RuleError, match=r"rue\.setup\.players"):
        rue.start(seats, 0)


@pytest.mark.parametrize("seats", [5, 6])
def test_six_players_as_an_option(seats: int) -> None:
    assert rue.start(seats, 4, max_players=6).seats == seats


@pytest.mark.parametrize("options", [{"max_players": 5}, {"money": "yes"}, {"colour": "red"}])
def test_unknown_options_are_refused(options: dict[str, str | int]) -> None:
    with pytest.raises(rue.RuleError):
        rue.start(2, 0, **options)


# --- rue.turn and rue.place ---


def test_first_move_is_on_the_origin() -> None:
    actions = rue.legal(rue.start(2, 0))

    assert len(actions) == 28
    assert all(" 0,0 r" in text for text in actions)
    assert {text for text in actions if "RF" in text} == {"place RF 0,0 r0", "place RF 0,0 r1"}


def test_second_move_touches_a_whole_side() -> None:
    position = rue.play(rue.start(2, 0), "place RT 0,0 r3")

    cells = {text.split()[2] for text in rue.legal(position)}

    assert cells == {"0,-1", "1,0", "0,1", "-1,0"}


def test_turns_go_clockwise_from_the_attacker() -> None:
    position = rue.start(3, 2)
    seen = []
    for text in ("place RP 0,0 r0", "place RP 0,1 r0", "place RP 0,2 r0", "place RT 0,3 r0"):
        seen.append(position.to_move)
        position = rue.play(position, text)

    assert seen == [2, 0, 1, 2]
    assert [position.table[(0, y)].played_by for y in range(4)] == [2, 0, 1, 2]
    assert "RP" not in position.hands[0]
    assert "RT" in position.hands[0]
    assert "RT" not in position.hands[2]


def test_fixed_rotation_leaves_cards_unturned() -> None:
    position = rue.start(2, 1, rotation="fixed")

    assert rue.legal(position) == {f"place {code} 0,0 r0" for code in rue.DECK}


def test_play_is_pure() -> None:
    position = make({N: ("RF", 0, None), FAR: ("BT", 0, 0)}, money="on")
    again = make({N: ("RF", 0, None), FAR: ("BT", 0, 0)}, money="on")

    after = rue.play(position, MOVE + " pay 5,5")

    assert position == again
    assert after != position


# --- rue.place.area ---

ROW_OF_FOUR: Cards = {(x, 0): ("RP", 0, None) for x in range(4)}
ROW_OF_FIVE: Cards = {(x, 0): ("RP", 0, None) for x in range(5)}


@pytest.mark.parametrize(
    ("cards", "cell", "expected"),
    [
        (ROW_OF_FOUR, "4,0", True),
        (ROW_OF_FOUR, "-1,0", True),
        (ROW_OF_FOUR, "3,1", False),
        (ROW_OF_FIVE, "5,0", True),
        (ROW_OF_FIVE, "4,1", False),  # the width is beyond the limit already and does not grow
        ({}, "0,0", False),
    ],
)
def test_bad_form(cards: Cards, cell: str, expected: bool) -> None:
    position = make(cards)
    text = f"place RC {cell} r2"

    assert rue.bad_form(position, text) is expected
    assert text in rue.legal(position)


def test_bad_form_by_height() -> None:
    position = make({(0, y): ("RP", 0, None) for y in range(4)})

    assert rue.bad_form(position, "place RC 0,4 r0")
    assert not rue.bad_form(position, "place RC 1,0 r0")


def test_the_limit_is_twice_the_players_at_the_table() -> None:
    cards: Cards = {(x, 0): ("RP", 0, None) for x in range(6)}

    assert rue.bad_form(make(cards, seats=3), "place RC 6,0 r0")
    assert not rue.bad_form(make(cards, seats=4), "place RC 6,0 r0")


def test_hard_area_leaves_bad_form_out() -> None:
    position = make(ROW_OF_FOUR, area="hard")

    cells = {text.split()[2] for text in rue.legal(position)}

    assert cells == {f"{x},{y}" for x in range(4) for y in (-1, 1)}
    with pytest.raises(rue.RuleError, match=r"rue\.place\.area"):
        rue.play(position, "place RC 4,0 r0")


def test_no_area_knows_no_bad_form() -> None:
    position = make(ROW_OF_FOUR, area="none")

    assert not rue.bad_form(position, "place RC 4,0 r0")
    assert "place RC 4,0 r0" in rue.legal(position)


@pytest.mark.parametrize("seed", range(5))
def test_under_the_hard_limit_two_players_fill_a_square(seed: int) -> None:
    position = rollout(rue.start(2, 0, area="hard", rotation="fixed"), seed)

    assert len(position.table) == 16
    for axis in (0, 1):
        assert len({cell[axis] for cell in position.table}) == 4


# --- rue.capture ---


def test_blue_is_captured_on_like_edges() -> None:
    position = make({E: ("BP", 0, None)})

    after = rue.play(position, MOVE)

    assert counters(after) == {E: 0}
    assert rue.scores(after) == [1, 0]


def test_red_edges_match_too() -> None:
    position = make({N: ("BF", 0, None)})

    assert counters(rue.play(position, MOVE)) == {N: 0}


def test_unlike_edges_do_nothing() -> None:
    position = make({E: ("BP", 3, None), N: ("BP", 0, None)})  # red to blue, blue to red

    assert counters(rue.play(position, MOVE)) == {}


def test_bodies_are_not_compared() -> None:
    position = make({E: ("RP", 0, None)})

    after = rue.play(position, MOVE)

    assert counters(after) == {E: 0}
    assert rue.scores(after) == [-1, 0]


def test_own_earlier_cards_are_captured_too() -> None:
    position = make({E: ("RP", 0, None)})
    position.table[E].played_by = 0

    assert counters(rue.play(position, MOVE)) == {E: 0}


def test_no_chain() -> None:
    # The captured card to the east shows blue to the west side of the next one, which is blue.
    position = make({E: ("BP", 0, None), (2, 0): ("BP", 0, None)})

    assert counters(rue.play(position, MOVE)) == {E: 0}


def test_the_placed_card_is_unowned() -> None:
    position = rue.play(make({E: ("BP", 0, None)}), MOVE)

    assert position.table[(0, 0)] == Placed("BP", 0, played_by=0, counter=None, coins=0)


def test_blue_taken_from_another() -> None:
    position = make({E: ("BP", 0, 1)})

    after = rue.play(position, MOVE)

    assert counters(after) == {E: 0}
    assert rue.scores(after) == [1, 0]


def test_worked_blue_and_red_in_one_play() -> None:
    position = make({N: ("RF", 0, None), E: ("BP", 0, None)})

    assert texts(position, MOVE) == [MOVE + " pay 1,0"]
    after = rue.play(position, MOVE + " pay 1,0")

    assert counters(after) == {}
    assert rue.scores(after) == [0, 0]


def test_worked_release() -> None:
    position = make({N: ("RF", 0, 1), FAR: ("BT", 0, 0)})
    assert rue.scores(position) == [1, -1]

    assert texts(position, MOVE) == [MOVE + " pay 5,5"]
    after = rue.play(position, MOVE + " pay 5,5")

    assert counters(after) == {}
    assert rue.scores(after) == [0, 0]


def test_release_without_a_blue_counter() -> None:
    position = make({N: ("RF", 0, 1)})

    after = rue.play(position, MOVE)

    assert counters(after) == {N: 0}
    assert rue.scores(after) == [-1, 0]


def test_worked_own_red_again() -> None:
    position = make({N: ("RF", 0, 0), FAR: ("BT", 0, 0)}, money="on")

    assert texts(position, MOVE) == [MOVE]
    after = rue.play(position, MOVE)

    assert counters(after) == {N: 0, FAR: 0}
    assert after.paid_in == [0, 0]


def test_own_blue_again_may_still_pay() -> None:
    position = make({N: ("RF", 0, None), E: ("BP", 0, 0)}, money="on")

    assert texts(position, MOVE) == [MOVE + " pay 1,0"]
    after = rue.play(position, MOVE + " pay 1,0")

    assert counters(after) == {}
    assert after.table[E].coins == 0
    assert after.paid_in == [1, 0]


def test_a_card_bared_by_paying_can_be_captured_again() -> None:
    position = make({N: ("RF", 0, None), E: ("BP", 0, None)}, money="on")
    after = rue.play(position, MOVE + " pay 1,0")

    # West of the cell (2, 0) lies the bared blue card, blue edge to blue edge.
    after = rue.play(after, "place RP 2,0 r0")

    assert counters(after) == {E: 1}
    assert after.table[E].coins == 2
    assert after.paid_in == [2, 1]


def test_blue_stolen_this_turn_may_pay() -> None:
    position = make({N: ("RF", 0, None), E: ("BP", 0, 1), FAR: ("BT", 0, 0)})

    assert texts(position, MOVE) == [MOVE + " pay 1,0", MOVE + " pay 5,5"]
    after = rue.play(position, MOVE + " pay 1,0")

    assert counters(after) == {FAR: 0}
    assert rue.scores(after) == [1, 0]


def test_anothers_blue_never_pays() -> None:
    position = make({N: ("RF", 0, None), FAR: ("BT", 0, 1)})

    after = rue.play(position, MOVE)

    assert counters(after) == {N: 0, FAR: 1}


def test_choice_of_payment_is_written_in_ascending_order() -> None:
    position = make(
        {
            N: ("RF", 0, None),
            E: ("RP", 0, None),
            (10, 0): ("BT", 0, 0),
            (2, 9): ("BT", 0, 0),
            (2, -9): ("BT", 0, 0),
        }
    )

    assert texts(position, MOVE) == [
        MOVE + " pay 2,-9 10,0",
        MOVE + " pay 2,-9 2,9",
        MOVE + " pay 2,9 10,0",
    ]
    after = rue.play(position, MOVE + " pay 2,-9 10,0")
    assert counters(after) == {(2, 9): 0}


@pytest.mark.parametrize(
    ("blues", "expected"),
    [
        ([], {N: 0, E: 0, S: 0, W: 0}),
        ([FAR], {E: 0, S: 0, W: 0}),
        ([FAR, FARTHER], {S: 0, W: 0}),
        ([FAR, FARTHER, FARTHEST], {W: 0}),
    ],
)
def test_reds_settle_north_east_south_west(blues: list[Cell], expected: dict[Cell, int]) -> None:
    cards: Cards = {
        W: ("RP", 0, None),
        S: ("RC", 2, None),
        E: ("RP", 0, None),
        N: ("RF", 0, None),
    }
    position = make(cards | dict.fromkeys(blues, ("BT", 0, 0)))

    [text] = texts(position, MOVE)
    after = rue.play(position, text)

    assert counters(after) == expected


def test_reds_that_bear_the_counter_already_are_skipped_in_that_order() -> None:
    position = make(
        {
            N: ("RF", 0, 0),
            E: ("RP", 0, 1),
            S: ("RC", 2, None),
            FAR: ("BT", 0, 0),
        }
    )

    after = rue.play(position, MOVE + " pay 5,5")

    assert counters(after) == {N: 0, S: 0}
    assert rue.scores(after) == [-2, 0]


def test_ledger_keeps_the_blue_counters() -> None:
    cards: Cards = {N: ("RF", 0, 1), E: ("BP", 0, None), FAR: ("BT", 0, 0)}
    ledger, literal = make(cards, red_payment="ledger"), make(cards)

    assert texts(ledger, MOVE) == [MOVE]
    after = rue.play(ledger, MOVE)

    assert counters(after) == {N: 0, E: 0, FAR: 0}
    for text in texts(literal, MOVE):
        assert rue.scores(rue.play(literal, text)) == rue.scores(after) == [1, 0]


# --- errors ---


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("place RT -1,0 r0", "rue.setup.deck"),
        ("place BP 1,0 r0", "rue.place.touch"),
        ("place BP 2,-1 r0", "rue.place.touch"),
        ("place BF 0,0 r2", "rue.place.rotation"),
        (MOVE, "rue.capture.red-choice"),
        (MOVE + " pay 5,5 6,5", "rue.capture.red-choice"),
        (MOVE + " pay 7,5", "rue.capture.red-choice"),
        ("place BP 2,0 r1 pay 5,5", "rue.capture.red-choice"),
        (MOVE + " pay 05,5", ""),
        ("pass", ""),
    ],
)
def test_refused_moves(text: str, clause: str) -> None:
    position = make(
        {
            N: ("RF", 0, None),
            E: ("BP", 3, None),
            FAR: ("BT", 0, 0),
            FARTHER: ("BT", 0, 0),
            FARTHEST: ("BT", 0, 1),
        },
        hands=[{"BP", "BF"}, {"RT"}],
    )

    with pytest.raises(rue.RuleError) as caught:
        rue.play(position, text)

    assert caught.value.clause == clause


def test_payment_in_another_order_is_refused() -> None:
    position = make(
        {
            N: ("RF", 0, None),
            E: ("RP", 0, None),
            FAR: ("BT", 0, 0),
            FARTHER: ("BT", 0, 0),
        }
    )

    with pytest.raises(rue.RuleError, match=r"rue\.capture\.red-choice"):
        rue.play(position, MOVE + " pay 6,5 5,5")


def test_first_move_elsewhere_is_refused() -> None:
    with pytest.raises(rue.RuleError, match=r"rue\.place\.first"):
        rue.play(rue.start(2, 0), "place BP 1,0 r0")


def test_nothing_follows_the_end() -> None:
    position = over({E: ("BP", 0, None)})

    assert rue.legal(position) == set()
    with pytest.raises(rue.RuleError, match=r"rue\.end\.all-played"):
        rue.play(position, MOVE)


def test_no_winner_before_the_end() -> None:
    with pytest.raises(rue.RuleError, match=r"rue\.end\.all-played"):
        rue.winners(rue.start(2, 0))


# --- rue.score ---


def test_score_counts_blue_minus_red() -> None:
    position = over(
        {
            N: ("RF", 0, 0),
            E: ("RP", 0, 0),
            S: ("BP", 0, 0),
            W: ("BP", 0, 1),
            FAR: ("BT", 0, None),
        }
    )

    assert rue.scores(position) == [-1, 1]
    assert rue.winners(position) == [1]


WORKED_TIE: Cards = {
    N: ("BP", 0, 1),
    E: ("BP", 0, 2),
    S: ("RP", 0, 0),
}


def test_worked_tie() -> None:
    position = over(WORKED_TIE, seats=3)

    assert rue.scores(position) == [-1, 1, 1]
    assert rue.winners(position) == [0]


def test_shared_tie() -> None:
    assert rue.winners(over(WORKED_TIE, seats=3, tie="shared")) == [1, 2]


# --- rue.money.stakes ---


def test_coins_for_captures() -> None:
    position = make({N: ("RF", 0, 2), E: ("BP", 0, 1)}, seats=3, to_move=0, money="on")

    after = rue.play(position, MOVE + " pay 1,0")

    assert after.paid_in == [1, 1, 1]
    assert after.table[N].coins == 1
    assert after.table[E].coins == 2
    assert rue.scores(after) == [0, 0, 0]


def test_no_coins_by_default() -> None:
    after = rue.play(make({E: ("BP", 0, None)}), MOVE)

    assert after.paid_in == [0, 0]
    assert after.table[E].coins == 0


def test_the_winner_takes_every_coin() -> None:
    position = over({N: ("BP", 0, 1), E: ("RP", 0, None)}, seats=3, money="on")
    position.table[N].coins = 4
    position.table[E].coins = 1
    position.paid_in = [3, 0, 2]

    assert rue.coins_result(position) == [-3, 5, -2]


def test_odd_coins_go_clockwise_from_the_attacker() -> None:
    # Seats 0, 2 and 3 share 8 coins: 2 each, and clockwise from seat 1 come 2, then 3.
    position = over(
        {N: ("BP", 0, 0), E: ("BP", 0, 2), S: ("BP", 0, 3)},
        seats=4,
        attacker=1,
        tie="shared",
        money="on",
    )
    position.table[N].coins = 8
    position.paid_in = [2, 3, 2, 1]

    assert rue.coins_result(position) == [0, -3, 1, 2]


def test_a_winning_attacker_gets_the_first_odd_coin() -> None:
    position = over({N: ("BP", 0, 0), E: ("BP", 0, 1)}, attacker=1, tie="shared", money="on")
    position.table[N].coins = 1
    position.paid_in = [1, 0]

    assert rue.coins_result(position) == [-1, 1]


# --- foxed ---

# Only the cell 0,0 lets an unturned Blue Prow meet the blue card to the east on like edges.
FOX: Cards = {
    E: ("BP", 0, None),
    (2, 0): ("BP", 0, None),
    (1, 1): ("BP", 0, None),
}


def fox(cards: Cards, hand: set[str] | None = None) -> Position:
    hands = [{"BP"} if hand is None else hand, {"RT"}]
    return make(FOX | cards, to_move=1, hands=hands, rotation="fixed")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({}, False),  # it would simply be taken
        ({N: ("RF", 0, None)}, True),  # a red card comes with it
        ({N: ("RF", 0, 1)}, True),
        ({N: ("RF", 0, 0)}, False),  # a red one that costs nothing more
        ({N: ("RF", 0, None), W: ("BP", 0, None)}, False),  # two blue, one red
        ({N: ("RF", 0, None), W: ("RP", 0, None)}, True),
        ({E: ("BP", 0, 0)}, True),  # one's own already: nothing to gain
        ({E: ("BP", 3, None)}, False),  # cannot be captured there at all
        ({E: ("RP", 0, None), N: ("RF", 0, None)}, False),  # not a blue card
    ],
)
def test_foxed(cards: Cards, expected: bool) -> None:
    assert rue.foxed(fox(cards), E, seat=0) is expected


def test_foxed_needs_a_card_in_hand_and_on_the_cell() -> None:
    assert not rue.foxed(fox({N: ("RF", 0, None)}, hand=set()), E, seat=0)
    assert not rue.foxed(fox({N: ("RF", 0, None)}), (9, 9), seat=0)


def test_one_good_placement_unfoxes() -> None:
    # A Blue Flanks meets it from the north, red to red, and takes nothing else.
    red: Cards = {N: ("RC", 1, None)}

    assert rue.foxed(fox(red), E, seat=0)
    position = fox(red, hand={"BP", "BF"})

    assert not rue.foxed(position, E, seat=0)


# --- whole games ---


@pytest.mark.parametrize("red_payment", ["literal", "ledger"])
@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_keep_their_sums(seats: int, red_payment: str) -> None:
    def look(before: Position, text: str, after: Position) -> None:
        mover = before.to_move
        action = rue.parse(text)
        captured = rue.captures(before.table, action.code, action.cell, action.rotation)
        new = [before.table[c] for c in captured if before.table[c].counter != mover]
        gained = sum(1 if card.code[0] == "B" else -1 for card in new)
        assert rue.scores(after)[mover] == rue.scores(before)[mover] + gained

    position = rollout(rue.start(seats, 1, red_payment=red_payment, money="on"), 7, look)

    assert len(position.table) == 8 * seats
    coins = sum(card.coins for card in position.table.values())
    assert coins == sum(position.paid_in)
    assert sum(rue.coins_result(position)) == 0


# --- perft ---


@pytest.mark.parametrize(
    ("rotation", "depth", "expected"),
    [
        ("free", 0, 1),
        ("free", 1, 28),
        ("free", 2, 3136),
        ("free", 3, 456_960),
        ("fixed", 1, 8),
        ("fixed", 2, 256),
        ("fixed", 3, 10_752),
        ("fixed", 4, 552_272),
    ],
)
def test_perft(rotation: str, depth: int, expected: int) -> None:
    assert rue.perft(rue.start(2, 0, rotation=rotation), depth) == expected


def test_perft_of_a_finished_game() -> None:
    assert rue.perft(over({}), 1) == 0
