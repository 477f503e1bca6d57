"""The events that a spectator sees are enough to keep the table: nothing changes without one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.event import Event
from engine.core.rng import Rng
from engine.games.vye.state import VyeState
from engine.games.vye.themes import THEMES
from tests.engine.games.vye.dense import dense
from tests.engine.games.vye.drawn import RULES, settings
from tests.engine.games.vye.test_dense import pick

Board = dict[tuple[int, int], dict[str, Any]]


class Kept:
    """What a spectator writes down: the table, hands by size, sideboards, the pile, owed turns."""

    def __init__(self, state: VyeState) -> None:
        view: Any = RULES.view(state, None)
        self.board: Board = {tuple(place["cell"]): place for place in view["board"]}
        self.hands = [hand["count"] for hand in view["hands"]]
        self.sideboards = [list(cards) for cards in view["sideboards"]]
        self.pile: int = view["pile"]
        self.extra: int = view["extra"]

    def is_like(self, state: VyeState) -> bool:
        """Tell whether a position looks as it was written down."""
        other = Kept(state)
        return vars(self) == vars(other)

    def follow(self, event: Event) -> None:
        """Change what one event says, if it says a change."""
        seen: Any = event.seen_by(None)
        change = getattr(self, f"_{event.kind.replace('-', '_')}", None)
        if change is not None:
            change(seen)

    def _at(self, cell: Any) -> dict[str, Any]:
        return self.board[tuple(cell)]

    def _put(self, cell: Any, owner: Any, tokens: int) -> None:
        self._at(cell).update(owner=owner if tokens else None, tokens=tokens)

    def _play(self, seen: Any) -> None:
        if seen["from"] == "hand":
            self.hands[seen["seat"]] -= 1
        else:
            self.sideboards[seen["seat"]].remove(seen["card"])
        beneath = []
        covered = self.board.get(tuple(seen["cell"]))
        if covered:
            beneath = [{"card": covered["card"], "land": covered["land"]}, *covered["beneath"]]
        self.board[tuple(seen["cell"])] = {
            "cell": seen["cell"], "card": seen["card"], "land": None, "owner": None,
            "tokens": 0, "beneath": beneath, "shares": [],
        }  # fmt: skip

    def _claim(self, seen: Any) -> None:
        self._put(seen["cell"], seen["seat"], seen["tokens"])

    _keep = _claim

    def _raise(self, seen: Any) -> None:
        self._put(seen["cell"], "undead", seen["tokens"])

    def _share(self, seen: Any) -> None:
        self._at(seen["cell"])["shares"] = seen["shares"]

    def _name(self, seen: Any) -> None:
        self._at(seen["cell"])["land"] = seen["land"]

    def _capture(self, seen: Any) -> None:
        self._put(seen["cell"], seen["seat"], 1)

    def _emptied(self, seen: Any) -> None:
        self._put(seen["cell"], None, 0)

    def _weaken(self, seen: Any) -> None:
        self._put(seen["cell"], seen["from"], seen["left"])

    def _spend(self, seen: Any) -> None:
        self._put(seen["cell"], seen["seat"], seen["left"])

    def _move(self, seen: Any) -> None:
        self._put(seen["from"], seen["seat"], seen["left"])
        self._put(seen["to"], seen["seat"], seen["there"])

    def _swap(self, seen: Any) -> None:
        one, other = (tuple(cell) for cell in seen["cells"])
        self.board[one], self.board[other] = (
            {**self.board[other], "cell": list(one)},
            {**self.board[one], "cell": list(other)},
        )

    def _draw(self, seen: Any) -> None:
        self.hands[seen["seat"]] += seen["count"]
        self.pile = seen["pile"]

    def _empress(self, seen: Any) -> None:
        self.pile -= 1

    def _extra(self, seen: Any) -> None:
        self.extra = seen["owed"]

    def _again(self, seen: Any) -> None:
        self.extra = seen["left"]


def games() -> Iterator[tuple[str, VyeState]]:
    """Yield first positions: of games of every theme, and crowded ones."""
    for number, theme in enumerate(THEMES):
        seats = 2 + number % 4
        given = settings(theme, seats, number)
        yield theme, RULES.setup(seats, seed=number, **given).state
    yield from ((f"crowded {number}", dense(number)) for number in range(40))


@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in games()])
def test_events_explain_every_change(state: VyeState) -> None:
    kept = Kept(state)
    rng = Rng(7)
    for _ in range(60):
        legal = RULES.legal_actions(state)
        if not legal:
            break
        step = RULES.apply(state, pick(state, legal, rng))
        state = step.state
        for event in step.events:
            kept.follow(event)
        assert kept.is_like(state), [event.public for event in step.events]
