"""What Rue's leaves say is what the rules say."""

from engine.core.example import parse_example
from engine.core.registry import game
from engine.games.rue.tiles import TILES
from generator.quick import rue_text
from generator.site import quick_rue

PASSAGES = (
    rue_text.TILES,
    rue_text.START,
    rue_text.TURN,
    rue_text.CAPTURING,
    rue_text.END,
    rue_text.TABLE_NOTE,
    *rue_text.VARIANTS,
    rue_text.CAPTION,
    *rue_text.OUTCOMES,
)


def test_every_passage_sums_up_clauses_that_exist():
    rulebook = game("rue").rulebook
    for passage in PASSAGES:
        assert passage.rules
        for rule in passage.rules:
            assert rulebook.clause(rule).id == rule


def test_every_clause_that_a_player_needs_is_on_the_leaves():
    told = {rule for passage in PASSAGES for rule in passage.rules}
    needed = {c.id for c in game("rue").rulebook.clauses if c.is_mechanic}
    assert needed <= told


def test_every_option_is_on_the_leaves():
    told = {rule for passage in rue_text.VARIANTS for rule in passage.rules}
    assert {option.rule for option in game("rue").options} <= told


def test_the_leaves_say_what_the_rules_say():
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
title: The example of the leaves; BF and RT only join the neighbours
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


def test_every_line_of_the_page_links_to_its_clauses():
    page = quick_rue.page(game("rue"))
    for passage in (rue_text.START, rue_text.TURN, rue_text.CAPTURING, rue_text.END,
                    rue_text.TILES, rue_text.TABLE_NOTE, *rue_text.VARIANTS):  # fmt: skip
        assert f"## {passage.head} {{" in page or not passage.head
        for line in passage.lines:
            after = page.partition(line.text)[2]
            for rule in line.rules:
                assert after.partition("\n")[0].count(f"(rules.md#{rule} ") == 1
    for one in rue_text.OUTCOMES:
        row = next(row for row in page.splitlines() if row.startswith(f"| {one.captured} |"))
        assert one.effect in row
        assert row.endswith(f"| {one.score} |")
        assert all(f"(rules.md#{rule} " in row for rule in one.rules)
    for tile in TILES.values():
        assert f"/{tile.code}.svg" in page
