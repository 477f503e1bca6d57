"""What a seat may see of a Rue game, and what it can work out from that.

Rule: rue.setup.hands
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.rng import Rng
from engine.core.types import Json, Seat
from engine.games.rue.placing import area
from engine.games.rue.position import from_data
from engine.games.rue.scoring import outcome
from engine.games.rue.state import RueState
from engine.games.rue.tiles import CODES


def view(state: RueState, seat: Seat | None) -> dict[str, Json]:
    """Return what a seat sees (None: a spectator).

    With hidden hands other hands show their size only: `{"count": 3, "cards": null}`.
    """
    result = outcome(state)
    shown = state.options["hands"] == "open" or state.is_over
    return {
        "game": "rue",
        "rules": 1,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.options),
        "turn": state.turn,
        "attacker": state.attacker,
        "to_move": state.to_move,
        "board": [state.table[cell].data(cell) for cell in sorted(state.table)],
        "hands": [
            {
                "count": len(hand),
                "cards": list(hand) if shown or other == seat else None,
            }
            for other, hand in enumerate(state.hands)
        ],
        "paid": list(state.paid),
        "scores": list(state.scores()),
        "area": list(area(state.table)) if state.table else None,
        "area_limit": 2 * state.seats,
        "outcome": result.data() if result else None,
    }


def imagine(view: Mapping[str, Any], options: Mapping[str, Any], rng: Rng) -> RueState:
    """Return a state that looks like `view`: hidden hands are what has not been played.

    In a set position with tiles left out, the right number of them is drawn by lot.
    """
    hands: list[Json] = []
    for seat, hand in enumerate(view["hands"]):
        if hand["cards"] is not None:
            hands.append(list(hand["cards"]))
            continue
        played = {tile["card"] for tile in view["board"] if tile["played_by"] == seat}
        left = [code for code in CODES if code not in played]
        rng.shuffle(left)
        hands.append([*left[: hand["count"]]])
    keys = ("game", "rules", "seats", "options", "turn", "attacker", "to_move", "board", "paid")
    data: dict[str, Json] = {key: view[key] for key in keys}
    return from_data({**data, "hands": hands, "pending": []}, view["seats"], options)
