"""The engine in the browser is the engine: equal digests of seeded games in CPython and Pyodide."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.errors import OptionError
from engine.core.playout import digests
from engine.core.registry import game, games
from generator.runtime.node import node

SCRIPT = Path(__file__).with_name("digests.mjs")

Job = tuple[str, int, list[int], dict[str, str]]
"""A game, a number of seats, seeds and options."""


def ways_to_play() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats, then with every value of every option."""
    for key, rules in games().items():
        values = [{option.key: value} for option in rules.options for value in option.values]
        for seats in rules.most_seats:
            yield key, seats, next(one for one in ({}, *values) if accepts(key, seats, one))
        for chosen in values:
            yield key, next(n for n in rules.most_seats if accepts(key, n, chosen)), chosen


def accepts(key: str, seats: int, options: dict[str, str]) -> bool:
    try:
        game(key).resolve_options(seats, options)
    except OptionError:
        return False
    return True


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
    jobs: list[Job] = [(key, seats, [1, 2], chosen) for key, seats, chosen in ways_to_play()]
    assert {job[0] for job in jobs} == set(games())
    assert differing(runtime, jobs) == []


@pytest.mark.pyodide
def test_digests_tell_games_apart():
    key = next(iter(games()))
    found = digests(key, min(game(key).most_seats), range(20))
    assert len(set(found)) == 20


@pytest.mark.soak
def test_a_thousand_games_a_number_of_seats_are_the_same_in_pyodide(runtime: Path):
    ways = {(key, seats): chosen for key, seats, chosen in reversed([*ways_to_play()])}
    jobs: list[Job] = [(key, n, list(range(1000)), chosen) for (key, n), chosen in ways.items()]
    assert differing(runtime, jobs) == []
