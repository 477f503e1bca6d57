"""Catapult: tokens to shoot at the cards around it.

Rule: vye.catapult.play, vye.catapult.action
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.types import Cell
from engine.games.vye.board import around
from engine.games.vye.shooter import Shooter
from engine.games.vye.state import VyeState

QUICK = (
    "On an empty cell with 3 tokens. Now you must, later instead of a card you may, spend "
    "1 to attack a surrounding card. 1 always stays."
)

TEXT = """\
### Catapult { #vye.catapult.play .mechanic .text }

Put three of your tokens on Catapult when you play it. At once it shoots: one
[capture attempt](#vye.kernel.attempt) on a surrounding card of your choice, paid with one token
from Catapult.

- **A card with one token or none:** the spent token takes the place of what lay there, and the card
  is yours.
- **A [fortified](#vye.fortify.definition) card:** it loses one token, and the spent token is gone
  too: both return to their owners' supplies.

You must shoot if there is a target, but you choose which. Your own cards, Sanctuary and Sinkhole
are no targets; a card that nobody controls is one, and so is one held by the Undead. If there is no
target, all three tokens stay.

```board
title: Two tokens are left on Catapult, and the Land that was nobody's is yours
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: catapult
board:
     0       1
  0  land-a  land-b:1
moves:
  play catapult 1,1
  choose 0,0
expect:
  events 1: vye.catapult.play vye.catapult.play
  events 2: vye.kernel.attacker-token vye.catapult.play
  to-move: 1
after:
  board:
       0         1
    0  land-a:0  land-b:1
    1  .         catapult:0x2
```

```board
title: A shot at a fortified card costs both sides a token
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: catapult
board:
     0         1
  0  land-a:0  barracks:1x2
moves:
  play catapult 1,1
  choose 1,0
expect:
  events 2: vye.kernel.attacker-token vye.kernel.attempt
  to-move: 1
after:
  board:
       0         1
    0  land-a:0  barracks:1
    1  .         catapult:0x2
```

```board
title: One of the targets must be shot at; own cards, Sanctuary, Sinkhole and distant cards are none
game: vye
seats: 2
options: theme=players-choice kinds=catapult,necropolis,sanctuary,sinkhole
hand 0: catapult
board:
     0         1                     2                3
  0  land-a:0  sanctuary:0+1/land-b  sinkhole/land-c  land-d:1
  1  land-e:u  .                     land-f           land-g:1
moves:
  play catapult 1,1
expect:
  legal: choose 0,1
  legal: choose 2,1
  legal-count: 2
  refused vye.kernel.attempt: choose 0,0
  refused vye.sanctuary.immune: choose 1,0
  refused vye.kernel.attempt: choose 2,0
  refused vye.catapult.play: choose 3,1
  refused vye.catapult.play: stop
```

```board
title: Nothing to shoot at: Catapult keeps its three tokens
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: catapult
board:
     0         1
  0  land-a:0  land-b:0
moves:
  play catapult 0,1
expect:
  events: vye.catapult.play vye.catapult.play vye.catapult.play
  to-move: 1
after:
  board:
       0             1
    0  land-a:0      land-b:0
    1  catapult:0x3  .
```

### Later shots of Catapult { #vye.catapult.action .mechanic .text }

In a later turn you may shoot again [instead of playing a card](#vye.turn.token-action), once a
turn, as long as two or more tokens of yours lie on Catapult. The shot is made and paid for like the
first.

One token [always stays](#vye.fortify.keep-one): a Catapult with a single token cannot shoot. Tokens
brought by Barracks or Fortress make it ready again.

```board
title: A shot with the second token; the last one cannot shoot
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: land-d
hand 1: land-e
board:
     0             1
  0  catapult:0x2  land-a:1
  1  land-b:0      land-c:1
moves:
  use 0,0
  choose 1,0
  play land-e 2,1
expect:
  events 1: vye.catapult.action
  events 2: vye.kernel.attacker-token vye.catapult.action
  refused vye.fortify.keep-one: use 0,0
  legal: play land-d 0,-1
after:
  board:
       0           1         2
    0  catapult:0  land-a:0  .
    1  land-b:0    land-c:1  land-e:1
```

```board
title: Barracks hands on a token, and a Catapult that was down to one can shoot again
game: vye
seats: 2
options: theme=weapons-of-war
hand 1: land-e
board:
     0           1
  0  catapult:0  land-a:1
  1  land-b:1    barracks:0x2
moves:
  move 1,1 0,0
  play land-e 2,0
  use 0,0
  choose 0,1
expect:
  events 1: vye.turn.token-action
  events 4: vye.kernel.attacker-token vye.catapult.action
  to-move: 1
after:
  board:
       0           1           2
    0  catapult:0  land-a:1    land-e:1
    1  land-b:0    barracks:0  .
```
"""


class Catapult(Shooter):
    """Three tokens; each but the last is one attempt on a surrounding card."""

    key = "catapult"
    name = "Catapult"
    copies = 2
    group: ClassVar[str] = "attacks"
    rule = "vye.catapult.play"
    action_rule = "vye.catapult.action"
    tokens: ClassVar[int] = 3
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def reach(self, state: VyeState, cell: Cell) -> Iterable[Cell]:
        """Return the eight surrounding cells."""
        return around(cell)


CARD = Catapult()
