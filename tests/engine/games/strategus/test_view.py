"""What a seat sees: nothing that depends on what the enemy's pieces are or were."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.core.rng import Rng
from engine.games.strategus.board import BESIDE, index, is_home
from engine.games.strategus.places import name_of
from engine.games.strategus.ranks import IMMOBILE, PIECES
from engine.games.strategus.state import StrategusState, side_of
from tests.engine.games.strategus.drawn import (
    FEW,
    ISF,
    STRATEGUS,
    board,
    placed,
    random_game,
    read,
    states,
)

KEYS = [
    *("game", "rules", "seats", "seat", "options", "first", "to_move", "turn", "ready", "quiet"),
    *("offer", "board", "lakes", "next", "graveyard", "rows", "run", "outcome"),
]
VIEWERS = (0, 1, None)


def seen_by(state: StrategusState, seat: int | None) -> dict[str, Any]:
    """Return a view as it goes over a wire."""
    found: dict[str, Any] = json.loads(json.dumps(STRATEGUS.view(state, seat)))
    return found


def permuted(state: StrategusState, seat: int | None, rng: Rng) -> StrategusState:
    """Return the position with kinds of hidden pieces swapped as far as nothing was seen of them.

    Swapped are kinds that move with each other; a trap or apple only with what stands at home and
    has not moved; kept are pieces that went further than a cell, and pieces still shown.
    """
    if state.result is not None:
        return state
    other = state.copy()
    went = {row.piece for row in (*state.rows, *state.run)}
    far = {row.piece for row in (*state.rows, *state.run) if row.target not in BESIDE[row.source]}
    for side in (0, 1):
        own = range(PIECES * side, PIECES * (side + 1))
        if side == seat:
            continue
        loose = [n for n in own if state.where[n] >= 0 and n not in far and n not in state.known]
        animals = [n for n in loose if state.kinds[n] not in IMMOBILE]
        _shuffle(other.kinds, animals, rng)
        home = [n for n in loose if is_home(side, state.where[n]) and n not in went]
        _shuffle(other.kinds, home, rng)
    return other


def _shuffle(kinds: list[str], numbers: list[int], rng: Rng) -> None:
    found = [kinds[number] for number in numbers]
    rng.shuffle(found)
    for number, kind in zip(numbers, found, strict=True):
        kinds[number] = kind


def renumbered(state: StrategusState, rng: Rng) -> StrategusState:
    """Return the same position with other numbers for the pieces of each side."""
    if state.is_deploying:
        return state
    to: list[int] = []
    for side in (0, 1):
        own = list(range(PIECES * side, PIECES * (side + 1)))
        rng.shuffle(own)
        to += own
    other = state.copy()
    other.board = [to[n] if n >= 0 else n for n in state.board]
    for number, new in enumerate(to):
        other.kinds[new], other.where[new] = state.kinds[number], state.where[number]
    other.known = tuple(sorted(to[n] for n in state.known))
    other.rows = tuple(row._replace(piece=to[row.piece]) for row in state.rows)
    other.run = tuple(row._replace(piece=to[row.piece]) for row in state.run)
    return other


def test_hidden_ranks_change_neither_a_view_nor_what_is_legal_nor_a_text() -> None:
    rng = Rng(11)
    changed = 0
    for state in states(12, 9):
        for seat in VIEWERS:
            other = permuted(state, seat, rng)
            changed += other.kinds != state.kinds
            assert STRATEGUS.view(other, seat) == STRATEGUS.view(state, seat)
            assert STRATEGUS.seen_entries(other, seat) == STRATEGUS.seen_entries(state, seat)
            assert STRATEGUS.decision(other) == STRATEGUS.decision(state)
            if seat == state.to_move:
                assert STRATEGUS.legal_actions(other) == STRATEGUS.legal_actions(state)
    assert changed > 300


def test_who_a_piece_was_at_the_start_shows_nowhere() -> None:
    """Numbers of pieces, which tell where each was placed, change no view, text or data."""
    rng = Rng(5)
    for state in states(12, 9):
        other = renumbered(state, rng)
        assert other.data() == state.data()
        assert STRATEGUS.picture(other) == STRATEGUS.picture(state)
        for seat in VIEWERS:
            assert STRATEGUS.view(other, seat) == STRATEGUS.view(state, seat)
            assert STRATEGUS.seen_entries(other, seat) == STRATEGUS.seen_entries(state, seat)


def test_a_view_tells_of_the_enemy_only_what_the_rules_show() -> None:
    shown: Counter[str] = Counter()
    for state in states(12, 9):
        for seat in VIEWERS:
            for piece in seen_by(state, seat)["board"]:
                number = state.board[index((piece["cell"][0], piece["cell"][1]))]
                own, known = side_of(number) == seat, number in state.known and seat is not None
                is_shown = own or known or state.result is not None
                assert piece["kind"] == (state.kinds[number] if is_shown else None)
                shown["own" if own else "known" if known else "over" if is_shown else "hidden"] += 1
                assert not state.is_deploying or own
    assert min(shown[key] for key in ("own", "known", "over", "hidden")) > 50


def test_placing_shows_nothing_to_the_other_side_but_that_it_is_ready() -> None:
    """All that South can place looks the same to North and to a spectator."""
    for seat in (1, None):
        views = [seen_by(read(placed(count, 0)), seat) for count in (0, 1, 39)]
        assert views[0] == views[1] == views[2]
        assert views[0]["board"] == []
        texts = [STRATEGUS.seen_entries(read(placed(count, 0)), seat) for count in (0, 1, 39)]
        assert texts[0] == texts[1] == texts[2]
    for seat in (0, None):
        assert seen_by(read(placed(40, 0)), seat) == seen_by(read(placed(40, 39)), seat)
    assert seen_by(read(placed(40, 7)), 1)["ready"] == [True, False]
    assert len(seen_by(read(placed(40, 7)), 1)["board"]) == 7


def test_the_next_cell_is_told_to_the_side_that_places() -> None:
    state = read(placed(12, 0))
    assert [seen_by(state, seat)["next"] for seat in VIEWERS] == [[2, 8], [0, 0], None]
    assert [seen_by(read(placed(40, 7)), seat)["next"] for seat in VIEWERS] == [None, [7, 0], None]
    assert seen_by(read(FEW), 0)["next"] is None


def test_a_view_has_its_fields_and_no_others() -> None:
    for state in states(12, 9)[::9]:
        for seat in VIEWERS:
            view = STRATEGUS.view(state, seat)
            assert list(view) == KEYS
            for piece in view["board"]:  # type: ignore[union-attr]
                assert list(piece) == ["cell", "seat", "kind"]  # type: ignore[arg-type]
            for half_move in (*view["rows"], *view["run"]):  # type: ignore[misc]
                assert list(half_move) == ["seat", "from", "to", "now"]  # type: ignore[arg-type]


def test_a_view_tells_lakes_graveyard_and_offer() -> None:
    view = seen_by(read("offer: 1\n" + FEW, "lakes=on"), 0)
    assert view["lakes"] == [[2, 4], [2, 5], [3, 4], [3, 5], [6, 4], [6, 5], [7, 4], [7, 5]]
    assert view["graveyard"][0]["scout"] == 7
    assert view["offer"] == 1
    assert seen_by(read(FEW), 0)["lakes"] == []


def test_a_state_imagined_from_a_view_looks_and_plays_the_same() -> None:
    rng = Rng(12)
    for state in states(12, 9):
        for seat in VIEWERS:
            view = seen_by(state, seat)
            other = STRATEGUS.imagine(view, rng)
            assert seen_by(other, seat) == view
            assert STRATEGUS.decision(other) == STRATEGUS.decision(state)
            assert STRATEGUS.from_data(other.data()).data() == other.data()
            assert [other.graveyard(side) for side in (0, 1)] == view["graveyard"]
            if seat == state.to_move:
                assert STRATEGUS.legal_actions(other) == STRATEGUS.legal_actions(state)


def test_what_is_imagined_depends_on_the_lot_alone() -> None:
    state = next(state for state in random_game(0) if state.turn == 5)
    view = seen_by(state, 1)
    assert STRATEGUS.imagine(view, Rng(1)).data() == STRATEGUS.imagine(view, Rng(1)).data()
    found = {tuple(STRATEGUS.imagine(view, Rng(seed)).kinds) for seed in range(20)}
    assert len(found) == 20


def test_traps_and_apple_are_imagined_at_home_and_where_nothing_moved() -> None:
    """A piece that went far is always a scout; one that moved is never a trap."""
    row = "rows: b4-b3@b4 b3-b4@b4 d10-d7@d7\n"
    cells = board(b4="s-wolf", a7="n-fox", d7="n-scout", j7="n-trap", i10="n-apple", c5="n-lion")
    view = seen_by(read(row + cells, ISF), 0)
    kinds: dict[str, set[str]] = {}
    for seed in range(60):
        state = STRATEGUS.imagine(view, Rng(seed))
        for at, number in enumerate(state.board):
            if number >= 0:
                kinds.setdefault(name_of(at), set()).add(state.kinds[number])
    assert kinds["d7"] == {"scout"}
    assert kinds["b4"] == {"wolf"}
    assert kinds["c5"] == {"fox", "lion"}
    assert kinds["a7"] == kinds["j7"] == kinds["i10"] == {"trap", "apple", "fox", "lion"}


def test_the_enemy_whose_turn_it_is_can_move_in_what_is_imagined() -> None:
    """One of six pieces in a corner can move: it is never imagined where it would be stuck."""
    corner = dict.fromkeys(("a10", "b10", "c10", "a9", "a8"), "n-trap")
    view = seen_by(read("to-move: 1\n" + board(b9="n-wolf", j1="s-wolf", **corner)), 0)
    found: Counter[str] = Counter()
    for seed in range(40):
        state = STRATEGUS.imagine(view, Rng(seed))
        assert state.result is None
        found[name_of(state.where[state.kinds.index("wolf", PIECES)])] += 1
    assert sorted(found) == ["a8", "b9", "c10"]


def test_a_view_that_no_position_has_cannot_be_imagined() -> None:
    view = seen_by(read(FEW), 0)
    view["board"] = [piece for piece in view["board"] if piece["cell"] != [0, 3]]
    with pytest.raises(PositionError, match="the hidden pieces of seat 1 cannot be those"):
        STRATEGUS.imagine(view, Rng(1))
    view = seen_by(read(FEW), 0)
    for piece in view["board"]:
        if piece["seat"] == 1:
            piece["cell"][1] = 5
    with pytest.raises(PositionError, match="the hidden pieces of seat 1 cannot be those"):
        STRATEGUS.imagine(view, Rng(1))
