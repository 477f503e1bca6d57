"""What may be done in Strategus: placing, moving, and what a seat may do at any time."""

from tests.reference.strategus_board import (
    ANIMALS,
    COUNTS,
    KINDS,
    LAKES,
    LINES,
    Position,
    in_play,
    is_over,
)
from tests.reference.strategus_repeat import why_forbidden


def unplaced(position: Position) -> set[str]:
    """The kinds that the placing side still has (strategus.setup.army)."""
    seat = position.to_move
    placed = [piece.kind for piece in position.board.values() if piece.seat == seat]
    return {kind for kind in KINDS if placed.count(kind) < COUNTS[kind]}


def legal(position: Position) -> set[str]:
    """The texts of what the mover may do; none when the game is over."""
    if is_over(position):
        return set()
    if not in_play(position):
        return {f"place {kind}" for kind in unplaced(position)}
    allowed = [pair for pair in moves(position) if why_forbidden(position, *pair) is None]
    return {f"move {a} {b}" for a, b in allowed}


def forbidden(position: Position) -> dict[str, str]:
    """The moves that are illegal for repetition only, with the clause; two-square comes first."""
    if not in_play(position):
        return {}
    clauses = {pair: why_forbidden(position, *pair) for pair in moves(position)}
    return {f"move {a} {b}": why for (a, b), why in clauses.items() if why is not None}


def moves(position: Position) -> list[tuple[str, str]]:
    """The moves of the side to move, repetition left aside, as pairs of cells."""
    return [
        (cell, end)
        for cell, piece in position.board.items()
        if piece.seat == position.to_move
        for end in ends(position, cell)
    ]


def ends(position: Position, cell: str) -> list[str]:
    """The cells that a piece can move to."""
    piece = position.board[cell]
    if piece.kind not in ANIMALS:
        return []  # strategus.move.immobile
    found = []
    for line in LINES[cell]:
        far = line if piece.kind == "scout" else line[:1]
        for steps, end in enumerate(far, start=1):
            if position.options["lakes"] == "on" and end in LAKES:
                break  # strategus.board.lakes
            if end not in position.board:
                found.append(end)  # strategus.move.step, strategus.move.scout
                continue
            charge = steps == 1 or position.options["scout_charge"] == "on"
            if position.board[end].seat != piece.seat and charge:
                found.append(end)
            break
    return found


def meta(position: Position, seat: int) -> set[str]:
    """The texts of what a seat may do at either side's turn."""
    if not in_play(position):
        return set()
    if position.offer is None:
        found = ["resign", "offer-draw"]
    elif position.offer == seat:
        found = ["resign"]
    else:
        found = ["resign", "accept-draw", "refuse-draw"]
    return {f"@{seat} {text}" for text in found}
