"""The gallery of Strategus: every kind of both sides, its number, how it moves, its clauses."""

from engine.core.component import Component
from engine.core.registry import AnyGame
from engine.games.strategus.quick import QUICK, Piece
from engine.games.strategus.ranks import PIECES
from generator.kits.build import kit_of
from generator.site import words
from generator.site.paths import face_path, front

_MOVES = {"one cell": "Moves one cell", "any distance": "Moves any distance in a straight line",
          "never": "Never moves"}  # fmt: skip


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
        "## Animals { #animals }\n\n" + _cards(game, animals, told),
        "## What never moves { #immobile }\n\n" + _cards(game, others, told),
        _backs(game),
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
        f"![](../{face_path(game.key, front(game, one, seat))})"
        "{ .tw-face loading=lazy width=110 height=110 }"
        for seat in range(2)
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
    kit = kit_of(game.key)
    pictures = "\n".join(
        f"![{kit.owner(seat)}’s back](../{face_path(game.key, f'back-{seat}')})"
        "{ .tw-face loading=lazy width=110 height=110 }"
        for seat in range(2)
    )
    return (
        "## Backs { #backs }\n\nAll pieces of a side have the same back, so that the enemy "
        "[sees where one stands](rules.md#strategus.hidden.blind), but not what it is.\n\n"
        f'<div class="tw-row" markdown>\n\n{pictures}\n\n</div>\n'
    )
