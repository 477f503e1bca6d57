"""The contract over every number of seats and every value of every option, a game each."""

from __future__ import annotations

import pytest

from engine.core.registry import AnyGame, games
from tests.census import CENSUS
from tests.contract.checks import whole_game
from tests.settings import Given, every_way, ways_to_play


def name(value: object) -> str:
    """Return what stands for a parameter in the name of a test."""
    if isinstance(value, dict):
        return " ".join(f"{key}={option}" for key, option in value.items()) or "defaults"
    return str(getattr(value, "key", value))


@pytest.mark.parametrize(("game", "seats", "options"), list(ways_to_play()), ids=name)
def test_a_game_keeps_the_contract(game: AnyGame, seats: int, options: Given) -> None:
    whole_game(game, seats, options, seats, CENSUS[game.key], every=16)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "seats"), [(game, n) for game in games().values() for n in game.most_seats], ids=name
)
def test_games_keep_the_contract_with_every_value_of_every_option(
    game: AnyGame, seats: int
) -> None:
    for number, options in enumerate(every_way(game, seats)):
        whole_game(game, seats, options, number, CENSUS[game.key])
