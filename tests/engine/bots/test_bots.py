"""Bots: legal, well-mannered, repeatable, blind to what their seat cannot see, and of use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.bots.bot import Bot, Told, UnknownBot, bot, bots
from engine.bots.match import bot_game
from engine.core.action import Action
from engine.core.game import Game
from engine.core.registry import game
from engine.core.rng import Rng
from engine.core.types import Json
from engine.games.rue.placing import is_bad_form

RUE = game("rue")


@pytest.mark.parametrize("key", list(bots()))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_a_game_without_bad_form(key: str, seats: int) -> None:
    played = bot_game(RUE, [bot(key)] * seats, 11, {})
    state = RUE.setup(seats, seed=11).state
    for action in played.actions:
        assert not is_bad_form(state, action.cells[0])
        state = RUE.apply(state, action).state
    assert RUE.outcome(state) is not None


def test_the_same_seed_plays_the_same_game() -> None:
    players = [bot("greedy"), bot("random")]
    first, again = (bot_game(RUE, players, 3, {}).actions for _ in range(2))
    assert first == again
    assert bot_game(RUE, players, 4, {}).actions != first


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(30):
        players = [bot("greedy"), bot("random")]
        seat = seed % 2
        outcome = RUE.outcome(bot_game(RUE, players[:: 1 - 2 * seat], seed, {}).state)
        assert outcome is not None
        wins += seat in outcome.winners
    assert wins >= 24


class Spy(Bot):
    """Plays the first action and keeps every view it was shown."""

    key = "spy"
    about = "watches"

    def __init__(self) -> None:
        self.views: list[Mapping[str, Json]] = []

    def choose(
        self,
        game: Game[Any],
        view: Mapping[str, Json],
        legal: tuple[Action, ...],
        rng: Rng,
        told: Sequence[Told] = (),
    ) -> Action:
        self.views.append(view)
        return legal[0]


def test_a_bot_is_shown_no_hidden_hand() -> None:
    spy = Spy()
    bot_game(RUE, [spy, bot("random")], 1, {"hands": "hidden"})
    hands: list[Any] = [view["hands"] for view in spy.views]
    assert len(hands) == 8
    assert all(hand[1]["cards"] is None and hand[0]["cards"] is not None for hand in hands)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        bot("gredy")
