"""Builds kits: from a game and options to finished files, as bytes."""

from collections.abc import Iterator
from importlib import import_module

from engine.core.registry import game as game_of
from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Scene
from generator.kits.default import Kit
from generator.kits.forms import forms
from generator.kits.options import KitOptions, check
from generator.kits.part import Artifact
from generator.kits.planned import planned
from generator.sheets.dxf import sheets_dxf
from generator.sheets.papers import paper as paper_of
from generator.sheets.pdf import sheets_pdf
from generator.sheets.plan import SheetPlan
from generator.sheets.svg import sheets_svg

#: More characters of a file's name than this do not name the pieces in it one by one.
LONGEST = 80


def build(game_key: str, options: KitOptions | None = None) -> list[Artifact]:
    """The files of a game's kit: a PDF for each piece, and whatever else the options ask for.

    Raises UnknownGame, SettingError for a setting that cannot be had, and FitError for pieces that
    do not fit on the paper. The same options give the same bytes.
    """
    wanted = options or KitOptions()
    return [
        artifact
        for plan, faces, name, note, _ in plans(game_key, wanted)
        for artifact in files(plan, faces, name, note, wanted)
    ]


def plans(
    game_key: str, options: KitOptions | None = None
) -> Iterator[tuple[SheetPlan, dict[str, Scene], str, str, bool]]:
    """Each piece's plan, its faces by key, its file name without ending, its note, and `svg`.

    Pieces of which nothing has to be printed are left out. Raises as `build` does.
    """
    wanted = options or KitOptions()
    kit = kit_of(game_key)
    check(wanted, kit.game, kit.pieces(), kit.motifs)
    palette = Palette(wanted.palette)
    for piece in kit.pieces():
        if wanted.only and piece not in wanted.only:
            continue
        if wanted.layout == "backs" and not kit.has_back(piece):
            if wanted.only:
                kit.require_back(piece)
            continue
        part = kit.part(piece, wanted, paper_of(wanted.paper))
        plan, faces, note = planned(kit, part, wanted)
        if plan.pages:
            drawn = {key: palette(scene) for key, scene in faces.items()}
            yield plan, drawn, file_name(kit, piece, plan.layout, wanted), note, wanted.svg


def kit_of(game_key: str) -> Kit:
    """The kit of a game; raises UnknownGame.

    It is the `KIT` of the module of the game's key in this folder, else the default one.
    """
    game = game_of(game_key)
    module = f"generator.kits.{game_key}"
    try:
        kind: type[Kit] = import_module(module).KIT
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        kind = Kit
    return kind(game)


def default_set(game_key: str) -> tuple[KitOptions, ...]:
    """What is built for everybody: both papers, both ways to print two sides, every motif."""
    return tuple(forms(kit_of(game_key)))


def files(
    plan: SheetPlan, faces: dict[str, Scene], name: str, note: str, options: KitOptions
) -> Iterator[Artifact]:
    """A plan as the files that the options ask for, the PDF first.

    Raises MissingPackage for DXF where ezdxf is not there.
    """

    def made(ending: str, data: bytes, pages: int) -> Artifact:
        return Artifact(f"{name}{ending}", data, pages, note, plan.notes)

    yield made(".pdf", sheets_pdf(plan, faces, options.inks), len(plan.pages))
    if options.svg:
        for page, text in zip(plan.pages, sheets_svg(plan, faces), strict=True):
            yield made(f"-{page.number}.svg", text.encode(), 1)
    if options.dxf:
        for page, data in zip(plan.pages, sheets_dxf(plan), strict=True):
            if page.number in _cut(plan):
                yield made(f"-{page.number}.dxf", data, 1)
    if options.plan:
        yield made(".json", plan.json().encode(), len(plan.pages))


def _cut(plan: SheetPlan) -> set[int]:
    """The pages along which one cuts: fronts, if there are any, with more than the paper's edge."""
    paper = Box(0.0, 0.0, plan.width, plan.height)
    pages = [p for p in plan.pages if p.cuts or any(slot.trim != paper for slot in p.slots)]
    fronts = [page for page in pages if page.side == "front"]
    return {page.number for page in fronts or pages}


def file_name(kit: Kit, piece: str, layout: str, options: KitOptions) -> str:
    """The name, without ending, of a piece's file that is printed in a layout."""
    words = [_called(piece, options), *kit.look(piece, layout, options)]
    words += [paper_of(options.paper).key, layout]
    words += [] if options.palette == "full" else [options.palette]
    words += [] if options.inks == "rgb" else [options.inks]
    words += [f"for-{options.printer}"] if options.printer else []
    return "-".join(words)


def _called(piece: str, options: KitOptions) -> str:
    """What a file is called after: a piece, or the single ones of it that are wanted."""
    names = "-".join(single.named() for single in options.singles)
    if len(names) > LONGEST:
        return f"{piece}-{sum(single.count for single in options.singles)}-single"
    return names or piece
