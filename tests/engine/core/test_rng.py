"""SplitMix64 against its published numbers, and what is built on it."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng


def test_the_published_sequence_of_seed_1234567() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_of_one_seed_differ_and_repeat() -> None:
    first = [Rng(7, stream).next() for stream in range(50)]
    assert len(set(first)) == 50
    assert first == [Rng(7, stream).next() for stream in range(50)]


def test_streams_of_one_seed_are_not_the_same_one_shifted() -> None:
    drawn: set[int] = set()
    for seed in (7, 8):
        for stream in range(20):
            rng = Rng(seed, stream)
            drawn.update(rng.next() for _ in range(50))
    assert len(drawn) == 2 * 20 * 50


def test_below_stays_below_and_reaches_all() -> None:
    rng = Rng(1)
    drawn = [rng.below(6) for _ in range(600)]
    assert set(drawn) == set(range(6))
    assert all(80 <= drawn.count(n) <= 125 for n in range(6))
    with pytest.raises(ValueError, match="at least 1"):
        rng.below(0)


def test_shuffle_keeps_the_items_and_changes_their_order() -> None:
    items = list(range(20))
    Rng(3).shuffle(items)
    assert sorted(items) == list(range(20))
    assert items != list(range(20))
