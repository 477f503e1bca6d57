"""Where the site keeps its pictures of pieces, and its pages that show them all."""

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.faces import Size
from generator.faces.catalogue import Entry
from generator.kits.build import kit_of

#: The page of a game's pieces; any other game has cards.
_GALLERIES = {"rue": "tiles", "strategus": "pieces"}


def face_path(game: str, piece: str, motif: str | None = None, *, small: bool = False) -> str:
    """The path of a face; `piece` ends in `-SEAT` where the face shows whose it is."""
    folder = "small" if small else motif
    return "/".join(filter(None, ("assets/faces", game, folder, f"{piece}.svg")))


def entry_path(entry: Entry, size: Size = "screen") -> str:
    """The path of a face of the catalogue."""
    piece = entry.piece if entry.seat is None else f"{entry.piece}-{entry.seat}"
    folder = "/".join(filter(None, (entry.motif, entry.trim)))
    return face_path(entry.game, piece, folder, small=size == "small")


def symbol_path(game: str) -> str:
    """The path of a game's sign."""
    return f"assets/symbols/{game}.svg"


def front(game: AnyGame, component: Component, seat: int = 0) -> str:
    """The name of a component's front: it ends in `-SEAT` where the front shows whose it is."""
    return f"{component.key}-{seat}" if is_owned(game, component) else component.key


def is_owned(game: AnyGame, component: Component) -> bool:
    """Whether a component's front shows whose it is."""
    has_owner = component.per == "seat"
    return has_owner and (not component.back or kit_of(game.key).owned_fronts)


def gallery(game: AnyGame) -> str:
    """The name of the page that shows all pieces of a game."""
    return _GALLERIES.get(game.key, "cards")
