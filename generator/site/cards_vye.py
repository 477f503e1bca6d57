"""What the gallery of Vye says of its cards: lines, pages, houses and classes."""

from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import FAMILY, HOUSES
from engine.games.vye.quick import QUICK
from generator.site.cards import Told
from generator.site.quick_vye import lines

#: The clauses of what has none of its own, by key or kind.
_RULES = {
    "land": ("vye.land.claim", "vye.land.match"),
    "empress": ("vye.setup.empress", "vye.end.empress"),
    "token": ("vye.tokens.supply", "vye.kernel.attacker-token"),
    "undead": ("vye.necropolis.play", "vye.kernel.undead"),
    "back": ("vye.public",),
}


def told() -> Told:
    """All of it."""
    house = {one.key: one.on_card for one in HOUSES}
    houses = {key: house[of] for key, (of, _) in FAMILY.items()}
    houses |= {f"{key}-token": name for key, name in house.items()}
    classes = {key: card.group.capitalize() for key, card in SPECIALS.items()}
    return Told(
        lines=lines(),
        rules=_RULES,
        pages={one.key: f"specials/{one.key}.md" for one in QUICK.specials},
        groups={"House": houses, "Class": dict(sorted(classes.items(), key=lambda one: one[1]))},
    )
