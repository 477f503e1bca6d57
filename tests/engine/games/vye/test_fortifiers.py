"""Rule tests of Barracks and Fortress: small edge cases."""

from __future__ import annotations

import pytest

from tests.engine.games.vye.arranging import (
    WEAPONS,
    act,
    arrange,
    asked,
    four,
    legal,
    line,
    refused,
    table,
)

# --- Barracks ---


def test_barracks_fortifies_every_own_card_around_it_and_no_other() -> None:
    state = arrange(
        four("barracks,catapult,sanctuary,sinkhole"),
        "land-a:0              catapult:0       land-b:1",
        "sanctuary:0+1/land-d  .                barracks:0x2",
        "sinkhole/land-e       midnight-king:0  land-c",
        lines="hand 0: barracks",
    )
    state, told = act(state, "play barracks 1,1")
    assert told == ["play vye.barracks.play", "claim vye.barracks.play"]
    assert legal(state) == [
        "move 1,1 0,0",
        "move 1,1 1,0",
        "move 1,1 1,2",
        "move 1,1 2,1",
        "stop",
    ]
    assert refused(state, "move 1,1 2,0") == "vye.fortify.targets"
    assert refused(state, "move 1,1 2,2") == "vye.fortify.targets"
    assert refused(state, "move 1,1 0,2") == "vye.fortify.targets"
    assert refused(state, "move 1,1 0,1") == "vye.sanctuary.immune"
    assert refused(state, "move 2,1 1,1") == "vye.barracks.play"


def test_the_move_at_once_needs_no_turn_without_shuffling() -> None:
    rows = "barracks:0x2 land-a:0", "land-b:0 ."
    state = arrange(WEAPONS, *rows, lines="quiet: 12; hand 0: barracks")
    assert refused(state, "move 0,0 1,0") == "vye.turn.no-shuffling"
    state, told = act(state, "play barracks 1,1", "move 1,1 1,0")
    assert told == ["move vye.barracks.play"]
    assert table(state) == ["barracks:0x2 land-a:0x2", "land-b:0 barracks:0"]
    assert line(state, "quiet") is None


def test_barracks_may_not_bring_back_a_table_of_two_turns_ago() -> None:
    rows = "barracks:0x3 barracks:0", "land-a:0 ."
    state = arrange(WEAPONS, *rows, lines="hand 0: land-b; sideboard 1:")
    state, _ = act(state, "move 0,0 1,0", "pass", "move 0,0 1,0", "pass")
    assert table(state) == ["barracks:0 barracks:0x3", "land-a:0 ."]
    assert refused(state, "move 1,0 0,0") == "vye.turn.no-shuffling"
    assert legal(state, "move") == ["move 1,0 0,1"]


def test_a_card_played_in_between_allows_the_same_table_again() -> None:
    state = arrange(WEAPONS, "barracks:0x2 barracks:0", lines="hand 0: land-b; hand 1: land-c")
    state, _ = act(state, "move 0,0 1,0", "play land-c 2,0")
    state, told = act(state, "move 1,0 0,0")
    assert told == ["move vye.turn.token-action"]


@pytest.mark.parametrize("key", ["barracks", "fortress"])
def test_fortifiers_of_others_and_of_the_undead_do_not_work(key: str) -> None:
    options = four("barracks,catapult,fortress,necropolis")
    state = arrange(options, f"{key}:1x2 land-a:0", "land-b:1 .")
    assert refused(state, "move 0,0 0,1") == "vye.turn.token-action"
    state = arrange(options, f"{key}:ux2 land-a:0", "land-b:u .")
    assert refused(state, "move 0,0 0,1") == "vye.fortify.captured"


# --- Fortress ---


def test_all_three_tokens_of_a_fortress_may_go_to_the_same_card() -> None:
    lines = "hand 0: land-c land-d land-e land-f; pile: land-g empress"
    state = arrange(WEAPONS, "land-a:0", "land-b:1", lines=lines)
    state, _ = act(state, "play fortress 1,0", *["move 1,0 0,0"] * 2)
    assert asked(state) == 0
    state, told = act(state, "move 1,0 0,0")
    assert told == ["move vye.fortress.play"]
    assert table(state) == ["land-a:0x4 fortress:0", "land-b:1 ."]
    assert (asked(state), line(state, "hand 0")) == (1, "land-c land-d land-e land-f")


def test_a_fortress_is_played_from_the_own_sideboard_only() -> None:
    state = arrange(WEAPONS, "land-a:0", lines="sideboard 0: midnight-king; hand 0: land-b")
    assert refused(state, "play fortress 1,0") == "vye.turn.order"
    assert legal(state, "play fortress") == []


def test_a_captured_fortress_works_once_it_holds_two_tokens() -> None:
    state = arrange(WEAPONS, "fortress:0 barracks:0x2", "land-a:0 land-b:1", lines="hand 1: land-c")
    assert refused(state, "move 0,0 0,1") == "vye.fortify.keep-one"
    state, _ = act(state, "move 1,0 0,0", "play land-c 2,1", "move 0,0 0,1")
    assert table(state) == ["fortress:0 barracks:0 .", "land-a:0x2 land-b:1 land-c:1"]


# --- short supplies of the cards that take several tokens ---


@pytest.mark.parametrize(
    ("key", "on_table", "bears"),
    [
        ("barracks", 29, "barracks:0"),
        ("fortress", 29, "fortress:0"),
        ("catapult", 29, "catapult:0"),
        ("underminers", 29, "underminers:0"),
        ("barracks", 30, "barracks"),
        ("catapult", 30, "catapult"),
    ],
)
def test_a_short_supply_leaves_one_token_or_none_and_no_effect(
    key: str, on_table: int, bears: str
) -> None:
    hand = f"hand 0: {key}" if key in ("barracks", "catapult") else ""
    rows = f"land-a:0x{on_table} land-b:1", "land-c:1 ."
    state, told = act(arrange(f"{WEAPONS} tokens=thirty", *rows, lines=hand), f"play {key} 1,1")
    claim = f"claim vye.{key}.play" if on_table < 30 else "unclaimed vye.tokens.supply"
    assert told == [f"play vye.{key}.play", claim, "idle vye.fortify.keep-one"]
    assert table(state)[1] == f"land-c:1 {bears}"
    assert asked(state) == 1


def test_a_fortress_with_two_tokens_moves_one() -> None:
    state = arrange(f"{WEAPONS} tokens=thirty", "land-a:0x28", "land-b:1")
    state, _ = act(state, "play fortress 1,0", "move 1,0 0,0")
    assert table(state) == ["land-a:0x29 fortress:0", "land-b:1 ."]
    assert asked(state) == 1
