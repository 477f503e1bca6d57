"""Builds kits: from a game and options to finished files, as bytes."""

from collections.abc import Iterator
from importlib import import_module

from engine.core.registry import game as game_of
from generator.draw.palettes import Palette
from generator.draw.scene import Scene
from generator.kits.default import Kit
from generator.kits.forms import forms
from generator.kits.options import KitOptions, check
from generator.kits.part import Artifact, Leaf, Part, Sheets
from generator.kits.planned import planned
from generator.sheets.papers import paper as paper_of
from generator.sheets.pdf import sheets_pdf
from generator.sheets.plan import SheetPlan
from generator.sheets.svg import sheets_svg


def build(game_key: str, options: KitOptions | None = None) -> list[Artifact]:
    """The files of a game's kit: a PDF for each piece, and with `svg` an SVG for each page.

    Raises UnknownGame, SettingError for a setting that cannot be had, and FitError for pieces that
    do not fit on the paper. The same options give the same bytes.
    """
    return [artifact for plan in plans(game_key, options) for artifact in _files(*plan)]


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
            yield plan, drawn, _name(kit, part, plan, wanted), note, wanted.svg


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


def _name(kit: Kit, part: Part | Leaf | Sheets, plan: SheetPlan, options: KitOptions) -> str:
    words = [part.key, *kit.look(part.key, plan.layout, options)]
    words += [paper_of(options.paper).key, plan.layout]
    if options.palette != "full":
        words.append(options.palette)
    return "-".join(words)


def _files(
    plan: SheetPlan, faces: dict[str, Scene], name: str, note: str, svg: bool
) -> Iterator[Artifact]:
    yield Artifact(f"{name}.pdf", sheets_pdf(plan, faces), len(plan.pages), note, plan.notes)
    if svg:
        for page, text in zip(plan.pages, sheets_svg(plan, faces), strict=True):
            yield Artifact(f"{name}-{page.number}.svg", text.encode(), 1, note, plan.notes)
