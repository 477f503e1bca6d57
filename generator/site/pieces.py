"""The gallery of Strategus: every kind of both sides, its number, how it moves, its clauses."""

from engine.core.component import Component
from engine.core.registry import AnyGame
from engine.games.strategus.quick import QUICK, Piece
from engine.games.strategus.ranks import PIECES
from generator.booklet import words
from generator.faces.catalogue import Entry
from generator.faces.owner import owner_name
from generator.site.shown import USUAL, other_sizes, sizes, usual
from generator.site.zoom import called, chips, figure, part, row, zoom

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
_WIDTH, _STANDEE, _BOARD = 160, 90, 420
#: The clause that lists all pieces: the page says it once.
_ARMY = "strategus.setup.army"
#: The clause of each kind of face but pieces.
_RULES = {"back": "strategus.hidden.blind", "standee": "strategus.hidden.blind"}
_BOARD_RULES = {"board": "strategus.board", "board-lakes": "strategus.board.lakes"}


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
            {
                "Kind": _KINDS,
                "Side": {f"side-{seat}": owner_name(game.key, seat) for seat in _SEATS},
                "Size": sizes(game.key),
            }
        ),
        part("Animals", "animals", _cards(game, animals, told)),
        part("What never moves", "immobile", _cards(game, others, told)),
        _backs(game),
        _standees(game),
        _boards(game),
        *other_sizes(game, _rule, _tags),
    ]
    return "\n".join(parts)


def _counted(one: Component) -> str:
    if one.count > 1:
        return f"{one.count} {one.name.lower()}s"
    return f"{'an' if one.name[0] in 'AEIOU' else 'a'} {one.name.lower()}"


def _cards(game: AnyGame, found: list[Component], told: dict[str, Piece]) -> str:
    cards = "\n".join(_card(game, one, told[one.key]) for one in found)
    return f'<div class="tw-cards tw-cards--pairs" markdown>\n\n{cards}\n</div>\n'


def _card(game: AnyGame, one: Component, piece: Piece) -> str:
    """A section with both sides' pictures of a kind, its number, what it does and its clauses."""
    pictures = "\n".join(
        zoom(entry, width=_WIDTH, tags=(*_tags(entry), USUAL))
        for entry in usual(game.key)
        if entry.piece == one.key
    )
    rank = f"Rank {piece.rank}" if piece.rank else "No rank"
    text = f"{_MOVES[piece.moves]}{f'; {piece.text}' if piece.text else ''}."
    links = words.listed(
        f"[{game.rulebook.clause(rule).title}](rules.md#{rule})"
        for rule in piece.rules
        if rule != _ARMY
    )
    return (
        f'<section class="tw-card" markdown>\n\n{pictures}\n\n'
        f"### {one.name} {{ #{one.key} }}\n\n"
        f"**{rank}, × {one.count} a side.** {text}\n\n{links}\n{{ .tw-see }}\n\n</section>\n"
    )


def _backs(game: AnyGame) -> str:
    return part(
        "Backs",
        "back",
        "All pieces of a side have the same back, so that the enemy "
        "[sees where one stands](rules.md#strategus.hidden.blind), but not what it is.\n\n"
        + row(_figures(game, "back", _WIDTH)),
    )


def _standees(game: AnyGame) -> str:
    return part(
        "Standees",
        "standees",
        "The same pieces as strips that fold to little tents: the front looks at its owner, the "
        "back at [the enemy, who must not see more](rules.md#strategus.hidden.blind). The hatched "
        "ends are glued together.\n\n" + row(_figures(game, "standee", _STANDEE), "tall"),
    )


def _boards(game: AnyGame) -> str:
    return part(
        "Boards",
        "boards",
        "[Ten by ten cells](rules.md#strategus.board) of 40 mm; the signs in the cells’ "
        "corners show [whose rows](rules.md#strategus.setup.zone) they are. With "
        "[an option](rules.md#strategus.board.lakes) there are two lakes.\n\n"
        + row(_figures(game, "board", _BOARD), "wide"),
    )


def _figures(game: AnyGame, kind: str, width: int) -> list[str]:
    """The faces of a kind, each with its name as the link to its clause."""
    figures = []
    for entry in usual(game.key):
        if entry.kind == kind:
            name = f"{called(entry)}, as a standee" if kind == "standee" else called(entry)
            of = entry.piece.removesuffix("-standee") if kind == "standee" else ""
            picture = zoom(entry, name, width=width, tags=(*_tags(entry), USUAL), of=of)
            rule = game.rulebook.clause(_rule(entry))
            figures.append(figure(picture, name, called(entry), rule))
    return figures


def _rule(entry: Entry) -> str:
    """The first clause of a face."""
    told = {piece.key: next(rule for rule in piece.rules if rule != _ARMY) for piece in QUICK.army}
    return told.get(entry.piece) or _BOARD_RULES.get(entry.piece) or _RULES[entry.kind]


def _tags(entry: Entry) -> list[str]:
    """What a face is chosen by, besides its size."""
    immobile = {piece.key for piece in QUICK.army if not piece.rank}
    animal = "immobile" if entry.piece in immobile else "animal"
    kind = animal if entry.kind == "piece" else entry.kind
    return [f"kind-{kind}", *([] if entry.seat is None else [f"side-{entry.seat}"])]
