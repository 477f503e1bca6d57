"""The browser's only door: JSON text in, JSON text out.

A request is `{"call": NAME, "board": ID, …}`; the answer `{"ok": true, "value": …}` or
`{"ok": false, "error": {"code": …, "message": …, "rule": …}}`. One bridge serves every board of a
page; each board has its own table. The calls are the public methods of `Table`, and `games`,
`clause` and `close`. See docs/develop/bridge.md.
"""

from __future__ import annotations

import json
from typing import Any

from engine import __version__
from engine.bots.bot import bots
from engine.core.errors import EngineError, shown
from engine.core.registry import clause_game, games
from engine.request import BadRequest, field
from engine.table import Table

CALLS = (
    "new", "load", "snapshot", "act", "preview", "why", "bot", "goto", "record", "position",
    "insights", "arrange",
)  # fmt: skip


class Bridge:
    """All tables of one page."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}

    def call(self, request: str) -> str:
        """Answer one request; never raises for what a request may hold."""
        try:
            answer: dict[str, Any] = {"ok": True, "value": self._answer(_read(request))}
        except EngineError as error:
            answer = {"ok": False, "error": error.data()}
        return json.dumps(answer, separators=(",", ":"))

    def _answer(self, request: object) -> Any:
        if not isinstance(request, dict):
            raise BadRequest("a request is an object with a field 'call'")
        name = request.pop("call", None)
        board = str(request.pop("board", ""))
        if name == "games":
            return {"version": __version__, "games": [game_data(key) for key in games()]}
        if name == "clause":
            return clause_data(field(request, "rule", str))
        if name == "close":
            return self._tables.pop(board, None) is not None
        if name not in CALLS:
            raise BadRequest(f"no call {shown(name)}; there are {', '.join(CALLS)}")
        if name in ("new", "load"):
            table = getattr(Table, name)(request)
            answer = table.snapshot(request)
            self._tables[board] = table
            return answer
        if board not in self._tables:
            raise BadRequest(f"board {shown(board)} has no game yet; call 'new' or 'load' first")
        return getattr(self._tables[board], name)(request)


def _read(request: str) -> object:
    try:
        return json.loads(request)
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            reason = str(error)
        elif isinstance(error, ValueError):
            reason = "a number has too many digits"
        else:
            reason = "nested too deep"
        raise BadRequest(f"no JSON: {reason}") from error


def game_data(key: str) -> dict[str, Any]:
    """Return what a set-up form and a board need to know of a game."""
    game = games()[key]
    return {
        "key": key,
        "title": game.title,
        "seats": list(game.most_seats),
        "options": [option.data() for option in game.options],
        "components": [
            {
                "key": one.key,
                "name": one.name,
                "kind": one.kind,
                "rule": one.rule,
                "about": one.about,
            }
            for one in game.components()
        ],
        "bots": [
            {"key": bot.key, "about": game.bot_words.get(bot.key, bot.about)}
            for bot in bots().values()
        ],
    }


def clause_data(rule: str) -> dict[str, Any]:
    """Return a clause for a preview: id, title, body (Markdown), basis, game."""
    game = clause_game(rule)
    clause = game.rulebook.clause(rule)
    return {
        "id": clause.id,
        "game": game.key,
        "title": clause.title,
        "body": clause.body,
        "basis": clause.basis,
    }
