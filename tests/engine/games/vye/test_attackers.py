"""Rule tests of Catapult, Underminers and Necropolis: small edge cases."""

from __future__ import annotations

import pytest

from engine.games.vye import GAME as VYE
from tests.engine.games.vye.arranging import (
    GREEDY,
    WEAPONS,
    act,
    arrange,
    asked,
    four,
    legal,
    line,
    refused,
    table,
    undead_left,
)

# --- Catapult ---


def test_a_catapult_takes_a_card_back_from_the_undead() -> None:
    options = four("catapult,fortress,necropolis,waystone")
    state = arrange(options, "necropolis:ux2 land-a:u", lines="hand 0: catapult")
    state, told = act(state, "play catapult 1,1", "choose 1,0")
    assert told == ["spend vye.kernel.attacker-token", "capture vye.catapult.play"]
    assert table(state) == ["necropolis:ux2 land-a:0", ". catapult:0x2"]
    assert undead_left(state) == 4


def test_a_shot_at_a_waystone_wins_a_turn_but_draws_nothing() -> None:
    options = four("catapult,fortress,necropolis,waystone")
    lines = "hand 0: land-a; pile: land-b empress"
    state = arrange(options, "catapult:0x3 waystone:1", lines=lines)
    state, told = act(state, "use 0,0", "choose 1,0")
    assert told[1:] == [
        "capture vye.catapult.action",
        "extra vye.waystone.captured",
        "again vye.waystone.captured",
    ]
    assert (asked(state), line(state, "hand 0")) == (0, "land-a")


def test_a_shot_needs_no_token_from_the_supply() -> None:
    state = arrange(f"{WEAPONS} tokens=thirty", "catapult:0x2 land-a:1", "land-b:0x28 .")
    state, _ = act(state, "use 0,0", "choose 1,0")
    assert table(state) == ["catapult:0 land-a:0", "land-b:0x28 ."]


def test_a_fortified_catapult_stays_its_owners_when_it_is_shot_at() -> None:
    state = arrange(WEAPONS, "catapult:0x2 catapult:1x2")
    state, told = act(state, "use 0,0", "choose 1,0")
    assert told == ["spend vye.kernel.attacker-token", "weaken vye.kernel.attempt"]
    assert table(state) == ["catapult:0 catapult:1"]


@pytest.mark.parametrize(
    ("rows", "lines", "rule"),
    [
        (("catapult:0x3 land-a:0", "land-b:0 ."), "", "vye.catapult.action"),
        (("catapult:1x2 land-a:0", "land-b . "), "", "vye.turn.token-action"),
        (("catapult:ux2 land-a:0", "land-b:u ."), "", "vye.fortify.captured"),
        (("catapult:0x2 land-a:1", "land-b ."), "quiet: 12", "vye.turn.no-shuffling"),
        (("catapult:0x2 land-a:1", "land-b ."), "quiet: 11", ""),
    ],
)
def test_a_catapult_cannot_shoot(rows: tuple[str, str], lines: str, rule: str) -> None:
    options = four("catapult,fortress,necropolis,waystone")
    state = arrange(options, *rows, lines=f"hand 0: land-c; {lines}")
    assert refused(state, "use 0,0") == rule


def test_a_captured_catapult_shoots_for_its_new_owner() -> None:
    state = arrange(WEAPONS, "catapult:1x2 land-a:0", lines="to-move: 1")
    state, _ = act(state, "use 0,0", "choose 1,0")
    assert table(state) == ["catapult:1 land-a:1"]


# --- Underminers ---


@pytest.mark.parametrize("target", ["2,0", "4,2", "2,4", "0,2"])
def test_underminers_reach_two_cells_in_each_direction(target: str) -> None:
    rows = [
        ". . land-a:1 land-f:1 .",
        ". land-b:1 land-b:0 land-b:1 land-c:1",
        "land-d:1 land-c:0 . land-d:0 land-d",
        "land-e:1 land-g:1 land-e:0 land-g land-g:0",
        ". . land-f land-f:0 .",
    ]
    state, _ = act(arrange(WEAPONS, *rows), "play underminers 2,2")
    assert legal(state) == ["choose 0,2", "choose 2,0", "choose 2,4", "choose 4,2"]
    x, y = map(int, target.split(","))
    state, told = act(state, f"choose {target}")
    assert told == ["spend vye.kernel.attacker-token", "capture vye.underminers.play"]
    assert table(state)[y].split()[x].endswith(":0")
    assert table(state)[2].split()[2] == "underminers:0"


@pytest.mark.parametrize("behind", ["land-b:0", "sanctuary:0+1/land-b", "sinkhole/land-b"])
def test_underminers_have_no_target_in_a_card_that_nobody_can_take(behind: str) -> None:
    options = four("catapult,sanctuary,sinkhole,underminers")
    state = arrange(options, f"{behind} land-a:1")
    state, told = act(state, "play underminers 2,0")
    assert told[-1] == "idle vye.underminers.play"
    assert table(state) == [f"{behind} land-a:1 underminers:0x2"]


def test_underminers_dig_under_a_card_not_under_an_empty_cell() -> None:
    rows = "land-a:1 . land-b:1", "land-c:1 land-d:1 land-e:1"
    state, _ = act(arrange(WEAPONS, *rows), "play underminers 2,2")
    assert legal(state) == ["choose 2,0"]
    state, told = act(arrange(WEAPONS, *rows), "play underminers 1,0")
    assert told[-1] == "idle vye.underminers.play"


def test_underminers_fortified_anew_dig_again_only_by_the_option() -> None:
    rows = "underminers:0 land-a:1 land-b:1", "barracks:0x2 . ."
    state = arrange(WEAPONS, *rows, lines="hand 1: land-c")
    state, _ = act(state, "move 0,1 0,0", "play land-c 1,1")
    assert refused(state, "use 0,0") == "vye.underminers.once"
    state = arrange(f"{WEAPONS} underminers_later_dig=on", *rows, lines="hand 1: land-c")
    assert refused(state, "use 0,0") == "vye.fortify.keep-one"
    state, _ = act(state, "move 0,1 0,0", "play land-c 1,1", "use 0,0")
    assert legal(state) == ["choose 2,0"]
    state, told = act(state, "choose 2,0")
    assert told == ["spend vye.kernel.attacker-token", "capture vye.underminers.once"]


def test_underminers_take_a_waystone_and_with_it_a_turn() -> None:
    state = arrange(GREEDY, "waystone:1 land-a:1")
    state, told = act(state, "play underminers 2,0", "choose 0,0")
    assert "extra vye.waystone.captured" in told
    assert asked(state) == 0


# --- Necropolis ---


def test_five_players_place_five_of_six_tokens_clockwise_from_the_player() -> None:
    rows = "land-a:0 land-b:1 land-c:2 land-d:3 land-e:4", ". . . . land-f:4"
    lines = "to-move: 3; hand 3: land-a land-b land-c necropolis; pile: land-g empress"
    state = arrange(GREEDY, *rows, lines=lines, seats=5)
    state, told = act(state, "play necropolis 3,1")
    assert told == ["play vye.necropolis.play", "raise vye.necropolis.play"]
    assert (table(state)[1], undead_left(state)) == (". . . necropolis:ux6 land-f:4", 0)
    order = []
    for target in ["3,0", "2,0", "1,0", "0,0", "4,0"]:
        order.append(asked(state))
        assert line(state, "hand 3") == "land-a land-b land-c"
        state, told = act(state, f"choose {target}")
    assert order == [3, 4, 0, 1, 2]
    assert told[-1] == "draw vye.turn.refill"
    assert (asked(state), line(state, "hand 3")) == (4, "land-a land-b land-c land-g")
    assert table(state)[1] == ". . . necropolis:u land-f:4"


def test_the_empress_waits_until_the_undead_are_placed() -> None:
    state = arrange(GREEDY, "land-a:0 land-b:1", lines="hand 0: necropolis; pile: empress")
    state, _ = act(state, "play necropolis 2,0", "choose 1,0")
    assert asked(state) == 1
    state, told = act(state, "choose 0,0")
    assert told[2:4] == ["empress vye.end.empress", "end vye.end.empress"]
    assert (asked(state), VYE.scores(state)) == (None, (0, 0))


def test_with_only_own_cards_around_a_token_stays_and_the_next_player_is_asked() -> None:
    options = f"{GREEDY} undead_own_targets=off"
    state = arrange(options, "land-a:0 land-b:1", lines="hand 0: necropolis")
    state, told = act(state, "play necropolis 0,1")
    assert told[2:] == ["idle vye.necropolis.stuck"]
    assert (asked(state), legal(state)) == (1, ["choose 0,0"])
    state, told = act(state, "choose 0,0")
    assert table(state) == ["land-a:u land-b:1", "necropolis:ux2 ."]


def test_undead_spent_on_a_fortified_card_leave_the_table() -> None:
    state = arrange(GREEDY, "land-a:0x3", "land-b:1", lines="hand 0: necropolis")
    state, _ = act(state, "play necropolis 1,0")
    assert undead_left(state) == 3
    state, told = act(state, "choose 0,0", "choose 0,0")
    assert told == ["spend vye.necropolis.spread", "weaken vye.necropolis.fortified"]
    assert (table(state)[0], undead_left(state)) == ("land-a:0 necropolis:u", 5)


def test_undead_take_what_is_nobodys_and_pass_through_no_corner() -> None:
    rows = "land-a land-b:1", ". land-c:1"
    state = arrange(GREEDY, *rows, lines="hand 0: necropolis")
    state, _ = act(state, "play necropolis 0,1")
    assert legal(state) == ["choose 0,0", "choose 1,1"]
    assert refused(state, "choose 1,0") == "vye.necropolis.spread"
    state, _ = act(state, "choose 0,0")
    assert legal(state) == ["choose 1,0", "choose 1,1"]
