"""What docs/develop/formats-vye.md says of Vye is what the engine does."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.event import Event
from engine.core.example import parse_example, rulebook_examples
from engine.core.playout import random_game
from engine.core.registry import game
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import HOUSE_KEYS, ROLES
from tests.engine.games.vye.test_against_reference import settings

VYE = game("vye")
ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs/develop/formats-vye.md").read_text(encoding="utf-8")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
SOMETIMES = {"mover", "goes_on"}
"""Fields that only some events of a kind have."""


def documented() -> dict[str, tuple[set[str], set[str]]]:
    """Return the clauses and fields of every documented kind of event."""
    found = {}
    for row in re.findall(r"^\| `([a-z-]+)`[^|]*\|([^|]*)\|([^|]*)\|$", PAGE, re.MULTILINE):
        kind, clauses, fields = row
        if "`vye." not in clauses:
            continue
        public = re.sub(r"\([^)]*\)", "", fields).partition(";")[0]
        named = re.findall(r"`([a-z_, ]+)`", public)
        ids = set(re.findall(r"vye\.[a-zK][a-z.-]*[A-Z]*[a-z.-]*", clauses))
        if "vye.KEY.play" in ids:
            ids = ids - {"vye.KEY.play"} | {f"vye.{key}.play" for key in SPECIALS}
        found[kind] = ids, {word for group in named for word in group.split(", ")}
    return found


def happened() -> list[Event]:
    """Return what happens in games of every theme and in all worked examples."""
    events: list[Event] = []
    for number in range(24):
        seats, options = settings(number)
        step = VYE.setup(seats, seed=number, **options)  # type: ignore[arg-type]
        events += step.events
        for action in random_game(VYE, seats, number, options).actions:
            step = VYE.apply(step.state, action)
            events += step.events
    files = sorted((ROOT / "engine/games/vye/examples").glob("*.example"))
    texts = [text for key, _, _, text in rulebook_examples() if key == VYE.key]
    for text in [*texts, *(path.read_text(encoding="utf-8") for path in files)]:
        events += [event for row in parse_example(text).play() for event in row.events]
    return events


def test_events_are_documented_with_their_clauses_and_fields() -> None:
    page = documented()
    seen: dict[str, set[str]] = {}
    for event in happened():
        clauses, fields = page[event.kind]
        assert event.rule in clauses, event
        assert fields - SOMETIMES <= set(event.public) <= fields, event
        seen.setdefault(event.kind, set()).add(event.rule)
    assert set(page) == set(seen)


def test_every_documented_event_can_be_told_under_each_of_its_clauses() -> None:
    samples = {event.kind: event for event in happened()}
    listed = {
        kind: [value for value in event.public.values() if isinstance(value, list)]
        for kind, event in samples.items()
    }
    # Some events say something of every seat, so there are as many names.
    seats = dict.fromkeys(samples, 5)
    seats |= {kind: len(listed[kind][0]) for kind in ("houses", "score")}
    for kind, (clauses, _) in documented().items():
        for rule in sorted(clauses):
            fields = {"mover": 1, "goes_on": False, **samples[kind].public}
            told = VYE.describe({"kind": kind, "rule": rule, **fields}, NAMES[: seats[kind]])
            assert told.endswith(".")


def test_keys_are_documented() -> None:
    (family,) = re.findall(r"^\| Family \| (.*) \|$", PAGE, re.MULTILINE)
    assert re.findall(r"`([a-z-]+)`", family) == [*HOUSE_KEYS, *ROLES]
    (specials,) = re.findall(r"^\| Specials \| (.*) \|$", PAGE, re.MULTILINE)
    assert re.findall(r"`([a-z-]+)`", specials) == list(SPECIALS)


def test_the_position_shown_can_be_read() -> None:
    (text,) = re.findall(r"```text\n(game: vye\n.*?)```", PAGE, re.DOTALL)
    state = VYE.parse_picture(text)
    assert VYE.parse_picture(VYE.picture(state)).data() == state.data()
    assert VYE.legal_actions(state)


def test_the_words_shown_can_be_read() -> None:
    (line,) = re.findall(r"^land-a:1x2 .*$", PAGE, re.MULTILINE)
    for word in line.split():
        options = "theme=players-choice kinds=lost-city,necropolis,sanctuary,sinkhole"
        if "wild-land" in word:
            options = options.replace("necropolis", "wild-land")
        text = f"game: vye\nseats: 2\noptions: {options}\nboard:\n     0\n  0  {word}\n"
        state = VYE.parse_picture(text)
        assert word in VYE.picture(state).split()
