"""Fortress: four tokens to share out.

Rule: vye.fortress.play
"""

from __future__ import annotations

from typing import ClassVar

from engine.games.vye.fortify import Fortifier

QUICK = (
    "From the sideboard, with 4 tokens. Now: move up to 3 to surrounding cards of yours. "
    "Later, instead of a card: move 1. 1 always stays."
)

TEXT = """\
### Fortress { #vye.fortress.play .mechanic .text }

If the game is played with Fortress, each player has one on the sideboard and may play it instead of
a card from the hand. Put four of your tokens on it.

- **At once:** up to three of them may move, one after another, to surrounding cards that you
  control. Split them as you like, also several to the same card, and stop when you like.
- **Later:** as long as two or more tokens of yours lie on it, you may move one
  [instead of playing a card](#vye.turn.token-action).
- One token [always stays](#vye.fortify.keep-one). Which cards can be fortified is told under
  [targets](#vye.fortify.targets).

Your hand is as full as before when you play it, so you [draw nothing](#vye.turn.refill).

```board
title: Three tokens move at once, two to one Land and one to another; the fourth stays
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: land-d
board:
     0         1
  0  land-a:0  land-b:0
moves:
  play fortress 0,1
  move 0,1 0,0
  move 0,1 1,0
  move 0,1 0,0
expect:
  events 1: vye.fortress.play vye.fortress.play
  events 4: vye.fortress.play
  to-move: 1
after:
  hand 0: land-d
  board:
       0           1
    0  land-a:0x3  land-b:0x2
    1  fortress:0  .
```

```board
title: One token moves at once, then it is enough; one more follows in a later turn
game: vye
seats: 2
options: theme=weapons-of-war
hand 1: land-d
board:
     0         1
  0  land-a:0  land-b:1
moves:
  play fortress 0,1
  move 0,1 0,0
  stop
  play land-d 2,0
  move 0,1 0,0
expect:
  events 3: vye.fortress.play
  events 5: vye.turn.token-action
  to-move: 1
after:
  board:
       0             1         2
    0  land-a:0x3    land-b:1  land-d:1
    1  fortress:0x2  .         .
```

```board
title: Only cards of yours that lie around the Fortress can be fortified
game: vye
seats: 2
options: theme=weapons-of-war
board:
     0         1         2
  0  land-a:0  land-b:1  land-c:0
moves:
  play fortress 0,1
expect:
  legal: move 0,1 0,0
  refused vye.fortify.targets: move 0,1 1,0
  refused vye.fortify.targets: move 0,1 2,0
  legal: stop
  legal-count: 2
```
"""


class Fortress(Fortifier):
    """Four tokens, of which up to three may move at once, one by one later."""

    key = "fortress"
    name = "Fortress"
    copies = 5
    sideboard: ClassVar[bool] = True
    group: ClassVar[str] = "fortifies"
    rule = "vye.fortress.play"
    tokens: ClassVar[int] = 4
    moves: ClassVar[int] = 3
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT


CARD = Fortress()
