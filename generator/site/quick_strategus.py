"""The quick reference of Strategus as a page."""

from engine.core.quick import Case, Line
from engine.core.registry import AnyGame
from engine.games.strategus.quick import QUICK, Choice, Piece
from generator.site import quick
from generator.site.quick import listed, numbered, part

#: How all move of whom nothing else is said.
_STEP = "strategus.move.step"


def page(game: AnyGame) -> str:
    """The quick reference as Markdown."""
    cite = _Citing(game)
    q = QUICK
    fights = [*(cite.case(case) for case in q.fights), cite.line(q.advance)]
    parts = [
        quick.head(game, cite.line(q.goal)),
        '<div class="tw-quick" markdown>\n',
        part("Set-up", "setup", numbered(cite.line(line) for line in q.prepare)),
        part("An army", "army", _army(cite)),
        part("Your turn", "turn", listed(cite.line(line) for line in q.moving)),
        part("Fights", "fights", listed(fights)),
        part("Hidden pieces", "hidden", listed(cite.line(line) for line in q.hidden)),
        part("The end, in this order", "end", numbered(cite.case(case) for case in q.endings)),
        part("Options", "choices", listed(cite.choice(choice) for choice in q.choices)),
        "</div>\n",
    ]
    return "\n".join(parts)


class _Citing(quick.Citing):
    def line(self, line: Line) -> str:
        return self.text(line.text, line.rules)

    def case(self, case: Case) -> str:
        return self.text(f"**{case.when}:** {case.then}", case.rules)

    def choice(self, choice: Choice) -> str:
        return self.text(f"`{choice.option}={choice.value}` {choice.text}", choice.rules)

    def piece(self, piece: Piece) -> str:
        _, moving, *special = piece.rules
        name = f"[{piece.name}](pieces.md#{piece.key})"
        moves = piece.moves if moving == _STEP else self.text(piece.moves, [moving])
        note = self.text(piece.text, special) if special else piece.text
        return f"| {piece.rank or '–'} | {name} | {piece.copies} | {moves} | {note} |"


def _army(cite: _Citing) -> str:
    """All kinds with rank, number, way of moving and what is special."""
    army = cite.links(QUICK.army[0].rules[:1])
    moves = cite.text("moves", [_STEP])
    head = [f"| rank | piece | ×&nbsp;{army} | {moves} | |", "|---|---|---|---|---|"]
    rows = "\n".join([*head, *map(cite.piece, QUICK.army)])
    return f'<div class="tw-quick-army" markdown>\n\n{rows}\n\n</div>'
