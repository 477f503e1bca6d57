"""The engine beside a plain second implementation, written from the rules alone."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.record import read_action
from engine.core.rng import Rng
from engine.games.strategus.board import BESIDE, CELLS, cell_of, index, is_home
from engine.games.strategus.fights import FIGHTS, NEITHER
from engine.games.strategus.game import GAME
from engine.games.strategus.ranks import IMMOBILE, KINDS
from engine.games.strategus.state import StrategusState
from tests.reference import strategus as reference

VALUES = {
    "first": ("south", "north"),
    "lakes": ("off", "on"),
    "scout_charge": ("on", "off"),
    "memory_aid": ("off", "on"),
    "repetition": ("isf", "off"),
    "no_fight_limit": ("60", "200", "25"),
}
OPTIONS = [dict(zip(VALUES, values, strict=True)) for values in itertools.product(*VALUES.values())]


def options_of(number: int) -> dict[str, str]:
    """Return the options of game `number`: all combinations in turn, in a mixed order."""
    return OPTIONS[number * 35 % len(OPTIONS)]


def compare(state: StrategusState, position: reference.Position, where: str) -> tuple[Any, ...]:
    """Hold everything that can be told apart equal and return the legal actions."""
    decision = GAME.decision(state)
    assert (decision.seat if decision else None) == reference.mover(position), where
    legal = GAME.legal_actions(state)
    assert {GAME.format(action) for action in legal} == reference.legal(position), where
    for seat in (0, 1):
        texts = {f"@{seat} {action.verb}" for action in GAME.meta_actions(state, seat)}
        assert texts == reference.meta(position, seat), where
        assert state.graveyard(seat) == buried(position, seat), where
    view, theirs = GAME.view(state, 0), reference.view(position, 0)
    assert ranks_known(view) == theirs.known, where
    return legal


def buried(position: reference.Position, seat: int) -> dict[str, int]:
    """Return the reference's graveyard as the engine writes one."""
    counts = position.graveyard[seat]
    return {kind: counts[kind] for kind in KINDS if counts.get(kind)}


def ranks_known(view: Any) -> dict[str, str]:
    """Return the enemy pieces of which seat 0 is shown the rank, by the name of their cell."""
    return {
        CELLS.format(tuple(piece["cell"])): piece["kind"]
        for piece in view["board"]
        if piece["seat"] == 1 and piece["kind"]
    }


def do(
    state: StrategusState, position: reference.Position, text: str
) -> tuple[StrategusState, reference.Position]:
    """Carry out the same on both sides."""
    action, by = read_action(GAME, text)
    return GAME.apply(state, action, by).state, reference.play(position, text)


def out_of_turn(state: StrategusState, rng: Rng) -> str | None:
    """Return now and then what a side does out of turn; resigning seldom."""
    if rng.below(40):
        return None
    seat = rng.below(2)
    texts = [f"@{seat} {action.verb}" for action in GAME.meta_actions(state, seat)]
    if not texts:
        return None
    text = texts[rng.below(len(texts))]
    ends = text.endswith(("resign", "accept-draw"))
    return None if ends and rng.below(6) else text


def wanted(state: StrategusState, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, ...]:
    """Return moves that bring repetition about: beside an enemy, away from one, or back again."""
    seat = state.to_move
    own = [row for row in state.rows if row.piece // 40 == seat]
    choice = rng.below(4)
    if choice == 0 and own and state.where[own[-1].piece] >= 0:
        at = cell_of(state.where[own[-1].piece])
        found = [action for action in legal if action.cells[0] == at]
    elif choice == 1:
        found = [action for action in legal if beside_enemy(state, action.cells[1])]
    elif choice == 2:
        found = [action for action in legal if beside_enemy(state, action.cells[0])]
    else:
        return legal
    quiet = [action for action in found if state.board[index(action.cells[1])] < 0]
    return tuple(quiet or found) or legal


def beside_enemy(state: StrategusState, cell: tuple[int, int]) -> bool:
    """Tell whether an enemy of the side to move stands next to a cell."""
    numbers = [state.board[near] for near in BESIDE[index(cell)]]
    return any(number >= 0 and number // 40 != state.to_move for number in numbers)


def play_on(state: StrategusState, position: reference.Position, number: int) -> str:
    """Play both to the end and return the clause that ended the game."""
    rng = Rng(number, 5)
    for ply in itertools.count():
        legal = compare(state, position, f"game {number}, ply {ply}")
        if not legal:
            break
        text = out_of_turn(state, rng)
        if text is None:
            pool = legal if state.is_deploying else wanted(state, legal, rng)
            text = GAME.format(pool[rng.below(len(pool))])
        state, position = do(state, position, text)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == reference.winners(position)
    assert outcome.rule == position.clause
    return outcome.rule


def whole_game(number: int) -> str:
    """Play a game from the set-up."""
    options = options_of(number)
    state = GAME.setup(2, seed=number, **options).state
    return play_on(state, reference.start(options), number)


def few_pieces(number: int) -> str:
    """Play from a board with few pieces close to each other: blocked, stuck, chases."""
    rng = Rng(number, 7)
    options = options_of(number)
    lakes = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"} if options["lakes"] == "on" else set()
    pieces: dict[str, tuple[int, str]] = {}
    for seat in (0, 1):
        army = [key for key, kind in KINDS.items() for _ in range(kind.copies)]
        rng.shuffle(army)
        for kind in army[: 2 + rng.below(6)]:
            x0, y0 = rng.below(5), rng.below(6)
            cell = (x0 + rng.below(4), y0 + rng.below(4))
            name = CELLS.format(cell)
            is_at_home = is_home(seat, index(cell))
            if name not in lakes | pieces.keys() and (kind not in IMMOBILE or is_at_home):
                pieces[name] = (seat, kind)
    return from_board(pieces, options, lakes, number)


def penned(number: int) -> str:
    """Play with south shut in by its own traps, with few cells to move on: it gets stuck."""
    rng = Rng(number, 9)
    options = {**options_of(number), "repetition": "isf", "lakes": "off"}
    pen = [("a1", "b1"), ("a1", "a2"), ("a1", "b1", "a2"), ("j1", "i1", "h1")][number % 4]
    walls = {
        CELLS.format(cell_of(near))
        for name in pen
        for near in BESIDE[index(CELLS.parse(name) or (0, 0))]
    } - set(pen)
    pieces: dict[str, tuple[int, str]] = dict.fromkeys(sorted(walls), (0, "trap"))
    pieces[pen[0]] = (0, ("wolf", "scout", "mouse")[rng.below(3)])
    for kind in ("lion", "scout", "apple"):
        pieces[f"{'cdefg'[rng.below(5)]}{8 + rng.below(3)}"] = (1, kind)
    return from_board(pieces, options, set(), number)


def from_board(
    pieces: dict[str, tuple[int, str]], options: dict[str, str], lakes: set[str], number: int
) -> str:
    """Play both from a board of so few pieces; "" where the game would be over at once."""
    words = {name: f"{'sn'[seat]}-{kind}" for name, (seat, kind) in pieces.items()}
    rows = [
        " ".join([str(row), *(words.get(f"{column}{row}", ".") for column in "abcdefghij")])
        for row in range(10, 0, -1)
    ]
    if any(sides(pieces, seat) == 0 for seat in (0, 1)):
        return ""
    to_move = number // 2 % 2
    assignments = " ".join(f"{key}={value}" for key, value in options.items())
    text = (
        f"game: strategus\nseats: 2\noptions: {assignments}\nto-move: {to_move}\nboard:\n"
        + "\n".join(f"  {row}" for row in ["   a b c d e f g h i j", *rows])
        + "\n"
    )
    state = GAME.parse_picture(with_lakes(text, lakes))
    position = reference.composed(pieces, to_move, options)
    if not GAME.legal_actions(state):
        return ""
    return play_on(state, position, number)


def with_lakes(text: str, lakes: set[str]) -> str:
    """Put the lakes into a picture."""
    lines = text.splitlines()
    start = lines.index("board:") + 2
    for line in range(start, start + 10):
        head, *cells = lines[line].split()
        cells = [
            "~" if f"{column}{head}" in lakes else word
            for column, word in zip("abcdefghij", cells, strict=True)
        ]
        lines[line] = "  " + " ".join([head, *cells])
    return "\n".join(lines) + "\n"


def sides(pieces: dict[str, tuple[int, str]], seat: int) -> int:
    """Return how many movable pieces a side has."""
    return sum(s == seat and kind not in IMMOBILE for s, kind in pieces.values())


@pytest.mark.parametrize("number", range(12))
def test_both_play_the_same_whole_games(number: int) -> None:
    assert whole_game(number)


@pytest.mark.parametrize("number", range(60))
def test_both_play_the_same_with_few_pieces(number: int) -> None:
    few_pieces(number)


def test_both_play_the_same_in_pens() -> None:
    assert "strategus.repeat.stuck" in {penned(number) for number in range(24)}


@pytest.mark.soak
def test_both_play_the_same_games() -> None:
    ends = {whole_game(number) for number in range(1000, 1300)}
    ends |= {few_pieces(number) for number in range(4000)}
    ends |= {penned(number) for number in range(200)}
    assert ends - {""} == {
        "strategus.win.apple",
        "strategus.win.no-animals",
        "strategus.win.blocked",
        "strategus.draw.both-immobile",
        "strategus.draw.no-fight",
        "strategus.draw.agreed",
        "strategus.end.resign",
        "strategus.repeat.stuck",
    }


def test_all_fights_end_alike() -> None:
    assert len(FIGHTS) == 120
    for (attacker, defender), (winner, rule) in FIGHTS.items():
        theirs = reference.fight(attacker, defender)
        assert (theirs.outcome, theirs.clause) == (winner or "none", rule)
    assert {winner for winner, _ in FIGHTS.values()} == {"attacker", "defender", NEITHER}
