"""Which files the site offers of a game's kit, and what is in them, known from their plans."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from generator.draw.scene import Scene
from generator.kits.build import default_set, file_name, kit_of, plans
from generator.kits.light import is_light, light_set
from generator.kits.options import KitOptions
from generator.sheets.draw import page_scenes
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import paper
from generator.sheets.plan import SheetPlan
from generator.site.errors import SiteError

#: The palettes that are offered, the usual one first.
PALETTES = ("full", "low-ink")


class File(NamedTuple):
    """A PDF of a kit: its name without ending, what it prints, and on how many pages.

    `motif` is None where there is no choice; `svgs` are the pages that are there as SVG, too;
    `size` is the trim of its pieces in words, empty for what is no set of like pieces.
    """

    name: str
    piece: str
    motif: str | None
    paper: str
    layout: str
    palette: str
    pages: int
    svgs: tuple[int, ...]
    pieces: int
    size: str
    note: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the PDF and of its SVG pages."""
        return (f"{self.name}.pdf", *(f"{self.name}-{number}.svg" for number in self.svgs))


def files(game_key: str) -> tuple[File, ...]:
    """All files that are offered of a game, those with little ink last."""
    return _planned(game_key)[0]


def first_pages(game_key: str) -> dict[str, Scene]:
    """The first page of the first file of each piece."""
    return _planned(game_key)[1]


def require(game_key: str, title: str, folder: Path) -> None:
    """Raises SiteError where a file that is offered is not in a folder."""
    wanted = [name for file in files(game_key) for name in file.names]
    missing = [name for name in wanted if not (folder / name).is_file()]
    if len(missing) == len(wanted):
        raise SiteError(
            f"{folder} holds no kit of {title}: run 'tilewright print {game_key}' and "
            f"'tilewright site kit {game_key}' first (`make` does)"
        )
    if missing:
        more = f" and {len(missing) - 1} more" if missing[1:] else ""
        raise SiteError(
            f"{folder} holds no {missing[0]}{more}: the kit is older than the program: run "
            f"'tilewright print {game_key}' and 'tilewright site kit {game_key}' (`make` does)"
        )


@cache
def _planned(game_key: str) -> tuple[tuple[File, ...], dict[str, Scene]]:
    """Planning draws every face, so it is done once; colours change no plan."""
    full: list[File] = []
    pages: dict[str, Scene] = {}
    for options in default_set(game_key):
        for plan, faces, name, note, svg in plans(game_key, options):
            full.append(_file(plan, name, note, options, svg=svg))
            if options.only[0] not in pages:
                pages[options.only[0]] = page_scenes(plan, faces)[0]
    return (*full, *_light(game_key, full)), pages


def _light(game_key: str, full: list[File]) -> Iterator[File]:
    kit = kit_of(game_key)
    same = [file for file in full if is_light(file.piece)]
    for file, options in zip(same, light_set(game_key), strict=True):
        name = file_name(kit, file.piece, file.layout, options)
        yield file._replace(name=name, palette=options.palette, svgs=())


def _file(plan: SheetPlan, name: str, note: str, options: KitOptions, *, svg: bool) -> File:
    advice = note.removeprefix(LAYOUTS[plan.layout].advice).partition("Note: ")[0]
    # On a sheet to fold, either side of a piece is a slot of the same page.
    slots = [slot for page in plan.pages for slot in page.slots]
    fronts = [slot for slot in slots if slot.side == "front"] or slots
    first = fronts[0].trim if fronts else None
    is_round = bool(fronts) and fronts[0].shape == "round"
    size = "" if first is None else f"{first.width:g} × {first.height:g} mm"
    return File(
        name=name,
        piece=options.only[0],
        motif=options.motif,
        paper=paper(options.paper).key,
        layout=plan.layout,
        palette=options.palette,
        pages=len(plan.pages),
        svgs=tuple(page.number for page in plan.pages) if svg else (),
        pieces=len(fronts),
        size=f"{first.width:g} mm round" if is_round and first else size,
        note=advice.strip(),
    )
