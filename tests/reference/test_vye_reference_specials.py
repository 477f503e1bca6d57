"""Hand-worked cases for the plain reference of Vye: the Special cards.

The cards are written as tests/reference/vye_tables.py says. Seat 0 is to move where nothing else
is said, and the card it is about is played on 0,0 or covers what lies there.
"""

import pytest

from tests.reference import vye
from tests.reference.vye_tables import DRAWN, FILLER, Cards, cells, do, held, make, texts, tops

N, NE, E, SE = (0, -1), (1, -1), (1, 0), (1, 1)
S, SW, W, NW = (0, 1), (-1, 1), (-1, 0), (-1, -1)
HERE = (0, 0)
NN, EE, SS, WW = (0, -2), (2, 0), (0, 2), (-2, 0)
RING = [N, NE, E, SE, S, SW, W, NW]
FAR = (9, 9)  # touches nothing that matters


# --- Barracks and Fortress ---


def test_barracks() -> None:
    """vye.barracks.play, vye.fortify.targets"""
    cards = {N: "land-a 0", NE: "catapult 0", E: "land-b 1", SE: "barracks 0*2", S: "land-c"}
    cards |= {SW: "land-d/sinkhole", W: "land-e/sanctuary 0+1", NW: "land-f u", NN: "land-g 0"}
    position = do(make(cards, "barracks"), "play barracks 0,0")
    assert held(position)[HERE] == "0*2"
    moves = {"move 0,0 0,-1", "move 0,0 1,-1", "move 0,0 1,1", "stop"}
    assert (vye.mover(position), vye.legal(position)) == (0, moves)
    moved, stopped = do(position, "move 0,0 1,1"), do(position, "stop")
    assert (held(moved)[HERE], held(moved)[SE]) == ("0", "0*3")
    assert held(stopped) == held(position)
    assert vye.mover(moved) == vye.mover(stopped) == 1
    assert moved.hands[0] == [FILLER] * 3 + [DRAWN]


def test_barracks_without_a_card_to_fortify() -> None:
    """vye.barracks.play"""
    position = do(make({N: "land-a 1"}, "barracks"), "play barracks 0,0")
    assert (held(position)[HERE], vye.mover(position)) == ("0*2", 1)


def test_the_move_at_once_is_not_tested_for_shuffling() -> None:
    """vye.barracks.play"""
    position = make({N: "land-a 0"}, "barracks")
    moved = do(position, "play barracks 0,0", "move 0,0 0,-1")
    asked = do(position, "play barracks 0,0")
    asked.seen, asked.quiet_turns = moved.seen, 12
    assert texts(asked, "move") == ["move 0,0 0,-1"]


def test_fortress() -> None:
    """vye.fortress.play, vye.fortify.keep-one"""
    position = make({N: "land-a 0", NE: "land-b 0", E: "land-c 1"}, "fortress")
    position = do(position, "play fortress 0,0")
    assert held(position)[HERE] == "0*4"
    position = do(position, "move 0,0 0,-1", "move 0,0 1,-1")
    assert (vye.mover(position), len(vye.legal(position))) == (0, 3)
    stopped, moved = do(position, "stop"), do(position, "move 0,0 0,-1")
    assert (held(stopped)[HERE], vye.mover(stopped)) == ("0*2", 1)
    assert held(moved) == {HERE: "0", N: "0*3", NE: "0*2", E: "1"}
    assert vye.mover(moved) == 1
    assert moved.hands[0] == [FILLER] * 4


def test_captured_fortifiers_work_once_they_hold_two() -> None:
    """vye.fortify.captured"""
    cards = {HERE: "barracks 1", E: "barracks 0*2", N: "midnight-king 0"}
    assert texts(make(cards), "move") == ["move 1,0 0,-1"]
    position = do(make(cards, to_move=1), "play land-p 0,1")
    position.tokens[HERE] = {0: 1}
    position = do(position, "move 1,0 0,0", f"play {FILLER} 0,2")
    assert texts(position, "move") == ["move 0,0 0,-1", "move 0,0 1,0"]


@pytest.mark.parametrize("key", ["barracks", "fortress", "catapult"])
def test_held_by_the_undead_nothing_works(key: str) -> None:
    """vye.fortify.captured"""
    position = make({HERE: f"{key} u*2", E: "land-a u", W: "land-b 1"})
    assert texts(position, "move") + texts(position, "use") == []


# --- Catapult and Underminers ---


def test_catapult() -> None:
    """vye.catapult.play, and a worked value: two left, target owned"""
    cards = {N: "land-a", NE: "land-b 1", E: "land-c 0", SE: "land-d 1*2", S: "necropolis u*2"}
    cards |= {SW: "land-e/sinkhole", W: "land-f/sanctuary 0+1", NN: "land-g 1"}
    position = do(make(cards, "catapult"), "play catapult 0,0")
    assert held(position)[HERE] == "0*3"
    assert cells(position, "choose") == {N, NE, SE, S}
    assert len(vye.legal(position)) == 4  # compulsory
    for target, left in [(N, "0"), (NE, "0"), (SE, "1"), (S, "u")]:
        after = do(position, f"choose {vye.write(target)}")
        assert held(after) == held(position) | {HERE: "0*2", target: left}
        assert vye.mover(after) == 1


def test_catapult_without_a_target() -> None:
    """vye.catapult.play"""
    position = do(make({N: "land-a 0"}, "catapult"), "play catapult 0,0")
    assert (held(position)[HERE], vye.mover(position)) == ("0*3", 1)


def test_catapult_later() -> None:
    """vye.catapult.action, and a worked value: with one token no shot"""
    position = make({HERE: "catapult 0*2", E: "land-a 1"}, hand=[FILLER] * 3)
    asked = do(position, "use 0,0")
    assert (vye.mover(asked), vye.legal(asked)) == (0, {"choose 1,0"})
    assert held(asked) == held(position)
    after = do(asked, "choose 1,0")
    assert held(after) == {HERE: "0", E: "0"}
    assert after.hands[0] == [FILLER] * 3
    assert (vye.mover(after), after.quiet_turns) == (1, 1)
    assert texts(make({HERE: "catapult 0", E: "land-a 1"}), "use") == []
    assert texts(make({HERE: "catapult 0*2", E: "land-a 0"}), "use") == []


def test_a_captured_catapult_shoots_for_its_new_owner() -> None:
    """vye.fortify.captured"""
    assert texts(make({HERE: "catapult 0*2", E: "land-a 1"}, to_move=1), "use") == []
    assert texts(make({HERE: "catapult 1*2", E: "land-a 0"}, to_move=1), "use") == ["use 0,0"]


def test_underminers() -> None:
    """vye.underminers.play: straight, over any card, and no empty cell in between"""
    cards = {N: "land-a/sanctuary 0+1", NN: "land-b 1", E: "land-c/sinkhole", EE: "land-d"}
    cards |= {S: "land-e 1", SS: "land-f 0", WW: "land-g 1", (2, 2): "land-h 1", SE: "land-i 1"}
    position = do(make(cards, "underminers"), "play underminers 0,0")
    assert held(position)[HERE] == "0*2"
    assert vye.legal(position) == {"choose 0,-2", "choose 2,0"}
    after = do(position, "choose 0,-2")
    assert held(after) == held(position) | {HERE: "0", NN: "0"}
    assert after.hands[0] == [FILLER] * 4


def test_underminers_against_a_fortified_card() -> None:
    """vye.kernel.attacker-token"""
    position = make({N: "land-a 0", NN: "land-b 1*3"}, "underminers")
    position = do(position, "play underminers 0,0", "choose 0,-2")
    assert held(position) == {HERE: "0", N: "0", NN: "1*2"}


@pytest.mark.parametrize("target", ["land-b 0", "land-b/sanctuary 0+1", "land-b/sinkhole"])
def test_underminers_without_a_target(target: str) -> None:
    """vye.underminers.play"""
    position = do(make({N: "land-a 1", NN: target}, "underminers"), "play underminers 0,0")
    assert (held(position)[HERE], vye.mover(position)) == ("0*2", 1)


def test_underminers_later() -> None:
    """vye.underminers.once"""
    cards = {HERE: "underminers 0*2", N: "land-a 1", NN: "land-b 1*2"}
    assert texts(make(cards), "use") == []
    position = make(cards, underminers_later_dig="on")
    after = do(position, "use 0,0", "choose 0,-2")
    assert held(after) == {HERE: "0", N: "1", NN: "1"}
    assert after.quiet_turns == 1
    after.to_move = 0
    assert texts(after, "use") == []


# --- Earthquake ---


def test_earthquake() -> None:
    """vye.earthquake.play, vye.earthquake.no-trigger"""
    cards = {N: "land-a/lost-city 1*2", E: "land-b", W: "land-c/sinkhole"}
    cards |= {S: "land-d/sanctuary 0+1"}
    position = do(make(cards, "earthquake"), "play earthquake 0,0")
    assert held(position)[HERE] == "0"
    assert cells(position, "choose") == {HERE, N, E, W}
    position = do(position, "choose 1,0")
    assert (vye.mover(position), cells(position, "choose")) == (0, {HERE, N, W})
    after = do(position, "choose 0,-1")
    assert [card.key for card in after.table[E]] == ["land-a", "lost-city"]
    assert [card.key for card in after.table[N]] == ["land-b"]
    assert held(after) == {HERE: "0", E: "1*2", S: "0+1"}
    assert vye.mover(after) == 1


def test_earthquake_moves_itself() -> None:
    """vye.earthquake.play: the pair has no order"""
    position = do(make({N: "land-a 1"}, "earthquake"), "play earthquake 0,0")
    one = do(position, "choose 0,-1", "choose 0,0")
    other = do(position, "choose 0,0", "choose 0,-1")
    assert one == other
    assert (tops(one), held(one)) == ({N: "earthquake", HERE: "land-a"}, {N: "0", HERE: "1"})


def test_earthquake_with_one_movable_card() -> None:
    """vye.earthquake.play"""
    position = make({N: "land-a/sanctuary 0+1"}, "earthquake")
    assert vye.mover(do(position, "play earthquake 0,0")) == 1


def test_earthquake_leaves_a_wild_land_what_it_was() -> None:
    """vye.earthquake.no-trigger"""
    cards = {N: "land-a 1", NN: "wild-land=land-a 1", E: "land-b 0", EE: "land-b 1"}
    position = do(make(cards, "earthquake"), "play earthquake 0,0")
    after = do(position, "choose 0,-2", "choose 1,0")
    assert after.table[E] == [vye.Card("wild-land", "land-a")]
    assert held(after) == {HERE: "0", N: "1", NN: "0", E: "1", EE: "1"}


# --- Waystone ---


def test_waystone() -> None:
    """vye.waystone.play, vye.waystone.captured: then the player to the left"""
    position = do(make({N: "land-a 1"}, "waystone", seats=3), "play waystone 0,0")
    assert (vye.mover(position), len(position.hands[0])) == (0, 4)
    assert position.hands[0].count(DRAWN) == 1
    position = do(position, f"play {FILLER} 0,1")
    assert vye.mover(position) == 1


def test_empress_on_the_waystone_refill() -> None:
    """vye.end.empress, and a worked value"""
    position = make({N: "land-a 1"}, "waystone", pile=["empress"])
    assert vye.is_over(do(position, "play waystone 0,0"))


def test_waystone_taken_by_an_heir() -> None:
    """vye.waystone.captured, and a worked value: the hand stays four"""
    position = make({N: "waystone 1"}, "midnight-heir")
    after = do(position, "play midnight-heir 0,0", "choose 0,-1")
    assert (vye.mover(after), after.hands[0]) == (0, [FILLER] * 4)


def test_extra_turns_add_up() -> None:
    """vye.waystone.captured"""
    cards = {N: "waystone 1", E: "waystone", S: "catapult 0*2", (1, 2): "waystone 1"}
    position = make(cards, "midnight-king", hand=[FILLER] * 4)
    position = do(position, "play midnight-king 0,0")
    assert (vye.mover(position), position.extra_turns) == (0, 1)
    position = do(position, "use 0,1", "choose 1,2")
    assert (vye.mover(position), position.extra_turns) == (0, 1)
    position = do(position, f"play {FILLER} 0,2")
    assert (vye.mover(position), position.extra_turns) == (0, 0)
    assert vye.mover(do(position, f"play {FILLER} 0,3")) == 1


def test_a_weakened_or_covered_waystone_gives_no_turn() -> None:
    """vye.kernel.operations"""
    weakened = make({N: "waystone 1*2"}, "midnight-king")
    covered = make({N: "waystone 1"}, "sinkhole")
    assert vye.mover(do(weakened, "play midnight-king 0,0")) == 1
    assert vye.mover(do(covered, "play sinkhole 0,-1")) == 1


def test_undead_capture_a_waystone_for_nobody() -> None:
    """vye.waystone.undead"""
    position = do(make({N: "waystone 1"}, "necropolis"), "play necropolis 0,0", "choose 0,-1")
    assert held(position) == {HERE: "u*2", N: "u"}
    assert (vye.mover(position), position.extra_turns) == (1, 0)


def test_other_captured_specials_do_nothing() -> None:
    """vye.special.no-retrigger"""
    cards = {N: "earthquake 1", E: "catapult 1", S: "necropolis u", W: "barracks 1"}
    position = do(make(cards, "midnight-king"), "play midnight-king 0,0")
    assert held(position) == dict.fromkeys([HERE, N, E, S, W], "0")
    assert vye.mover(position) == 1


# --- Wild Land ---


def test_wild_land() -> None:
    """vye.wild-land.play: named first, then claimed and matched"""
    cards = {N: "land-a 1", NN: "land-a 1", E: "land-b 1", S: "barracks 1"}
    position = do(make(cards, "wild-land"), "play wild-land 0,0")
    assert vye.legal(position) == {"name land-a", "name land-b"}
    assert HERE not in held(position)
    after = do(position, "name land-a")
    assert after.table[HERE] == [vye.Card("wild-land", "land-a")]
    assert held(after) == {HERE: "0", N: "0", NN: "0", E: "1", S: "1"}
    assert after.hands[0] == [FILLER] * 3 + [DRAWN]


def test_a_wild_land_is_claimed_before_it_matches() -> None:
    """vye.wild-land.play, seen where tokens run out"""
    cards = {N: "land-a 1", FAR: "land-b 0*29"}
    position = make(cards, "wild-land", tokens="thirty")
    after = do(position, "play wild-land 0,0", "name land-a")
    assert held(after) == {HERE: "0", FAR: "0*29"}


def test_a_wild_land_is_that_land_from_then_on() -> None:
    """vye.wild-land.play"""
    cards = {N: "wild-land=land-a 1", NN: "land-a 1"}
    position = do(make(cards, "land-a"), "play land-a 0,0")
    assert held(position) == {HERE: "0", N: "0", NN: "0"}


def test_wild_land_goes_beside_a_land_only() -> None:
    """vye.wild-land.play"""
    position = make({HERE: "barracks 1", E: "land-a 1"}, "wild-land")
    assert cells(position, "play wild-land") == {NE, EE, SE}


def test_wild_land_asks_even_with_one_answer() -> None:
    position = do(make({N: "land-a 1"}, "wild-land"), "play wild-land 0,0")
    assert vye.legal(position) == {"name land-a"}


def test_wild_land_limit() -> None:
    """vye.wild-land.limit: three in all the chains it would unite"""
    three: Cards = {N: "land-a", NN: "land-a", E: "land-a"}
    four = three | {EE: "land-a"}
    for cards, names in [
        (three, ["name land-a"]),
        (four | {S: "land-b"}, ["name land-b"]),
        (three | {W: "wild-land=land-a"}, []),
        ({N: "land-a", NN: "wild-land=land-a", S: "land-b"}, ["name land-b"]),
        ({N: "wild-land=land-a", S: "land-b"}, ["name land-b"]),
        ({N: "wild-land=land-a"}, []),
        ({N: "wild-land=land-b", S: "land-b"}, []),
        ({N: "wild-land=land-a/lost-city", S: "land-a"}, ["name land-a"]),
        (three | {SE: "land-a/lost-city", S: "land-a"}, []),
    ]:
        position = make(cards, "wild-land")
        if names:
            assert sorted(vye.legal(do(position, "play wild-land 0,0"))) == names
        else:
            assert HERE not in cells(position, "play wild-land")


def test_wild_land_strict() -> None:
    """vye.wild-land.later: for Lands"""
    long = {N: "wild-land=land-a", NN: "land-a", (0, -3): "land-a", (0, -4): "land-a"}
    two = {N: "wild-land=land-a", S: "wild-land=land-a", SS: "land-a"}
    fine = {N: "wild-land=land-a", NN: "land-a", S: "land-a"}
    for cards, may in [(long, False), (two, False), (fine, True)]:
        strict = make(cards, "land-a", wild_land_strict="on")
        assert (HERE in cells(strict, "play land-a")) == may
        assert HERE in cells(make(cards, "land-a"), "play land-a")
        assert HERE in cells(strict, f"play {FILLER}")


def test_wild_land_strict_and_earthquake() -> None:
    """vye.wild-land.later: for swaps; the first card needs a partner"""
    cards = {N: "land-b", NN: "wild-land=land-a", S: "wild-land=land-a"}
    loose = do(make(cards, "earthquake"), "play earthquake 0,0")
    strict = do(make(cards, "earthquake", wild_land_strict="on"), "play earthquake 0,0")
    assert cells(do(loose, "choose 0,1"), "choose") == {HERE, N, NN}
    assert cells(do(strict, "choose 0,1"), "choose") == {HERE, NN}  # not beside the other one
    assert cells(strict, "choose") == {HERE, N, NN, S}
    upside_down = {S: "land-b", SS: "wild-land=land-a", N: "wild-land=land-a"}
    strict = do(make(upside_down, "earthquake", wild_land_strict="on"), "play earthquake 0,0")
    assert cells(do(strict, "choose 0,-1"), "choose") == {HERE, SS}
    blocked = make({N: "wild-land=land-a/sanctuary 0+1"}, "earthquake", wild_land_strict="on")
    assert vye.mover(do(blocked, "play earthquake 0,0")) == 1


# --- Necropolis ---


def test_necropolis() -> None:
    """vye.necropolis.play, .spread, vye.turn.refill, and a worked value: two placed, one stays"""
    cards = {N: "land-a 0", NN: "land-b 1", E: "land-c/sinkhole", S: "land-d/sanctuary 0+1"}
    position = do(make(cards, "necropolis"), "play necropolis 0,0")
    assert (held(position)[HERE], position.undead_left) == ("u*3", 3)
    assert (vye.mover(position), vye.legal(position)) == (0, {"choose 0,-1"})
    position = do(position, "choose 0,-1")
    assert (vye.mover(position), vye.legal(position)) == (1, {"choose 0,-2"})
    assert len(position.hands[0]) == 3
    position = do(position, "choose 0,-2")
    assert held(position) == {HERE: "u", N: "u", NN: "u", S: "0+1"}
    assert len(position.hands[0]) == 4
    assert (position.to_move, vye.mover(position), position.undead_left) == (1, 1, 3)


def test_everyone_clockwise_once() -> None:
    """vye.necropolis.spread"""
    cards = {(x, 1): "land-a" for x in range(5)} | {(0, 2): "land-b"}
    position = do(make(cards, "necropolis", seats=5, to_move=3), "play necropolis 0,0")
    assert held(position)[HERE] == "u*6"
    order = []
    while position.pending is not None:
        order.append(vye.mover(position))
        position = do(position, sorted(vye.legal(position))[0])
    assert order == [3, 4, 0, 1, 2]
    assert (held(position)[HERE], vye.mover(position)) == ("u", 4)


def test_undead_without_a_target_stay() -> None:
    """vye.necropolis.stuck"""
    position = do(make({N: "land-a 1"}, "necropolis"), "play necropolis 0,0", "choose 0,-1")
    assert held(position) == {HERE: "u*2", N: "u"}
    assert (vye.mover(position), len(position.hands[0])) == (1, 4)


def test_undead_own_targets() -> None:
    """vye.necropolis.spread: off, a seat without a target is left out, the next is asked"""
    cards = {N: "land-a 0"}
    position = do(make(cards, "necropolis"), "play necropolis 0,0")
    assert vye.mover(position) == 0
    position = do(make(cards, "necropolis", undead_own_targets="off"), "play necropolis 0,0")
    assert (vye.mover(position), vye.legal(position)) == (1, {"choose 0,-1"})
    assert held(do(position, "choose 0,-1")) == {HERE: "u*2", N: "u"}


def test_undead_against_fortified_cards() -> None:
    """vye.necropolis.fortified, vye.kernel.once: each token is an action of its own"""
    position = make({N: "land-a 1*3", NN: "land-b"}, "necropolis")
    position = do(position, "play necropolis 0,0", "choose 0,-1")
    assert (held(position), position.undead_left) == ({HERE: "u*2", N: "1*2"}, 4)
    assert vye.legal(position) == {"choose 0,-1"}  # no Undead there, none beside what lies behind
    position = do(position, "choose 0,-1")
    assert (held(position), position.undead_left) == ({HERE: "u", N: "1"}, 5)


def test_necropolis_is_fortified_itself() -> None:
    """vye.necropolis.fortified"""
    position = do(make({N: "necropolis u*2"}, "midnight-king"), "play midnight-king 0,0")
    assert (held(position), position.undead_left) == ({HERE: "0", N: "u"}, 5)


def test_a_necropolis_alone() -> None:
    """vye.necropolis.stuck: no target for anybody"""
    position = do(make({N: "land-a/sinkhole"}, "necropolis"), "play necropolis 0,0")
    assert (held(position), vye.mover(position)) == ({HERE: "u*3"}, 1)


# --- Ancient Passage ---


def test_ancient_passage() -> None:
    """vye.ancient-passage.play, vye.cover.stack"""
    cards = {W: "land-a 0", HERE: "land-b 1*3", E: "land-c 0", (5, 0): "land-d 1"}
    position = make(cards, "ancient-passage")
    assert texts(position, "play ancient-passage") == ["play ancient-passage 0,0"]
    after = do(position, "play ancient-passage 0,0")
    assert [card.key for card in after.table[HERE]] == ["land-b", "ancient-passage"]
    assert held(after) == {W: "0", HERE: "0", E: "0", (5, 0): "1"}
    assert vye.kingdoms(after, 0) == [{W, HERE, E}]


@pytest.mark.parametrize(
    ("cards", "may"),
    [
        ({W: "land-a 0", HERE: "land-b 1"}, False),  # a worked value: one kingdom only
        ({W: "land-a 0", HERE: "land-b 0", E: "land-c 0"}, False),  # controlled
        ({W: "land-a 0", HERE: "land-b", E: "land-c 0"}, True),
        ({W: "land-a 0", HERE: "necropolis u", E: "land-c 0"}, True),
        ({W: "land-a 0", HERE: "land-b/sanctuary 0+1", E: "land-c 0"}, False),
        ({W: "land-a 0", HERE: "land-b 1", NE: "land-c 0"}, False),
        (
            {W: "land-a 0", HERE: "land-b 1", E: "land-c 0"} | dict.fromkeys([NW, N, NE], "x 0"),
            False,  # one kingdom all around
        ),
        ({W: "land-a 0", HERE: "land-b 1", E: "land-c/sanctuary 0+1"}, True),
        ({W: "land-a 0", HERE: "land-b 1", E: "land-c/sanctuary 1"}, False),  # no share in it
        (
            {W: "x 0", HERE: "land-b 1", N: "x 0", NW: "land-c/sanctuary 0+1"},
            False,  # joined through one
        ),
    ],
)
def test_where_ancient_passage_goes(cards: Cards, may: bool) -> None:
    """vye.ancient-passage.play, vye.sanctuary.immune"""
    position = make(cards, "ancient-passage")
    assert (HERE in cells(position, "play ancient-passage")) == may


# --- Lost City ---


def test_lost_city() -> None:
    """vye.lost-city.play: the tokens stay, none is added"""
    cards = {HERE: "land-a 0*2", E: "wild-land=land-a 0", S: "land-a 1", W: "barracks 0"}
    cards |= {N: "land-b", NE: "land-a/lost-city 0"}
    position = make(cards, "lost-city")
    assert cells(position, "play lost-city") == {HERE, E}
    after = do(position, "play lost-city 0,0")
    assert held(after) == held(position)
    assert [card.key for card in after.table[HERE]] == ["land-a", "lost-city"]
    assert vye.mover(after) == 1


def test_lost_city_under_a_sinkhole() -> None:
    """A worked value: worth nothing"""
    position = make({HERE: "land-a/lost-city 0*2"}, "sinkhole")
    assert vye.scores(position) == [2, 0]
    assert vye.scores(do(position, "play sinkhole 0,0")) == [0, 0]


# --- Sanctuary ---


def test_sanctuary() -> None:
    """vye.sanctuary.play"""
    cards = {HERE: "land-a 0*2", E: "barracks 1*2", S: "land-b/sanctuary 0+1+2", W: "land-c"}
    cards |= {N: "land-d/sinkhole"}
    position = make(cards, "sanctuary", seats=3)
    assert cells(position, "play sanctuary") == {HERE, E, W, N}
    for cell in (HERE, E, W, N):
        after = do(position, f"play sanctuary {vye.write(cell)}")
        assert held(after) == held(position) | {cell: "0+1+2"}
        assert vye.mover(after) == 1


@pytest.mark.parametrize("tokens", ["u*3", "1*2", "0"])
def test_sanctuary_over_necropolis(tokens: str) -> None:
    """vye.sanctuary.play: an Undead token too, whoever held it"""
    position = make({HERE: f"necropolis {tokens}", E: "land-a 1"}, "sanctuary")
    after = do(position, "play sanctuary 0,0")
    assert held(after) == {HERE: "0+1+u", E: "1"}
    assert after.undead_left == 5


def test_sanctuary_over_a_covered_necropolis() -> None:
    """vye.kernel.top"""
    position = make({HERE: "necropolis/sinkhole"}, "sanctuary")
    assert held(do(position, "play sanctuary 0,0")) == {HERE: "0+1"}


def test_sanctuary_is_immune() -> None:
    """vye.sanctuary.immune"""
    cards = {HERE: "land-a/sanctuary 0+1", E: "catapult 0*2", W: "barracks 0*2"}
    position = make(cards, "sinkhole", "earthquake")
    assert texts(position, "use") + texts(position, "move") == []
    assert HERE not in cells(position, "play sinkhole")
    asked = do(position, "play earthquake 0,1")
    assert HERE not in cells(asked, "choose")


# --- Sinkhole ---


def test_sinkhole() -> None:
    """vye.sinkhole.play"""
    cards = {HERE: "land-a 0*2", E: "necropolis u*2", S: "land-b/sanctuary 0+1", W: "land-c"}
    position = make(cards, "sinkhole")
    assert cells(position, "play sinkhole") == {HERE, E, W}
    after = do(position, "play sinkhole 1,0")
    assert (held(after), after.undead_left) == ({HERE: "0*2", S: "0+1"}, 6)
    assert [card.key for card in after.table[E]] == ["necropolis", "sinkhole"]
    assert EE in cells(after, f"play {FILLER}")  # still a card to place next to


def test_covering_a_sinkhole() -> None:
    """vye.sinkhole.covered"""
    cards = {W: "land-a 0", HERE: "land-b/sinkhole", E: "land-c 0"}
    for key in ["ancient-passage", "sanctuary", "sinkhole"]:
        position = make(cards, key)
        after = do(position, f"play {key} 0,0")
        assert [card.key for card in after.table[HERE]] == ["land-b", "sinkhole", key]
        off = make(cards, key, cover_sinkhole="off")
        assert HERE not in cells(off, f"play {key}")


def test_sinkholes_take_no_token_and_no_capture() -> None:
    """vye.sinkhole.play, vye.fortify.targets"""
    cards = {HERE: "land-b/sinkhole", E: "catapult 0*2", W: "fortress 0*4", SE: "underminers 0*2"}
    position = make(cards | {S: "land-c 0"}, underminers_later_dig="on")
    assert texts(position, "use") == []
    assert texts(position, "move") == ["move -1,0 0,1"]
