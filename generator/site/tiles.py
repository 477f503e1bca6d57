"""The gallery of a game's pieces: every face in every motif, its edges in words, its rules."""

from engine.core.registry import AnyGame
from engine.games.rue.tiles import DECK, TILES, Tile
from generator.faces.rue.tile import MOTIFS
from generator.site import words
from generator.site.boards import board_of
from generator.site.paths import face_path
from generator.theme import SEAT_MARKS


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
    ]
    for body in ("blue", "red"):
        worth = "+1" if body == "blue" else "−1"
        rule = "rue.capture.blue" if body == "blue" else "rue.capture.red-pays"
        parts.append(
            f"## {body.capitalize()} tiles {{ #{body} }}\n\n"
            f"Worth [{worth}](rules.md#{rule}) to whoever captures one.\n\n"
            '<div class="tw-gallery" markdown>\n'
        )
        parts += [_tile(tile) for tile in DECK if tile.body == body]
        parts.append("</div>\n")
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
        f"![{tile.name}, {motif}](../{face_path('rue', tile.code, motif)}){{ .tw-face loading=lazy "
        f"width=360 height=360 }}"
        for motif in MOTIFS
    )
    return (
        f'<section class="tw-piece" markdown>\n\n{pictures}\n\n'
        f"### {tile.name} {{ #{alias(tile.code)} }}\n\n"
        f"`{tile.code}` {described(tile.code)}.\n\n</section>\n"
    )


def _backs(game: AnyGame) -> str:
    pictures = "\n".join(
        f"![Back of {name}’s tiles](../{face_path('rue', f'back-{seat}')})"
        "{ .tw-face loading=lazy width=200 height=200 }"
        for seat, name in enumerate(_names(game))
    )
    return (
        "## Backs { #backs }\n\nBacks carry [their owner’s mark](rules.md#rue.setup.deck), so that "
        "decks can be sorted out after a game. The marks, and the players here, are called "
        f"{words.listed(_names(game))}.\n\n"
        f'<div class="tw-row" markdown>\n\n{pictures}\n\n</div>\n'
    )


def _counters(game: AnyGame) -> str:
    pictures = "\n".join(
        f"![{name}’s counter](../{face_path('rue', f'counter-{seat}')})"
        "{ .tw-disc loading=lazy width=96 height=96 }"
        for seat, name in enumerate(_names(game))
    )
    return (
        "## Counters and coins { #counters }\n\nA [counter](rules.md#rue.capture.blue) on a tile "
        "says who captured it. Coins are only for playing [for money]"
        "(rules.md#rue.money.stakes).\n\n"
        f'<div class="tw-row tw-row--small" markdown>\n\n{pictures}\n'
        f"![A coin](../{face_path('rue', 'coin')})"
        "{ .tw-disc loading=lazy width=96 height=96 }\n\n</div>\n"
    )


def _names(game: AnyGame) -> list[str]:
    return board_of(game).names(len(SEAT_MARKS))
