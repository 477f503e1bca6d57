"""What can be asked of the command `faces`, and which faces that chooses."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from generator.draw.palettes import NAMES as PALETTES
from generator.draw.pdf import Colour
from generator.errors import UsageError
from generator.faces import Size, trims
from generator.faces.catalogue import Entry, catalogue, looks_of, motifs
from generator.faces.owner import owner_name
from generator.sheets.errors import one_of
from generator.sheets.papers import paper as paper_of
from generator.units import BLEED, number

FORMATS = ("svg", "pdf", "png", "dxf")
#: The least and the most dots an inch that a PNG can have.
LEAST_DPI, MOST_DPI = 10.0, 1200.0


@dataclass(frozen=True, slots=True)
class Wish:
    """What faces are wanted, and how: None is everything, or what is usual."""

    game: str
    pieces: tuple[str, ...] = ()
    format: str = "svg"
    palette: str = "full"
    size: str = "print"
    trim: str | None = None
    motif: str | None = None
    seat: int | None = None
    dpi: float | None = None
    bleed: float | None = None
    inks: str | None = None
    words: str = "en"
    contact_sheet: bool = False
    paper: str | None = None


def check(wish: Wish) -> None:
    """Raises UsageError or SettingError for the first setting that cannot be had."""
    for value, known, where in (
        (wish.format, FORMATS, "format"),
        (wish.palette, PALETTES, "palette"),
        (wish.size, get_args(Size), "size"),
        (wish.inks, get_args(Colour), "inks"),
        (wish.motif, motifs(wish.game), "motif"),
        (wish.trim, trims(wish.game), "trim"),
    ):
        if value is not None and not known:
            raise UsageError(f"{where}: {wish.game} has none to choose from: leave it out")
        if value is not None and value not in known:
            raise one_of(value, known, where, where)
    _check_number("dpi", wish.dpi, LEAST_DPI, MOST_DPI, "")
    _check_number("bleed", wish.bleed, 0.0, BLEED, " mm")
    if wish.format == "dxf":
        idle = {
            "palette": wish.palette != "full", "bleed": wish.bleed is not None,
            "size": wish.size != "print", "words": wish.words != "en",
            "contact-sheet": wish.contact_sheet,
        }  # fmt: skip
        for name in (name for name, is_set in idle.items() if is_set):
            raise UsageError(f"{name}: dxf has outlines to cut along alone: leave it out")
    if wish.dpi is not None and wish.format != "png":
        raise UsageError(f"dpi: {wish.format} has no pixels: leave it out, or choose --format png")
    if wish.inks is not None and wish.format != "pdf":
        raise UsageError(
            f"inks: {wish.format} has none to choose from: leave it out, or choose --format pdf"
        )
    if wish.contact_sheet and wish.bleed is not None:
        raise UsageError("bleed: faces on a contact sheet are cut: leave it out")
    if wish.paper is not None and not wish.contact_sheet:
        raise UsageError("paper: single faces are on none: leave it out, or add --contact-sheet")
    if wish.paper is not None:
        paper_of(wish.paper)


def _check_number(
    name: str, value: float | None, least: float, most: float, unit: str
) -> None:  # fmt: skip
    if value is not None and not (math.isfinite(value) and least <= value <= most):
        span = f"{number(least)} to {number(most)}{unit}"
        raise UsageError(f"{name}: {value:g}{unit} is impossible: choose {span}")


def size_of(wish: Wish) -> Size:
    """The size in which faces are wanted."""
    size: Size = next(size for size in get_args(Size) if size == wish.size)
    return size


def chosen(wish: Wish) -> list[Entry]:
    """The entries that are wanted; raises UsageError where there are none of a kind."""
    entries = catalogue(wish.game, size_of(wish))
    known = dict.fromkeys([*(one.piece for one in entries), *(one.key for one in entries)])
    for piece in wish.pieces:
        if piece not in known:
            raise one_of(piece, dict.fromkeys(one.piece for one in entries), "PIECE", "piece")
    if wish.pieces:
        entries = tuple(e for e in entries if e.piece in wish.pieces or e.key in wish.pieces)
    usual = next(iter(trims(wish.game)), None)
    named = any(one.trim for one in entries if one.key in wish.pieces)
    if not named:
        other = {one.piece for one in entries if one.trim == wish.trim}
        if wish.trim not in (None, usual):
            entries = tuple(e for e in entries if e.trim == wish.trim or e.piece not in other)
            _require(wish, "trim", other)
        else:
            entries = tuple(one for one in entries if one.trim is None)
    found = _filtered(wish, entries)
    _check_screen(wish, found)
    return found


def _filtered(wish: Wish, entries: Iterable[Entry]) -> list[Entry]:
    """Those of a motif and seat; what has none of its own is everybody's."""
    found = list(entries)
    if wish.motif is not None:
        pictured = {one.piece for one in found if one.motif}
        _require(wish, "motif", pictured)
        found = [one for one in found if one.motif == wish.motif or one.piece not in pictured]
    if wish.seat is not None:
        seats = sorted({one.seat for one in found if one.seat is not None})
        _require(wish, "seat", seats)
        if wish.seat not in seats:
            *told, last = (f"{seat} ({owner_name(wish.game, seat)})" for seat in seats)
            listed = f"{', '.join(told)} or {last}" if told else last
            raise UsageError(f"seat: there is no {wish.seat}: choose {listed}")
        owned = {one.piece for one in found if one.seat is not None}
        found = [one for one in found if one.seat == wish.seat or one.piece not in owned]
    return found


def _require(wish: Wish, name: str, found: Iterable[object]) -> None:
    if not list(found):
        raise UsageError(f"{name}: changes nothing about {_about(wish)}: leave it out")


def _check_screen(wish: Wish, entries: Iterable[Entry]) -> None:
    """On a screen an SVG has fewer digits; else there is only the grain of paper to leave out."""
    if wish.size != "screen" or wish.format == "svg":
        return
    if all(looks_of(one.draw("screen")) == looks_of(one.draw("print")) for one in entries):
        raise UsageError(
            f"size: screen changes nothing about {_about(wish)} as {wish.format}: leave it out"
        )


def _about(wish: Wish) -> str:
    about = " and ".join(wish.pieces) or wish.game
    return f"the small faces of {about}" if wish.size == "small" else about
