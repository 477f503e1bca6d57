"""One whole game as text: a change in what the engine says is seen, and is a decision."""

from engine.bots.bot import bot
from engine.bots.match import bot_game
from engine.core.record import format_record, parse_record, record_of
from engine.core.registry import game
from generator.terminal.show import replay_lines
from tests import golden

OPTIONS = {"money": "on", "max_players": "6", "tie": "shared"}


def test_a_game_of_three_bots_in_words() -> None:
    rue = game("rue")
    players = [bot("random"), bot("greedy"), bot("random")]
    played = bot_game(rue, players, 5, OPTIONS)
    record = record_of(rue, 3, 5, rue.resolve_options(3, OPTIONS), played.actions, ["A", "B", "C"])
    text = format_record(record)
    golden.check("rue/three-bots.record", text)
    lines = list(replay_lines(parse_record(text), as_json=False))
    golden.check("rue/three-bots.log", "\n".join(lines) + "\n")
