"""The lasting ids of Strategus's clauses, in reading order, with where each comes from."""

from __future__ import annotations

# Every clause in reading order, by chapter, and where it comes from. Ids may be added, never
# renamed.
CHAPTERS: dict[str, dict[str, str]] = {
    "strategus.setup": {
        "strategus.setup.army": "text",
        "strategus.setup.zone": "text + ruling",
        "strategus.setup.secret": "text + ruling",
        "strategus.setup.first": "ruling",
    },
    "strategus.board": {"strategus.board.lakes": "ruling"},
    "strategus.move": {
        "strategus.move.step": "text",
        "strategus.move.scout": "text + ruling",
        "strategus.move.immobile": "text",
        "strategus.move.must": "ruling",
    },
    "strategus.hidden": {
        "strategus.hidden.blind": "text + ruling",
        "strategus.hidden.reveal": "text",
        "strategus.hidden.memory": "ruling",
        "strategus.hidden.end": "ruling",
    },
    "strategus.fight": {
        "strategus.fight.lower-wins": "text",
        "strategus.fight.equal": "text",
        "strategus.fight.trap": "text + ruling",
        "strategus.fight.fox": "text",
        "strategus.fight.mouse": "text",
        "strategus.fight.apple": "text",
        "strategus.fight.advance": "text",
    },
    "strategus.win": {
        "strategus.win.apple": "text",
        "strategus.win.no-animals": "text",
        "strategus.win.blocked": "text",
    },
    "strategus.draw": {
        "strategus.draw.both-immobile": "ruling",
        "strategus.draw.no-fight": "ruling",
        "strategus.draw.agreed": "ruling",
    },
    "strategus.repeat": {
        "strategus.repeat.two-square": "ruling",
        "strategus.repeat.more-squares": "ruling",
        "strategus.repeat.stuck": "ruling",
    },
    "strategus.end": {
        "strategus.end.resign": "ruling",
        "strategus.end.order": "ruling",
    },
}
BASIS = {rule: basis for clauses in CHAPTERS.values() for rule, basis in clauses.items()}

# Clauses that say what does not happen, or in which order; no event or refusal cites them.
UNCITED = {"strategus.hidden.blind", "strategus.end.order"}
