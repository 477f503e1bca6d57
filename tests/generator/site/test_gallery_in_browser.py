"""Galleries in a browser: by keyboard, on a phone, without scripts, and told to who listens."""

import pytest
from playwright.sync_api import expect

from engine.core.registry import games
from generator.site.paths import gallery

pytestmark = pytest.mark.browser
PAGES = [f"{key}/{gallery(game)}/" for key, game in games().items()]


@pytest.fixture
def cards(served, page):
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(served.url + "vye/cards/")
    page.wait_for_selector(".tw-chips:not([hidden])")
    return page


def test_a_picture_opens_by_keyboard_and_the_next_and_escape_come_back(cards):
    first = cards.locator("a.tw-zoom").first
    first.focus()
    cards.keyboard.press("Enter")
    view = cards.get_by_role("dialog", name="Ash Peaks")
    expect(view).to_be_visible()
    expect(view.get_by_role("img", name="Ash Peaks")).to_be_visible()
    assert view.locator("img").bounding_box()["width"] >= 400
    cards.keyboard.press("ArrowRight")
    view = cards.get_by_role("dialog", name="Bramble Wood")
    expect(view).to_be_visible()
    expect(view.get_by_role("status")).to_have_text("2 of 162")
    view.get_by_role("button", name="Previous picture").press("Enter")
    cards.keyboard.press("ArrowLeft")
    expect(cards.get_by_role("dialog", name="Back, small")).to_be_visible()
    cards.keyboard.press("ArrowRight")
    cards.keyboard.press("ArrowRight")
    for _ in range(12):  # the page behind is out of reach
        cards.keyboard.press("Tab")
        assert cards.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    cards.keyboard.press("Escape")
    expect(cards.locator("dialog")).to_have_count(0)
    opened = cards.evaluate("document.activeElement.querySelector('img').alt")
    assert opened == "Bramble Wood", "where one was looking, the focus is"


def test_what_is_seen_large_leads_to_its_rules(cards):
    # What stands in a row of other sizes tells what its card tells.
    cards.get_by_role("link", name="Midnight King, small", exact=True).click()
    view = cards.get_by_role("dialog", name="Midnight King")
    view.get_by_role("link", name="King", exact=True).click()
    cards.wait_for_url("**/vye/rules/#vye.family.king")
    expect(cards.locator("dialog")).to_have_count(0)


def test_a_click_beside_the_picture_closes_it(cards):
    cards.locator("a.tw-zoom[href$='/vye/undead.svg']").click()
    expect(cards.get_by_role("dialog", name="Undead")).to_be_visible()
    cards.mouse.click(5, 450)
    expect(cards.locator("dialog")).to_have_count(0)


def test_chips_add_up_in_a_group_and_narrow_down_across(cards):
    def seen():
        links = cards.locator("a.tw-zoom")
        return links.evaluate_all("all => all.filter(one => one.getClientRects().length).length")

    status = cards.locator(".tw-chips").get_by_role("status")
    assert seen() == 162
    family = cards.get_by_role("button", name="Family cards")
    family.press("Space")
    expect(family).to_have_attribute("aria-pressed", "true")
    assert seen() == 60
    expect(status).to_have_text("60 of 162 faces shown")
    expect(cards.get_by_role("heading", name="Lands")).to_be_hidden()
    cards.get_by_role("button", name="Usual size").click()
    cards.get_by_role("button", name="Midnight").click()
    assert seen() == 4
    cards.get_by_role("button", name="Ladders").click()
    assert seen() == 8
    # The address says what is chosen, and whoever opens it sees the same.
    chosen = "?kind=family&house=midnight&house=ladders&size=usual"
    assert cards.url.endswith(f"/vye/cards/{chosen}")
    cards.goto(cards.url.replace("?", "?kind=unicorn&size&h=king&") + "#land-a")
    expect(status).to_have_text("8 of 162 faces shown")
    cards.get_by_role("button", name="Attacks").click()
    expect(status).to_have_text("No face is all of that")
    assert cards.url.endswith("?h=king&kind=family&house=midnight&house=ladders&class=attacks"
                              "&size=usual#land-a")  # fmt: skip
    cards.get_by_role("button", name="Show all").click()
    assert seen() == 162
    assert cards.url.endswith("/vye/cards/?h=king#land-a")
    assert cards.evaluate("document.activeElement.textContent") == "Lands"
    cards.get_by_role("button", name="Tokens").click()
    cards.locator("a.tw-zoom:visible").first.click()
    expect(cards.locator("dialog").get_by_role("status")).to_have_text("1 of 12")


def test_the_sides_of_strategus_are_shown_apart(served, page):
    page.goto(served.url + "strategus/pieces/")
    page.get_by_role("button", name="North").click()
    alts = page.locator("a.tw-zoom:visible img").evaluate_all("all => all.map(one => one.alt)")
    assert len(alts) == 38
    assert all("North’s" in alt for alt in alts)


@pytest.mark.parametrize("name", PAGES)
def test_without_scripts_every_picture_is_a_link_to_its_file(served, browser, name):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(served.url + name)
    links = page.locator("a.tw-zoom")
    assert links.count() == page.locator("a.tw-zoom:visible").count() >= 29
    expect(page.locator(".tw-chips")).to_be_hidden()
    links.first.click()
    page.wait_for_url("**/assets/faces/**.svg")
    context.close()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_dialog_fits_and_its_parts_can_be_hit(served, page, width, scheme):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(served.url + "strategus/pieces/")
    page.wait_for_selector(".tw-chips:not([hidden])")
    for name in ("Elephant, South’s", "Trap, North’s, as a standee", "Board with lakes"):
        page.get_by_role("link", name=name, exact=True).click()  # a name of its own
        view = page.get_by_role("dialog", name=name)
        box = view.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= 740
        assert view.evaluate("one => one.scrollWidth <= one.clientWidth")
        for button in view.get_by_role("button").all():
            size = button.bounding_box()
            assert min(size["width"], size["height"]) >= 44
        image = view.locator("img").bounding_box()
        natural = view.locator("img").evaluate("one => one.naturalWidth / one.naturalHeight")
        assert image["width"] / image["height"] == pytest.approx(natural, rel=0.02)
        _magnify(page, view, image)
        page.keyboard.press("Escape")


def _magnify(page, view, fits):
    """Larger by button, key and wheel; moved by key and by dragging; the page behind stays."""
    stage, image, behind = view.locator(".tw-view__stage"), view.locator("img"), "window.scrollY"
    place, before = page.evaluate(behind), view.bounding_box()
    view.get_by_role("button", name="4×").click()
    expect(view.get_by_role("status")).to_contain_text("4 times as large")
    assert image.bounding_box()["width"] == pytest.approx(4 * fits["width"], abs=2)
    middle = stage.evaluate("one => one.scrollLeft / (one.scrollWidth - one.clientWidth)")
    assert middle == pytest.approx(0.5, abs=0.05)
    assert view.bounding_box()["width"] == before["width"]
    assert view.evaluate("one => one.scrollWidth <= one.clientWidth")
    box, where = stage.bounding_box(), stage.evaluate("one => one.scrollTop")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 60)
    page.mouse.up()
    assert stage.evaluate("one => one.scrollTop") == pytest.approx(where + 60, abs=2)
    page.keyboard.press("ArrowUp")
    assert stage.evaluate("one => one.scrollTop") < where + 58
    page.keyboard.press("-")
    expect(view.get_by_role("button", name="2×")).to_have_attribute("aria-pressed", "true")
    page.mouse.wheel(0, -200)
    page.wait_for_function("() => +document.querySelector('.tw-view__stage')"
                           ".style.getPropertyValue('--scale') > 2.5")  # fmt: skip
    assert page.evaluate(behind) == place
    page.keyboard.press("0")
    assert image.bounding_box()["width"] == pytest.approx(fits["width"], abs=1)


@pytest.mark.parametrize("name", [*PAGES, "vye/specials/catapult/", ""])
def test_what_can_be_pressed_has_a_name_and_no_id_is_there_twice(served, page, name):
    page.goto(served.url + name)
    page.wait_for_load_state("networkidle")
    found = page.evaluate(
        """() => {
          const main = document.querySelector("main");
          const all = [...main.querySelectorAll("a[href], button")]
            .filter((one) => one.getClientRects().length);
          const named = (one) => one.getAttribute("aria-label") || one.textContent.trim()
            || one.querySelector("img")?.alt || one.title;
          const ids = [...document.querySelectorAll("main [id]")].map((one) => one.id);
          return {
            nameless: all.filter((one) => !named(one)).map((one) => one.outerHTML),
            twice: ids.filter((id, i) => ids.indexOf(id) !== i),
            unlabelled: [...main.querySelectorAll("img:not([alt])")].length,
          };
        }"""
    )
    assert found == {"nameless": [], "twice": [], "unlabelled": 0}


def test_the_army_at_a_glance_is_whole_on_a_phone(served, page):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(served.url + "strategus/quick-reference/")
    cells = page.locator(".tw-quick-army :is(th, td):visible")
    assert cells.count() >= 13 * 4
    for right in cells.evaluate_all(
        "all => all.map(one => { const r = document.createRange(); r.selectNodeContents(one);"
        " return r.getBoundingClientRect().right; })"
    ):
        assert right <= 360 - 14


@pytest.mark.parametrize(("width", "faces"), [(360, 3), (1280, 5)])
def test_the_fan_shows_three_faces_on_a_phone_and_five_on_a_desk(served, page, width, faces):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(served.url)
    assert page.locator(".tw-fan img:visible").count() == faces
