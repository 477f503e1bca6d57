"""What a user asks for, completed by what is built for everybody."""

from dataclasses import replace

from generator.kits.build import default_set
from generator.kits.options import KitOptions


def asked_for(
    game_key: str,
    *,
    paper: str | None = None,
    layout: str | None = None,
    palette: str = "full",
    motif: str | None = None,
    seats: int | None = None,
    only: tuple[str, ...] = (),
    svg: bool = False,
) -> list[KitOptions]:
    """The kits to build: the default set, with what was asked for in place of its own.

    Whatever is None comes in every usual form. Raises UnknownGame; settings that cannot be had are
    left in, so that building them says what is wrong.
    """
    default = default_set(game_key)
    pieces = {piece for options in default for piece in options.only}
    found: dict[KitOptions, None] = {}
    for options in default:
        if only and not set(only) & set(options.only):
            continue
        changed = replace(
            options,
            paper=paper or options.paper,
            layout=layout or options.layout,
            palette=palette,
            motif=motif if motif and options.motif else options.motif,
            seats=seats,
            svg=svg or options.svg,
        )
        found[changed] = None
    unknown = tuple(piece for piece in only if piece not in pieces)
    if unknown:
        return [KitOptions(palette=palette, motif=motif, seats=seats, only=unknown)]
    return list(found)
