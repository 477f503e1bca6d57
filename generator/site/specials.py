"""A page for each kind of Special of Vye: its card in both trims, its facts and clauses."""

from engine.core.registry import AnyGame
from engine.games.vye.cards import SPECIALS
from engine.games.vye.quick import QUICK
from engine.games.vye.quick_rows import Special
from generator.booklet import words
from generator.faces.catalogue import catalogue
from generator.faces.words import labels
from generator.site import cards, rules
from generator.site.zoom import zoom

_WIDTH = 340
#: The page lies two folders below the root.
_UP = "../../"
#: What each trim is called.
_TRIMS = {None: "a square of 63.5 mm", "poker": "poker size, 63.5 × 88.9 mm"}


def pages(game: AnyGame) -> dict[str, str]:
    """The Markdown of every page by its name below the game's folder."""
    order = QUICK.specials
    return {
        f"specials/{one.key}": _page(game, one, order[i - 1], order[(i + 1) % len(order)])
        for i, one in enumerate(order)
    }


def _page(game: AnyGame, one: Special, before: Special, after: Special) -> str:
    component = next(piece for piece in game.components() if piece.key == one.key)
    found = cards.clauses(game, component)
    told = "\n".join(rules.clause(game, clause, away="../rules") for clause in found)
    return (
        f"---\ntitle: {one.name}\n"
        f"description: {one.name}, a Special of {game.title} - its card, its rulings, examples.\n"
        f"hide: [toc]\n---\n\n# {one.name}\n\n"
        '<div class="tw-special" markdown>\n\n'
        f'<div class="tw-special__cards" markdown>\n\n{_pictures(game, one)}\n\n</div>\n\n'
        f'<div class="tw-special__facts" markdown>\n\n{component.about}\n{{ .tw-lead }}\n\n'
        f"{_facts(one)}\n\n{_shared(game)}\n{{ .tw-see }}\n\n</div>\n\n</div>\n\n"
        f"## What the rules say {{ #rules data-search-exclude }}\n\n{told}\n\n"
        f"[‹ {before.name}]({before.key}.md) [All cards](../cards.md#{one.key}) "
        f"[{after.name} ›]({after.key}.md)\n{{ .tw-around }}\n"
    )


def _pictures(game: AnyGame, one: Special) -> str:
    """The card in every trim."""
    return "\n".join(
        zoom(entry, f"{one.name}, {_TRIMS[entry.trim]}", width=_WIDTH, up=_UP)
        for entry in catalogue(game.key, "screen")
        if entry.piece == one.key
    )


def _facts(one: Special) -> str:
    """How many there are, where they come from, what it is and what lies on it at first."""
    card = SPECIALS[one.key]
    copies = f"{one.copies}{' (this project’s deduction)' if card.is_deduced else ''}"
    dealt = "one on each player’s sideboard" if one.dealt == "sideboard" else "in the pile"
    lays = card.lays if card.lays != "own" else str(card.tokens)
    themes = [theme.name for theme in QUICK.themes if one.key in theme.kinds]
    rows = {
        "Class": one.group,
        "Tokens on it": labels()[f"vye.label.tokens.{lays}"],
        "In the box": copies,
        "Dealt": dealt,
        "Themes": words.listed(themes) if themes else "none: only where you choose freely",
    }
    return "\n".join(f"{name}\n:   {value}\n" for name, value in rows.items())


def _shared(game: AnyGame) -> str:
    rule = game.rulebook.clause("vye.special")
    return (
        f"Every Special obeys [{rule.title}](../rules.md#{rule.id}), too. "
        "Tokens and words are explained on [the page of words](../glossary.md)."
    )
