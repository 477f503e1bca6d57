"""Contact sheets: pages of a paper, every face once, captions as people call things."""

from __future__ import annotations

import pytest

from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Fill, Place, Scene, Text
from generator.draw.text import outlines
from generator.faces.catalogue import Entry, catalogue
from generator.faces.contact import MARGIN, contact_sheet
from generator.sheets.errors import FitError
from generator.sheets.papers import paper
from generator.theme import CREAM, WHITE


def entries(game: str, trim: str | None = None) -> list[Entry]:
    return [entry for entry in catalogue(game) if entry.trim == trim]


def sheets(game: str, name: str = "A4", trim: str | None = None) -> list[Scene]:
    faces = [(entry, entry.draw()) for entry in entries(game, trim)]
    return contact_sheet(game, faces, paper(name), CREAM)


def texts(page: Scene) -> list[str]:
    return [op.text for op in page.walk() if isinstance(op, Text)]


@pytest.mark.parametrize(
    ("game", "name", "trim"),
    [
        ("rue", "A4", None),
        ("strategus", "Letter", None),
        ("strategus", "62x111mm", None),
        ("vye", "A3", None),
        ("vye", "297x210mm", "poker"),
    ],
)
def test_every_face_is_once_on_pages_of_the_paper(game: str, name: str, trim: str | None) -> None:
    pages, chosen = sheets(game, name, trim), paper(name)
    placed: list[Place] = []
    for page in pages:
        assert (page.width, page.height) == (chosen.width, chosen.height)
        room = page.trim.grown(-MARGIN)
        on = [op for op in page.walk() if isinstance(op, Place)]
        boxes = [
            Box(op.x - w, op.y - h, op.x + w, op.y + h)
            for op in on
            for w, h in [(op.scene.width * op.scale / 2, op.scene.height * op.scale / 2)]
        ]
        boxes += [outlines(op).bounds() for op in page.walk() if isinstance(op, Text)]
        assert all(room.holds(box, 0.1) for box in boxes)
        assert not any(
            min(a.x1, b.x1) - max(a.x0, b.x0) > 0.1 and min(a.y1, b.y1) - max(a.y0, b.y0) > 0.1
            for i, a in enumerate(boxes)
            for b in boxes[i + 1 :]
        )
        assert on
        placed += on
    drawn = [op.scene.name for op in placed]
    assert sorted(drawn) == sorted(entry.draw().name for entry in entries(game, trim))


def test_each_page_has_a_title_and_begins_with_a_kind() -> None:
    pages = sheets("strategus")
    assert [texts(page)[0] for page in pages] == [
        "strategus", *(f"strategus, page {number}" for number in range(2, len(pages) + 1)),
    ]  # fmt: skip
    kinds = {"Pieces", "Backs", "Standees", "Boards"}
    assert {texts(page)[1] for page in pages} <= kinds
    assert kinds <= {text for page in pages for text in texts(page)}


def test_captions_say_whose_a_piece_is_as_people_do() -> None:
    told = {
        game: {text for page in sheets(game) for text in texts(page)} for game in ("rue", "vye")
    }
    assert {"Counter, Square", "Back, Crescent", "Back"} <= told["rue"]
    assert {"Midnight King", "Ladders token"} <= told["vye"]
    assert {"Fox, South", "Fox, North"} <= {t for page in sheets("strategus") for t in texts(page)}


def test_a_sheet_is_on_the_ground_that_is_asked_for() -> None:
    grey = Palette("grey")
    faces = [(entry, grey(entry.draw())) for entry in entries("rue")]
    for ground in (CREAM, WHITE):
        for page in contact_sheet("Rue", faces, paper("A4"), ground):
            first = page.ops[0]
            assert isinstance(first, Fill)
            assert (first.paint, first.path.bounds()) == (ground, page.trim)


@pytest.mark.parametrize("name", ["61x200mm", "200x110mm"])
def test_a_paper_without_room_for_a_face_is_refused(name: str) -> None:
    with pytest.raises(FitError, match="choose at least 62 by 111 mm"):
        sheets("rue", name)
