"""The quick reference: its clauses exist, nothing is left out, its numbers are the engine's."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.quick import LONGEST
from engine.games.vye import GAME
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import ROLES
from engine.games.vye.names import number
from engine.games.vye.quick import QUICK
from engine.games.vye.quick_rows import Role


def rows() -> Iterator[tuple[str, Any]]:
    """Yield every row with the name of its part."""
    for part in dataclasses.fields(QUICK):
        value = getattr(QUICK, part.name)
        for row in (value,) if hasattr(value, "_fields") else value:
            yield part.name, row


def texts(row: Any) -> list[str]:
    """Return what a row says in words."""
    return [getattr(row, name) for name in ("text", "when", "then", "name") if hasattr(row, name)]


ROWS = list(rows())


@pytest.mark.parametrize(("part", "row"), ROWS)
def test_a_row_is_short_and_names_clauses_that_exist(part: str, row: Any) -> None:
    assert row.rules
    for rule in row.rules:
        assert GAME.rulebook.clause(rule).level == 3
    for text in texts(row):
        assert 0 < len(text) <= LONGEST
        assert text == " ".join(text.split())


def test_no_part_is_empty_and_no_line_stands_twice() -> None:
    assert {part for part, _ in ROWS} == {part.name for part in dataclasses.fields(QUICK)}
    lines = [row.text for _, row in ROWS if hasattr(row, "text")]
    assert len(lines) == len(set(lines))


def test_all_specials_stand_there_as_their_modules_tell_them() -> None:
    assert [row.key for row in QUICK.specials] == list(SPECIALS)
    assert len(QUICK.specials) == 12
    in_box = {component.key: component.count for component in GAME.components()}
    for row in QUICK.specials:
        card = SPECIALS[row.key]
        assert (row.name, row.text, row.group) == (card.name, card.quick, card.group)
        assert row.copies == in_box[row.key]
        assert row.rules[0] == card.rule
        assert all(rule.startswith(f"vye.{row.key}.") for rule in row.rules)
    named = {rule for row in QUICK.specials for rule in row.rules}
    own = re.compile(r"vye\.(" + "|".join(SPECIALS) + r")\.")
    assert named == {rule for rule in GAME.rulebook.ids() if own.match(rule)}


@pytest.mark.parametrize("row", QUICK.specials, ids=lambda row: str(row.key))
def test_specials_are_dealt_where_the_reference_says(row: Any) -> None:
    others = [key for key in SPECIALS if key != row.key][:3]
    kinds = ",".join([row.key, *others])
    state = GAME.setup(2, theme="players-choice", kinds=kinds).state
    dealt = (state.pile.count(row.key), *(zone.count(row.key) for zone in state.sideboards))
    assert dealt == ((0, 1, 1) if row.dealt == "sideboard" else (row.copies, 0, 0))


@pytest.mark.parametrize("row", QUICK.setup, ids=lambda row: f"{row.players} players")
def test_the_set_up_is_that_of_a_game(row: Any) -> None:
    state = GAME.setup(row.players).state
    assert len(state.sets) == row.usual_sets
    assert {len(hand) for hand in state.hands} == {row.hand}
    assert len(state.table) == row.start
    assert len(state.pile) == row.pile
    assert row.lands == sum(map(len, state.hands)) + len(state.table) + len(state.pile) - 1
    for sets in (row.fewest_sets, row.most_sets):
        assert len(GAME.setup(row.players, land_sets=sets).state.sets) == sets


def test_every_number_of_players_has_a_row() -> None:
    assert [row.players for row in QUICK.setup] == list(GAME.most_seats)


def test_themes_are_those_of_the_option_and_bring_the_kinds_told() -> None:
    (option,) = (option for option in GAME.options if option.key == "theme")
    assert [row.key for row in QUICK.themes] == list(option.values)
    for row in QUICK.themes:
        if row.key not in ("players-choice", "random"):
            assert GAME.setup(2, theme=row.key).state.kinds == row.kinds
            assert all(SPECIALS[kind].name in row.text for kind in row.kinds)
    names = {row.name for row in QUICK.themes}
    listed = re.findall(
        r"^\| ([A-Z][\w ]+) \|", GAME.rulebook.clause("vye.setup.theme-lists").body, re.M
    )
    assert set(listed) <= names


EIGHT = """\
game: vye
seats: 2
board:
      -1        0         1
  -1  land-a:1  land-b:1  land-c:1
  0   land-d:1  .         land-e:1
  1   land-f:1  land-g:1  land-h:1
"""


@pytest.mark.parametrize("role", QUICK.families, ids=lambda role: str(role.key))
def test_a_role_reaches_the_cells_told(role: Role) -> None:
    state = GAME.parse_picture(EIGHT)
    state = GAME.apply(state, GAME.parse(f"play midnight-{role.key} 0,0")).state
    if role.chooses:
        reached = {action.cells[0] for action in GAME.legal_actions(state)}
    else:
        reached = {cell for cell, spot in state.table.items() if spot.owner == 0} - {(0, 0)}
    assert reached == set(role.reach)
    assert number(len(role.reach)) in role.text


def test_the_four_roles_stand_in_their_order() -> None:
    assert tuple(role.key for role in QUICK.families) == ROLES


def test_points_are_those_that_cards_score() -> None:
    options = "theme=players-choice kinds=barracks,catapult,lost-city,sanctuary"
    said = QUICK.scoring[2].text
    for top, what in (("lost-city:0", "a Lost City"), ("sanctuary:0+1", "a Sanctuary")):
        board = f"board:\n     0\n  0  {top}/land-a\n"
        state = GAME.parse_picture(f"game: vye\nseats: 2\noptions: {options}\n{board}")
        assert f"{what} {number(GAME.scores(state)[0])}" in said


def test_the_numbers_in_the_lines_are_those_of_a_game() -> None:
    state = GAME.setup(2).state
    steps = [line.text for line in QUICK.prepare]
    assert f"its {number(len(state.sideboards[0]))} Family cards" in steps[0]
    assert f"Deal {number(len(state.hands[0]))} to each" in steps[1]
    assert f"Lay {number(len(state.table))} Lands" in steps[2]
    places = {GAME.setup(2, seed=seed).state.pile.index("empress") for seed in range(60)}
    bottom = len(state.pile) - 1 - min(places)
    assert f"bottom {number(bottom)} cards" in steps[4]
    assert f"Refill your hand to {number(len(state.hands[0]))}" in QUICK.turn[3].text
    told = QUICK.instead[2].text
    quiet = next(turns for turns in range(99) if not token_actions(turns))
    assert f"After {number(quiet)} turns" in told


def token_actions(quiet: int) -> int:
    """Return how many token actions there are after so many turns without a card."""
    state = GAME.parse_picture(
        f"game: vye\nseats: 2\noptions: theme=weapons-of-war\nquiet: {quiet}\n"
        "board:\n     0             1\n  0  fortress:0x3  land-a:0\n"
    )
    return sum(action.verb == "move" for action in GAME.legal_actions(state))
