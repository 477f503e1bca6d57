"""How far back a game may be taken at a table: not past what told somebody a secret."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.strategus.setups import BY_KEY
from engine.request import BadRequest
from engine.table import Table

SOUTH = BY_KEY["open-gate"].arrangement.actions(0)
NORTH = BY_KEY["even-keel"].arrangement.actions(1)
FIGHT = "move i4 i7"


def strategus(*moves: str, bots: tuple[str | None, str | None] = (None, None)) -> Table:
    """Return a table with both armies placed as far as people place them, and moves made."""
    options = {"first": "south"}
    request = {"game": "strategus", "seats": 2, "seed": 3, "options": options, "bots": [*bots]}
    table = Table.new(request)
    for army in (SOUTH, NORTH):
        if bots[army is NORTH] is None:
            table.act({"actions": army})
    for move in moves:
        table.act({"action": move})
    return table


def vye(plies: int, **fields: Any) -> Table:
    """Return a table of Vye at which so many Lands were played, each time the last legal one."""
    table = Table.new({"game": "vye", "seats": 2, "seed": 12, "options": {"first": 0}, **fields})
    for _ in range(plies):
        table.act({"action": land(table)})
    return table


def land(table: Table) -> str:
    """Return the last legal play of a Land."""
    seat = table.snapshot({"seat": None})["decision"]["seat"]
    legal = table.snapshot({"seat": seat})["legal"]
    return str([text for text in legal if text.startswith("play land")][-1])


def spans(table: Table) -> tuple[int, int]:
    """Return the first plies that may be looked at and played on from."""
    shown = table.snapshot({"seat": None})
    return shown["look_from"], shown["play_from"]


def test_ready_is_final() -> None:
    table = strategus(bots=(None, "greedy"))
    table.goto({"ply": 40, "seat": 0})
    for ply in (0, 39):
        with pytest.raises(BadRequest, match="'ply' is 40 to 40"):
            table.goto({"ply": ply, "seat": 0})
    for _ in range(40):
        table.bot({"seat": 0})
    with pytest.raises(BadRequest, match=f"'ply' is 80 to 80, not {40}: what was seen before"):
        table.goto({"ply": 40, "seat": 0})
    assert spans(table) == (80, 80)


def test_an_own_army_is_rearranged_until_it_stands() -> None:
    table = Table.new({"game": "strategus", "seats": 2})
    table.act({"actions": SOUTH[:39]})
    table.goto({"ply": 5, "seat": 0})
    table.act({"actions": [*SOUTH[5:39]], "by": 0})
    assert spans(table) == (0, 0)
    table.act({"action": SOUTH[39]})
    assert spans(table) == (40, 40)


def test_nobody_plays_otherwise_after_a_fight_nor_looks_back_past_it() -> None:
    table = strategus("move a4 a5", "move a7 a6", FIGHT)
    assert spans(table) == (83, 83)
    for seat in (0, 1, None):
        with pytest.raises(BadRequest, match="'ply' is 83 to 83, not 82"):
            table.goto({"ply": 82, "seat": seat})
    table.act({"action": "move b7 b6"})
    table.act({"action": "move b4 b5"})
    assert table.goto({"ply": 83, "seat": 1})["legal"]
    table.act({"action": "move c7 c6"})
    assert table.snapshot({"seat": 0})["plies"] == 84


def test_moves_without_a_fight_are_taken_back() -> None:
    table = strategus("move a4 a5", "move a7 a6")
    table.goto({"ply": 80, "seat": 0})
    assert table.act({"action": "move b4 b5"})["plies"] == 81


def test_after_the_end_all_is_looked_at_and_nothing_played() -> None:
    table = strategus("move a4 a5", "move a7 a6", FIGHT)
    table.act({"action": "@0 resign"})
    assert spans(table) == (0, 84)
    for ply in (0, 41, 81):
        shown = table.goto({"ply": ply, "seat": 0})
        assert (shown["legal"], shown["meta"]) == ([], [])
        for call in (table.act, table.why, table.preview):
            with pytest.raises(BadRequest, match=f"ply {ply} is for looking only"):
                call({"action": "move b4 b5"})
        with pytest.raises(BadRequest, match="for looking only"):
            table.bot({})


def test_after_the_end_both_armies_are_seen_at_every_ply() -> None:
    moves = ("move a4 a5", "move a7 a6", FIGHT)
    table = strategus(*moves)
    assert not table.snapshot({"seat": 0})["over"]
    table.act({"action": "@0 resign"})
    whole = table.record({"whole": True})
    for ply in (84, 83, 82, 80, 43):
        for seat in (0, 1, None):
            shown = table.goto({"ply": ply, "seat": seat})
            assert shown["over"]
            kinds = [piece["kind"] for piece in shown["view"]["board"]]
            assert None not in kinds
            assert len(kinds) == {84: 79, 83: 79, 82: 80, 80: 80, 43: 43}[ply]
            fights = [e for line in shown["log"] for e in line["events"] if e["kind"] == "fight"]
            assert len(fights) == (ply >= 83)
            assert "?" not in table.position({"seat": seat})
            assert whole.startswith(table.record({"seat": seat}))


def test_hands_of_vye_stay_secret_when_the_game_is_looked_back_on() -> None:
    table = vye(0, options={"theme": "kid-friendly", "land_sets": 9})
    while (asked := table.snapshot({"seat": None})["decision"]) is not None:
        table.act({"action": table.snapshot({"seat": asked["seat"]})["legal"][0]})
    shown = table.goto({"ply": 3, "seat": 1})
    assert shown["over"]
    assert [hand["cards"] is None for hand in shown["view"]["hands"]] == [True, False]


def test_the_seed_is_told_when_nothing_can_be_learnt_by_it() -> None:
    table = strategus(FIGHT)
    assert table.snapshot({"seat": 0})["seed"] is None
    table.act({"action": "@0 resign"})
    assert table.goto({"ply": 80, "seat": 0})["seed"] == "3"
    assert vye(2).snapshot({"seat": 1})["seed"] is None
    assert vye(0, bots=["random", "random"]).snapshot({})["seed"] is None
    assert Table.new({"game": "rue", "seats": 2, "seed": 5}).snapshot({})["seed"] == "5"


def test_a_drawn_card_is_not_put_back() -> None:
    table = vye(4)
    assert spans(table) == (0, 4)
    shown = table.goto({"ply": 2, "seat": 0})
    assert shown["ply"] == 2
    assert shown["legal"] == []
    with pytest.raises(BadRequest, match="ply 2 is for looking only"):
        table.act({"action": "play land-a 1,1"})
    table.goto({"ply": 4})
    table.act({"action": land(table)})


def test_the_end_of_a_game_of_vye_is_final() -> None:
    table = vye(0, options={"theme": "kid-friendly", "land_sets": 9})
    while (asked := table.snapshot({"seat": None})["decision"]) is not None:
        table.act({"action": table.snapshot({"seat": asked["seat"]})["legal"][0]})
    last = table.snapshot({"seat": None})["ply"]
    assert spans(table) == (0, last)


def test_bots_alone_play_anew_from_anywhere() -> None:
    table = vye(0, bots=["random", "random"])
    for _ in range(6):
        table.bot({})
    first = table.snapshot({})["log"]
    assert spans(table) == (0, 0)
    table.goto({"ply": 0})
    for _ in range(6):
        table.bot({})
    assert table.snapshot({})["log"] == first


def test_what_was_written_down_is_played_anew() -> None:
    text = "game: strategus\nseats: 2\nboard:\n     a\n  6  n-fox\n  5  s-wolf\n  4  s-scout\n"
    table = Table.load({"example": text + "moves:\n  move a5 a6\nexpect:\n  to-move: 1\n"})
    assert spans(table) == (0, 0)
    table.goto({"ply": 0})
    table.act({"action": "move a5 b5"})


def test_a_game_taken_up_again_keeps_its_bounds() -> None:
    record = strategus(FIGHT, "move a7 a6").record({"whole": True})
    table = Table.load({"record": record})
    assert spans(table) == (81, 81)
    with pytest.raises(BadRequest, match="'at' is 81 to 82, not 80"):
        Table.load({"record": record, "at": 80})


def test_rue_is_played_anew_from_anywhere() -> None:
    table = Table.new({"game": "rue", "seats": 2, "options": {"hands": "hidden"}})
    for _ in range(16):
        seat = table.snapshot({})["decision"]["seat"]
        table.act({"action": table.snapshot({"seat": seat})["legal"][0]})
    assert spans(table) == (0, 0)
    table.goto({"ply": 3})
    assert table.snapshot({})["legal"]


class TestDeployment:
    """What the other side, and who only watches, learns of an army that is being placed."""

    @pytest.mark.parametrize("count", [1, 23, 39])
    def test_nothing_is_told_until_it_stands(self, count: int) -> None:
        fresh, table = (Table.new({"game": "strategus", "seats": 2}) for _ in range(2))
        table.act({"actions": SOUTH[:count]})
        for seat in (1, None):
            assert table.snapshot({"seat": seat}) == fresh.snapshot({"seat": seat})
            assert table.record({"seat": seat}) == fresh.record({"seat": seat})
            assert table.position({"seat": seat}) == fresh.position({"seat": seat})
            with pytest.raises(BadRequest, match="'ply' is 0 to 0, not 99"):
                table.goto({"ply": 99, "seat": seat})
        own = table.snapshot({"seat": 0})
        assert (own["ply"], own["plies"], len(own["log"])) == (count, count, count + 1)

    def test_an_army_that_stands_is_one_entry(self) -> None:
        table = Table.new({"game": "strategus", "seats": 2})
        table.act({"actions": SOUTH})
        for seat in (1, None):
            shown = table.snapshot({"seat": seat})
            assert [(line["ply"], line["action"]) for line in shown["log"]] == [
                (0, None),
                (40, "place ?"),
            ]
            assert [event["kind"] for event in shown["log"][1]["events"]] == ["ready"]
            assert table.record({"seat": seat}).endswith("\n\nplace ?\n")
        table.act({"actions": NORTH[:7]})
        assert table.snapshot({"seat": 0})["ply"] == 40
        table.act({"actions": NORTH[7:]})
        for seat, other in ((0, 1), (1, 0)):
            lines = table.record({"seat": seat}).split("\n\n")[1].splitlines()
            placed = [line for line in lines if line.startswith("place")]
            assert placed.count("place ?") == 1
            assert len(placed) == 41
            assert placed[40 * other] == "place ?" if other else placed[0] == "place ?"
        kinds = [event["kind"] for event in table.snapshot({"seat": 0})["log"][-1]["events"]]
        assert kinds[:2] == ["ready", "begin"]


class TestEyesOfBots:
    """Nobody looks with a bot's eyes as long as a person plays against it."""

    @pytest.mark.parametrize(
        "call", ["snapshot", "record", "position", "insights", "preview", "goto", "act", "bot"]
    )
    def test_they_are_refused(self, call: str) -> None:
        table = strategus(bots=(None, "greedy"))
        before = table.snapshot({"seat": 0})
        fields = {"seat": 1, "action": "move a4 a5", "ply": 40}
        with pytest.raises(BadRequest, match="'seat' is 0 or null as long as the game goes on"):
            getattr(table, call)(fields)
        assert table.snapshot({"seat": 0}) == before
        assert table.record({"seat": 1, "whole": True}) == table.record({"whole": True})

    def test_in_every_game_with_secrets(self) -> None:
        with pytest.raises(BadRequest, match=r"what Player 2 \(random bot\) sees is hidden"):
            vye(0, bots=[None, "random"]).snapshot({"seat": 1})

    def test_they_are_anybodys_after_the_end_and_among_bots(self) -> None:
        table = strategus(bots=(None, "greedy"))
        for _ in range(40):
            table.bot({})
        table.act({"action": "@0 resign"})
        assert table.snapshot({"seat": 1})["seat"] == 1
        assert vye(0, bots=["random", "random"]).snapshot({"seat": 1})["seat"] == 1
        rue = Table.new({"game": "rue", "seats": 2, "bots": [None, "random"]})
        assert rue.snapshot({"seat": 1})["seat"] == 1
