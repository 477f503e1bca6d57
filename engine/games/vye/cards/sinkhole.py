"""Sinkhole: swallows a card and everything on it.

Rule: vye.sinkhole.play, vye.sinkhole.covered
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.types import Cell
from engine.games.vye.covers import Cover
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot

QUICK = (
    "Cover any card but a Sanctuary: all tokens go, and none is ever put there. It counts "
    "for no one; you may place next to it."
)

TEXT = """\
### Sinkhole { #vye.sinkhole.play .mechanic .text }

Sinkhole [covers](#vye.cover.stack) any card but a [Sanctuary](#vye.sanctuary.immune): anybody's,
nobody's, your own. All tokens on that card go, however many, and you put none on Sinkhole. It stays
bare to the end: it can be neither claimed nor captured nor fortified, and counts for nobody.

It is still a card on the table. You may place cards next to it, and
[Earthquake](#vye.earthquake.play) may swap it.

```board
title: A fortified card is swallowed up with all its tokens
game: vye
seats: 2
options: theme=changing-lands
hand 0: sinkhole
board:
     0         1           2
  0  land-a:1  land-b:1x3  land-c:1
moves:
  play sinkhole 1,0
expect:
  events: vye.sinkhole.play vye.cover.stack
  to-move: 1
  scores: 0 1
after:
  board:
       0         1                2
    0  land-a:1  sinkhole/land-b  land-c:1
```

```board
title: Your own card may be covered too, but no Sanctuary and no empty cell
game: vye
seats: 2
options: theme=players-choice kinds=barracks,earthquake,sanctuary,sinkhole
hand 0: sinkhole
board:
     0                1
  0  midnight-king:0  sanctuary:0+1/land-a
expect:
  legal: play sinkhole 0,0
  refused vye.sanctuary.immune: play sinkhole 1,0
  refused vye.sinkhole.play: play sinkhole 0,1
```

```board
title: A King next to a Sinkhole captures the Lands on its other sides; the Sinkhole stays bare
game: vye
seats: 2
options: theme=changing-lands
board:
     0                1         2
  0  sinkhole/land-a  .         land-b:1
  1  land-c:1         land-d:1  land-e:1
moves:
  play midnight-king 1,0
expect:
  events: vye.family.play vye.turn.order vye.family.king vye.family.king vye.kernel.attempt
  to-move: 1
after:
  board:
       0                1                2
    0  sinkhole/land-a  midnight-king:0  land-b:0
    1  land-c:1         land-d:0         land-e:1
```

### Covering a Sinkhole { #vye.sinkhole.covered .mechanic .ruling }

Ancient Passage, Sanctuary and another Sinkhole may cover a Sinkhole, each by its own rule. Lost
City may not, as a Sinkhole is no Land.

With the option `cover_sinkhole` set to `off`, nothing covers a Sinkhole.

> The source text lets these cards go on any card, but also says that nothing can be put on a
> Sinkhole any more, speaking of tokens. Read more strictly, a Sinkhole is there for good: choose
> `cover_sinkhole=off`.

```board
title: Ancient Passage leads over a Sinkhole, and two kingdoms become one
game: vye
seats: 2
options: theme=players-choice kinds=ancient-passage,lost-city,sanctuary,sinkhole
hand 0: ancient-passage
board:
     0         1                2
  0  land-a:0  sinkhole/land-b  land-c:0
moves:
  play ancient-passage 1,0
expect:
  events: vye.ancient-passage.play vye.cover.stack vye.ancient-passage.play
  scores: 3 0
after:
  board:
       0         1                                  2
    0  land-a:0  ancient-passage:0/sinkhole/land-b  land-c:0
```

```board
title: Sanctuary and a second Sinkhole may go there as well; Lost City may not
game: vye
seats: 2
options: theme=players-choice kinds=ancient-passage,lost-city,sanctuary,sinkhole
hand 0: lost-city sanctuary sinkhole
board:
     0         1
  0  land-a:0  sinkhole/land-b
expect:
  legal: play sanctuary 1,0
  legal: play sinkhole 1,0
  refused vye.lost-city.play: play lost-city 1,0
```

```board
title: With the option, a Sinkhole is never covered
game: vye
seats: 2
options: theme=players-choice kinds=ancient-passage,lost-city,sanctuary,sinkhole cover_sinkhole=off
hand 0: ancient-passage sanctuary sinkhole
board:
     0         1                2
  0  land-a:0  sinkhole/land-b  land-c:0
expect:
  refused vye.sinkhole.covered: play ancient-passage 1,0
  refused vye.sinkhole.covered: play sanctuary 1,0
  refused vye.sinkhole.covered: play sinkhole 1,0
  legal: play sanctuary 0,0
```
"""


class Sinkhole(Cover):
    """Covers any card and never bears a token."""

    key = "sinkhole"
    name = "Sinkhole"
    copies = 2
    is_deduced: ClassVar[bool] = True
    group: ClassVar[str] = "covers"
    rule = "vye.sinkhole.play"
    immune: ClassVar[str] = "vye.kernel.attempt"
    lays: ClassVar[str] = "none"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Send the tokens beneath away; no token is put on it."""
        assert covered is not None
        self.clear(moment, cell, covered)


CARD = Sinkhole()
