"""What a user asks for, completed by what is built for everybody."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from generator.kits.build import kit_of
from generator.kits.default import Kit
from generator.kits.forms import forms
from generator.kits.lost import group_of, sorted_out
from generator.kits.options import KitOptions, check
from generator.kits.single import Single
from generator.sheets.errors import PrintError, SettingError

#: What a piece is like in any case about which the setting changes nothing.
ANYWAY = {"layout": "fronts", "marks": "none"}
NOTHING = "there is nothing to print"


def asked_for(
    game_key: str, only: tuple[str, ...] = (), given: Mapping[str, Any] | None = None
) -> list[KitOptions]:
    """The kits to build, one for each file: the default set, as far as it was asked for.

    `only` names pieces of the kit, or single ones as `sorted_out` reads them. `given` holds fields
    of KitOptions; what is None there comes in every usual form, and each setting goes to the
    pieces about which it says anything. Raises UnknownGame, SettingError for a
    setting that cannot be had, and PrintError where there is nothing to print.
    """
    kit = kit_of(game_key)
    asked = {key: value for key, value in (given or {}).items() if value is not None}
    groups, singles = sorted_out(kit.game, kit.pieces(), only)
    lost: dict[str, tuple[Single, ...]] = {}
    for single in singles:
        piece = group_of(kit.game, single)
        lost[piece] = (*lost.get(piece, ()), single)
    check(KitOptions(**{**asked, "only": groups}), kit.game, kit.pieces(), kit.motifs)
    _check_seats(singles, asked.get("seats"))
    pieces = [piece for piece in kit.pieces() if not only or piece in (*groups, *lost)]
    if not pieces:
        raise PrintError(NOTHING, game_key, "the game has no components")
    _check_use(kit, pieces, asked)
    if only and asked.get("layout") == "backs":
        for piece in pieces:
            kit.require_back(piece)
    found = list(forms(kit, groups, asked)) if groups or not only else []
    for piece, some in lost.items():
        found += forms(kit, (piece,), {**asked, "singles": some})
    if not found:
        raise PrintError(NOTHING, game_key, "choose another layout")
    return found


def _check_seats(singles: Iterable[Single], seats: int | None) -> None:
    """Raises SettingError for a piece of somebody who does not play."""
    for single in singles:
        if single.seat is not None and seats is not None and single.seat >= seats:
            raise SettingError(
                f"{single.key} is of player {single.seat + 1}, and {seats} play",
                "seats",
                f"choose {single.seat + 1} or more, or leave it out",
            )


def _check_use(kit: Kit, pieces: Sequence[str], asked: Mapping[str, Any]) -> None:
    """Raises SettingError for a setting that changes nothing about any of the pieces."""
    for name, value in asked.items():
        if ANYWAY.get(name) == value or not all(name in kit.idle(piece) for piece in pieces):
            continue
        others = [piece for piece in kit.pieces() if name not in kit.idle(piece)]
        instead = f", or print {' or '.join(others)}" if others else ""
        raise SettingError(
            f"changes nothing about {' and '.join(pieces)}", name, f"leave it out{instead}"
        )
