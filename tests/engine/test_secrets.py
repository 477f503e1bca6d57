"""What a table tells a seat of a game with secrets: records, positions, previews, the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import RecordError
from engine.core.record import parse_record
from engine.core.registry import game
from engine.table import Table

VYE = game("vye")


def played(plies: int) -> Table:
    """Return a table of three at which so many cards were played, each time the last legal one."""
    table = Table.new({"game": "vye", "seats": 3, "seed": 12, "options": {"first": 0}})
    for _ in range(plies):
        cards = [text for text in table.snapshot({})["legal"] if text.startswith("play land")]
        table.act({"action": cards[-1]})
    return table


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


def test_a_finished_game_has_no_secrets() -> None:
    table = played(3)
    state = table.snapshot({})
    while state["decision"] is not None:
        state = table.act({"action": state["legal"][0]})
    assert "seed: 12" in table.record({"seat": 1})


def test_a_preview_tells_no_card_that_would_be_drawn() -> None:
    """Whatever lies on the pile, the preview of a move is the same."""
    table = played(4)
    state = table._moment.state
    move = next(text for text in table.snapshot({})["legal"] if text.startswith("play land"))
    first = table.preview({"action": move})
    other = state.copy()
    other.pile = tuple(reversed([key for key in state.pile if key != "empress"])) + ("empress",)
    table._history[table._now] = table._moment._replace(state=other)
    second = table.preview({"action": move})
    assert first == second
    kinds = [event["kind"] for event in first["events"]]
    assert "claim" in kinds
    assert "draw" in kinds
    assert all("cards" not in event for event in first["events"])
    assert all(hand["cards"] is None for hand in first["view"]["hands"])


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
    table = played(4)
    before = table.snapshot({"seat": 0})["log"]
    table.goto({"ply": 2})
    cards = [text for text in table.snapshot({})["legal"] if text.startswith("play land")]
    table.act({"action": cards[0]})
    after = table.snapshot({"seat": 0})["log"]
    assert after[:3] == before[:3]
    assert after[3]["action"] == cards[0] != before[3]["action"]
