"""What docs/develop/formats-strategus.md says of Strategus is what the engine does."""

from __future__ import annotations

import re

from engine.games.strategus.position import KEYS
from engine.games.strategus.ranks import RANKS
from tests.engine.games.strategus.drawn import FEW, STRATEGUS, read
from tests.engine.games.strategus.happened import ROOT, happened

PAGE = (ROOT / "docs/develop/formats-strategus.md").read_text(encoding="utf-8")
RARE = {"strategus.repeat.stuck", "strategus.draw.both-immobile"}
"""Clauses that random games hardly ever meet; their own tests and examples do."""


def named(text: str) -> set[str]:
    """Return the words that a text names, without what stands in brackets."""
    plain = re.sub(r"\([^)]*\)", "", text)
    return {word for group in re.findall(r"`([a-z_, ]+)`", plain) for word in group.split(", ")}


def chapter(anchor: str) -> str:
    """Return the text of a chapter by its id."""
    return PAGE.partition(f"{{ #{anchor} }}")[2].partition("\n## ")[0]


def documented() -> dict[str, tuple[set[str], set[str], set[str]]]:
    """Return the clauses, public and private fields of every documented kind of event."""
    found = {}
    for row in re.findall(r"^\| `([a-z]+)`[^|]*\|([^|]*)\|([^|]*)\|$", chapter("events"), re.M):
        kind, clauses, fields = row
        public, _, private = fields.partition(";")
        ids = set(re.findall(r"`(strategus\.[a-z.-]+)`", clauses))
        found[kind] = ids, named(public), named(private)
    return found


def test_events_are_documented_with_their_clauses_and_fields() -> None:
    page = documented()
    seen: dict[str, set[str]] = {}
    for event in happened():
        clauses, public, private = page[event.kind]
        assert event.rule in clauses, event
        assert set(event.public) == public, event
        for fields in event.private.values():
            assert set(fields) == private, event
        assert bool(event.private) == bool(private), event
        assert event.veil == ("strategus.hidden.reveal" if event.kind == "fight" else "")
        seen.setdefault(event.kind, set()).add(event.rule)
    assert set(page) == set(seen)
    for kind, (clauses, _, _) in page.items():
        assert clauses - seen[kind] <= RARE, kind


def test_forgotten_events_are_documented() -> None:
    (line,) = re.findall(r"a log of earlier plies leaves out (.*)\.", chapter("events"))
    forgotten = {event.kind for event in happened() if not STRATEGUS.recalls(event)}
    assert forgotten == set(re.findall(r"`([a-z]+)`", line))


def test_keys_are_documented_by_rank() -> None:
    (line,) = re.findall(r"^Kinds, by rank.*$", PAGE, re.MULTILINE)
    assert re.findall(r"`([a-z]+)`", line) == list(RANKS)


def test_fields_of_state_and_view_are_documented() -> None:
    state = read(FEW)
    common = {"game", "rules", "seats", "options"}
    text = re.sub(r"\([^)]*\)", "", chapter("state").strip().partition("\n\n")[0])
    told = set(re.findall(r"`([a-z_]+)`", text)) - {"memory_aid", "rng"}
    assert told == set(state.data()) - common
    first, _, rest = chapter("view").strip().partition("\n\n")
    fields = re.findall(r"`([a-z_]+)`", first) + re.findall(r"^\| `([a-z]+)`", rest, re.MULTILINE)
    assert sorted(fields) == sorted(STRATEGUS.view(state, 0))


def test_lines_of_positions_are_documented() -> None:
    heads = re.findall(r"^\| (`[a-z`, -]+`) \|", chapter("positions"), re.MULTILINE)
    assert {key for head in heads for key in re.findall(r"`([a-z-]+)`", head)} | {"board"} == set(
        KEYS
    )


def test_the_position_shown_can_be_read() -> None:
    (text,) = re.findall(r"```text\n(game: strategus\n.*?)```", PAGE, re.DOTALL)
    state = STRATEGUS.parse_picture(text)
    assert STRATEGUS.parse_picture(STRATEGUS.picture(state)).data() == state.data()
    assert STRATEGUS.legal_actions(state)
    assert len(state.run) == 2
