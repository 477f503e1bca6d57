"""Fights of Strategus: who is removed, and the clause that says so."""

from tests.reference.strategus_board import (
    ANIMALS,
    KINDS,
    RANKS,
    Fight,
    RuleError,
    checked,
)


def fight(attacker: str, defender: str, options: dict[str, str] | None = None) -> Fight:
    """The outcome of a fight between two kinds; no option changes it.

    The outcome is "attacker" or "defender", the side that stays, or "none".
    """
    checked(options)
    for kind in [attacker, defender]:
        if kind not in KINDS:
            raise RuleError(f"no piece is called {kind!r}; there are {', '.join(KINDS)}")
    if attacker not in ANIMALS:
        raise RuleError(f"the {attacker} never attacks (strategus.move.immobile)")
    outcome, clause = decide(attacker, defender)
    return Fight(attacker, defender, outcome, clause)


def decide(attacker: str, defender: str) -> tuple[str, str]:
    """Outcome and clause, the most special clause first."""
    if defender == "apple":
        return "attacker", "strategus.fight.apple"
    if defender == "trap":
        if attacker == "fox":
            return "attacker", "strategus.fight.fox"
        return "defender", "strategus.fight.trap"
    if (attacker, defender) == ("mouse", "elephant"):
        return "attacker", "strategus.fight.mouse"
    if (attacker, defender) == ("elephant", "mouse"):
        return "attacker", "strategus.fight.mouse"
    if RANKS[attacker] == RANKS[defender]:
        return "none", "strategus.fight.equal"
    if RANKS[attacker] < RANKS[defender]:
        return "attacker", "strategus.fight.lower-wins"
    return "defender", "strategus.fight.lower-wins"
