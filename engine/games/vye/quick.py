"""The quick reference: the rules in short lines, each with the clauses that it sums up.

Page, sheet and booklet set the same lines. Numbers come from the engine's data.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.quick import Case, Line
from engine.core.words import listed
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import ROLES
from engine.games.vye.lands import ALLOWED, COPIES
from engine.games.vye.legal import MOST_QUIET
from engine.games.vye.names import number
from engine.games.vye.options import OPTIONS
from engine.games.vye.quick_rows import (
    AROUND,
    BESIDE,
    START,
    Players,
    Role,
    Special,
    Theme,
    players_row,
    role_row,
    special_row,
    theme_row,
)
from engine.games.vye.setup import BOTTOM
from engine.games.vye.themes import FREE_KINDS, LISTS
from engine.games.vye.turn import HAND


@dataclass(frozen=True, slots=True)
class QuickReference:
    """The whole reference, part by part in the order in which it is set."""

    goal: Line
    prepare: tuple[Line, ...]
    setup: tuple[Players, ...]
    themes: tuple[Theme, ...]
    turn: tuple[Line, ...]
    instead: tuple[Line, ...]
    lands: tuple[Line, ...]
    families: tuple[Role, ...]
    colour: Line
    attempt: tuple[Case, ...]
    words: tuple[Case, ...]
    specials: tuple[Special, ...]
    shared: tuple[Line, ...]
    scoring: tuple[Line, ...]


_DEFAULTS = {option.key: option.default for option in OPTIONS}


def _worth(key: str) -> str:
    return number(SPECIALS[key].worth(_DEFAULTS))


QUICK = QuickReference(
    goal=Line(
        "When the Inevitable Empress is drawn, the largest connected kingdom wins.",
        ("vye.end.empress", "vye.score.largest"),
    ),
    prepare=(
        Line(
            f"Everybody takes a house: its tokens, and its {number(len(ROLES))} Family cards, face"
            " up as a sideboard.",
            ("vye.setup.families",),
        ),
        Line(
            f"Shuffle all {number(COPIES)} Lands of each set in play. Deal {number(HAND)} to each"
            " player, in secret.",
            ("vye.setup.which-sets", "vye.setup.hands"),
        ),
        Line(
            f"Lay {number(START)} Lands face up, unclaimed: one, and one on each of its sides.",
            ("vye.setup.start-cards",),
        ),
        Line(
            "Choose a theme. Add every copy of its Specials; "
            + listed([card.name for card in SPECIALS.values() if card.sideboard])
            + " go to the sideboards, one each.",
            ("vye.setup.theme",),
        ),
        Line(
            f"Shuffle the rest; shuffle the Empress into its bottom {number(BOTTOM)} cards. Lots"
            " decide who begins.",
            ("vye.setup.empress", "vye.setup.first"),
        ),
    ),
    setup=tuple(players_row(players) for players in ALLOWED),
    themes=(
        *(theme_row(key, kinds) for key, kinds in LISTS.items()),
        Theme(
            "players-choice",
            "Players' Choice",
            (),
            f"{number(FREE_KINDS)} kinds that the players agree on",
            ("vye.setup.theme",),
        ),
        Theme(
            "random", "Random", (), f"{number(FREE_KINDS)} kinds drawn by lot", ("vye.setup.theme",)
        ),
    ),
    turn=(
        Line(
            "Play one card, from hand or sideboard, to an empty cell beside any card. Covers go on"
            " top of a card.",
            ("vye.turn.order", "vye.place.adjacent", "vye.cover.stack"),
        ),
        Line(
            "Claim it: put one of your tokens on it, unless the card says otherwise.",
            ("vye.turn.order",),
        ),
        Line(
            "Carry it out: a Land matches, a Family card captures, a Special does what it says.",
            ("vye.turn.order", "vye.land.match", "vye.family.play"),
        ),
        Line(
            f"Refill your hand to {number(HAND)}, never above. Then the player to your left goes"
            " on.",
            ("vye.turn.refill", "vye.turn.order"),
        ),
    ),
    instead=(
        Line(
            "Instead of a card: move a token from your Barracks or Fortress, or shoot with your"
            " Catapult, if it holds two or more.",
            ("vye.turn.token-action",),
        ),
        Line(
            "No token action may bring back a table that was there since the last card was played.",
            ("vye.turn.no-shuffling",),
        ),
        Line(
            f"After {number(MOST_QUIET)} turns in a row without a card, only cards may be played.",
            ("vye.turn.no-shuffling",),
        ),
        Line("Pass only if you can do nothing else; then you must.", ("vye.turn.pass",)),
    ),
    lands=(
        Line(
            "Attempt every adjacent Land of the same set. You have no choice in this.",
            ("vye.land.claim", "vye.land.match"),
        ),
        Line(
            "It spreads from Land to Land of the set through shared sides, your own ones included.",
            ("vye.land.chain", "vye.land.chain-own"),
        ),
        Line(
            "Another player's fortified Land loses one token and stops the chain.",
            ("vye.land.fortified",),
        ),
        Line(
            "Lands match only when played, never when captured or moved.",
            ("vye.land.only-when-played",),
        ),
    ),
    families=tuple(role_row(role) for role in ROLES),
    colour=Line(
        "Colour capture: also attempts adjacent Family cards of its own house, whoever holds them.",
        ("vye.family.colour", "vye.kernel.once"),
    ),
    attempt=(
        Case("It is yours already", "nothing happens", ("vye.kernel.attempt",)),
        Case("It is a Sanctuary or a Sinkhole", "nothing happens", ("vye.kernel.attempt",)),
        Case(
            "Two or more tokens lie on it",
            "it loses one; the token that attacked goes back to its owner",
            ("vye.kernel.attempt", "vye.kernel.attacker-token"),
        ),
        Case(
            "One token or none lies on it",
            "your token replaces what was there: captured",
            ("vye.kernel.attempt",),
        ),
    ),
    words=(
        Case("adjacent", f"the {number(len(BESIDE))} cards at its sides", ("vye.kernel.top",)),
        Case(
            "surrounding",
            f"the {number(len(AROUND))} cards around it, corners included",
            ("vye.kernel.top",),
        ),
        Case("claim", "put a token on the card just played", ("vye.kernel.operations",)),
        Case(
            "fortified",
            "more than one token lies on it; each attempt takes one off",
            ("vye.fortify.definition",),
        ),
        Case(
            "cover",
            "lay on top; what is beneath is out of play, fortified or not",
            ("vye.cover.stack", "vye.kernel.operations"),
        ),
        Case("kingdom", "cards of one player connected through sides", ("vye.score.kingdom",)),
    ),
    specials=tuple(special_row(key) for key in SPECIALS),
    shared=(
        Line(
            "Captured Specials do nothing at once, Waystone apart: that gives an extra turn.",
            ("vye.special.no-retrigger", "vye.waystone.captured"),
        ),
        Line(
            "A captured Barracks, Fortress or Catapult works for you once it holds two tokens.",
            ("vye.fortify.captured",),
        ),
        Line(
            "Cards held by the Undead are nobody's: they score for nobody and can be captured.",
            ("vye.kernel.undead",),
        ),
        Line(
            "Tokens are without limit. One that leaves the board goes back to its owner.",
            ("vye.tokens.supply", "vye.kernel.supply"),
        ),
    ),
    scoring=(
        Line("The game ends the moment the Empress is drawn.", ("vye.end.empress",)),
        Line(
            "Only your largest kingdom scores: the one of most cards, among equals of most points.",
            ("vye.score.largest",),
        ),
        Line(
            f"A card counts one, a Lost City {_worth('lost-city')}, a Sanctuary"
            f" {_worth('sanctuary')} for each player whose kingdom it joins.",
            ("vye.score.kingdom", "vye.lost-city.score", "vye.sanctuary.score"),
        ),
        Line("The highest score wins; equal scores share the win.", ("vye.score.tie",)),
    ),
)
"""The quick reference of Vye."""
