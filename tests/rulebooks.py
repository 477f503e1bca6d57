"""What the tests of all rulebooks share: titles of examples, and what examples cite."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.example import parse_example
from engine.core.record import read_action
from engine.core.registry import AnyGame
from engine.core.rulebook import Fence


def titled(fence: Fence) -> str:
    """Return the title that an example's text starts with."""
    return fence.text.splitlines()[0].removeprefix("title: ")


def cited_in_examples(game: AnyGame, fences: Iterable[Fence]) -> set[str]:
    """Return the clauses that events and refusals of examples cite."""
    found: set[str] = set()
    for fence in fences:
        example = parse_example(fence.text, fence.line)
        rows = example.play()
        found.update(event.rule for row in rows for event in row.events)
        state = rows[-1].state if rows else example.start
        for expectation in example.expectations:
            if expectation.name == "refused":
                refusal = game.refusal(state, *read_action(game, expectation.value))
                assert refusal is not None
                found.add(refusal.rule)
    return found
