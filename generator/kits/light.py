"""The light set: what takes much ink, once more with little of it, for everybody."""

from dataclasses import replace

from generator.kits import booklet, contents, guide, quick
from generator.kits.build import kit_of
from generator.kits.forms import forms
from generator.kits.options import KitOptions

PALETTE = "low-ink"
#: Pages to read are black on white in any case.
_READ = frozenset(
    extra.key for extra in (quick.EXTRA, *booklet.EXTRAS, guide.EXTRA, contents.EXTRA)
)


def is_light(piece: str) -> bool:
    """Whether a piece of a kit comes with little ink, too."""
    return piece not in _READ


def light_set(game_key: str) -> tuple[KitOptions, ...]:
    """One order for each file of a game that everybody can have with little ink.

    They are those of the default set, without pages to read and without SVG. Raises UnknownGame.
    """
    kit = kit_of(game_key)
    return tuple(
        replace(options, palette=PALETTE, svg=False)
        for options in forms(kit)
        if is_light(options.only[0])
    )
