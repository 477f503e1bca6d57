"""What a terminal shows of a Strategus game: the board in short signs, losses, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.types import Seat
from engine.core.words import UNBROKEN, wrapped
from engine.games.strategus.board import CELLS, SIDES, SIZE
from engine.games.strategus.ranks import ARMY, KINDS, PIECES

EMPTY_SIGN, LAKE_SIGN, NEXT_SIGN = ".", "~", "_"
HIDDEN = ("o", "#")
"""The sign of a hidden piece: of the side that the board is shown for, and of the other one.

A spectator is shown it as South is.
"""

CODES: Mapping[str, str] = {
    kind.key: str(kind.rank) if kind.rank else kind.name[0] for kind in ARMY
}
"""The code of each kind: its rank, or the initial of what has none."""


def board_lines(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return board, legend, losses and state of a view as lines of at most WIDTH signs."""
    seat = view["seat"] or 0
    words = {(x, y): EMPTY_SIGN for x in range(SIZE) for y in range(SIZE)}
    for x, y in view["lakes"]:
        words[x, y] = LAKE_SIGN
    if view["next"] is not None:
        words[view["next"][0], view["next"][1]] = NEXT_SIGN
    for piece in view["board"]:
        x, y = piece["cell"]
        words[x, y] = code(piece["kind"], is_other=piece["seat"] != seat)
    lines = [*_grid(words), "", *_legend(view, names, seat), ""]
    for side in range(len(names)):
        lines += _side(view, names, side)
    return lines + wrapped("  ", _status(view, names))


def code(kind: str | None, *, is_other: bool) -> str:
    """Return a piece as a short sign: `7` a wolf, `#7` one of the other side, `#` a hidden one."""
    if kind is None:
        return HIDDEN[is_other]
    return HIDDEN[1] * is_other + CODES[kind]


def _grid(words: Mapping[tuple[int, int], str]) -> list[str]:
    """Draw the board with column letters above and below, row numbers on both sides."""
    width, gap = max(2, *map(len, words.values())), " "
    heads = gap.join(head.rjust(width) for head in CELLS.columns(range(SIZE)))
    rows = []
    for y in range(SIZE):
        row = gap.join(words[x, y].rjust(width) for x in range(SIZE))
        rows.append(f"{CELLS.row(y):>2}  {row}  {CELLS.row(y)}")
    return [f"    {heads}", *rows, f"    {heads}"]


def _legend(view: Mapping[str, Any], names: Sequence[str], seat: Seat) -> list[str]:
    """Explain the signs that are on the board, and no others."""
    board = view["board"]
    shown = [kind.key for kind in ARMY if any(each["kind"] == kind.key for each in board)]
    signs = [f"{CODES[key]}{UNBROKEN}{KINDS[key].name}" for key in shown]
    lines = wrapped("", ", ".join(signs)) if signs else []
    other = 1 - seat
    notes = []
    for side in (seat, other):
        own = [each for each in board if each["seat"] == side]
        if any(each["kind"] is None for each in own):
            notes.append(f"{HIDDEN[side == other]} a hidden piece of {names[side]}'s")
        if side == other and any(each["kind"] is not None for each in own):
            notes.append(f"{HIDDEN[1]} before a sign: {names[side]}'s")
    notes += [f"{NEXT_SIGN} the next cell to place on"] * (view["next"] is not None)
    notes += [f"{LAKE_SIGN} lake"] * bool(view["lakes"])
    return lines + (wrapped("", "; ".join(notes)) if notes else [])


def _side(view: Mapping[str, Any], names: Sequence[str], side: Seat) -> list[str]:
    """Return whose turn it is, and how many pieces a side has and has lost."""
    is_on = view["outcome"] is None
    mover = ">" if is_on and view["to_move"] == side else " "
    called = names[side] if names[side] == SIDES[side] else f"{names[side]}, {SIDES[side]}"
    head = f"{called}: "
    if not all(view["ready"]):
        return wrapped(f"{mover} ", head + _placing(view, side))
    lost = view["graveyard"][side]
    text = f"{PIECES - sum(lost.values())} pieces"
    if lost:
        text += "; lost: " + ", ".join(_counted(kind, count) for kind, count in lost.items())
    return wrapped(f"{mover} ", head + text)


def _placing(view: Mapping[str, Any], side: Seat) -> str:
    if view["ready"][side]:
        return "ready"
    if side != view["seat"]:
        return "not ready yet"
    placed = [each["kind"] for each in view["board"]]
    left = {kind.key: kind.copies - placed.count(kind.key) for kind in ARMY}
    return "left to place: " + ", ".join(
        _counted(kind, count) for kind, count in left.items() if count
    )


def _counted(kind: str, count: int) -> str:
    """Return a kind and how many of it there are: `Wolf`, `Scout x3`."""
    return KINDS[kind].name + (f"{UNBROKEN}x{count}" if count > 1 else "")


def _status(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return what is counted and offered, as far as it matters."""
    outcome = view["outcome"]
    if outcome is not None:
        winners = outcome["winners"]
        return f"{names[winners[0]]} has won" if winners else "a draw"
    if not all(view["ready"]):
        return f"{names[view['first']]} will make the first move"
    found = [f"half-move {view['turn']}"]
    limit = view["options"]["no_fight_limit"]
    if isinstance(limit, int) and 2 * view["quiet"] >= limit:
        found.append(f"{view['quiet']} without a fight; at {limit} the game is a draw")
    if view["offer"] is not None:
        found.append(f"{names[view['offer']]} offers a draw")
    return "; ".join(found)
