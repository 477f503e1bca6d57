"""The gallery of a game's cards: every component by kind, with its number and its clauses."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from engine.core.component import Component
from engine.core.registry import AnyGame
from engine.core.rulebook import Clause
from generator.booklet import words
from generator.faces import face
from generator.kits.build import kit_of
from generator.site.paths import face_path, front, is_owned, owners
from generator.site.zoom import chips, is_disc, part, row, zoom

#: More than one of a kind; any other kind has an s.
_PLURALS = {"family": "Family cards", "empress": "The Empress"}
_PER = {"seat": "for each player", "game": ""}
_WIDTH = 180


@dataclass(frozen=True, slots=True)
class Told:
    """What a game says about its cards here, beyond its components.

    `lines` has a line for a component or the last word of its key, `pages` the page of a component
    that has one, `groups` what cards are told apart by besides their kind: for each group's name
    the value of each component in it, such as House, midnight-king: Midnight.
    """

    lines: Mapping[str, str] = field(default_factory=dict)
    pages: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def page(game: AnyGame, told: Told | None = None) -> str:
    """The gallery as Markdown: all fronts, and all backs."""
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
        chips(_groups(game, [kind for kind, _ in kinds], told)),
    ]
    parts += [
        part(plural(kind), kind, "\n".join(_kind(game, found, told))) for kind, found in kinds
    ]
    return "\n".join([*parts, _backs(game)])


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


def _groups(game: AnyGame, kinds: Sequence[str], told: Told) -> dict[str, dict[str, str]]:
    """The chips: a group for the kinds, and those of the game."""
    backs = {"kind-back": "Backs"} if any(one.back for one in game.components()) else {}
    groups = {"Kind": {f"kind-{kind}": plural(kind) for kind in kinds} | backs}
    for name, values in told.groups.items():
        groups[name] = {_tag(name, value): value for value in values.values()}
    return groups


def _tag(group: str, value: str) -> str:
    return f"{group}-{value}".lower().replace(" ", "-")


def _kind(game: AnyGame, found: Sequence[Component], told: Told) -> Iterable[str]:
    shared = {component.rule for component in found}
    if len(shared) == 1 and len(found) > 1 and not told.lines.get(found[0].key):
        rule = game.rulebook.clause(shared.pop())
        yield f"All of them: [{rule.title}](rules.md#{rule.id}).\n"
        yield '<div class="tw-cards" markdown>\n'
        yield from (_card(game, one, told, "", ()) for one in found)
    else:
        yield '<div class="tw-cards" markdown>\n'
        for one in found:
            line = told.lines.get(one.key) or told.lines.get(one.key.rpartition("-")[2], "")
            yield _card(game, one, told, line, clauses(game, one))
    yield "</div>\n"


def _card(game: AnyGame, one: Component, told: Told, line: str, rules: Sequence[Clause]) -> str:
    """A section with the pictures of a component, its name, number, line and clauses."""
    count = " ".join(filter(None, (f"× {one.count}" if one.count > 1 else "", _PER[one.per])))
    links = words.listed(f"[{rule.title}](rules.md#{rule.id})" for rule in rules)
    text = " ".join(filter(None, (f"**{count}**" if count else "", line)))
    see = f"{links}\n{{ .tw-see }}\n" if links else ""
    name = f"[{one.name}]({told.pages[one.key]})" if one.key in told.pages else one.name
    # A kind of one card has its anchor at the kind's heading.
    anchor = "" if one.key == one.kind else f" {{ #{one.key} }}"
    shape = "disc" if is_disc(face(game.key, one.key, seat=0, size="screen")) else "face"
    return (
        f'<section class="tw-card tw-card--{shape}" markdown>\n\n{_fronts(game, one, told)}\n\n'
        f"### {name}{anchor}\n\n{text}\n\n{see}\n</section>\n"
    )


def _fronts(game: AnyGame, one: Component, told: Told) -> str:
    """A component's front, or those of all owners."""
    tags = [f"kind-{one.kind}"]
    tags += [
        _tag(name, values[one.key]) for name, values in told.groups.items() if one.key in values
    ]
    pictures = []
    for seat in owners(game) if is_owned(game, one) else (None,):
        name = one.name if seat is None else f"{one.name}, {kit_of(game.key).owner(seat)}’s"
        scene = face(game.key, one.key, seat=seat, size="screen")
        path = face_path(game.key, front(game, one, seat or 0))
        pictures.append(zoom(path, name, scene, width=_WIDTH, tags=tags))
    return "\n".join(pictures)


def _backs(game: AnyGame) -> str:
    """The other side of all that has one; "" where nothing has."""
    seats: dict[tuple[str, int | None], None] = {}
    for one in game.components():
        for seat in owners(game) if one.per == "seat" else (None,):
            seats |= {(one.back, seat): None} if one.back else {}
    pictures = []
    for back, seat in seats:
        owner = "" if seat is None else f", {kit_of(game.key).owner(seat)}’s"
        path = face_path(game.key, back if seat is None else f"{back}-{seat}")
        scene = face(game.key, back, seat=seat, size="screen")
        pictures.append(
            zoom(path, f"Back of the cards{owner}", scene, width=_WIDTH, tags=["kind-back"])
        )
    if not pictures:
        return ""
    told = "What lies face down, and the pile, shows this side.\n\n"
    return part("Backs", "backs", told + row(pictures))
