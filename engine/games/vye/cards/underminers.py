"""Underminers: an attempt from below on a card two cells away.

Rule: vye.underminers.play, vye.underminers.once
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.types import Cell, Seat
from engine.games.vye.board import two_away
from engine.games.vye.shooter import Shooter
from engine.games.vye.state import VyeState

QUICK = (
    "From the sideboard, with 2 tokens. At once spend 1 to attack the card two cells north, "
    "east, south or west, over any card. No later dig."
)

TEXT = """\
### Underminers { #vye.underminers.play .mechanic .text .ruling }

If the game is played with Underminers, each player has one on the sideboard and may play it instead
of a card from the hand. It comes with two of your tokens. At once it digs: one
[capture attempt](#vye.kernel.attempt) on a card two cells to the north, east, south or west, paid
with one token from Underminers.

- The cell in between must hold a card. It may be any card, anybody's, even a Sanctuary or a
  Sinkhole, and nothing happens to it.
- A target with one token or none becomes yours, and the spent token lies on it. A
  [fortified](#vye.fortify.definition) target loses one token, and the spent one is gone too.
- You must dig if there is a target; with several you choose. Your own cards, Sanctuary and Sinkhole
  are no targets.

If there is no target, both tokens stay.

> The source text does not say whether a tunnel can turn a corner, whether it can lead under every
> kind of card, or whether you may keep the token although there is a target. One could let it end
> on any card next to the one dug under, spare Sanctuary and Sinkhole, or make the dig voluntary.
> There is no option for it.

```board
title: A tunnel under the neighbour's Land to the card behind it
game: vye
seats: 2
options: theme=weapons-of-war
board:
     0         1
  0  land-a:1  land-b:1
moves:
  play underminers 2,0
  choose 0,0
expect:
  events 1: vye.underminers.play vye.underminers.play
  events 2: vye.kernel.attacker-token vye.underminers.play
  to-move: 1
after:
  board:
       0         1         2
    0  land-a:0  land-b:1  underminers:0
```

```board
title: No card lies in between: no target, and both tokens stay
game: vye
seats: 2
options: theme=weapons-of-war
board:
     0         1         2
  0  land-a:1  land-b:0  land-c:0
  1  .         .         land-d:0
moves:
  play underminers 0,1
expect:
  events: vye.underminers.play vye.underminers.play vye.underminers.play
  to-move: 1
after:
  board:
       0                1         2
    0  land-a:1         land-b:0  land-c:0
    1  underminers:0x2  .         land-d:0
```

```board
title: Under the Sanctuary to the card behind it, but not to a neighbour and not round a corner
game: vye
seats: 2
options: theme=players-choice kinds=earthquake,sanctuary,sinkhole,underminers
board:
     0         1                     2
  0  .         land-a                land-b:1
  1  land-c:1  sanctuary:0+1/land-d  land-e:1
  2  .         .                     land-f:1
moves:
  play underminers 1,2
expect:
  legal: choose 1,0
  legal-count: 1
  refused vye.underminers.play: choose 2,2
  refused vye.underminers.play: choose 0,1
  refused vye.underminers.play: stop
```

```board
title: Over a Sinkhole to a fortified Land: it loses a token, and so do the Underminers
game: vye
seats: 2
options: theme=players-choice kinds=earthquake,sanctuary,sinkhole,underminers
board:
     0                1
  0  sinkhole/land-a  land-b:1x2
moves:
  play underminers -1,0
  choose 1,0
expect:
  events 2: vye.kernel.attacker-token vye.kernel.attempt
  to-move: 1
after:
  board:
       -1             0                1
    0  underminers:0  sinkhole/land-a  land-b:1
```

### Underminers dig once { #vye.underminers.once .mechanic .ruling }

Underminers dig when they are played and never again. A token that is still on them only defends; so
do tokens that are brought there later.

With the option `underminers_later_dig` set to `on` they may dig again in later turns,
[instead of playing a card](#vye.turn.token-action), as long as two or more tokens of yours lie on
them: the same attempt for the same price, and one token [always stays](#vye.fortify.keep-one).

> The source text grants Catapult later attacks in so many words and Underminers none, but it does
> not forbid them either, and a token may well be left over. Who reads that as leave to dig again
> chooses `underminers_later_dig=on`.

```board
title: There was nothing to dig for when they were played, and there is no second chance
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: land-c
board:
     0                1         2
  0  underminers:0x2  land-a:1  land-b:1
expect:
  refused vye.underminers.once: use 0,0
  legal: play land-c 0,1
```

```board
title: With the option, they dig again instead of playing a card
game: vye
seats: 2
options: theme=weapons-of-war underminers_later_dig=on
hand 0: land-c
board:
     0                1         2
  0  underminers:0x2  land-a:1  land-b:1
moves:
  use 0,0
  choose 2,0
expect:
  events 1: vye.underminers.once
  events 2: vye.kernel.attacker-token vye.underminers.once
  to-move: 1
after:
  hand 0: land-c
  board:
       0              1         2
    0  underminers:0  land-a:1  land-b:0
```
"""


class Underminers(Shooter):
    """Two tokens; one is an attempt two cells away, under a card."""

    key = "underminers"
    name = "Underminers"
    copies = 5
    is_deduced: ClassVar[bool] = True
    sideboard: ClassVar[bool] = True
    group: ClassVar[str] = "attacks"
    rule = "vye.underminers.play"
    action_rule = "vye.underminers.once"
    tokens: ClassVar[int] = 2
    far: ClassVar[str] = "a card two cells north, east, south or west, with a card in between"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def reach(self, state: VyeState, cell: Cell) -> Iterable[Cell]:
        """Return the cells two steps away in line, over a cell that holds a card."""
        return [far for between, far in two_away(cell) if between in state.table]

    def usable(self, state: VyeState, seat: Seat, cell: Cell) -> list[Action]:
        """Return a dig where the option allows later ones. Rule: vye.underminers.once."""
        if state.options["underminers_later_dig"] == "off":
            return []
        return super().usable(state, seat, cell)

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why there is no later dig, or why a cell is no target."""
        if action.verb == "use" and state.options["underminers_later_dig"] == "off":
            return Refusal(self.action_rule, "Underminers dig only when they are played")
        return super().rejected(state, decision, action)


CARD = Underminers()
