"""Standees: pieces as strips that fold to tents, on sheets of one owner each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.draw.scene import Scene
from generator.faces import face, game_module
from generator.kits.extra import READ, Extra
from generator.kits.options import PALETTES
from generator.kits.part import Sheets
from generator.sheets.impose import impose
from generator.sheets.papers import Paper
from generator.sheets.plan import Page
from generator.sheets.ticks import fold_ticks
from generator.sheets.wish import Item, Stock, Wish

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

KIND = "standee"
PIECE = "standees"
NOTE = (
    "Print on one side. Cut the strips out, fold the middle line up and the two outer ones down to"
    " a tent, and glue one foot on the other."
)


def standees(game: AnyGame) -> dict[str, Component]:
    """The components that a game has as standees, too, by the keys of those."""
    drawn = getattr(game_module(game.key), "EXTRAS", {})
    own = {f"{component.key}-{KIND}": component for component in game.components()}
    return {key: own[key] for key, (kind, _) in drawn.items() if kind == KIND and key in own}


def _folds(game: AnyGame) -> tuple[float, ...]:
    """Where a game's standees are folded, in mm from the top."""
    return tuple(getattr(game_module(game.key), "FOLDS", ()))


def _make(kit: Kit, options: KitOptions, paper: Paper) -> Sheets:
    game = kit.game
    faces: dict[str, Scene] = {}
    armies = [list(_army(kit, seat, faces)) for seat in range(game.most_seats[-1])]
    first = next(iter(faces.values()))
    bleed = first.bleed if options.bleed is None else min(options.bleed, first.bleed)
    stock = Stock(first.width, first.height, bleed)
    wish = Wish(
        paper=paper,
        layout="fronts",
        heading=f"{game.title} {PIECE}",
        palette=PALETTES[options.palette],
        margin=options.margin,
        gap=options.gap,
        marks=options.marks,
        mark_sides=options.mark_sides,
        registration=options.registration,
        shift=options.shift,
    )
    per = impose(armies[0], stock, wish).per_sheet
    items = [item for army in armies for item in (*army, *[None] * (-len(army) % per))]
    plan = impose(items, stock, wish)
    pages = tuple(_with_folds(page, _folds(game), options) for page in plan.pages)
    notes = [NOTE, *(f"Note: {note}." for note in plan.notes)]
    return Sheets(PIECE, replace(plan, pages=pages), faces, " ".join(notes))


def _army(kit: Kit, seat: int, faces: dict[str, Scene]) -> Iterator[Item]:
    for key, component in standees(kit.game).items():
        name = f"{key}-{seat + 1}"
        faces[name] = face(kit.game.key, key, seat=seat)
        yield from [Item(name, None, component.name, kit.owner(seat))] * component.count


def _with_folds(page: Page, folds: tuple[float, ...], options: KitOptions) -> Page:
    """The page with ticks beside the strips where they are folded."""
    if options.marks == "none":
        return page
    return replace(page, marks=(*page.marks, *fold_ticks(page.slots, folds)))


EXTRA = Extra(
    PIECE,
    lambda game: bool(standees(game)),
    _make,
    idle=READ - {"marks", "mark_sides", "registration", "gap", "bleed"},
)
