"""The check of built pages finds what is dead, absolute or foreign, and nothing else."""

import pytest

from generator.site.links import problems


def written(folder, pages):
    for name, text in pages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return problems(folder)


def test_a_sound_site_has_no_problems(tmp_path):
    pages = {
        "index.html": '<h1 id="top">x</h1><a href="a/#b.c-d">x</a><a href="#top">x</a>'
        '<a href="https://example.org/">x</a><a href="mail.pdf">x</a>'
        '<img src="data:image/gif;base64,">',
        "a/index.html": '<h2 id="b.c-d">x</h2><a href="..">x</a><a href="../#top">x</a>'
        '<link rel="canonical" href="https://example.org/a/"><link rel="icon" href="../i.svg">',
        "mail.pdf": "",
        "i.svg": "",
    }
    assert written(tmp_path, pages) == []


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="b/">x</a>', "b/ leads nowhere"),
        ('<a href="#none">x</a>', "#none has no such anchor"),
        ('<a href="a/#none">x</a>', "a/#none has no such anchor"),
        ('<a href="/a/">x</a>', "/a/ leads nowhere"),
        ('<a href="../out.html">x</a>', "../out.html leads nowhere"),
        ('<img src="none.svg">', "none.svg is not there"),
        ('<script src="https://example.org/x.js"></script>', "would be loaded from elsewhere"),
        ('<link rel="stylesheet" href="//example.org/x.css">', "would be loaded from elsewhere"),
        ('<svg><use xlink:href="https://example.org/x.svg#a"/></svg>', "loaded from elsewhere"),
    ],
)
def test_a_problem_is_named_with_its_page(tmp_path, html, complaint):
    (tmp_path / "out.html").write_text("outside")
    found = written(tmp_path / "site", {"index.html": html, "a/index.html": "<p>x</p>"})
    assert len(found) == 1
    assert found[0].startswith("index.html: ")
    assert complaint in found[0]


def test_the_page_for_what_is_not_found_is_left_out(tmp_path):
    assert written(tmp_path, {"404.html": '<a href="/anything">x</a>'}) == []
