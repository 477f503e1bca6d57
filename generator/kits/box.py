"""Boxes: tuck boxes made to measure for what is printed of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.boxes.art import Mood, Told, box_art
from generator.boxes.load import CARD, LARGEST_SOLD, LOOSE, THICKNESS, Load, boxed
from generator.boxes.sheet import Boxed, around, boxes_plan
from generator.draw.scene import Scene
from generator.faces import face, game_module
from generator.faces.default import DECK, ROUND
from generator.kits.extra import READ, Extra, has_pieces
from generator.kits.groups import group
from generator.kits.options import PALETTES
from generator.kits.part import Part, Sheets
from generator.sheets.papers import Paper

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

KEY = "box"
NOTE = (
    "Print on card of 200 to 300 g/m². Score the folds, cut along the line, fold; glue the flap"
    " behind the side at the other end."
)


def _make(kit: Kit, options: KitOptions, paper: Paper) -> Sheets:
    title = f"{kit.game.title} boxes"
    faces: dict[str, Scene] = {}
    boxes: list[Boxed] = []
    notes = [NOTE]
    for piece in kit.pieces():
        if not kit.has_back(piece):
            continue
        part = kit.part(piece, options, paper)
        if not isinstance(part, Part):
            continue
        for seat, load in _loads(kit, piece, part):
            made = boxed(load, paper, around(options.margin))
            notes += _notes(kit, piece, load, len(made))
            for number, (inside, net) in enumerate(made, 1):
                key = "-".join([piece, *([f"{seat + 1}"] if seat is not None else []), f"{number}"])
                told = _told(kit, piece, seat, inside, whole=len(made) == 1)
                backs = _backs(kit, piece, seat)
                faces[key] = box_art(
                    f"{title} {key}",
                    net,
                    told,
                    _mood(kit, seat),
                    backs or list(part.faces.values()),
                    discs=part.stock.shape == "round",
                )
                boxes.append(Boxed(net, key, told.inside))
    plan = boxes_plan(title, boxes, paper, PALETTES[options.palette], options.margin)
    return Sheets(KEY, plan, faces, " ".join(notes))


def _loads(kit: Kit, piece: str, part: Part) -> Iterator[tuple[int | None, Load]]:
    """What goes into boxes of its own: where fronts show whose they are, an army each."""
    kinds = [one.kind for one in kit.game.components() if group(one) == piece]
    thickness = THICKNESS.get(kinds[0], CARD) * (LOOSE if kinds[0] in ROUND else 1.0)
    size = part.stock.width, part.stock.height
    owners = Counter(item.owner for item in part.items)
    if kit.owned_fronts and "" not in owners:
        for seat, count in enumerate(owners.values()):
            yield seat, Load(piece, count, *size, thickness)
    else:
        yield None, Load(piece, len(part.items), *size, thickness)


def _notes(kit: Kit, piece: str, load: Load, boxes: int) -> Iterator[str]:
    kinds = {one.kind for one in kit.game.components() if group(one) == piece}
    if boxes > 1:
        yield f"On this paper {load.count} {piece} take {boxes} boxes."
    elif kinds & DECK and load.count > LARGEST_SOLD:
        yield (
            f"{load.count} {kit.game.title} {piece} exceed the largest tuck box that is sold"
            f" ({LARGEST_SOLD}): this one is made for them."
        )


def _told(kit: Kit, piece: str, seat: int | None, load: Load, *, whole: bool) -> Told:
    """What a box says; of a part of the contents only the number is known."""
    inside = f"{load.count} {piece}"
    if seat is not None:
        inside = f"{kit.owner(seat)}: {inside}"
    found = [one for one in kit.game.components() if group(one) == piece]
    kinds: Counter[str] = Counter()
    for one in found:
        kinds[one.kind] += one.count
    if not whole or len(kinds) < 2:
        return Told(kit.game.title, inside)
    told = ", ".join(f"{count} {_kind(kind, count)}" for kind, count in kinds.items())
    return Told(kit.game.title, inside, told)


def _kind(kind: str, count: int) -> str:
    """So many of a kind of card."""
    return "family cards" if kind == "family" else kind if count == 1 else f"{kind}s"


def _mood(kit: Kit, seat: int | None) -> Mood:
    """A game's own paints, for each seat where it has such."""
    moods = getattr(game_module(kit.game.key), "BOXES", None)
    return Mood(*moods[(seat or 0) % len(moods)]) if moods else Mood()


def _backs(kit: Kit, piece: str, seat: int | None) -> list[Scene]:
    """The back of what is inside, if it has one."""
    found = [one for one in kit.game.components() if group(one) == piece and one.back]
    return [face(kit.game.key, one.back, "back", seat=seat) for one in found[:1]]


EXTRA = Extra(KEY, has_pieces, _make, idle=READ - {"trim", "seats"})
