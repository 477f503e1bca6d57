"""The quick reference of Rue as a page."""

from engine.core.registry import AnyGame
from generator.quick import rue_text
from generator.quick.rue_parts import PATTERNS, WORTH
from generator.quick.rue_text import Outcome, Passage
from generator.site import quick
from generator.site.paths import face_path
from generator.site.quick import listed, numbered, part
from generator.site.tiles import alias

#: The motif in which tiles are shown: its edges are seen best when they are small.
_MOTIF = "formations"


def page(game: AnyGame) -> str:
    """The quick reference as Markdown."""
    cite = _Citing(game)
    variants = rue_text.VARIANTS
    parts = [
        quick.head(game, rue_text.INTRO),
        '<div class="tw-quick" markdown>\n',
        part(rue_text.START.head, "setup", numbered(cite.lines(rue_text.START))),
        part(
            rue_text.TILES.head,
            "tiles",
            "\n\n".join([_tiles(game), *cite.lines(rue_text.TILES)]),
        ),
        part(rue_text.TURN.head, "turn", numbered(cite.lines(rue_text.TURN))),
        part(rue_text.CAPTURING.head, "capturing", listed(cite.lines(rue_text.CAPTURING))),
        part(rue_text.TABLE_HEAD, "outcomes", _outcomes(cite)),
        part(rue_text.END.head, "end", listed(cite.lines(rue_text.END))),
        *(part(one.head, f"more-{i}", _variant(cite, one)) for i, one in enumerate(variants, 1)),
        "</div>\n",
    ]
    return "\n".join(parts)


class _Citing(quick.Citing):
    def lines(self, passage: Passage) -> list[str]:
        return [self.text(line.text, line.rules) for line in passage.lines]

    def outcome(self, one: Outcome) -> str:
        return f"| {one.captured} | {self.text(one.effect, one.rules)} | {one.score} |"


def _tiles(game: AnyGame) -> str:
    """The eight tiles with names and worth, the red ones first."""
    names = {component.key: component.name for component in game.components()}
    rows = []
    for colour in "RB":
        cells = []
        for code in (colour + pattern for pattern in PATTERNS):
            picture = f"![]({'../' + face_path(game.key, code, _MOTIF)}){{ width=44 height=44 }}"
            cells.append(f"{picture}<br>[{names[code]}](tiles.md#{alias(code)})<br>{WORTH[colour]}")
        rows.append(f"| {' | '.join(cells)} |")
    head = "| " + " | ".join([" "] * len(PATTERNS)) + " |\n" + "|---" * len(PATTERNS) + "|"
    return f'<div class="tw-quick-tiles" markdown>\n\n{head}\n' + "\n".join(rows) + "\n\n</div>"


def _outcomes(cite: _Citing) -> str:
    rows = "\n".join(map(cite.outcome, rue_text.OUTCOMES))
    head = "| you capture | what happens | score |\n|---|---|---|"
    note = "\n\n".join(cite.lines(rue_text.TABLE_NOTE))
    return f"{head}\n{rows}\n\n{note}"


def _variant(cite: _Citing, one: Passage) -> str:
    lines = cite.lines(one)
    return listed(lines) if one.is_list else "\n\n".join(lines)
