"""Ancient Passage: joins kingdoms of its player over another's card.

Rule: vye.ancient-passage.play
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import Refusal
from engine.core.grid import beside
from engine.core.types import Cell, Seat
from engine.games.vye.capture import claim
from engine.games.vye.covers import Cover
from engine.games.vye.moment import Moment
from engine.games.vye.scoring import kingdoms
from engine.games.vye.state import Spot, VyeState

QUICK = (
    "Cover a card, not yours, that lies beside two of your kingdoms: its tokens go, 1 of "
    "yours comes. Can go nowhere else."
)

TEXT = """\
### Ancient Passage { #vye.ancient-passage.play .mechanic .text .ruling }

Ancient Passage joins two [kingdoms](#vye.score.kingdom) of yours. It [covers](#vye.cover.stack) a
card that you do not control and that shares sides with at least two different kingdoms of yours.

All tokens on the covered card go, however many, and one token of yours is put on Ancient Passage.
The card may be anybody's, nobody's or the Undead's, fortified or not; it may be a
[Sinkhole](#vye.sinkhole.covered), but no [Sanctuary](#vye.sanctuary.immune). Covering is no
capture.

- **Sanctuary:** with your token on it, a Sanctuary is part of every kingdom of yours that it
  touches; kingdoms that are joined through one are one kingdom. A Sanctuary that touches none of
  your cards is a kingdom by itself.
- **No such card:** then Ancient Passage cannot be played. It stays in your hand.

> The source text asks for a card that will connect two kingdoms that were not connected, and does
> not say what happens where there is none, or how a Sanctuary counts. One could let it go on any
> card that is not yours, or leave Sanctuary out of account. There is no option for it.

```board
title: A fortified Land between two kingdoms is covered, and they become one
game: vye
seats: 2
options: theme=connecting-kingdoms
hand 0: ancient-passage
board:
     0         1           2
  0  land-a:0  land-b:1x2  land-c:0
  1  land-d:0  .           .
moves:
  play ancient-passage 1,0
expect:
  events: vye.ancient-passage.play vye.cover.stack vye.ancient-passage.play
  to-move: 1
  scores: 4 0
after:
  board:
       0         1                         2
    0  land-a:0  ancient-passage:0/land-b  land-c:0
    1  land-d:0  .                         .
```

```board
title: Two sides, but one kingdom only: the card stays in hand
game: vye
seats: 2
options: theme=connecting-kingdoms
hand 0: ancient-passage
board:
     0         1
  0  land-a:0  land-b:1
  1  land-c:0  land-d:0
expect:
  refused vye.ancient-passage.play: play ancient-passage 1,0
```

```board
title: Both neighbours are joined through the Sanctuary already: one kingdom, so it is refused
game: vye
seats: 2
options: theme=connecting-kingdoms
hand 0: ancient-passage
board:
     0         1
  0  land-a:0  sanctuary:0+1/land-b
  1  land-c:1  land-d:0
expect:
  refused vye.ancient-passage.play: play ancient-passage 0,1
```

```board
title: A Sanctuary on its own is a kingdom too, and can be joined with another
game: vye
seats: 2
options: theme=connecting-kingdoms
hand 0: ancient-passage
board:
     0         1       2
  0  land-a:0  land-b  sanctuary:0+1/land-c
moves:
  play ancient-passage 1,0
expect:
  scores: 3 1
after:
  board:
       0         1                         2
    0  land-a:0  ancient-passage:0/land-b  sanctuary:0+1/land-c
```

```board
title: Neither a Sanctuary nor a card of yours can be covered with it, and it needs a card to cover
game: vye
seats: 2
options: theme=connecting-kingdoms
hand 0: ancient-passage
board:
     0         1                     2
  0  land-a:0  sanctuary:0+1/land-b  land-c:0
  1  .         land-d:1              .
expect:
  refused vye.sanctuary.immune: play ancient-passage 1,0
  refused vye.ancient-passage.play: play ancient-passage 0,0
  refused vye.ancient-passage.play: play ancient-passage 0,1
```
"""


class AncientPassage(Cover):
    """Covers a card of somebody else beside two kingdoms of the player."""

    key = "ancient-passage"
    name = "Ancient Passage"
    copies = 1
    group: ClassVar[str] = "covers"
    rule = "vye.ancient-passage.play"
    quick: ClassVar[str] = QUICK
    text: ClassVar[str] = TEXT

    def cells(self, state: VyeState, seat: Seat) -> Sequence[Cell]:
        """Return the cells that it may cover, ascending."""
        return sorted(
            cell
            for cell in _beside_two(state, seat)
            if Cover.barred(self, state, seat, cell) is None
        )

    def barred(self, state: VyeState, seat: Seat, cell: Cell) -> Refusal | None:
        """Explain `cells`. Rule: vye.ancient-passage.play."""
        found = super().barred(state, seat, cell)
        if found:
            return found
        x, y = cell
        if state.table[cell].owner == seat:
            return Refusal(self.rule, f"the player controls the card at {x},{y} already")
        if cell not in _beside_two(state, seat):
            reason = f"{x},{y} is not beside two different kingdoms of the player"
            return Refusal(self.rule, reason)
        return None

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Send the tokens beneath away and put one of the player's on it."""
        assert covered is not None
        self.clear(moment, cell, covered)
        claim(moment, cell, self.tokens, self.rule)


def _beside_two(state: VyeState, seat: Seat) -> set[Cell]:
    """Return the cells of cards that a seat does not control beside two of its kingdoms."""
    touched: dict[Cell, int] = {}
    found: set[Cell] = set()
    for number, kingdom in enumerate(kingdoms(state, seat)):
        for near in (near for cell in kingdom for near in beside(cell)):
            spot = state.table.get(near)
            if spot is None or spot.owner == seat:
                continue
            if touched.setdefault(near, number) != number:
                found.add(near)
    return found


CARD = AncientPassage()
