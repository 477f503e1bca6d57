"""What the core asks of a game's state."""

from __future__ import annotations

import hashlib
import json
from typing import Protocol, Self

from engine.core.types import Json, Options


class State(Protocol):
    """A position: one slotted class a game, flat containers of immutable leaves."""

    seats: int
    options: Options

    @property
    def turn(self) -> int:
        """The number of the turn that is to be taken, from 1."""
        ...

    def copy(self) -> Self:
        """Return a copy that shares only immutable leaves (one level deep)."""
        ...

    def data(self) -> dict[str, Json]:
        """Return everything, secrets included, as JSON; `Game.from_data` reads it back."""
        ...


def canonical(data: Json) -> str:
    """Return the one JSON text of `data`: sorted keys, no spaces, ASCII only."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(state: State) -> str:
    """Return the SHA-256 of a state's canonical JSON, in hex."""
    return hashlib.sha256(canonical(state.data()).encode("ascii")).hexdigest()
