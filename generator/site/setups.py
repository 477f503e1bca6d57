"""The named set-ups of Strategus: a picture of each, its idea, and itself as text."""

from engine.core.registry import AnyGame
from engine.games.strategus.arrangement import CELL_AT
from engine.games.strategus.arrangement_text import format_arrangement
from engine.games.strategus.board import DEPTH, SIZE, cell_of
from engine.games.strategus.setups import SETUPS, Setup
from engine.games.strategus.walls import is_walled_in
from generator.booklet.boards import Face, board_of
from generator.site.inline import inline, symbols
from generator.theme import SIDES

#: South's own four rows.
_HOME = (0, SIZE - DEPTH, SIZE - 1, SIZE - 1)


def page(game: AnyGame) -> str:
    """All named set-ups as Markdown."""
    parts = [
        f"---\ntitle: Set-ups of {game.title}\n"
        f"description: Named set-ups for {game.title}, each with its idea and its weakness.\n"
        f"---\n\n# Set-ups to start from\n",
        f"You may place your forty pieces [as you like](rules.md#strategus.setup.zone). Here are "
        f"{len(SETUPS)} ways that somebody has thought about, each with its idea and where it is "
        "weak. Take one, exchange a few pieces, and it is yours. Whoever knows this page "
        "knows them as well.\n{ .tw-lead }\n",
        "Pictures show South’s four rows as South sees them; North sits across the table and may "
        "set up the same way from there. Each set-up can be mirrored. None of them "
        "[walls itself in](rules.md#strategus.end.order), with lakes or without.\n",
    ]
    defined: set[Face] = set()
    parts += [_setup(game, setup, defined) for setup in SETUPS]
    return "\n".join(parts)


def _setup(game: AnyGame, setup: Setup, defined: set[Face]) -> str:
    assert not any(is_walled_in(setup.arrangement, lakes=lakes) for lakes in (False, True))
    board = board_of(game)
    laid = [
        {"cell": list(cell_of(index)), "seat": 0, "kind": kind}
        for index, kind in zip(CELL_AT[0], setup.arrangement.kinds, strict=True)
    ]
    data = {"board": laid, "options": {}}
    faces = board.faces(data)
    new = [face for face in dict.fromkeys(faces) if face not in defined]
    defined.update(new)
    told = board.told(data, board.names(len(SIDES)))
    drawn = inline(
        board.picture("", data, _HOME),
        f"{setup.name}. {told}",
        css_class="tw-board",
        px_per_mm=board.px_per_mm,
        faces=faces,
    )
    text = format_arrangement(setup.arrangement)
    return (
        f"## {setup.name} {{ #{setup.key} }}\n\n{setup.idea}\n\n"
        f'<div class="tw-pictures">{symbols(new)}{drawn}</div>\n\n'
        f'<details class="tw-text" markdown>\n<summary>As text, to load</summary>\n\n'
        f"```text\n{text}```\n\n</details>\n"
    )
