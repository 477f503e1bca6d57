"""Everything in a Vye box: 110 cards and 156 tokens."""

from __future__ import annotations

from engine.core.component import Component
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import FAMILY, HOUSES
from engine.games.vye.kinds import KINDS
from engine.games.vye.lands import LANDS
from engine.games.vye.tokens import EACH, UNDEAD_TOKENS

EMPRESS = "empress"
EMPRESS_NAME = "Inevitable Empress"
BACK = "back"


def _card(key: str, rule: str) -> Component:
    card = KINDS[key]
    return Component(key, card.name, card.kind, card.copies, "game", rule, BACK, card.quick)


COMPONENTS: tuple[Component, ...] = (
    *(_card(key, "vye.setup.land-sets") for key in LANDS),
    *(_card(key, f"vye.family.{role}") for key, (_, role) in FAMILY.items()),
    *(_card(key, card.rule) for key, card in SPECIALS.items()),
    Component(EMPRESS, EMPRESS_NAME, "empress", 1, "game", "vye.setup.empress", BACK),
    *(
        Component(
            f"{house.key}-token", f"{house.on_card} token", "token", EACH, "game",
            "vye.tokens.supply",
        )
        for house in HOUSES
    ),
    Component("undead", "Undead", "token", UNDEAD_TOKENS, "game", "vye.necropolis.play"),
)  # fmt: skip


def count_table() -> str:
    """Return how many of each Special there are and where they go, as a Markdown table."""
    rows = ["| special | copies | dealt to | class |", "|---|---|---|---|"]
    for card in SPECIALS.values():
        copies = f"{card.copies} (deduced)" if card.is_deduced else f"{card.copies}"
        dealt = "sideboards" if card.sideboard else "deck"
        rows.append(f"| {card.name} | {copies} | {dealt} | {card.group} |")
    return "\n".join(rows)
