"""Crowded Vye positions drawn by lot, in which Specials meet; most of them no game leads to.

Two thirds of them hold four kinds of Special and no card too many, as a position may; the rest
hold all twelve kinds, twice, and as many Lands of few sets as there is room for.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.grid import beside
from engine.core.rng import Rng
from engine.core.types import Cell
from engine.games.vye.board import open_cells
from engine.games.vye.cards import COVERS, SIDEBOARD_KINDS
from engine.games.vye.families import FAMILY
from engine.games.vye.options import houses_of, named_sets, number_of_sets
from engine.games.vye.setup import in_play
from engine.games.vye.state import Layer, Spot, Table, VyeState
from engine.games.vye.tokens import NOBODY, UNDEAD
from tests.engine.games.vye.drawn import KINDS, RULES, draw, settings

LETTERS = tuple("ABCDEFGHIJKLMNOP")
ARMED = ("barracks", "catapult", "fortress", "necropolis", "underminers")
STRICT = ("off", "on")
FEW = 2
"""Sets that most Lands of a crowded position belong to, so that chains arise; one more, of four
Lands each, in a lawful one."""


class Crowd:
    """One position in the making: a bag of cards, a table, tokens left."""

    def __init__(self, number: int) -> None:
        self.rng = Rng(number, 77)
        self.is_lawful = number % 3 != 2
        self.seats = 2 + self.rng.below(4)
        self.options = self._options(number)
        self.houses = houses_of(self.seats, self.options)
        letters = draw(LETTERS, number_of_sets(self.seats, self.options), self.rng)
        self.sets = named_sets(self.options) or tuple(letters)
        self.few = draw(self.sets, FEW + self.is_lawful, self.rng)
        kinds = str(self.options["kinds"]).split(",") if self.is_lawful else KINDS
        self.kinds = tuple(kinds)
        self.bag = self._bag()
        self.left = dict.fromkeys(range(self.seats), 30) | {UNDEAD: 6}
        if self.options["tokens"] == "unlimited":
            self.left |= dict.fromkeys(range(self.seats), 999)
        if "necropolis" not in self.kinds:
            self.left[UNDEAD] = 0

    def _options(self, number: int) -> dict[str, str | int]:
        theme = "players-choice" if self.is_lawful else "random"
        given = {**settings(theme, self.seats, number), "wild_land_strict": STRICT[number % 2]}
        return dict(RULES.resolve_options(self.seats, given))

    def _bag(self) -> list[str]:
        """Return the cards that are drawn from, shuffled: first those that are of interest."""
        theme = str(self.options["theme"])
        copies = in_play(self.seats, self.houses, self.sets, self.kinds, theme)
        first: list[str] = []
        later: list[str] = []
        for key, number in copies.items():
            if key == "empress":
                continue
            is_few = key.startswith("land-") and key[-1].upper() in self.few
            if not self.is_lawful:
                number = 18 if is_few else 2 * number
            is_other_land = key.startswith("land-") and not is_few
            pile = later if is_other_land or (key in FAMILY and self.rng.below(2)) else first
            pile += [key] * number
        self.rng.shuffle(first)
        self.rng.shuffle(later)
        return [*later, *first]

    def take(self, *, below: bool = False, land: bool = False) -> str:
        """Take a card out of the bag; `below` others no cover may lie, `land` wants a Land."""
        for at in range(len(self.bag) - 1, -1, -1):
            key = self.bag[at]
            is_land = key.startswith("land-") or key == "wild-land"
            if not (below and key in COVERS) and (is_land or not land):
                return self.bag.pop(at)
        return "land-" + self.few[0].lower()

    def aspect(self, key: str) -> str:
        """Return the Land that a card counts as."""
        if key == "wild-land":
            return "land-" + self.few[self.rng.below(len(self.few))].lower()
        return key if key.startswith("land-") else ""

    def spot(self) -> Spot:
        """Draw a card, what it covers, and the tokens on it."""
        key = self.take()
        land = self.aspect(key)
        beneath: list[Layer] = []
        if key in COVERS:
            lowest = self.take(below=True, land=key == "lost-city")
            beneath = [Layer(lowest, self.aspect(lowest))]
            if key != "lost-city" and "lost-city" in self.bag and beneath[0].land:
                self.bag.remove("lost-city")
                beneath.insert(0, Layer("lost-city"))
        spot = Spot(key, land=land, beneath=tuple(beneath))
        if key == "sinkhole":
            return spot
        if key == "sanctuary":
            return spot._replace(shares=self._shares(beneath[0].key))
        return self._with_tokens(spot)

    def _shares(self, covered: str) -> tuple[int, ...]:
        owners = list(range(self.seats)) + [UNDEAD] * (covered == "necropolis")
        found = [owner for owner in owners if self.left[owner] and self.rng.below(8)]
        for owner in found:
            self.left[owner] -= 1
        return tuple(found)

    def _with_tokens(self, spot: Spot) -> Spot:
        owner = (*range(self.seats), *range(self.seats), 0, 0, UNDEAD, NOBODY)[
            self.rng.below(2 * self.seats + 4)
        ]
        often = 4 if spot.key in ARMED else 1 + 2 * (self.rng.below(2) == 0)
        tokens = min(1 + self.rng.below(often), self.left.get(owner, 0))
        if not tokens:
            return spot
        self.left[owner] -= tokens
        return spot._replace(owner=owner, tokens=tokens)

    def table(self) -> dict[Cell, Spot]:
        """Return a connected table of 12 to 40 cards."""
        table: dict[Cell, Spot] = {}
        free: list[Cell] = [(0, 0)]
        for _ in range(12 + self.rng.below(29)):
            if not self.bag:
                break
            cell = free.pop(self.rng.below(len(free)))
            table[cell] = self.spot()
            free += [near for near in beside(cell) if near not in table and near not in free]
        if self.options["tokens"] == "thirty":
            self._use_up(table)
        return table

    def _use_up(self, table: dict[Cell, Spot]) -> None:
        """Put the supplies of some seats on their cards, down to a token or none."""
        for cell in sorted(table):
            spot = table[cell]
            if spot.owner >= 0 and self.left[spot.owner] > 2 and self.rng.below(3) == 0:
                more = self.left[spot.owner] - self.rng.below(3)
                self.left[spot.owner] -= more
                table[cell] = spot._replace(tokens=spot.tokens + more)

    def zones(self) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]], tuple[str, ...]]:
        """Deal what is left in the bag: hands full of Specials, sideboards, pile."""
        hands: list[list[str]] = [[] for _ in range(self.seats)]
        sideboards: list[list[str]] = [[] for _ in range(self.seats)]
        for key in [key for key in self.bag if key in FAMILY or key in SIDEBOARD_KINDS]:
            self.bag.remove(key)
            if key in FAMILY:
                sideboards[self.houses.index(FAMILY[key][0])].append(key)
                continue
            free = [seat for seat in range(self.seats) if key not in sideboards[seat]]
            if free:
                sideboards[free[self.rng.below(len(free))]].append(key)
        specials = [key for key in self.bag if key in KINDS]
        cards = [key for key in self.bag if key not in KINDS] + specials
        for seat, hand in enumerate(hands * 8):
            if cards and len(hand) < 3 + seat % 3:
                hand.append(cards.pop())
        self.rng.shuffle(cards)
        pile = cards[: self.rng.below(24)]
        pile.insert(self.rng.below(len(pile) + 1), "empress")
        return (
            [tuple(sorted(h)) for h in hands],
            [tuple(sorted(s)) for s in sideboards],
            tuple(pile),
        )

    def pasts(self, table: Table, quiet: int) -> Iterator[Table]:
        """Yield tables that token actions may have turned into this one, step by step."""
        past = dict(table)
        for _ in range(quiet):
            owned = sorted(cell for cell, spot in past.items() if spot.owner >= 0)
            givers = [cell for cell in owned if past[cell].tokens > 1]
            if givers:
                giver = givers[self.rng.below(len(givers))]
                mine = [c for c in owned if past[c].owner == past[giver].owner and c != giver]
                if mine:
                    taker = mine[self.rng.below(len(mine))]
                    for cell, more in ((giver, -1), (taker, 1)):
                        past[cell] = past[cell]._replace(tokens=past[cell].tokens + more)
            yield dict(past)


def dense(number: int) -> VyeState:
    """Return crowded position `number`; the same number gives the same position."""
    crowd = Crowd(number)
    table = crowd.table()
    hands, sideboards, pile = crowd.zones()
    quiet = (0, crowd.rng.below(13))[crowd.rng.below(2)]
    seen = (*list(crowd.pasts(table, quiet))[::-1], table)
    return VyeState(
        seats=crowd.seats,
        options=crowd.options,
        houses=crowd.houses,
        sets=crowd.sets,
        kinds=crowd.kinds,
        table=table,
        hands=hands,
        sideboards=sideboards,
        pile=pile,
        to_move=crowd.rng.below(crowd.seats),
        turn=quiet + 1 + crowd.rng.below(50),
        extra=crowd.rng.below(3) if "waystone" in crowd.kinds else 0,
        quiet=quiet,
        seen=seen,
        pending=(),
        over=False,
        frontier=open_cells(table),
    )
