"""The twelve Specials: the small cases for which the rulebook has no room.

A table is written as rows of words from the north-west corner at 0,0, as in position texts. What an
action told is written as its events, `kind clause`.
"""

from __future__ import annotations

import pytest

from engine.games.vye import GAME as VYE
from engine.games.vye.state import VyeState

WEAPONS = "theme=weapons-of-war"
LANDS = "theme=changing-lands"
KINGDOMS = "theme=connecting-kingdoms"
GREEDY = "theme=greedy-rulers"


def four(kinds: str) -> str:
    """Return the options for a theme of four kinds of one's choice."""
    return f"theme=players-choice kinds={kinds}"


def arrange(options: str, *rows: str, lines: str = "", seats: int = 2) -> VyeState:
    """Return the position with these rows; `lines` are other lines, separated by semicolons."""
    width = len(rows[0].split())
    board = [" ".join(["  ", *map(str, range(width))])]
    board += [f"  {y} {row}" for y, row in enumerate(rows)]
    others = [line.strip() for line in lines.split(";") if line.strip()]
    head = ["game: vye", f"seats: {seats}", f"options: {options}"]
    return VYE.parse_picture("\n".join([*head, *others, "board:", *board]))


def act(state: VyeState, *actions: str) -> tuple[VyeState, list[str]]:
    """Return the position after the actions, and what the last one told."""
    told: list[str] = []
    for text in actions:
        step = VYE.apply(state, VYE.parse(text))
        state, told = step.state, [f"{event.kind} {event.rule}" for event in step.events]
    return state, told


def table(state: VyeState) -> list[str]:
    """Return the rows of a position, as `arrange` takes them."""
    (board,) = [entry for entry in VYE.position_entries(state) if entry.key == "board"]
    return [" ".join(line.split()[1:]) for _, line in board.body[1:]]


def line(state: VyeState, key: str) -> str | None:
    """Return what a line of the position says; None where it is left out as usual."""
    found = {entry.key: entry.value for entry in VYE.position_entries(state)}
    return found.get(key)


def legal(state: VyeState, verb: str = "") -> list[str]:
    """Return the legal actions that start with a verb."""
    texts = [VYE.format(action) for action in VYE.legal_actions(state)]
    return [text for text in texts if text.startswith(verb)]


def refused(state: VyeState, action: str) -> str:
    """Return the clause under which an action is refused; "" for a legal one."""
    refusal = VYE.refusal(state, VYE.parse(action))
    return refusal.rule if refusal else ""


def asked(state: VyeState) -> int | None:
    """Return the seat that has to act."""
    decision = VYE.decision(state)
    return decision.seat if decision else None


def undead_left(state: VyeState) -> object:
    """Return how many Undead tokens are off the table."""
    return VYE.view(state, 0)["undead"]


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
    ("key", "on_table", "bears", "idle"),
    [
        ("barracks", 29, "barracks:0", "vye.barracks.play"),
        ("fortress", 29, "fortress:0", "vye.fortress.play"),
        ("catapult", 29, "catapult:0", "vye.fortify.keep-one"),
        ("underminers", 29, "underminers:0", "vye.fortify.keep-one"),
        ("barracks", 30, "barracks", "vye.barracks.play"),
        ("catapult", 30, "catapult", "vye.fortify.keep-one"),
    ],
)
def test_a_short_supply_leaves_one_token_or_none_and_no_effect(
    key: str, on_table: int, bears: str, idle: str
) -> None:
    hand = f"hand 0: {key}" if key in ("barracks", "catapult") else ""
    rows = f"land-a:0x{on_table} land-b:1", "land-c:1 ."
    state, told = act(arrange(f"{WEAPONS} tokens=thirty", *rows, lines=hand), f"play {key} 1,1")
    claim = f"claim vye.{key}.play" if on_table < 30 else "unclaimed vye.tokens.supply"
    assert told == [f"play vye.{key}.play", claim, f"idle {idle}"]
    assert table(state)[1] == f"land-c:1 {bears}"
    assert asked(state) == 1


def test_a_fortress_with_two_tokens_moves_one() -> None:
    state = arrange(f"{WEAPONS} tokens=thirty", "land-a:0x28", "land-b:1")
    state, _ = act(state, "play fortress 1,0", "move 1,0 0,0")
    assert table(state) == ["land-a:0x29 fortress:0", "land-b:1 ."]
    assert asked(state) == 1


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


# --- Ancient Passage ---


def test_a_passage_may_join_three_kingdoms() -> None:
    rows = "land-a:0 land-b:1 land-c:0", "land-e:1 land-d:0 land-f:1"
    state = arrange(KINGDOMS, *rows, lines="hand 0: ancient-passage")
    assert VYE.scores(state) == (1, 1)
    state, _ = act(state, "play ancient-passage 1,0")
    assert VYE.scores(state) == (4, 1)


def test_kingdoms_at_a_corner_do_not_count() -> None:
    rows = "land-a:0 land-b:1", "land-c:1 land-d:0"
    state = arrange(KINGDOMS, *rows, "land-e:1 land-f:1", lines="hand 0: ancient-passage")
    assert legal(state, "play ancient-passage") == [
        "play ancient-passage 0,1",
        "play ancient-passage 1,0",
    ]
    assert refused(state, "play ancient-passage 0,2") == "vye.ancient-passage.play"


def test_a_passage_over_necropolis_sends_its_undead_away() -> None:
    state = arrange(GREEDY, "land-a:0 necropolis:ux3 land-b:0", lines="hand 0: ancient-passage")
    state, _ = act(state, "play ancient-passage 1,0")
    assert table(state) == ["land-a:0 ancient-passage:0/necropolis land-b:0"]
    assert undead_left(state) == 6


def test_a_sanctuary_counts_for_a_passage_as_far_as_it_bears_a_token() -> None:
    hand = "hand 0: ancient-passage; sideboard 0:"
    apart = arrange(KINGDOMS, "land-a:0 land-b:1 sanctuary:0+1/land-c", lines=hand)
    assert legal(apart) == ["play ancient-passage 1,0"]
    shareless = arrange(KINGDOMS, "land-a:0 land-b:1 sanctuary:1/land-c", lines=hand)
    assert legal(shareless) == ["pass"]
    rows = "land-a:0 land-b:1", "land-d:0 sanctuary:0+1/land-c"
    assert legal(arrange(KINGDOMS, *rows, lines=hand)) == ["pass"]


def test_without_a_token_a_passage_is_unclaimed() -> None:
    state = arrange(
        f"{KINGDOMS} tokens=thirty",
        "land-a:0x29 land-b:1 land-c:0",
        lines="hand 0: ancient-passage",
    )
    state, told = act(state, "play ancient-passage 1,0")
    assert told[-1] == "unclaimed vye.tokens.supply"
    assert table(state) == ["land-a:0x29 ancient-passage/land-b land-c:0"]


# --- Lost City ---


def test_a_lost_city_counts_two_for_whoever_takes_it() -> None:
    state = arrange(GREEDY, "land-a:0 lost-city:0/land-b", "land-c:1 .", lines="to-move: 1")
    assert VYE.scores(state) == (3, 1)
    state, _ = act(state, "play thousand-roses-king 1,1")
    assert table(state) == ["land-a:0 lost-city:1/land-b", "land-c:1 thousand-roses-king:1"]
    assert VYE.scores(state) == (1, 4)


@pytest.mark.parametrize("beneath", ["lost-city:0/land-b", "land-b:u", "catapult:0"])
def test_a_lost_city_covers_nothing_but_an_own_land(beneath: str) -> None:
    options = four("catapult,lost-city,necropolis,wild-land")
    state = arrange(options, f"land-a:1 {beneath}", lines="hand 0: lost-city")
    assert refused(state, "play lost-city 1,0") == "vye.lost-city.play"


def test_of_two_kingdoms_with_as_many_cards_the_one_with_a_lost_city_counts() -> None:
    state = arrange(GREEDY, "land-a:0 land-b:0 land-c:1 land-d:0 lost-city:0/land-e")
    assert VYE.scores(state) == (3, 1)


# --- Sanctuary ---


def test_a_sanctuary_sends_home_all_tokens_of_a_card_of_the_players_own() -> None:
    state = arrange(
        f"{four('barracks,catapult,fortress,sanctuary')} tokens=thirty",
        "fortress:0x4 land-a:0x26",
        lines="hand 0: sanctuary",
    )
    assert VYE.view(state, None)["supplies"] == [0, 30]
    state, told = act(state, "play sanctuary 0,0")
    assert told[-1] == "share vye.sanctuary.play"
    assert table(state) == ["sanctuary:0+1/fortress land-a:0x26"]
    assert VYE.view(state, None)["supplies"] == [3, 29]


@pytest.mark.parametrize(("covered", "shares"), [("land-a", "0+1"), ("land-b", "0")])
def test_the_covered_cards_tokens_return_before_shares_are_put(covered: str, shares: str) -> None:
    rows = "land-a:1x30 land-b:0"
    state = arrange(f"{KINGDOMS} tokens=thirty", rows, lines="hand 0: sanctuary")
    cell = "0,0" if covered == "land-a" else "1,0"
    state, _ = act(state, f"play sanctuary {cell}")
    assert f"sanctuary:{shares}/{covered}" in table(state)[0].split()


def test_no_undead_token_is_left_for_the_sanctuary_over_necropolis() -> None:
    options = four("barracks,catapult,necropolis,sanctuary")
    rows = "land-a:u land-b:u land-c:u necropolis:1", "land-d:u land-e:u land-f:u land-g:0"
    state = arrange(options, *rows, lines="hand 0: sanctuary")
    state, _ = act(state, "play sanctuary 3,0")
    assert table(state)[0].split()[3] == "sanctuary:0+1/necropolis"


def test_a_sanctuary_that_scores_nothing_still_makes_a_kingdom_larger() -> None:
    options = four("ancient-passage,catapult,lost-city,sanctuary")
    row = "land-a:0 sanctuary:0+1/land-b land-c:0 land-d:1 lost-city:0/land-e land-f:0"
    assert VYE.scores(arrange(options, row)) == (3, 1)
    assert VYE.scores(arrange(f"{options} sanctuary_counts=zero", row)) == (2, 1)
    by_points = f"{options} sanctuary_counts=zero largest_by=points"
    assert VYE.scores(arrange(by_points, row)) == (3, 1)


def test_an_heir_cannot_choose_a_sanctuary_or_a_sinkhole() -> None:
    options = four("ancient-passage,catapult,sanctuary,sinkhole")
    state = arrange(options, "sanctuary:0+1/land-a sinkhole/land-b")
    state, told = act(state, "play midnight-heir 1,1")
    assert told == ["play vye.family.play", "claim vye.turn.order", "idle vye.family.heir"]


# --- Sinkhole ---


def test_a_sinkhole_over_necropolis_sends_its_undead_away() -> None:
    options = four("barracks,catapult,necropolis,sinkhole")
    state = arrange(options, "land-a:0 necropolis:ux3", lines="hand 0: sinkhole")
    state, told = act(state, "play sinkhole 1,0")
    assert told == ["play vye.sinkhole.play", "cover vye.cover.stack"]
    assert (table(state), undead_left(state)) == (["land-a:0 sinkhole/necropolis"], 6)


def test_a_sinkhole_over_a_sinkhole_unless_the_option_forbids_it() -> None:
    rows = "sinkhole/land-a land-b:1"
    state, _ = act(arrange(LANDS, rows, lines="hand 0: sinkhole"), "play sinkhole 0,0")
    assert table(state) == ["sinkhole/sinkhole/land-a land-b:1"]
    state = arrange(f"{LANDS} cover_sinkhole=off", rows, lines="hand 0: sinkhole")
    assert refused(state, "play sinkhole 0,0") == "vye.sinkhole.covered"
    assert refused(state, "play sinkhole 1,0") == ""


def test_a_sinkhole_cuts_a_chain_and_cards_go_beside_it() -> None:
    rows = "land-a:1 land-a:1 land-a:1"
    state = arrange(LANDS, rows, lines="hand 0: sinkhole land-a; hand 1: land-b")
    state, _ = act(state, "play sinkhole 1,0", "play land-b 1,1")
    assert table(state) == ["land-a:1 sinkhole/land-a land-a:1", ". land-b:1 ."]
    state, told = act(state, "play land-a 0,1")
    assert told[2:] == ["capture vye.land.match"]
    assert table(state) == ["land-a:0 sinkhole/land-a land-a:1", "land-a:0 land-b:1 ."]
