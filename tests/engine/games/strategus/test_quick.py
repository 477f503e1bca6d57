"""The quick reference: its clauses exist, nothing is left out, its numbers are the engine's."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.quick import LONGEST
from engine.games.strategus.board import CELLS, LAKES, ORDER, cell_of
from engine.games.strategus.fights import FIGHTS
from engine.games.strategus.game import GAME
from engine.games.strategus.quick import QUICK, Piece
from engine.games.strategus.ranks import ARMY, COUNTS, IMMOBILE, PIECES
from tests.engine.games.strategus.clauses import BASIS


def rows() -> Iterator[tuple[str, Any]]:
    """Yield every row with the name of its part."""
    for part in dataclasses.fields(QUICK):
        value = getattr(QUICK, part.name)
        for row in (value,) if hasattr(value, "_fields") else value:
            yield part.name, row


ROWS = list(rows())


@pytest.mark.parametrize(("part", "row"), ROWS)
def test_a_row_is_short_and_names_clauses_that_exist(part: str, row: Any) -> None:
    assert row.rules
    for rule in row.rules:
        assert GAME.rulebook.clause(rule).level == 3
    for name in ("text", "when", "then", "name", "moves"):
        text = getattr(row, name, "-")
        assert 0 < len(text) <= LONGEST or (part, name) == ("army", "text")
        assert text == " ".join(text.split())


def test_no_part_is_empty_and_no_line_stands_twice() -> None:
    assert {part for part, _ in ROWS} == {part.name for part in dataclasses.fields(QUICK)}
    lines = [row.text for _, row in ROWS if getattr(row, "text", "")]
    assert len(lines) == len(set(lines))


def test_every_clause_is_summed_up() -> None:
    assert {rule for _, row in ROWS for rule in row.rules} == set(BASIS)


@pytest.mark.parametrize("row", QUICK.army, ids=lambda row: str(row.key))
def test_a_piece_moves_as_told(row: Piece) -> None:
    """South's piece on a4 alone in its column; the North's wolf is far away"""
    own = f"s-{row.key}"
    state = GAME.parse_picture(
        f"game: strategus\nseats: 2\nboard:\n     a  b\n  4  {own}  .\n  3  .  s-wolf\n"
        "  2  .  n-wolf\n"
    )
    ways = [action for action in GAME.legal_actions(state) if action.cells[0] == (0, 6)]
    assert len(ways) == {"never": 0, "one cell": 3, "any distance": 6 + 3 + 9}[row.moves]


def test_the_army_stands_there_in_the_order_of_ranks() -> None:
    assert [(row.key, row.rank, row.name, row.copies) for row in QUICK.army] == [
        (kind.key, kind.rank, kind.name, kind.copies) for kind in ARMY
    ]
    assert sum(row.copies for row in QUICK.army) == PIECES


def test_what_is_special_about_a_piece_is_true() -> None:
    said = {row.key: row.text for row in QUICK.army if row.text}
    assert set(said) == {"elephant", "fox", "scout", "mouse", "trap", "apple"}
    assert FIGHTS["mouse", "elephant"].winner == "attacker"
    trapped = {pair[0] for pair, fight in FIGHTS.items() if fight.rule == "strategus.fight.trap"}
    assert {kind.key for kind in ARMY} - trapped - IMMOBILE == {"fox"}


def test_the_numbers_in_the_lines_are_those_of_a_game() -> None:
    pieces, zone = (line.text for line in QUICK.prepare[:2])
    animals = sum(count for key, count in COUNTS.items() if key not in IMMOBILE)
    assert f"{len(ORDER[0])} pieces: {animals} animals, {COUNTS['trap']} traps" in pieces
    depth = len({at % 10 for at in ORDER[0]})
    assert f"own {depth} rows of {len(ORDER[0]) // depth}" in zone
    limit = next(option.default for option in GAME.options if option.key == "no_fight_limit")
    assert any(case.when == f"{limit} half-moves without a fight" for case in QUICK.endings)


def test_lakes_are_told_by_their_corners() -> None:
    (text,) = (choice.text for choice in QUICK.choices if choice.option == "lakes")
    for lake in (LAKES[:4], LAKES[4:]):
        columns = {CELLS.format(cell_of(at))[0] for at in lake}
        rows = {CELLS.format(cell_of(at))[1:] for at in lake}
        low, high = min(columns) + min(rows), max(columns) + max(rows)
        assert f"{low} to {high}" in text


def test_every_option_is_there_with_a_value_that_is_not_its_default() -> None:
    told = {choice.option for choice in QUICK.choices}
    assert told == {option.key for option in GAME.options}
    options = {option.key: option for option in GAME.options}
    for choice in QUICK.choices:
        option = options[choice.option]
        assert option.read(choice.value, 2) != option.default
        assert option.rule in choice.rules or choice.option == "repetition"


def test_fights_are_all_that_decide_one() -> None:
    cited = [rule for case in QUICK.fights for rule in case.rules]
    assert sorted(cited) == sorted({fight.rule for fight in FIGHTS.values()})


def test_endings_are_those_of_a_game_in_the_order_of_their_tests() -> None:
    order = [
        "strategus.win.apple",
        "strategus.draw.both-immobile",
        "strategus.win.no-animals",
        "strategus.draw.no-fight",
        "strategus.win.blocked",
    ]
    assert [case.rules[0] for case in QUICK.endings[: len(order)]] == order
