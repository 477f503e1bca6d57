"""The rules of a game beside its pieces: to read, to fold and staple, and for the pocket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.registry import AnyGame
from generator.booklet.book import book
from generator.booklet.fold import DUPLEX, booklet_plan, pocket_plan, reading_plan
from generator.booklet.page import CLEAR, half
from generator.booklet.pocket import SIDE as POCKET_CLEAR
from generator.booklet.pocket import pocket
from generator.draw.scene import Scene
from generator.kits.extra import Extra
from generator.kits.options import PALETTES
from generator.kits.part import Sheets
from generator.quick.brief import brief
from generator.sheets.errors import SettingError
from generator.sheets.papers import Paper

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

#: What to do with the printed sheets.
READ = "Pages of half the paper, to read on a screen or print one by one."
FOLD = (
    "Print on both sides and choose “flip on the short edge”. Lay the sheets into one another,"
    " first sheet outside, fold them in the middle and staple at the marks."
)
POCKET = (
    "Print on one side. Fold in half and half again, then once the other way, and unfold; cut the"
    " line in the middle, fold lengthwise, and push the ends together to a book of eight pages."
)


def _serves(game: AnyGame) -> bool:
    return bool(game.rulebook.clauses) and any(one.count for one in game.components())


def _keys(key: str, scenes: tuple[Scene, ...]) -> list[str]:
    return [f"{key}-{number}" for number, _ in enumerate(scenes, 1)]


def _require_margin(title: str, clear: float, options: KitOptions) -> None:
    if options.margin > clear:
        raise SettingError(
            f"{title} leaves {clear:g} mm white, not {options.margin:g}",
            "margin",
            f"choose at most {clear:g} mm, or print the other pieces only",
        )


def _rulebook(kit: Kit, options: KitOptions, paper: Paper) -> Sheets:
    made = book(kit.game, half(paper))
    _require_margin(made.title, CLEAR, options)
    keys = _keys("rulebook", made.scenes)
    palette = PALETTES[options.palette]
    plan = reading_plan(made.title, keys, paper, palette, options.margin)
    return Sheets("rulebook", plan, dict(zip(keys, made.scenes, strict=True)), READ)


def _booklet(kit: Kit, options: KitOptions, paper: Paper) -> Sheets:
    made = book(kit.game, half(paper))
    _require_margin(made.title, CLEAR, options)
    keys = _keys("booklet", made.scenes)
    title, palette = f"{made.title}, booklet", PALETTES[options.palette]
    plan = booklet_plan(title, keys, paper, palette, options.margin)
    return Sheets("booklet", plan, dict(zip(keys, made.scenes, strict=True)), FOLD)


def _pocket(kit: Kit, options: KitOptions, paper: Paper) -> Sheets:
    title = f"{kit.game.title}, the rules in brief"
    scenes = tuple(pocket(kit.game, *brief(kit.game), paper))
    _require_margin(title, POCKET_CLEAR - 1.0, options)
    keys = _keys("pocket", scenes)
    plan = pocket_plan(title, keys, paper, PALETTES[options.palette], options.margin)
    return Sheets("pocket", plan, dict(zip(keys, scenes, strict=True)), POCKET)


RULEBOOK = Extra("rulebook", _serves, _rulebook)
BOOKLET = Extra("booklet", _serves, _booklet, DUPLEX)
POCKET_BOOK = Extra("pocket", _serves, _pocket)
EXTRAS = (RULEBOOK, BOOKLET, POCKET_BOOK)
