"""The gallery of a game's cards: every component by kind, with its number and its clauses."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from engine.core.component import Component
from engine.core.registry import AnyGame
from engine.core.rulebook import Clause
from generator.faces.default import ROUND
from generator.site import words
from generator.site.paths import face_path, front

#: More than one of a kind; any other kind has an s.
_PLURALS = {"family": "Family cards", "empress": "The Empress"}
_PER = {"seat": "for each player", "game": ""}


def page(game: AnyGame, said: Mapping[str, str] | None = None) -> str:
    """The gallery as Markdown; `said` is a line for a component or the last word of its key."""
    kinds = [
        (kind, list(found)) for kind, found in groupby(game.components(), key=lambda one: one.kind)
    ]
    counted = words.listed(
        f"[{sum(one.count for one in found)} {plural(kind)}](#{kind})"
        if len(found) > 1
        else f"[{found[0].name}](#{kind})"
        for kind, found in kinds
    )
    parts = [
        f"---\ntitle: Cards of {game.title}\n"
        f"description: All cards and tokens of {game.title}, their numbers and rules.\n"
        f"hide: [toc]\n---\n\n# The cards of {game.title}\n",
        f"In the box: {counted}. Each card links to the clauses that say what it does.\n"
        "{ .tw-lead }\n",
    ]
    for kind, found in kinds:
        parts += _kind(game, kind, found, said or {})
    return "\n".join(parts)


def plural(kind: str) -> str:
    """What several components of a kind are called."""
    return _PLURALS.get(kind, f"{kind.capitalize()}s")


def clauses(game: AnyGame, component: Component) -> list[Clause]:
    """The clauses about a component: those under its key or its kind and last word, or its own."""
    kind, last = component.kind, component.key.rpartition("-")[2]
    own = f"{game.key}.{component.key}."
    role = f"{game.key}.{kind}.{last}"
    found = [one for one in game.rulebook.clauses if one.id.startswith(own) or one.id == role]
    return found or [game.rulebook.clause(component.rule)]


def _kind(
    game: AnyGame, kind: str, found: Sequence[Component], said: Mapping[str, str]
) -> Iterable[str]:
    yield f"## {plural(kind)} {{ #{kind} }}\n"
    shared = {component.rule for component in found}
    if len(shared) == 1 and len(found) > 1 and not said.get(found[0].key):
        rule = game.rulebook.clause(shared.pop())
        yield f"All of them: [{rule.title}](rules.md#{rule.id}).\n"
        yield '<div class="tw-cards" markdown>\n'
        yield from (_card(game, one, "", ()) for one in found)
    else:
        yield '<div class="tw-cards" markdown>\n'
        for one in found:
            line = said.get(one.key) or said.get(one.key.rpartition("-")[2], "")
            yield _card(game, one, line, clauses(game, one))
    yield "</div>\n"


def _card(game: AnyGame, one: Component, line: str, rules: Sequence[Clause]) -> str:
    """A section with the picture of a component, its name, number, line and clauses."""
    shape = "disc" if one.kind in ROUND else "face"
    path = face_path(game.key, front(game, one))
    count = " ".join(filter(None, (f"× {one.count}" if one.count > 1 else "", _PER[one.per])))
    links = words.listed(f"[{rule.title}](rules.md#{rule.id})" for rule in rules)
    text = " ".join(filter(None, (f"**{count}**" if count else "", line)))
    see = f"{links}\n{{ .tw-see }}\n" if links else ""
    return (
        f'<section class="tw-card tw-card--{shape}" markdown>\n\n'
        f"![](../{path}){{ .tw-{shape} loading=lazy width=160 height=160 }}\n\n"
        f"### {one.name} {{ #{one.key} }}\n\n{text}\n\n{see}\n</section>\n"
    )
