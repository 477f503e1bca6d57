"""What prose pages show of a game: a board to play on, and what is in the box."""

from collections.abc import Sequence
from typing import Any

from engine.core.example import Example, parse_example
from engine.core.registry import AnyGame
from generator.site import board, words
from generator.site.board import Face
from generator.site.example import PX_PER_MM
from generator.site.inline import inline, symbols

_HOLDERS = {"seat": "player", "game": "game"}


def table(game: AnyGame) -> str:
    """The element on which a game is played; until somebody asks, it shows a picture."""
    return (
        f'<tilewright-board class="tw-table" game="{game.key}">{_picture(game)}</tilewright-board>'
    )


def contents(game: AnyGame) -> str:
    """What is in the box, as a table."""
    rows = [
        f"| {component.name} | {component.count} a {_HOLDERS[component.per]} | "
        f"[{game.rulebook.clause(component.rule).title}](rules.md#{component.rule}) |"
        for component in game.components()
    ]
    return "\n".join(["| piece | how many | for |", "|---|---|---|", *rows])


def _picture(game: AnyGame) -> str:
    """The end of the example with the most pieces on the table."""
    examples = [parse_example(f.text) for c in game.rulebook.clauses for f in c.examples]
    fullest = max(examples, key=lambda example: len(_laid(example)))
    laid = _laid(fullest)
    spots = [
        board.Spot(tuple(one["cell"]), one["card"], one["rotation"], one["counter"], one["coins"])
        for one in laid
    ]
    faces: list[Face] = [(game.key, spot.piece, None) for spot in spots]
    faces += [(game.key, "counter", s.counter) for s in spots if s.counter is not None]
    told = words.position(game, {"board": laid}, words.names(game, fullest.start.seats))
    drawn = inline(
        board.picture(game.key, game.title, spots, board.window(spot.cell for spot in spots)),
        f"A table in the middle of a game of {game.title}: {told}",
        css_class="tw-board",
        px_per_mm=PX_PER_MM,
        faces=faces,
    )
    return symbols(dict.fromkeys(faces)) + f'<div class="tw-pictures">{drawn}</div>'


def _laid(example: Example) -> Sequence[Any]:
    rows = example.play()
    found: Sequence[Any] = (rows[-1].state if rows else example.start).data()["board"]
    return found
