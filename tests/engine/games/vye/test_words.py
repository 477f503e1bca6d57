"""Vye in words: every kind of event and every question, whole sentences, for who may see what."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.event import Event
from engine.core.game import Step
from engine.core.registry import game
from engine.core.rng import Rng
from engine.core.words import sentence
from engine.games.vye.cards import question
from engine.games.vye.names import NUMBERS, card_list, number
from engine.games.vye.words import SENTENCES, describe

VYE = game("vye")
NAMES = ["Ann", "Ben", "Cleo"]
USUAL = {"cell": [1, 0], "source": [0, 0]}


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


def test_every_kind_of_event_has_a_case() -> None:
    assert {kind for kind, _, _, _ in cases()} == set(SENTENCES)


def test_a_drawn_card_is_told_to_its_player_alone() -> None:
    drawn = Event(
        "draw",
        "vye.turn.refill",
        {"seat": 0, "count": 1, "pile": 30},
        {0: {"cards": ["lost-city"]}},
    )
    said = {seat: describe(drawn.seen_by(seat), NAMES) for seat in (0, 1, None)}
    assert said[0] == "Ann draws the Lost City; 30 cards are left in the pile."
    assert said[1] == said[None] == "Ann draws a card; 30 cards are left in the pile."


def test_a_deal_names_each_player_their_own_cards() -> None:
    step = VYE.setup(2, seed=1)
    (deal,) = [event for event in step.events if event.kind == "deal"]
    for seat in (0, 1):
        own = card_list(step.state.hands[seat])
        told = f"Everyone is dealt four Lands; yours are {own}."
        assert describe(deal.seen_by(seat), NAMES) == told
    assert describe(deal.seen_by(None), NAMES) == "Everyone is dealt four Lands."


QUESTIONS = [
    (
        "wild-land", 1, (),
        "name the Land that the Wild Land at 1,0 is to be: one that lies beside it",
    ),
    ("midnight-heir", 1, (), "choose one of the cards around 1,0 for the Heir there to attack"),
    ("catapult", 1, (), "choose one of the cards around 1,0 for the Catapult there to shoot at"),
    (
        "catapult", 1, ("action",),
        "choose one of the cards around 1,0 for the Catapult there to shoot at",
    ),
    (
        "underminers", 1, (),
        "choose the card that the Underminers at 1,0 dig to, two cells away in a straight line, "
        "under the card between",
    ),
    (
        "barracks", 1, (),
        "you may move a token from the Barracks at 1,0 to a card of yours around it; or stop",
    ),
    (
        "fortress", 3, (),
        "you may move up to three tokens, one at a time, from the Fortress at 1,0 to a card of "
        "yours around it; or stop",
    ),
    (
        "fortress", 1, (),
        "you may move a token from the Fortress at 1,0 to a card of yours around it; or stop",
    ),
    (
        "earthquake", 2, (),
        "choose the first of two cards that swap places, with all that lies on them",
    ),
    ("earthquake", 1, (2, -1), "choose the card that swaps places with the one at 2,-1"),
    (
        "necropolis", 3, (),
        "choose a card for the Undead to attack, beside one that they hold (two players to follow)",
    ),
    (
        "necropolis", 2, (),
        "choose a card for the Undead to attack, beside one that they hold (one player to follow)",
    ),
    ("necropolis", 1, (), "choose a card for the Undead to attack, beside one that they hold"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "left", "memo", "asks"), QUESTIONS)
def test_a_question_says_what_to_do(
    key: str, left: int, memo: tuple[str | int, ...], asks: str
) -> None:
    asked = question(key, 1, (1, 0), left, (key, *memo))
    assert asked is not None
    assert VYE.prompt(asked, NAMES) == f"Ben: {asks}"


@pytest.mark.parametrize(
    ("options", "asks"),
    [
        ({}, "play a card from your hand or sideboard"),
        ({"theme": "kid-friendly"}, "play a Land from your hand next to a card on the table"),
        (
            {"theme": "weapons-of-war"},
            "play a card from your hand or sideboard; or else move a token from a Barracks of "
            "yours, or shoot with a Catapult of yours, or move a token from a Fortress of yours",
        ),
        (
            {"theme": "connecting-kingdoms", "underminers_later_dig": "on"},
            "play a card from your hand or sideboard; or else dig with Underminers of yours",
        ),
    ],
)
def test_a_turn_begins_with_what_can_be_done_in_this_game(
    options: dict[str, str], asks: str
) -> None:
    decision = VYE.decision(VYE.setup(2, seed=1, first=1, **options).state)
    assert decision is not None
    assert VYE.prompt(decision, NAMES) == f"Ben: {asks}"


def test_numbers_are_words_up_to_twelve() -> None:
    assert [number(count) for count in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
    assert len(NUMBERS) == 13


def test_a_name_keeps_its_letters_at_the_start_of_a_sentence() -> None:
    assert sentence("de Vries's Heir takes it", ["de Vries"]) == "de Vries's Heir takes it."
    assert sentence("every hand is empty", ["eve"]) == "Every hand is empty."


def varied(seats: int, seed: int, options: dict[str, str]) -> Iterator[Step[Any]]:
    """Play a random game in which rare verbs are as likely as frequent ones."""
    step = VYE.setup(seats, seed=seed, **options)  # type: ignore[arg-type]
    rng = Rng(seed, 77)
    yield step
    while legal := VYE.legal_actions(step.state):
        verbs: dict[str, list[Action]] = {}
        for action in legal:
            verbs.setdefault(action.verb, []).append(action)
        some = list(verbs.values())[rng.below(len(verbs))]
        step = VYE.apply(step.state, some[rng.below(len(some))])
        yield step


GAMES: list[dict[str, str]] = [
    {"theme": "weapons-of-war", "underminers_later_dig": "on"},
    {"theme": "changing-lands", "tokens": "thirty"},
    {"theme": "connecting-kingdoms"},
    {"theme": "greedy-rulers"},
    {"theme": "kid-friendly"},
    {"theme": "players-choice", "kinds": "barracks,necropolis,sanctuary,waystone"},
    {"theme": "random"},
]
NEVER_SAID = re.compile(r"\bseat\b|None|[{}\[\]_]|\bland-|  |\bone tokens|\b[02-9] card\b")


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["theme"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_happens_reads_well(seats: int, options: dict[str, str]) -> None:
    names = [*NAMES, "Dan", "Eve"][:seats]
    for seed in range(2):
        for step in varied(seats, seed, options):
            for event in step.events:
                for seat in (*range(seats), None):
                    told = VYE.describe(event.seen_by(seat), names)
                    assert not told[0].islower(), told
                    assert told.endswith("."), told
                    assert not NEVER_SAID.search(told), told
            decision = VYE.decision(step.state)
            if decision is not None:
                asks = VYE.prompt(decision, names)
                assert asks.startswith(f"{names[decision.seat]}: ")
                assert not NEVER_SAID.search(asks), asks
