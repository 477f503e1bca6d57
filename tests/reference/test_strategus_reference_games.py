"""Whole random games for the plain reference of Strategus, and repetition reckoned once more."""

import random
from collections import Counter
from itertools import pairwise, product

import pytest

from tests.reference import strategus
from tests.reference.strategus_board import (
    ANIMALS,
    ARMY,
    CHOICES,
    LAKES,
    NEXT,
    Board,
    HalfMove,
    Piece,
    Position,
    copied,
    path,
)

FIGHT_LIMITS = ["200", "60", "off"]
GAMES = 60  # in small pens

OPTIONS = [(key, values) for key, values in CHOICES.items() if key != "first"]
ENDS = {
    "strategus.win.apple",
    "strategus.win.no-animals",
    "strategus.win.blocked",
    "strategus.repeat.stuck",
    "strategus.draw.both-immobile",
    "strategus.draw.no-fight",
}


def arranged(chance: random.Random) -> list[str]:
    return chance.sample(ARMY, len(ARMY))


def check(position: Position) -> None:
    """What holds at every moment of a game under way."""
    for seat in [0, 1]:
        alive = Counter(piece.kind for piece in position.board.values() if piece.seat == seat)
        assert alive + Counter(position.graveyard[seat]) == Counter(ARMY)
        seen = strategus.view(position, seat)
        assert sorted([*seen.own, *seen.enemy]) == sorted(position.board)
    if position.options["lakes"] == "on":
        assert not set(position.board) & set(LAKES)
    if not strategus.is_over(position):
        assert strategus.legal(position)
        assert position.quiet == len(position.run)


def pick(chance: random.Random, position: Position) -> str:
    """A move at random, attacks more often than they come by chance."""
    texts = sorted(strategus.legal(position))
    attacks = [text for text in texts if text.split()[2] in position.board]
    return chance.choice(attacks if attacks and chance.random() < 0.3 else texts)


@pytest.mark.parametrize("number", range(16))
def test_random_games_end(number: int) -> None:
    chance = random.Random(number)
    options = {key: values[number >> place & 1] for place, (key, values) in enumerate(OPTIONS)}
    options["first"] = chance.choice(["south", "north"])
    options["no_fight_limit"] = FIGHT_LIMITS[number % 3]
    position = strategus.deployed(arranged(chance), arranged(chance), options)
    plies = 0
    while not strategus.is_over(position):
        assert strategus.mover(position) == (position.first + plies) % 2
        position = strategus.play(position, pick(chance, position))
        plies += 1
        check(position)
        assert plies < 20000
    assert position.clause in ENDS
    assert strategus.legal(position) == set()


@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_nothing_hidden_shows(memory_aid: str) -> None:
    """strategus.hidden.*: view and moves are the same, however hidden enemies are swapped"""
    chance = random.Random(8)
    options = {"memory_aid": memory_aid, "repetition": "isf", "no_fight_limit": "40"}
    position = strategus.deployed(arranged(chance), arranged(chance), options, drawn=0)
    swapped = 0
    while not strategus.is_over(position):
        for seat in [0, 1]:
            other = shuffled(position, 1 - seat, chance)
            swapped += other.board != position.board
            assert strategus.view(other, seat) == strategus.view(position, seat)
            assert strategus.meta(other, seat) == strategus.meta(position, seat)
            if strategus.mover(position) == seat:
                assert strategus.legal(other) == strategus.legal(position)
        position = strategus.play(position, pick(chance, position))
    assert swapped > 100


def shuffled(position: Position, seat: int, chance: random.Random) -> Position:
    """The position with the kinds of a side's pieces dealt anew among those that are hidden."""
    aid = position.options["memory_aid"] == "on"
    cells = [
        cell
        for cell, piece in position.board.items()
        if piece.seat == seat and not (aid and piece in position.shown)
    ]
    kinds = [position.board[cell].kind for cell in cells]
    chance.shuffle(kinds)
    names = {
        position.board[cell]: position.board[cell]._replace(kind=kind)
        for cell, kind in zip(cells, kinds, strict=True)
    }

    def renamed(board: Board) -> Board:
        return {cell: names.get(piece, piece) for cell, piece in board.items()}

    def rewritten(half_moves: list[HalfMove]) -> list[HalfMove]:
        return [
            each._replace(piece=names.get(each.piece, each.piece), board=renamed(each.board))
            for each in half_moves
        ]

    other = copied(position)
    other.board = renamed(position.board)
    other.shown = {names.get(piece, piece) for piece in position.shown}
    other.rows = [rewritten(row) for row in position.rows]
    other.run = rewritten(position.run)
    return other


# --- repetition, from the whole record and forwards ---


class Record:
    """All half-moves of a game, and for each side the chase that it is in."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, Piece, str, str]] = []
        self.threat: list[set[Piece]] = [set(), set()]  # of each side's last half-move
        self.left: list[list[dict[str, Piece]]] = [[], []]  # positions of the chase
        self.evaded: list[set[Piece]] = [set(), set()]  # pieces that evaded in it
        self.pending: list[dict[str, Piece] | None] = [None, None]  # left by the open threat

    def stop(self, seat: int) -> None:
        self.left[seat], self.evaded[seat], self.threat[seat] = [], set(), set()
        self.pending[seat] = None

    def add(self, before: Position, text: str, after: Position) -> None:
        _, start, end = text.split()
        seat, piece = before.to_move, before.board[start]
        enemy = 1 - seat
        self.moves.append((seat, piece, start, end))
        if end in before.board:
            self.stop(0)
            self.stop(1)
            return
        pending = self.pending[enemy]
        if piece in self.threat[enemy] and pending is not None:
            self.left[enemy].append(pending)
            self.evaded[enemy].add(piece)
        else:
            self.stop(enemy)
        near = {after.board[cell] for cell in NEXT[end] if cell in after.board}
        self.threat[seat] = {other for other in near if other.seat == enemy}
        self.pending[seat] = dict(after.board)
        if not self.threat[seat]:
            self.stop(seat)

    def two_square(self, position: Position, start: str, end: str) -> bool:
        own = [each for each in self.moves if each[0] == position.to_move][-3:]
        if len(own) < 3 or {piece for _, piece, _, _ in own} != {position.board[start]}:
            return False
        ways = [path(start, end)] + [path(a, b) for _, _, a, b in own]
        steps = [{tuple(sorted(pair)) for pair in pairwise(way)} for way in ways]
        return bool(set.intersection(*steps))

    def more_squares(self, position: Position, start: str, end: str) -> bool:
        seat = position.to_move
        near = [position.board[cell] for cell in NEXT[end] if cell in position.board]
        if end in position.board or not self.evaded[seat] & set(near):
            return False
        own = [each for each in self.moves if each[0] == seat]
        if own[-1] == (seat, position.board[start], end, start):
            return False
        board = {end if cell == start else cell: p for cell, p in position.board.items()}
        return board in self.left[seat]


def base_moves(position: Position) -> set[str]:
    free = Position(**{**vars(position), "options": {**position.options, "repetition": "off"}})
    return strategus.legal(free)


def chasing(position: Position, texts: list[str]) -> list[str]:
    """Of these moves those that threaten or evade."""
    last = position.last
    threatened = [] if last is None else NEXT[last.end]
    found = []
    for text in texts:
        _, start, end = text.split()
        near = [position.board[cell] for cell in NEXT[end] if cell in position.board]
        hits = any(piece.seat != position.to_move and piece.kind in ANIMALS for piece in near)
        if hits or start in threatened:
            found.append(text)
    return found


def small_table(chance: random.Random) -> Position:
    """A few pieces in a pen of 4 × 4 cells, so that they meet again and again."""
    pen = [f"{column}{row}" for column, row in product("abcd", range(1, 5))]
    walls = dict.fromkeys(["e1", "e2", "e3"], (0, "trap")) | {"e4": (0, "apple")}
    walls |= dict.fromkeys(["a5", "b5", "c5", "d5"], (1, "trap"))
    cells = chance.sample(pen, chance.choice([2, 3, 4, 5]))
    kinds = [kind for kind in ANIMALS if kind not in ["elephant", "mouse"]]
    pieces = {
        cell: (index % 2, "scout" if chance.random() < 0.25 else kinds[index + 1])
        for index, cell in enumerate(cells)
    }
    options = {"repetition": "isf", "no_fight_limit": "120", "first": "south"}
    return strategus.composed({**walls, **pieces}, chance.choice([0, 1]), options)


def expected(position: Position, record: Record, moves: set[str]) -> dict[str, str]:
    """What repetition forbids of these moves, reckoned from the record."""
    found = {}
    for text in moves:
        _, start, end = text.split()
        if record.two_square(position, start, end):
            found[text] = "strategus.repeat.two-square"
        elif record.more_squares(position, start, end):
            found[text] = "strategus.repeat.more-squares"
    return found


def pick_quiet(chance: random.Random, position: Position) -> str:
    """Mostly a threat or an evasion, an attack only where there is nothing else."""
    texts = sorted(strategus.legal(position))
    quiet = [text for text in texts if text.split()[2] not in position.board]
    wanted = chasing(position, quiet)
    return chance.choice(wanted if wanted and chance.random() < 0.97 else quiet or texts)


def test_repetition_reckoned_once_more() -> None:
    """strategus.repeat.*: the same moves are forbidden, whichever way it is reckoned"""
    clauses: Counter[str] = Counter()
    back = 0  # positions that a chase had already
    for number in range(GAMES):
        chance = random.Random(number)
        position, record = small_table(chance), Record()
        while not strategus.is_over(position):
            moves = base_moves(position)
            forbidden = expected(position, record, moves)
            assert strategus.forbidden(position) == forbidden
            assert strategus.legal(position) == moves - set(forbidden)
            clauses.update(forbidden.values())
            before, text = position, pick_quiet(chance, position)
            position = strategus.play(before, text)
            record.add(before, text, position)
            back += position.board in record.left[before.to_move]
    assert clauses["strategus.repeat.two-square"] > 100
    assert clauses["strategus.repeat.more-squares"] > 30
    assert back > 30
