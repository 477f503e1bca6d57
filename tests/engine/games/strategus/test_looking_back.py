"""What a table tells of fights: once, to both sides, and never again while the game goes on."""

import json
from typing import Any

from engine.bridge import Bridge
from engine.games.strategus.setups import BY_KEY


class Table:
    """A table of two people at a bridge, with both armies placed; south moves first."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.ask("new", game="strategus", seats=2, options={"first": "south"})
        for seat, key in enumerate(("open-gate", "even-keel")):
            self.ask("act", actions=BY_KEY[key].arrangement.actions(seat))

    def ask(self, call: str, **fields: object) -> Any:
        """Return the bridge's answer to a call."""
        answer = json.loads(self.bridge.call(json.dumps({"call": call, "board": "b", **fields})))
        assert answer["ok"], answer
        return answer["value"]

    def fights(self, snapshot: Any) -> list[str]:
        """Return the texts of all fights that a log lists."""
        lines = snapshot["log"]
        return [
            event["text"] for line in lines for event in line["events"] if event["kind"] == "fight"
        ]


EXAMPLE = """game: strategus
seats: 2
board:
     a        b  c  d
  5  s-scout  .  .  n-wolf
  4  s-lion   .  .  .
moves:
  move a5 d5
  move d5 d6
expect:
  to-move: 0
"""


def test_an_example_tells_all_its_fights_at_every_ply() -> None:
    table = Table()
    table.ask("load", example=EXAMPLE)
    text = "Player 1's scout (9) attacks Player 2's wolf (7) at d5 and is removed."
    for ply in (1, 2):
        assert table.fights(table.ask("goto", ply=ply, seat=0)) == [text]


def test_a_fight_is_told_at_its_ply_only_while_it_is_the_last() -> None:
    table = Table()
    text = "Player 1's scout (9) attacks Player 2's lion (5) at i7 and is removed."
    after = table.ask("act", action="move i4 i7", seat=0)
    assert table.fights(after) == [text]
    assert table.fights(table.ask("snapshot", seat=1)) == [text]
    later = table.ask("act", action="move i7 i6", seat=1)
    assert table.fights(later) == []
    # Back at the ply of the fight, which is the last one shown, it is not told anew.
    for seat in (0, 1, None):
        back = table.ask("goto", ply=later["ply"] - 1, seat=seat)
        assert back["log"][-1]["action"] == "move i4 i7"
        assert table.fights(back) == []
    assert table.fights(table.ask("act", action="move j7 j6", seat=0)) == []
