"""What a seat of Strategus may know."""

from dataclasses import dataclass

from tests.reference.strategus_board import (
    SEATS,
    Fight,
    HalfMove,
    Position,
    in_play,
    is_ready,
    path,
)


@dataclass
class Report:
    """The last half-move as both players see it."""

    seat: int
    start: str
    end: str
    clause: str  # strategus.move.step or strategus.move.scout
    fight: Fight | None


@dataclass
class View:
    """A position as one seat may see it; no piece has a lasting name here."""

    seat: int
    own: dict[str, str]  # kinds by cell
    enemy: list[str]  # cells, in order
    known: dict[str, str]  # enemy kinds by cell, those that the rules show
    graveyard: list[dict[str, int]]  # by seat and kind
    ready: list[bool]
    first: int
    mover: int | None  # None: the game is over, or the sides still place their pieces
    quiet: int
    offer: int | None
    report: Report | None
    winners: list[int] | None
    clause: str | None


def view(position: Position, seat: int) -> View:
    """What a seat is sent (strategus.setup.secret, strategus.hidden.*)."""
    own = {cell: piece.kind for cell, piece in position.board.items() if piece.seat == seat}
    enemy = {cell: piece for cell, piece in position.board.items() if piece.seat != seat}
    ready = [is_ready(position, each) for each in SEATS]
    if not all(ready):
        enemy = {}  # strategus.setup.secret
    if position.winners is not None:
        known = {cell: piece.kind for cell, piece in enemy.items()}  # strategus.hidden.end
    elif position.options["memory_aid"] == "on":
        shown = position.shown
        known = {cell: piece.kind for cell, piece in enemy.items() if piece in shown}
    else:
        known = {}
    return View(
        seat=seat,
        own=own,
        enemy=sorted(enemy),
        known=known,
        graveyard=[dict(counts) for counts in position.graveyard],
        ready=ready,
        first=position.first,
        mover=position.to_move if in_play(position) else None,
        quiet=position.quiet,
        offer=position.offer,
        report=None if position.last is None else report(position.last),
        winners=None if position.winners is None else list(position.winners),
        clause=position.clause,
    )


def report(half_move: HalfMove) -> Report:
    """A half-move as both see it: the pieces only in a fight, the length of the way always."""
    steps = len(path(half_move.start, half_move.end)) - 1
    clause = "strategus.move.step" if steps == 1 else "strategus.move.scout"
    return Report(half_move.seat, half_move.start, half_move.end, clause, half_move.fight)
