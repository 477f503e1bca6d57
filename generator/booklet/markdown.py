"""The part of Markdown that rulebooks are written in: paragraphs, lists, tables and terms."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_ITEM = re.compile(r"(?:- |(\d+)\. )(.*)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; emphasis is marked as in Markdown, links are their text."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list: `marks` are the numbers of its items with their dots, "" for a list without."""

    texts: tuple[str, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its head and rows, all of one length."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """Words that are explained: pairs of a term and what it means."""

    pairs: tuple[tuple[str, str], ...]


Block = Paragraph | Items | Table | Terms


def blocks(source: str) -> list[Block]:
    """The blocks of a clause's text, in order."""
    found: list[Block] = []
    for chunk in re.split(r"\n{2,}", _LINK.sub(r"\1", source.strip())):
        found += _chunk(chunk.splitlines())
    return _joined(found)


def _chunk(lines: list[str]) -> Iterator[Block]:
    """What stands between two empty lines: a list may follow its sentence at once."""
    if not lines:
        return
    if lines[0].startswith("|"):
        cells = [_cells(line) for line in lines]
        yield Table(cells[0], tuple(cells[2:]))
        return
    if len(lines) > 1 and lines[1].startswith(": "):
        yield Terms(((lines[0], _one_line([lines[1][2:], *lines[2:]])),))
        return
    first = next((i for i, line in enumerate(lines) if _ITEM.fullmatch(line)), len(lines))
    if first:
        yield Paragraph(_one_line(lines[:first]))
    texts: list[list[str]] = []
    marks: list[str] = []
    for line in lines[first:]:
        item = _ITEM.fullmatch(line)
        if item:
            texts.append([item[2]])
            marks.append(f"{item[1]}." if item[1] else "")
        else:
            texts[-1].append(line)
    if texts:
        yield Items(tuple(map(_one_line, texts)), tuple(marks))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _one_line(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def _joined(found: list[Block]) -> list[Block]:
    """Neighbouring lists of one kind, and terms, as one."""
    joined: list[Block] = []
    for block in found:
        last = joined[-1] if joined else None
        if isinstance(block, Terms) and isinstance(last, Terms):
            joined[-1] = Terms(last.pairs + block.pairs)
        elif isinstance(block, Items) and isinstance(last, Items) and _alike(block, last):
            joined[-1] = Items(last.texts + block.texts, last.marks + block.marks)
        else:
            joined.append(block)
    return joined


def _alike(one: Items, other: Items) -> bool:
    return bool(one.marks[0]) == bool(other.marks[0])
