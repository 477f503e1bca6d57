"""Arranging a table in a rule test, acting on it, and reading what came of it."""

from __future__ import annotations

from engine.games.vye import GAME as VYE
from engine.games.vye.state import VyeState

WEAPONS = "theme=weapons-of-war"
LANDS = "theme=changing-lands"
KINGDOMS = "theme=connecting-kingdoms"
GREEDY = "theme=greedy-rulers"


def four(kinds: str) -> str:
    """Return the options for a theme of four kinds of one's choice."""
    return f"theme=players-choice kinds={kinds}"


def arrange(options: str, *rows: str, lines: str = "", seats: int = 2) -> VyeState:
    """Return the position with these rows; `lines` are other lines, separated by semicolons."""
    width = len(rows[0].split())
    board = [" ".join(["  ", *map(str, range(width))])]
    board += [f"  {y} {row}" for y, row in enumerate(rows)]
    others = [line.strip() for line in lines.split(";") if line.strip()]
    head = ["game: vye", f"seats: {seats}", f"options: {options}"]
    return VYE.parse_picture("\n".join([*head, *others, "board:", *board]))


def act(state: VyeState, *actions: str) -> tuple[VyeState, list[str]]:
    """Return the position after the actions, and what the last one told."""
    told: list[str] = []
    for text in actions:
        step = VYE.apply(state, VYE.parse(text))
        state, told = step.state, [f"{event.kind} {event.rule}" for event in step.events]
    return state, told


def table(state: VyeState) -> list[str]:
    """Return the rows of a position, as `arrange` takes them."""
    (board,) = [entry for entry in VYE.position_entries(state) if entry.key == "board"]
    return [" ".join(line.split()[1:]) for _, line in board.body[1:]]


def line(state: VyeState, key: str) -> str | None:
    """Return what a line of the position says; None where it is left out as usual."""
    found = {entry.key: entry.value for entry in VYE.position_entries(state)}
    return found.get(key)


def legal(state: VyeState, verb: str = "") -> list[str]:
    """Return the legal actions that start with a verb."""
    texts = [VYE.format(action) for action in VYE.legal_actions(state)]
    return [text for text in texts if text.startswith(verb)]


def refused(state: VyeState, action: str) -> str:
    """Return the clause under which an action is refused; "" for a legal one."""
    refusal = VYE.refusal(state, VYE.parse(action))
    return refusal.rule if refusal else ""


def asked(state: VyeState) -> int | None:
    """Return the seat that has to act."""
    decision = VYE.decision(state)
    return decision.seat if decision else None


def undead_left(state: VyeState) -> object:
    """Return how many Undead tokens are off the table."""
    return VYE.view(state, 0)["undead"]
