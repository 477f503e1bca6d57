"""Sanctuary: holy ground that is everybody's.

Rule: vye.sanctuary.play, vye.sanctuary.immune, vye.sanctuary.score
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.types import Cell, Options
from engine.games.vye.board import supply, undead_left
from engine.games.vye.covers import Cover
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot
from engine.games.vye.tokens import UNDEAD, owner_data

QUICK = (
    "Cover any card but a Sanctuary: its tokens go, 1 of every player comes. It joins and "
    "counts 1 for all; never taken, moved, covered."
)

TEXT = """\
### Sanctuary { #vye.sanctuary.play .mechanic .text .ruling }

Sanctuary [covers](#vye.cover.stack) any card but a Sanctuary: anybody's, nobody's, your own, also a
[Sinkhole](#vye.sinkhole.covered). All tokens on that card go, however many. Then one token of every
player is put on Sanctuary, and all share it from then on.

- **Over Necropolis:** one Undead token is put there too, whoever held Necropolis, if one is off the
  table. It has no further effect.
- **Limited supplies:** the covered card's tokens return to their owners first. A player who then
  has no token left puts none and has no share.

> The source text leaves open whether a card of your own may be covered, what happens if a player
> has no token left, and whether the Undead token can still do anything. One could spare own cards,
> let a player take a token from elsewhere on the table, or let the Undead token count as a start
> for later Undead. There is no option for it.

```board
title: A fortified card is covered: its tokens go, and every player has a share
game: vye
seats: 2
options: theme=connecting-kingdoms
hand 0: sanctuary
board:
     0         1
  0  land-a:0  land-b:1x3
moves:
  play sanctuary 1,0
expect:
  events: vye.sanctuary.play vye.cover.stack vye.sanctuary.play
  to-move: 1
  scores: 2 1
after:
  board:
       0         1
    0  land-a:0  sanctuary:0+1/land-b
```

```board
title: A card of your own may be covered as well; an empty cell may not
game: vye
seats: 3
options: theme=connecting-kingdoms
hand 0: sanctuary
board:
     0         1
  0  land-a:0  land-b:1
expect:
  legal: play sanctuary 0,0
  legal: play sanctuary 1,0
  refused vye.sanctuary.play: play sanctuary 0,1
```

```board
title: Over Necropolis, one Undead token joins the players'
game: vye
seats: 2
options: theme=players-choice kinds=ancient-passage,necropolis,sanctuary,waystone
hand 0: sanctuary
board:
     0         1
  0  land-a:0  necropolis:ux2
moves:
  play sanctuary 1,0
expect:
  events: vye.sanctuary.play vye.cover.stack vye.sanctuary.play
after:
  board:
       0         1
    0  land-a:0  sanctuary:0+1+u/necropolis
```

```board
title: A player held Necropolis; the Undead token comes all the same
game: vye
seats: 2
options: theme=players-choice kinds=ancient-passage,necropolis,sanctuary,waystone
hand 0: sanctuary
board:
     0         1
  0  land-a:u  necropolis:1
moves:
  play sanctuary 1,0
expect:
  scores: 1 1
after:
  board:
       0         1
    0  land-a:u  sanctuary:0+1+u/necropolis
```

```board
title: All thirty tokens of the second player lie elsewhere, so that player gets no share
game: vye
seats: 2
options: theme=connecting-kingdoms tokens=thirty
hand 0: sanctuary
board:
     0         1
  0  land-a:0  land-b:1x30
moves:
  play sanctuary 0,0
expect:
  scores: 1 1
after:
  board:
       0                   1
    0  sanctuary:0/land-a  land-b:1x30
```

### Nothing harms Sanctuary { #vye.sanctuary.immune .mechanic .text }

Nothing captures a Sanctuary, destroys it, covers it or moves it, and it is never
[fortified](#vye.fortify.targets).

Attempts on it do nothing, and where you choose a target it cannot be chosen. Nobody
[controls](#vye.kernel.attempt) it. It still is a card to place next to, and
[Underminers](#vye.underminers.play) may dig under it.

```board
title: A King takes the Land to the east and does nothing to the Sanctuary to the west
game: vye
seats: 2
options: theme=connecting-kingdoms
board:
     0                     1         2
  0  sanctuary:0+1/land-a  .         land-b:1
  1  land-c:1              land-d:0  land-e:1
moves:
  play midnight-king 1,0
expect:
  events: vye.family.play vye.turn.order vye.family.king vye.sanctuary.immune
  to-move: 1
after:
  board:
       0                     1                2
    0  sanctuary:0+1/land-a  midnight-king:0  land-b:0
    1  land-c:1              land-d:0         land-e:1
```

```board
title: Nothing covers a Sanctuary: no Sinkhole, no Ancient Passage, no Lost City
game: vye
seats: 2
options: theme=players-choice kinds=ancient-passage,lost-city,sanctuary,sinkhole
hand 0: ancient-passage lost-city sinkhole
board:
     0         1                     2
  0  land-a:0  sanctuary:0+1/land-b  land-c:1
expect:
  refused vye.sanctuary.immune: play sinkhole 1,0
  refused vye.sanctuary.immune: play ancient-passage 1,0
  refused vye.sanctuary.immune: play lost-city 1,0
  legal: play sinkhole 2,0
```

```board
title: Barracks fortifies the Land beside it, but never the Sanctuary
game: vye
seats: 2
options: theme=players-choice kinds=barracks,catapult,fortress,sanctuary
hand 0: barracks
board:
     0         1
  0  land-a:0  sanctuary:0+1/land-b
moves:
  play barracks 0,1
expect:
  legal: move 0,1 0,0
  refused vye.sanctuary.immune: move 0,1 1,0
```

### Points for Sanctuary { #vye.sanctuary.score .text .ruling }

For each player with a token on it, a Sanctuary belongs to the kingdom of the cards next to it,
joins such kingdoms to one, and counts one point there. So one Sanctuary can score for everybody.

With the option `sanctuary_counts` set to `zero` it joins kingdoms but counts no point. It is still
a card when [kingdoms are compared](#vye.score.largest).

> The source text connects the tokens on Sanctuary with those next to it, but does not say what the
> card itself scores. It could be a mere link: choose `sanctuary_counts=zero`.

```board
title: One Sanctuary joins the Lands of both players, and counts for both
game: vye
seats: 2
options: theme=connecting-kingdoms
board:
      0         1                     2
  -1  .         land-a:1              .
  0   land-b:0  sanctuary:0+1/land-c  land-d:0
  1   .         land-e:1              .
expect:
  scores: 3 3
```

```board
title: With the option, it joins them but counts nothing
game: vye
seats: 2
options: theme=connecting-kingdoms sanctuary_counts=zero
board:
      0         1                     2
  -1  .         land-a:1              .
  0   land-b:0  sanctuary:0+1/land-c  land-d:0
  1   .         land-e:1              .
expect:
  scores: 2 2
```
"""


class Sanctuary(Cover):
    """Covers a card and bears a token of every player from then on."""

    key = "sanctuary"
    name = "Sanctuary"
    copies = 1
    group: ClassVar[str] = "covers"
    rule = "vye.sanctuary.play"
    immune: ClassVar[str] = "vye.sanctuary.immune"
    fixed: ClassVar[str] = "vye.sanctuary.immune"
    lays: ClassVar[str] = "all"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Send the tokens beneath away; put one of each player on it, Undead over Necropolis."""
        assert covered is not None
        self.clear(moment, cell, covered)
        state = moment.state
        shares = [seat for seat in range(state.seats) if supply(state, seat) != 0]
        if covered.key == "necropolis" and undead_left(state):
            shares.append(UNDEAD)
        state.table[cell] = state.table[cell]._replace(shares=tuple(shares))
        moment.tell(
            "share",
            self.rule,
            seat=moment.seat,
            cell=list(cell),
            shares=[owner_data(share) for share in shares],
        )

    def worth(self, options: Options) -> int:
        """Return one point, or none by the option. Rule: vye.sanctuary.score."""
        return 1 if options["sanctuary_counts"] == "one" else 0


CARD = Sanctuary()
