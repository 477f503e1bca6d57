"""Lost City: makes an own Land count double.

Rule: vye.lost-city.play, vye.lost-city.score
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.game import Refusal
from engine.core.types import Cell, Options, Seat
from engine.games.vye.board import with_tokens
from engine.games.vye.covers import Cover
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, VyeState

QUICK = (
    "Cover a Land or Wild Land of yours; its tokens stay, none is added. It is no Land "
    "any more, and counts 2 in your largest kingdom."
)

TEXT = """\
### Lost City { #vye.lost-city.play .mechanic .text }

Lost City [covers](#vye.cover.stack) a Land or a Wild Land that you control. The tokens that lie
there stay, and none is added: a fortified Land becomes a fortified Lost City.

The place is no Land any more. It is neither matched nor does it pass a chain on, and a covered Wild
Land counts for no chain.

Lost City can be captured, fortified and covered like other cards.

```board
title: Lost City takes over both tokens of the Land that it covers
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: lost-city
board:
     0           1
  0  land-a:0x2  land-b:1
moves:
  play lost-city 0,0
expect:
  events: vye.lost-city.play vye.cover.stack vye.lost-city.play
  to-move: 1
after:
  board:
       0                     1
    0  lost-city:0x2/land-a  land-b:1
```

```board
title: It needs a Land of yours: no Family card, nobody else's Land, no unclaimed one, no empty cell
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: lost-city
board:
     0                1         2
  0  midnight-king:0  land-a:1  land-b
  1  land-c:0         .         .
expect:
  legal: play lost-city 0,1
  refused vye.lost-city.play: play lost-city 0,0
  refused vye.lost-city.play: play lost-city 1,0
  refused vye.lost-city.play: play lost-city 2,0
  refused vye.lost-city.play: play lost-city 1,1
```

```board
title: The covered Land passes no chain on: the Ash Peaks behind it are safe
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: land-a
board:
     0         1                   2
  0  land-a:1  lost-city:1/land-a  land-b:0
moves:
  play land-a 1,1
expect:
  events: vye.place.adjacent vye.land.claim
  to-move: 1
after:
  board:
       0         1                   2
    0  land-a:1  lost-city:1/land-a  land-b:0
    1  .         land-a:0            .
```

```board
title: The Wild Land under Lost City counts no more, so another one may join the Ash Peaks
game: vye
seats: 2
options: theme=players-choice kinds=barracks,catapult,lost-city,wild-land
hand 0: lost-city
hand 1: wild-land
board:
     0                   1         2
  0  wild-land=land-a:0  land-a:0  land-b:1
moves:
  play lost-city 0,0
  play wild-land 1,1
  name land-a
expect:
  events 1: vye.lost-city.play vye.cover.stack vye.lost-city.play
  events 3: vye.wild-land.play vye.wild-land.play vye.land.match
after:
  board:
       0                             1                   2
    0  lost-city:0/wild-land=land-a  land-a:1            land-b:1
    1  .                             wild-land=land-a:1  .
```

### Points for Lost City { #vye.lost-city.score .text .ruling }

In your largest kingdom Lost City counts two points instead of one. Set the option `lost_city` to
`plus-two` if it is to add two points to the one of the card: then it counts three.

Only the card that lies on top counts. Under a Sinkhole, or any other card, Lost City is worth
nothing. It is one card when [kingdoms are compared](#vye.score.largest), however many points it
brings.

> The source text makes it worth two points where it is connected to the largest kingdom. That can
> also be read as two on top of the point that every card counts: choose `lost_city=plus-two`.

```board
title: Two cards, one of them Lost City, make three points
game: vye
seats: 2
options: theme=greedy-rulers
hand 0: lost-city
board:
     0         1         2
  0  land-a:0  land-b:0  land-c:1
moves:
  play lost-city 1,0
expect:
  scores: 3 1
```

```board
title: With the option, the same kingdom makes four points
game: vye
seats: 2
options: theme=greedy-rulers lost_city=plus-two
hand 0: lost-city
board:
     0         1         2
  0  land-a:0  land-b:0  land-c:1
moves:
  play lost-city 1,0
expect:
  scores: 4 1
```

```board
title: The largest kingdom is that of three Lands; two Lost Cities elsewhere do not help
game: vye
seats: 2
options: theme=greedy-rulers
board:
     0                   1                   2         3         4         5
  0  lost-city:0/land-a  lost-city:0/land-b  land-c:1  land-d:0  land-e:0  land-f:0
expect:
  scores: 3 1
```

```board
title: Where kingdoms are compared by points, the two Lost Cities win
game: vye
seats: 2
options: theme=greedy-rulers largest_by=points
board:
     0                   1                   2         3         4         5
  0  lost-city:0/land-a  lost-city:0/land-b  land-c:1  land-d:0  land-e:0  land-f:0
expect:
  scores: 4 1
```

```board
title: Under a Sinkhole, Lost City is worth nothing
game: vye
seats: 2
options: theme=players-choice kinds=barracks,lost-city,sanctuary,sinkhole
to-move: 1
hand 1: sinkhole
board:
     0         1                     2
  0  land-a:0  lost-city:0x2/land-b  land-c:1
moves:
  play sinkhole 1,0
expect:
  scores: 1 1
after:
  board:
       0         1                          2
    0  land-a:0  sinkhole/lost-city/land-b  land-c:1
```
"""


WORTH = {"two": 2, "plus-two": 3}


class LostCity(Cover):
    """Covers a Land that the player controls; its tokens stay."""

    key = "lost-city"
    name = "Lost City"
    copies = 2
    group: ClassVar[str] = "covers"
    rule = "vye.lost-city.play"
    lays: ClassVar[str] = "kept"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def barred(self, state: VyeState, seat: Seat, cell: Cell) -> Refusal | None:
        """Return why it may not cover the card at a cell. Rule: vye.lost-city.play."""
        found = super().barred(state, seat, cell)
        if found:
            return found
        x, y = cell
        spot = state.table[cell]
        if not spot.land:
            return Refusal(self.rule, f"the card at {x},{y} is no Land")
        if spot.owner != seat:
            return Refusal(self.rule, f"the player does not control the Land at {x},{y}")
        return None

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Take the tokens of the Land beneath over; none is added."""
        assert covered is not None
        table = moment.state.table
        table[cell] = with_tokens(table[cell], covered.owner, covered.tokens)
        self.tell_cover(moment, cell, covered, [])
        moment.tell("keep", self.rule, seat=moment.seat, cell=list(cell), tokens=covered.tokens)

    def worth(self, options: Options) -> int:
        """Return two points, or three by the option. Rule: vye.lost-city.score."""
        return WORTH[str(options["lost_city"])]


CARD = LostCity()
