"""Vye positions of about seventy cards, made so that finding all legal actions takes long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.grid import beside
from engine.core.registry import game
from engine.core.rng import Rng
from engine.core.types import Cell
from engine.games.vye.board import open_cells
from engine.games.vye.options import houses_of, number_of_sets
from engine.games.vye.setup import in_play
from engine.games.vye.state import Spot, Table, VyeState

RULES = game("vye")
CARDS = 70
OPTIONS = {
    "theme": "players-choice",
    "kinds": "ancient-passage,earthquake,fortress,wild-land",
    "wild_land_strict": "on",
}
MOST_SETS = {4: 14, 5: 16}
HAND = ("ancient-passage", "earthquake", "wild-land", "wild-land")
QUIET = 11
"""Turns without a card: the most after which token actions are allowed, and tables to compare."""


class Large(NamedTuple):
    """A large position and what is asked in it."""

    what: str
    state: VyeState


def positions(numbers: range) -> Iterator[Large]:
    """Yield, for each number, a turn and the two questions of an Earthquake played in it."""
    for number in numbers:
        state = large(number)
        yield Large("a turn", state)
        plays = [action for action in RULES.legal_actions(state) if action.key == "earthquake"]
        if not plays:
            continue
        asked = RULES.apply(state, plays[number % len(plays)]).state
        yield Large("an Earthquake's first card", asked)
        answers = RULES.legal_actions(asked)
        if answers:
            second = RULES.apply(asked, answers[number % len(answers)]).state
            yield Large("an Earthquake's second card", second)


def large(number: int) -> VyeState:
    """Return large position `number`, lawful by its cards and tokens.

    The player to move holds Fortresses full of tokens and many small kingdoms; every second time
    the Wild Lands lie on the table, where they limit Lands and swaps, and not in the hand.
    """
    rng = Rng(number, 70)
    seats = 4 + number % 2
    options = RULES.resolve_options(seats, {**OPTIONS, "land_sets": MOST_SETS[seats]})
    sets = tuple("ABCDEFGHIJKLMNOP"[: number_of_sets(seats, options)])
    kinds = tuple(OPTIONS["kinds"].split(","))
    houses = houses_of(seats, options)
    in_hand = HAND[: 2 + 2 * (number // 2 % 2)]
    bag = []
    for key, copies in in_play(seats, houses, sets, kinds, "players-choice").items():
        bag += [key] * (copies - in_hand.count(key)) if key != "empress" else []
    sideboard = [f"{houses[0]}-{role}" for role in ("advisor", "heir", "king", "queen")]
    bag = [key for key in bag if key not in (*sideboard, "ancient-passage")]
    rng.shuffle(bag)
    bag.sort(key=lambda key: key not in kinds)
    table = _table(bag, seats, rng)
    rest = [key for key in bag[CARDS:] if key.startswith("land-")]
    hand = tuple(sorted([*in_hand, *rest[: 4 - len(in_hand)]]))
    return VyeState(
        seats=seats,
        options=options,
        houses=houses,
        sets=sets,
        kinds=kinds,
        table=table,
        hands=[hand, *((),) * (seats - 1)],
        sideboards=[tuple(sideboard), *((),) * (seats - 1)],
        pile=("empress",),
        to_move=0,
        turn=90,
        extra=0,
        quiet=QUIET,
        seen=(*_pasts(table, rng), table),
        pending=(),
        over=False,
        frontier=open_cells(table),
    )


def _table(bag: list[str], seats: int, rng: Rng) -> dict[Cell, Spot]:
    """Lay CARDS cards, round or in long arms; Fortresses belong to the player to move."""
    table: dict[Cell, Spot] = {}
    free: list[Cell] = [(0, 0)]
    arms = rng.below(4)
    cards = bag[:CARDS]
    rng.shuffle(cards)
    for key in cards:
        at = len(free) - 1 if rng.below(4) < arms else rng.below(len(free))
        cell = free.pop(at)
        land = key if key.startswith("land-") else ""
        if key == "wild-land":
            land = "land-a"
        owner = 0 if key == "fortress" else (0, *range(seats), -1)[rng.below(seats + 2)]
        tokens = 0 if owner < 0 else 5 if key == "fortress" else 1 + rng.below(2)
        table[cell] = Spot(key, owner, tokens, land)
        free += [near for near in beside(cell) if near not in table and near not in free]
    return table


def _pasts(table: Table, rng: Rng) -> Iterator[Table]:
    """Yield QUIET tables that moves of the player's tokens may have turned into this one."""
    own = sorted(cell for cell, spot in table.items() if spot.owner == 0)
    for _ in range(QUIET):
        past = dict(table)
        giver = next(cell for cell in own if past[cell].tokens > 1)
        taker = own[rng.below(len(own))]
        for cell, more in ((giver, -1), (taker, 1)):
            past[cell] = past[cell]._replace(tokens=past[cell].tokens + more)
        yield past
