"""Which faces the site keeps and shows: all of a game's catalogue, large and small."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.core.registry import AnyGame
from engine.core.registry import game as game_called
from generator.faces import Size
from generator.faces.catalogue import Entry, catalogue, looks_of
from generator.site.zoom import called, figure, part, row, zoom

#: Tags and names of the sizes by which a gallery's pictures can be chosen.
USUAL, SMALL = "size-usual", "size-small"
_POKER_WIDTH, _SMALL_WIDTH = 130, 64


def files(game: str) -> Iterator[tuple[Entry, Size]]:
    """Yield every face to be kept: the large ones, and the small ones of components and backs."""
    yield from ((entry, "screen") for entry in catalogue(game, "screen"))
    kinds = {one.kind for one in game_called(game).components()} | {"back"}
    for entry in catalogue(game, "small"):
        if entry.kind in kinds:  # extras are never small
            yield entry, "small"


def usual(game: str) -> list[Entry]:
    """The large faces in the usual trim."""
    return [entry for entry in catalogue(game, "screen") if entry.trim is None]


def trimmed(game: str) -> dict[str, list[Entry]]:
    """The large faces in other trims, by trim."""
    found: dict[str, list[Entry]] = {}
    for entry in catalogue(game, "screen"):
        if entry.trim is not None:
            found.setdefault(entry.trim, []).append(entry)
    return found


def small(game: str) -> list[Entry]:
    """The small faces that are drawn otherwise than the large ones."""
    large = {looks_of(entry.draw("screen")) for entry in catalogue(game, "screen")}
    return [one for one in catalogue(game, "small") if looks_of(one.draw("small")) not in large]


def sizes(game: str) -> dict[str, str]:
    """The chips for the sizes, by tag."""
    trims = {f"size-{trim}": f"{trim.capitalize()} size" for trim in trimmed(game)}
    return {USUAL: "Usual size", **trims, **({SMALL: "Small"} if small(game) else {})}


def other_sizes(
    game: AnyGame, rule: Callable[[Entry], str], tags: Callable[[Entry], Iterable[str]]
) -> Iterator[str]:
    """Yield the sections of the other trims and of the small faces.

    `rule` is the clause that an entry links to, `tags` is what it is chosen by besides its size.
    """

    def shown(entry: Entry, size: Size, tag: str, width: int) -> str:
        of = entry.piece.lower()
        picture = zoom(entry, width=width, tags=(*tags(entry), tag), size=size, of=of)
        line = called(replace(entry, trim=None))
        return figure(picture, called(entry, size), line, game.rulebook.clause(rule(entry)))

    for trim, entries in trimmed(game.key).items():
        told = "The same faces, laid out anew for cards of this size.\n\n"
        figures = [shown(entry, "screen", f"size-{trim}", _POKER_WIDTH) for entry in entries]
        yield part(f"{trim.capitalize()} size", trim, told + row(figures))
    if drawn := small(game.key):
        told = (
            "What boards on a screen and examples show, where a whole face would not be read.\n\n"
        )
        figures = [shown(entry, "small", SMALL, _SMALL_WIDTH) for entry in drawn]
        yield part("Small faces", "small", told + row(figures, "small"))
