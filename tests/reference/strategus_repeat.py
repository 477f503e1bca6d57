"""What ``repetition = isf`` forbids: two-square and more-squares."""

from itertools import pairwise

from tests.reference.strategus_board import NEXT, Board, HalfMove, Piece, Position, path

TWO_SQUARE = "strategus.repeat.two-square"
MORE_SQUARES = "strategus.repeat.more-squares"

Border = frozenset[str]  # the two cells that it parts


def why_forbidden(position: Position, start: str, end: str) -> str | None:
    """The clause that forbids the side to move this otherwise legal move, if one does."""
    if position.options["repetition"] == "off":
        return None
    if too_often(position, start, end):
        return TWO_SQUARE
    if in_a_chase(position, start, end):
        return MORE_SQUARES
    return None


# --- strategus.repeat.two-square ---


def borders(start: str, end: str) -> set[Border]:
    """The cell borders that a move crosses."""
    cells = path(start, end)
    return {frozenset(pair) for pair in pairwise(cells)}


def too_often(position: Position, start: str, end: str) -> bool:
    """Whether the move crosses a border that the same piece crossed with the three before."""
    piece = position.board[start]
    row = position.rows[piece.seat]
    if len(row) < 3 or any(each.piece != piece for each in row):
        return False
    crossed = borders(start, end)
    for each in row:
        crossed &= borders(each.start, each.end)
    return bool(crossed)


# --- strategus.repeat.more-squares ---


def threatened(half_move: HalfMove) -> list[Piece]:
    """The enemy pieces next to the cell that a piece was moved to; none after a fight."""
    if half_move.fight is not None:
        return []
    near = [half_move.board[cell] for cell in NEXT[half_move.end] if cell in half_move.board]
    return [piece for piece in near if piece.seat != half_move.seat]


def evades(threat: HalfMove, answer: HalfMove) -> bool:
    """Whether the answer takes a threatened piece to an empty cell."""
    return answer.fight is None and answer.piece in threatened(threat)


def chase(position: Position) -> list[tuple[HalfMove, HalfMove]]:
    """The threats of the side to move and their evasions, unbroken up to the last half-move."""
    pairs: list[tuple[HalfMove, HalfMove]] = []
    end = len(position.run)
    while end >= 2 and evades(position.run[end - 2], position.run[end - 1]):
        pairs.insert(0, (position.run[end - 2], position.run[end - 1]))
        end -= 2
    return pairs


def in_a_chase(position: Position, start: str, end: str) -> bool:
    """Whether the move goes on with a chase as it may not."""
    if end in position.board:
        return False  # an attack
    pairs = chase(position)
    evaders = {evasion.piece for _, evasion in pairs}
    if not any(position.board.get(cell) in evaders for cell in NEXT[end]):
        return False
    if steps_back(position, start, end):
        return False
    after = moved(position.board, start, end)
    return any(threat.board == after for threat, _ in pairs)


def steps_back(position: Position, start: str, end: str) -> bool:
    """Whether the piece goes back to the cell that it left on its side's previous turn."""
    row = position.rows[position.to_move]
    return bool(row) and row[-1].piece == position.board[start] and row[-1].start == end


def moved(board: Board, start: str, end: str) -> Board:
    """The board with a piece moved to an empty cell."""
    after = dict(board)
    after[end] = after.pop(start)
    return after
