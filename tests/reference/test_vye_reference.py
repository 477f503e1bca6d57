"""Hand-worked cases for the plain reference of Vye: kernel, turn, Lands, Family, end and score.

The cards are written as tests/reference/vye_tables.py says. Seat 0 is to move where nothing else
is said, and the card it is about is played on 0,0.
"""

import pytest

from tests.reference import vye
from tests.reference.vye_tables import DRAWN, FILLER, cells, do, held, make, texts, tops

N, NE, E, SE, S, SW, W, NW = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)
HERE = (0, 0)
RING = [N, NE, E, SE, S, SW, W, NW]
SIDES = [N, E, S, W]
DIAGONALS = [NE, SE, SW, NW]
FAR = (9, 9)  # touches nothing that matters


# --- kernel ---


def test_only_attempts_meet_fortification() -> None:
    """vye.kernel.operations: covering takes two tokens off at once, an attempt only one"""
    cards = {N: "land-a 1*2"}
    attacked = do(make(cards, "midnight-king"), "play midnight-king 0,0")
    covered = do(make(cards, "sinkhole"), "play sinkhole 0,-1")
    assert held(attacked) == {N: "1", HERE: "0"}
    assert held(covered) == {}


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("land-a", "0"),
        ("land-a 1", "0"),
        ("land-a u", "0"),
        ("land-a 1*2", "1"),
        ("land-a 1*3", "1*2"),
        ("necropolis u*3", "u*2"),
        ("land-a 0", "0"),
        ("land-a 0*2", "0*2"),
        ("sanctuary 0+1", "0+1"),
    ],
)
def test_an_attempt(card: str, after: str) -> None:
    """vye.kernel.attempt"""
    position = do(make({N: card}, "midnight-king"), "play midnight-king 0,0")
    assert held(position) == {HERE: "0", N: after}


def test_an_attempt_on_a_sinkhole_does_nothing() -> None:
    """vye.kernel.attempt, vye.sinkhole.play"""
    position = do(make({N: "land-a/sinkhole"}, "midnight-king"), "play midnight-king 0,0")
    assert held(position) == {HERE: "0"}


def test_nobody_controls_a_sanctuary_and_control_is_by_tokens() -> None:
    """vye.kernel.attempt, vye.kernel.undead"""
    position = make({N: "land-a/sanctuary 0+1", E: "land-b 0", S: "land-c", W: "land-d u"})
    assert [vye.controls(position, cell, 0) for cell in SIDES] == [False, True, False, False]
    assert not any(vye.controls(position, cell, 1) for cell in [*SIDES, FAR])


def test_a_king_beside_a_fortified_card_of_the_house_takes_one_token() -> None:
    """vye.kernel.once"""
    position = make({N: "midnight-heir 1*3"}, "midnight-king")
    assert held(do(position, "play midnight-king 0,0"))[N] == "1*2"


def test_undead_tokens_leave_the_table() -> None:
    """vye.kernel.supply"""
    position = make({N: "land-a u", E: "land-b u"}, "midnight-king")
    assert position.undead_left == 4
    assert do(position, "play midnight-king 0,0").undead_left == 6


def test_tokens_return_to_the_supply() -> None:
    """vye.kernel.supply, vye.tokens.supply: the token that seat 0 won back can be used again"""
    cards = {FAR: "land-b 1*29", (0, 1): "land-a 1"}
    position = make(cards, "land-a", tokens="thirty")
    position = do(position, "play land-a 0,0", f"play {FILLER} 9,8")
    assert held(position)[(9, 8)] == "1"


def test_the_played_card_keeps_its_token_against_fortified_cards() -> None:
    """vye.kernel.attacker-token"""
    for key, card in [("land-a", "land-a 1*2"), ("midnight-king", "land-a 1*2")]:
        position = do(make({N: card}, key), f"play {key} 0,0")
        assert held(position) == {HERE: "0", N: "1"}


def test_only_the_top_card_exists() -> None:
    """vye.kernel.top: covered Lands pass no chain on, covered Family has no colour"""
    lands = make({N: "land-a/lost-city 1", (0, -2): "land-a 1"}, "land-a")
    colours = make({N: "midnight-heir/sanctuary 0+1", E: "midnight-heir/ancient-passage 1"})
    colours.sideboards[0] = ["midnight-queen"]
    assert held(do(lands, "play land-a 0,0")) == {HERE: "0", N: "1", (0, -2): "1"}
    assert held(do(colours, "play midnight-queen 0,0"))[E] == "1"


@pytest.mark.parametrize(
    ("key", "order"),
    [("midnight-advisor", RING), ("midnight-king", SIDES), ("midnight-queen", DIAGONALS)],
)
def test_family_attempts_go_clockwise_from_north(key: str, order: list[vye.Cell]) -> None:
    """vye.kernel.order, seen where tokens run out: one for the claim and two more"""
    cards = dict.fromkeys(RING, "land-a 1") | {FAR: "land-b 0*27"}
    position = do(make(cards, key, tokens="thirty"), f"play {key} 0,0")
    won = held(position)
    assert {cell for cell in RING if won.get(cell) == "0"} == set(order[:2])
    assert {cell for cell in RING if cell not in won} == set(order[2:])  # left unclaimed


def test_colour_capture_comes_after_the_other_attempts() -> None:
    """vye.kernel.order: the Queen's last token goes to a diagonal, the Heir's to the choice"""
    cards = {N: "midnight-king 1", SW: "land-a 1", FAR: "land-b 0*28"}
    queen = do(make(cards, "midnight-queen", tokens="thirty"), "play midnight-queen 0,0")
    heir = make(cards, "midnight-heir", tokens="thirty")
    heir = do(heir, "play midnight-heir 0,0", "choose -1,1")
    assert held(queen) == {HERE: "0", SW: "0", FAR: "0*28"}
    assert held(heir) == {HERE: "0", SW: "0", FAR: "0*28"}


def test_chains_go_breadth_first() -> None:
    """vye.kernel.order: what lies behind north after west, before what lies behind west"""
    arms = [N, (0, -2), (0, -3), W, (-2, 0), (-3, 0)]
    cards = dict.fromkeys(arms, "land-a 1") | {FAR: "land-b 0*26"}
    position = do(make(cards, "land-a", tokens="thirty"), "play land-a 0,0")
    assert held(position) == {HERE: "0", N: "0", W: "0", (0, -2): "0", FAR: "0*26"}


def test_chains_begin_in_the_north() -> None:
    """vye.kernel.order: north, east, south, west"""
    cards = dict.fromkeys(SIDES, "land-a 1")
    for left, won in [(1, {N}), (2, {N, E}), (3, {N, E, S})]:
        position = make(cards | {FAR: f"land-b 0*{29 - left}"}, "land-a", tokens="thirty")
        after = held(do(position, "play land-a 0,0"))
        assert {cell for cell in SIDES if after.get(cell) == "0"} == won


# --- turn ---


def test_a_turn() -> None:
    """vye.turn.order, vye.land.claim, vye.turn.refill"""
    position = make({N: "land-a"}, "land-b", pile=["land-o", "land-n"])
    after = do(position, "play land-b 0,0")
    assert tops(after)[HERE] == "land-b"
    assert held(after) == {HERE: "0"}
    assert sorted(after.hands[0]) == ["land-o", FILLER, FILLER, FILLER]
    assert after.pile == ["land-n"]
    assert (vye.mover(position), vye.mover(after)) == (0, 1)


def test_play_leaves_the_position_alone() -> None:
    position = make({N: "land-a 1"}, "land-a")
    do(position, "play land-a 0,0")
    assert position == make({N: "land-a 1"}, "land-a")


def test_refused_actions() -> None:
    position = make({N: "land-a"})
    for text in [
        "pass",
        "play land-c 0,0",
        f"play {FILLER} 5,5",
        "choose 0,-1",
        "stop",
        "use 0,-1",
    ]:
        with pytest.raises(vye.RuleError):
            vye.play(position, text)


def test_turns_go_round() -> None:
    """vye.turn.order"""
    position = do(make({N: "land-a"}, seats=3, to_move=2), f"play {FILLER} 0,0")
    assert vye.mover(position) == 0


def test_sideboard_plays_draw_nothing() -> None:
    """vye.turn.refill, vye.family.play"""
    position = do(make({N: "land-a"}, "midnight-king"), "play midnight-king 0,0")
    assert position.sideboards[0] == []
    assert position.hands[0] == [FILLER] * 4
    assert len(position.pile) == 9


def test_each_key_is_offered_once_on_every_open_cell() -> None:
    """vye.place.adjacent: beside any card whoever holds it, never only diagonally"""
    position = make({(0, 0): "land-a 1", (1, 0): "land-b/sinkhole"})
    around = {(0, -1), (1, -1), (2, 0), (1, 1), (0, 1), (-1, 0)}
    assert cells(position, f"play {FILLER}") == around
    assert len(vye.legal(position)) == 6


def test_token_actions_need_two_tokens_and_control() -> None:
    """vye.turn.token-action, vye.fortify.keep-one"""
    own = {E: "land-a 0", W: "land-b 1", (2, 1): "land-c 0*2"}
    for card, moves in [
        ("barracks 0*2", ["move 0,0 1,0"]),
        ("fortress 0*3", ["move 0,0 1,0"]),
        ("barracks 0", []),
        ("barracks 1*2", []),
        ("land-d 0*2", []),
        ("necropolis u*2", []),
    ]:
        position = make({HERE: card} | own)
        assert texts(position, "move") == moves, card


def test_a_token_action_takes_the_turn_and_draws_nothing() -> None:
    """vye.turn.token-action"""
    position = make({HERE: "barracks 0*2", E: "land-a 0"}, hand=[FILLER] * 3)
    after = do(position, "move 0,0 1,0")
    assert held(after) == {HERE: "0", E: "0*2"}
    assert after.hands == position.hands
    assert (vye.mover(after), after.quiet_turns) == (1, 1)


def test_no_shuffling_between_two_barracks() -> None:
    """vye.turn.no-shuffling: the first repeat is stopped"""
    cards = {HERE: "barracks 0*2", E: "barracks 0*2", FAR: "barracks 1*2", (9, 8): "land-a 1"}
    position = do(make(cards, to_move=1), f"play {FILLER} 9,10")
    assert position.quiet_turns == 0
    position = do(position, "move 0,0 1,0")
    assert texts(position, "move") == ["move 9,9 9,10", "move 9,9 9,8"]
    unmoved = do(position, f"play {FILLER} 9,11")  # a card: the table is new
    assert texts(unmoved, "move") == ["move 1,0 0,0"]
    position = do(position, "move 9,9 9,8")
    assert texts(position, "move") == ["move 1,0 0,0"]  # seat 1 moved: another table


def test_no_shuffling_counts_a_table_only_since_the_last_card() -> None:
    """vye.turn.no-shuffling"""
    cards = {HERE: "barracks 0*2", E: "barracks 0*2"}
    position = do(make(cards, hand=["lost-city"] * 4, to_move=1), "pass", "move 0,0 1,0", "pass")
    assert texts(position, "move") == []  # back to the table before
    position = do(position, f"play {FILLER} 0,1", "pass")
    assert texts(position, "move") == ["move 1,0 0,0", "move 1,0 0,1"]


def test_no_shuffling_with_a_catapult() -> None:
    """vye.turn.no-shuffling: `use` is legal only where some whole shot is"""
    cards = {HERE: "catapult 0*2", E: "land-a 1*2", W: "land-b 1"}
    position = make(cards)
    east, west = (do(position, "use 0,0", f"choose {c}") for c in ("1,0", "-1,0"))
    position.seen = [east.seen[-1]]
    assert texts(do(position, "use 0,0"), "choose") == ["choose -1,0"]
    position.seen = [east.seen[-1], west.seen[-1]]
    assert texts(position, "use") == []


def test_twelve_turns_without_a_card_stop_token_actions() -> None:
    """vye.turn.no-shuffling, vye.turn.pass"""
    lands = {cell: f"land-{letter} 0" for cell, letter in zip(RING, "abcdefgh", strict=True)}
    position = make({HERE: "fortress 0*20"} | lands, hand=["ancient-passage"] * 4)
    position.hands[1] = ["ancient-passage"] * 4
    for _ in range(6):
        position = do(position, sorted(vye.legal(position))[0], "pass")
    assert position.quiet_turns == 12
    assert held(position)[HERE] == "0*14"
    assert vye.legal(position) == {"pass"}
    position.quiet_turns = 11
    assert len(texts(position, "move")) == 8
    position.quiet_turns = 12
    position.hands[1] = [FILLER] * 4
    position = do(position, "pass", f"play {FILLER} 0,2")
    assert position.quiet_turns == 0
    assert len(texts(position, "move")) == 8


def test_a_pass_is_for_those_who_can_do_nothing_else() -> None:
    """vye.turn.pass"""
    stuck = make({HERE: "land-a 1"}, hand=["lost-city", "ancient-passage"])
    able = make({HERE: "barracks 0*2", E: "land-a/sanctuary 0+1"}, hand=["lost-city"])
    after = do(stuck, "pass")
    assert vye.legal(stuck) == {"pass"}
    assert after.hands[0] == ["lost-city", "ancient-passage"]
    assert (vye.mover(after), after.quiet_turns) == (1, 1)
    assert vye.legal(able) == {"pass"}  # the token may not go to a Sanctuary
    able.tokens[(0, 1)], able.table[(0, 1)] = {0: 1}, [vye.Card("barracks")]
    assert vye.legal(able) == {"move 0,0 0,1"}


# --- thirty tokens ---


def test_thirty_a_claim_without_a_token() -> None:
    """vye.tokens.supply: the card stays unclaimed, its effect takes place"""
    cards = {FAR: "land-b 0*30", N: "land-a 1*2", (0, 1): "land-a 1", (0, 2): "land-a 1"}
    position = do(make(cards, "land-a", tokens="thirty"), "play land-a 0,0")
    assert held(position) == {FAR: "0*30", N: "1"}  # emptied Lands passed the chain on


def test_thirty_a_card_takes_what_there_is() -> None:
    """vye.tokens.supply, vye.fortify.keep-one"""
    cards = {N: "land-a 0", E: "land-b 1"}
    fortress = make(cards | {FAR: "land-b 0*27"}, "fortress", tokens="thirty")
    fortress = do(fortress, "play fortress 0,0")
    assert held(fortress)[HERE] == "0*2"
    fortress = do(fortress, "move 0,0 0,-1")
    assert fortress.pending is None
    catapult = make(cards | {FAR: "land-b 0*28"}, "catapult", tokens="thirty")
    catapult = do(catapult, "play catapult 0,0")
    assert held(catapult)[HERE] == "0"  # no shot with one token
    assert vye.mover(catapult) == 1


def test_thirty_a_catapult_uses_its_own_token() -> None:
    """vye.kernel.attacker-token"""
    cards = {E: "land-b 1", FAR: "land-b 0*27"}
    position = do(make(cards, "catapult", tokens="thirty"), "play catapult 0,0", "choose 1,0")
    assert held(position) == {HERE: "0*2", E: "0", FAR: "0*27"}


def test_thirty_an_emptied_waystone_is_not_captured() -> None:
    """vye.tokens.supply, vye.waystone.captured"""
    cards = {N: "waystone 1", FAR: "land-b 0*29"}
    position = do(make(cards, "midnight-king", tokens="thirty"), "play midnight-king 0,0")
    assert held(position) == {HERE: "0", FAR: "0*29"}
    assert vye.mover(position) == 1


def test_thirty_an_unclaimed_waystone_gives_its_turn() -> None:
    """vye.tokens.supply"""
    position = make({N: "land-a", FAR: "land-b 0*30"}, "waystone", tokens="thirty")
    assert vye.mover(do(position, "play waystone 0,0")) == 0


def test_thirty_and_sanctuary() -> None:
    """vye.sanctuary.play: tokens return first; without a token no share"""
    cards = {N: "land-a 0", FAR: "land-b 0*29", (9, 8): "land-b 1*30"}
    position = do(make(cards, "sanctuary", tokens="thirty"), "play sanctuary 0,-1")
    assert held(position)[N] == "0"
    assert vye.scores(position) == [1, 1]  # the Sanctuary is no kingdom of seat 1


def test_unlimited_tokens() -> None:
    """vye.tokens.supply"""
    position = do(make({N: "land-a", FAR: "land-b 0*40"}, "land-c"), "play land-c 0,0")
    assert held(position)[HERE] == "0"


# --- lands ---


def test_land_matches_its_neighbours() -> None:
    """vye.land.match: not those of another set, not those at a corner"""
    cards = {N: "land-a 1", E: "land-a", S: "land-b 1", SW: "land-a 1"}
    position = do(make(cards, "land-a"), "play land-a 0,0")
    assert held(position) == {HERE: "0", N: "0", E: "0", S: "1", SW: "1"}


def test_lands_of_the_undead_are_matched() -> None:
    """vye.kernel.undead, vye.land.chain"""
    position = do(make({N: "land-a u", (0, -2): "land-a 1"}, "land-a"), "play land-a 0,0")
    assert held(position) == {HERE: "0", N: "0", (0, -2): "0"}


def test_land_chain() -> None:
    """vye.land.chain: whoever controls them"""
    cards = {(1, 0): "land-a 1", (2, 0): "land-a", (2, 1): "land-a 2", (3, 1): "land-b 2"}
    position = do(make(cards, "land-a", seats=3), "play land-a 0,0")
    assert held(position) == {HERE: "0", (1, 0): "0", (2, 0): "0", (2, 1): "0", (3, 1): "2"}


@pytest.mark.parametrize("own", ["land-a 0", "land-a 0*3"])
def test_own_lands_pass_the_chain_on(own: str) -> None:
    """vye.land.chain-own, and the first worked value"""
    taken = do(make({E: own, (2, 0): "land-a 1"}, "land-a"), "play land-a 0,0")
    weakened = do(make({E: own, (2, 0): "land-a 1*2"}, "land-a"), "play land-a 0,0")
    assert (held(taken)[E], held(taken)[(2, 0)]) == (own.split()[1], "0")
    assert (held(weakened)[E], held(weakened)[(2, 0)]) == (own.split()[1], "1")


def test_a_fortified_land_stops_the_chain() -> None:
    """vye.land.fortified"""
    cards = {E: "land-a 1*2", (2, 0): "land-a 1"}
    stop = do(make(cards, "land-a"), "play land-a 0,0")
    through = do(make(cards, "land-a", chain_at_fortified="pass"), "play land-a 0,0")
    assert held(stop) == {HERE: "0", E: "1", (2, 0): "1"}
    assert held(through) == {HERE: "0", E: "1", (2, 0): "0"}


def test_a_fortified_land_loses_one_token_and_can_be_gone_round() -> None:
    """vye.land.fortified"""
    cards = {E: "land-a 1*3", S: "land-a 1", SE: "land-a 1", (2, 1): "land-a 1", (2, 0): "land-a 1"}
    position = do(make(cards, "land-a"), "play land-a 0,0")
    assert held(position) == {HERE: "0", E: "1*2", S: "0", SE: "0", (2, 1): "0", (2, 0): "0"}


def test_lands_match_only_when_played() -> None:
    """vye.land.only-when-played"""
    captured = make({N: "land-a 1", (0, -2): "land-a 1"}, "midnight-king")
    moved = make({N: "land-a 0", E: "land-b 0", (2, 0): "land-a 1"}, "earthquake")
    moved = do(moved, "play earthquake 0,0", "choose 0,-1", "choose 1,0")
    assert held(do(captured, "play midnight-king 0,0"))[(0, -2)] == "1"
    assert tops(moved)[E] == "land-a"
    assert held(moved)[(2, 0)] == "1"


# --- family ---


@pytest.mark.parametrize(
    ("key", "reached"),
    [("midnight-advisor", RING), ("midnight-king", SIDES), ("midnight-queen", DIAGONALS)],
)
def test_advisor_king_and_queen(key: str, reached: list[vye.Cell]) -> None:
    """vye.family.advisor, .king, .queen"""
    cards = {cell: f"land-{letter} 1" for cell, letter in zip(RING, "abcdefgh", strict=True)}
    position = do(make(cards, key), f"play {key} 0,0")
    assert {cell for cell in RING if held(position)[cell] == "0"} == set(reached)


def test_advisor_amid_a_sanctuary_and_a_sinkhole() -> None:
    """A worked value: six attempts"""
    cards = dict.fromkeys(RING, "land-a 1") | {N: "land-a/sanctuary 0+1", E: "land-a/sinkhole"}
    position = do(make(cards, "midnight-advisor"), "play midnight-advisor 0,0")
    assert sum(held(position).get(cell) == "0" for cell in RING) == 6


def test_family_captures_every_kind_of_card() -> None:
    """vye.family.any-card"""
    cards = {N: "ladders-king 1", E: "barracks 1", S: "land-a/lost-city 1", W: "necropolis u"}
    position = do(make(cards, "midnight-king"), "play midnight-king 0,0")
    assert held(position) == dict.fromkeys([HERE, *SIDES], "0")


def test_heir() -> None:
    """vye.family.heir: one card, of any that can be attempted"""
    cards = {N: "land-a 1", E: "land-b 0", SE: "land-c", S: "land-d/sinkhole", W: "land-e u"}
    cards |= {NW: "land-f/sanctuary 0+1", SW: "land-g 1*2"}
    position = do(make(cards, "midnight-heir"), "play midnight-heir 0,0")
    assert vye.legal(position) == {"choose 0,-1", "choose 1,1", "choose -1,0", "choose -1,1"}
    assert held(position)[HERE] == "0"
    after = do(position, "choose -1,1")
    assert held(after) == held(position) | {SW: "1"}
    assert vye.mover(after) == 1


def test_heir_without_a_target() -> None:
    """vye.family.heir"""
    position = do(make({N: "land-a 0"}, "midnight-heir"), "play midnight-heir 0,0")
    assert vye.mover(position) == 1


def test_heir_and_colour() -> None:
    """vye.family.heir, vye.kernel.once: the colour takes those not chosen"""
    cards = {N: "midnight-king 1*3", E: "midnight-queen 1*3", S: "land-a 1"}
    position = do(make(cards, "midnight-heir"), "play midnight-heir 0,0")
    assert held(do(position, "choose 0,-1")) == {HERE: "0", N: "1*2", E: "1*2", S: "1"}
    assert held(do(position, "choose 0,1")) == {HERE: "0", N: "1*2", E: "1*2", S: "0"}


def test_colour_capture() -> None:
    """vye.family.colour: a worked value; other houses and corners are not for it"""
    cards = {N: "midnight-heir 1", E: "ladders-heir 1", SE: "land-a"}
    position = do(make(cards, "midnight-queen"), "play midnight-queen 0,0")
    assert held(position) == {HERE: "0", N: "0", E: "1", SE: "0"}


def test_colour_at_a_corner_only() -> None:
    """vye.family.colour"""
    position = make({N: "land-a 0", NE: "midnight-heir 1"}, "midnight-king")
    assert held(do(position, "play midnight-king 0,0"))[NE] == "1"


def test_a_captured_family_card_does_nothing() -> None:
    """vye.family.once"""
    cards = {N: "midnight-advisor 1", (0, -2): "land-a 1", NE: "land-b 1"}
    position = do(make(cards, "midnight-king"), "play midnight-king 0,0")
    assert held(position) == {HERE: "0", N: "0", (0, -2): "1", NE: "1"}


# --- end and score ---


def test_the_empress_ends_the_game() -> None:
    """vye.end.empress: the refill stops there"""
    position = make({N: "land-a 1"}, "land-b", hand=["land-b", FILLER], pile=["empress", DRAWN])
    after = do(position, "play land-b 0,0")
    assert after.hands[0] == [FILLER, "empress"]
    assert after.pile == [DRAWN]
    assert vye.mover(after) is None
    assert vye.legal(after) == set()
    assert vye.winners(after) == [0, 1]
    with pytest.raises(vye.RuleError):
        vye.winners(position)


def test_kingdoms_go_through_sides() -> None:
    """vye.score.kingdom"""
    cards = {HERE: "land-a 0", E: "land-b 0*3", SE: "land-c 1", (2, 1): "land-d 0", W: "land-e"}
    position = make(cards | {S: "land-f u"})
    assert vye.kingdoms(position, 0) == [{HERE, E}, {(2, 1)}]
    assert vye.kingdoms(position, 1) == [{SE}]
    assert vye.scores(position) == [2, 1]


def test_no_cards_no_points() -> None:
    assert vye.scores(make({HERE: "land-a"})) == [0, 0]


def test_lost_city_scores_more() -> None:
    """vye.lost-city.score"""
    cards = {HERE: "land-a/lost-city 0", E: "land-b 0", FAR: "land-a/lost-city/sinkhole"}
    assert vye.scores(make(cards)) == [3, 0]
    assert vye.scores(make(cards, lost_city="plus-two")) == [4, 0]


def test_a_captured_lost_city_scores_for_its_owner() -> None:
    """vye.lost-city.score"""
    position = do(make({N: "land-a/lost-city 1"}, "midnight-king"), "play midnight-king 0,0")
    assert vye.scores(position) == [3, 0]


def test_sanctuary_joins_for_everybody() -> None:
    """vye.sanctuary.score"""
    cards = {W: "land-a 0", HERE: "land-b/sanctuary 0+1", E: "land-c 0", S: "land-d 1"}
    position = make(cards)
    assert vye.kingdoms(position, 0) == [{W, HERE, E}]
    assert vye.scores(position) == [3, 2]
    assert vye.scores(make(cards, sanctuary_counts="zero")) == [2, 1]


def test_the_largest_kingdom_scores() -> None:
    """vye.score.largest: by cards, then by points"""
    three = {(x, 0): "land-a 0" for x in range(3)}
    cities = {(x, 5): "land-a/lost-city 0" for x in range(2)}
    city_of_three = {(x, 9): "land-a 0" for x in range(2)} | {(2, 9): "land-a/lost-city 0"}
    assert vye.scores(make(three | cities))[0] == 3
    assert vye.scores(make(three | cities, largest_by="points"))[0] == 4
    assert vye.scores(make(three | city_of_three))[0] == 4


def test_sanctuary_is_a_card_where_kingdoms_are_compared() -> None:
    """vye.score.largest"""
    cards = {HERE: "land-a 0", E: "land-b/sanctuary 0+1", W: "land-c 0"}
    cards |= {(0, 5): "land-a/lost-city 0", (1, 5): "land-a/lost-city 0"}
    assert vye.scores(make(cards, sanctuary_counts="zero"))[0] == 2
    assert vye.scores(make(cards, sanctuary_counts="zero", largest_by="points"))[0] == 4


def test_ties_are_shared() -> None:
    """vye.score.tie"""
    position = make({HERE: "land-a 0", E: "land-b 2"}, seats=3, hand=["empress"])
    assert vye.winners(position) == [0, 2]
    position.tokens[(5, 5)], position.table[(5, 5)] = {1: 1}, [vye.Card("land-c")]
    assert vye.winners(position) == [0, 1, 2]
