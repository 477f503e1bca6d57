"""Ticks: where pieces are folded, beside them, so that no line lies on the art."""

from collections.abc import Iterator, Sequence

from generator.sheets.pack import MARK_OFFSET
from generator.sheets.plan import Mark, Slot

#: How long a tick is where there is room, and how far from an edge that is cut.
TICK, CLEAR = 3.0, 0.5


def fold_ticks(slots: Sequence[Slot], folds: Sequence[float]) -> Iterator[Mark]:
    """Ticks left and right of every slot at its folds, given from its top as it is read.

    Those between two slots lie on their bleeds, hence the knock-out; outside they lie beyond them.
    """
    for slot in slots:
        trim, bleed = slot.trim, slot.bleed
        is_turned = slot.rotation % 180 != 0
        for fold in folds:
            if is_turned:
                at = trim.x1 - fold if slot.rotation == 90 else trim.x0 + fold
                yield from _pair(slots, slot, at, (trim.y0, trim.y1), (bleed.y0, bleed.y1), True)
            else:
                at = trim.y0 + fold if slot.rotation == 0 else trim.y1 - fold
                yield from _pair(slots, slot, at, (trim.x0, trim.x1), (bleed.x0, bleed.x1), False)


def _pair(
    slots: Sequence[Slot],
    slot: Slot,
    at: float,
    edges: tuple[float, float],
    bleeds: tuple[float, float],
    is_turned: bool,
) -> Iterator[Mark]:
    """The two ticks of a fold; between two slots only in its own half of the gap."""
    for way, edge, bleed in ((-1, edges[0], bleeds[0]), (1, edges[1], bleeds[1])):
        inner = _meets(slots, slot, bleed, is_turned)
        start = edge + way * CLEAR if inner else bleed + way * MARK_OFFSET
        end = bleed if inner else start + way * TICK
        if (end - start) * way < CLEAR:
            continue
        low, high = sorted((start, end))
        if is_turned:
            yield Mark("rule", at, low, at, high, knockout=inner)
        else:
            yield Mark("rule", low, at, high, at, knockout=inner)


def _meets(slots: Sequence[Slot], slot: Slot, bleed: float, is_turned: bool) -> bool:
    """Whether another slot's bleed begins where this one's ends."""
    for other in slots:
        sides = (other.bleed.y0, other.bleed.y1) if is_turned else (other.bleed.x0, other.bleed.x1)
        if other is not slot and any(abs(side - bleed) < 1e-4 for side in sides):
            return True
    return False
