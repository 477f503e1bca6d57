"""Whole games as text: a change in what the engine says is seen, and is a decision."""

from __future__ import annotations

import pytest

from engine.bots.bot import bot
from engine.bots.match import bot_game
from engine.core.record import format_record, parse_record, record_of
from engine.core.registry import game
from generator.terminal.show import replay_lines
from tests import golden

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "war": (3, {"theme": "weapons-of-war", "tokens": "thirty", "underminers_later_dig": "on"}),
    "rulers": (7, {"theme": "greedy-rulers", "layout": "quincunx"}),
    "choice": (
        5,
        {"theme": "players-choice", "kinds": "earthquake,sanctuary,sinkhole,wild-land"},
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_three_bots_in_words(name: str) -> None:
    seed, options = GAMES[name]
    vye = game("vye")
    players = [bot("random"), bot("greedy"), bot("random")]
    played = bot_game(vye, players, seed, options)
    resolved = vye.resolve_options(3, options)
    record = record_of(vye, 3, seed, resolved, played.actions, ["Ann", "Bob", "Cay"])
    text = format_record(record)
    golden.check(f"vye/{name}.record", text)
    lines = list(replay_lines(parse_record(text), as_json=False))
    golden.check(f"vye/{name}.log", "\n".join(lines) + "\n")
