"""The words of a Vye picture: places on the table, tokens, and tables of the past."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.block import Entry
from engine.core.errors import PositionError, shown
from engine.core.grid import PlaneCells
from engine.core.types import Cell, Seat
from engine.games.vye.lands import LANDS
from engine.games.vye.places import card_at, known_key
from engine.games.vye.state import Layer, Spot, Table
from engine.games.vye.tokens import NOBODY, UNDEAD

MOST_TOKENS = 999_999
"""More than any game can bring about; what a word of a picture can say."""

MOST_CHANGED = 12
"""Past tables that can differ from the present: after twelve turns token actions end."""

TOKENS = re.compile(r"([0-9]|u)(?:x([1-9][0-9]{0,5}))?")
LIKE = "tokens look like 0, 0x3, u or ux2, on a Sanctuary like 0+1+u"


def word(spot: Spot) -> str:
    """Return a place as a word of a picture: `lost-city:0x2/wild-land=land-c`.

    That is: top card, the Land that a Wild Land stands for, its tokens, then what lies beneath.
    """
    if spot.shares:
        tokens = "+".join(_holder(share) for share in spot.shares)
    else:
        tokens = token_word(spot.owner, spot.tokens) if spot.tokens else ""
    parts = [_card(spot) + (f":{tokens}" if tokens else "")]
    return "/".join(parts + [_card(layer) for layer in spot.beneath])


def token_word(owner: Seat, tokens: int) -> str:
    """Return tokens as a word: `0` one of seat 0, `0x3` three, `ux2` two Undead, `.` none."""
    if not tokens:
        return "."
    return _holder(owner) + (f"x{tokens}" if tokens > 1 else "")


def read_word(text: str, line: int) -> Spot:
    """Read a word of a picture; raise PositionError with the line of one that is none."""
    top, *under = text.split("/")
    card, colon, tokens = top.partition(":")
    key, land = _read_card(card, text, line)
    layers = []
    for part in under:
        if ":" in part:
            raise _wrong(text, "tokens lie on the top card only, as in sinkhole:0/land-a", line)
        layers.append(Layer(*_read_card(part, text, line)))
    owner, number, shares = NOBODY, 0, tuple[Seat, ...]()
    if colon and key == "sanctuary":
        shares = _read_shares(tokens, text, line)
    elif colon:
        found = _read_tokens(tokens)
        if found is None:
            raise _wrong(text, f"{shown(tokens)} are no tokens; {LIKE}", line)
        owner, number = found
    return Spot(key, owner, number, land, tuple(layers), shares)


def seen_text(seen: tuple[Table, ...], table: Table) -> str:
    """Return past tables as text: the tokens that differed, ` | ` between two tables."""
    return " | ".join(_differences(past, table) for past in seen)


def read_seen(entry: Entry, table: Mapping[Cell, Spot]) -> tuple[Table, ...]:
    """Read what `seen_text` writes; raise PositionError with the line of what is wrong."""
    texts = entry.value.split("|")
    changed = sum(text.strip() != "-" for text in texts)
    if changed > MOST_CHANGED:
        raise PositionError("seen", too_many_changed(changed), entry.line)
    return tuple(_read_past(text, table, entry.line) for text in texts)


def too_many_changed(changed: int) -> str:
    """Return what is wrong with so many past tables. Rule: vye.turn.no-shuffling."""
    return f"{changed} tables differ from the present; {MOST_CHANGED} can at the most"


def read_cell(text: str, where: str, line: int) -> Cell:
    """Return the cell called `text`; raise PositionError where there is none."""
    cell = PlaneCells().parse(text)
    if cell is None:
        raise PositionError(where, f"{shown(text)} is no cell; one looks like 2,-1", line)
    return cell


def _card(card: Spot | Layer) -> str:
    return f"{card.key}={card.land}" if card.key == "wild-land" and card.land else card.key


def _holder(owner: Seat) -> str:
    return "u" if owner == UNDEAD else str(owner)


def _wrong(text: str, reason: str, line: int) -> PositionError:
    return PositionError("board", f"{shown(text)}: {reason}", line)


def _read_card(text: str, whole: str, line: int) -> tuple[str, str]:
    key, equals, aspect = text.partition("=")
    known_key(key, "board", line)
    if equals and key != "wild-land":
        raise _wrong(whole, f"only a Wild Land stands for another Land; write {key}", line)
    if equals:
        known_key(aspect, "board", line, LANDS)
    return key, key if key in LANDS else aspect


def _read_tokens(text: str) -> tuple[Seat, int] | None:
    match = TOKENS.fullmatch(text)
    if not match:
        return None
    return UNDEAD if match[1] == "u" else int(match[1]), int(match[2] or 1)


def _read_shares(text: str, whole: str, line: int) -> tuple[Seat, ...]:
    """Read the shares of a Sanctuary, in any order. Rule: vye.sanctuary.play."""
    shares: list[Seat] = []
    for part in text.split("+"):
        found = _read_tokens(part)
        if found is None or found[1] != 1:
            raise _wrong(whole, "a Sanctuary bears one token of a seat, written like 0+1+u", line)
        if found[0] in shares:
            raise _wrong(whole, f"{part} stands there twice; each has one share", line)
        shares.append(found[0])
    return tuple(sorted(shares, key=lambda share: (share == UNDEAD, share)))


def _differences(past: Table, table: Table) -> str:
    if past is table:
        return "-"
    words = [
        f"{x},{y}={token_word(past[x, y].owner, past[x, y].tokens)}"
        for x, y in sorted(past)
        if past[x, y] != table[x, y]
    ]
    return " ".join(words) or "-"


def _read_past(text: str, table: Mapping[Cell, Spot], line: int) -> Table:
    words = text.split()
    if words == ["-"]:
        return table
    if not words:
        reason = "a table is missing; '-' stands for one like the present, '|' between two"
        raise PositionError("seen", reason, line)
    past = dict(table)
    named: dict[Cell, None] = {}
    for item in words:
        name, equals, tokens = item.partition("=")
        found = (NOBODY, 0) if tokens == "." else _read_tokens(tokens)
        if not equals or found is None:
            reason = f"{shown(item)} is not like 0,0=1x2, where . stands for no token"
            raise PositionError("seen", reason, line)
        cell = read_cell(name, "seen", line)
        if cell not in table:
            raise PositionError("seen", f"no {card_at(cell)}", line)
        if cell in named:
            raise PositionError("seen", f"{name} stands twice in one table", line)
        named[cell] = None
        past[cell] = table[cell]._replace(owner=found[0], tokens=found[1])
    return past
