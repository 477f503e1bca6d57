"""Lost pieces: single cards or tiles that are to be printed once more, by key or by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.faces.owner import owner_name
from generator.kits.board import KIND as BOARD
from generator.kits.groups import group
from generator.kits.single import Single
from generator.sheets.errors import SettingError

#: More copies of one piece are a slip of the finger.
MOST = 999
_PARTS = re.compile(r"(?P<name>.+?)(?::(?P<count>[^:@]*))?(?:@(?P<seat>[^:@]*))?")


def sorted_out(
    game: AnyGame, pieces: Sequence[str], only: Iterable[str]
) -> tuple[tuple[str, ...], tuple[Single, ...]]:
    """What of `only` are pieces of a kit, and what are single pieces: KEY, KEY:COUNT or KEY@SEAT.

    Raises SettingError for what is neither.
    """
    groups, singles = [], []
    for text in dict.fromkeys(only):
        if text in pieces:
            groups.append(text)
        else:
            singles.append(_single(game, pieces, text))
    return tuple(groups), tuple(singles)


def group_of(game: AnyGame, single: Single) -> str:
    """The piece of the kit that a single one is of."""
    return next(group(c) for c in game.components() if c.key == single.key)


def _single(game: AnyGame, pieces: Sequence[str], text: str) -> Single:
    components = {c.key: c for c in game.components() if c.kind != BOARD}
    found = _PARTS.fullmatch(text.strip())
    name = found["name"] if found else text
    key = _key(components, pieces, name.strip())
    count, seat = (found["count"], found["seat"]) if found else (None, None)
    return Single(key, _count(text, count), _seat(game, components[key], text, seat))


def _key(components: Mapping[str, Component], pieces: Sequence[str], name: str) -> str:
    wanted = name.casefold()
    for key, component in components.items():
        if wanted in (key.casefold(), component.name.casefold()):
            return key
    ending = [key for key in components if key.casefold().endswith(f"-{wanted}")]
    if ending:
        raise SettingError(
            f"{name!r} may be {' or '.join(ending)}", "only", f"choose one, such as {ending[0]}"
        )
    known = {n.casefold(): n for c in components.values() for n in (c.key, c.name)}
    known |= {piece.casefold(): piece for piece in pieces}
    close = get_close_matches(wanted, known, n=1)
    guess = f"did you mean {known[close[0]]!r}? " if close else ""
    example = next(iter(components), "")
    raise SettingError(
        f"no piece is called {name!r}",
        "only",
        f"{guess}choose one of {', '.join(pieces)}, or a single piece by its key, as {example}",
    )


def _count(text: str, given: str | None) -> int:
    if given is None:
        return 1
    if not (given.isascii() and given.isdecimal() and len(given) < 4 and 1 <= int(given) <= MOST):
        raise SettingError(
            f"{text!r} asks for {given!r} copies", "only", f"choose 1 to {MOST}, as in KEY:2"
        )
    return int(given)


def _seat(game: AnyGame, component: Component, text: str, given: str | None) -> int | None:
    if given is None:
        return None
    if component.per != "seat":
        raise SettingError(
            f"{text!r}: {component.name} is nobody’s own", "only", "leave the owner out"
        )
    names = [owner_name(game.key, seat) for seat in range(game.most_seats[-1])]
    for seat, name in enumerate(names):
        if given.strip().casefold() in (name.casefold(), str(seat + 1)):
            return seat
    raise SettingError(
        f"{text!r}: nobody is called {given!r}", "only", f"choose one of {', '.join(names)}"
    )
