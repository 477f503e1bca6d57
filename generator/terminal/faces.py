"""The command `faces`: single faces and contact sheets as files, and a game's texts to translate.

What is asked for is checked before anything is drawn; nothing is written here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from engine.core.registry import game as game_called
from generator.draw.dxf import dxf, trim_of
from generator.draw.palettes import NAMES as PALETTES
from generator.draw.palettes import Palette
from generator.draw.pdf import pdf
from generator.draw.png import png
from generator.draw.scene import Scene
from generator.draw.svg import svg
from generator.draw.text import MissingGlyph, TextOverflow
from generator.errors import UsageError
from generator.faces import Size, trims
from generator.faces.catalogue import Entry, catalogue, motifs
from generator.faces.contact import contact_sheet
from generator.faces.language import LanguageError, read_words, template, words_called
from generator.faces.words import PSEUDO_NAME, Words
from generator.files import read_text
from generator.sheets.errors import one_of
from generator.units import BLEED, number

FORMATS = ("svg", "pdf", "png", "dxf")
#: Dots an inch of a PNG: of a face, of a contact sheet, and the least and most there can be.
FACE_DPI, SHEET_DPI, LEAST_DPI, MOST_DPI = 300.0, 100.0, 10.0, 1200.0


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
    words: str = "en"
    contact_sheet: bool = False


def made(wish: Wish) -> list[tuple[str, bytes]]:
    """The files of a wish, by name; raises UnknownGame and GeneratorError for what is wrong."""
    game_called(wish.game)
    _check(wish)
    entries = _chosen(wish)
    words = _words(wish.words, wish.game)
    palette = Palette(wish.palette)
    drawn = [(entry, palette(scene)) for entry, scene in _drawn(entries, wish, words)]
    ending = "" if wish.palette == "full" else f"-{wish.palette}"
    ending = f"{'' if wish.size == 'print' else f'-{wish.size}'}{ending}"
    if wish.contact_sheet:
        shown = "" if wish.palette == "full" else f", {wish.palette.replace('-', ' ')}"
        title = f"{game_called(wish.game).title}{shown}"
        name = f"contact-sheet{f'-{wish.trim}' if wish.trim else ''}{ending}.{wish.format}"
        return [(name, _data(contact_sheet(title, drawn), wish, SHEET_DPI, is_round=False))]
    return [
        (
            f"{entry.key}{ending}.{wish.format}",
            _data(scene, wish, FACE_DPI, is_round=entry.is_round),
        )
        for entry, scene in drawn
    ]


def english(wish: Wish) -> bytes:
    """A game's texts in English, to be translated; raises UnknownGame and UsageError."""
    game_called(wish.game)
    if wish != Wish(wish.game):
        raise UsageError("words-template: holds all texts of a game: leave out what else you chose")
    return template(wish.game).encode()


def _data(scene: Scene, wish: Wish, dpi: float, *, is_round: bool) -> bytes:
    bleed = min(wish.bleed or 0.0, scene.bleed)
    writers: dict[str, Callable[[], bytes]] = {
        "svg": lambda: svg(scene, bleed=bleed, digits=3 if wish.size == "print" else 2).encode(),
        "pdf": lambda: pdf(scene, bleed=bleed),
        "png": lambda: png(scene, wish.dpi or dpi, bleed=bleed),
        "dxf": lambda: dxf([trim_of(scene, is_round=is_round)], scene.height),
    }
    return writers[wish.format]()


def _check(wish: Wish) -> None:
    """Raises UsageError or SettingError for the first setting that cannot be had."""
    for value, known, where in (
        (wish.format, FORMATS, "format"),
        (wish.palette, PALETTES, "palette"),
        (wish.size, get_args(Size), "size"),
        (wish.motif, motifs(wish.game), "motif"),
        (wish.trim, trims(wish.game), "trim"),
    ):
        if value is not None and not known:
            raise UsageError(f"{where}: {wish.game} has none to choose from: leave it out")
        if value is not None and value not in known:
            raise one_of(value, known, where, where)
    _check_number("dpi", wish.dpi, LEAST_DPI, MOST_DPI, "")
    _check_number("bleed", wish.bleed, 0.0, BLEED, " mm")
    if wish.dpi is not None and wish.format != "png":
        raise UsageError(f"dpi: {wish.format} has no pixels: leave it out, or choose --format png")
    if wish.format == "dxf":
        idle = {
            "palette": wish.palette != "full", "bleed": wish.bleed is not None,
            "words": wish.words != "en", "contact-sheet": wish.contact_sheet,
        }  # fmt: skip
        for name in (name for name, is_set in idle.items() if is_set):
            raise UsageError(f"{name}: dxf has outlines to cut along alone: leave it out")
    if wish.contact_sheet and wish.bleed is not None:
        raise UsageError("bleed: faces on a contact sheet are cut: leave it out")


def _check_number(
    name: str, value: float | None, least: float, most: float, unit: str
) -> None:  # fmt: skip
    if value is not None and not (math.isfinite(value) and least <= value <= most):
        span = f"{number(least)} to {number(most)}{unit}"
        raise UsageError(f"{name}: {value:g}{unit} is impossible: choose {span}")


def _chosen(wish: Wish) -> list[Entry]:
    """The entries that are wanted; raises UsageError where there are none of a kind."""
    entries = catalogue(wish.game)
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
    return list(_filtered(wish, entries))


def _filtered(wish: Wish, entries: Iterable[Entry]) -> Iterable[Entry]:
    found = list(entries)
    if wish.motif is not None:
        _require(wish, "motif", [one for one in found if one.motif])
        found = [one for one in found if one.motif in (None, wish.motif)]
    if wish.seat is not None:
        seats = sorted({one.seat for one in found if one.seat is not None})
        _require(wish, "seat", seats)
        if wish.seat not in seats:
            raise UsageError(f"seat: there is no {wish.seat}: choose {seats[0]} to {seats[-1]}")
        found = [one for one in found if one.seat in (None, wish.seat)]
    return found


def _require(wish: Wish, name: str, found: Iterable[object]) -> None:
    if not list(found):
        about = " and ".join(wish.pieces) or wish.game
        raise UsageError(f"{name}: changes nothing about {about}: leave it out")


def _words(name: str, game: str) -> Words:
    """The language of a name or of a file; raises FileError and LanguageError."""
    found = words_called(name)
    if found is not None:
        return found
    path = Path(name)
    if not path.exists() and path.suffix == "":
        raise UsageError(f"words: no language {name!r}: choose {PSEUDO_NAME}, or name a JSON file")
    return read_words(read_text(path), name, game)


def _drawn(entries: list[Entry], wish: Wish, words: Words) -> Iterator[tuple[Entry, Scene]]:
    """Each face; raises LanguageError that names every box into which a text does not fit."""
    size: Size = next(size for size in get_args(Size) if size == wish.size)
    wrong: dict[str, None] = {}
    found: list[tuple[Entry, Scene]] = []
    for entry in entries:
        try:
            found.append((entry, entry.draw(size, words)))
        except (TextOverflow, MissingGlyph) as error:
            wrong[f"{entry.key}: {error}"] = None
    if wrong:
        raise LanguageError("texts that cannot be set:\n" + "\n".join(f"  {one}" for one in wrong))
    yield from found
