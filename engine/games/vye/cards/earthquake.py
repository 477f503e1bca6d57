"""Earthquake: two cards swap places.

Rule: vye.earthquake.play, vye.earthquake.no-trigger
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.types import Cell, Seat
from engine.games.vye.aim import choices
from engine.games.vye.card import Card
from engine.games.vye.kinds import KINDS
from engine.games.vye.matching import breaks_limit, chain, wild_and_lands
from engine.games.vye.moment import Moment
from engine.games.vye.state import VyeState

QUICK = (
    "On an empty cell with 1 token. Then swap any two cards, this one too, as whole "
    "stacks with tokens; no Sanctuary. Nothing is triggered."
)

TEXT = """\
### Earthquake { #vye.earthquake.play .mechanic .text }

Put one of your tokens on Earthquake. Then choose two different cards on the table: they change
places.

- Any two cards will do, near or far, yours or anybody's, [fortified](#vye.fortify.definition) or
  unclaimed. Earthquake itself may be one of them, and so may a Sinkhole. Only a Sanctuary
  [never moves](#vye.sanctuary.immune).
- Each takes along its tokens and the cards beneath it: whole stacks move.
- It does not matter which of the two you name first.
- Under the option `wild_land_strict` some swaps are [ruled out](#vye.wild-land.later).

You have to swap two cards. If fewer than two can move, nothing happens.

```board
title: Two cards far apart change places, and each keeps its tokens
game: vye
seats: 2
options: theme=changing-lands
hand 0: earthquake
board:
     0         1       2
  0  land-a:0  land-b  land-c:1x2
moves:
  play earthquake 1,1
  choose 2,0
  choose 0,0
expect:
  events 1: vye.earthquake.play vye.earthquake.play
  events 3: vye.earthquake.play
  to-move: 1
after:
  board:
       0           1             2
    0  land-c:1x2  land-b        land-a:0
    1  .           earthquake:0  .
```

```board
title: Earthquake itself changes places with a whole stack
game: vye
seats: 2
options: theme=changing-lands
hand 0: earthquake
board:
     0         1
  0  land-a:0  sinkhole/land-b
moves:
  play earthquake 0,1
  choose 0,1
  choose 1,0
expect:
  events 3: vye.earthquake.play
  to-move: 1
after:
  board:
       0                1
    0  land-a:0         earthquake:0
    1  sinkhole/land-b  .
```

```board
title: A Sanctuary stays where it is, a card is not swapped with itself, and swapping is compulsory
game: vye
seats: 2
options: theme=players-choice kinds=catapult,earthquake,sanctuary,sinkhole
hand 0: earthquake
board:
     0         1
  0  land-a:1  sanctuary:0+1/land-b
moves:
  play earthquake 0,1
  choose 0,0
expect:
  legal: choose 0,1
  legal-count: 1
  refused vye.sanctuary.immune: choose 1,0
  refused vye.earthquake.play: choose 0,0
  refused vye.earthquake.play: stop
```

```board
title: Beside Earthquake there is only a Sanctuary: nothing to swap
game: vye
seats: 2
options: theme=players-choice kinds=catapult,earthquake,sanctuary,sinkhole
hand 0: earthquake
board:
     0
  0  sanctuary:0+1/land-a
moves:
  play earthquake 1,0
expect:
  events: vye.earthquake.play vye.earthquake.play vye.earthquake.play
  to-move: 1
after:
  board:
       0                     1
    0  sanctuary:0+1/land-a  earthquake:0
```

### Earthquake triggers nothing { #vye.earthquake.no-trigger .text }

A card that is moved does nothing at its new place: no matching of Lands, no capture by Family
cards, no effect of a Special. What counts is the table as it lies after the swap: kingdoms may be
joined or torn apart.

A [Wild Land](#vye.wild-land.play) stays the Land that it was named, wherever it goes.

```board
title: Swapped between a King and a Land of its own set, a Land captures nothing and is not captured
game: vye
seats: 2
options: theme=changing-lands
hand 0: earthquake
board:
     0         1                2         3
  0  land-a:1  midnight-king:0  land-b:0  land-a:0
moves:
  play earthquake 3,1
  choose 2,0
  choose 0,0
expect:
  events 3: vye.earthquake.play
  scores: 2 1
after:
  board:
       0         1                2         3
    0  land-b:0  midnight-king:0  land-a:1  land-a:0
    1  .         .                .         earthquake:0
```

```board
title: Away from all other Ash Peaks, the Wild Land is still Ash Peaks
game: vye
seats: 2
options: theme=changing-lands
hand 0: earthquake
hand 1: land-a
board:
     0         1                   2
  0  land-a:1  wild-land=land-a:0  land-b:1
moves:
  play earthquake 1,1
  choose 1,0
  choose 2,0
  play land-a 3,0
expect:
  events 3: vye.earthquake.play
  events 4: vye.place.adjacent vye.land.claim vye.land.match
after:
  board:
       0         1             2                   3
    0  land-a:1  land-b:1      wild-land=land-a:1  land-a:1
    1  .         earthquake:0  .                   .
```
"""


class Earthquake(Card):
    """Claimed; then two cards, stacks and tokens and all, change places."""

    key = "earthquake"
    name = "Earthquake"
    copies = 1
    group: ClassVar[str] = "moves"
    rule = "vye.earthquake.play"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def played(self, moment: Moment, cell: Cell) -> None:
        """Ask for the first of the two cards, if any two may be swapped."""
        if _firsts(moment.state):
            moment.ask(self.question(moment.seat, cell, 2, (self.key,)))
        else:
            moment.tell("idle", self.rule, seat=moment.seat, card=self.key, cell=list(cell))

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question for a card; the second one remembers the first."""
        return Decision(seat, self.rule, "choose", at, left, False, memo)

    def answers(self, state: VyeState, decision: Decision) -> tuple[Action, ...]:
        """Return a choice for each card that may be the first, or the second."""
        if decision.left == 2:
            return choices(_firsts(state))
        return choices(_partners(state, _first(decision)))

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why a card cannot be swapped."""
        (cell,) = action.cells
        x, y = cell
        spot = state.table.get(cell)
        if spot is None:
            return Refusal(self.rule, f"no card lies at {x},{y}")
        card = KINDS[spot.key]
        if card.fixed:
            return Refusal(card.fixed, f"a {card.name} cannot be moved")
        if decision.left == 1 and cell == _first(decision):
            return Refusal(self.rule, "two different cards swap places")
        reason = "that would join two Wild Lands, or more than three Lands to one, in a chain"
        return Refusal("vye.wild-land.later", reason)

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Remember the first card, or swap it with the second. Rule: vye.earthquake.no-trigger."""
        (cell,) = action.cells
        if decision.left == 2:
            assert decision.at is not None
            moment.ask(self.question(decision.seat, decision.at, 1, (self.key, *cell)))
            return
        table = moment.state.table
        first = _first(decision)
        table[first], table[cell] = table[cell], table[first]
        moment.tell(
            "swap",
            self.rule,
            seat=moment.seat,
            cells=[list(first), list(cell)],
            cards=[table[cell].key, table[first].key],
        )


def _first(decision: Decision) -> Cell:
    x, y = decision.memo[1:]
    assert isinstance(x, int)
    assert isinstance(y, int)
    return x, y


def _movable(state: VyeState) -> list[Cell]:
    return [cell for cell, spot in state.table.items() if not KINDS[spot.key].fixed]


def _firsts(state: VyeState) -> list[Cell]:
    """Return the cells of cards that may be swapped with another."""
    movable = _movable(state)
    if state.options["wild_land_strict"] == "off":
        return movable if len(movable) > 1 else []
    return [
        first
        for first in movable
        if any(second != first and _may_swap(state, first, second) for second in movable)
    ]


def _partners(state: VyeState, first: Cell) -> list[Cell]:
    """Return the cells of cards that `first` may be swapped with."""
    is_strict = state.options["wild_land_strict"] == "on"
    return [
        second
        for second in _movable(state)
        if second != first and (not is_strict or _may_swap(state, first, second))
    ]


def _may_swap(state: VyeState, first: Cell, second: Cell) -> bool:
    """Tell whether a swap keeps the limit of Wild Lands. Rule: vye.wild-land.later."""
    table = dict(state.table)
    table[first], table[second] = table[second], table[first]
    for cell in (first, second):
        land = table[cell].land
        if land and breaks_limit(*wild_and_lands(table, chain(table, [cell], land))):
            return False
    return True


CARD = Earthquake()
