"""What a terminal shows of a Vye game: the table in short words, what they mean, every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.grid import beside
from engine.core.types import Cell, Json
from engine.core.words import UNBROKEN, WIDTH, wrapped
from engine.games.vye.lands import LANDS
from engine.games.vye.legal import MOST_QUIET
from engine.games.vye.names import HOUSE_NAMES, card_name
from engine.games.vye.telling import at

MARKS = "abcde"
"""A sign for the tokens of each seat."""

UNDEAD_MARK, COVER_MARK, WILD_MARK, FREE_MARK = "u", "+", "*", "."
FAR = 10
"""Rows or columns from which on heads stand on both sides."""


def board_lines(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return the table, its legend, and what each seat has, as lines of at most WIDTH signs."""
    board = view["board"]
    words = {(each["cell"][0], each["cell"][1]): word(each) for each in board}
    is_on = view["outcome"] is None
    if is_on:
        free = {near for cell in words for near in beside(cell)} - words.keys()
        words |= dict.fromkeys(sorted(free), FREE_MARK)
    lines = [*grid_lines(words), "", *_legend(board, names, is_on), ""]
    for seat in range(len(names)):
        lines += _seat_lines(view, names, seat)
    return lines + wrapped("  ", _counts(view, names))


def word(place: Mapping[str, Any]) -> str:
    """Return a place on the table as a short word: `Aa2`, a Land of set A with two tokens of a.

    After the code of the top card: whose tokens lie there and how many, if more than one; `+`
    where it covers other cards.
    """
    tokens = str(place["tokens"]) if place["tokens"] > 1 else ""
    owners = "".join(map(_mark, place["shares"] or [place["owner"]]))
    covers = COVER_MARK if place["beneath"] else ""
    return f"{code(place['card'], place['land'])}{owners}{tokens}{covers}"


def code(key: str, land: str | None = None) -> str:
    """Return the short code of a card: its initials, or two letters of a single word.

    A Land has the letter of its set; a Wild Land that of the Land it counts as, and a star.
    """
    if key == "wild-land":
        return (LANDS[land] if land else "") + WILD_MARK
    if key in LANDS:
        return LANDS[key]
    name = card_name(key)
    first = name.split()
    return "".join(part[0] for part in first) if len(first) > 1 else name[:2].upper()


def grid_lines(words: Mapping[Cell, str]) -> list[str]:
    """Draw words on a grid with heads; what is too wide for WIDTH follows in further blocks."""
    xs = range(min(x for x, _ in words), max(x for x, _ in words) + 1)
    ys = range(min(y for _, y in words), max(y for _, y in words) + 1)
    columns = [_column(words, x, ys) for x in xs]
    head = ["", *map(str, ys), *([""] if len(ys) >= FAR else [])]
    gap = 2 if _width(head, columns, 2) <= WIDTH else 1
    lines: list[str] = []
    while columns:
        number = len(columns)
        while number > 1 and _width(head, columns[:number], gap) > WIDTH:
            number -= 1
        if lines or number < len(columns):
            lines += ([""] if lines else []) + [
                f"columns {columns[0][0]} to {columns[number - 1][0]}"
            ]
        lines += _joined(head, columns[:number], gap)
        del columns[:number]
    return lines


def _column(words: Mapping[Cell, str], x: int, ys: range) -> list[str]:
    foot = [str(x)] if len(ys) >= FAR else []
    return [str(x), *(words.get((x, y), "") for y in ys), *foot]


def _width(head: list[str], columns: list[list[str]], gap: int) -> int:
    both = [head, *columns, *([head] if len(columns) >= FAR else [])]
    return sum(max(map(len, column)) for column in both) + gap * (len(both) - 1)


def _joined(head: list[str], columns: list[list[str]], gap: int) -> list[str]:
    right = [head] if len(columns) >= FAR else []
    padded = []
    for column in [head, *columns, *right]:
        width = max(map(len, column))
        padded.append([text.ljust(width) for text in column])
    return [(" " * gap).join(row).rstrip() for row in zip(*padded, strict=True)]


def _legend(board: Sequence[Mapping[str, Any]], names: Sequence[str], is_on: bool) -> list[str]:
    """Explain the codes and signs that are on the table, and no others."""
    lands = {each["land"] if each["card"] == "wild-land" else each["card"] for each in board}
    keys = [key for key in sorted(lands - {None}) if key in LANDS]
    keys += sorted({each["card"] for each in board} - LANDS.keys() - {"wild-land"})
    lines = wrapped("", _whole(", ", [f"{code(key)} {card_name(key)}" for key in keys]))
    owners: set[Json] = {share for each in board for share in (each["owner"], *each["shares"])}
    holders = [f"{MARKS[seat]} {name}" for seat, name in enumerate(names) if seat in owners]
    holders += [f"{UNDEAD_MARK} the Undead"] * ("undead" in owners)
    number = " and, from two on, how many" * any(each["tokens"] > 1 for each in board)
    signs = [f"{', '.join(holders)}: whose tokens lie there{number}"] * bool(holders)
    signs += [f"{WILD_MARK} Wild Land"] * any(each["card"] == "wild-land" for each in board)
    signs += [f"{COVER_MARK} covers a card"] * any(each["beneath"] for each in board)
    signs += [f"{FREE_MARK} free"] * is_on
    lines += wrapped("", _whole("; ", signs))
    for each in board:
        if each["beneath"]:
            under = [_layer(layer) for layer in each["beneath"]]
            where = f"{card_name(each['card'])} at {at(each['cell'])}"
            lines += wrapped("", f"{where} covers {', which covers '.join(under)}")
    return lines


def _layer(layer: Mapping[str, Any]) -> str:
    if not layer["land"]:
        return card_name(layer["card"])
    return f"{card_name(layer['card'])} ({card_name(layer['land'])})"


def _seat_lines(view: Mapping[str, Any], names: Sequence[str], seat: int) -> list[str]:
    """Return whose turn it is, score, house, hand, sideboard and supply of a seat."""
    asked = view["pending"][-1]["seat"] if view["pending"] else view["to_move"]
    mover = ">" if view["outcome"] is None and asked == seat else " "
    points, cards = view["scores"][seat], len(view["kingdoms"][seat])
    house = HOUSE_NAMES[view["houses"][seat]]
    kingdom = f", largest kingdom of {_plural(cards, 'card')}" if cards else ""
    head = f"{names[seat]}, {house}: {_plural(points, 'point')}{kingdom}"
    hand = view["hands"][seat]
    held = " ".join(hand["cards"] or ()) if hand["cards"] is not None else ""
    has = ["hand: " + (held or _plural(hand["count"], "card"))]
    has += ["sideboard: " + " ".join(view["sideboards"][seat])] * bool(view["sideboards"][seat])
    if view["supplies"] is not None:
        has.append(f"supply: {_plural(view['supplies'][seat], 'token')}")
    lines = wrapped(f"{mover} {MARKS[seat]} ", head)
    for text in has:
        lines += wrapped("    ", text)
    return lines


def _counts(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return what lies aside and what is counted, as far as it matters."""
    pile = _plural(view["pile"], "card")
    found = [f"turn {view['turn']}", f"pile: {pile}"]
    if "necropolis" in view["kinds"]:
        found.append(f"Undead off the table: {_plural(view['undead'], 'token')}")
    if view["extra"]:
        name = names[view["to_move"]]
        found.append(f"{name} takes {_plural(view['extra'], 'extra turn')} after this one")
    if view["quiet"] >= MOST_QUIET:
        found.append(f"{view['quiet']} turns without a card: no token action until one is played")
    elif view["quiet"]:
        found.append(f"{_plural(view['quiet'], 'turn')} without a card")
    return "; ".join(found)


def _mark(owner: Json) -> str:
    if owner == "undead":
        return UNDEAD_MARK
    return MARKS[owner] if isinstance(owner, int) else ""


def _plural(count: int, one: str) -> str:
    return f"{count or 'no'} {one}{'' if count == 1 else 's'}"


def _whole(separator: str, items: Sequence[str]) -> str:
    """Join short items so that no line ends within one."""
    return separator.join(
        item if len(item) > WIDTH // 2 else item.replace(" ", UNBROKEN) for item in items
    )
