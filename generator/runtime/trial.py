"""Puts the engine through its paces inside Pyodide: what is loaded afterwards is what it needs.

A build runs it twice: with the whole standard library, to see which part is used, and with that
part alone, which has to do.
"""

import json
import traceback

from engine.bridge import Bridge
from engine.core.playout import digests
from engine.core.registry import games

bridge = Bridge()


def ask(**request: object) -> dict[str, object]:
    """Send a request through the door that the page uses."""
    answer: dict[str, object] = json.loads(bridge.call(json.dumps(request)))
    return answer


bridge.call("{")
if ask(call="games")["ok"] is not True:
    raise RuntimeError("the bridge does not list its games")
if ask(call="nothing of the kind")["ok"] is not False:
    raise RuntimeError("the bridge answers what is no call")
for key, game in games().items():
    digests(key, min(game.most_seats), [1])
    if ask(call="new", board=key, game=key, seats=min(game.most_seats))["ok"] is not True:
        raise RuntimeError(f"the bridge opens no board for {key}")
    for call in ("snapshot", "bot", "why", "record", "position", "act"):
        ask(call=call, board=key)
try:
    raise KeyError("what a traceback needs")
except KeyError:
    traceback.format_exc()
