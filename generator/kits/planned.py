"""Plans: how a kit's parts lie on sheets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from generator.draw.scene import Scene
from generator.kits.options import PALETTES, KitOptions
from generator.kits.part import Leaf, Part, Sheets
from generator.sheets.errors import SettingError
from generator.sheets.impose import Wish, impose
from generator.sheets.layouts import layout as layout_of
from generator.sheets.leaf import leaf
from generator.sheets.papers import paper as paper_of
from generator.sheets.plan import SheetPlan

if TYPE_CHECKING:
    from generator.kits.default import Kit


def planned(
    kit: Kit, part: Part | Leaf | Sheets, options: KitOptions
) -> tuple[SheetPlan, dict[str, Scene], str]:
    """A part's plan, its faces by key, and its note; raises SettingError and FitError."""
    paper, palette = paper_of(options.paper), PALETTES[options.palette]
    if isinstance(part, Leaf):
        if options.margin > part.clear:
            raise SettingError(
                f"{part.heading} leaves {part.clear:g} mm white, not {options.margin:g}",
                "margin",
                f"choose at most {part.clear:g} mm, or print the other pieces only",
            )
        keys = [f"{part.key}-{number}" for number, _ in enumerate(part.scenes, 1)]
        lies = replace(paper, width=part.scenes[0].width, height=part.scenes[0].height)
        plan = leaf(part.heading, keys, lies, palette, options.margin)
        plan = replace(plan, shift=options.shift)
        return plan, dict(zip(keys, part.scenes, strict=True)), ""
    if isinstance(part, Sheets):
        return replace(part.plan, shift=options.shift), dict(part.faces), part.note
    wish = Wish(
        paper=paper,
        layout=options.layout,
        heading=part.heading,
        palette=palette,
        margin=options.margin,
        gap=part.gap if options.gap is None else options.gap,
        marks=options.marks,
        mark_sides=options.mark_sides,
        registration=options.registration,
        columns=part.columns,
        rows=part.rows,
        shift=options.shift,
    )
    plan = impose(part.items, part.stock, wish)
    advice = layout_of(options.layout).advice
    notes = [advice, kit.note(part, plan.per_sheet), *(f"Note: {note}." for note in plan.notes)]
    return plan, dict(part.faces), " ".join(note for note in notes if note)
