"""The rules page of a game, and all rules as data: both from its rulebook and its options."""

import json
import re
from collections import Counter
from typing import Any

from engine.core.options import Option
from engine.core.registry import AnyGame, games
from engine.core.rulebook import Clause
from generator.booklet.boards import board_of
from generator.site.example import check
from generator.site.vocabulary import SEARCHED

_CODE = re.compile(r"(?<![`\[])`([a-z]+(?:\.[a-z0-9-]+)+)`(?![`\]])")
_BADGES = {
    "text": ("Source", "The source text says so."),
    "ruling": ("Ruling", "The source text is silent or unclear here: this project decided."),
    "text + ruling": ("Source and ruling", "The source text says so; this project completed it."),
}


def page(game: AnyGame) -> str:
    """The rules page as Markdown: every clause with its id, basis, options, readings, examples.

    Raises SiteError for an example whose result is another than it says.
    """
    book = game.rulebook
    count = Counter(one.basis for one in book.clauses)
    rulings = count["ruling"] + count["text + ruling"]
    parts = [
        f"---\ntitle: Rules of {game.title}\n"
        f"description: The rules of {game.title}, clause by clause, with worked examples.\n"
        f"search:\n  boost: 4\n---\n\n# The rules of {game.title}\n",
        "Every rule here is a clause with a name of its own, such as "
        f"[`{_first(game)}`](#{_first(game)}), to which boards, events and other pages link. "
        f"{rulings} of the {sum(count[b] for b in _BADGES)} clauses are or hold "
        "**rulings**: the source text leaves something open there, this project decided, and "
        "says what else one could read. Every picture was drawn, and every result found, by the "
        "engine that also plays the game.\n{ .tw-lead }\n",
        f"{board_of(game).called()}\n",
    ]
    parts += [clause(game, one) for one in book.clauses]
    parts.append(_options_table(game))
    return "\n".join(parts)


def data() -> str:
    """All clauses of all games as JSON, for whoever wants to cite them."""
    found: dict[str, Any] = {
        game.key: {
            "title": game.title,
            "rules": game.rules_version,
            "options": [option.data() for option in game.options],
            "clauses": [_clause_data(game, clause) for clause in game.rulebook.clauses],
        }
        for game in games().values()
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _clause_data(game: AnyGame, clause: Clause) -> dict[str, Any]:
    return {
        "id": clause.id,
        "title": clause.title,
        "chapter": clause.chapter,
        "basis": clause.basis,
        "text": clause.body,
        "readings": clause.readings,
        "options": [option.key for option in game.options if option.rule == clause.id],
        "examples": [fence.text for fence in clause.examples],
        "url": f"{game.key}/rules/#{clause.id}",
    }


def _first(game: AnyGame) -> str:
    return next(clause.id for clause in game.rulebook.clauses if clause.is_mechanic)


def clause(game: AnyGame, one: Clause, *, away: str = "") -> str:
    """A clause as Markdown: its id, basis, options, readings and examples.

    Elsewhere than on the rules page, `away` leads to that page (`../rules`): clauses are linked to
    there, stand on the third level, and are left to that page by the search.
    """
    look = f"#{one.id} data-search-exclude" if away else f"#{one.id}"
    level = 3 if away else one.level
    parts = [f"{'#' * level} {one.title} {{ {look} }}", _foot(one, away)]
    if one.body:
        parts.append(_linked(game, one.body, away))
    parts += [_option(option) for option in game.options if option.rule == one.id]
    if one.readings:
        quoted = "\n".join(f"> {line}".rstrip() for line in one.readings.splitlines())
        parts.append(
            f'<div class="tw-readings" markdown>\n\n{_linked(game, quoted, away)}\n\n</div>'
        )
    head = f'{{ .board rules="../{away}/" }}' if away else "board"
    for fence in one.examples:
        check(fence.text, fence.line, f"rulebook of {game.title}, {one.id}")
        parts.append(f"```{head}\n{fence.text}```")
    return "\n\n".join(parts) + "\n"


def _foot(one: Clause, away: str) -> str:
    """The line under a heading: the clause's id as a link to it, and where it comes from."""
    page = f"../{away}/" if away else ""
    name = f'<a class="tw-id" href="{page}#{one.id}"><code>{one.id}</code></a>'
    badge = ""
    if one.basis:
        label, says = _BADGES[one.basis]
        kind = "ruling" if "ruling" in one.basis else "text"
        look = f'class="tw-badge tw-badge--{kind}" title="{says}" data-search-exclude'
        badge = f" <span {look}>{label}</span>"
    searched = [] if away else [*_unsaid(one), *filter(None, [SEARCHED.get(one.id)])]
    found = f" <span hidden>{' '.join(searched)}</span>" if searched else ""
    return f'<p class="tw-foot">{name}{badge}{found}</p>'


def _unsaid(clause: Clause) -> list[str]:
    """The words of an id that the clause's text does not use: for the search, which reads them."""
    said = re.findall(r"[a-z]+", f"{clause.title} {clause.body} {clause.readings}".lower())
    words = re.split(r"[.-]", clause.id)[1:]
    return [word for word in words if not any(one.startswith(word) for one in said)]


def _option(option: Option) -> str:
    default = str(option.default)
    values = dict(option.values)
    if option.any_seat:
        values["a seat"] = "that seat, from 0"
    lines = [
        f"- `{name}` {means}{' *(as the rule stands)*' if name == default else ''}"
        for name, means in values.items()
    ]
    body = "\n".join(lines)
    return f'<div class="tw-option" markdown>\n\nOption `{option.key}`\n\n{body}\n\n</div>'


def _options_table(game: AnyGame) -> str:
    rows = [
        f"| `{option.key}` | `{option.default}` | "
        + ", ".join(f"`{name}`" for name in _others(option))
        + f" | [{game.rulebook.clause(option.rule).title}](#{option.rule}) |"
        for option in game.options
    ]
    return "\n".join(
        [
            "## All options { #options }",
            "",
            "Options change a clause. Without any, the rules are those above.",
            "",
            "| option | default | or | clause |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )


def _others(option: Option) -> list[str]:
    names = [name for name in option.values if name != str(option.default)]
    return [*names, "a seat"] if option.any_seat else names


def _linked(game: AnyGame, body: str, away: str) -> str:
    """A body in which the ids of clauses are links to them."""
    ids = set(game.rulebook.ids())
    page = f"{away}.md" if away else ""

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}]({page}#{found[1]})" if found[1] in ids else found[0]

    return _CODE.sub(link, body.replace("](#", f"]({page}#"))
