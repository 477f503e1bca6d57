"""A worked example on a page: pictures that can be read out, and what the engine did in words."""

import re

import pytest

from engine.core.registry import game
from generator.booklet.boards import Face
from generator.site import SiteError
from generator.site.example import check, tell
from generator.site.fences import board, forget

CAPTURE = """title: A blue tile & its counter
game: rue
seats: 2
to-move: 0
board:
     0
  0  BF1@0:1
moves:
  place RP 1,0 r3
expect:
  events: rue.place.touch rue.capture.match rue.capture.blue
  scores: 1 0
"""
REFUSED = """game: rue
seats: 2
board:
     0      1
  0  BP0@0  RC0@1
expect:
  refused rue.place.touch: place BF 2,1 r0
  legal: place BF 1,1 r0
  legal-count: 144
  to-move: 0
"""


def test_pictures_before_and_after_are_told_in_words():
    html = tell(CAPTURE, "", set())
    alts = re.findall(r'<svg class="tw-board" role="img" aria-label="([^"]*)"', html)
    assert alts == [
        "Before: at 0,0 a Blue Flanks (red east and west; blue north and south) with "
        "Ring&#x27;s counter.",
        "After: at 0,0 a Blue Flanks (red east and west; blue north and south) with "
        "Square&#x27;s counter; at 1,0 a Red Prow (red west; blue north, east and south).",
    ]


def test_what_happened_cites_its_clauses():
    html = tell(CAPTURE, "../rue/rules/", set())
    assert "<figcaption>A blue tile &amp; its counter</figcaption>" in html
    cited = re.findall(r'class="tw-cite" href="([^"]*)"', html)
    assert cited == [
        "../rue/rules/#rue.place.touch",
        "../rue/rules/#rue.capture.match",
        "../rue/rules/#rue.capture.blue",
    ]
    assert "Square captures the Blue Flanks at 0,0: +1, taken from Ring." in html
    assert "Score: Square +1, Ring 0." in html


def test_the_board_gets_the_example_as_it_stands():
    html = tell(CAPTURE, "", set())
    (text,) = re.findall(r'<tilewright-board [^>]*example="([^"]*)"', html)
    assert text.replace("&#10;", "\n").replace("&amp;", "&") == CAPTURE


def test_refusals_say_why():
    html = tell(REFUSED, "", set())
    assert (
        '<span class="tw-no">Refused</span> <code>place BF 2,1 r0</code>: 2,1 shares no side with '
        'a tile on the table. <a class="tw-cite" href="#rue.place.touch">Side by side</a>'
    ) in html
    assert '<span class="tw-yes">Allowed</span> <code>place BF 1,1 r0</code>' in html
    assert "144 placements are allowed." in html
    assert "Then it is Square’s turn." in html
    assert html.count('class="tw-board"') == 1


def test_faces_are_defined_once_a_page_and_outside_the_board():
    known: set[Face] = set()
    first, second = tell(CAPTURE, "", known), tell(CAPTURE, "", known)
    assert first.index("tw-symbols") < first.index("<tilewright-board")
    assert "tw-symbols" not in second
    defined = set(re.findall(r'<g id="(tw-rue-[^"]*)"', first))
    assert defined == {"tw-rue-BF", "tw-rue-RP", "tw-rue-counter-0", "tw-rue-counter-1"}
    assert set(re.findall(r'href="#(tw-[^"]*)"', first + second)) == defined


def test_ids_of_two_pictures_never_meet():
    known: set[Face] = set()
    html = tell(CAPTURE, "", known) + tell(REFUSED, "", known)
    ids = re.findall(r'\bid="([^"]*)"', html)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]*)\)", html)) <= set(ids)


def test_a_new_page_defines_its_faces_anew():
    class Document:
        pass

    page = Document()
    first = board(CAPTURE, "board", "board", {}, page, attrs={})
    again = board(CAPTURE, "board", "board", {}, page, attrs={"rules": "../r/"})
    forget(page)
    anew = board(CAPTURE, "board", "board", {}, page, attrs={})
    assert "tw-symbols" in first
    assert "tw-symbols" not in again
    assert 'href="../r/#rue.capture.blue"' in again
    assert anew == first


def test_a_broken_example_names_its_place():
    with pytest.raises(SiteError, match="page, line 15: the example expects 'scores: 2 0'"):
        check(CAPTURE.replace("scores: 1 0", "scores: 2 0"), 4, "page")


FAR = """title: A row
game: vye
seats: 2
board:
     0       1       2       3       4
  0  land-a  land-b  land-c  land-d  land-e
hand 0: land-f land-g
expect:
  legal: play land-f 5,0
  refused vye.place.adjacent: play land-f 8,0
  refused vye.place.adjacent: play land-g 8,0
"""


def columns(html):
    (width,) = set(re.findall(r'class="tw-board" [^>]* viewBox="0 0 ([0-9.]+) ', html))
    return round((float(width) - 22) / 68.5, 3)


def test_what_is_refused_far_away_makes_no_picture_too_wide_for_a_phone():
    html = tell(FAR, "", set())
    assert columns(html) == 6
    assert "<b>b</b> <span" in html
    near = FAR.replace("8,0", "1,1").replace("refused vye.place.adjacent", "legal")
    assert columns(tell(near, "", set())) == 6


def test_what_was_tried_has_letters_where_it_is_several():
    html = tell(FAR, "", set())
    assert re.findall(r"<li><b>(.)</b> <span class=.tw-(yes|no)", html) == [
        ("a", "yes"),
        ("b", "no"),
        ("c", "no"),
    ]
    assert "<b>" not in tell(REFUSED, "", set())
    one = FAR.replace("  refused vye.place.adjacent: play land-g 8,0\n", "")
    assert "<b>" not in tell(one.replace("  legal: play land-f 5,0\n", ""), "", set())


def test_the_seats_of_vye_are_called_by_their_colours():
    text = FAR.partition("expect:")[0] + (
        "moves:\n  play land-f 5,0\nexpect:\n  to-move: 1\n  scores: 1 0\n"
    )
    html = tell(text, "", set())
    assert "Score: Blue 1, Red 0." in html
    assert "Then it is Red’s turn." in html
    assert "at 5,0 Frost Field with Blue’s token" in html


def test_who_is_asked_in_another_ones_turn_is_told() -> None:
    clause = game("vye").rulebook.clause("vye.necropolis.spread")
    html = "".join(tell(fence.text, "", set()) for fence in clause.examples)
    assert "turn still; Red is asked next." in html
