"""What a deployment screen asks for: JSON in, JSON out, nothing of the other side in it.

`rows` are four lists of ten, the front row first, each from the player's left: a kind's key, or
null at an empty place. Every request may be incomplete in that way; none may hold more pieces of a
kind than the army has.

Rule: strategus.setup.army, strategus.setup.zone
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.errors import PositionError, shown
from engine.core.fields import Fields
from engine.core.rng import MASK, Rng
from engine.core.types import Json
from engine.games.strategus.arrangement import NONE, Arrangement, cell_name, surplus
from engine.games.strategus.arrangement_text import format_arrangement, parse_arrangement
from engine.games.strategus.board import DEPTH, SIDES, SIZE
from engine.games.strategus.quick_fill import quick_fill
from engine.games.strategus.ranks import KINDS
from engine.games.strategus.setups import SETUPS
from engine.games.strategus.walls import shut_in, walled_in

WHERE = "request"


def arranging(request: Mapping[str, object]) -> dict[str, Json]:
    """Answer a request, told by its field `do`; raise PositionError naming what is wrong with it.

    `setups` -> setups [{key, name, idea, rows}]; `fill` rows seed -> rows; `mirror` rows -> rows;
    `swap` rows one other (places [row, column] from 0) -> rows; `read` text -> rows;
    `check` rows lakes seat -> missing {kind: count}, warning (null where the side does not wall
    itself in), shut_in (names of cells that no way leads out of), text (as `read` takes it), and
    actions (null unless complete).
    """
    fields = Fields(request, WHERE)
    answer = _ANSWERS[fields.word("do", _ANSWERS)](fields)
    fields.end()
    return answer


def _setups(fields: Fields) -> dict[str, Json]:
    return {
        "setups": [
            {
                "key": setup.key,
                "name": setup.name,
                "idea": setup.idea,
                **_rows_data(setup.arrangement),
            }
            for setup in SETUPS
        ]
    }


def _fill(fields: Fields) -> dict[str, Json]:
    arrangement = _rows(fields)
    return _rows_data(quick_fill(arrangement, Rng(fields.integer("seed", 0, MASK))))


def _mirror(fields: Fields) -> dict[str, Json]:
    return _rows_data(_rows(fields).mirrored())


def _swap(fields: Fields) -> dict[str, Json]:
    arrangement = _rows(fields)
    return _rows_data(arrangement.swapped(_place(fields, "one"), _place(fields, "other")))


def _read(fields: Fields) -> dict[str, Json]:
    text = fields.take("text")
    if not isinstance(text, str):
        raise PositionError(f"{WHERE}.text", f"text is expected, not {shown(text)}")
    return _rows_data(parse_arrangement(text))


def _check(fields: Fields) -> dict[str, Json]:
    arrangement = _rows(fields)
    lakes = fields.take("lakes")
    if not isinstance(lakes, bool):
        raise PositionError(f"{WHERE}.lakes", f"true or false is expected, not {shown(lakes)}")
    seat = fields.integer("seat", 0, len(SIDES) - 1)
    return {
        "missing": dict(arrangement.missing()),
        "warning": walled_in(arrangement, lakes, seat),
        "shut_in": [cell_name(seat, place) for place in shut_in(arrangement, lakes)],
        "text": format_arrangement(arrangement),
        "actions": list(arrangement.actions(seat)) if arrangement.is_complete else None,
    }


_ANSWERS: Mapping[str, Callable[[Fields], dict[str, Json]]] = {
    "setups": _setups,
    "fill": _fill,
    "mirror": _mirror,
    "swap": _swap,
    "read": _read,
    "check": _check,
}


def _rows_data(arrangement: Arrangement) -> dict[str, Json]:
    """Return an arrangement as a request gives it."""
    return {"rows": [[kind or None for kind in row] for row in arrangement.rows]}


def _rows(fields: Fields) -> Arrangement:
    """Return the arrangement that a request gives."""
    kinds: list[str] = []
    for y, row in enumerate(fields.items("rows", DEPTH)):
        where = f"{WHERE}.rows[{y}]"
        if not isinstance(row, list) or len(row) != SIZE:
            raise PositionError(where, f"a list of {SIZE} kinds is expected, not {shown(row)}")
        for x, kind in enumerate(row):
            if kind is not None and (not isinstance(kind, str) or kind not in KINDS):
                reason = f"{shown(kind)} is neither null nor one of {', '.join(KINDS)}"
                raise PositionError(f"{where}[{x}]", reason)
            kinds.append(NONE if kind is None else kind)
    found = surplus(kinds)
    if found:
        at, reason = found
        raise PositionError(f"{WHERE}.rows[{at // SIZE}][{at % SIZE}]", reason)
    return Arrangement(tuple(kinds))


def _place(fields: Fields, key: str) -> int:
    """Return the place that a request gives as [row, column]."""
    row, column = fields.cell(key)
    if not (0 <= row < DEPTH and 0 <= column < SIZE):
        right = f"a row from 0 to {DEPTH - 1} and a column from 0 to {SIZE - 1} are expected"
        raise PositionError(f"{WHERE}.{key}", f"{right}, not {row} and {column}")
    return SIZE * row + column
