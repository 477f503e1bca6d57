"""Waystone: another turn for whoever plays it, and for whoever takes it.

Rule: vye.waystone.play, vye.waystone.captured, vye.waystone.undead
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.types import Cell, Seat
from engine.games.vye.card import Card
from engine.games.vye.moment import Moment
from engine.games.vye.tokens import UNDEAD

QUICK = (
    "On an empty cell with 1 token. Draw up to four, then take another whole turn. "
    "Whoever captures it takes an extra turn too."
)

TEXT = """\
### Waystone { #vye.waystone.play .mechanic .text }

Put one of your tokens on Waystone, draw your hand up to four, and take another turn.

The extra turn is a whole one: you play a card or take a token action, and draw as usual. You see
the card that you have just drawn before you decide. After it, play goes on to your left.

If the Inevitable Empress comes up in that refill, [the game ends](#vye.end.empress) there and then:
no extra turn.

```board
title: After the refill the same player has another turn, and only then the next
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: land-a land-b land-c waystone
pile: land-d land-e empress
board:
     0
  0  land-f:1
moves:
  play waystone 1,0
  play land-d 2,0
expect:
  cites 1: vye.waystone.play vye.turn.refill vye.waystone.captured
  events 2: vye.place.adjacent vye.land.claim vye.turn.refill
  to-move: 1
after:
  hand 0: land-a land-b land-c land-e
  pile: empress
  board:
       0         1           2
    0  land-f:1  waystone:0  land-d:0
```

```board
title: The Empress is drawn in Waystone's refill: the game is over, without an extra turn
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: land-a land-b land-c waystone
pile: empress land-d
board:
     0         1
  0  land-e:0  land-f:1
moves:
  play waystone 0,1
expect:
  cites: vye.waystone.play vye.end.empress vye.score.largest vye.score.kingdom
  to-move: nobody
  refused vye.end.empress: play land-a 2,0
  scores: 2 1
  winners: 0
```

### Capturing Waystone { #vye.waystone.captured .mechanic .text .ruling }

Whoever captures Waystone, in whatever way, takes an extra turn after the current one. That can
happen again and again: this is the one Special that
[does something when captured](#vye.special.no-retrigger).

- Only a capture counts. If the attempt merely takes a token off a fortified Waystone, if a card
  covers it, or if it is swapped, nobody gets a turn.
- The extra turn comes after the refill, if the current turn has one. It is a whole turn with its
  own card or token action.
- Extra turns add up. Take them one after another; then the player to the left of you goes on.
- Holding Waystone gives no extra turns.

> The source text speaks of a second turn at once and leaves open what happens if a player earns
> several, and who plays after them. One earned while another is owed could also be lost, or play
> could go on from the player whose turn was delayed. There is no option for it.

```board
title: An Heir takes Waystone with four cards in hand: an extra turn, and the hand stays at four
game: vye
seats: 2
options: theme=greedy-rulers
to-move: 1
hand 1: land-a land-b land-c land-d
pile: land-e land-f empress
board:
     0         1
  0  land-g:1  waystone:0
moves:
  play thousand-roses-heir 0,1
  choose 1,0
expect:
  events 2: vye.family.heir vye.waystone.captured vye.waystone.captured
  to-move: 1
after:
  hand 1: land-a land-b land-c land-d
  pile: land-e land-f empress
  board:
       0                      1
    0  land-g:1               waystone:1
    1  thousand-roses-heir:1  .
```

```board
title: With the extra turn taken, play goes on to the left
game: vye
seats: 3
options: theme=greedy-rulers
to-move: 1
hand 1: land-a land-b
board:
     0         1
  0  land-g:1  waystone:0
moves:
  play thousand-roses-heir 0,1
  choose 1,0
  play land-a -1,0
expect:
  events 2: vye.family.heir vye.waystone.captured vye.waystone.captured
  to-move: 2
```

```board
title: A fortified Waystone only loses a token, and nobody gets a turn
game: vye
seats: 2
options: theme=greedy-rulers
board:
     0         1
  0  land-g:1  waystone:1x2
moves:
  play midnight-king 1,1
expect:
  events: vye.family.play vye.turn.order vye.kernel.attempt
  to-move: 1
after:
  board:
       0         1
    0  land-g:1  waystone:1
    1  .         midnight-king:0
```

```board
title: An extra turn was owed already: the capture adds one, and the same player goes on twice
game: vye
seats: 2
options: theme=greedy-rulers
to-move: 1
extra: 1
hand 1: land-a land-b
board:
     0         1
  0  land-g:1  waystone:0
moves:
  play thousand-roses-heir 0,1
  choose 1,0
  play land-a -1,0
expect:
  events 3: vye.place.adjacent vye.land.claim vye.waystone.captured
  to-move: 1
```

### Waystone and the Undead { #vye.waystone.undead .mechanic .ruling }

If Undead capture Waystone, nobody gets a turn, neither the player who moved the token nor anybody
else. Who takes it back from the Undead does get one.

> The player who moves the Undead token could also count as the one who captures Waystone. The
> source text does not treat the case. We take the Undead for [nobody](#vye.kernel.undead), here as
> elsewhere; there is no option for it.

```board
title: Undead take Waystone, and play goes on as if it were any other card
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: necropolis
board:
     0         1
  0  land-a:0  waystone:1
moves:
  play necropolis 1,1
  choose 1,0
  choose 0,0
expect:
  events 2: vye.necropolis.spread vye.necropolis.spread vye.waystone.undead
  to-move: 1
after:
  board:
       0         1
    0  land-a:u  waystone:u
    1  .         necropolis:u
```

```board
title: Taken back from the Undead, Waystone gives its extra turn
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: land-b
board:
     0         1
  0  land-a:0  waystone:u
moves:
  play midnight-queen 0,1
expect:
  cites: vye.family.queen vye.waystone.captured
  to-move: 0
after:
  board:
       0                 1
    0  land-a:0          waystone:0
    1  midnight-queen:0  .
```
"""


class Waystone(Card):
    """Claimed; gives an extra turn, and again when it is captured."""

    key = "waystone"
    name = "Waystone"
    copies = 1
    is_deduced: ClassVar[bool] = True
    group: ClassVar[str] = "extra turn"
    rule = "vye.waystone.play"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def played(self, moment: Moment, cell: Cell) -> None:
        """Owe the player a turn. Rule: vye.waystone.play."""
        _owe(moment, cell, self.rule)

    def captured(self, moment: Moment, cell: Cell, by: Seat) -> None:
        """Owe the captor, whose turn it is, a turn; the Undead get none.

        Rule: vye.waystone.captured, vye.waystone.undead
        """
        if by == UNDEAD:
            moment.tell("no-extra", "vye.waystone.undead", cell=list(cell))
        else:
            _owe(moment, cell, "vye.waystone.captured")


def _owe(moment: Moment, cell: Cell, rule: str) -> None:
    moment.state.extra += 1
    moment.tell("extra", rule, seat=moment.seat, cell=list(cell), owed=moment.state.extra)


CARD = Waystone()
