"""Pages in a browser: nothing is missing or fetched from elsewhere, and they fit any screen."""

from io import BytesIO
from urllib.parse import urlsplit

import pypdf
import pytest
from playwright.sync_api import expect

from engine.core.registry import games

PAGES = ("", "rue/", "rue/rules/", "rue/tiles/", "rue/glossary/", "rue/quick-reference/",
         "vye/", "vye/rules/",
         "vye/quick-reference/", "vye/cards/", "vye/specials/catapult/",
         "vye/glossary/", "strategus/", "strategus/rules/",
         "strategus/quick-reference/", "strategus/pieces/", "strategus/set-ups/",
         "strategus/glossary/", "print/", "making/", "playground/", "about/",
         "develop/", "develop/formats/", "develop/decisions/", "develop/bridge/",
         "develop/adding-a-game/")  # fmt: skip


FITS = "width => innerWidth === width && document.documentElement.scrollWidth === width"

#: What is drawn inside the pictures takes no room of its own, but half the time of a load.
EMPTY = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg.tw-board * { display: none }");
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.browser
def test_pages_load_whole_under_a_sub_path_and_from_nowhere_else(served, page):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        page.goto(served.url + name)
        page.wait_for_load_state("networkidle")
    foreign = [
        url for url in asked if urlsplit(url).netloc not in ("", urlsplit(served.url).netloc)
    ]
    assert foreign == []
    assert served.missed == []
    assert not any("runtime" in path for path in served.asked)


@pytest.mark.browser
@pytest.mark.parametrize("name", PAGES)
def test_nothing_sticks_out_of_the_screen(served, page, name):
    page.set_viewport_size({"width": 320, "height": 800})
    page.goto(served.url + name)
    for width in (320, 360, 768, 900, 1024, 1100, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        # What slides while a window becomes wider comes to rest first.
        page.wait_for_function(FITS, arg=width)


@pytest.mark.browser
@pytest.mark.parametrize("width", [768, 1280])
def test_a_link_to_a_clause_shows_its_heading_when_all_is_there(served, page, width):
    page.add_init_script(EMPTY)
    page.set_viewport_size({"width": width, "height": 900})
    rules = [rule for game in games().values() for rule in game.rulebook.ids()]
    for rule in rules[::4]:
        page.goto("about:blank")
        page.goto(f"{served.url}{rule.split('.')[0]}/rules/#{rule}")
        page.evaluate(
            "Promise.all([customElements.whenDefined('tilewright-board'), document.fonts.ready])"
        )
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
        top, header = page.evaluate(
            "id => [document.getElementById(id), document.querySelector('.md-header')]"
            ".map((one, i) => one.getBoundingClientRect()[i ? 'bottom' : 'top'])",
            rule,
        )
        assert header <= top <= header + 40, rule


@pytest.mark.browser
def test_colours_follow_the_system_until_somebody_chooses(served, page):
    scheme = "document.body.getAttribute('data-md-color-scheme')"
    for asked, shown in (("light", "tilewright"), ("dark", "tilewright-dark")):
        page.emulate_media(color_scheme=asked)
        page.goto(served.url)
        assert page.evaluate(scheme) == shown
    page.click("label[title^='Colours follow the system']")
    page.goto(served.url + "about/")
    assert page.evaluate(scheme) == "tilewright"


@pytest.mark.browser
def test_type_is_set_in_our_own_fonts(served, page):
    page.goto(served.url)
    page.evaluate("document.fonts.ready")
    for font in ("700 40px Grenze", "500 18px 'Alegreya Sans'", "800 18px 'Alegreya Sans'"):
        assert page.evaluate("font => document.fonts.check(font)", font)
    assert {"assets/fonts/display.woff2", "assets/fonts/text.woff2"} <= set(served.asked)


@pytest.mark.browser
def test_an_example_is_a_picture_until_somebody_wants_to_play(served, page):
    page.goto(served.url + "rue/rules/#rue.capture.match")
    figure = page.locator("#rue\\.capture\\.match ~ figure").first
    expect(figure.get_by_role("img")).to_have_count(2)
    named = "Play this: " + figure.locator("figcaption").inner_text()
    expect(figure.get_by_role("button", name=named, exact=True)).to_be_visible()


@pytest.mark.browser
def test_a_clause_is_linked_and_its_address_copied(served, page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(served.url + "rue/rules/")
    page.click("a.tw-id[href$='#rue.score.tie']")
    page.wait_for_selector("a.tw-id[data-copied]")
    assert page.url.endswith("/rue/rules/#rue.score.tie")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.browser
def test_without_scripts_the_pages_say_the_same(served, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(served.url + "rue/rules/")
    expect(page.locator("figure svg[role=img]").first).to_be_visible()
    expect(page.locator("#rue\\.capture\\.blue")).to_be_visible()
    page.goto(served.url + "print/")
    shown = page.locator("#vye-cards a.tw-download:visible")
    expect(shown).to_have_count(3)
    for label, ending in (
        ("Letter", "letter-duplex-long"),
        ("Low ink", "letter-duplex-long-low-ink"),
    ):
        page.locator(".tw-kits--vye label", has_text=label).click()
        expect(shown).to_have_count(3)
        assert shown.first.get_attribute("href").endswith(f"/cards-{ending}.pdf")
    context.close()


@pytest.mark.browser
def test_paper_is_white_and_bears_no_buttons_in_any_scheme(served, page):
    page.emulate_media(color_scheme="dark")
    page.goto(served.url + "rue/rules/")
    button = page.get_by_role("button", name="Play this").first
    button.wait_for()
    page.emulate_media(color_scheme="dark", media="print")
    style = "name => getComputedStyle(document.querySelector(name))"
    assert page.evaluate(f"({style})('body').backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate(f"({style})('.md-typeset').color") == "rgb(30, 26, 24)"
    expect(button).to_be_hidden()
    expect(page.locator(".md-header")).to_be_hidden()
    page.goto(served.url + "playground/")
    assert page.evaluate(f"({style})('.tw-seat').display") == "block"


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["rue", "strategus", "vye"])
def test_the_quick_reference_fits_on_one_sheet_of_paper(served, page, scheme, game):
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{served.url}{game}/quick-reference/")
    page.evaluate("document.fonts.ready")
    for paper in ("A4", "Letter"):
        margins = dict.fromkeys(("top", "right", "bottom", "left"), "10mm")
        data = page.pdf(format=paper, margin=margins)
        assert len(pypdf.PdfReader(BytesIO(data)).pages) == 1


@pytest.mark.browser
@pytest.mark.parametrize("width", [360, 1280])
def test_cells_of_pictures_are_large_enough_to_read(served, page, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(served.url + "vye/rules/")
    cells = page.evaluate(
        """() => [...document.querySelectorAll("svg.tw-board")].map((svg) =>
          svg.getBoundingClientRect().width / ((svg.viewBox.baseVal.width - 22) / 68.5))"""
    )
    assert len(cells) > 100
    # Seven columns at the most; a name is then nine pixels high.
    assert min(cells) >= 46
