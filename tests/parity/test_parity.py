"""The engine in the browser is the engine: equal digests of seeded games in CPython and Pyodide."""

import json
import subprocess
from pathlib import Path

import pytest

from engine.core.playout import digests
from engine.core.registry import game, games
from engine.core.rng import Rng
from generator.runtime.node import node
from tests.settings import some_settings, ways_to_play

SCRIPT = Path(__file__).with_name("digests.mjs")

Job = tuple[str, int, list[int], dict[str, str]]
"""A game, a number of seats, seeds and options."""


def differing(runtime: Path, jobs: list[Job]) -> list[tuple[Job, int]]:
    """Play all games twice, here and in Pyodide; list those whose digests differ, by seed."""
    done = subprocess.run(
        [node(), str(SCRIPT), str(runtime)],
        input=json.dumps(jobs),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    there = json.loads(done.stdout)
    here = [digests(*job) for job in jobs]
    assert [len(one) for one in there] == [len(job[2]) for job in jobs]
    return [
        (job, seed)
        for job, ours, theirs in zip(jobs, here, there, strict=True)
        for seed, mine, other in zip(job[2], ours, theirs, strict=True)
        if mine != other
    ]


@pytest.mark.pyodide
def test_games_are_the_same_in_pyodide(runtime: Path):
    """One game of every way to play: each number of seats, each value of each option."""
    jobs: list[Job] = [
        (rules.key, seats, [number], given)
        for number, (rules, seats, given) in enumerate(ways_to_play())
    ]
    assert {job[0] for job in jobs} == set(games())
    assert differing(runtime, jobs) == []


@pytest.mark.pyodide
def test_digests_tell_games_apart():
    key = next(iter(games()))
    found = digests(key, min(game(key).most_seats), range(20))
    assert len(set(found)) == 20


@pytest.mark.soak
@pytest.mark.parametrize("key", games())
def test_a_thousand_games_a_number_of_seats_are_the_same_in_pyodide(runtime: Path, key: str):
    """Each with options drawn by lot."""
    rules = game(key)
    jobs: list[Job] = [
        (key, seats, [number], some_settings(rules, Rng(number), seats)[1])
        for seats in rules.most_seats
        for number in range(1000)
    ]
    assert differing(runtime, jobs) == []
