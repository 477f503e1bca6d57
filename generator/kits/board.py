"""Boards: those of a game, in full size on as many sheets as the paper needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.registry import AnyGame
from generator.draw.scene import Place, Scene
from generator.faces import face, game_module
from generator.kits.extra import Extra
from generator.kits.options import PALETTES
from generator.kits.part import Sheets
from generator.sheets.papers import Paper
from generator.sheets.tile_sheets import board_plan
from generator.sheets.tiling import Tile, Tiling, Wishes, tiled
from generator.units import BLEED

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

KIND = "board"
#: The usual board, and the same with lakes.
BOARD, LAKES = "board", "board-lakes"
#: What to do with the printed sheets.
NOTE = (
    "Cut each sheet along the seams on its left and at its top, through the crosses. Glue the"
    " sheets of a row on each other’s flaps, then the rows, so that the crosses meet; cut the"
    " board out last."
)


def boards(game: AnyGame) -> dict[str, str]:
    """A game's boards, components or drawn beside them: their names by key, the usual one first."""
    found = {one.key: one.name for one in game.components() if one.kind == KIND}
    extras = getattr(game_module(game.key), "EXTRAS", {})
    return found | {key: name for key, (kind, name) in extras.items() if kind == KIND}


def tile_scenes(board: Scene, tiling: Tiling) -> dict[str, Scene]:
    """What each sheet shows of a board, by its label; the board is drawn once for all of them."""
    return {tile.label: _part(board, tile) for tile in tiling.tiles}


def _part(board: Scene, tile: Tile) -> Scene:
    shown = tile.shown
    placed = Place(board, board.width / 2 - shown.x0, board.height / 2 - shown.y0)
    name = f"{board.name} {tile.label}"
    return Scene(name, shown.width, shown.height, min(board.bleed, BLEED), (placed,))


def _usual(game: AnyGame) -> str:
    return next(iter(boards(game)))


def _make(kit: Kit, piece: str, key: str, options: KitOptions, paper: Paper) -> Sheets:
    game = kit.game
    board = face(game.key, key)
    seams = getattr(game_module(game.key), "SEAMS", {})
    wishes: tuple[Wishes, Wishes] = seams.get(key, ((), ()))
    size = board.width, board.height
    tiling = tiled(size, board.bleed, paper, options.margin, wishes)
    name = boards(game)[key]
    heading = f"{game.title} {name[:1].lower()}{name[1:]}"
    palette = PALETTES[options.palette]
    plan = board_plan(heading, tiling, board.bleed, paper, palette, options.margin)
    return Sheets(piece, plan, tile_scenes(board, tiling), NOTE if len(plan.pages) > 1 else "")


EXTRAS = (
    Extra(
        BOARD,
        lambda game: bool(boards(game)),
        lambda kit, options, paper: _make(kit, BOARD, _usual(kit.game), options, paper),
    ),
    Extra(
        LAKES,
        lambda game: LAKES in boards(game) and _usual(game) != LAKES,
        lambda kit, options, paper: _make(kit, LAKES, LAKES, options, paper),
    ),
)
