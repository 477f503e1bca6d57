import pytest

from engine.core.example import parse_example
from engine.core.registry import game
from engine.games.rue.tiles import TILES
from generator.booklet import rue_text
from generator.booklet.rue import CLEAR, rules_sheet
from generator.draw.path import Box
from generator.draw.scene import Text
from generator.draw.text import outlines
from generator.sheets.errors import FitError
from generator.theme import SMALLEST

PASSAGES = (
    rue_text.TILES,
    *rue_text.LEFT,
    *rue_text.RIGHT,
    rue_text.TABLE_NOTE,
    *rue_text.VARIANTS,
    rue_text.CAPTION,
    *rue_text.OUTCOMES,
)
SIZES = [(210.0, 297.0), (215.9, 279.4), (297.0, 420.0), (215.9, 355.6), (279.4, 431.8),
         (431.8, 279.4)]  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_the_rules_fit_on_one_page_inside_the_printer_margin(size):
    scene = rules_sheet(*size)
    assert (scene.width, scene.height) == size
    room = Box(0, 0, *size).grown(-CLEAR)
    texts = [op for op in scene.walk() if isinstance(op, Text)]
    assert len(texts) > 100
    for op in texts:
        assert op.size >= SMALLEST, op.text
        if op.text.strip():
            assert room.holds(outlines(op).bounds()), op.text


@pytest.mark.parametrize("size", SIZES[:2])
def test_no_two_lines_of_text_overlap(size):
    scene = rules_sheet(*size)
    boxes = [
        (op.text, outlines(op).bounds())
        for op in scene.walk()
        if isinstance(op, Text) and op.text.strip(" .,·")
    ]
    for i, (text, one) in enumerate(boxes):
        for other_text, other in boxes[i + 1 :]:
            wide = min(one.x1, other.x1) - max(one.x0, other.x0)
            high = min(one.y1, other.y1) - max(one.y0, other.y0)
            assert wide <= 0.3 or high <= 0.3, (text, other_text)


def test_a_small_paper_is_refused():
    with pytest.raises(FitError, match=r"a paper of 148 × 210 mm: the rules on one page need 210"):
        rules_sheet(148, 210)


def test_every_passage_sums_up_clauses_that_exist():
    rulebook = game("rue").rulebook
    for passage in PASSAGES:
        assert passage.rules
        for rule in passage.rules:
            assert rulebook.clause(rule).id == rule


def test_every_clause_that_a_player_needs_is_on_the_sheet():
    told = {rule for passage in PASSAGES for rule in passage.rules}
    needed = {c.id for c in game("rue").rulebook.clauses if c.is_mechanic}
    assert needed <= told


def test_every_option_is_on_the_sheet():
    told = {rule for passage in rue_text.VARIANTS for rule in passage.rules}
    assert {option.rule for option in game("rue").options} <= told


def test_the_sheet_says_what_the_rules_say():
    said = " ".join(text for passage in PASSAGES[:-5] for text in passage.paragraphs)
    assert "smallest rectangle that holds every tile" in said
    assert "with a tile in your hand" in said
    assert "Hands are hidden" in said
    assert "odd ones go one each, clockwise from the Attacker" in said


def test_the_drawn_example_is_right():
    """The signs are those of the edges, and the rules do what the caption says."""
    *neighbours, last = rue_text.EXAMPLE
    edges = TILES[last.code].turned(last.turns)
    sides = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}
    for laid, sign in zip(neighbours, rue_text.SIGNS, strict=True):
        side = sides[laid.x - last.x, laid.y - last.y]
        facing = TILES[laid.code].turned(laid.turns)[(side + 2) % 4]
        assert (facing == edges[side]) == (sign == "=")


EXAMPLE = """
title: The example of the rules sheet; BF and RT only join the neighbours
game: rue
seats: 2
attacker: 0
to-move: 0
board:
        -1     0      1
  -1    BF0@1  {north}  RT0@1
   0    {west}  .      {east}
moves:
  place {last} 0,0 r0 pay 0,-1
expect:
  events: {events}
  scores: 0 0
"""


def test_the_caption_of_the_example_is_what_the_engine_does():
    north, east, west, last = (f"{laid.code}{laid.turns}@1" for laid in rue_text.EXAMPLE)
    text = EXAMPLE.format(
        north=north,
        east=east,
        west=west,
        last=last[:2],
        events="rue.place.touch rue.capture.match rue.capture.match rue.capture.blue"
        " rue.capture.red-pays",
    )
    assert parse_example(text).run() == []
