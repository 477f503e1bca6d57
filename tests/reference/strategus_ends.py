"""How a game of Strategus ends."""

from tests.reference.strategus_board import ANIMALS, NORTH, SOUTH, Position, RuleError
from tests.reference.strategus_moves import legal, moves


def winners(position: Position) -> list[int]:
    """The seats that have won; empty for a draw."""
    if position.winners is None:
        raise RuleError("the game is not over")
    return list(position.winners)


def finish(position: Position, seats: list[int], clause: str) -> None:
    position.winners = seats
    position.clause = clause


def animals(position: Position, seat: int) -> int:
    """How many pieces that can move a side has left."""
    return sum(p.seat == seat and p.kind in ANIMALS for p in position.board.values())


def look_for_end(position: Position) -> None:
    """The tests after a half-move, and when both are ready (strategus.end.order)."""
    south, north = animals(position, SOUTH), animals(position, NORTH)
    limit = position.options["no_fight_limit"]
    other = 1 - position.to_move
    last = position.last
    if last is not None and last.fight is not None and last.fight.defender == "apple":
        finish(position, [last.seat], "strategus.win.apple")
    elif south == north == 0:
        finish(position, [], "strategus.draw.both-immobile")
    elif south == 0:
        finish(position, [NORTH], "strategus.win.no-animals")
    elif north == 0:
        finish(position, [SOUTH], "strategus.win.no-animals")
    elif limit != "off" and position.quiet >= int(limit):
        finish(position, [], "strategus.draw.no-fight")
    elif not moves(position):
        finish(position, [other], "strategus.win.blocked")
    elif not legal(position):
        finish(position, [other], "strategus.repeat.stuck")
