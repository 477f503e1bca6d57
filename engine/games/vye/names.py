"""Names for people: cards, houses, sets, and whose tokens are meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.types import Json
from engine.core.words import listed
from engine.games.vye.components import COMPONENTS
from engine.games.vye.families import FAMILY, HOUSES
from engine.games.vye.lands import LANDS

NAMES: Mapping[str, str] = {component.key: component.name for component in COMPONENTS}
"""What each card and token is called, by its key."""

HOUSE_NAMES: Mapping[str, str] = {house.key: house.name for house in HOUSES}
COLOURS: Mapping[str, str] = {house.key: house.colour for house in HOUSES}
PLURAL = frozenset({"underminers"})
"""Cards whose name is a plural: the Underminers *dig*."""

NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


def card_name(key: str) -> str:
    """Return what a card is called: `Ash Peaks`, `Midnight King`, `Lost City`."""
    return NAMES[key]


def the_card(key: str) -> str:
    """Return a card's name as a sentence has it: `Ash Peaks`, but `the Lost City`."""
    return card_name(key) if key in LANDS else f"the {card_name(key)}"


def short_name(key: str) -> str:
    """Return a card's name beside its owner's: a Family card without its house."""
    return FAMILY[key][1].title() if key in FAMILY else card_name(key)


def holder(owner: Json, names: Sequence[str]) -> str:
    """Return who holds a card: a name, `the Undead` or `nobody`."""
    if owner == "undead":
        return "the Undead"
    return names[owner] if isinstance(owner, int) else "nobody"


def possessive(owner: Json, names: Sequence[str]) -> str:
    """Return whose something is: `Ben's`, `the Undead's`."""
    return f"{holder(owner, names)}'s"


def number(count: int) -> str:
    """Return a number in words up to twelve, in digits from there on."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """Return a number of things: `one token`, `two tokens`, `no tokens`."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def card_list(keys: Sequence[str]) -> str:
    """Return cards as a list in a sentence, each once: `Ash Peaks twice and the Catapult`."""
    times = ("", "", " twice", " three times", " four times")
    each = {key: keys.count(key) for key in keys}
    return listed([the_card(key) + times[count] for key, count in each.items()], none="nothing")
