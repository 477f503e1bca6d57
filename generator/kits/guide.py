"""The cutting and assembly guide, beside a game's pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from generator.draw.palettes import without_grain
from generator.draw.scene import Scene
from generator.faces import UnknownFace, face
from generator.faces.default import ROUND
from generator.guides.flow import CLEAR, enlarged
from generator.guides.guide import guide_pages
from generator.guides.pictures import Shown
from generator.guides.steps import Making, steps
from generator.kits.extra import Extra, has_pieces
from generator.kits.part import Leaf, Part
from generator.kits.planned import planned
from generator.sheets.papers import Paper
from generator.sheets.plan import Page

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

KEY = "guide"
_PLAIN_MARGIN = 5.0


def _make(kit: Kit, options: KitOptions, paper: Paper) -> Leaf:
    found = steps(making(kit, options, paper), enlarged(paper.width, paper.height))
    pages = guide_pages(kit.game.title, found, paper.width, paper.height)
    return Leaf(KEY, f"{kit.game.title}, how to make it", pages, CLEAR)


def making(kit: Kit, options: KitOptions, paper: Paper) -> Making:
    """What a kit holds, as far as the guide's steps ask for it."""
    own = [piece for piece in kit.pieces() if kit.has_back(piece)]
    flat = [piece for piece in own if not _is_round(kit, piece)]
    discs = [piece for piece in own if _is_round(kit, piece)]
    first = (flat or discs)[0]
    layouts = frozenset(layout for piece in own for layout in kit.layouts(piece))
    folded = [piece for piece in own if "gutterfold" in kit.layouts(piece)]
    sheet, *rest = _shown(kit, options, paper, first, "duplex-long")
    return Making(
        pieces=frozenset(kit.pieces()),
        layouts=layouts,
        sheet=sheet,
        behind=rest[0] if rest else None,
        fold=_shown(kit, options, paper, folded[0], "gutterfold")[0] if folded else None,
        discs=_shown(kit, options, paper, discs[0], "duplex-long")[0] if discs else None,
        stocks=tuple(_stock(kit, options, paper, piece) for piece in own),
    )


def _is_round(kit: Kit, piece: str) -> bool:
    return piece in {f"{kind}s" for kind in ROUND}


def _part(kit: Kit, options: KitOptions, paper: Paper, piece: str, layout: str) -> Part:
    wanted = _wanted(options, piece, layout)
    part = kit.part(piece, wanted, paper)
    assert isinstance(part, Part), f"{piece} has a back, so it is imposed"
    return part


def _wanted(options: KitOptions, piece: str, layout: str) -> KitOptions:
    return replace(
        options, layout=layout, only=(piece,), motif=None, margin=_PLAIN_MARGIN, palette="full"
    )


def _stock(kit: Kit, options: KitOptions, paper: Paper, piece: str) -> tuple[str, str, bool]:
    stock = _part(kit, options, paper, piece, "fronts").stock
    size = f"{stock.width:g} × {stock.height:g} mm"
    is_round = stock.shape == "round"
    return piece.capitalize(), f"{stock.width:g} mm round" if is_round else size, is_round


def _shown(
    kit: Kit, options: KitOptions, paper: Paper, piece: str, layout: str
) -> tuple[Shown, ...]:
    """The pages of the first sheet of a piece, with faces for small pictures."""
    wanted = _wanted(options, piece, layout)
    part = _part(kit, options, paper, piece, layout)
    plan, faces, _ = planned(kit, part, wanted)
    return tuple(
        Shown(plan, page, _small(kit, page, faces)) for page in plan.pages if page.sheet == 1
    )


def _small(kit: Kit, page: Page, faces: dict[str, Scene]) -> dict[str, Scene]:
    """Plain faces for the slots of a page; where a piece has none of its size, the printed one."""
    found: dict[str, Scene] = {}
    for key in dict.fromkeys(slot.face for slot in page.slots):
        printed = faces[key]
        found[key] = printed.with_ops(printed.name, without_grain(printed.ops))
        try:
            small = face(kit.game.key, key, size="small")
        except UnknownFace:
            continue
        if abs(small.width * printed.height - small.height * printed.width) < 1e-6:
            found[key] = small
    return found


EXTRA = Extra(KEY, has_pieces, _make)
