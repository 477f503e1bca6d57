"""Perft of the two-player start, as the rules' reference gives it."""

from __future__ import annotations

import pytest

from engine.core.playout import perft
from engine.core.registry import game

FREE = (28, 3_136, 456_960)
FIXED = (8, 256, 10_752, 552_272)


@pytest.mark.parametrize(("depth", "count"), list(enumerate(FREE, 1)))
def test_free_rotation(depth: int, count: int) -> None:
    rue = game("rue")
    assert perft(rue, rue.setup(2).state, depth) == count


@pytest.mark.parametrize(("depth", "count"), list(enumerate(FIXED, 1)))
def test_fixed_rotation(depth: int, count: int) -> None:
    rue = game("rue")
    assert perft(rue, rue.setup(2, rotation="fixed").state, depth) == count
