"""SplitMix64: one 64-bit integer of state, the same numbers on every machine."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
STREAM = 0xD1342543DE82EF95


class Rng:
    """A stream of SplitMix64; `state` is all it knows and may be stored and restored."""

    __slots__ = ("state",)

    def __init__(self, seed: int, stream: int | None = None) -> None:
        """Start at `seed` modulo 2**64; a `stream` number gives independent streams of it."""
        self.state = seed & MASK
        if stream is not None:
            self.state = self.next() ^ ((stream + 1) * STREAM & MASK)
            self.state = self.next()

    def next(self) -> int:
        """Return the next integer, 0 … 2**64 - 1."""
        self.state = (self.state + GOLDEN) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return an integer 0 … n - 1, all equally likely (biased draws are thrown back)."""
        if n < 1:
            raise ValueError(f"below({n}): a bound of at least 1 is needed")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            value = self.next()
            if value < limit:
                return value % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle `items` in place (Fisher and Yates, from the last to the first)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
