"""Strategus on the site: boards told and drawn alike, pieces, set-ups and the quick reference."""

import re
from html import unescape

import pytest

from engine.core.registry import game
from engine.games.strategus.arrangement_text import parse_arrangement
from engine.games.strategus.quick import QUICK
from engine.games.strategus.ranks import ARMY
from engine.games.strategus.setups import SETUPS
from generator.booklet.boards import Marks, board_of
from generator.booklet.boards.strategus import StrategusBoard
from generator.draw.scene import Fill, Group, Place, Stroke, Text
from generator.site import glossary, start
from generator.site.example import tell

STRATEGUS = game("strategus")
BOARD = board_of(STRATEGUS)
TEXT = """game: strategus
seats: 2
options: lakes=on
board:
     a       b        c  d
  6  n-wolf  .        ~  ~
  5  n-fox   .        ~  ~
  4  s-lion  s-mouse  .  .
"""
A4, A5, B4, D6 = (0, 6), (0, 5), (1, 6), (3, 4)


@pytest.fixture(scope="module")
def data():
    return STRATEGUS.parse_picture(TEXT).data()


def places(scene):
    return [op.scene.name for op in scene.walk() if isinstance(op, Place)]


def layers(scene):
    return {op.name for op in scene.walk() if isinstance(op, Group)}


def words(scene):
    return [op.text for op in scene.walk() if isinstance(op, Text)]


def example(moves, expect, board="     a       b\n  5  n-fox   .\n  4  s-lion  .\n"):
    text = f"game: strategus\nseats: 2\nboard:\n{board}"
    text += f"moves:\n{moves}" if moves else ""
    return unescape(tell(f"{text}expect:\n{expect}", "", set()))


def test_what_stands_there_is_told_side_by_side_with_the_lakes(data):
    assert isinstance(BOARD, StrategusBoard)
    assert BOARD.names(2) == ["South", "North"]
    assert BOARD.told(data, BOARD.names(2)) == (
        "South: lion on a4, mouse on b4. North: wolf on a6, fox on a5. "
        "Lakes: c6, c5, d6, d5, g6, g5, h6, h5."
    )
    assert BOARD.told({"board": [], "options": {}}, BOARD.names(2)) == "an empty board."


def test_what_stands_there_is_drawn_with_the_cells_names(data):
    scene = BOARD.picture("x", data, (0, 4, 3, 6))
    assert sorted(places(scene)) == [
        "strategus fox 2", "strategus lion 1", "strategus mouse 1", "strategus wolf 2",
    ]  # fmt: skip
    assert {"a", "b", "c", "d", "4", "5", "6"} <= set(words(scene))
    assert "lakes" in layers(scene)
    assert "lakes" not in layers(BOARD.picture("x", {**data, "options": {}}, (0, 4, 3, 6)))
    faces = {f"strategus {piece} {seat + 1}" for _, piece, seat in BOARD.faces(data)}
    assert set(places(scene)) == faces


def test_marks_stay_inside_the_picture(data):
    marks = Marks(
        placed=[A4], targets=[A5, (3, 6)], refused=[A5, D6], arrows=[(A4, A5), (B4, (3, 6))],
        fought=[A4, (2, 6)], labels={A4: "1·3", (3, 6): "p"},
    )  # fmt: skip
    scene = BOARD.picture("x", data, (0, 4, 3, 6), marks)
    assert {"placed", "targets", "lakes"} <= layers(scene)
    assert {"1·3", "p"} <= set(words(scene))
    for op in scene.walk():
        if isinstance(op, Fill | Stroke):
            assert scene.trim.grown(0.5).holds(op.path.bounds()), op


@pytest.mark.parametrize(
    ("cells", "shown"),
    [
        ((0, 5, 0, 6), (0, 4, 1, 7)),
        ((9, 0, 9, 0), (8, 0, 9, 1)),
        ((2, 3, 6, 8), (2, 3, 7, 8)),
        ((0, 0, 9, 9), (0, 0, 9, 9)),
    ],
)
def test_a_picture_shows_what_is_around_as_long_as_it_stays_small(cells, shown):
    assert BOARD.frame(cells) == shown


def test_a_hidden_piece_shows_its_back_and_is_told_as_one():
    data = {"board": [{"cell": [0, 0], "seat": 1, "kind": None}], "options": {}}
    assert places(BOARD.picture("x", data, (0, 0, 0, 0))) == ["strategus back 2"]
    assert BOARD.told(data, BOARD.names(2)) == "North: hidden piece on a10."


def test_a_fight_is_told_with_ranks_and_shown_before_and_after():
    html = example("  move a4 a5\n", "  to-move: nobody\n")
    assert "South's lion (5) attacks North's fox (8) at a5 and removes it" in html
    assert 'aria-label="Before: South: lion on a4. North: fox on a5."' in html
    assert 'aria-label="After: South: lion on a5."' in html


def test_what_is_done_out_of_turn_is_told_and_changes_no_picture():
    html = example("  @1 offer-draw\n", "  legal: @0 accept-draw\n  refused strategus.draw.agreed:"
                   " @0 offer-draw\n")  # fmt: skip
    assert "<code>@1 offer-draw</code>" in html
    assert "North offers a draw." in html
    assert "Allowed</span> <code>@0 accept-draw</code>" in html
    assert html.count('role="img"') == 1


def test_letters_of_what_was_tried_are_no_columns():
    html = example("", "  legal: move a4 a5\n  legal: move a4 b4\n")
    assert "<b>p</b>" in html
    assert "<b>q</b>" in html


def test_every_example_is_drawn():
    for clause in STRATEGUS.rulebook.clauses:
        for fence in clause.examples:
            assert 'role="img"' in tell(fence.text, "", set()), clause.id


def test_the_table_shown_outside_examples_keeps_norths_secrets():
    html = start.table(STRATEGUS, "../")
    assert "hidden piece on" in html
    north = html.partition("North: ")[2].partition('"')[0]
    assert not re.search(r"lion|trap|apple|scout", north)


def test_every_kind_has_both_pictures_its_number_and_its_clauses(built_site):
    html = built_site.page("strategus/pieces")
    told = {piece.key: piece for piece in QUICK.army}
    for kind in ARMY:
        part = html.partition(f'id="{kind.key}"')[2].partition("</section>")[0]
        rank = f"Rank {kind.rank}" if kind.rank else "No rank"
        assert f"{rank}, × {kind.copies} a side." in part
        assert told[kind.key].text in part
        for rule in told[kind.key].rules[1:]:
            assert f'href="../rules/#{rule}"' in part
        for seat in range(2):
            assert f'src="../../assets/faces/strategus/{kind.key}-{seat}.svg"' in html
            assert (
                built_site.site / f"assets/faces/strategus/small/{kind.key}-{seat}.svg"
            ).is_file()


def test_every_set_up_has_its_idea_a_picture_and_a_text_that_reads_back(built_site):
    html = unescape(built_site.page("strategus/set-ups"))
    for setup in SETUPS:
        part = html.partition(f'id="{setup.key}"')[2].partition("<h2")[0]
        assert re.sub(r"\s+", " ", setup.idea) in re.sub(r"\s+", " ", part).replace("’", "'")
        assert f'aria-label="{setup.name}. South: ' in part
        text = re.sub(r"<[^>]+>", "", part.partition("<code>")[2].partition("</code>")[0])
        assert parse_arrangement(text) == setup.arrangement


def test_every_line_of_the_quick_reference_links_to_its_clauses(built_site):
    html = re.sub(r"\s+", " ", unescape(built_site.page("strategus/quick-reference")))
    for line in (QUICK.goal, *QUICK.prepare, *QUICK.moving, QUICK.advance, *QUICK.hidden):
        cited(html, line.text, line.rules)
    for case in (*QUICK.fights, *QUICK.endings):
        cited(html, f"<strong>{case.when}:</strong> {case.then}", case.rules)
    for choice in QUICK.choices:
        cited(html, f"<code>{choice.option}={choice.value}</code> {choice.text}", choice.rules)
    for piece in QUICK.army:
        assert f'href="../pieces/#{piece.key}">{piece.name}</a>' in html
        if piece.text:
            cited(html, piece.text, piece.rules[2:])


def cited(html, text, rules):
    assert text in html
    after = html.partition(text)[2].lstrip()
    for rule in rules:
        title = STRATEGUS.rulebook.clause(rule).title
        assert after.startswith(
            f'<a aria-label="Rule: {title}" class="tw-q" href="../rules/#{rule}"'
        )
        after = after.partition("</a>")[2]


def test_the_glossary_explains_what_the_rules_use():
    found = {entry.term: entry.rule for entry in glossary.entries(STRATEGUS)}
    assert {"Animal", "Apple", "Chase", "Graveyard", "Half-move", "Rank", "Scout", "Trap"} <= set(
        found
    )
    assert set(found.values()) <= set(STRATEGUS.rulebook.ids())


@pytest.mark.browser
def test_pictures_of_six_columns_can_be_read_on_a_phone(served, page):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(served.url + "strategus/rules/")
    cells = page.evaluate(
        """() => [...document.querySelectorAll("svg.tw-board")].map((svg) => {
          const columns = Math.round((svg.viewBox.baseVal.width - 19) / 44);
          return [columns, svg.getBoundingClientRect().width / (columns + 19 / 44)];
        })"""
    )
    assert len(cells) > 60
    assert min(size for columns, size in cells if columns <= 6) >= 46
    assert min(size for columns, size in cells) >= 30
