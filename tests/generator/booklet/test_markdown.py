"""The Markdown of rulebooks is read as blocks, and no word of it is lost."""

import re

import pytest

from engine.core.registry import games
from generator.booklet.markdown import Items, Paragraph, Table, Terms, blocks
from generator.booklet.prose import words


def said(block):
    match block:
        case Paragraph(text):
            return [text]
        case Items(texts, marks):
            return [f"{mark} {text}" for mark, text in zip(marks, texts, strict=True)]
        case Table(head, rows):
            return [*head, *(cell for row in rows for cell in row)]
        case Terms(pairs):
            return [part for pair in pairs for part in pair]


def plain(text):
    return "".join(run.text for word in words(text) for run in word)


def test_all_kinds_of_blocks_are_told_apart():
    source = """Two lines
of **one** paragraph.

- first, on
  two lines
- second

1. step

| a | b |
|---|---|
| 1 | |

Word
: what it
  means

Other
: more"""
    assert blocks(source) == [
        Paragraph("Two lines of **one** paragraph."),
        Items(("first, on two lines", "second"), ("", "")),
        Items(("step",), ("1.",)),
        Table(("a", "b"), (("1", ""),)),
        Terms((("Word", "what it means"), ("Other", "more"))),
    ]


def test_links_are_their_text_and_marks_choose_the_font():
    (one,) = blocks("See [`this`](#a.b) *now*")
    assert [run.font for word in words(one.text) for run in word] == ["text", "italic", "italic"]
    assert plain(one.text) == "Seethisnow"


@pytest.mark.parametrize("key", list(games()))
def test_no_word_of_a_rulebook_is_lost(key):
    for clause in games()[key].rulebook.clauses:
        for source in (clause.body, clause.readings):
            found = "".join(plain(text) for block in blocks(source) for text in said(block))
            wanted = re.sub(r"\]\([^)]*\)", "", source)
            wanted = re.sub(r"^(- |: )|^\|[-|]+$|[\[\]*`|\s]", "", wanted, flags=re.MULTILINE)
            assert re.sub(r"\s", "", found) == re.sub(r"\s|^- ", "", wanted), clause.id
