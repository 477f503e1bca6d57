"""Strategus in words: every kind of event, whole sentences, for who may see what."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.event import Event
from engine.games.strategus.check import DRAWS, WINS
from engine.games.strategus.fights import FIGHTS
from engine.games.strategus.ranks import KINDS
from engine.games.strategus.words import ENDINGS, SENTENCES, describe
from tests.engine.games.strategus.drawn import FEW, STRATEGUS, placed, read
from tests.engine.games.strategus.happened import happened

NAMES = ["Ann", "Ben"]
USUAL = {"seat": 0, "cell": [0, 4]}


def cases() -> Iterator[tuple[str, str, dict[str, Any], str]]:
    """Yield kind, clause, fields and sentence of each case in `sentences.txt`."""
    text = Path(__file__).with_name("sentences.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for head, told in zip(lines[::2], lines[1::2], strict=True):
        kind, rule, fields = head.split(" ", 2)
        yield kind, rule, {**USUAL, **json.loads(fields)}, told.strip()


@pytest.mark.parametrize(("kind", "rule", "fields", "told"), list(cases()))
def test_an_event_is_told_in_one_sentence(
    kind: str, rule: str, fields: dict[str, Any], told: str
) -> None:
    assert describe({"kind": kind, "rule": rule, **fields}, NAMES) == told


def test_every_kind_of_event_and_every_ending_has_a_case() -> None:
    assert {kind for kind, _, _, _ in cases()} == set(SENTENCES)
    assert {rule for kind, rule, _, _ in cases() if kind == "end"} == set(ENDINGS)
    assert set(ENDINGS) == {*WINS, *DRAWS}


def test_every_fight_says_who_fought_and_who_is_left() -> None:
    for (attacker, defender), (winner, rule) in FIGHTS.items():
        kinds = {"attacker": attacker, "defender": defender, "winner": winner or None}
        told = describe({"kind": "fight", "rule": rule, **USUAL, **kinds}, NAMES)
        assert f"Ann's {attacker}" in told
        assert f"Ben's {defender}" in told
        assert ("both are" in told, "and is removed" in told) == (not winner, winner == "defender")


def test_what_is_placed_is_told_to_its_player_alone() -> None:
    step = STRATEGUS.apply(STRATEGUS.setup(2).state, STRATEGUS.parse("place fox"))
    (place,) = step.events
    told = [STRATEGUS.describe(place.seen_by(seat), NAMES) for seat in (0, 1, None)]
    assert told == ["Ann places a fox (8) on a1.", "Ann places a piece.", "Ann places a piece."]


def test_a_fight_is_told_to_both_players_and_not_to_onlookers() -> None:
    state = read("board:\n  a\n  6 n-fox\n  5 s-wolf\n  4 s-scout\n  3 .\n  2 .\n  1 s-apple")
    events = STRATEGUS.apply(state, STRATEGUS.parse("move a5 a6")).events
    told = [[STRATEGUS.describe(e.seen_by(seat), NAMES) for e in events[:3]] for seat in (0, 1)]
    assert (
        told[0]
        == told[1]
        == [
            "Ann moves from a5 to a6.",
            "Ann's wolf (7) attacks Ben's fox (8) at a6 and removes it.",
            "Ann's piece moves in at a6.",
        ]
    )
    assert STRATEGUS.describe(events[1].seen_by(None), NAMES) == (
        "Ann attacks Ben at a6: Ben's fox (8) is removed."
    )


def test_a_name_keeps_its_letters_at_the_start_of_a_sentence() -> None:
    event = {"kind": "resign", "rule": "strategus.end.resign", "seat": 1}
    assert describe(event, ["Ann", "de Vries"]) == "de Vries resigns."


def test_prompts_say_what_to_do() -> None:
    def asked(lines: str) -> str:
        decision = STRATEGUS.decision(read(lines))
        assert decision is not None
        return STRATEGUS.prompt(decision, NAMES)

    assert asked("to-move: 1\n" + FEW) == (
        "Ben: move a piece one cell along its row or column, to an empty cell or onto an enemy; "
        "a scout moves any distance over empty cells"
    )
    assert asked(placed(40, 12)) == (
        "Ben: place your next piece; your rows fill from the back row, from a to j"
    )


NEVER_SAID = re.compile(r"\bseat\b|None|[{}\[\]_]|  |\bone cells|\ba elephant")
RANK_SAID = re.compile("|".join(KINDS))


def test_whatever_happens_reads_well_and_onlookers_hear_of_no_rank() -> None:
    said = 0
    for event in happened():
        for seat in (0, 1, None):
            told = STRATEGUS.describe(event.seen_by(seat), NAMES)
            assert not told[0].islower(), told
            assert told.endswith("."), told
            assert told.count(".") == 1, told
            assert not NEVER_SAID.search(told), told
            if seat is None and event.kind != "end":
                # What is removed lies in the graveyard, for everybody to see.
                lost = [kind for _, kind in event.public.get("lost", [])]  # type: ignore[union-attr,misc]
                assert sorted(RANK_SAID.findall(told)) == sorted(lost), told
                said += 1
    assert said > 1000


def test_a_player_hears_of_no_rank_of_the_enemy_but_in_a_fight() -> None:
    for event in happened():
        other = 1 - event.public["seat"] if "seat" in event.public else None  # type: ignore[operator]
        if event.kind not in ("fight", "end") and other is not None:
            told = STRATEGUS.describe(event.seen_by(other), NAMES)
            assert not RANK_SAID.search(told), told
    assert isinstance(happened()[0], Event)
