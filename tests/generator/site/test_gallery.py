"""Galleries show every face of every game, each named and linked to its rules; Specials in full."""

import re
from html import unescape
from io import BytesIO

import pytest
from PIL import Image

from engine.core.registry import game, games
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import HOUSES
from engine.games.vye.quick import QUICK
from generator.draw.scene import Text
from generator.faces.catalogue import catalogue, looks_of
from generator.site import build, cards, cards_vye, rules, specials
from generator.site.build import CONFIG
from generator.site.links import _Page as Page
from generator.site.paths import entry_path, gallery
from generator.site.shown import files
from generator.site.social import HEIGHT, WIDTH, social
from generator.site.symbols import symbol
from tests.generator.toy import SOURCE, toy_game

LINK = re.compile(
    r'<a class="tw-zoom" data-(?:of="[^"]*" data-)?tags="([^"]*)" href="([^"]+)">'
    r'<img alt="([^"]+)" [^>]*src="([^"]+)"'
)


def shown(html: str) -> dict[str, tuple[str, list[str]]]:
    """Name and tags of each enlargeable picture by its path below the faces' folder."""
    found = {}
    for tags, href, alt, source in LINK.findall(html):
        assert href == source
        assert href not in found, "a face is shown once"
        found[href.partition("assets/faces/")[2]] = (unescape(alt), tags.split())
    assert len(found) == html.count('class="tw-zoom"')
    return found


@pytest.mark.parametrize("key", games())
def test_a_gallery_shows_every_face_of_the_catalogue_once(built_site, key):
    html = built_site.page(f"{key}/{gallery(games()[key])}")
    found = shown(html)
    faces = built_site.site / "assets/faces"
    looks = [looks_of(entry.draw("screen")) for entry in catalogue(key, "screen")]
    looks += [
        look
        for entry in catalogue(key, "small")
        if (look := looks_of(entry.draw("small"))) not in looks
    ]
    assert len(found) == len(looks)
    drawn = {entry_path(entry, size).partition("assets/faces/")[2]: looks_of(entry.draw(size))
             for size in ("screen", "small") for entry in catalogue(key, size)}  # fmt: skip
    assert {drawn[path] for path in found} == set(looks)
    names = [name for name, _ in found.values()]
    assert len(set(names)) == len(names)
    assert all((faces / path).is_file() for path in found)


def test_every_picture_has_a_file_of_its_own():
    for key in games():
        paths = [entry_path(entry, size) for entry, size in files(key)]
        assert len(set(paths)) == len(paths)
        assert {entry_path(entry, "screen") for entry in catalogue(key, "screen")} <= set(paths)


@pytest.mark.parametrize("key", games())
def test_every_chip_shows_something_and_every_face_has_a_kind(built_site, key):
    html = built_site.page(f"{key}/{gallery(games()[key])}")
    chips = re.findall(r'<button type="button" class="tw-chip" aria-pressed="false" '
                       r'data-tag="([^"]+)">', html)  # fmt: skip
    assert len(set(chips)) == len(chips) > 4
    tagged = [tags for _, tags in shown(html).values()]
    for chip in chips:
        assert any(chip in tags for tags in tagged), chip
    kinds = {chip for chip in chips if chip.startswith("kind-")}
    assert all(len(kinds & set(tags)) == 1 for tags in tagged)
    assert '<div class="tw-chips" hidden' in html, "without a script nothing to press"


@pytest.mark.parametrize("key", games())
def test_every_picture_links_to_a_clause_that_is_there(built_site, key):
    html = built_site.page(f"{key}/{gallery(games()[key])}")
    rules_page = Page(built_site.page(f"{key}/rules")).anchors
    anchors = Page(html).anchors
    pictures = html.split('<a class="tw-zoom"')
    for i, picture in enumerate(pictures[1:], 1):
        # The links stand below the picture, or below the last of several that belong together.
        told = next(part for part in pictures[i:] if "</section>" in part or "tw-see" in part)
        own = told[: told.index("</p>", told.index("tw-see"))]
        links = re.findall(r'href="../rules/#([^"]+)"', own)
        assert links, own
        assert set(links) <= rules_page
        of = re.search(r'data-of="([^"]*)"', "<a" + picture.partition(">")[0])
        assert of is None or of[1] in anchors, of
    for tags in (tags for _, tags in shown(html).values()):
        assert sum(tag.startswith("size-") for tag in tags) == 1


def test_the_undead_are_no_house(built_site):
    found = shown(built_site.page("vye/cards"))
    assert not any(tag.startswith("house-") for tag in found["vye/undead.svg"][1])
    assert "house-midnight" in found["vye/midnight-token.svg"][1]
    labels = cards_vye.told().groups["House"].values()
    assert set(labels) == {house.on_card for house in HOUSES}


RULES = """
    from engine.core.rulebook import parse_rulebook
    rulebook = parse_rulebook("# Toy\\n\\n## All of it { #toy.a .mechanic .text }\\n\\nPlay.\\n")

    def components(self):"""


def test_a_fourth_game_has_a_gallery_and_a_sign_without_a_line_about_it(tmp_path):
    source = SOURCE.replace("\n    def components(self):", RULES).replace('"a"', '"toy.a"')
    with toy_game(tmp_path, source):
        toy = games()["toy"]
        text = cards.page(toy)
        for one in toy.components():
            assert f"{{ #{one.key.lower()} }}" in text
        for entry in catalogue("toy", "screen"):
            assert text.count(f"](../{entry_path(entry)}){{ .tw-zoom") == 1
        assert "](../assets/faces/toy/earth.svg)" in text
        assert "](../assets/faces/toy/deck-7.svg)" in text
        assert [op.text for op in symbol(toy).walk() if isinstance(op, Text)] == ["T"]


@pytest.mark.parametrize("one", QUICK.specials, ids=lambda one: one.key)
def test_a_special_has_a_page_with_its_cards_facts_and_clauses(built_site, one):
    html = unescape(built_site.page(f"vye/specials/{one.key}"))
    for path in (f"vye/{one.key}.svg", f"vye/poker/{one.key}.svg"):
        assert f'href="../../../assets/faces/{path}"' in html
        assert (built_site.site / "assets/faces" / path).is_file()
    plain = re.sub(r"\s+", " ", html)
    component = next(piece for piece in game("vye").components() if piece.key == one.key)
    assert component.about in plain
    for term, value in (("Class", one.group), ("In the box", f"{one.copies}")):
        assert re.search(rf"<dt>{term}</dt> <dd>{value}", plain), term
    for clause in cards.clauses(game("vye"), component):
        assert clause.id in Page(html).anchors
        assert f'class="tw-id" href="../../rules/#{clause.id}"' in html
    told = cards.clauses(game("vye"), component)
    assert html.count("<tilewright-board") == sum(len(clause.examples) for clause in told)
    assert html.count('rules="../../rules/"') == html.count("<tilewright-board")
    assert html.count('class="tw-readings"') == sum(bool(clause.readings) for clause in told)
    assert f'href="specials/{one.key}/"' not in html
    assert f'href="../specials/{one.key}/">{one.name}</a>' in built_site.page("vye/cards")


def test_the_pages_of_specials_are_all_in_the_menu_in_order():
    named = re.findall(r"vye/(specials/[a-z-]+)\.md$", CONFIG.read_text("utf-8"), re.MULTILINE)
    assert named == list(specials.pages(game("vye")))
    assert sorted(key.partition("/")[2] for key in named) == sorted(SPECIALS)


def test_a_clause_elsewhere_links_to_the_rules_page():
    book = game("vye").rulebook
    text = rules.clause(game("vye"), book.clause("vye.catapult.play"), away="../rules")
    assert "](#" not in text
    assert "](../rules.md#vye.kernel.attempt)" in text
    assert text.startswith("### ")


def test_each_game_has_a_sign_on_the_home_page_and_its_own(built_site):
    home = built_site.page("")
    signs = set()
    for key in games():
        path = f"assets/symbols/{key}.svg"
        assert f'src="{path}"' in home
        assert f'src="../{path}"' in built_site.page(key)
        signs.add((built_site.site / path).read_bytes())
    assert len(signs) == len(games())


def test_the_fan_on_the_home_page_has_five_real_faces(built_site):
    fan = built_site.page("").partition('class="tw-fan"')[2].partition("</div>")[0]
    found = re.findall(r'<img alt="([^"]+)" [^>]*src="assets/faces/(\w+)/', fan)
    assert [one for _, one in found] == ["rue", "vye", "vye", "vye", "strategus"]


def test_pictures_in_pixels_have_the_size_that_is_asked_for(built_site):
    for name, size in (("social", (WIDTH, HEIGHT)), ("favicon", (48, 48)),
                       ("touch-icon", (180, 180))):  # fmt: skip
        with Image.open(BytesIO((built_site.site / f"assets/{name}.png").read_bytes())) as picture:
            assert picture.size == size
            assert len(picture.getcolors(1 << 20)) > 4
    assert social().trim.width / social().trim.height == pytest.approx(WIDTH / HEIGHT)


def test_other_sites_are_told_title_line_and_picture_where_the_address_is_known(
    built_site, inputs, tmp_path
):
    html = built_site.page("vye/cards")
    assert '<meta property="og:title" content="Cards of Vye - Tilewright">' in html
    assert "og:image" not in html, "an address that is not whole helps nobody"
    build(
        tmp_path / "site",
        site_url="https://example.org/rules/",
        print_dir=inputs.print_dir,
        runtime_dir=inputs.runtime_dir,
        echo=lambda _: None,
    )
    html = (tmp_path / "site/vye/cards/index.html").read_text("utf-8")
    assert 'property="og:image" content="https://example.org/rules/assets/social.png"' in html
    assert 'property="og:url" content="https://example.org/rules/vye/cards/"' in html
    assert 'name="twitter:card" content="summary_large_image"' in html
