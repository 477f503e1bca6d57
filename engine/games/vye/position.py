"""Vye positions as text: written, and read with all that a person may leave out."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.block import Entry, whole_number
from engine.core.decision import Decision
from engine.core.errors import PositionError, shown
from engine.core.grid import PlaneCells, draw_grid, read_grid
from engine.core.types import Cell, Options, Seat
from engine.games.vye.aim import ACTION
from engine.games.vye.asked import (
    MOST_LEFT,
    first_of,
    is_action,
    memo_of,
    rebuilt,
    usual_left,
)
from engine.games.vye.board import open_cells
from engine.games.vye.cards import SPECIALS
from engine.games.vye.check import check
from engine.games.vye.defaults import usual_kinds, usual_sets, usual_sideboards
from engine.games.vye.lands import LETTERS
from engine.games.vye.options import houses_of
from engine.games.vye.places import MOST_CARDS, known_key
from engine.games.vye.position_words import read_cell, read_seen, read_word, seen_text, word
from engine.games.vye.setup import fixed_kinds, sideboard
from engine.games.vye.state import Layer, Spot, Table, VyeState, is_wild
from engine.games.vye.themes import KID_FRIENDLY

__all__ = ["MOST_NUMBER", "entries", "keys", "read", "read_word", "word"]

MOST_NUMBER = 999_999_999
"""More turns than any game has; what a position can say."""


def keys(seats: int) -> tuple[str, ...]:
    """Return the lines that a Vye position may have."""
    zones = [f"{zone} {seat}" for seat in range(seats) for zone in ("hand", "sideboard")]
    first = ("sets", "kinds", "turn", "to-move", "extra", "quiet", "seen")
    return (*first, *zones, "pile", "empress", "asked", "board")


def entries(state: VyeState) -> list[Entry]:
    """Return the lines of a position, without those that say the usual."""
    lines: list[tuple[str, str]] = [("sets", " ".join(state.sets))]
    if fixed_kinds(state.options) is None:
        lines.append(("kinds", " ".join(state.kinds)))
    lines += [("turn", str(state.turn)), ("to-move", str(state.to_move))]
    lines += [("extra", str(state.extra))] * (state.extra > 0)
    lines += [("quiet", str(state.quiet))] * (state.quiet > 0)
    if not _is_same(state.seen, usual_seen(state.table, state.pending, state.over)):
        lines.append(("seen", seen_text(state.seen, state.table)))
    for seat in range(state.seats):
        lines.append((f"hand {seat}", " ".join(state.hands[seat])))
        lines.append((f"sideboard {seat}", " ".join(state.sideboards[seat])))
    lines.append(("pile", " ".join(state.pile)))
    if state.over and state.options["theme"] != KID_FRIENDLY:
        lines.append(("empress", "drawn"))
    lines += [("asked", _asked_text(state, decision)) for decision in state.pending]
    words = {cell: word(spot) for cell, spot in state.table.items()}
    drawn = draw_grid(words, PlaneCells())
    board = Entry("board", "", 0, tuple((0, line) for line in drawn))
    return [*(Entry(key, text, 0) for key, text in lines), board]


def read(seats: int, options: Options, found: Mapping[str, Entry]) -> VyeState:
    """Return the position that lines describe; raise PositionError or RecordError with a line.

    What may be left out: the sets and kinds in play are then those of the cards that lie there,
    filled up in the order of the alphabet; hands and pile are empty; a sideboard is full, less what
    lies somewhere else; a token action may not bring back the present table only.
    """
    drawn = read_grid(found["board"].body if "board" in found else (), PlaneCells())
    if len(drawn) > MOST_CARDS:
        line = found["board"].line
        raise PositionError("board", f"{len(drawn)} cards; the box holds {MOST_CARDS}", line)
    table = {cell: read_word(*drawn[cell]) for cell in sorted(drawn)}
    lines = {cell: line for cell, (_, line) in drawn.items()}
    heads = {key: entry.line for key, entry in found.items()}
    hands = [_cards(found.get(f"hand {seat}")) for seat in range(seats)]
    given = {
        seat: _cards(found[f"sideboard {seat}"])
        for seat in range(seats)
        if f"sideboard {seat}" in found
    }
    pile = _pile(found.get("pile"))
    there = [*_on_table(table), *pile, *(key for hand in hands for key in hand)]
    houses = houses_of(seats, options)
    named = [*there, *(key for cards in given.values() for key in cards)]
    kinds = _words(found, "kinds", SPECIALS, usual_kinds(options, named))
    full = [sideboard(house, kinds, str(options["theme"])) for house in houses]
    loose = there[len(_on_table(table)) :]
    quiet = _number(found.get("quiet"), "quiet", 0, 0)
    to_move = _seat(found.get("to-move"), seats)
    over = _is_over(found.get("empress"), hands, options)
    pending = _asked(found.get("asked"), seats, to_move)
    state = VyeState(
        seats=seats,
        options=options,
        houses=houses,
        sets=_words(found, "sets", LETTERS, usual_sets(seats, options, there)),
        kinds=kinds,
        table=table,
        hands=hands,
        sideboards=usual_sideboards(full, given, table, loose),
        pile=pile,
        to_move=to_move,
        turn=_number(found.get("turn"), "turn", quiet + 1, 1),
        extra=_number(found.get("extra"), "extra", 0, 0),
        quiet=quiet,
        seen=read_seen(found["seen"], table)
        if "seen" in found
        else usual_seen(table, pending, over),
        pending=pending,
        over=over,
        frontier=open_cells(table),
    )
    check(state, lines, heads)
    return state


def usual_seen(table: Table, pending: tuple[Decision, ...], over: bool) -> tuple[Table, ...]:
    """Return what is remembered where nothing else is said: the present table.

    Nothing while a played card's questions are open, nor when the game is over.
    """
    asked_by_card = bool(pending) and not is_action(pending[-1])
    return () if over or asked_by_card else (table,)


def _is_same(seen: tuple[Table, ...], other: tuple[Table, ...]) -> bool:
    return len(seen) == len(other) and all(a == b for a, b in zip(seen, other, strict=True))


def _on_table(table: Mapping[Cell, Spot]) -> list[str]:
    """Return the cards on the table, those beneath others and the aspects of Wild Lands too."""
    found = []
    for spot in table.values():
        cards: tuple[Spot | Layer, ...] = (spot, *spot.beneath)
        for card in cards:
            found += [card.key, card.land] if is_wild(card) and card.land else [card.key]
    return found


def _cards(entry: Entry | None) -> tuple[str, ...]:
    return tuple(sorted(_pile(entry)))


def _pile(entry: Entry | None) -> tuple[str, ...]:
    if entry is None:
        return ()
    words = entry.value.split()
    if len(words) > MOST_CARDS:
        reason = f"{len(words)} cards; the box holds {MOST_CARDS}"
        raise PositionError(entry.key, reason, entry.line)
    return tuple(known_key(key, entry.key, entry.line) for key in words)


def _words(
    found: Mapping[str, Entry],
    key: str,
    known: Mapping[str, object] | tuple[str, ...],
    usual: tuple[str, ...],
) -> tuple[str, ...]:
    """Return the known words of a line, ascending; `usual` without the line."""
    if key not in found:
        return usual
    entry = found[key]
    words = entry.value.split()
    for item in words:
        if item not in known:
            raise PositionError(key, f"{shown(item)} is none of {', '.join(known)}", entry.line)
        if words.count(item) > 1:
            raise PositionError(key, f"{item} stands there twice", entry.line)
    return tuple(sorted(words))


def _number(entry: Entry | None, what: str, usual: int, low: int) -> int:
    if entry is None:
        return usual
    return whole_number(entry.value, what, entry.line, low=low, high=MOST_NUMBER)


def _seat(entry: Entry | None, seats: int) -> Seat:
    if entry is None:
        return 0
    return whole_number(entry.value, "the seat to move", entry.line, high=seats - 1)


def _is_over(entry: Entry | None, hands: list[tuple[str, ...]], options: Options) -> bool:
    """Tell whether the game is over. Rule: vye.end.empress, vye.setup.kid-friendly."""
    for_kids = options["theme"] == KID_FRIENDLY
    if entry is not None and for_kids:
        raise PositionError("empress", "a kid-friendly game has no Empress", entry.line)
    if entry is not None and entry.value != "drawn":
        reason = f"it reads 'empress: drawn' or is left out, not {shown(entry.value)}"
        raise PositionError("empress", reason, entry.line)
    return not any(hands) if for_kids else entry is not None


def _asked_text(state: VyeState, decision: Decision) -> str:
    """Return a question as text: `0 earthquake 2,1 first 0,0`."""
    key, at, first = str(decision.memo[0]), decision.at, first_of(decision)
    assert at is not None
    words = [str(decision.seat), key, f"{at[0]},{at[1]}"]
    if decision.left != usual_left(key, decision.seat, state.to_move, state.seats, first):
        words += ["left", str(decision.left)]
    if first:
        words += ["first", f"{first[0]},{first[1]}"]
    return " ".join(words + [ACTION] * is_action(decision))


def _asked(entry: Entry | None, seats: int, to_move: Seat) -> tuple[Decision, ...]:
    """Read what `_asked_text` writes."""
    if entry is None:
        return ()
    line = entry.line
    right = "it reads like '0 midnight-heir 2,-1'; 'left N', 'first X,Y' and 'action' may follow"
    words = entry.value.split()
    if len(words) < 3:
        raise PositionError("asked", f"{shown(entry.value)} is too little; {right}", line)
    seat = whole_number(words[0], "the seat that is asked", line, high=seats - 1)
    key = known_key(words[1], "asked", line)
    at = read_cell(words[2], "asked", line)
    rest = words[3:]
    by_action = rest[-1:] == [ACTION]
    more = rest[:-1] if by_action else rest
    pairs = dict(zip(more[::2], more[1::2], strict=False))
    if len(more) != 2 * len(pairs) or not pairs.keys() <= {"left", "first"}:
        raise PositionError("asked", f"{shown(' '.join(rest))} cannot follow; {right}", line)
    first = read_cell(pairs["first"], "asked", line) if "first" in pairs else None
    left = usual_left(key, seat, to_move, seats, first)
    if "left" in pairs:
        left = whole_number(pairs["left"], "left", line, low=1, high=MOST_LEFT)
    error = PositionError("asked", f"{key} asks nothing", line)
    return (rebuilt(seat, key, at, left, memo_of(key, first, by_action), error),)
