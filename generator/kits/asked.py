"""What a user asks for, completed by what is built for everybody."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from generator.kits.build import default_set
from generator.kits.options import KitOptions
from generator.sheets.errors import one_of


def asked_for(
    game_key: str, only: tuple[str, ...] = (), given: Mapping[str, Any] | None = None
) -> list[KitOptions]:
    """The kits to build: the default set, with what was asked for in place of its own.

    `given` holds fields of KitOptions; what is None there comes in every usual form, and a motif
    goes to the pieces that have one. Raises UnknownGame, and SettingError where no piece is
    called so; other settings that cannot be had are left in, and building them says what is wrong.
    """
    default = default_set(game_key)
    pieces = list(dict.fromkeys(piece for options in default for piece in options.only))
    for piece in only:
        if piece not in pieces:
            raise one_of(piece, pieces, "only", "piece")
    asked = {key: value for key, value in (given or {}).items() if value is not None}
    found: dict[KitOptions, None] = {}
    for options in default:
        if only and not set(only) & set(options.only):
            continue
        bare = {**asked, "motif": None} if options.motif is None else asked
        found[replace(options, **bare)] = None
    return list(found)
