"""What can be had of a kit: everything once, as large as it says, the same archive each time."""

import re
import shutil
from html import unescape
from io import BytesIO
from zipfile import ZipFile

import pytest

from engine.core.registry import game, games
from generator.kits.build import build
from generator.kits.light import light_set
from generator.kits.options import PALETTES
from generator.site import SiteError, bundles, downloads, extras_told, kit_files, printed
from generator.site.stage import DOCS
from generator.terminal import printing

LINK = re.compile(r'href="\.\./print/([a-z]+)/([^"]+\.(?:pdf|zip))">[^<]*</a> ([^<]*)')


@pytest.mark.parametrize("key", games())
def test_every_file_is_offered_once_and_there(built_site, inputs, key):
    html = built_site.page("print")
    names = [path.name for path in sorted((inputs.print_dir / key).iterdir())]
    names += [f"{bundle.name}.zip" for bundle in bundles.bundles(key)]
    for name in names:
        assert html.count(f'href="../print/{key}/{name}"') == 1, name
        assert (built_site.site / "print" / key / name).is_file()
    assert len(re.findall(rf'href="\.\./print/{key}/', html)) == len(names)


def test_sizes_and_pages_are_those_of_the_files(built_site):
    pages = {(key, f"{f.name}.pdf"): f.pages for key in games() for f in kit_files.files(key)}
    found = LINK.findall(built_site.page("print"))
    assert len(found) > 100
    for key, name, told in found:
        path = built_site.site / "print" / key / name
        kind, count, size = told.split(", ")
        assert size == downloads.size(path.stat().st_size), name
        if kind == "ZIP":
            with ZipFile(path) as archive:
                assert count == f"{len(archive.namelist())} PDFs"
        else:
            assert count == f"{pages[key, name]} page" + ("" if pages[key, name] == 1 else "s")


@pytest.mark.parametrize(
    ("key", "piece"), [("rue", "counters"), ("rue", "tiles"), ("strategus", "board")]
)
def test_what_is_made_has_the_names_and_pages_that_are_offered(key, piece):
    offered = {f"{f.name}.pdf": f.pages for f in kit_files.files(key)}
    for options in [one for one in light_set(key) if one.only == (piece,)][:2]:
        made = build(key, options)
        assert [artifact.name.endswith("-low-ink.pdf") for artifact in made] == [True]
        assert offered[made[0].name] == made[0].pages


def test_an_archive_is_whole_and_the_same_twice(inputs):
    for bundle in bundles.bundles("vye"):
        folder = inputs.print_dir / "vye"
        data = bundles.packed(bundle, folder)
        assert data == bundles.packed(bundle, folder)
        with ZipFile(BytesIO(data)) as archive:
            names = archive.namelist()
            assert names == sorted(names)
            assert {info.date_time for info in archive.infolist()} == {(2000, 1, 1, 0, 0, 0)}
            for name in names:
                top, _, inside = name.partition("/")
                assert top == bundle.name
                assert archive.read(name) == (folder / inside).read_bytes()


@pytest.mark.parametrize("key", games())
def test_an_archive_has_each_piece_in_each_layout_once(key):
    found = list(bundles.bundles(key))
    assert len(found) == 4
    for one in found:
        usual = [f for f in kit_files.files(key) if (f.paper, f.palette) == (one.paper, "full")]
        kinds = [(f.piece, f.layout, f.motif) for f in one.files]
        assert sorted(kinds, key=str) == sorted(
            ((f.piece, f.layout, f.motif) for f in usual), key=str
        )
        assert {f.palette for f in one.files} == {"full", one.palette}


def test_a_file_that_is_missing_is_named(inputs, tmp_path):
    shutil.copytree(inputs.print_dir, tmp_path / "print")
    (tmp_path / "print/vye/cards-a4-fronts-low-ink.pdf").unlink()
    with pytest.raises(SiteError, match=r"holds no cards-a4-fronts-low-ink\.pdf: the kit is older"):
        downloads.listing(game("vye"), tmp_path / "print", "../")


def test_every_choice_hides_what_it_is_not(built_site):
    html = built_site.page("print")
    css = (built_site.site / "assets/css/kits.css").read_text(encoding="utf-8")
    for what in ("paper", "palette"):
        values = set(re.findall(rf'data-{what}="([^"]+)"', html))
        assert len(values) == 2
        for value in values:
            chosen = f'.tw-kits:has([value="{value}"]:checked)'
            rule = f'{chosen} [data-{what}]:not([data-{what}="{value}"])'
            assert rule in css
            for key in games():
                button = f'<input type="radio" name="{key}-{what}" value="{value}"'
                assert html.count(button) == 1
        for key in games():
            assert len(re.findall(rf'name="{key}-{what}" value="[^"]+" checked', html)) == 1
    assert set(kit_files.PALETTES) <= set(PALETTES)


@pytest.mark.parametrize("key", games())
def test_every_piece_has_a_name_a_sentence_and_its_first_sheet(built_site, key):
    html = built_site.page("print")
    for piece in {file.piece for file in kit_files.files(key)}:
        part = html[html.index(f'id="{key}-{piece}"') :].partition("</section>")[0]
        assert f"<h3>{extras_told.told(piece).name}</h3>" in part
        assert re.search(r"<h3>[^<]+</h3><p>[^<]+\.</p>", part)
        data = (built_site.site / printed.small_path(key, piece)).read_bytes()
        wide, high = (int.from_bytes(data[i : i + 4], "big") for i in (16, 20))
        assert printed.small_size(key, piece) == (wide, high)
        assert f'width="{wide}" height="{high}"' in part
        assert len(data) < 20_000


def test_every_picture_of_a_step_is_shown_once_and_told_in_words(built_site):
    html = unescape(built_site.page("making"))
    for path, _ in printed.steps():
        found = re.findall(rf'<img alt="([^"]+)"[^>]* src="\.\./{re.escape(path)}"', html)
        assert len(found) == 1, path
        assert found[0].endswith(".")
    named = re.findall(r"\(print/(calibration-[a-z0-9]+\.pdf)\)", (DOCS / "making.md").read_text())
    assert len(named) == 2
    for name in named:
        assert (built_site.site / "print" / name).read_bytes().startswith(b"%PDF-1")


def test_the_light_set_is_looked_over_before_it_is_written(monkeypatch):
    one = next(order for order in light_set("strategus") if order.only == ("board",))
    monkeypatch.setattr(printing, "light_set", lambda _: (one,))
    assert [made.name for made in printing.light("strategus")] == ["board-a4-fronts-low-ink.pdf"]
    monkeypatch.setattr(printing, "preflight", lambda *_: ["a fault"])
    with pytest.raises(printing.GeneratorError, match="a fault"):
        printing.light("strategus")
