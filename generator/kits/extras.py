"""Which extras there are, in the order in which they are built."""

from engine.core.registry import AnyGame
from generator.kits import board, booklet, box, contents, guide, quick, standees
from generator.kits.extra import Extra

EXTRAS: tuple[Extra, ...] = (
    quick.EXTRA,
    *booklet.EXTRAS,
    *board.EXTRAS,
    standees.EXTRA,
    box.EXTRA,
    guide.EXTRA,
    contents.EXTRA,
)


def extras(game: AnyGame) -> dict[str, Extra]:
    """The extras that serve a game, by key, in order."""
    return {extra.key: extra for extra in EXTRAS if extra.serves(game)}
