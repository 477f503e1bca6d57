"""The gallery of a game's pieces: every face in every motif, its edges in words, its rules."""

from engine.core.registry import AnyGame
from engine.games.rue.tiles import DECK, TILES, Tile
from generator.booklet import words
from generator.faces.catalogue import Entry, motifs
from generator.site.shown import USUAL, other_sizes, sizes, usual
from generator.site.zoom import called, chips, figure, part, row, zoom

_KINDS = {"tile": "Tiles", "back": "Backs", "counter": "Counters", "coin": "Coins"}
_WIDTH, _BACK, _SMALL = 360, 200, 96
#: The clause of each kind of piece but tiles, and of each body.
_RULES = {
    "back": "rue.setup.deck",
    "counter": "rue.capture.blue",
    "coin": "rue.money.stakes",
    "blue": "rue.capture.blue",
    "red": "rue.capture.red-pays",
}


def page(game: AnyGame) -> str:
    """Rue's gallery as Markdown."""
    parts = [
        "---\ntitle: Tiles of Rue\ndescription: All tiles, backs, counters and the coin of Rue.\n"
        "hide: [toc]\n"
        "---\n\n# The tiles of Rue\n",
        "A [Rue Deck](rules.md#rue.setup.deck) has eight tiles: four patterns of edges, each with "
        "a red and a blue body. Red edges end in teeth and bear half a star, blue ones end in "
        "waves and bear half a flower; a neighbour with the same colour makes the rosette whole, "
        "and [is captured](rules.md#rue.capture.match). Two motifs say the same thing: "
        "**formations** of pikes and shields, and **flowers**, one at each red edge.\n"
        "{ .tw-lead }\n",
        chips(
            {
                "Kind": {f"kind-{kind}": told for kind, told in _KINDS.items()},
                "Body": {"body-blue": "Blue", "body-red": "Red"},
                "Motif": {f"motif-{motif}": motif.capitalize() for motif in motifs(game.key)},
                "Size": sizes(game.key),
            }
        ),
    ]
    for body in ("blue", "red"):
        worth = "+1" if body == "blue" else "−1"
        tiles = "\n".join(_tile(game, tile) for tile in DECK if tile.body == body)
        parts.append(
            part(
                f"{body.capitalize()} tiles",
                body,
                f"Worth [{worth}](rules.md#{_RULES[body]}) to whoever captures one.\n\n"
                f'<div class="tw-gallery" markdown>\n\n{tiles}\n</div>\n',
            )
        )
    parts += [_backs(game), _counters(game), *other_sizes(game, _rule, _tags)]
    return "\n".join(parts)


def alias(code: str) -> str:
    """The anchor of a tile on this page."""
    return code.lower()


def described(code: str) -> str:
    """A tile's edges, unturned, in words."""
    return words.edges(TILES[code].edges)


def _tile(game: AnyGame, tile: Tile) -> str:
    pictures = "\n".join(
        zoom(entry, width=_WIDTH, tags=(*_tags(entry), USUAL))
        for entry in usual(game.key)
        if entry.piece == tile.code
    )
    rules = (_RULES[tile.body], "rue.capture.match")
    links = words.listed(f"[{game.rulebook.clause(one).title}](rules.md#{one})" for one in rules)
    return (
        f'<section class="tw-piece" markdown>\n\n{pictures}\n\n'
        f"### {tile.name} {{ #{alias(tile.code)} }}\n\n"
        f"`{tile.code}` {described(tile.code)}.\n\n{links}\n{{ .tw-see }}\n\n</section>\n"
    )


def _rule(entry: Entry) -> str:
    """The first clause of a face."""
    return _RULES[TILES[entry.piece].body if entry.piece in TILES else entry.kind]


def _tags(entry: Entry) -> list[str]:
    """What a face is chosen by, besides its size."""
    body = [f"body-{TILES[entry.piece].body}"] if entry.piece in TILES else []
    return [f"kind-{entry.kind}", *body, *([f"motif-{entry.motif}"] if entry.motif else [])]


def _backs(game: AnyGame) -> str:
    names = [entry.owner for entry in usual(game.key) if entry.kind == "back" and entry.owner]
    return part(
        "Backs",
        "back",
        f"Backs carry [their owner’s mark](rules.md#{_RULES['back']}), so that "
        "decks can be sorted out after a game. The marks, and the players here, are called "
        f"{words.listed(names)}. A back without a mark has room for a name.\n\n"
        + row(_figures(game, _BACK, "back")),
    )


def _counters(game: AnyGame) -> str:
    return part(
        "Counters and coins",
        "counter",
        f"A [counter](rules.md#{_RULES['counter']}) on a tile says who captured it. Coins are only "
        f"for playing [for money](rules.md#{_RULES['coin']}).\n\n"
        + row(_figures(game, _SMALL, "counter", "coin"), "small"),
    )


def _figures(game: AnyGame, width: int, *kinds: str) -> list[str]:
    """The faces of some kinds, each with its name as the link to its clause."""
    figures = []
    for entry in usual(game.key):
        if entry.kind in kinds:
            is_free = entry.kind == "back" and entry.seat is None
            name = "Back without a mark" if is_free else called(entry)
            picture = zoom(entry, name, width=width, tags=(*_tags(entry), USUAL))
            rule = game.rulebook.clause(_rule(entry))
            figures.append(figure(picture, name, name, rule))
    return figures
