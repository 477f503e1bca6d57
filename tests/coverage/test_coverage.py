"""Every mechanic is cited, nothing else is, and code names no clause that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.registry import AnyGame, games
from tests.coverage.citations import Citations, cited, unknown_ids

GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_mechanics_are_exactly_what_is_cited(game: AnyGame) -> None:
    found = cited(game)
    assert found.uncited() == []
    assert found.unmarked() == []


def test_every_id_in_code_is_a_clause(root: Path) -> None:
    assert unknown_ids(root, GAMES) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_not_cited_is_found(game: AnyGame) -> None:
    found = Citations(game)
    assert len(found.uncited()) == sum(clause.is_mechanic for clause in game.rulebook.clauses) > 9
    found.events["no.such.clause"] += 1
    assert found.unmarked() == ["no.such.clause"]
    assert len(found.lines()) == len(found.mechanics()) + 1


def test_an_id_that_no_rulebook_has_is_found(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    text = 'import engine.games.vye.cards\nRULE = "vye.land.chian"\n"""Rule: vye.land.chain."""\n'
    (tmp_path / "engine/wrong.py").write_text(text)
    assert unknown_ids(tmp_path, GAMES) == ["engine/wrong.py:2: vye.land.chian"]
