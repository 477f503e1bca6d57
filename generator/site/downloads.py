"""The downloads of a game: every printable file that is there, and what to know of it."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from engine.core.registry import AnyGame
from generator.faces.default import ROUND
from generator.kits.build import default_set, plans
from generator.kits.groups import group
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import PAPERS, paper
from generator.site.errors import SiteError
from generator.site.paths import face_path, front


class Sheets(NamedTuple):
    """The files of one piece in one layout: a PDF, and SVG pages where there are any."""

    piece: str
    motif: str | None
    paper: str
    layout: str
    pdf: Path
    pages: int
    size: int
    svgs: tuple[Path, ...]
    note: str


def listing(game: AnyGame, print_dir: Path) -> str:
    """The downloads of a game as Markdown: a chapter for each paper, a block for each piece.

    Raises SiteError where there is nothing to offer.
    """
    found = sheets(game, print_dir / game.key)
    if not found:
        raise SiteError(
            f"{print_dir / game.key} holds no kit of {game.title}: "
            f"run 'tilewright print {game.key}' first (`make` does)"
        )
    parts: list[str] = []
    for one in PAPERS.values():
        here = [sheet for sheet in found if sheet.paper == one.key]
        if here:
            parts.append(
                f"### {game.title} on {one.title} {{ #{game.key}-{one.key} }}\n\n"
                f'<div class="tw-kits tw-kits--{game.key}" markdown>\n'
            )
            parts += [_block(game, piece, motif, here) for piece, motif in _blocks(here)]
            parts.append("</div>\n")
    return "\n".join(parts)


def sheets(game: AnyGame, folder: Path) -> list[Sheets]:
    """What of a game's kit is in a folder, in the kit's order."""
    found: list[Sheets] = []
    for options in default_set(game.key):
        for plan, _, name, note, _ in plans(game.key, options):
            pdf = folder / f"{name}.pdf"
            if pdf.is_file():
                svgs = (folder / f"{name}-{page.number}.svg" for page in plan.pages)
                advice = note.removeprefix(LAYOUTS[plan.layout].advice).partition("Note: ")[0]
                found.append(
                    Sheets(
                        piece=options.only[0],
                        motif=options.motif,
                        paper=paper(options.paper).key,
                        layout=plan.layout,
                        pdf=pdf,
                        pages=len(plan.pages),
                        size=pdf.stat().st_size,
                        svgs=tuple(path for path in svgs if path.is_file()),
                        note=advice.strip(),
                    )
                )
    return found


def size(count: int) -> str:
    """A number of bytes as people read it."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{max(1, round(count / 1e3))} kB"


def _blocks(here: Iterable[Sheets]) -> list[tuple[str, str | None]]:
    """The pieces, once for each motif; files without a motif belong to all of their piece."""
    motifs: dict[str, list[str | None]] = {}
    for sheet in here:
        known = motifs.setdefault(sheet.piece, [])
        if sheet.motif and sheet.motif not in known:
            known.append(sheet.motif)
    return [(piece, motif) for piece, known in motifs.items() for motif in known or [None]]


def _block(game: AnyGame, piece: str, motif: str | None, here: Iterable[Sheets]) -> str:
    rows = [s for s in here if s.piece == piece and s.motif in (None, motif)]
    title = piece.capitalize() + (f", {motif}" if motif else "")
    plain = len(rows) == 1 and rows[0].layout == "fronts"
    links = "\n".join(_link(game, sheet, "one side" if plain else "") for sheet in rows)
    note = f"\n{rows[0].note}\n{{ .tw-note }}\n" if rows[0].note else ""
    return (
        f'<section class="tw-kit" markdown>\n\n{_picture(game, piece, motif)}\n\n'
        f"<div markdown>\n\n**{title}**\n\n{links}\n{note}\n</div>\n</section>\n"
    )


def _link(game: AnyGame, sheet: Sheets, said: str) -> str:
    """A file as an item of a list; `said` in place of the layout, where there is no choice."""
    how = said or LAYOUTS[sheet.layout].title
    pages = "1 page" if sheet.pages == 1 else f"{sheet.pages} pages"
    folder = f"print/{game.key}"
    link = f"[{how[0].upper()}{how[1:]}]({folder}/{sheet.pdf.name}){{ .tw-download }}"
    line = f"- {link} PDF, {pages}, {size(sheet.size)}"
    if sheet.svgs:
        numbered = (f"[{i}]({folder}/{path.name})" for i, path in enumerate(sheet.svgs, 1))
        line += f"; SVG, page by page: {' '.join(numbered)}"
    return line


def _picture(game: AnyGame, piece: str, motif: str | None) -> str:
    """One of the pieces, or the mark of the project where a sheet is only to be read."""
    for component in game.components():
        if group(component) == piece:
            key = component.key if piece == "coins" else front(game, component)
            shape = "tw-disc" if component.kind in ROUND else "tw-face"
            path = face_path(game.key, key, motif)
            return f"![]({path}){{ .{shape} loading=lazy width=96 height=96 }}"
    return "![](assets/favicon.svg){ .tw-face loading=lazy width=96 height=96 }"
