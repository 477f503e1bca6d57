"""The options that Vye's clauses leave open, and which of them go together."""

from __future__ import annotations

from engine.core.errors import OptionError
from engine.core.options import Option
from engine.core.types import Options
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import HOUSE_KEYS
from engine.games.vye.lands import ALLOWED, LETTERS, USUAL
from engine.games.vye.themes import FREE_KINDS

SETS_RULE = "vye.setup.land-sets"
WHICH_RULE = "vye.setup.which-sets"
BY_SEAT, BY_PLAYERS, NO_KINDS = "by seat", "by players", "none"

OPTIONS: tuple[Option, ...] = (
    Option(
        "houses",
        BY_SEAT,
        "vye.setup.families",
        {BY_SEAT: "blue, red, green, yellow and black, in this order"},
        items=HOUSE_KEYS,
        in_order=True,
    ),
    Option(
        "land_sets",
        BY_PLAYERS,
        SETS_RULE,
        {
            BY_PLAYERS: ", ".join(f"{USUAL[n]} for {n}" for n in USUAL) + " players",
            **{str(n): f"{n} sets" for n in range(ALLOWED[2][0], ALLOWED[5][-1] + 1)},
        },
    ),
    Option(
        "which_sets",
        "random",
        WHICH_RULE,
        {"random": "the sets in play are drawn by lot"},
        items=LETTERS,
    ),
    Option(
        "layout",
        "plus",
        "vye.setup.start-cards",
        {
            "plus": "a centre card and one on each of its sides",
            "row": "five cards side by side",
            "quincunx": "a centre card and one at each of its corners",
        },
    ),
    Option(
        "theme",
        "beginning-journeys",
        "vye.setup.theme",
        {
            "beginning-journeys": "no Specials",
            "weapons-of-war": "Barracks, Catapult, Fortress, Underminers",
            "changing-lands": "Earthquake, Sinkhole, Wild Land",
            "connecting-kingdoms": "Ancient Passage, Sanctuary, Underminers, Wild Land",
            "greedy-rulers": "Ancient Passage, Lost City, Necropolis, Underminers, Waystone",
            "kid-friendly": "Lands only",
            "players-choice": "four kinds that the option kinds names",
            "random": "four kinds drawn by lot",
        },
    ),
    Option(
        "kinds",
        NO_KINDS,
        "vye.setup.theme",
        {NO_KINDS: "no kinds are named; the theme decides"},
        items=tuple(SPECIALS),
    ),
    Option(
        "first",
        "random",
        "vye.setup.first",
        {"random": "the first player is drawn by lot"},
        any_seat=True,
    ),
    Option(
        "tokens",
        "unlimited",
        "vye.tokens.supply",
        {"unlimited": "tokens never run out", "thirty": "each player has thirty tokens"},
    ),
    Option(
        "chain_at_fortified",
        "stop",
        "vye.land.fortified",
        {
            "stop": "a chain does not go on through a fortified Land of another player",
            "pass": "it does",
        },
    ),
    Option(
        "underminers_later_dig",
        "off",
        "vye.underminers.once",
        {
            "off": "Underminers dig only when played",
            "on": "they dig again as a token action while they hold two tokens",
        },
    ),
    Option(
        "wild_land_strict",
        "off",
        "vye.wild-land.later",
        {
            "off": "the limit is tested only when a Wild Land is played",
            "on": "later Lands and swaps may not break it either",
        },
    ),
    Option(
        "undead_own_targets",
        "on",
        "vye.necropolis.spread",
        {
            "on": "an Undead token may attack a card of the player who moves it",
            "off": "it may not",
        },
    ),
    Option(
        "lost_city",
        "two",
        "vye.lost-city.score",
        {"two": "a Lost City counts two", "plus-two": "it counts two more than a card: three"},
    ),
    Option(
        "sanctuary_counts",
        "one",
        "vye.sanctuary.score",
        {
            "one": "a Sanctuary counts one for each player whom it connects",
            "zero": "it connects only",
        },
    ),
    Option(
        "cover_sinkhole",
        "on",
        "vye.sinkhole.covered",
        {
            "on": "Ancient Passage, Sanctuary and Sinkhole may cover a Sinkhole",
            "off": "nothing covers a Sinkhole",
        },
    ),
    Option(
        "largest_by",
        "cards",
        "vye.score.largest",
        {
            "cards": "the kingdom of most cards counts, among equals that of most points",
            "points": "the kingdom of most points counts",
        },
    ),
)


def check_together(seats: int, options: Options) -> None:
    """Raise OptionError where options, each right by itself, do not go together."""
    allowed = ALLOWED[seats]
    span = f"{seats} players use {allowed[0]} to {allowed[-1]} sets"
    number = options["land_sets"]
    if isinstance(number, int) and number not in allowed:
        raise OptionError("land_sets", f"{span}, not {number}", SETS_RULE)
    letters = named_sets(options)
    if letters and len(letters) not in allowed:
        raise OptionError("which_sets", f"{span}; {counted(len(letters))} named", WHICH_RULE)
    if letters and isinstance(number, int) and number != len(letters):
        reason = f"{counted(len(letters))} named, but land_sets says {number}"
        raise OptionError("which_sets", reason, WHICH_RULE)
    houses = options["houses"]
    if houses != BY_SEAT and len(str(houses).split(",")) != seats:
        named = counted(len(str(houses).split(",")))
        reason = f"{seats} players need {seats} houses; {named} named"
        raise OptionError("houses", reason, "vye.setup.families")
    _check_kinds(str(options["theme"]), options["kinds"])


def _check_kinds(theme: str, kinds: object) -> None:
    rule = "vye.setup.theme"
    if theme != "players-choice":
        if kinds != NO_KINDS:
            reason = f"only theme=players-choice lets you name kinds, not theme={theme}"
            raise OptionError("kinds", reason, rule)
        return
    sample = ",".join(list(SPECIALS)[:FREE_KINDS])
    if kinds == NO_KINDS:
        reason = f"theme=players-choice needs {FREE_KINDS} kinds, such as kinds={sample}"
        raise OptionError("kinds", reason, rule)
    found = len(str(kinds).split(","))
    if found != FREE_KINDS:
        reason = f"theme=players-choice needs {FREE_KINDS} kinds; {counted(found)} named"
        raise OptionError("kinds", reason, rule)


def counted(number: int) -> str:
    """Return a number as the subject of a clause: `1 is`, `3 are`."""
    return f"{number} {'is' if number == 1 else 'are'}"


def houses_of(seats: int, options: Options) -> tuple[str, ...]:
    """Return the house of each seat. Rule: vye.setup.families."""
    named = options["houses"]
    return HOUSE_KEYS[:seats] if named == BY_SEAT else tuple(str(named).split(","))


def named_sets(options: Options) -> tuple[str, ...]:
    """Return the letters that `which_sets` names, ascending; none where they are drawn."""
    named = options["which_sets"]
    return () if named == "random" else tuple(str(named).split(","))


def number_of_sets(seats: int, options: Options) -> int:
    """Return how many sets are in play. Rule: vye.setup.land-sets, vye.setup.which-sets."""
    letters = named_sets(options)
    number = options["land_sets"]
    return len(letters) or (number if isinstance(number, int) else USUAL[seats])
