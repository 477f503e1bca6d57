"""Wild Land: becomes a Land of a set beside it.

Rule: vye.wild-land.play, vye.wild-land.limit, vye.wild-land.later
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.grid import beside
from engine.core.types import Cell, Seat
from engine.games.vye.capture import claim
from engine.games.vye.card import Card, not_beside
from engine.games.vye.lands import LANDS
from engine.games.vye.matching import MOST_LANDS, chain, match, wild_and_lands
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, VyeState

QUICK = (
    "On an empty cell beside a Land: name its set, claim, match. The chain it joins may "
    "hold 3 Lands at most and no other Wild Land."
)

TEXT = """\
### Wild Land { #vye.wild-land.play .mechanic .text }

Play Wild Land next to a Land and name the set of that Land. From then on Wild Land is a Land of
this set for all purposes, as long as the game lasts, no matter whose it is and where it goes.

Name first; then put your token on it; then it [matches](#vye.land.match) like any Land you play: it
captures the whole [chain](#vye.land.chain) of that set.

If Lands of several sets lie next to the cell, you choose among those that stay within
[the limit](#vye.wild-land.limit). You name a set even if there is only one.

```board
title: Named Ash Peaks, Wild Land captures the chain of Ash Peaks and leaves the other set alone
game: vye
seats: 2
options: theme=changing-lands
hand 0: wild-land
board:
     0         1         2
  0  land-a:1  land-a:1  land-c:0
  1  .         .         land-b:1
moves:
  play wild-land 1,1
  name land-a
expect:
  events 1: vye.wild-land.play
  events 2: vye.wild-land.play vye.wild-land.play vye.land.match vye.land.chain
  to-move: 1
after:
  board:
       0         1                   2
    0  land-a:0  land-a:0            land-c:0
    1  .         wild-land=land-a:0  land-b:1
```

```board
title: Next to no Land at all, it cannot be played
game: vye
seats: 2
options: theme=changing-lands
hand 0: wild-land
board:
     0                1
  0  midnight-king:0  land-a:1
expect:
  refused vye.wild-land.play: play wild-land 0,1
  legal: play wild-land 1,1
```

```board
title: Only a set next to it can be named, and it is named even if it is the only one
game: vye
seats: 2
options: theme=changing-lands
hand 0: wild-land
board:
     0         1
  0  land-a:1  land-b:0
moves:
  play wild-land 0,1
expect:
  legal: name land-a
  legal-count: 1
  refused vye.wild-land.play: name land-b
```

```board
title: A Land played later matches the Wild Land as the Land that it was named
game: vye
seats: 2
options: theme=changing-lands
hand 0: land-a
board:
     0         1                   2
  0  land-b:0  wild-land=land-a:1  land-a:1
moves:
  play land-a 1,1
expect:
  events: vye.place.adjacent vye.land.claim vye.land.match vye.land.chain
  to-move: 1
after:
  board:
       0         1                   2
    0  land-b:0  wild-land=land-a:0  land-a:0
    1  .         land-a:0            .
```

### The limit of a Wild Land's chain { #vye.wild-land.limit .mechanic .text .ruling }

You may name a set only if the chain that Wild Land joins holds at most three Lands and no other
Wild Land. Wild Land itself is not among the three.

- If it would unite several chains of that set, count them together. It does not matter whose the
  Lands are.
- Each set next to the cell is tested for itself; you name one that passes.
- A set that lies next to the cell only through another Wild Land never passes.
- If no set passes, Wild Land cannot be played there.

> The source text sets both limits for one chain. It leaves open how several chains count that Wild
> Land would unite, and whether a set that is too long already forbids the cell even if another set
> is named. One could test each chain by itself, or all sets around the cell at once. There is no
> option for it.

```board
title: Three Lands in a chain are the most that it may join
game: vye
seats: 2
options: theme=changing-lands
hand 0: wild-land
board:
     0         1         2         3
  0  land-a:1  land-a:0  land-a:1  land-b:0
moves:
  play wild-land 0,1
  name land-a
expect:
  events 2: vye.wild-land.play vye.wild-land.play vye.land.match vye.land.chain-own vye.land.chain
after:
  board:
       0                   1         2         3
    0  land-a:0            land-a:0  land-a:0  land-b:0
    1  wild-land=land-a:0  .         .         .
```

### A Wild Land's chain later on { #vye.wild-land.later .mechanic .ruling }

The limit is tested when a Wild Land is played, and only then. Later a Land may join the chain,
chains may be united, and a swap may bring Wild Lands together.

With the option `wild_land_strict` set to `on`, the limit holds for good: you may not play a Land,
nor swap two cards, if that makes a chain of a Wild Land and more than three Lands, or of two Wild
Lands.

> The source text limits the number of Lands where a Wild Land is played, and that of Wild Lands
> without saying when. One could hold every later change to both limits: choose
> `wild_land_strict=on`. One could also hold it to the second limit only; there is no option for
> that.

```board
title: A fourth Ash Peaks may join the chain, and captures all of it
game: vye
seats: 2
options: theme=changing-lands
hand 0: land-a
board:
     0                   1         2         3
  0  wild-land=land-a:1  land-a:1  land-a:1  land-a:1
moves:
  play land-a 0,1
expect:
  cites: vye.land.match vye.land.chain
  to-move: 1
after:
  board:
       0                   1         2         3
    0  wild-land=land-a:0  land-a:0  land-a:0  land-a:0
    1  land-a:0            .         .         .
```
"""


LIMIT = "vye.wild-land.limit"


class WildLand(Card):
    """The player names a set beside it; from then on it is a Land of that set."""

    key = "wild-land"
    name = "Wild Land"
    copies = 2
    is_deduced: ClassVar[bool] = True
    group: ClassVar[str] = "land"
    rule = "vye.wild-land.play"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def cells(self, state: VyeState, seat: Seat) -> Sequence[Cell]:
        """Return the open cells where it can be some Land. Rule: vye.wild-land.limit."""
        return [cell for cell in state.frontier if _names(state, cell)]

    def barred(self, state: VyeState, seat: Seat, cell: Cell) -> Refusal | None:
        """Explain `cells`."""
        found = not_beside(state, cell)
        if found or _names(state, cell):
            return found
        x, y = cell
        if not _sets_beside(state, cell):
            return Refusal(self.rule, f"no Land lies beside {x},{y} that it could be")
        reason = (
            f"every chain beside {x},{y} holds more than {MOST_LANDS} Lands or another Wild Land"
        )
        return Refusal(LIMIT, reason)

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Leave it unclaimed until it is named."""

    def played(self, moment: Moment, cell: Cell) -> None:
        """Ask what it is."""
        moment.ask(self.question(moment.seat, cell, 1, (self.key,)))

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question for its name."""
        return Decision(seat, self.rule, "name", at, left, False, memo)

    def answers(self, state: VyeState, decision: Decision) -> tuple[Action, ...]:
        """Return a name for each set that it may be."""
        assert decision.at is not None
        return tuple(Action("name", land) for land in _names(state, decision.at))

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why it cannot be a Land of a set."""
        assert decision.at is not None
        if action.key not in LANDS:
            return Refusal(self.rule, "a Wild Land is named after a Land, such as land-a")
        if action.key not in _sets_beside(state, decision.at):
            return Refusal(self.rule, f"no {action.key} lies beside it")
        reason = (
            f"the chain of {action.key} there holds more than {MOST_LANDS} Lands "
            "or another Wild Land"
        )
        return Refusal(LIMIT, reason)

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Make it that Land, claim it, and match it. Rule: vye.wild-land.play."""
        cell = decision.at
        assert cell is not None
        table = moment.state.table
        table[cell] = table[cell]._replace(land=action.key)
        moment.tell("name", self.rule, seat=moment.seat, cell=list(cell), land=action.key)
        claim(moment, cell, self.tokens, self.rule)
        match(moment, cell)


def _sets_beside(state: VyeState, cell: Cell) -> list[str]:
    """Return the keys of the Lands beside a cell, each once, ascending."""
    table = state.table
    return sorted({table[near].land for near in beside(cell) if near in table} - {""})


def _names(state: VyeState, cell: Cell) -> list[str]:
    """Return the Lands that a Wild Land at a cell may be, ascending. Rule: vye.wild-land.limit."""
    table = state.table
    found = []
    for land in _sets_beside(state, cell):
        wild, lands = wild_and_lands(table, chain(table, beside(cell), land))
        if not wild and lands <= MOST_LANDS:
            found.append(land)
    return found


CARD = WildLand()
