"""Every example file beside a game is run, as the rulebooks' are; and can be written again."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine.games
from engine.core.example import parse_example, rulebook_examples

FILES = sorted(
    path for root in engine.games.__path__ for path in Path(root).glob("*/examples/*.example")
)


def test_there_are_example_files() -> None:
    assert len(FILES) >= 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_example_file_holds(path: Path) -> None:
    example = parse_example(path.read_text(encoding="utf-8"))
    assert example.game.key == path.parts[-3]
    assert example.title
    assert example.run() == []


IN_RULEBOOKS = list(rulebook_examples())


@pytest.mark.parametrize(("key", "rule", "line", "text"), IN_RULEBOOKS)
def test_an_example_of_a_rulebook_holds(key: str, rule: str, line: int, text: str) -> None:
    example = parse_example(text, line)
    assert (example.game.key, rule.partition(".")[0]) == (key, key)
    assert example.title
    assert example.run() == []
