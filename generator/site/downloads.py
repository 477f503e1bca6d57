"""The downloads of a game: a table of the kit files that are there."""

import re
from pathlib import Path
from typing import NamedTuple

from engine.core.registry import AnyGame
from generator.kits.build import kit_of
from generator.kits.options import PALETTES
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import PAPERS
from generator.site.errors import SiteError

_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


class Kit(NamedTuple):
    """One printable file, as its name tells it, with its pages and bytes."""

    file: str
    piece: str
    motif: str
    paper: str
    layout: str
    palette: str
    pages: int
    size: int


def table(game: AnyGame, print_dir: Path) -> str:
    """The downloads of a game, one table a paper, in the order in which one needs them.

    Raises SiteError where there is nothing to offer.
    """
    found = kits(game, print_dir / game.key)
    if not found:
        raise SiteError(
            f"{print_dir / game.key} holds no kit of {game.title}: "
            f"run 'tilewright print {game.key}' first (`make` does)"
        )
    parts: list[str] = []
    for paper in PAPERS.values():
        rows = [_row(game, kit) for kit in found if kit.paper == paper.key]
        if rows:
            parts += [
                f"### {game.title} on {paper.title} {{ #{game.key}-{paper.key} }}",
                "",
                "| file | how it is printed | pages | size |",
                "|---|---|---|---|",
                *rows,
                "",
            ]
    return "\n".join(parts)


def kits(game: AnyGame, folder: Path) -> list[Kit]:
    """The kit files of a game in a folder, pieces in the kit's order."""
    kit = kit_of(game.key)
    pieces = kit.pieces()
    name = re.compile(
        f"({'|'.join(pieces)})(?:-({'|'.join(kit.motifs) or '-'}))?-({'|'.join(PAPERS)})"
        f"-({'|'.join(LAYOUTS)})(?:-({'|'.join(PALETTES)}))?\\.pdf"
    )
    found: list[Kit] = []
    for path in sorted(folder.glob("*.pdf")):
        match = name.fullmatch(path.name)
        if match:
            data = path.read_bytes()
            piece, motif, paper, layout, palette = (word or "" for word in match.groups())
            pages = len(_PAGE.findall(data))
            found.append(Kit(path.name, piece, motif, paper, layout, palette, pages, len(data)))
    return sorted(found, key=lambda k: (pieces.index(k.piece), list(LAYOUTS).index(k.layout)))


def _row(game: AnyGame, kit: Kit) -> str:
    title = kit.piece.capitalize() + (f", {kit.motif}" if kit.motif else "")
    if kit.palette:
        title += f", {PALETTES[kit.palette]}"
    pages = f"{kit.pages} page{'s' if kit.pages > 1 else ''}"
    how = LAYOUTS[kit.layout].title
    link = f"[{title}](print/{game.key}/{kit.file}){{ .tw-download download }}"
    return f"| {link} | {how[0].upper()}{how[1:]} | {pages} | {size(kit.size)} |"


def size(count: int) -> str:
    """A number of bytes as people read it."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{max(1, round(count / 1e3))} kB"
