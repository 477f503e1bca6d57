"""Necropolis: the Undead come for everybody's cards.

Rule: vye.necropolis.play, vye.necropolis.spread, vye.necropolis.stuck, vye.necropolis.fortified
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.grid import beside
from engine.core.types import Cell, Seat
from engine.games.vye.aim import Aimed, choices
from engine.games.vye.board import undead_left, with_tokens
from engine.games.vye.capture import attempt
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, VyeState
from engine.games.vye.tokens import UNDEAD

QUICK = (
    "On an empty cell with Undead: players + 1. From you on, each player takes 1 to "
    "attack a card beside any Undead. No token of yours."
)

TEXT = """\
### Necropolis { #vye.necropolis.play .mechanic .text }

Put Undead tokens on Necropolis, one more than there are players, and none of your own. Three lie
there with two players, six with five.

Then the Undead [spread](#vye.necropolis.spread). Draw your card only when that is over.

The Undead are [nobody](#vye.kernel.undead): their cards score for no player, and anyone may take
them by any means. Necropolis itself can be taken as well.

```board
title: With two players three Undead tokens lie on Necropolis; two spread, one stays
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: necropolis land-d land-e land-f
pile: land-g empress
board:
     0         1         2
  0  land-a:0  land-b:1  land-c:0
moves:
  play necropolis 1,1
  choose 1,0
  choose 2,0
expect:
  events 1: vye.necropolis.play vye.necropolis.play
  events 2: vye.necropolis.spread vye.necropolis.spread
  events 3: vye.necropolis.spread vye.necropolis.spread vye.turn.refill
  to-move: 1
  scores: 1 0
after:
  hand 0: land-d land-e land-f land-g
  board:
       0         1             2
    0  land-a:0  land-b:u      land-c:u
    1  .         necropolis:u  .
```

```board
title: With three players there are four tokens, and the second player is asked next
game: vye
seats: 3
options: theme=greedy-rulers
hand 0: necropolis
board:
     0         1         2
  0  land-a:0  land-b:1  land-c:2
moves:
  play necropolis 1,1
  choose 1,0
expect:
  to-move: 1
  legal: choose 0,0
  legal: choose 2,0
  legal-count: 2
after:
  to-move: 0
  board:
       0         1               2
    0  land-a:0  land-b:u        land-c:2
    1  .         necropolis:ux3  .
```

### The Undead spread { #vye.necropolis.spread .mechanic .text .ruling }

Each player in turn, from you to the left and once round, takes one Undead token off Necropolis and
makes an attempt with it. The target shares a side with a card that has an Undead token on it:
Necropolis or any card that the Undead hold by then. The token takes the place of what lay there.

- You must do it as long as there is a target, and you choose which.
- A target is any card that the Undead do not hold yet, unclaimed ones too, but no Sanctuary and no
  Sinkhole.
- It is the Undead who attack, not the player who moves the token. So your own cards are targets as
  well, and if there is nothing else you have to give one up. With the option `undead_own_targets`
  set to `off`, nobody's token may go for a card of their own.

The tokens are single actions, each carried out before the next player chooses.

> The source text lets the token go to any adjacent card. Whether that includes cards of the player
> who moves it is not said: under `undead_own_targets=off` it does not. One could also let players
> decline, or start every token from Necropolis only; there is no option for these.

```board
title: The second player goes on from the card that the Undead have just taken
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: necropolis
board:
     0         1         2
  0  land-a    land-b:1  land-c:0x2
  1  land-d:0  .         .
moves:
  play necropolis 1,1
  choose 1,0
expect:
  to-move: 1
  legal: choose 0,0
  legal: choose 2,0
  legal: choose 0,1
  legal-count: 3
  refused vye.necropolis.spread: choose 1,0
```

### Undead without a target { #vye.necropolis.stuck .mechanic .text }

A player whose token has no target is passed over; the token stays on Necropolis.

```board
title: The Undead take the only card around; the second player's token stays
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: necropolis
board:
     0
  0  land-a:1
moves:
  play necropolis 0,1
  choose 0,0
expect:
  events 2: vye.necropolis.spread vye.necropolis.spread vye.necropolis.stuck
  to-move: 1
after:
  board:
       0
    0  land-a:u
    1  necropolis:ux2
```

### Undead and fortified cards { #vye.necropolis.fortified .mechanic .text }

If an Undead token attacks a [fortified](#vye.fortify.definition) card, that card loses one token
and the Undead token leaves the table.

Necropolis is fortified itself while two or more tokens lie on it: an attempt then only takes one of
them off.

```board
title: The fortified Fortress loses a token, and the Undead token is gone
game: vye
seats: 2
options: theme=players-choice kinds=fortress,lost-city,necropolis,sanctuary
hand 0: necropolis
board:
     0           1
  0  land-a:0x2  fortress:1x4
moves:
  play necropolis 1,1
  choose 1,0
  choose 1,0
expect:
  events 2: vye.necropolis.spread vye.necropolis.fortified
  events 3: vye.necropolis.spread vye.necropolis.fortified
  to-move: 1
after:
  board:
       0           1
    0  land-a:0x2  fortress:1x2
    1  .           necropolis:u
```
"""


SPREAD = "vye.necropolis.spread"


class Necropolis(Aimed):
    """Holds Undead tokens; every seat sends one of them out."""

    key = "necropolis"
    name = "Necropolis"
    copies = 1
    group: ClassVar[str] = "attacks"
    rule = "vye.necropolis.play"
    far: ClassVar[str] = "a card side by side with one that the Undead hold"
    lays: ClassVar[str] = "undead"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Put an Undead token more than there are players on it, and no other."""
        state = moment.state
        tokens = min(state.seats + 1, undead_left(state))
        state.table[cell] = with_tokens(state.table[cell], UNDEAD, tokens)
        moment.tell("raise", self.rule, seat=moment.seat, cell=list(cell), tokens=tokens)

    def played(self, moment: Moment, cell: Cell) -> None:
        """Ask the player, then everyone clockwise. Rule: vye.necropolis.spread."""
        self._ask(moment, cell, moment.state.seats)

    def _ask(self, moment: Moment, cell: Cell, left: int) -> None:
        """Ask the next of the `left` seats that has a target. Rule: vye.necropolis.stuck."""
        seats = moment.state.seats
        for still in range(left, 0, -1):
            seat = (moment.seat + seats - still) % seats
            decision = self.question(seat, cell, still, (self.key,))
            if self._aims(moment.state, decision):
                moment.ask(decision)
                return
            moment.tell("idle", "vye.necropolis.stuck", seat=seat, card=self.key, cell=list(cell))

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question to one seat for the target of one Undead token."""
        return Decision(seat, SPREAD, "choose", at, left, False, memo)

    def reach(self, state: VyeState, cell: Cell) -> Iterable[Cell]:
        """Return the cells beside any card that the Undead hold, each once."""
        held = [near for near, spot in state.table.items() if spot.owner == UNDEAD]
        return dict.fromkeys(near for undead in held for near in beside(undead))

    def attacker(self, decision: Decision) -> Seat:
        """Return the UNDEAD: never the seat that moves the token. Rule: vye.kernel.attempt."""
        return UNDEAD

    def answers(self, state: VyeState, decision: Decision) -> tuple[Action, ...]:
        """Return a choice for each target of the seat that is asked."""
        return choices(self._aims(state, decision))

    def _aims(self, state: VyeState, decision: Decision) -> list[Cell]:
        """Return the targets; none of the seat's own where the option says so.

        Without an Undead token left on it there is nothing to attack with.
        """
        assert decision.at is not None
        if state.table[decision.at].owner != UNDEAD:
            return []
        found = self.targets(state, decision.at, UNDEAD)
        if state.options["undead_own_targets"] == "on":
            return found
        return [cell for cell in found if state.table[cell].owner != decision.seat]

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Spend a token on the target, and ask the next seat."""
        assert decision.at is not None
        attempt(
            moment,
            action.cells[0],
            UNDEAD,
            SPREAD,
            decision.at,
            weaken="vye.necropolis.fortified",
            spend=SPREAD,
            details={"mover": decision.seat},
        )
        self._ask(moment, decision.at, decision.left - 1)

    def spared(self, decision: Decision, cell: Cell) -> Refusal:
        """Return why a card within reach is no target."""
        x, y = cell
        return Refusal(
            SPREAD, f"the card at {x},{y} is held by the Undead already, or the player's own"
        )


CARD = Necropolis()
