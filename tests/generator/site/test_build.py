"""Building the site: strict, repeatable, quick where nothing changed, and plain about mistakes."""

import re
import shutil
from pathlib import Path

import pytest

from generator.site import SiteError, build
from generator.site.build import CONFIG
from generator.site.stage import DOCS, stage


@pytest.fixture
def docs(tmp_path):
    return Path(shutil.copytree(DOCS, tmp_path / "docs"))


def test_the_real_pages_build_without_a_warning(built_site):
    assert (built_site.site / "index.html").is_file()
    named = re.findall(r"\b[\w/-]+\.md$", CONFIG.read_text(encoding="utf-8"), re.MULTILINE)
    assert built_site.told[-1].startswith(f"built site: {len(named) + 1} pages")
    for name in named:
        page = built_site.site / name.removesuffix("index.md").removesuffix(".md") / "index.html"
        assert page.is_file(), name


def test_a_second_build_of_the_same_does_nothing(built_site, inputs):
    before = (built_site.site / "rue/rules/index.html").stat().st_mtime_ns
    told: list[str] = []
    build(
        built_site.site,
        print_dir=inputs.print_dir,
        runtime_dir=inputs.runtime_dir,
        echo=told.append,
    )
    assert told == [
        "staged staging: 0 files new or different",
        "nothing has changed: the site is as it was",
    ]
    assert (built_site.site / "rue/rules/index.html").stat().st_mtime_ns == before


def test_staging_twice_gives_the_same_bytes(built_site, inputs, tmp_path):
    stage(tmp_path / "again", print_dir=inputs.print_dir, runtime_dir=inputs.runtime_dir)
    assert _files(tmp_path / "again") == _files(built_site.staging)


def test_what_nobody_writes_any_more_is_removed(inputs, tmp_path, docs):
    folder = tmp_path / "staging"
    (docs / "old").mkdir()
    (docs / "old/page.md").write_text("# Old\n")
    stage(folder, print_dir=inputs.print_dir, runtime_dir=inputs.runtime_dir, docs=docs)
    assert (folder / "old/page.md").is_file()
    shutil.rmtree(docs / "old")
    stage(folder, print_dir=inputs.print_dir, runtime_dir=inputs.runtime_dir, docs=docs)
    assert not (folder / "old").exists()


@pytest.mark.parametrize(
    ("addition", "complaint"),
    [
        ("[dead](rue/rules.md#rue.no.such)", "rue.no.such"),
        ("[dead](nowhere.md)", "nowhere.md"),
        ('<a href="rue/rules/#rue.no.such">dead</a>', "rue.no.such has no such anchor"),
        ("![](https://example.org/picture.png)", "would be loaded from elsewhere"),
    ],
)
def test_a_dead_or_foreign_link_is_an_error(inputs, tmp_path, docs, addition, complaint):
    page = docs / "index.md"
    page.write_text(page.read_text(encoding="utf-8") + f"\n{addition}\n", encoding="utf-8")
    with pytest.raises(SiteError, match=r"mistakes|dead or foreign") as caught:
        build(
            tmp_path / "site",
            print_dir=inputs.print_dir,
            runtime_dir=inputs.runtime_dir,
            echo=lambda _: None,
            docs=docs,
        )
    assert complaint in str(caught.value)
    assert "Traceback" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("<!-- tilewright: nonsense rue -->", "new.md, line 3: nothing is called 'nonsense'"),
        (
            "<!-- tilewright: board chess -->",
            "new.md, line 3: nothing is called 'board' of 'chess'",
        ),
        (
            "```board\ngame: rue\nseats: 2\nboard:\n     0\n  0  XX0@0\n"
            "expect:\n  scores: 0 0\n```",
            "new.md: .*line 8.*XX",
        ),
        (
            "```board\ngame: rue\nseats: 2\nboard:\n     0\n  0  BP0@0:0\n"
            "expect:\n  scores: 0 0\n```",
            "new.md, line 10: the example expects 'scores: 0 0', but the engine finds '1 0'",
        ),
    ],
)
def test_a_mistake_in_a_page_names_page_and_line(inputs, tmp_path, docs, text, complaint):
    (docs / "new.md").write_text(f"# New\n\n{text}\n")
    with pytest.raises(SiteError, match=complaint):
        stage(tmp_path / "s", print_dir=inputs.print_dir, runtime_dir=inputs.runtime_dir, docs=docs)


def test_what_has_to_be_made_first_is_told(inputs, tmp_path):
    with pytest.raises(SiteError, match="no runtime for the board: run `make runtime` first"):
        stage(tmp_path / "s", print_dir=inputs.print_dir, runtime_dir=tmp_path)
    with pytest.raises(SiteError, match="no kit of Rue: run 'tilewright print rue' and"):
        stage(tmp_path / "s", print_dir=tmp_path, runtime_dir=inputs.runtime_dir)
    with pytest.raises(SiteError, match="is missing: the site is built from a checkout"):
        stage(
            tmp_path / "s",
            print_dir=inputs.print_dir,
            runtime_dir=inputs.runtime_dir,
            docs=tmp_path / "none",
        )


def test_a_page_is_not_written_twice(inputs, tmp_path, docs):
    (docs / "rue/rules.md").write_text("# Mine\n")
    with pytest.raises(SiteError, match=r"rue/rules\.md is both generated and in"):
        stage(tmp_path / "s", print_dir=inputs.print_dir, runtime_dir=inputs.runtime_dir, docs=docs)


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
