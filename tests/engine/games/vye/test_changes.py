"""Rule tests of Earthquake, Waystone and Wild Land: small edge cases."""

from __future__ import annotations

import pytest

from tests.engine.games.vye.arranging import (
    GREEDY,
    LANDS,
    act,
    arrange,
    asked,
    four,
    legal,
    line,
    refused,
    table,
)

# --- Earthquake ---


def test_the_two_cards_of_an_earthquake_have_no_order() -> None:
    rows = "land-a:1 land-b:0x3 land-c"
    state, _ = act(arrange(LANDS, rows, lines="hand 0: earthquake"), "play earthquake 1,1")
    one, _ = act(state, "choose 0,0", "choose 1,1")
    other, _ = act(state, "choose 1,1", "choose 0,0")
    assert table(one) == table(other) == ["earthquake:0 land-b:0x3 land-c", ". land-a:1 ."]
    assert one.data() == other.data()


def test_whole_stacks_move_with_what_a_covered_wild_land_stood_for() -> None:
    options = four("earthquake,lost-city,sinkhole,wild-land")
    rows = "lost-city:0x2/wild-land=land-a land-b:1 sinkhole/land-c"
    state = arrange(options, rows, lines="hand 0: earthquake")
    state, _ = act(state, "play earthquake 1,1", "choose 2,0", "choose 0,0")
    assert table(state)[0] == "sinkhole/land-c land-b:1 lost-city:0x2/wild-land=land-a"


def test_a_swapped_barracks_works_from_its_new_cell() -> None:
    options = four("barracks,catapult,earthquake,sanctuary")
    rows = "barracks:0x2 land-a:0 land-b:1 land-c:0"
    state = arrange(options, rows, lines="hand 0: earthquake; hand 1: land-d")
    state, _ = act(state, "play earthquake 2,1", "choose 0,0", "choose 2,0", "play land-d 0,1")
    assert table(state)[0] == "land-b:1 land-a:0 barracks:0x2 land-c:0"
    assert legal(state, "move") == ["move 2,0 1,0", "move 2,0 2,1", "move 2,0 3,0"]


def test_a_swapped_waystone_gives_no_turn() -> None:
    options = four("barracks,catapult,earthquake,waystone")
    state = arrange(options, "waystone:1 land-a:0", lines="hand 0: earthquake")
    state, told = act(state, "play earthquake 2,0", "choose 0,0", "choose 2,0")
    assert told == ["swap vye.earthquake.play"]
    assert (table(state), asked(state)) == (["earthquake:0 land-a:0 waystone:1"], 1)


def test_a_first_card_needs_a_second_that_it_may_be_swapped_with() -> None:
    rows = (
        ". land-b:0 .",
        "wild-land=land-a:1 wild-land=land-a:0 land-c:1",
    )
    lines = "hand 0: earthquake"
    state, _ = act(arrange(LANDS, *rows, lines=lines), "play earthquake 1,2")
    assert refused(state, "choose 0,1") == ""
    state = arrange(f"{LANDS} wild_land_strict=on", *rows, lines=lines)
    state, _ = act(state, "play earthquake 1,2")
    assert refused(state, "choose 0,1") == "vye.wild-land.later"
    state, _ = act(state, "choose 1,1")
    assert refused(state, "choose 0,1") == "vye.wild-land.later"
    assert legal(state) == ["choose 1,0", "choose 1,2", "choose 2,1"]


# --- Waystone ---


@pytest.mark.parametrize("key", ["ancient-passage", "sanctuary", "sinkhole"])
def test_a_covered_waystone_gives_no_turn(key: str) -> None:
    options = four("ancient-passage,sanctuary,sinkhole,waystone")
    state = arrange(options, "land-a:0 waystone:1 land-b:0", lines=f"hand 0: {key}")
    state, told = act(state, f"play {key} 1,0")
    assert told[:2] == [f"play vye.{key}.play", "cover vye.cover.stack"]
    assert asked(state) == 1


def test_without_a_token_a_waystone_is_unclaimed_but_gives_its_turn() -> None:
    state = arrange(f"{GREEDY} tokens=thirty", "land-a:0x30", lines="hand 0: waystone land-b")
    state, told = act(state, "play waystone 1,0")
    assert told == [
        "play vye.waystone.play",
        "unclaimed vye.tokens.supply",
        "extra vye.waystone.play",
        "again vye.waystone.captured",
    ]
    assert (table(state), asked(state)) == (["land-a:0x30 waystone"], 0)


def test_without_a_token_a_waystone_is_emptied_and_gives_no_turn() -> None:
    state = arrange(f"{GREEDY} tokens=thirty", "land-a:0x30 waystone:1")
    state, told = act(state, "play midnight-queen 0,1")
    assert told[-1] == "emptied vye.tokens.supply"
    assert (table(state), asked(state)) == (["land-a:0x30 waystone", "midnight-queen ."], 1)


def test_a_turn_won_in_an_extra_turn_is_taken_before_the_next_player() -> None:
    lines = "to-move: 1; hand 1: waystone land-a land-b land-c"
    state = arrange(GREEDY, "land-d:0", "land-e:2", lines=lines, seats=3)
    state, _ = act(state, "play waystone 1,0")
    assert (asked(state), line(state, "extra")) == (1, None)
    state, _ = act(state, "play land-a 2,0")
    assert asked(state) == 2
    state, _ = act(state, "play immortal-king 1,1")
    assert (asked(state), line(state, "to-move")) == (2, "2")
    state, _ = act(state, "play immortal-queen 0,2")
    assert asked(state) == 0


def test_turns_owed_add_up_and_the_undead_change_nothing() -> None:
    lines = "extra: 2; hand 0: necropolis"
    state = arrange(GREEDY, "waystone:1 land-a:0", lines=lines)
    captured, told = act(state, "play midnight-king 0,1")
    assert told[-1] == "again vye.waystone.captured"
    assert (asked(captured), line(captured, "extra")) == (0, "2")
    taken, told = act(state, "play necropolis 0,1", "choose 0,0")
    assert told[-1] == "no-extra vye.waystone.undead"
    taken, _ = act(taken, "choose 1,0")
    assert (asked(taken), line(taken, "extra")) == (0, "1")


def test_an_extra_turn_may_be_a_token_action_or_a_pass() -> None:
    options = four("barracks,catapult,necropolis,waystone")
    lines = "hand 0: waystone; sideboard 0:; hand 1: land-c"
    state = arrange(options, "barracks:0x2 land-a:0", lines=lines)
    state, _ = act(state, "play waystone 2,0")
    assert legal(state, "pass") == []
    state, told = act(state, "move 0,0 1,0")
    assert (told, asked(state)) == (["move vye.turn.token-action"], 1)
    state, _ = act(arrange(options, "land-a:0", lines=lines), "play waystone 1,0")
    assert legal(state) == ["pass"]
    assert asked(act(state, "pass")[0]) == 1


# --- Wild Land ---


def test_a_wild_land_is_nothing_until_it_is_named() -> None:
    state = arrange(LANDS, "land-a:1 .", "land-c:1 land-b:1", lines="hand 0: wild-land")
    state, told = act(state, "play wild-land 1,0")
    assert told == ["play vye.wild-land.play"]
    assert table(state) == ["land-a:1 wild-land", "land-c:1 land-b:1"]
    assert legal(state) == ["name land-a", "name land-b"]
    assert refused(state, "name land-c") == "vye.wild-land.play"
    state, told = act(state, "name land-b")
    assert told == ["name vye.wild-land.play", "claim vye.wild-land.play", "capture vye.land.match"]
    assert table(state) == ["land-a:1 wild-land=land-b:0", "land-c:1 land-b:0"]


def test_a_captured_wild_land_stays_what_it_was_named() -> None:
    state = arrange(LANDS, "land-a:0 wild-land=land-a:0", "land-b:1 .", lines="to-move: 1")
    state, _ = act(state, "play thousand-roses-king 2,0")
    assert table(state)[0] == "land-a:0 wild-land=land-a:1 thousand-roses-king:1"


def test_a_land_and_a_wild_land_of_one_set_beside_the_cell_are_too_many() -> None:
    rows = "wild-land=land-a:1 . land-a:0", "land-b:0 land-c:0 land-d:0"
    state = arrange(LANDS, *rows, lines="hand 0: wild-land")
    state, _ = act(state, "play wild-land 1,0")
    assert legal(state) == ["name land-c"]
    assert refused(state, "name land-a") == "vye.wild-land.limit"


def test_the_limit_counts_lands_whoever_holds_them_and_not_what_is_covered() -> None:
    options = four("earthquake,lost-city,sinkhole,wild-land")
    rows = "land-a:0 land-a:1 land-a", "lost-city:0/land-a land-b:0 land-c:0"
    state = arrange(options, *rows, lines="hand 0: wild-land")
    assert refused(state, "play wild-land 3,0") == ""
    rows = "land-a:0 land-a:1 land-a", "land-a:0 land-b:0 land-c:0"
    state = arrange(options, *rows, lines="hand 0: wild-land")
    assert refused(state, "play wild-land 0,-1") == "vye.wild-land.limit"


def test_without_a_token_a_wild_land_is_named_and_makes_its_attempts() -> None:
    rows = "land-b:0x30 land-a:1 land-a:1x2"
    state = arrange(f"{LANDS} tokens=thirty", rows, lines="hand 0: wild-land")
    state, told = act(state, "play wild-land 1,1", "name land-a")
    assert told == [
        "name vye.wild-land.play",
        "unclaimed vye.tokens.supply",
        "emptied vye.tokens.supply",
        "weaken vye.land.fortified",
    ]
    assert table(state) == ["land-b:0x30 land-a land-a:1", ". wild-land=land-a ."]


def test_strictly_no_land_may_join_two_wild_lands_or_make_four() -> None:
    rows = "wild-land=land-a:0 . wild-land=land-a:1", "land-b:0 land-c:0 land-d:0"
    free = arrange(LANDS, *rows, lines="hand 0: land-a")
    strict = arrange(f"{LANDS} wild_land_strict=on", *rows, lines="hand 0: land-a")
    assert refused(free, "play land-a 1,0") == ""
    assert refused(strict, "play land-a 1,0") == "vye.wild-land.later"
    assert refused(strict, "play land-a 0,-1") == ""
    full = "wild-land=land-a:0 land-a:0 land-a:1 land-a:1"
    strict = arrange(f"{LANDS} wild_land_strict=on", full, lines="hand 0: land-a land-b")
    assert legal(strict, "play land-a") == []
    assert refused(strict, "play land-b 0,1") == ""
