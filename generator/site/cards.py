"""The gallery of a game's cards: every component by kind, with its number and its clauses."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from engine.core.component import Component
from engine.core.registry import AnyGame
from engine.core.rulebook import Clause
from generator.booklet import words
from generator.faces.catalogue import Entry
from generator.site.shown import USUAL, other_sizes, sizes, usual
from generator.site.zoom import called, chips, figure, part, row, zoom

#: More than one of a kind; any other kind has an s.
_PLURALS = {"family": "Family cards", "empress": "The Empress"}
_PER = {"seat": "for each player", "game": ""}
_WIDTH = 180


@dataclass(frozen=True, slots=True)
class Told:
    """What a game says about its cards here, beyond its components.

    `lines` has a line for a component or the last word of its key, `rules` the clauses of a
    component, kind or back that are not found by its key, `pages` the page of a component that has
    one, `groups` what cards are told apart by besides their kind: for each group's name
    the value of each component in it, such as House, midnight-king: Midnight.
    """

    lines: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, Sequence[str]] = field(default_factory=dict)
    pages: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def page(game: AnyGame, told: Told | None = None) -> str:
    """The gallery as Markdown: all fronts, all backs, and all in other sizes."""
    told = told or Told()
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
        chips(_groups(game, told)),
    ]
    for kind, found in kinds:
        cards = "\n".join(_card(game, one, told) for one in found)
        body = f'<div class="tw-cards" markdown>\n\n{cards}\n</div>\n'
        parts.append(part(plural(kind), kind, body))
    parts += _besides(game, told)
    parts += other_sizes(
        game,
        lambda entry: _rules(game, entry.piece, entry.kind, told)[0].id,
        lambda entry: _tags(entry, told),
    )
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


def _rules(game: AnyGame, piece: str, kind: str, told: Told) -> list[Clause]:
    """The clauses of a component, of a back, or of what else is drawn."""
    if named := told.rules.get(piece) or told.rules.get(kind):
        return [game.rulebook.clause(rule) for rule in named]
    components = game.components()
    about = [one for one in components if one.key == piece]
    about += [one for one in components if one.back == piece]
    return clauses(game, (about or list(components))[0])


def _groups(game: AnyGame, told: Told) -> dict[str, dict[str, str]]:
    """The chips: a group for the kinds, those of the game, and the sizes."""
    kinds = dict.fromkeys(entry.kind for entry in usual(game.key))
    groups = {"Kind": {f"kind-{kind}": plural(kind) for kind in kinds}}
    for name, values in told.groups.items():
        groups[name] = {_tag(name, value): value for value in values.values()}
    return groups | {"Size": sizes(game.key)}


def _tag(group: str, value: str) -> str:
    return f"{group}-{value}".lower().replace(" ", "-")


def _tags(entry: Entry, told: Told) -> list[str]:
    """What a face is chosen by, besides its size."""
    groups = told.groups.items()
    own = [_tag(name, values[entry.piece]) for name, values in groups if entry.piece in values]
    return [f"kind-{entry.kind}", *own]


def _card(game: AnyGame, one: Component, told: Told) -> str:
    """A section with the pictures of a component, its name, number, line and clauses."""
    line = told.lines.get(one.key) or told.lines.get(one.key.rpartition("-")[2], "")
    count = " ".join(filter(None, (f"× {one.count}" if one.count > 1 else "", _PER[one.per])))
    text = " ".join(filter(None, (f"**{count}**" if count else "", line)))
    links = words.listed(
        f"[{rule.title}](rules.md#{rule.id})" for rule in _rules(game, one.key, one.kind, told)
    )
    name = f"[{one.name}]({told.pages[one.key]})" if one.key in told.pages else one.name
    # A kind of one card has its anchor at the kind's heading.
    anchor = "" if one.key == one.kind else f" {{ #{one.key.lower()} }}"
    faces = [entry for entry in usual(game.key) if entry.piece == one.key]
    shape = "disc" if faces[0].is_round else "face"
    pictures = "\n".join(
        zoom(entry, width=_WIDTH, tags=(*_tags(entry, told), USUAL)) for entry in faces
    )
    return (
        f'<section class="tw-card tw-card--{shape}" markdown>\n\n{pictures}\n\n'
        f"### {name}{anchor}\n\n{text}\n\n{links}\n{{ .tw-see }}\n\n</section>\n"
    )


def _besides(game: AnyGame, told: Told) -> Iterator[str]:
    """Yield a section for the backs, and for each kind of what else is drawn."""
    components = {one.key for one in game.components()}
    entries = [entry for entry in usual(game.key) if entry.piece not in components]
    for kind, found in groupby(entries, key=lambda entry: entry.kind):
        figures = []
        for entry in found:
            rule = _rules(game, entry.piece, kind, told)[0]
            picture = zoom(entry, width=_WIDTH, tags=(*_tags(entry, told), USUAL))
            figures.append(figure(picture, called(entry), called(entry), rule))
        line = "What lies face down, and the pile, shows this side.\n\n" if kind == "back" else ""
        yield part(plural(kind), kind, line + row(figures))
