"""Rows of the quick reference that the engine's data make: players, themes, roles, Specials."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.grid import beside
from engine.core.rulebook import parse_rulebook
from engine.core.types import Cell
from engine.core.words import listed
from engine.games.vye.board import around
from engine.games.vye.cards import SPECIALS
from engine.games.vye.family import REACH
from engine.games.vye.lands import ALLOWED, COPIES, USUAL
from engine.games.vye.names import number
from engine.games.vye.setup import LAYOUTS
from engine.games.vye.turn import HAND


class Players(NamedTuple):
    """The set-up for a number of players, without Specials; `pile` counts the Empress."""

    players: int
    fewest_sets: int
    usual_sets: int
    most_sets: int
    lands: int
    hand: int
    start: int
    pile: int
    rules: tuple[str, ...]


class Theme(NamedTuple):
    """A theme: its key and name, and the kinds of Special that it adds, by key and in words."""

    key: str
    name: str
    kinds: tuple[str, ...]
    text: str
    rules: tuple[str, ...]


class Role(NamedTuple):
    """A Family role; `reach` are the steps (x, y) to the cells that it attempts or may choose."""

    key: str
    name: str
    text: str
    reach: tuple[Cell, ...]
    chooses: bool
    rules: tuple[str, ...]


class Special(NamedTuple):
    """A kind of Special; `dealt` is "deck" or "sideboard", the first clause its main one."""

    key: str
    name: str
    copies: int
    dealt: str
    group: str
    text: str
    rules: tuple[str, ...]


CENTRE = (0, 0)
BESIDE = beside(CENTRE)
AROUND = around(CENTRE)
START = len(LAYOUTS["plus"])

_AIMS = {
    "advisor": "all {} surrounding cards",
    "king": "the {} adjacent cards",
    "queen": "the {} cards at her corners",
    "heir": "one of the {} surrounding cards: you choose, and must if there is a target",
}


def players_row(players: int) -> Players:
    """Return the set-up with the usual number of sets."""
    lands = COPIES * USUAL[players]
    return Players(
        players=players,
        fewest_sets=ALLOWED[players][0],
        usual_sets=USUAL[players],
        most_sets=ALLOWED[players][-1],
        lands=lands,
        hand=HAND,
        start=START,
        pile=lands - HAND * players - START + 1,
        rules=("vye.setup.land-sets", "vye.setup.hands", "vye.setup.empress"),
    )


def theme_row(key: str, kinds: tuple[str, ...]) -> Theme:
    """Return a theme that has a list."""
    name = key.replace("-", " ").title().replace(" Of ", " of ")
    rules: tuple[str, ...] = ("vye.setup.theme-lists",)
    text = listed((SPECIALS[kind].name for kind in kinds), none="no Specials")
    if key == "kid-friendly":
        rules = ("vye.setup.kid-friendly",)
        text = "Lands only, without Family cards and Empress; play until all hands are empty"
    return Theme(key, name, kinds, text, rules)


def special_row(key: str) -> Special:
    """Return a kind of Special, with the ids of all its clauses."""
    card = SPECIALS[key]
    dealt = "sideboard" if card.sideboard else "deck"
    rules = tuple(clause.id for clause in parse_rulebook(card.text).clauses)
    return Special(key, card.name, card.copies, dealt, card.group, card.quick, rules)


def role_row(role: str) -> Role:
    """Return a Family role."""
    chooses = role not in REACH
    reach = AROUND if chooses else REACH[role](CENTRE)
    text = f"Attempts {_AIMS[role].format(number(len(reach)))}."
    return Role(role, role.title(), text, reach, chooses, (f"vye.family.{role}",))
