"""Requests: fields read, checked, and told about where they are wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.bots.bot import Bot, bot
from engine.core.errors import EngineError, shown
from engine.core.record import wrong_names
from engine.core.types import Seat


class BadRequest(EngineError):
    """A request that is none: an unknown call, or a field missing or of the wrong type or range."""

    code = "bad-request"


def field(request: Mapping[str, Any], key: str, kind: type, default: Any = None) -> Any:
    """Return a field of a request; raise BadRequest where it is missing or of another type."""
    value = request.get(key, default)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadRequest(f"the field {key!r} is missing or no {kind.__name__}")
    return value


def ply_of(request: Mapping[str, Any], key: str, default: int | None, first: int, last: int) -> int:
    """Return a ply from `first` to `last`; raise BadRequest for anything else."""
    ply: int = field(request, key, int, default)
    if not first <= ply <= last:
        since = ": what was seen before is not shown again" if first else ""
        raise BadRequest(f"{key!r} is {first} to {last}, not {shown(ply)}{since}")
    return ply


def seat_of(request: Mapping[str, Any], key: str, seats: int) -> Seat | None:
    """Return a seat, or None for null; raise BadRequest for anything else."""
    seat: Seat | None = request[key]
    if seat is None or (type(seat) is int and 0 <= seat < seats):
        return seat
    raise BadRequest(f"{key!r} is 0 to {seats - 1} or null, not {shown(seat)}")


def asker_of(request: Mapping[str, Any], seats: int, usual: Seat | None) -> Seat | None:
    """Return who acts or asks: `by`, or `usual` where it is left out."""
    return seat_of(request, "by", seats) if "by" in request else usual


def players_of(request: Mapping[str, Any], seats: int) -> list[Bot | None]:
    """Return who plays at each seat: a bot, or None for a person."""
    keys = field(request, "bots", list, [None] * seats)
    if len(keys) != seats:
        raise BadRequest(f"'bots' has {len(keys)} entries for {seats} seats")
    return [None if key is None else bot(str(key)) for key in keys]


def names_of(request: Mapping[str, Any], seats: int, players: list[Bot | None]) -> list[str]:
    """Return the players' names: those given, else usual ones."""
    given = field(request, "names", list, [])
    if given:
        texts = [name for name in given if isinstance(name, str)]
        wrong = wrong_names(texts, seats) if len(texts) == len(given) else "texts are expected"
        if wrong:
            raise BadRequest(f"'names': {wrong}")
        return [name.strip() for name in texts]
    return [
        f"Player {seat + 1}" + (f" ({player.key} bot)" if player else "")
        for seat, player in enumerate(players)
    ]


def texts_of(request: Mapping[str, Any]) -> list[str]:
    """Return the texts of `actions`, or of the one `action`."""
    if "actions" not in request:
        return [field(request, "action", str)]
    given = field(request, "actions", list)
    texts = [text for text in given if isinstance(text, str)]
    if not texts or len(texts) != len(given):
        raise BadRequest("'actions' is a list of texts, one at least")
    return texts
