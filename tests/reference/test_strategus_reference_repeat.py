"""Hand-worked cases for the plain reference of Strategus: what ``repetition = isf`` forbids.

North's wolf on j10 walks along its row where north's moves do not matter.
"""

import pytest

from tests.reference import strategus
from tests.reference.strategus_repeat import chase
from tests.reference.strategus_tables import do, ends_of, held, make, spared

TWO_SQUARE = "strategus.repeat.two-square"
MORE_SQUARES = "strategus.repeat.more-squares"
WALK = [f"{a}10 {b}10" for a, b in zip("jihgfedcb", "ihgfedcba", strict=True)]


def table(south: str, north: str = "", to_move: int = 0, **options: str) -> strategus.Position:
    """Both sides with a spare animal, under isf where nothing else is said."""
    return spared(south, north or "a7 trap", to_move, **{"repetition": "isf", **options})


def walked(position: strategus.Position, *texts: str) -> strategus.Position:
    """South makes these moves and north's wolf walks on after each."""
    for text, step in zip(texts, WALK, strict=False):
        position = do(position, text, step)
    return position


# --- strategus.repeat.two-square ---


def test_the_fourth_crossing() -> None:
    position = table("a4 lion")
    for number, text in enumerate(["a4 a5", "a5 a4", "a4 a5"]):
        assert strategus.forbidden(position) == {}, number
        position = do(position, text, WALK[number])
    assert strategus.forbidden(position) == {"move a5 a4": TWO_SQUARE}
    assert ends_of(position, "a5") == {"a6", "b5"}


def test_it_is_illegal_and_the_error_says_why() -> None:
    """Such a move is not lost; off allows it"""
    moves = ["a4 a5", "a5 a4", "a4 a5"]
    position = walked(table("a4 lion"), *moves)
    with pytest.raises(strategus.RuleError, match=TWO_SQUARE):
        strategus.play(position, "move a5 a4")
    assert not strategus.is_over(position)
    position = walked(table("a4 lion", repetition="off"), *moves)
    assert strategus.forbidden(position) == {}
    assert held(do(position, "a5 a4"))["a4"] == "0 lion"


def test_only_another_piece_of_the_side_breaks_the_row() -> None:
    position = walked(table("a4 lion"), "a4 a5", "a5 a4", "a4 a5", "j1 j2")
    assert strategus.forbidden(position) == {}
    position = walked(table("a4 lion"), "a4 a5", "j1 j2", "a5 a4", "a4 a5")
    assert strategus.forbidden(position) == {}
    assert strategus.forbidden(do(position, "a5 a4", "f10 e10")) == {"move a4 a5": TWO_SQUARE}


def test_a_side_step_changes_what_was_crossed() -> None:
    """It is the border that must be crossed with each of the three"""
    position = walked(table("a4 lion"), "a4 a5", "a5 a4", "a4 b4", "b4 a4")
    assert strategus.forbidden(position) == {}
    position = do(position, "a4 a5", "f10 e10", "a5 a4", "e10 d10")
    assert strategus.forbidden(position) == {}


def test_later_moves_of_a_longer_row() -> None:
    position = walked(table("b4 lion"), "b4 a4", "a4 a5", "a5 a4", "a4 a5")
    assert strategus.forbidden(position) == {"move a5 a4": TWO_SQUARE}
    position = walked(table("b4 lion"), "b4 a4", "a4 a5", "a5 a4")
    assert strategus.forbidden(position) == {}


def test_both_sides_count_for_themselves() -> None:
    position = table("a4 lion", "b7 fox")
    position = do(position, "a4 a5", "b7 b6", "a5 a4", "b6 b7", "a4 a5", "b7 b6")
    assert strategus.forbidden(position) == {"move a5 a4": TWO_SQUARE}
    position = do(position, "a5 a6")
    assert strategus.forbidden(position) == {"move b6 b7": TWO_SQUARE}


def test_attacks_count_like_moves() -> None:
    position = table("a4 lion", "a5 fox, b8 wolf")
    position = walked(position, "a4 a5", "a5 a4", "a4 a5")  # the first one is an attack
    assert strategus.forbidden(position) == {"move a5 a4": TWO_SQUARE}
    position = table("a4 lion", "b4 fox")
    position = do(walked(position, "a4 a5", "a5 a4"), "a4 a5", "b4 a4")
    assert strategus.forbidden(position) == {"move a5 a4": TWO_SQUARE}  # as an attack


def test_a_long_scout_move_crosses_every_border() -> None:
    position = walked(table("a2 scout"), "a2 a6", "a6 a2", "a2 a6")
    ends = {text.split()[2] for text in strategus.forbidden(position)}
    assert ends == {"a5", "a4", "a3", "a2", "a1"}
    assert set(strategus.forbidden(position).values()) == {TWO_SQUARE}
    assert {"a7", "b6", "j6"} <= ends_of(position, "a6")


def test_a_scout_is_cut_short_at_the_border() -> None:
    position = walked(table("a1 scout"), "a1 a3", "a3 a1", "a1 a6")
    assert set(strategus.forbidden(position)) == {"move a6 a2", "move a6 a1"}
    assert {"a5", "a4", "a3"} <= ends_of(position, "a6")
    position = do(position, "a6 a3", "g10 f10")  # a row of four, and only the last three count
    assert set(strategus.forbidden(position)) == set()


def test_a_scout_that_crosses_one_border_in_many_ways() -> None:
    position = walked(table("a4 scout"), "a4 a6", "a6 a3", "a3 a5")
    assert set(strategus.forbidden(position)) == {f"move a5 a{row}" for row in [1, 2, 3, 4]}
    position = walked(table("a4 scout"), "a4 a6", "a6 a5", "a5 a6")  # a5 to a6 with each
    assert set(strategus.forbidden(position)) == {f"move a6 a{row}" for row in [1, 2, 3, 4, 5]}
    position = walked(table("a4 scout"), "a4 a6", "a6 a5", "a5 a4")
    assert strategus.forbidden(position) == {}


def test_a_scout_may_not_attack_over_the_border() -> None:
    position = table("a4 scout", "b2 fox")
    position = do(walked(position, "a4 a6", "a6 a4"), "a4 a6", "b2 a2")
    assert set(strategus.forbidden(position)) == {f"move a6 a{row}" for row in [2, 3, 4, 5]}


# --- strategus.repeat.more-squares ---

# The lion goes round e5, f5, f6, e6 after a fox that goes before it.
LAP = ["e5 f5", "f6 e6", "f5 f6", "e6 e5", "f6 e6", "e5 f5", "e6 e5", "f5 f6"]


def test_a_lap_of_a_chase() -> None:
    position = table("e5 lion", "f6 fox")
    for count, text in enumerate(LAP):
        assert strategus.forbidden(position) == {}, count
        position = do(position, text)
    assert len(chase(position)) == 4
    assert strategus.forbidden(position) == {"move e5 f5": MORE_SQUARES}
    assert ends_of(position, "e5") == {"e6", "d5", "e4"}  # and not lost: it may go elsewhere


def test_no_chase_without_the_option() -> None:
    position = table("e5 lion", "f6 fox", repetition="off")
    assert strategus.forbidden(do(position, *LAP, *LAP, *LAP)) == {}


def test_ranks_play_no_part() -> None:
    for chaser, chased in [("scout", "elephant"), ("mouse", "scout"), ("fox", "fox")]:
        position = do(table(f"e5 {chaser}", f"f6 {chased}"), *LAP)
        assert "move e5 f5" in strategus.forbidden(position)


def test_north_chases_too() -> None:
    position = do(table("f6 fox", "e5 lion", 1), *LAP)
    assert strategus.forbidden(position) == {"move e5 f5": MORE_SQUARES}


def test_the_position_before_the_first_threat_is_none_of_the_chase() -> None:
    """After seven half-moves the side that is chased may bring everything back"""
    position = do(table("e5 lion", "f6 fox"), *LAP[:7])
    assert strategus.forbidden(position) == {}
    assert held(do(position, "f5 f6")) == held(table("e5 lion", "f6 fox"))


def test_a_move_without_a_threat_ends_the_chase() -> None:
    position = do(table("e5 lion", "f6 fox"), *LAP, "j1 i1", "j10 i10", "i1 j1", "i10 j10")
    assert chase(position) == []
    assert strategus.forbidden(position) == {}
    again = do(position, *LAP)
    assert strategus.forbidden(again) == {"move e5 f5": MORE_SQUARES}


def test_an_answer_that_is_no_evasion_ends_the_chase() -> None:
    """The wolf moves instead of the fox, and the lion does not take it"""
    position = do(table("e5 lion", "f6 fox"), *LAP[:6], "e6 e5")
    assert len(chase(do(position, "f5 f6"))) == 4
    position = do(position, "j10 j9")
    assert chase(position) == []
    position = do(position, "j1 i1", "j9 j10", "i1 j1", "f5 f6")
    assert len(chase(position)) == 0
    assert strategus.forbidden(position) == {}
    assert do(position, "e5 f5").board == position.run[0].board


def test_a_piece_that_was_not_threatened_does_not_evade() -> None:
    position = do(table("e5 lion", "f6 fox, a7 wolf"), *LAP[:7], "a7 a6")
    assert chase(position) == []


def test_a_fight_is_neither_threat_nor_evasion() -> None:
    position = table("e5 lion, a6 fox", "f6 fox, a7 scout")
    position = do(position, *LAP)
    fought = do(position, "a6 a7", "f6 g6")
    assert chase(fought) == []
    # The fox answers the threat with an attack.
    answered = do(table("e5 lion, g6 scout", "f6 fox"), "e5 f5", "f6 g6")
    assert chase(answered) == []
    # The lion takes a fox and stands next to another one: that is no threat.
    taken = do(table("e5 lion", "f5 fox, f6 fox"), "e5 f5", "f6 e6")
    assert chase(taken) == []


def test_the_step_straight_back() -> None:
    """It may bring a position back, until two-square ends that"""
    position = do(table("e5 lion", "f6 fox"), "e5 e6", "f6 f5", "e6 e5", "f5 f6")
    after = do(position, "e5 e6")
    assert len(chase(position)) == 2
    assert after.board == position.run[0].board
    position = do(after, "f6 f5")
    assert strategus.forbidden(position) == {"move e6 e5": TWO_SQUARE}


def test_another_piece_has_moved_since() -> None:
    """Only the side's previous turn counts for the step straight back"""
    position = table("e5 lion, a6 fox", "f6 fox, b7 wolf")
    position = do(position, "e5 e6", "f6 f5", "e6 e5", "f5 f6")
    # The fox on a6 takes part: it threatens the wolf, which evades and comes back.
    position = do(position, "a6 b6", "b7 c7", "b6 c6", "c7 b7", "c6 b6", "b7 a7")
    assert len(chase(position)) == 5
    position = do(position, "b6 a6", "a7 b7")
    # All stand as after the second evasion; the lion's step would bring the first threat back.
    assert len(chase(position)) == 6
    assert strategus.forbidden(position)["move e5 e6"] == MORE_SQUARES


def test_a_step_to_where_another_piece_was() -> None:
    """The step straight back is of the piece that its side moved last"""
    position = table("e4 lion, d5 tiger", "e6 fox")
    position = do(position, "e4 e5", "e6 f6", "e5 f5", "f6 e6")
    position = do(position, "d5 e5", "e6 d6", "e5 d5", "d6 e6")
    assert len(chase(position)) == 4
    assert strategus.forbidden(position) == {"move f5 e5": MORE_SQUARES}


def test_a_long_step_back() -> None:
    """A scout goes all the way back at once"""
    position = table("d1 scout", "f1 scout")
    position = do(position, "d1 e1", "f1 f8", "e1 e8", "f8 f1")
    assert len(chase(position)) == 2
    assert strategus.forbidden(position) == {}
    after = do(position, "e8 e1")
    assert after.board == position.run[0].board


def test_a_move_away_from_the_evaders_is_no_chasing_move() -> None:
    """It may bring a position of the chase back, also not by a step straight back"""
    position = table("c5 lion, f8 scout", "e5 fox")
    position = do(position, "c5 d5", "e5 e6", "f8 f6", "e6 e5")
    position = do(position, "f6 f5", "e5 e4", "f5 f4", "e4 e5")
    assert len(chase(position)) == 4
    assert strategus.forbidden(position) == {}
    after = do(position, "f4 f8")
    assert after.board == position.run[0].board


def test_every_single_piece_counts() -> None:
    """Two pieces of one kind that have changed places make another position"""
    position = do(table("e5 lion, a1 fox, a2 fox", "f6 fox"), *LAP)
    assert strategus.forbidden(position) == {"move e5 f5": MORE_SQUARES}
    first = position.run[0]
    board = dict(first.board)
    board["a1"], board["a2"] = board["a2"], board["a1"]
    position.run[0] = first._replace(board=board)
    assert strategus.forbidden(position) == {}


def test_a_threat_may_be_against_traps_and_many() -> None:
    position = table("e5 lion", "f6 trap, d6 fox, e7 wolf")
    assert len(chase(do(position, "e5 e6", "d6 d7"))) == 1
    assert len(chase(do(position, "e5 e6", "e7 e8"))) == 1
    assert chase(do(position, "e5 e6", "j10 i10")) == []


def test_the_evader_may_stay_near() -> None:
    """An evasion takes the piece to an empty cell, wherever that is"""
    position = do(table("e5 scout", "e7 fox"), "e5 e6", "e7 f7", "e6 f6", "f7 e7")
    assert len(chase(position)) == 2


def test_stuck_in_a_chase() -> None:
    """strategus.repeat.stuck: two-square forbids one of two moves, more-squares the other"""
    position = make("e6 lion, d6 trap, e7 trap", "f5 fox, j10 wolf", repetition="isf")
    position = do(position, "e6 e5", "f5 f6", "e5 f5", "f6 e6", "f5 f6", "e6 e5")
    position = do(position, "f6 e6", "e5 f5", "e6 f6", "f5 e5", "f6 e6")
    assert not strategus.is_over(position)
    elsewhere, evaded = do(position, "j10 j9"), do(position, "e5 f5")
    assert strategus.legal(elsewhere) == {"move e6 e5"}
    assert (evaded.winners, evaded.clause) == ([1], "strategus.repeat.stuck")
    evaded.winners = None
    assert strategus.forbidden(evaded) == {"move e6 f6": TWO_SQUARE, "move e6 e5": MORE_SQUARES}
