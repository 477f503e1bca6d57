"""The command `faces`: single faces and contact sheets as files, and a game's texts to translate.

What is asked for is checked before anything is drawn; nothing is written here. A file's name has
everything in it that is not usual, so that no wish overwrites what another has made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.core.registry import game as game_called
from generator.draw.dxf import dxf, trim_of
from generator.draw.palettes import BARE, Palette
from generator.draw.pdf import Colour, pdf
from generator.draw.png import png
from generator.draw.scene import Clip, Fill, Scene
from generator.draw.shapes import circle
from generator.draw.svg import svg
from generator.draw.text import MissingGlyph, TextOverflow
from generator.errors import UsageError
from generator.faces import trims
from generator.faces.catalogue import Entry
from generator.faces.contact import contact_sheet
from generator.faces.language import LanguageError, read_words, template, words_called
from generator.faces.words import PSEUDO_NAME, Words
from generator.files import read_text
from generator.sheets.papers import paper as paper_of
from generator.terminal.wishes import Wish, check, chosen, size_of
from generator.theme import CREAM, WHITE
from generator.units import number

#: Dots an inch of a PNG, and the paper of a contact sheet, where nobody says what they are.
FACE_DPI, SHEET_DPI, PAPER = 300.0, 150.0, "a4"
#: How many characters of a contact sheet's name may list the pieces on it.
LISTED = 60

File = tuple[str, bytes]


def made(wish: Wish) -> list[File]:
    """The files of a wish, by name; raises UnknownGame and GeneratorError for what is wrong."""
    game_called(wish.game)
    check(wish)
    entries = chosen(wish)
    words = _words(wish.words, wish.game)
    palette = Palette(wish.palette)
    drawn = [(entry, palette(scene)) for entry, scene in _drawn(entries, wish, words)]
    if wish.contact_sheet:
        return _sheets(wish, drawn)
    return [_face(wish, entry, scene) for entry, scene in drawn]


def english(wish: Wish) -> bytes:
    """A game's texts in English, to be translated; raises UnknownGame and UsageError."""
    game_called(wish.game)
    if wish != Wish(wish.game):
        raise UsageError("words-template: holds all texts of a game: leave out what else you chose")
    return template(wish.game).encode()


def _face(wish: Wish, entry: Entry, scene: Scene) -> File:
    """One face as a file: without a bleed, what is left when it is cut."""
    bleed = min(wish.bleed or 0.0, scene.bleed)
    is_disc = entry.is_round and not bleed
    shown = _disc(scene) if is_disc else scene
    writers: dict[str, Callable[[], bytes]] = {
        "svg": lambda: svg(shown, bleed=bleed, digits=_digits(wish)).encode(),
        "pdf": lambda: _pdf(wish, _title(entry, scene), (shown,), bleed),
        "png": lambda: _png(wish, shown, bleed, is_disc=is_disc),
        "dxf": lambda: dxf([trim_of(scene, is_round=entry.is_round)], scene.height),
    }
    name = _name(wish, [entry.key], FACE_DPI, bleed)
    return name, writers[wish.format]()


def _disc(scene: Scene) -> Scene:
    """What lies within the disc that a round piece is cut to."""
    x, y = scene.width / 2, scene.height / 2
    return scene.with_ops(scene.name, (Clip(circle(x, y, min(x, y)), scene.ops),))


def _png(wish: Wish, scene: Scene, bleed: float, *, is_disc: bool) -> bytes:
    """A picture, transparent where there is nothing of the piece; bare paper is white."""
    dpi, is_bare = wish.dpi or FACE_DPI, wish.palette in BARE
    if is_disc and is_bare:
        ground = (Fill(op.path, WHITE, "plate") for op in scene.ops if isinstance(op, Clip))
        scene = scene.with_ops(scene.name, (*ground, *scene.ops))
    is_clear = is_disc or (wish.size == "small" and not is_bare)
    return png(scene, dpi, bleed=bleed, paper=not is_clear)


def _title(entry: Entry, scene: Scene) -> str:
    size = f"{number(scene.width)} × {number(scene.height)} mm"
    return f"{game_called(entry.game).title}, {entry.title}, {size}"


def _pdf(wish: Wish, title: str, scenes: tuple[Scene, ...], bleed: float = 0.0) -> bytes:
    more = f", {number(bleed)} mm of bleed" if bleed else ""
    subject = f"{_colours(wish)}, {(wish.inks or 'rgb').upper()}{more}"
    colour: Colour = "cmyk" if wish.inks == "cmyk" else "rgb"
    return pdf(*scenes, colour=colour, bleed=bleed, title=title, subject=subject)


def _sheets(wish: Wish, drawn: list[tuple[Entry, Scene]]) -> list[File]:
    """The pages of a contact sheet: a PDF of them all, or a file for each."""
    game = game_called(wish.game)
    paper = paper_of(wish.paper or PAPER)
    title = game.title if wish.palette == "full" else f"{game.title}, {_colours(wish)}"
    ground = CREAM if wish.palette == "full" else WHITE
    pages = contact_sheet(title, drawn, paper, ground)
    trim = None if wish.trim in trims(wish.game)[:1] else wish.trim
    seat = None if wish.seat is None else f"seat-{wish.seat}"
    size = None if paper.key == PAPER else paper.key
    about = ["contact-sheet", *_listed(wish, drawn), wish.motif, trim, seat, size]
    if wish.format == "pdf":
        return [
            (_name(wish, about, SHEET_DPI), _pdf(wish, f"{title}, contact sheet", tuple(pages)))
        ]
    files = []
    for count, page in enumerate(pages, 1):
        name = _name(wish, about, SHEET_DPI, page=count if len(pages) > 1 else 0)
        data = (
            png(page, wish.dpi or SHEET_DPI)
            if wish.format == "png"
            else svg(page, digits=_digits(wish)).encode()
        )
        files.append((name, data))
    return files


def _listed(wish: Wish, drawn: list[tuple[Entry, Scene]]) -> list[str]:
    """The pieces that were chosen, as a part of a name: of many the first, and a digest."""
    known = dict.fromkeys(key for entry, _ in drawn for key in (entry.piece, entry.key))
    keys = [key for key in known if key in wish.pieces]
    listed = "-".join(keys)
    if len(listed) <= LISTED:
        return keys
    digest = hashlib.sha256(listed.encode()).hexdigest()[:8]
    return [keys[0], f"and-{len(keys) - 1}-more-{digest}"]


def _name(
    wish: Wish, about: Sequence[str | None], usual_dpi: float, bleed: float = 0.0, page: int = 0
) -> str:
    """A file's name, with all that is not usual about it, and its language before the ending."""
    dpi = None if wish.dpi in (None, usual_dpi) else wish.dpi
    parts = [
        *about,
        None if wish.size == "print" else wish.size,
        None if wish.palette == "full" else wish.palette,
        f"bleed-{number(bleed)}mm" if bleed else None,
        "cmyk" if wish.inks == "cmyk" else None,
        f"{number(dpi)}dpi" if dpi else None,
        f"page-{page}" if page else None,
    ]
    language = "" if wish.words == "en" else f".{Path(wish.words).stem}"
    return f"{'-'.join(part for part in parts if part)}{language}.{wish.format}"


def _colours(wish: Wish) -> str:
    return "full colour" if wish.palette == "full" else wish.palette.replace("-", " ")


def _digits(wish: Wish) -> int:
    return 3 if wish.size == "print" else 2


def _words(name: str, game: str) -> Words:
    """The language of a name or of a file; raises FileError and LanguageError."""
    found = words_called(name)
    if found is not None:
        return found
    path = Path(name)
    if not path.exists() and path.suffix == "":
        raise UsageError(f"words: no language {name!r}: choose {PSEUDO_NAME}, or name a JSON file")
    return read_words(read_text(path), name, game)


def _drawn(entries: list[Entry], wish: Wish, words: Words) -> list[tuple[Entry, Scene]]:
    """Each face; raises LanguageError that names every box into which a text does not fit."""
    wrong: dict[str, None] = {}
    found: list[tuple[Entry, Scene]] = []
    for entry in entries:
        try:
            found.append((entry, entry.draw(size_of(wish), words)))
        except (TextOverflow, MissingGlyph) as error:
            wrong[f"{entry.key}: {error}"] = None
    if wrong:
        raise LanguageError("texts that cannot be set:\n" + "\n".join(f"  {one}" for one in wrong))
    return found
