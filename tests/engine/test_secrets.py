"""What a table tells a seat of a game with secrets: records, positions, previews, the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import IllegalAction, RecordError
from engine.core.record import parse_record
from engine.core.registry import game
from engine.request import BadRequest
from engine.table import Table

VYE = game("vye")


def played(plies: int) -> Table:
    """Return a table of three at which so many cards were played, each time the last legal one."""
    table = Table.new({"game": "vye", "seats": 3, "seed": 12, "options": {"first": 0}})
    for _ in range(plies):
        table.act({"action": lands(table)[-1]})
    return table


def legal(table: Table) -> list[str]:
    """Return what the seat to move may do."""
    asked = table.snapshot({"seat": None})["decision"]
    found: list[str] = table.snapshot({"seat": asked["seat"]})["legal"] if asked else []
    return found


def lands(table: Table) -> list[str]:
    """Return the legal plays of Lands."""
    return [text for text in legal(table) if text.startswith("play land")]


def hidden(table: Table, seat: int | None) -> list[str]:
    """Return the lines of a whole position that a seat must not read."""
    lines = table.position({"whole": True}).splitlines()
    return [
        line for line in lines if line.startswith(("hand", "pile")) and f"hand {seat}" not in line
    ]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_position_as_seen_hides_other_hands_and_the_pile(seat: int | None) -> None:
    table = played(5)
    seen = table.position({"seat": seat})
    for line in hidden(table, seat):
        key, _, cards = line.partition(": ")
        assert f"{key}: {' '.join('?' for _ in cards.split())}\n" in seen
    if seat is not None:
        own = " ".join(table.snapshot({"seat": seat})["view"]["hands"][seat]["cards"])
        assert f"hand {seat}: {own}\n" in seen


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_record_as_seen_has_neither_seed_nor_cards_of_others(seat: int | None) -> None:
    table = played(5)
    whole, seen = table.record({"whole": True}), table.record({"seat": seat})
    assert "seed: 12" in whole
    assert "seed" not in seen
    assert f"seen-by: {'spectator' if seat is None else seat}\n" in seen
    actions = [line for line in seen.splitlines() if line.startswith("play ")]
    assert actions == [line for line in whole.splitlines() if line.startswith("play ")]
    told = [line for line in seen.splitlines() if line.startswith("#")]
    for other in range(3):
        name = f"Player {other + 1}"
        assert any(f"{name} draws" in line for line in told) == (other == seat)


def test_a_record_as_seen_cannot_be_replayed_and_says_so() -> None:
    seen = played(2).record({"seat": 1})
    with pytest.raises(RecordError, match="line 6: this is the game as one seat saw it"):
        parse_record(seen)


def test_a_record_from_a_position_is_seen_without_its_hands() -> None:
    start = played(3).position({"whole": True})
    inner = "".join(f"  {line}\n" for line in start.splitlines())
    table = Table.load({"record": f"game: vye\nstart:\n{inner}\n"})
    seen = table.record({"seat": 0})
    assert "  hand 1: ? ? ? ?\n" in seen
    assert "  pile: ? ?" in seen
    assert table.record({"whole": True}).count("hand 1: land-") == 1


def test_a_finished_game_keeps_its_secrets() -> None:
    """View, record and position agree: hands and pile stay secret for ever."""
    table = played(3)
    while actions := legal(table):
        table.act({"action": actions[0]})
    view = table.snapshot({"seat": 1})["view"]
    assert view["over"]
    assert view["hands"][0]["cards"] is None
    assert "seed" not in table.record({"seat": 1})
    assert "hand 0: ?" in table.position({"seat": 1})
    assert "seed: 12" in table.record({"whole": True})


def test_without_a_seat_a_spectator_is_answered() -> None:
    table = played(2)
    assert table.snapshot({})["seat"] is None
    assert table.snapshot({})["legal"] == []
    assert "seen-by: spectator" in table.record({})
    assert "hand 0: ?" in table.position({})
    rue = Table.new({"game": "rue", "seats": 2, "options": {"attacker": 1}})
    assert rue.snapshot({})["seat"] == 1


@pytest.mark.parametrize("call", ["why", "preview", "act"])
def test_only_the_seat_to_move_learns_why(call: str) -> None:
    """Whatever a hand holds, others are told the same: whose turn it is."""
    table = played(1)
    asked = table.snapshot({})["decision"]["seat"]
    told = set()
    for letter in "abcdefghijklmnop":
        for by in [seat for seat in (0, 1, 2, None) if seat != asked]:
            told.add(answer(table, call, {"action": f"play land-{letter} 9,9", "by": by}))
    assert told == {f"it is Player {asked + 1}'s turn"}
    own = answer(table, call, {"action": "play land-a 9,9", "by": asked})
    assert own in ("9,9 shares no side with a card on the table", own)
    assert own.startswith(("9,9", f"Player {asked + 1} has no Ash Peaks"))


@pytest.mark.parametrize("call", ["why", "preview", "act"])
def test_nobody_speaks_for_a_bot(call: str) -> None:
    request = {"game": "vye", "seats": 2, "seed": 5, "options": {"first": 1}}
    table = Table.new({**request, "bots": [None, "random"]})
    told = {answer(table, call, {"action": f"play land-{k} 9,9"}) for k in "abcdefghij"}
    assert told == {"it is Player 2 (random bot)'s turn"}


def answer(table: Table, call: str, request: dict[str, Any]) -> str:
    """Return the reason that a call gives for a refusal."""
    try:
        found = getattr(table, call)(request)
    except IllegalAction as error:
        return error.reason
    reason: str = found["reason"]
    return reason


def test_a_preview_tells_no_card_that_would_be_drawn() -> None:
    """Whatever lies on the pile, the preview of a move is the same."""
    table = played(4)
    state = table._moment.state
    move = lands(table)[0]
    first = table.preview({"action": move})
    other = state.copy()
    other.pile = (*reversed([key for key in state.pile if key != "empress"]), "empress")
    table._past.moments[table._past.ply] = table._moment._replace(state=other)
    second = table.preview({"action": move})
    assert first == second
    kinds = [event["kind"] for event in first["events"]]
    assert "claim" in kinds
    assert not {"draw", "empress", "end"} & set(kinds)
    assert all(hand["cards"] is None for hand in first["view"]["hands"])
    assert sum(first["view"]["scores"]) >= sum(table.snapshot({})["view"]["scores"])


def test_a_preview_of_a_fight_stops_before_it() -> None:
    text = "game: strategus\nseats: 2\nboard:\n     a\n  6  n-fox\n  5  s-wolf\n"
    text += "  4  s-scout\n  3  .\n  2  .\n  1  s-apple\n"
    inner = "".join(f"  {line}\n" for line in text.splitlines())
    table = Table.load({"record": f"game: strategus\nstart:\n{inner}\n"})
    preview = table.preview({"action": "move a5 a6", "seat": 0, "by": 0})
    assert [event["kind"] for event in preview["events"]] == ["move"]
    assert preview["view"] is None


def test_a_log_tells_each_seat_its_own_cards_only() -> None:
    table = played(6)
    for seat in (0, 1, 2, None):
        log = json.dumps(table.snapshot({"seat": seat})["log"])
        draws: list[dict[str, Any]] = [
            event
            for line in table.snapshot({"seat": seat})["log"]
            for event in line["events"]
            if event["kind"] == "draw"
        ]
        assert len(draws) == 6
        assert all(("cards" in event) == (event["seat"] == seat) for event in draws)
        assert log.count('"private"') == 0


def test_a_log_tells_what_was_played_anew_after_going_back() -> None:
    table = strategus(".  n-scout", "s-wolf  .", ".  .", "s-lion  s-scout")
    for move in ("move a6 a5", "move b7 b6"):
        table.act({"action": move})
    before = table.snapshot({"seat": 0})["log"]
    table.goto({"ply": 1})
    table.act({"action": "move b7 a7"})
    after = table.snapshot({"seat": 0})["log"]
    assert after[:2] == before[:2]
    assert after[2]["action"] == "move b7 a7" != before[2]["action"]


BOARD = "game: strategus\nseats: 2\nto-move: 0\nboard:\n     a  b\n"


def strategus(*rows: str) -> Table:
    """Return a table with few pieces, row 7 first, whose armies are secret."""
    lines = [f"  {7 - at}  {row}" for at, row in enumerate(rows)]
    text = BOARD + "\n".join(lines) + "\n"
    inner = "".join(f"  {line}\n" for line in text.splitlines())
    return Table.load({"record": f"game: strategus\nstart:\n{inner}\n"})


FIGHT = ("n-lion  n-scout", "s-wolf  .", ".  .", ".  .", ".  s-scout")


def test_a_list_of_moves_does_not_try_out_what_is_hidden() -> None:
    table = strategus(*FIGHT)
    with pytest.raises(BadRequest, match="may only place pieces"):
        table.act({"actions": ["move a6 a7", "@0 offer-draw", "@0 offer-draw"], "by": 0})
    assert table.snapshot({"seat": 0})["ply"] == 0


def test_nobody_acts_out_of_turn_for_another() -> None:
    table = strategus(*FIGHT)
    assert answer(table, "act", {"action": "@1 resign", "by": 0}) == "only Player 2 may do that"
    table.act({"action": "@0 offer-draw", "by": 0})
    assert answer(table, "act", {"action": "@1 accept-draw", "by": 0}).startswith("only Player 2")
    table.act({"action": "@1 accept-draw", "by": 1})
    assert table.snapshot({})["decision"] is None


def test_a_record_as_seen_lists_no_fight() -> None:
    table = strategus(*FIGHT)
    table.act({"action": "move a6 a7"})
    for seat in (0, 1, None):
        seen = table.record({"seat": seat})
        assert "move a6 a7" in seen
        assert "attacks" not in seen


def test_a_preview_ends_no_game_that_may_go_on() -> None:
    table = strategus("n-wolf  .", ".  .", "s-lion  s-scout")
    preview = table.preview({"action": "move a5 a6", "by": 0})
    assert not {"end", "reveal", "win"} & {event["kind"] for event in preview["events"]}
