"""Barracks: a second token to fortify a neighbour with.

Rule: vye.barracks.play
"""

from __future__ import annotations

from typing import ClassVar

from engine.games.vye.fortify import Fortifier

QUICK = (
    "On an empty cell with 2 tokens. Now, or later instead of a card: you may move 1 to a "
    "surrounding card of yours. 1 always stays."
)

TEXT = """\
### Barracks { #vye.barracks.play .mechanic .text }

Put two of your tokens on Barracks when you play it. One of them may move to a surrounding card that
you control, which is [fortified](#vye.fortify.definition) from then on.

- **At once:** as soon as Barracks lies on the table you may move one token, or decline and keep
  both.
- **Later:** as long as two or more tokens of yours lie on it, you may move one
  [instead of playing a card](#vye.turn.token-action), turn after turn if you like. Tokens that came
  from other cards count as well.
- One token [always stays](#vye.fortify.keep-one). Which cards can be fortified is told under
  [targets](#vye.fortify.targets).
- The rule against [shuffling](#vye.turn.no-shuffling) binds the later moves, not the one at once.

If no surrounding card is yours, there is nothing to move and nothing to decline.

```board
title: One of the two tokens moves at once to a Land at the corner, which is fortified
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: barracks
board:
     0         1
  0  land-a:1  land-b:0
moves:
  play barracks 0,1
  move 0,1 1,0
expect:
  events 1: vye.barracks.play vye.barracks.play
  events 2: vye.barracks.play
  to-move: 1
after:
  board:
       0           1
    0  land-a:1    land-b:0x2
    1  barracks:0  .
```

```board
title: The move is declined, and made in the player's next turn instead of playing a card
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: barracks land-c
hand 1: land-d
board:
     0         1
  0  land-a:0  land-b:1
moves:
  play barracks 0,1
  stop
  play land-d 2,0
  move 0,1 0,0
expect:
  events 2: vye.barracks.play
  events 4: vye.turn.token-action
  to-move: 1
after:
  hand 0: land-c
  board:
       0           1         2
    0  land-a:0x2  land-b:1  land-d:1
    1  barracks:0  .         .
```

```board
title: No surrounding card is yours: both tokens stay, and it is the next player's turn
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: barracks
board:
     0         1
  0  land-a:1  land-b
moves:
  play barracks 0,1
expect:
  events: vye.barracks.play vye.barracks.play vye.barracks.play
  to-move: 1
after:
  board:
       0             1
    0  land-a:1      land-b
    1  barracks:0x2  .
```

```board
title: Two adjacent Barracks: sending the token straight back would repeat the table, and is refused
game: vye
seats: 2
options: theme=weapons-of-war
hand 0: land-c
sideboard 1:
board:
     0             1
  0  barracks:0x2  barracks:0
moves:
  move 0,0 1,0
  pass
expect:
  events 1: vye.turn.token-action
  refused vye.turn.no-shuffling: move 1,0 0,0
  legal: play land-c 2,0
```
"""


class Barracks(Fortifier):
    """Two tokens, of which one may move, at once or later."""

    key = "barracks"
    name = "Barracks"
    copies = 2
    group: ClassVar[str] = "fortifies"
    rule = "vye.barracks.play"
    tokens: ClassVar[int] = 2
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT


CARD = Barracks()
