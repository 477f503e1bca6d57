"""A plain reference of the board game Strategus, written from the rules text alone.

It exists to check a real engine, so it prefers being easy to read beside the rules over being
fast. Clause ids such as ``strategus.move.step`` name the rule that a piece of code stands for.

The actions are texts: ``place KIND`` while the sides place their pieces, then ``move a4 a5``, and
of either seat ``@SEAT resign``, ``@SEAT offer-draw``, ``@SEAT accept-draw``, ``@SEAT refuse-draw``
with the seat as 0 (south) or 1 (north). The other parts are strategus_board (cells, army, options,
position), strategus_moves, strategus_fights, strategus_repeat (two-square, more-squares),
strategus_ends and strategus_view (what a seat may know).

Readings, where the rules leave something open:

1. setup.zone: south places a1 to j1, a2 to j2 … j4, then north a10 to j10, a9 to j9 … j7, each
   piece with one action. The fortieth piece says that the side is ready; nothing is rearranged
   here, for only the arrangement at that moment matters.
2. setup.first: ``first = random`` is drawn when the game is started, or the caller says what was
   drawn. The drawn side is known to both from then on.
3. setup.secret: until both are ready a seat sees neither enemy cells nor how far the other side is.
4. board.lakes: a lake stops a scout as the edge of the board does.
5. move.scout: a scout may attack any piece that it reaches, one cell away or more, with
   ``scout_charge = on``; with ``off`` an attack goes to the next cell only.
6. hidden.blind: a move of two cells or more is reported as move.scout, also one that attacks.
7. hidden.reveal: "for a moment" is the report of that half-move, until the next half-move.
8. hidden.memory: with ``memory_aid = on`` the survivor of a fight is known to the enemy from then
   on, wherever it goes, as attacker or defender, trap included.
9. fight table: the elephant that attacks the mouse wins by fight.mouse, not by lower-wins; a fight
   that takes an apple cites fight.apple, and the end of the game win.apple.
10. draw.both-immobile: it takes a half-move that leaves neither side a movable piece.
11. draw.no-fight: a fight sets the count to 0, placing and meta actions do not count, and N is 1
    or more, written without leading zeros.
12. draw.agreed: one offer stands at a time. While it does, the other seat may accept or refuse and
    neither may offer. It ends with the next half-move of the side that made it, also when that
    side was to move as it offered. The other side's half-move leaves it standing. After a refusal
    either side may offer again at once.
13. end.resign, draw.agreed: both at either side's turn, not before both are ready.
14. repeat.two-square: "fourth" means every move from the fourth on: the last three half-moves of
    the side, all made by this piece, are compared. The three may cross other borders too. The first
    half-move after ready begins the count.
15. repeat.two-square: a fight that costs the attacker its life has crossed the borders, which never
    matters. An attack is forbidden as a move would be.
16. repeat.more-squares: the chase is the longest unbroken run of pairs (threat, evasion) that ends
    with the half-move just made. Threats need not be made by one piece, nor against one. A
    half-move may be an evasion and a threat at once, and both sides may be chasing.
17. repeat.more-squares: traps and the apple are threatened like all others, and a threat counts
    whether or not the piece could attack there.
18. repeat.more-squares: compared are the positions left by the chasing side's threats inside the
    chase. What was on the board before its first threat is not one of them. A position is the cell
    of every single piece, two pieces of one kind being two.
19. repeat.more-squares: "step straight back" is a move of any length by the piece that its side
    moved last, from where that half-move took it to where it began. Only more-squares is lifted.
20. repeat.more-squares: an attack is never forbidden by it.
21. repeat.stuck: at least one move is legal but for repetition, and all such moves are forbidden.
22. end.order: at the start no test but blocked can be met, for the side that moves first. Its
    clause is win.blocked, as later.
23. Options do not exclude one another; only unknown keys and values are refused.
"""

import random

from tests.reference.strategus_board import (
    ARMY,
    COUNTS,
    KINDS,
    NORTH,
    SEATS,
    SOUTH,
    ZONES,
    Board,
    Fight,
    HalfMove,
    Piece,
    Position,
    RuleError,
    checked,
    copied,
    is_over,
    is_ready,
)
from tests.reference.strategus_ends import finish, look_for_end, winners
from tests.reference.strategus_fights import fight
from tests.reference.strategus_moves import forbidden, legal, meta
from tests.reference.strategus_view import Report, View, view

__all__ = [
    "Fight",
    "HalfMove",
    "Piece",
    "Position",
    "Report",
    "RuleError",
    "View",
    "composed",
    "deployed",
    "fight",
    "forbidden",
    "is_over",
    "legal",
    "meta",
    "mover",
    "play",
    "start",
    "view",
    "winners",
]


# --- the start ---


def start(options: dict[str, str] | None = None, drawn: int | None = None) -> Position:
    """A game before the first piece is placed.

    ``drawn`` is the side that moves first under ``first = random``; it is drawn here if not given.
    """
    options = checked(options)
    if options["first"] == "random":
        first = random.choice(SEATS) if drawn is None else drawn  # strategus.setup.first
        if first not in SEATS:
            raise RuleError(f"the side that moves first is 0 or 1, not {first!r}")
    else:
        first = SOUTH if options["first"] == "south" else NORTH
        if drawn not in [None, first]:
            raise RuleError(f"first={options['first']} leaves nothing to draw")
    return Position(options=options, first=first, to_move=SOUTH)


def deployed(
    south: list[str],
    north: list[str],
    options: dict[str, str] | None = None,
    drawn: int | None = None,
) -> Position:
    """A game with both armies placed, each listed in the order of its placing."""
    position = start(options, drawn)
    for seat, kinds in [(SOUTH, south), (NORTH, north)]:
        name = "south" if seat == SOUTH else "north"
        if sorted(kinds) != sorted(ARMY):
            raise RuleError(f"{name} does not list the forty pieces of strategus.setup.army")
        for kind in kinds:
            position = play(position, f"place {kind}")
    return position


def composed(
    pieces: dict[str, tuple[int, str]],
    to_move: int,
    options: dict[str, str] | None = None,
) -> Position:
    """A game under way with seat and kind of the piece on each cell, all others removed.

    The pieces of a side are numbered in the order of the listing. Nothing is tested for the end.
    """
    position = start(options)
    position.placed = [len(ARMY), len(ARMY)]
    position.first = position.to_move = to_move
    for number, (cell, (seat, kind)) in enumerate(pieces.items()):
        position.board[cell] = Piece(seat, number, kind)
    for seat in SEATS:
        for kind in KINDS:
            alive = [p for p in position.board.values() if (p.seat, p.kind) == (seat, kind)]
            if len(alive) > COUNTS[kind]:
                raise RuleError(f"seat {seat} has too many of {kind} (strategus.setup.army)")
            if len(alive) < COUNTS[kind]:
                position.graveyard[seat][kind] = COUNTS[kind] - len(alive)
    return position


def place(position: Position, kind: str) -> None:
    """Place a piece on the next cell (strategus.setup.zone); begin when both are ready."""
    seat = position.to_move
    number = position.placed[seat]
    position.board[ZONES[seat][number]] = Piece(seat, number, kind)
    position.placed[seat] += 1
    if not is_ready(position, SOUTH):
        position.to_move = SOUTH
    elif not is_ready(position, NORTH):
        position.to_move = NORTH
    else:
        position.to_move = position.first  # strategus.setup.first
        look_for_end(position)


def mover(position: Position) -> int | None:
    """Who must place or move, None when the game is over."""
    return None if is_over(position) else position.to_move


# --- doing it ---


def play(position: Position, text: str) -> Position:
    """The position after an action; RuleError when it is not allowed."""
    if is_over(position):
        raise RuleError(f"the game is over ({position.clause})")
    after = copied(position)
    if text.startswith("@"):
        if text not in meta(position, SOUTH) | meta(position, NORTH):
            raise RuleError(f"{text!r} is not allowed now (strategus.draw.agreed, .end.resign)")
        play_meta(after, int(text[1]), text[3:])
        return after
    if text not in legal(position):
        why = forbidden(position).get(text)
        raise RuleError(f"{text!r} is not legal now" + (f" ({why})" if why else ""))
    verb, *words = text.split()
    if verb == "place":
        place(after, words[0])
    else:
        move(after, words[0], words[1])
    return after


def play_meta(position: Position, seat: int, text: str) -> None:
    """strategus.draw.agreed, strategus.end.resign"""
    if text == "resign":
        finish(position, [1 - seat], "strategus.end.resign")
    elif text == "offer-draw":
        position.offer = seat
    elif text == "accept-draw":
        finish(position, [], "strategus.draw.agreed")
    else:
        position.offer = None


def move(position: Position, start: str, end: str) -> None:
    """Move a piece, fight if there is an enemy, and test for the end."""
    seat = position.to_move
    board = dict(position.board)
    piece = board.pop(start)
    enemy = board.get(end)
    result = None
    if enemy is None:
        board[end] = piece
    else:
        result = fight(piece.kind, enemy.kind, position.options)
        clash(position, board, end, piece, result.outcome)
    position.board = board
    half_move = HalfMove(seat, piece, start, end, result, board)
    note(position, half_move)
    if position.offer == seat:
        position.offer = None  # strategus.draw.agreed
    position.to_move = 1 - seat
    look_for_end(position)


def clash(position: Position, board: Board, cell: str, piece: Piece, outcome: str) -> None:
    """Remove who falls; a winning attacker moves in (strategus.fight.advance)."""
    enemy = board[cell]
    position.shown |= {piece, enemy}  # strategus.hidden.reveal
    if outcome != "attacker":
        bury(position, piece)
    if outcome != "defender":
        bury(position, enemy)
        del board[cell]
    if outcome == "attacker":
        board[cell] = piece


def bury(position: Position, piece: Piece) -> None:
    """Removed pieces are counted for both to see (strategus.hidden.memory)."""
    counts = position.graveyard[piece.seat]
    counts[piece.kind] = counts.get(piece.kind, 0) + 1


def note(position: Position, half_move: HalfMove) -> None:
    """Keep what later rules look back at."""
    position.last = half_move
    row = position.rows[half_move.seat]
    position.rows[half_move.seat] = [*row, half_move][-3:]
    if half_move.fight is None:
        position.quiet += 1
        position.run.append(half_move)
    else:
        position.quiet = 0
        position.run = []
