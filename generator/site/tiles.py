"""The gallery of a game's pieces: every face in every motif, its edges in words, its rules."""

from engine.core.registry import AnyGame
from engine.games.rue.tiles import DECK, TILES, Tile
from generator.booklet import words
from generator.booklet.boards import board_of
from generator.faces import face
from generator.faces.rue.tile import MOTIFS
from generator.site.paths import face_path
from generator.site.zoom import chips, part, row, zoom
from generator.theme import SEAT_MARKS

_KINDS = {"tile": "Tiles", "back": "Backs", "counter": "Counters", "coin": "Coins"}
_WIDTH, _BACK, _SMALL = 360, 200, 96


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
                "Motif": {f"motif-{motif}": motif.capitalize() for motif in MOTIFS},
            }
        ),
    ]
    for body in ("blue", "red"):
        worth = "+1" if body == "blue" else "−1"
        rule = "rue.capture.blue" if body == "blue" else "rue.capture.red-pays"
        tiles = "\n".join(_tile(tile) for tile in DECK if tile.body == body)
        parts.append(
            part(
                f"{body.capitalize()} tiles",
                body,
                f"Worth [{worth}](rules.md#{rule}) to whoever captures one.\n\n"
                f'<div class="tw-gallery" markdown>\n\n{tiles}\n</div>\n',
            )
        )
    parts += [_backs(game), _counters(game)]
    return "\n".join(parts)


def alias(code: str) -> str:
    """The anchor of a tile on this page."""
    return code.lower()


def described(code: str) -> str:
    """A tile's edges, unturned, in words."""
    return words.edges(TILES[code].edges)


def _tile(tile: Tile) -> str:
    pictures = "\n".join(
        zoom(
            face_path("rue", tile.code, motif),
            f"{tile.name}, {motif}",
            face("rue", tile.code, motif=motif, size="screen"),
            width=_WIDTH,
            tags=("kind-tile", f"body-{tile.body}", f"motif-{motif}"),
        )
        for motif in MOTIFS
    )
    return (
        f'<section class="tw-piece" markdown>\n\n{pictures}\n\n'
        f"### {tile.name} {{ #{alias(tile.code)} }}\n\n"
        f"`{tile.code}` {described(tile.code)}.\n\n</section>\n"
    )


def _backs(game: AnyGame) -> str:
    pictures = [
        _owned("back", seat, f"Back of {name}’s tiles", _BACK)
        for seat, name in enumerate(_names(game))
    ]
    return part(
        "Backs",
        "backs",
        "Backs carry [their owner’s mark](rules.md#rue.setup.deck), so that "
        "decks can be sorted out after a game. The marks, and the players here, are called "
        f"{words.listed(_names(game))}.\n\n" + row(pictures),
    )


def _counters(game: AnyGame) -> str:
    pictures = [
        _owned("counter", seat, f"{name}’s counter", _SMALL)
        for seat, name in enumerate(_names(game))
    ]
    coin = face("rue", "coin", size="screen")
    pictures.append(
        zoom(face_path("rue", "coin"), "A coin", coin, width=_SMALL, tags=["kind-coin"])
    )
    return part(
        "Counters and coins",
        "counters",
        "A [counter](rules.md#rue.capture.blue) on a tile "
        "says who captured it. Coins are only for playing [for money]"
        "(rules.md#rue.money.stakes).\n\n" + row(pictures, "small"),
    )


def _owned(piece: str, seat: int, name: str, width: int) -> str:
    scene = face("rue", piece, seat=seat, size="screen")
    path = face_path("rue", f"{piece}-{seat}")
    return zoom(path, name, scene, width=width, tags=[f"kind-{piece}"])


def _names(game: AnyGame) -> list[str]:
    return board_of(game).names(len(SEAT_MARKS))
