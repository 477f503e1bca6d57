"""The glossary of a game: the words that its rulebook defines, each linked to where it counts."""

import re
from typing import NamedTuple

from engine.core.registry import AnyGame
from generator.site.paths import face_path, front, gallery
from generator.site.vocabulary import PLAIN

_ENTRY = re.compile(r"^(?P<term>\S[^\n]*)\n: (?P<text>[^\n]+(?:\n  [^\n]+)*)", re.MULTILINE)


class Entry(NamedTuple):
    """A word, other names for it, what it means, and the clause that says so."""

    term: str
    aliases: str
    text: str
    rule: str


def entries(game: AnyGame) -> list[Entry]:
    """The plain terms and every word that the rulebook's lists explain, in alphabetical order."""
    found = [Entry(term, "", text, rule) for term, text, rule in PLAIN.get(game.key, ())]
    for clause in game.rulebook.clauses:
        for match in _ENTRY.finditer(clause.body):
            term, _, aliases = match["term"].partition(" (")
            text = re.sub(r"\s+", " ", match["text"])
            found.append(Entry(term, aliases.removesuffix(")"), text, clause.id))
    return sorted(found, key=lambda entry: entry.term.lower())


def page(game: AnyGame) -> str:
    """The glossary as Markdown; pieces link to the gallery, all words to their clause."""
    plain = {term for term, _, _ in PLAIN.get(game.key, ())}
    pieces = {one.name: one for one in game.components() if one.name not in plain}
    parts = [
        f"---\ntitle: Words of {game.title}\ndescription: The words of {game.title} explained.\n"
        f"---\n\n# The words of {game.title}\n"
    ]
    for entry in entries(game):
        also = f"*{entry.aliases}*{{ .tw-also }}" if entry.aliases else ""
        picture = ""
        links = [f"[{game.rulebook.clause(entry.rule).title}](rules.md#{entry.rule})"]
        if entry.term in pieces:
            piece = pieces[entry.term]
            links.insert(0, f"[its pictures]({gallery(game)}.md#{piece.key.lower()})")
            path = face_path(game.key, front(game, piece), small=True)
            picture = f"![](../{path}){{ .tw-thumb loading=lazy width=72 height=72 }}\n\n"
        parts.append(
            f"## {entry.term} {{ #{anchor(entry.term)} .tw-word }}\n\n"
            f"{picture}{also}\n\n{_linked(entry.text)}\n\n"
            f"See {' and '.join(links)}.\n{{ .tw-see }}\n"
        )
    return "\n".join(parts)


def anchor(term: str) -> str:
    """The anchor of a word."""
    return re.sub(r"[^a-z0-9]+", "-", term.lower()).strip("-")


def _linked(text: str) -> str:
    """A text whose links to clauses lead to the rules page."""
    return text.replace("](#", "](rules.md#")
