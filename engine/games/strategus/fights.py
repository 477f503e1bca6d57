"""Who wins a fight, and by which clause.

Rule: strategus.fight.lower-wins
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.strategus.ranks import ARMY, IMMOBILE, RANKS

ATTACKER, DEFENDER = "attacker", "defender"
NEITHER = ""


class Fight(NamedTuple):
    """The winner, ATTACKER, DEFENDER or NEITHER, and the most special clause that says so."""

    winner: str
    rule: str


def fight(attacker: str, defender: str) -> Fight:
    """Return the result of a fight between two kinds.

    Rule: strategus.fight.apple, strategus.fight.trap, strategus.fight.fox, strategus.fight.mouse,
    strategus.fight.equal, strategus.fight.lower-wins
    """
    if defender == "apple":
        return Fight(ATTACKER, "strategus.fight.apple")
    if defender == "trap":
        if attacker == "fox":
            return Fight(ATTACKER, "strategus.fight.fox")
        return Fight(DEFENDER, "strategus.fight.trap")
    if {attacker, defender} == {"mouse", "elephant"}:
        return Fight(ATTACKER, "strategus.fight.mouse")
    if attacker == defender:
        return Fight(NEITHER, "strategus.fight.equal")
    winner = ATTACKER if RANKS[attacker] < RANKS[defender] else DEFENDER
    return Fight(winner, "strategus.fight.lower-wins")


FIGHTS = {
    (attacker.key, defender.key): fight(attacker.key, defender.key)
    for attacker in ARMY
    for defender in ARMY
    if attacker.key not in IMMOBILE
}
"""The result for all 120 pairs of attacker and defender."""


def fight_table() -> str:
    """Return all fights as a Markdown table: attackers in rows, defenders in columns."""
    signs = {ATTACKER: "wins", DEFENDER: "loses", NEITHER: "both go"}
    heads = [f"{kind.rank or ''} {kind.name}".strip() for kind in ARMY]
    rows = [f"| attacker | {' | '.join(heads)} |", "|---" * (len(ARMY) + 1) + "|"]
    for attacker, head in zip(ARMY, heads, strict=True):
        if attacker.key in IMMOBILE:
            continue
        cells = [signs[FIGHTS[attacker.key, defender.key].winner] for defender in ARMY]
        rows.append(f"| **{head}** | {' | '.join(cells)} |")
    return "\n".join(rows)
