"""What docs/develop/formats.md says of Rue's events is what events hold."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.playout import random_game
from engine.core.registry import game

PAGE = (Path(__file__).parents[4] / "docs/develop/formats.md").read_text(encoding="utf-8")


def documented() -> dict[str, tuple[set[str], set[str]]]:
    """Return the clauses and fields of every documented kind of event."""
    found = {}
    for row in re.findall(r"^\| `([a-z-]+)`[^|]*\|([^|]*)\|([^|]*)\|$", PAGE, re.MULTILINE):
        kind, clauses, fields = row
        if "rue." in clauses:
            named = re.sub(r"\([^)]*\)", "", fields)
            words = re.findall(r"`([a-z_, ]+)`", named)
            found[kind] = (
                set(re.findall(r"rue\.[a-z.-]+[a-z]", clauses)),
                {word for group in words for word in group.split(", ")},
            )
    return found


def test_every_event_is_documented_with_its_clauses_and_fields() -> None:
    rue = game("rue")
    page = documented()
    seen: dict[str, set[str]] = {}
    for seed in range(24):
        options = {
            "money": ("off", "on")[seed % 2],
            "red_payment": ("literal", "ledger")[seed // 2 % 2],
            "tie": ("attacker", "shared")[seed // 4 % 2],
        }
        step = rue.setup(2, seed=seed, **options)  # type: ignore[arg-type]
        events = list(step.events)
        for action in random_game(rue, 2, seed, options).actions:
            step = rue.apply(step.state, action)
            events += step.events
        for event in events:
            assert set(event.public) == page[event.kind][1]
            seen.setdefault(event.kind, set()).add(event.rule)
    assert {kind: clauses for kind, (clauses, _) in page.items()} == seen
