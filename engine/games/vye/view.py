"""What a seat may see of a Vye game, and what it can work out from that.

Rule: vye.public
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.rng import Rng
from engine.core.types import Json, Seat
from engine.games.vye.board import supply, undead_left
from engine.games.vye.cards import SIDEBOARD_KINDS
from engine.games.vye.components import EMPRESS
from engine.games.vye.data import from_data
from engine.games.vye.families import FAMILY
from engine.games.vye.scoring import outcome, scores, scoring_kingdom
from engine.games.vye.setup import in_play
from engine.games.vye.state import VyeState, differences
from engine.games.vye.themes import KID_FRIENDLY

PUBLIC: tuple[str, ...] = (
    *("game", "rules", "seats", "options", "houses", "sets", "kinds", "turn", "to_move", "extra"),
    *("quiet", "board", "sideboards", "seen", "pending", "over"),
)
"""What stands in a view as it stands in the state's data."""

DEEPEST = 5
"""How far from the bottom of the pile the Empress can lie. Rule: vye.setup.empress."""


def view(state: VyeState, seat: Seat | None) -> dict[str, Json]:
    """Return what a seat sees (None: a spectator).

    Other hands show their size only, `{"count": 4, "cards": null}`, when the game is over too; of
    the pile nobody sees more than its size.
    """
    result = outcome(state)
    hands: list[Json] = [
        {"count": len(hand), "cards": list(hand) if other == seat else None}
        for other, hand in enumerate(state.hands)
    ]
    supplies: list[Json] = [supply(state, other) for other in range(state.seats)]
    kingdoms: list[Json] = [
        [list(cell) for cell in scoring_kingdom(state, other)] for other in range(state.seats)
    ]
    return {
        "game": "vye",
        "rules": 1,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.options),
        "houses": list(state.houses),
        "sets": list(state.sets),
        "kinds": list(state.kinds),
        "turn": state.turn,
        "to_move": state.to_move,
        "extra": state.extra,
        "quiet": state.quiet,
        "board": [state.table[cell].data(cell) for cell in sorted(state.table)],
        "hands": hands,
        "sideboards": [list(cards) for cards in state.sideboards],
        "pile": len(state.pile),
        "supplies": None if state.options["tokens"] == "unlimited" else supplies,
        "undead": undead_left(state),
        "scores": list(scores(state)),
        "kingdoms": kingdoms,
        "seen": [differences(past, state.table) for past in state.seen],
        "pending": [decision.data() for decision in state.pending],
        "over": state.over,
        "outcome": result.data() if result else None,
    }


def imagine(view: Mapping[str, Any], options: Mapping[str, Any], rng: Rng) -> VyeState:
    """Return a state that looks like `view`: unseen cards are shuffled into hands and pile.

    In a set position with cards left out, the right number of them is drawn by lot. The Empress
    lies among the last five cards of the pile, all places equally likely, until she is drawn.
    Rule: vye.public, vye.setup.empress
    """
    left = _unseen(view, options)
    rng.shuffle(left)
    hands: list[Json] = []
    for hand in view["hands"]:
        if hand["cards"] is not None:
            hands.append(list(hand["cards"]))
            continue
        number = len(left) - hand["count"]
        hands.append([*left[number:]])
        del left[number:]
    size = view["pile"]
    pile = left[:size]
    if _has_empress(view, options):
        del pile[size - 1 :]
        pile.insert(size - 1 - rng.below(min(DEEPEST, size)), EMPRESS)
    data: dict[str, Json] = {key: view[key] for key in PUBLIC}
    return from_data({**data, "hands": hands, "pile": [*pile]}, view["seats"], options)


def _has_empress(view: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """Tell whether the Empress is taken to lie in the pile."""
    return view["pile"] > 0 and not view["over"] and options["theme"] != KID_FRIENDLY


def _unseen(view: Mapping[str, Any], options: Mapping[str, Any]) -> list[str]:
    """Return the cards of this game that may lie in hidden hands or the pile, ascending."""
    houses, sets, kinds = (tuple(view[key]) for key in ("houses", "sets", "kinds"))
    left = Counter(in_play(view["seats"], houses, sets, kinds, str(options["theme"])))
    for place in view["board"]:
        left.subtract([place["card"], *(layer["card"] for layer in place["beneath"])])
    for hand in view["hands"]:
        left.subtract(hand["cards"] or ())
    hidden = [key for key in left if key != EMPRESS and not _lies_open(key)]
    return [key for key in sorted(hidden) for _ in range(left[key])]


def _lies_open(key: str) -> bool:
    """Tell whether a card lies on a sideboard or on the table, never in a hand or the pile."""
    return key in FAMILY or key in SIDEBOARD_KINDS
