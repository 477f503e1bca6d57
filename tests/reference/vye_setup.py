"""The start of a game of Vye: from dealt cards, its faults, and a way to deal."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from tests.reference.vye_cards import (
    CHOICES,
    COPIES,
    DEFAULTS,
    EMPRESS,
    EMPRESS_AMONG,
    FREE_KINDS,
    FREE_THEMES,
    HAND,
    HOUSES,
    LAND_COPIES,
    LAYOUTS,
    LETTERS,
    SET_LIMITS,
    SIDEBOARD_KINDS,
    THEMES,
    UNDEAD_TOKENS,
    USUAL_SETS,
    Cell,
    family,
    is_land,
)
from tests.reference.vye_table import Card, Position


def start(
    seats: int,
    options: Mapping[str, str],
    houses: Sequence[str],
    hands: Sequence[Sequence[str]],
    sideboards: Sequence[Sequence[str]],
    pile: Sequence[str],
    start_cards: Sequence[str] | Mapping[Cell, str],
    first: int,
    sets: Sequence[str],
    kinds: Sequence[str],
) -> Position:
    """The position before the first action.

    ``options`` may leave out what stays at its default. ``start_cards`` is a list in the order in
    which the layout's cells are filled, or says which cell has which card. ``sets`` are letters.
    """
    chosen = DEFAULTS | dict(options)
    if not isinstance(start_cards, Mapping):
        start_cards = dict(zip(LAYOUTS[chosen["layout"]], start_cards, strict=True))
    return Position(
        seats=seats,
        options=chosen,
        houses=list(houses),
        sets=[letter.lower() for letter in sets],
        kinds=list(kinds),
        table={cell: [Card(key)] for cell, key in start_cards.items()},
        tokens={},
        hands=[list(hand) for hand in hands],
        sideboards=[list(board) for board in sideboards],
        pile=list(pile),
        to_move=first,
        first=first,
    )


def setup_faults(position: Position) -> list[str]:
    """Every way in which a position is not a start that the rules allow, clause id first."""
    if position.seats not in SET_LIMITS:
        return [f"vye.setup.land-sets: {position.seats} players cannot play"]
    if missing := [key for key in DEFAULTS if key not in position.options]:
        return [f"option {key}: missing" for key in missing]
    return [
        *option_faults(position),
        *house_faults(position),
        *set_faults(position),
        *kind_faults(position),
        *hand_faults(position),
        *sideboard_faults(position),
        *table_faults(position),
        *pile_faults(position),
        *card_faults(position),
        *turn_faults(position),
    ]


def entries(text: str) -> list[str]:
    """The entries of a list option."""
    return [entry.strip() for entry in text.split(",")]


def option_faults(position: Position) -> list[str]:
    options = position.options
    faults = [f"option {key}: there is none" for key in options if key not in DEFAULTS]
    for key, values in CHOICES.items():
        if options[key] not in values:
            faults.append(f"option {key}: cannot be {options[key]}")
    return faults


def house_faults(position: Position) -> list[str]:
    """vye.setup.families"""
    houses, option = position.houses, position.options["houses"]
    faults = []
    if len(houses) != position.seats or len(set(houses)) != len(houses):
        faults.append("vye.setup.families: not a different house for each player")
    faults += [f"vye.setup.families: no house is called {h}" for h in houses if h not in HOUSES]
    expected = HOUSES[: position.seats] if option == "by seat" else entries(option)
    if houses != expected:
        faults.append(f"vye.setup.families: the option says {', '.join(expected)}")
    return faults


def set_faults(position: Position) -> list[str]:
    """vye.setup.land-sets, vye.setup.which-sets"""
    sets, options = position.sets, position.options
    faults = [f"vye.setup.which-sets: there is no set {s}" for s in sets if s not in LETTERS]
    if len(set(sets)) != len(sets):
        faults.append("vye.setup.which-sets: a set is in play twice")
    fewest, most = SET_LIMITS[position.seats]
    if not fewest <= len(sets) <= most:
        faults.append(f"vye.setup.land-sets: {len(sets)} sets, not {fewest} to {most}")

    number, which = options["land_sets"], options["which_sets"]
    if number == "by players":
        if which == "random" and len(sets) != USUAL_SETS[position.seats]:
            faults.append(f"vye.setup.land-sets: {len(sets)}, not {USUAL_SETS[position.seats]}")
    elif number not in [str(n) for n in range(fewest, most + 1)]:
        faults.append(f"vye.setup.land-sets: the option cannot be {number}")
    elif len(sets) != int(number):
        faults.append(f"vye.setup.land-sets: {len(sets)} sets, not {number}")
    if which != "random":
        named = [letter.lower() for letter in entries(which)]
        if sorted(named) != sorted(sets):
            faults.append(f"vye.setup.which-sets: the option says {which}")
        if number not in ["by players", str(len(named))]:
            faults.append(f"vye.setup.which-sets: {len(named)} are named, land_sets is {number}")
    return faults


def kind_faults(position: Position) -> list[str]:
    """vye.setup.theme, vye.setup.theme-lists"""
    kinds, theme = position.kinds, position.options["theme"]
    faults = [f"vye.setup.theme: no kind is called {kind}" for kind in kinds if kind not in COPIES]
    if len(set(kinds)) != len(kinds):
        faults.append("vye.setup.theme: a kind is in play twice")
    if theme in FREE_THEMES:
        if len(kinds) != FREE_KINDS:
            faults.append(f"vye.setup.theme: {len(kinds)} kinds, not {FREE_KINDS}")
        named = entries(position.options["kinds"])
        if theme == "players-choice" and sorted(kinds) != sorted(named):
            faults.append(f"vye.setup.theme: the option says {', '.join(named)}")
    elif theme in THEMES and sorted(kinds) != sorted(THEMES[theme]):
        faults.append(f"vye.setup.theme-lists: not the kinds of {theme}")
    return faults


def hand_faults(position: Position) -> list[str]:
    """vye.setup.hands"""
    faults = []
    if len(position.hands) != position.seats:
        faults.append(f"vye.setup.hands: {len(position.hands)} hands")
    for seat, hand in enumerate(position.hands):
        if len(hand) != HAND:
            faults.append(f"vye.setup.hands: seat {seat} has {len(hand)} cards")
        faults += [f"vye.setup.hands: seat {seat} has {key}" for key in hand if not is_land(key)]
    return faults


def sideboard_faults(position: Position) -> list[str]:
    """vye.setup.families, vye.setup.theme, vye.setup.kid-friendly"""
    faults = []
    if len(position.sideboards) != position.seats:
        faults.append(f"vye.setup.families: {len(position.sideboards)} sideboards")
    for seat, (board, house) in enumerate(zip(position.sideboards, position.houses, strict=False)):
        if position.options["theme"] == "kid-friendly":
            expected = []
        else:
            expected = family(house) + [k for k in SIDEBOARD_KINDS if k in position.kinds]
        if sorted(board) != sorted(expected):
            faults.append(f"vye.setup.families: sideboard {seat} is not {', '.join(expected)}")
    return faults


def table_faults(position: Position) -> list[str]:
    """vye.setup.start-cards"""
    faults = []
    layout = position.options["layout"]
    if layout in LAYOUTS and sorted(position.table) != sorted(LAYOUTS[layout]):
        faults.append(f"vye.setup.start-cards: the start cards do not make a {layout}")
    for cell, stack in position.table.items():
        if [is_land(card.key) and card.aspect is None for card in stack] != [True]:
            faults.append(f"vye.setup.start-cards: not one Land at {cell}")
    if position.tokens:
        faults.append("vye.setup.start-cards: start cards are unclaimed")
    if position.undead_left != UNDEAD_TOKENS:
        faults.append("vye.setup.start-cards: no Undead token is on the table")
    return faults


def pile_faults(position: Position) -> list[str]:
    """vye.setup.empress, vye.setup.kid-friendly"""
    at = [index for index, key in enumerate(position.pile) if key == EMPRESS]
    if position.options["theme"] == "kid-friendly":
        return ["vye.setup.kid-friendly: there is no Empress"] if at else []
    if len(at) != 1:
        return [f"vye.setup.empress: {len(at)} of them in the pile"]
    if at[0] < len(position.pile) - EMPRESS_AMONG:
        return ["vye.setup.empress: not among the bottom five"]
    return []


def card_faults(position: Position) -> list[str]:
    """Whether hands, table and pile are the cards in play, neither more nor fewer."""
    expected = Counter({f"land-{letter}": LAND_COPIES for letter in set(position.sets)})
    for kind in set(position.kinds) & set(COPIES) - set(SIDEBOARD_KINDS):
        expected[kind] = COPIES[kind]
    found = Counter(card.key for stack in position.table.values() for card in stack)
    found.update(key for hand in position.hands for key in hand)
    found.update(key for key in position.pile if key != EMPRESS)
    return [
        f"vye.setup.hands: {found[key]} copies of {key}, not {expected[key]}"
        for key in sorted({*found, *expected})
        if found[key] != expected[key]
    ]


def turn_faults(position: Position) -> list[str]:
    """vye.setup.first, and nothing has happened yet"""
    faults = []
    if position.first not in range(position.seats):
        faults.append(f"vye.setup.first: there is no seat {position.first}")
    if position.options["first"] not in ["random", str(position.first)]:
        faults.append(f"vye.setup.first: the option says {position.options['first']}")
    if position.to_move != position.first:
        faults.append("vye.setup.first: another player is to move")
    if position.extra_turns or position.quiet_turns or position.seen or position.pending:
        faults.append("vye.setup.first: the game is under way")
    return faults


def deal(chance: random.Random, seats: int, **options: str) -> Position:
    """A start dealt at random, by the rules of set-up (vye.setup.*)."""
    chosen = DEFAULTS | options
    houses = HOUSES[:seats] if chosen["houses"] == "by seat" else entries(chosen["houses"])
    by_players = chosen["land_sets"] == "by players"
    number = USUAL_SETS[seats] if by_players else int(chosen["land_sets"])
    sets = chance.sample(LETTERS, number)
    if chosen["which_sets"] != "random":
        sets = entries(chosen["which_sets"])
    theme = chosen["theme"]
    if theme == "players-choice":
        kinds = entries(chosen["kinds"])
    elif theme == "random":
        kinds = chance.sample(list(COPIES), FREE_KINDS)
    else:
        kinds = list(THEMES[theme])
    first = chance.randrange(seats) if chosen["first"] == "random" else int(chosen["first"])

    lands = [f"land-{letter.lower()}" for letter in sets for _ in range(LAND_COPIES)]
    chance.shuffle(lands)
    hands = [[lands.pop() for _ in range(HAND)] for _ in range(seats)]
    start_cards = [lands.pop() for _ in LAYOUTS[chosen["layout"]]]
    pile = lands + [k for k in kinds if k not in SIDEBOARD_KINDS for _ in range(COPIES[k])]
    chance.shuffle(pile)
    sideboards: list[list[str]] = [[] for _ in range(seats)]
    if theme != "kid-friendly":
        pile.insert(len(pile) - chance.randrange(EMPRESS_AMONG), EMPRESS)
        extra = [kind for kind in SIDEBOARD_KINDS if kind in kinds]
        sideboards = [family(house) + extra for house in houses]
    return start(seats, options, houses, hands, sideboards, pile, start_cards, first, sets, kinds)
