"""Games of Strategus on the board: moves, fights, refusals, looking back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.playground.board import BOOT, MOVE
from tests.playground.strategus import STRATEGUS, Field, Game, against_greedy, two_people
from tests.serving import Served

pytestmark = pytest.mark.browser


def reached(table: Field) -> Locator | None:
    """A lit cell with an enemy on it, some scout in the front row being chosen; None without."""
    for start in ("g4", "h4", "i4", "j4"):
        table.cell(start).click()
        attacks = table.board.locator(".cell.open.laid")
        if attacks.count():
            return attacks.first
        table.cell(start).click()
    return None


def test_a_game_against_greedy_by_clicks_until_a_fight(page: Page, site: Served) -> None:
    table = against_greedy(page, site)
    # A scout runs into the first enemy that it can reach; until then something else moves.
    for start, end in (("a4", "a5"), ("a5", "a4"), ("a4", "a5"), ("a5", "a4")):
        attack = reached(table)
        if attack is None:
            table.move(start, end)
        else:
            expect(table.board.locator(".cell.aimed")).to_have_count(1)
            attack.click()
        expect(table.fight().or_(table.board.locator(".hand.mine")).first).to_be_visible()
        if table.fight().is_visible():
            break
    fight = table.fight()
    expect(fight).to_be_visible()
    expect(fight.get_by_role("link")).to_have_text(re.compile(r"^strategus\.fight\."))
    expect(fight.locator(".piece .rank")).to_have_count(2)
    button = fight.get_by_role("button", name="Go on")
    expect(button).to_be_focused()
    # The bot waits until it is put away.
    ply = table.ply()
    page.wait_for_timeout(1_000)
    assert table.ply() == ply
    page.keyboard.press("Enter")
    expect(fight).to_have_count(0)
    table.mine()
    # Gone from the log and from what is read out, too; the removed pieces are counted.
    assert "strategus.fight." not in table.html()
    assert not re.search(r"attacks|is removed", table.board.locator(".log").inner_text())
    expect(table.board.locator("[aria-live=polite]")).not_to_contain_text("attacks")
    expect(table.board.locator(".dead li")).not_to_have_count(0)
    # Nobody looks back past it, neither step by step nor by the log.
    undo = table.board.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert int(table.slider().get_attribute("min") or 0) >= ply
    steps = table.board.locator(".log .ply")
    assert steps.evaluate_all(
        f"all => all.slice({table.ply() - ply} + 1).every(one => one.disabled)"
    )


def test_moves_by_dragging_and_by_keys(page: Page, site: Served) -> None:
    table = two_people(page, site)
    table.cell("a4").drag_to(table.cell("a5"))
    table.wait(lambda: table.ply() == 81)
    table.take(2)
    # North sees its own rows below; up leads to the south.
    table.cell("j7").focus()
    for key in ("Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    table.wait(lambda: table.ply() == 82)
    table.take(1)
    page.keyboard.press("n")
    first = table.board.locator(".cell:focus")
    expect(first).to_have_attribute("aria-label", re.compile("your"))
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(table.board.locator(".cell.open:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table.board.locator(".cell.open")).to_have_count(0)
    # Dropped where it may not go, a piece stays and the reason is told.
    table.cell("b4").drag_to(table.cell("c6"))
    alert = table.board.locator(".under").get_by_role("alert")
    expect(alert).to_contain_text("Not allowed")
    assert table.ply() == 82


def test_refused_moves_tell_their_clause(page: Page, site: Served) -> None:
    table = two_people(page, site, "on two lakes")
    alert = table.board.locator(".under").get_by_role("alert")
    for cells, rule in (
        (("b1",), "strategus.move.immobile"),
        (("a3",), "strategus.move.step"),
        (("a4", "a6"), "strategus.move.step"),
        (("c4",), "strategus.board.lakes"),
        (("g4",), "strategus.board.lakes"),
        (("i4", "i9"), "strategus.move.scout"),
    ):
        for cell in cells:
            table.cell(cell).click()
        expect(alert).to_contain_text("Not allowed")
        expect(alert.get_by_role("link")).to_have_text(rule)
        table.cell("a4").focus()
        page.keyboard.press("Escape")
        expect(alert).to_be_empty()
    assert table.ply() == 80
    typed = table.texts().get_by_label("Type a move")
    typed.fill("move j7 j6")
    typed.press("Enter")
    expect(table.board.locator("#tw-refused")).to_be_visible()
    table.cell("j7").click()
    expect(table.board.locator(".notice.hint")).to_contain_text("Choose one of your own first.")


def test_who_looks_back_keeps_the_same_eyes(page: Page, site: Served) -> None:
    table = two_people(page, site)
    for number, start, end in ((1, "a4", "a5"), (2, "a7", "a6"), (1, "b4", "b5")):
        table.move(start, end)
        table.take(3 - number)
    own = {cell for cell, text in table.pieces().items() if "your" in text}
    assert own == {cell for cell in own if int(cell[1:]) > 5}
    for ply in (82, 81, 80):
        table.slider().fill(str(ply))
        table.wait(lambda ply=ply: table.ply() == ply)  # type: ignore[misc]
        pieces = table.pieces()
        assert sum("your" in text for text in pieces.values()) == 40
        assert all(int(cell[1:]) > 5 for cell, text in pieces.items() if "your" in text)
    turn = table.board.get_by_role("group", name="Whose turn it is")
    expect(turn).to_contain_text("Here it is the turn of Player 1.")
    turn.get_by_role("button").click()
    table.take(1)
    # Nothing was shown since that cannot be taken back: another move is played from here.
    table.move("c4", "c5")
    table.take(2)
    assert int(table.slider().get_attribute("max") or 0) == 81


def test_a_fight_is_not_taken_back(page: Page, site: Served) -> None:
    table = two_people(page, site)
    game = Game("open-gate", "even-keel")
    assert "fight" in game.play("move i4 i7")
    table.move("i4", "i7")
    # The one who moved sees it over the covered board, then the other when taking over.
    assert all("hidden" in text for text in table.pieces().values())
    table.fight().get_by_role("button", name="Put away, and hand over").click()
    expect(table.fight()).to_have_count(0)
    assert "strategus.fight." not in table.html()
    table.take(2)
    expect(table.fight()).to_contain_text("Player 1's scout (9) attacks Player 2's lion (5)")
    table.fight().get_by_role("button", name="Go on").click()
    undo = table.board.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(table.slider()).to_be_disabled()
    page.keyboard.press("Control+z")
    table.move("a7", "a6")
    # What came after it can be taken back.
    table.take(1)
    undo.click()
    table.wait(lambda: table.ply() == 81)
    turn = table.board.get_by_role("group", name="Whose turn it is")
    turn.get_by_role("button").click()
    table.take(2)
    table.move("b7", "b6")


def test_the_limit_without_a_fight_is_told_when_it_is_near(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.load(
        "game: strategus\nseats: 2\nquiet: 197\nboard:\n"
        "      a        b       c\n  10  n-apple  n-wolf  .\n"
        + "".join(f"  {row}   .        .       .\n" for row in range(9, 1, -1))
        + "  1   s-apple  s-wolf  .\n"
        + "expect:\n  to-move: 0\n"
    )
    quiet = table.board.locator(".quiet")
    expect(quiet).to_contain_text("a draw after 3 more half-moves")
    expect(quiet.get_by_role("link")).to_have_text("strategus.draw.no-fight")
    # What was written down is no secret: both sides lie open, and nothing is handed over.
    expect(table.cell("b10")).to_have_accessible_name("b10: North's wolf, rank 7")
    for start, end in (("b1", "c1"), ("b10", "c10"), ("c1", "b1")):
        table.move(start, end)
    expect(table.result()).to_contain_text("A draw", timeout=MOVE)
    expect(table.result().get_by_role("link")).to_have_text("strategus.draw.no-fight")


def test_bots_play_and_onlookers_see_no_rank(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("random", "greedy"))
    table.wait(lambda: table.ply() >= 84)
    table.board.get_by_role("button", name="Pause").click()
    assert all("hidden" in text for text in table.pieces().values())
    expect(table.board.locator(".grid .rank")).to_have_count(0)
    expect(table.fight()).to_have_count(0)
    expect(table.board.locator(".seat")).to_have_count(2, timeout=BOOT)


def test_the_engine_agrees_on_the_moves_offered(page: Page, site: Served) -> None:
    table = two_people(page, site)
    game = Game("open-gate", "even-keel")
    for start in ("a4", "g4", "i4"):
        table.cell(start).click()
        lit = table.board.locator(".cell.open").evaluate_all(
            "all => all.map(one => one.dataset.cell)"
        )
        legal = [STRATEGUS.format(action) for action in STRATEGUS.legal_actions(game.state)]
        assert sorted(lit) == sorted(text.split()[2] for text in legal if text.split()[1] == start)
        page.keyboard.press("Escape")


def test_a_limit_of_ones_own_is_a_number(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Strategus")
    form.locator("summary").click()
    form.get_by_role("radio", name="a number …").check()
    field = form.get_by_label("No fight limit, a number from 1 to 9999")
    field.fill("0")
    form.get_by_role("button", name="Start").click()
    expect(form.get_by_role("alert")).to_contain_text("a number from 1 to 9999")
    field.fill("30")
    form.get_by_role("button", name="Start").click()
    table.mine()
    # From its very beginning a game with so low a limit tells how many half-moves are left.
    expect(table.board.locator(".quiet")).to_contain_text("a draw after 30 more half-moves")


def test_an_example_lies_open_and_lists_its_fights(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.load(
        "game: strategus\nseats: 2\nboard:\n     a        b  c  d\n  5  s-scout  .  .  n-wolf\n"
        "  4  s-lion   .  .  .\nmoves:\n  move a5 d5\n  move d5 d6\nexpect:\n  to-move: 0\n"
    )
    expect(table.board.locator(".handover")).to_have_count(0)
    for ply in (0, 1, 2):
        table.slider().fill(str(ply))
        table.wait(lambda ply=ply: table.ply() == ply)  # type: ignore[misc]
        fights = table.board.locator(".log").get_by_text("South's scout (9) attacks North's wolf")
        expect(fights).to_have_count(1 if ply else 0)
        expect(table.board.locator(".grid .back")).to_have_count(0)
    # Seen from the south, whoever is to move.
    expect(table.board.locator(".cell").first).to_have_attribute("data-cell", "a10")
