"""The rules of Rue on one page, beside its pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.registry import AnyGame
from generator.booklet.rue import CLEAR, rules_sheet
from generator.kits.extra import Extra
from generator.kits.part import Leaf
from generator.sheets.papers import Paper

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions


def _serves(game: AnyGame) -> bool:
    return game.key == "rue"


def _make(kit: Kit, options: KitOptions, paper: Paper) -> Leaf:
    scene = rules_sheet(paper.width, paper.height)
    return Leaf("rules", "Rue, the rules on one page", (scene,), CLEAR)


EXTRA = Extra("rules", _serves, _make)
