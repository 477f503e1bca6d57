"""The gallery of Strategus: every kind of both sides, its number, how it moves, its clauses."""

from collections.abc import Sequence

from engine.core.component import Component
from engine.core.registry import AnyGame
from engine.games.strategus.quick import QUICK, Piece
from engine.games.strategus.ranks import PIECES
from generator.booklet import words
from generator.faces import face
from generator.faces.strategus import BOARDS
from generator.kits.build import kit_of
from generator.site.paths import face_path
from generator.site.zoom import chips, part, row, zoom

_MOVES = {"one cell": "Moves one cell", "any distance": "Moves any distance in a straight line",
          "never": "Never moves"}  # fmt: skip
_KINDS = {
    "kind-animal": "Animals",
    "kind-immobile": "What never moves",
    "kind-back": "Backs",
    "kind-standee": "Standees",
    "kind-board": "Boards",
}
_SEATS = range(2)
_WIDTH = 160


def page(game: AnyGame) -> str:
    """The gallery as Markdown."""
    told = {piece.key: piece for piece in QUICK.army}
    components = game.components()
    animals = [one for one in components if told[one.key].rank]
    others = [one for one in components if not told[one.key].rank]
    count = sum(one.count for one in animals)
    rest = words.listed(_counted(one) for one in others)
    parts = [
        f"---\ntitle: Pieces of {game.title}\n"
        f"description: All pieces of {game.title}, their ranks, numbers and rules.\n"
        f"hide: [toc]\n---\n\n# The pieces of {game.title}\n",
        f"Each side has [{PIECES} pieces](rules.md#{components[0].rule}): {count} animals, {rest}. "
        "**The smaller the rank, the stronger the animal.** On a printed piece a dot stands for "
        "each of its kind.\n{ .tw-lead }\n",
        chips(
            {"Kind": _KINDS, "Side": {_side(seat): kit_of(game.key).owner(seat) for seat in _SEATS}}
        ),
        part("Animals", "animals", _cards(game, animals, told, "animal")),
        part("What never moves", "immobile", _cards(game, others, told, "immobile")),
        _backs(game),
        _standees(game, components),
        _boards(),
    ]
    return "\n".join(parts)


def _counted(one: Component) -> str:
    if one.count > 1:
        return f"{one.count} {one.name.lower()}s"
    return f"{'an' if one.name[0] in 'AEIOU' else 'a'} {one.name.lower()}"


def _cards(game: AnyGame, found: list[Component], told: dict[str, Piece], kind: str) -> str:
    cards = "\n".join(_card(game, one, told[one.key], kind) for one in found)
    return f'<div class="tw-cards tw-cards--pairs" markdown>\n\n{cards}\n</div>\n'


def _card(game: AnyGame, one: Component, piece: Piece, kind: str) -> str:
    """A section with both sides' pictures of a kind, its number, what it does and its clauses."""
    pictures = "\n".join(
        _owned(game, one.key, seat, f"{one.name}, {{}}’s", _WIDTH, kind) for seat in _SEATS
    )
    rank = f"Rank {piece.rank}" if piece.rank else "No rank"
    text = f"{_MOVES[piece.moves]}{f'; {piece.text}' if piece.text else ''}."
    links = words.listed(
        f"[{game.rulebook.clause(rule).title}](rules.md#{rule})"
        for rule in piece.rules
        if rule != one.rule
    )
    return (
        f'<section class="tw-card" markdown>\n\n{pictures}\n\n'
        f"### {one.name} {{ #{one.key} }}\n\n"
        f"**{rank}, × {one.count} a side.** {text}\n\n{links}\n{{ .tw-see }}\n\n</section>\n"
    )


def _backs(game: AnyGame) -> str:
    pictures = [_owned(game, "back", seat, "{}’s back", _WIDTH, "back") for seat in _SEATS]
    return part(
        "Backs",
        "backs",
        "All pieces of a side have the same back, so that the enemy "
        "[sees where one stands](rules.md#strategus.hidden.blind), but not what it is.\n\n"
        + row(pictures),
    )


def _standees(game: AnyGame, found: Sequence[Component]) -> str:
    pictures = [
        _owned(game, f"{one.key}-standee", seat, f"{one.name}, {{}}’s, as a standee", 90, "standee")
        for one in found
        for seat in _SEATS
    ]
    return part(
        "Standees",
        "standees",
        "The same pieces as strips that fold to little tents: the front looks at its owner, the "
        "back at [the enemy, who must not see more](rules.md#strategus.hidden.blind). The hatched "
        "ends are glued together.\n\n" + row(pictures, "tall"),
    )


def _boards() -> str:
    pictures = [
        zoom(
            face_path("strategus", board),
            f"The board with{'' if has_lakes else 'out'} lakes",
            face("strategus", board, size="screen"),
            width=420,
            tags=["kind-board"],
        )
        for board, has_lakes in BOARDS.items()
    ]
    return part(
        "Boards",
        "boards",
        "[Ten by ten cells](rules.md#strategus.board) of 40 mm; the signs in the cells’ "
        "corners show [whose rows](rules.md#strategus.setup.zone) they are. With "
        "[an option](rules.md#strategus.board.lakes) there are two lakes.\n\n"
        + row(pictures, "wide"),
    )


def _owned(game: AnyGame, key: str, seat: int, name: str, width: int, kind: str) -> str:
    """A picture of a side's piece; `name` has the side's name filled in."""
    scene = face(game.key, key, seat=seat, size="screen")
    told = name.format(kit_of(game.key).owner(seat))
    path = face_path(game.key, f"{key}-{seat}")
    return zoom(path, told, scene, width=width, tags=(f"kind-{kind}", _side(seat)))


def _side(seat: int) -> str:
    return f"side-{seat}"
