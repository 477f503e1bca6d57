"""Rule tests of Ancient Passage, Lost City, Sanctuary and Sinkhole: small edge cases."""

from __future__ import annotations

import pytest

from engine.games.vye import GAME as VYE
from tests.engine.games.vye.arranging import (
    GREEDY,
    KINGDOMS,
    LANDS,
    act,
    arrange,
    four,
    legal,
    refused,
    table,
    undead_left,
)

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
