"""The components, themes and options of Vye, as the rules list them."""

Cell = tuple[int, int]
Owner = int | str  # a seat, or UNDEAD

UNDEAD = "u"
UNDEAD_TOKENS = 6
FAMILY_TOKENS = 30  # of each player; counts with the option tokens = thirty only
HAND = 4
MAX_QUIET = 12  # turns in a row without a card after which token actions stop

LETTERS = "abcdefghijklmnop"
LAND_COPIES = 4
EMPRESS = "empress"
EMPRESS_AMONG = 5  # the Empress is one of so many cards at the bottom of the pile

# By seat: blue, red, green, yellow, black (vye.setup.families).
HOUSES = ["midnight", "thousand-roses", "immortal", "ladders", "entangled-soul"]
ROLES = ["advisor", "king", "queen", "heir"]

# The one place to change the split of Sinkhole, Waystone and Wild Land, which make five together.
COPIES = {
    "ancient-passage": 1,
    "barracks": 2,
    "catapult": 2,
    "earthquake": 1,
    "fortress": 5,
    "lost-city": 2,
    "necropolis": 1,
    "sanctuary": 1,
    "sinkhole": 2,
    "underminers": 5,
    "waystone": 1,
    "wild-land": 2,
}
SIDEBOARD_KINDS = ["fortress", "underminers"]  # one for each player, the others stay in the box

# Own tokens a card is played with; one where nothing is said.
TOKENS_WHEN_PLAYED = {"barracks": 2, "fortress": 4, "catapult": 3, "underminers": 2}

# The kinds each theme adds (vye.setup.theme-lists); players-choice and random take any four.
THEMES: dict[str, list[str]] = {
    "beginning-journeys": [],
    "weapons-of-war": ["fortress", "barracks", "catapult", "underminers"],
    "changing-lands": ["sinkhole", "wild-land", "earthquake"],
    "connecting-kingdoms": ["underminers", "wild-land", "ancient-passage", "sanctuary"],
    "greedy-rulers": ["lost-city", "waystone", "ancient-passage", "underminers", "necropolis"],
    "kid-friendly": [],
}
FREE_THEMES = ["players-choice", "random"]
FREE_KINDS = 4

# Fewest and most land sets for each number of players, and the usual number (vye.setup.land-sets).
SET_LIMITS = {2: (9, 11), 3: (10, 12), 4: (11, 14), 5: (13, 16)}
USUAL_SETS = {2: 10, 3: 11, 4: 12, 5: 14}

# The cells of the start cards in the order in which they are laid (vye.setup.start-cards).
LAYOUTS: dict[str, list[Cell]] = {
    "plus": [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)],
    "row": [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)],
    "quincunx": [(0, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)],
}

# Options with a fixed choice of values, the default first.
CHOICES = {
    "layout": list(LAYOUTS),
    "theme": [*THEMES, *FREE_THEMES],
    "tokens": ["unlimited", "thirty"],
    "chain_at_fortified": ["stop", "pass"],
    "underminers_later_dig": ["off", "on"],
    "wild_land_strict": ["off", "on"],
    "undead_own_targets": ["on", "off"],
    "lost_city": ["two", "plus-two"],
    "sanctuary_counts": ["one", "zero"],
    "cover_sinkhole": ["on", "off"],
    "largest_by": ["cards", "points"],
}

# Options with a word as their default, or a list, a number or a seat instead of it.
OPEN_OPTIONS = {
    "houses": "by seat",
    "land_sets": "by players",
    "which_sets": "random",
    "kinds": "",
    "first": "random",
}

DEFAULTS = {key: values[0] for key, values in CHOICES.items()} | OPEN_OPTIONS


def is_land(key: str) -> bool:
    """Whether a card is one of the 64 Lands (a Wild Land is not)."""
    return key.startswith("land-")


def house(key: str) -> str | None:
    """The house of a Family card, None for any other card."""
    for name in HOUSES:
        if key in [f"{name}-{role}" for role in ROLES]:
            return name
    return None


def role(key: str) -> str:
    """Advisor, king, queen or heir, for a Family card."""
    return key.rsplit("-", 1)[1]


def family(name: str) -> list[str]:
    """The four Family cards of a house."""
    return [f"{name}-{each}" for each in ROLES]
