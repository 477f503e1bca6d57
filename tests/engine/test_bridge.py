"""The bridge: JSON in, JSON out, stable codes, nothing that a seat may not see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.bots.bot import bots
from engine.bridge import CALLS, Bridge
from engine.core.registry import game
from engine.games.strategus.setups import BY_KEY


class Door:
    """A bridge with a request's fields as arguments."""

    def __init__(self) -> None:
        self.bridge = Bridge()

    def ask(self, call: str, board: str = "b", **fields: Any) -> Any:
        return json.loads(self.bridge.call(json.dumps({"call": call, "board": board, **fields})))

    def value(self, call: str, board: str = "b", **fields: Any) -> Any:
        answer = self.ask(call, board, **fields)
        assert answer["ok"], answer
        return answer["value"]


@pytest.fixture
def door() -> Door:
    return Door()


def test_a_game_against_a_bot_with_undo_and_a_record(door: Door) -> None:
    at = door.value("new", game="rue", seats=2, seed=4, bots=[None, "greedy"])
    while at["decision"]:
        bot = at["bots"][at["decision"]["seat"]]
        at = door.value("bot") if bot else door.value("act", action=at["legal"][0])
    assert at["ply"] == at["plies"] == 16
    assert at["view"]["outcome"]["winners"]
    record = door.value("record")
    back = door.value("goto", ply=3)
    assert (back["ply"], back["plies"]) == (3, 16)
    assert door.value("goto", ply=16)["view"] == at["view"]
    again = door.value("load", "other", record=record, bots=[None, "greedy"])
    assert again["view"] == at["view"]
    assert again["log"] == at["log"]


def test_the_log_says_who_acted_and_games_name_their_pieces(door: Door) -> None:
    at = door.value("new", game="rue", seats=3, seed=4, options={"attacker": 1})
    for _ in range(4):
        at = door.value("act", action=at["legal"][0])
    assert [line["seat"] for line in at["log"]] == [None, 1, 2, 0, 1]
    for found in door.value("games")["games"]:
        pieces = game(found["key"]).components()
        assert found["components"] == [
            {
                "key": piece.key,
                "name": piece.name,
                "kind": piece.kind,
                "rule": piece.rule,
                "about": piece.about,
            }
            for piece in pieces
        ]


def test_a_bot_plays_the_same_after_an_undo(door: Door) -> None:
    at = door.value("new", game="rue", seats=2, seed=9, bots=["random", "random"])
    first = [door.value("bot")["log"][-1]["action"] for _ in range(4)]
    door.value("goto", ply=at["ply"])
    assert [door.value("bot")["log"][-1]["action"] for _ in range(4)] == first


def test_playing_from_an_earlier_ply_drops_the_later_ones(door: Door) -> None:
    door.value("new", game="rue", seats=2, seed=1, options={"attacker": 0})
    door.value("act", action="place BP 0,0 r0")
    door.value("act", action="place BP 0,1 r0")
    door.value("goto", ply=1)
    at = door.value("act", action="place BP 1,0 r0")
    assert [line["action"] for line in at["log"]][1:] == ["place BP 0,0 r0", "place BP 1,0 r0"]
    assert at["plies"] == 2


def test_boards_do_not_know_of_each_other(door: Door) -> None:
    door.value("new", "one", game="rue", seats=2, seed=1)
    door.value("new", "two", game="rue", seats=3, seed=1)
    door.value("act", "one", action="place BP 0,0 r0")
    assert door.value("snapshot", "two")["ply"] == 0
    assert door.value("close", "one") is True
    assert door.ask("snapshot", "one")["error"]["code"] == "bad-request"


def test_an_example_can_be_loaded_and_played_on(door: Door) -> None:
    text = "title: T\ngame: rue\nseats: 2\nboard:\n     0\n  0  BP1\nmoves:\n  place RF 1,0 r1\n"
    at = door.value("load", example=text, at=0)
    assert (at["title"], at["ply"], at["plies"]) == ("T", 0, 1)
    assert at["view"]["board"][0]["card"] == "BP"
    assert "start:" in door.value("record")


def test_hidden_hands_are_not_in_anything_that_is_sent(door: Door) -> None:
    door.value("new", game="rue", seats=2, seed=1, options={"hands": "hidden", "attacker": 0})
    at = door.value("act", action="place BP 0,0 r0", seat=1)
    assert at["view"]["hands"][0] == {"count": 7, "cards": None}
    assert door.value("snapshot", seat=None)["view"]["hands"][1]["cards"] is None
    assert door.value("snapshot", seat=0)["legal"] == []


def test_an_example_that_does_not_hold_says_what_was_found(door: Door) -> None:
    text = "game: rue\nseats: 2\nboard:\n     0\n  0  BP1\nexpect:\n  to-move: 0\n"
    right = door.value("load", example=text)["view"]["to_move"]
    for said in (0, 1):
        at = door.value("load", example=text.replace("move: 0", f"move: {said}"))
        found = [failure["line"] for failure in at["failures"]]
        assert found == ([] if said == right else [7])
    assert "failures" not in door.value("load", record=door.value("record"))


def test_a_preview_tells_what_an_action_does_and_changes_nothing(door: Door) -> None:
    options = {"hands": "hidden", "attacker": 0}
    door.value("new", game="rue", seats=2, seed=1, options=options)
    before = door.value("act", action="place BP 0,0 r0", seat=1)
    action = before["legal"][0]
    would = door.value("preview", action=action, seat=1)
    assert door.value("snapshot", seat=1) == before
    assert would["view"]["hands"][0] == {"count": 7, "cards": None}
    assert door.value("preview", action=action, seat=None)["view"]["hands"][1]["cards"] is None
    after = door.value("act", action=action, seat=1)
    assert would == {"events": after["log"][-1]["events"], "view": after["view"]}
    refused = door.ask("preview", action="place BP 9,9 r0")["error"]
    assert (refused["code"], bool(refused["rule"])) == ("illegal-action", True)


def test_why_and_insights(door: Door) -> None:
    door.value("new", game="rue", seats=2, seed=1)
    assert door.value("why", action="place BP 0,0 r0") is None
    assert door.value("why", action="place BP 1,0 r0")["rule"] == "rue.place.first"
    assert door.value("insights") == {"foxed": []}
    assert door.value("clause", rule="rue.place.touch")["title"]


@pytest.mark.parametrize(
    ("fields", "code", "says"),
    [
        ({"call": "new", "game": "ruee", "seats": 2}, "unknown-game", "did you mean 'rue'?"),
        ({"call": "new", "game": "rue", "seats": "2"}, "bad-request", "'seats'"),
        ({"call": "new", "game": "rue", "seats": 9}, "option", "2 to 6 can"),
        ({"call": "new", "game": "rue", "seats": 2, "bots": ["x", None]}, "unknown-bot", "'x'"),
        ({"call": "new", "game": "rue", "seats": 2, "bots": [None]}, "bad-request", "2 seats"),
        (
            {"call": "new", "game": "rue", "seats": 2, "names": ["a"]},
            "bad-request",
            "1 names for 2 seats",
        ),
        ({"call": "new", "game": "rue", "seats": 2, "seed": 1.5}, "bad-request", "'seed'"),
        ({"call": "new", "game": "rue", "seats": 2, "names": ["a|b", "c"]}, "bad-request", "|"),
        ({"call": "new", "game": "rue", "seats": 2, "names": ["a\n", "c"]}, "bad-request", "signs"),
        ({"call": "new", "game": "rue", "seats": 2, "names": [1, "c"]}, "bad-request", "texts"),
        ({"call": "snapshot", "seat": True}, "bad-request", "0 to 1 or null"),
        ({"call": "load", "record": "x"}, "record", "line 1"),
        ({"call": "load"}, "bad-request", "'record'"),
        ({"call": "act", "action": "place XP 0,0 r0"}, "illegal-action", "no tile 'XP'"),
        ({"call": "act", "action": "place"}, "notation", "column 6"),
        ({"call": "act"}, "bad-request", "'action'"),
        ({"call": "bot"}, "bad-request", "no bot sits"),
        ({"call": "goto", "ply": 9}, "bad-request", "0 to 0"),
        ({"call": "snapshot", "seat": 5}, "bad-request", "0 to 1 or null"),
        ({"call": "clause", "rule": "rue.place.tuch"}, "unknown-rule", "'rue.place.touch'"),
        ({"call": "fly"}, "bad-request", "there are new, load"),
        ([1], "bad-request", "an object"),
    ],
)
def test_wrong_requests_have_stable_codes(door: Door, fields: Any, code: str, says: str) -> None:
    door.value("new", "", game="rue", seats=2, seed=1)
    answer = json.loads(door.bridge.call(json.dumps(fields)))
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert says in answer["error"]["message"]


def test_text_that_is_no_json_is_answered(door: Door) -> None:
    for text in ("", "{", "nul", "[" * 100_000, "9" * 5000):
        answer = json.loads(door.bridge.call(text))
        assert answer["error"]["code"] == "bad-request"


def test_every_call_is_documented() -> None:
    from pathlib import Path

    page = (Path(__file__).parents[2] / "docs/develop/bridge.md").read_text(encoding="utf-8")
    for call in (*CALLS, "games", "clause", "close"):
        assert f"`{call}`" in page


TYPED = [
    ("resign", "did you mean '@0 resign'?"),
    ("draw offer", "did you mean '@0 offer-draw'?"),
    ("@0 draw", "did you mean '@0 offer-draw'?"),
    ("@0 win", "out of turn: @0 offer-draw and @0 resign"),
    ("MOVE A4 A5", "did you mean 'move a4 a5', in lower case?"),
    ("move A4 a5", "did you mean 'a4'?"),
    ("mvoe a4 a5", "did you mean 'move'?"),
    ("castle", "possible now: move; out of turn: @0 offer-draw and @0 resign"),
]


@pytest.mark.parametrize(("text", "says"), TYPED)
def test_what_is_no_action_is_answered_with_what_may_be_done(
    door: Door, text: str, says: str
) -> None:
    """Only what the game knows, in the phase it is in."""
    door.value("new", game="strategus", seats=2, seed=1, options={"first": "south"})
    for seat in (0, 1):
        door.value("act", actions=BY_KEY["open-gate"].arrangement.actions(seat), by=seat)
    error = door.ask("act", action=text, by=0, seat=0)["error"]
    assert error["code"] == "notation"
    assert error["message"].endswith(says)


def test_while_pieces_are_placed_nothing_else_is_offered(door: Door) -> None:
    door.value("new", game="strategus", seats=2, seed=1)
    message = door.ask("act", action="castle", by=0, seat=0)["error"]["message"]
    assert message.endswith("no action is called 'castle'; possible now: place")
    # Another's actions are not named.
    message = door.ask("act", action="castle", by=1, seat=1)["error"]["message"]
    assert message.endswith("possible now: nothing")


def test_bots_say_what_they_do_in_each_game(door: Door) -> None:
    told = {one["key"]: one["bots"] for one in door.value("games")["games"]}
    texts = [bot["about"] for bots in told.values() for bot in bots]
    assert len(set(texts)) == len(texts) == len(told) * len(bots())
    for key in ("vye", "strategus"):
        assert not [bot for bot in told[key] if "bad form" in bot["about"]]
