"""The quick reference of Vye as a page: short lines, each with links to its clauses."""

from collections.abc import Sequence

from engine.core.quick import Case, Line
from engine.core.registry import AnyGame
from engine.games.vye.quick import QUICK
from engine.games.vye.quick_rows import Role, Special, Theme
from generator.site import quick
from generator.site.quick import listed, numbered, part

#: Where the cells of a diagram are, and how large.
_CELL, _STEP = 9, 10


def page(game: AnyGame) -> str:
    """The quick reference as Markdown."""
    cite = _Citing(game)
    q = QUICK
    parts = [
        quick.head(game, cite.line(q.goal)),
        '<div class="tw-quick" markdown>\n',
        part("Set-up", "setup", numbered(cite.line(line) for line in q.prepare)),
        part("By players", "players", _players(cite)),
        part("Your turn", "turn", numbered(cite.line(line) for line in q.turn)),
        part("Instead of a card", "instead", listed(cite.line(line) for line in q.instead)),
        part("An attempt on a card", "attempt", listed(_case(cite, one) for one in q.attempt)),
        part("Lands match", "lands", listed(cite.line(line) for line in q.lands)),
        part(
            "Family cards", "families",
            listed([*(_role(cite, role) for role in q.families), cite.line(q.colour)], "roles"),
        ),
        part(
            "Specials", "specials",
            listed([*(_special(cite, one) for one in q.specials)], "specials")
            + listed(cite.line(line) for line in q.shared),
        ),
        part("Themes", "themes", listed(_theme(cite, one) for one in q.themes)),
        part("Words", "words", listed(_case(cite, one) for one in q.words)),
        part("End and score", "scoring", listed(cite.line(line) for line in q.scoring)),
        "</div>\n",
    ]  # fmt: skip
    return "\n".join(parts)


def lines() -> dict[str, str]:
    """The line of each Special by its key and of each Family role by its name."""
    pieces: Sequence[Special | Role] = (*QUICK.specials, *QUICK.families)
    return {piece.key: piece.text for piece in pieces}


class _Citing(quick.Citing):
    def line(self, line: Line) -> str:
        return self.text(line.text, line.rules)


def _case(cite: _Citing, one: Case) -> str:
    return cite.text(f"**{one.when}:** {one.then}", one.rules)


def _players(cite: _Citing) -> str:
    rows = [
        f"| {one.players} | {one.usual_sets} ({one.fewest_sets}–{one.most_sets}) | {one.lands} | "
        f"{one.hand} | {one.pile} |"
        for one in QUICK.setup
    ]
    first = QUICK.setup[0]
    head = ["| players | sets | Lands | hand | pile |", "|---|---|---|---|---|"]
    told = (
        f"{first.start} more Lands start on the table. The pile counts the Empress, not Specials."
    )
    return "\n".join([*head, *rows, "", cite.text(told, first.rules)])


def _theme(cite: _Citing, one: Theme) -> str:
    return cite.text(f"**{one.name}:** {one.text}", one.rules)


def _role(cite: _Citing, role: Role) -> str:
    return cite.text(f"{_diagram(role)} **{role.name}** {role.text}", role.rules)


def _special(cite: _Citing, one: Special) -> str:
    how = f"{one.group}, {'one each, on sideboards' if one.dealt == 'sideboard' else one.copies}"
    return cite.text(f"[{one.name}](cards.md#{one.key}) *{how}* {one.text}", one.rules)


def _diagram(role: Role) -> str:
    """Nine cells around a card: those that a role attempts, or one of which it chooses."""
    cells = []
    for y in (-1, 0, 1):
        for x in (-1, 0, 1):
            is_hit = (x, y) in role.reach
            kind = "own" if not x and not y else "one" if is_hit and role.chooses else "hit"
            look = kind if is_hit or kind == "own" else "free"
            at = f'x="{(x + 1) * _STEP + 1}" y="{(y + 1) * _STEP + 1}"'
            cells.append(f'<rect class="{look}" {at} width="{_CELL - 1}" height="{_CELL - 1}"/>')
            if look == "hit":
                middle = f'cx="{(x + 1) * _STEP + 5}" cy="{(y + 1) * _STEP + 5}"'
                cells.append(f'<circle {middle} r="1.8"/>')
    return (
        '<svg class="tw-reach" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">'
        f"{''.join(cells)}</svg>"
    )
