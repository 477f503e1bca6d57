"""The options that Strategus's clauses leave open."""

from __future__ import annotations

from engine.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option(
        "first",
        "random",
        "strategus.setup.first",
        {
            "random": "lots are drawn for the side that moves first",
            "south": "south moves first",
            "north": "north moves first",
        },
    ),
    Option(
        "lakes",
        "off",
        "strategus.board.lakes",
        {"off": "all hundred cells are open", "on": "two lakes lie in the middle"},
    ),
    Option(
        "scout_charge",
        "on",
        "strategus.move.scout",
        {
            "on": "a scout may fight at the end of a move of any length",
            "off": "a scout attacks only a piece beside it",
        },
    ),
    Option(
        "memory_aid",
        "off",
        "strategus.hidden.memory",
        {
            "off": "a survivor of a fight is hidden again",
            "on": "an enemy piece shown in a fight keeps showing its rank",
        },
    ),
    Option(
        "no_fight_limit",
        200,
        "strategus.draw.no-fight",
        {"200": "200 half-moves without a fight are a draw", "off": "there is no such limit"},
        numbers=range(1, 10_000),
    ),
    Option(
        "repetition",
        "off",
        "strategus.repeat.two-square",
        {
            "off": "moves may be repeated",
            "isf": "the two-square and more-squares rules of tournaments hold",
        },
    ),
)
