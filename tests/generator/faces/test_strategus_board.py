"""Strategus's board: cells, their names, zones and lakes, as the engine has them."""

from collections import Counter

import pytest

from engine.games.strategus.board import CELLS, LAKES, NORTH, SIZE, SOUTH, cell_of, is_home
from generator.draw.palettes import Palette
from generator.draw.scene import Place, Text
from generator.draw.text import outlines
from generator.faces import face
from generator.faces.strategus.board import BORDER, CELL
from generator.theme import LANDS
from generator.units import SAFE
from tests.generator.raster import picture

PLAIN, LAKED = "board", "board-lakes"


def middles(scene, name):
    return {
        ((op.x - BORDER) / CELL - 0.5, (op.y - BORDER) / CELL - 0.5)
        for op in scene.walk()
        if isinstance(op, Place) and op.scene.name == name
    }


@pytest.mark.parametrize("key", [PLAIN, LAKED])
def test_the_board_has_room_for_pieces_and_a_border(key):
    scene = face("strategus", key)
    assert (scene.width, scene.height) == (420, 420)


@pytest.mark.parametrize("key", [PLAIN, LAKED])
def test_every_column_and_row_is_named_for_both_sides(key):
    scene = face("strategus", key)
    told = Counter((op.text, round(op.rotation)) for op in scene.walk() if isinstance(op, Text))
    columns = [CELLS.format((x, 0))[0] for x in range(SIZE)]
    rows = [CELLS.format((0, y))[1:] for y in range(SIZE)]
    assert told == {(name, turn): 1 for name in (*columns, *rows) for turn in (0, 180)}
    for op in scene.walk():
        if isinstance(op, Text):
            box = outlines(op).bounds()
            assert not scene.trim.grown(-BORDER).holds(box)
            assert scene.trim.grown(-SAFE).holds(box)


def test_names_stand_at_their_cells():
    for op in face("strategus", PLAIN).walk():
        if isinstance(op, Text):
            box = outlines(op).bounds()
            middle = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
            at = [int((value - BORDER) // CELL) for value in middle]
            if op.text.isalpha():
                assert CELLS.format((at[0], 0))[0] == op.text
            else:
                assert CELLS.format((0, at[1]))[1:] == op.text


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_a_sides_own_cells_are_marked_and_no_others(seat):
    own = {cell_of(i) for i in range(SIZE * SIZE) if is_home(seat, i)}
    assert middles(face("strategus", PLAIN), f"home {seat + 1}") == own


@pytest.mark.parametrize("palette", ["full", "grey", "low-ink", "one-colour"])
def test_marks_of_the_sides_differ_in_every_palette(palette):
    image = picture(Palette(palette)(face("strategus", PLAIN)), 1680)
    south, north = image[40 + 6 * 160 :][:160, 40:200], image[40:200, 40:200]
    assert (abs(south - north).max(axis=2) > 0.3).sum() > 40


def test_lakes_cover_the_cells_of_the_rules_and_only_by_option():
    water = LANDS["k"].rgb
    for key in (PLAIN, LAKED):
        image = picture(face("strategus", key), 840)
        wet = set()
        for i in range(SIZE * SIZE):
            x, y = cell_of(i)
            left, top = 20 + 80 * x, 20 + 80 * y
            cell = image[top + 10 : top + 70, left + 10 : left + 70]
            share = (abs(cell - water).max(axis=2) < 0.02).mean()
            assert share < 0.01 or share > 0.7
            wet |= {i} if share > 0.7 else set()
        assert wet == (set(LAKES) if key == LAKED else set())
