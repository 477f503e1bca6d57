"""The essentials of a game in short sections, as its pocket book sets them."""

from importlib import import_module
from typing import Any

from engine.core.quick import Case
from engine.core.registry import AnyGame
from generator.booklet.markdown import Paragraph, blocks
from generator.booklet.pocket import Section
from generator.quick import rue_text
from generator.quick.rue_text import Passage


def brief(game: AnyGame) -> tuple[str, tuple[Section, ...]]:
    """What a game is about, and its sections; one without lines of its own has its chapters'."""
    known = {"rue": _rue, "strategus": _strategus, "vye": _vye}
    return known.get(game.key, _chapters)(game)


def _rue(game: AnyGame) -> tuple[str, tuple[Section, ...]]:
    table = [f"**{one.captured}:** {one.effect} ({one.score})" for one in rue_text.OUTCOMES]
    effects = Section(rue_text.TABLE_HEAD, (*table, *rue_text.TABLE_NOTE.paragraphs))
    parts = (rue_text.TILES, rue_text.START, rue_text.TURN, rue_text.CAPTURING)
    sections = (*map(_passage, parts), effects, _passage(rue_text.END))
    return rue_text.INTRO, sections


def _passage(one: Passage) -> Section:
    return Section(one.head, one.paragraphs)


def _strategus(game: AnyGame) -> tuple[str, tuple[Section, ...]]:
    q = _quick(game)
    army = tuple(
        f"{f'**{one.rank} {one.name}**' if one.rank else f'**{one.name}**'} ×{one.copies}"
        + (f": {one.text}" if one.text else "")
        for one in q.army
    )
    return q.goal.text, (
        Section("Set-up", _texts(q.prepare), is_numbered=True),
        Section("The army", army),
        Section("Your turn", _texts(q.moving)),
        Section("Fights", (*map(_case, q.fights), q.advance.text)),
        Section("Hidden pieces", _texts(q.hidden)),
        Section("The end", tuple(map(_case, q.endings)), is_numbered=True),
    )


def _vye(game: AnyGame) -> tuple[str, tuple[Section, ...]]:
    q = _quick(game)
    return q.goal.text, (
        Section("Set-up", _texts(q.prepare), is_numbered=True),
        Section("Your turn", _texts(q.turn), is_numbered=True),
        Section("Instead of a card", _texts(q.instead)),
        Section("An attempt on a card", tuple(map(_case, q.attempt))),
        Section("Lands match", _texts(q.lands)),
        Section("Family cards", (*(f"**{r.name}** {r.text}" for r in q.families), q.colour.text)),
        Section("Specials", tuple(f"**{one.name}** {one.text}" for one in q.specials)),
        Section("Words", tuple(map(_case, q.words))),
        Section("End and score", _texts(q.scoring)),
    )


def _quick(game: AnyGame) -> Any:
    return import_module(f"engine.games.{game.key}.quick").QUICK


def _texts(found: Any) -> tuple[str, ...]:
    return tuple(one.text for one in found)


def _case(one: Case) -> str:
    return f"**{one.when}:** {one.then}"


def _chapters(game: AnyGame) -> tuple[str, tuple[Section, ...]]:
    """How the rulebook begins, and the titles of its clauses by chapter."""
    clauses = game.rulebook.clauses
    said = [b.text for b in blocks(clauses[0].body) if isinstance(b, Paragraph)]
    chapters: dict[str, list[str]] = {}
    for one in clauses:
        chapters.setdefault(one.chapter, []).extend([one.title] if one.level > 2 else [])
    sections = (Section(title, tuple(titles)) for title, titles in chapters.items() if titles)
    return (said or [game.title])[0], tuple(sections)
