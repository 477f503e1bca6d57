"""Actions as people type them: what is none is answered with what may be done now."""

from __future__ import annotations

import re
from typing import Any

from engine.core.action import META_VERBS, Action, lowered
from engine.core.errors import NotationError, nearest, shown
from engine.core.game import Game
from engine.core.record import META, format_played, read_action
from engine.core.types import Seat
from engine.core.words import listed

WORD = re.compile(r"[a-z]+")


def read_typed(
    rules: Game[Any], state: Any, text: str, seat: Seat | None
) -> tuple[Action, Seat | None]:
    """Read an action as `read_action` does; `seat` is who types, None for who may not act.

    Raise NotationError; where nothing is called so, it names what `seat` may do now, in turn and
    out of turn.
    """
    meta = META.fullmatch(text)
    if meta is not None and meta[2] not in META_VERBS:
        reason = f"{shown(meta[2])} is nothing that is done out of turn"
        raise NotationError(
            text, meta.start(2) + 1, reason + _right(rules, state, meta[2], seat, out=True)
        )
    verb = next(iter(text.split()), "")
    is_known = meta is not None or verb in rules.shapes
    if is_known or lowered(text, rules.shapes, rules.cells):
        return read_action(rules, text)
    reason = f"no action is called {shown(verb)}"
    raise NotationError(text, 1, reason + _right(rules, state, text, seat))


def _right(rules: Game[Any], state: Any, text: str, seat: Seat | None, out: bool = False) -> str:
    """Return the end of a sentence that says what would be right; with `out`, out of turn only."""
    decision = rules.decision(state)
    if seat is None or decision is None:
        return nearest(text, META_VERBS if out else rules.shapes)
    meta = {a.verb: format_played(rules, a, seat) for a in rules.meta_actions(state, seat)}
    words = set(WORD.findall(text.lower()))
    meant = [shown(action) for verb, action in meta.items() if words & set(verb.split("-"))]
    if meant:
        return f"; did you mean {' or '.join(meant)}?"
    aside = f"out of turn: {listed(meta.values(), 'nothing')}"
    if out:
        return f"; {aside}"
    verbs = [action.verb for action in rules.legal_actions(state)] if seat == decision.seat else []
    found = nearest(next(iter(text.split()), ""), dict.fromkeys(verbs))
    if found.startswith("; did"):
        return found
    return f"; possible now: {listed(dict.fromkeys(verbs), 'nothing')}" + (
        f"; {aside}" if meta else ""
    )
