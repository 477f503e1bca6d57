"""Hand-worked cases for the plain reference of Strategus: every end and the order of the tests."""

import pytest

from tests.reference import strategus
from tests.reference.strategus_board import ARMY, ZONES
from tests.reference.strategus_tables import ARRANGEMENT, do, make, spared


def ended(position: strategus.Position) -> tuple[list[int] | None, str | None]:
    """Who has won and by which clause."""
    if strategus.is_over(position):
        assert strategus.mover(position) is None
        assert strategus.legal(position) == set()
        assert strategus.meta(position, 0) | strategus.meta(position, 1) == set()
        assert strategus.forbidden(position) == {}
        assert strategus.winners(position) == position.winners
    return position.winners, position.clause


GOES_ON = (None, None)
NO_FIGHT: tuple[list[int], str] = ([], "strategus.draw.no-fight")


# --- wins ---


def test_apple() -> None:
    """strategus.win.apple, for both sides"""
    assert ended(do(spared("e5 mouse", "e6 apple"), "e5 e6")) == ([0], "strategus.win.apple")
    position = spared("e5 apple", "e9 scout", 1)
    assert ended(do(position, "e9 e5")) == ([1], "strategus.win.apple")


def test_no_animals() -> None:
    """strategus.win.no-animals: whoever made the half-move"""
    win = "strategus.win.no-animals"
    position = make("e5 lion", "e6 fox, a10 trap, b10 apple")
    assert ended(do(position, "e5 e6")) == ([0], win)
    position = make("e5 lion", "e6 trap, j10 fox")
    assert ended(do(position, "e5 e6")) == ([1], win)
    position = make("e5 lion", "e6 wolf, b10 apple", 1)
    assert ended(do(position, "e6 e5")) == ([0], win)
    position = make("e5 lion, a1 apple", "e6 tiger, f6 grizzly", 1)
    assert ended(do(position, "f6 f5", "e5 f5")) == ([1], win)


def test_blocked() -> None:
    """strategus.win.blocked: directly after the opponent's move"""
    walled = "a1 lion, a2 trap, b1 trap, b10 trap"
    position = make(walled, "j10 fox", 1)
    assert ended(do(position, "j10 j9")) == ([1], "strategus.win.blocked")
    position = make(f"{walled}, e5 lion", "j10 fox", 1)
    assert ended(do(position, "j10 j9")) == GOES_ON
    position = make("a1 lion, a2 trap", "b1 trap, j10 fox", 1)  # it may attack
    assert ended(do(position, "j10 j9")) == GOES_ON


def test_who_is_not_to_move_is_never_blocked() -> None:
    """strategus.win.blocked"""
    position = make("a1 lion, a2 trap, b1 trap, e5 wolf", "e6 lion, a3 fox")
    position = do(position, "e5 e6")
    assert ended(position) == GOES_ON
    opened, left = do(position, "a3 a2"), do(position, "a3 a4")
    assert ended(opened) == GOES_ON
    assert strategus.legal(opened) == {"move a1 a2"}
    assert ended(left) == ([1], "strategus.win.blocked")


def walled_in(*, lakes: str, first: str) -> strategus.Position:
    """South has six traps where its front row has no lake before it."""
    spots = ["a4", "b4", "e4", "f4", "i4", "j4"]
    others = [kind for kind in ARMY if kind != "trap"]
    south = ["trap" if cell in spots else others.pop() for cell in ZONES[0]]
    return strategus.deployed(south, ARRANGEMENT, {"lakes": lakes, "first": first})


def test_blocked_at_the_start() -> None:
    """strategus.end.order: the tests run once for the side that moves first"""
    assert ended(walled_in(lakes="on", first="south")) == ([1], "strategus.win.blocked")
    assert ended(walled_in(lakes="off", first="south")) == GOES_ON
    position = walled_in(lakes="on", first="north")
    assert ended(position) == GOES_ON
    assert ended(do(position, "a7 a6")) == ([1], "strategus.win.blocked")


# --- draws ---


def test_both_immobile() -> None:
    """strategus.draw.both-immobile"""
    position = make("e5 lion, a1 apple, b1 trap", "e6 lion, a10 apple, b10 trap")
    assert ended(do(position, "e5 e6")) == ([], "strategus.draw.both-immobile")
    position = make("e5 lion, a1 apple", "e6 lion, a10 fox")
    assert ended(do(position, "e5 e6")) == ([1], "strategus.win.no-animals")
    position = make("e5 lion, a1 fox", "e6 lion, a10 apple")
    assert ended(do(position, "e5 e6")) == ([0], "strategus.win.no-animals")


def test_no_fight() -> None:
    """strategus.draw.no-fight: by the last half-move itself, and a fight begins anew"""
    position = spared("e5 lion", "e6 fox", no_fight_limit="3")
    quiet = do(position, "e5 e4", "j10 j9")
    assert (ended(quiet), quiet.quiet) == (GOES_ON, 2)
    quiet = do(quiet, "@1 offer-draw", "@0 refuse-draw")
    assert (ended(quiet), quiet.quiet) == (GOES_ON, 2)
    assert ended(do(quiet, "e4 e5")) == NO_FIGHT
    fought = do(spared("e5 lion", "e6 fox, a10 fox", no_fight_limit="3"), "j1 j2", "a10 a9")
    fought = do(fought, "e5 e6")
    assert (ended(fought), fought.quiet) == (GOES_ON, 0)
    fought = do(fought, "a9 a8", "j2 j3")
    assert (ended(fought), fought.quiet) == (GOES_ON, 2)
    assert ended(do(fought, "a8 a7")) == NO_FIGHT


@pytest.mark.parametrize(("limit", "number"), [("1", 1), ("200", 200), ("off", None)])
def test_limits(limit: str, number: int | None) -> None:
    """strategus.draw.no-fight"""
    position = spared("e5 lion", "a10 fox", no_fight_limit=limit)
    rounds = ["e5 e6", "a10 a9", "e6 e5", "a9 a10"]
    for count in range(450):
        assert position.quiet == count
        if count == number:
            break
        assert ended(position) == GOES_ON
        position = do(position, rounds[count % 4])
    assert ended(position) == (GOES_ON if number is None else ([], "strategus.draw.no-fight"))


def test_the_default_limit() -> None:
    assert spared("e5 lion", "a10 fox").options["no_fight_limit"] == "200"


def test_agreed_draw() -> None:
    """strategus.draw.agreed"""
    position = spared("e5 lion", "a10 fox")
    for seat in [0, 1]:
        assert strategus.meta(position, seat) == {f"@{seat} resign", f"@{seat} offer-draw"}
        offered = do(position, f"@{seat} offer-draw")
        assert offered.offer == seat
        assert strategus.mover(offered) == 0
        assert strategus.meta(offered, seat) == {f"@{seat} resign"}
        other = 1 - seat
        assert strategus.meta(offered, other) == {
            f"@{other} {text}" for text in ["resign", "accept-draw", "refuse-draw"]
        }
        accepted = do(offered, f"@{other} accept-draw")
        assert ended(accepted) == ([], "strategus.draw.agreed")
        refused = do(offered, f"@{other} refuse-draw")
        assert refused == position


def test_how_long_an_offer_stands() -> None:
    """strategus.draw.agreed: to the next move of the side that made it"""
    position = spared("e5 lion", "a10 fox")
    assert do(position, "@0 offer-draw", "e5 e6").offer is None
    offered = do(position, "@1 offer-draw", "e5 e6")
    assert offered.offer == 1
    assert ended(do(offered, "@0 accept-draw")) == ([], "strategus.draw.agreed")
    assert do(offered, "a10 a9").offer is None
    offered = do(position, "e5 e6", "@0 offer-draw", "a10 a9")
    assert offered.offer == 0
    assert do(offered, "e6 e5").offer is None


@pytest.mark.parametrize(
    "text",
    ["@0 accept-draw", "@1 refuse-draw", "@2 resign", "@0 pass", "@0", "@", "@0 move e5 e6"],
)
def test_meta_actions_that_are_not_allowed(text: str) -> None:
    with pytest.raises(strategus.RuleError, match="not allowed now"):
        do(spared("e5 lion", "a10 fox"), text)


def test_resigning() -> None:
    """strategus.end.resign: at any time, at either side's turn"""
    position = spared("e5 lion", "a10 fox")
    for before in [position, do(position, "e5 e6"), do(position, "@0 offer-draw")]:
        for seat in [0, 1]:
            after = do(before, f"@{seat} resign")
            assert ended(after) == ([1 - seat], "strategus.end.resign")


def test_no_meta_action_before_both_are_ready() -> None:
    """strategus.end.resign, strategus.draw.agreed"""
    position = strategus.start({"first": "south"})
    for kind in [*ARRANGEMENT, *ARRANGEMENT]:
        assert strategus.meta(position, 0) | strategus.meta(position, 1) == set()
        with pytest.raises(strategus.RuleError, match="not allowed now"):
            do(position, "@0 resign")
        position = do(position, f"place {kind}")
    assert strategus.meta(position, 0) == {"@0 resign", "@0 offer-draw"}


def test_nothing_is_done_when_it_is_over() -> None:
    position = do(spared("e5 lion", "a10 fox"), "@0 resign")
    for text in ["move e5 e6", "@1 resign", "place fox"]:
        with pytest.raises(strategus.RuleError, match=r"over \(strategus.end.resign\)"):
            strategus.play(position, text)
    with pytest.raises(strategus.RuleError, match="not over"):
        strategus.winners(spared("e5 lion", "a10 fox"))


# --- the order (strategus.end.order) ---

CORRIDOR = "a1 lion, a3 trap, b1 trap, b2 trap"  # the lion has a1 and a2


def test_apple_comes_before_all() -> None:
    win = ([0], "strategus.win.apple")
    position = make("e5 lion", "e6 apple, a10 trap")  # no animals
    assert ended(do(position, "e5 e6")) == win
    position = make("e5 lion", "e6 apple, a10 fox, a9 trap, b10 trap")  # blocked
    assert ended(do(position, "e5 e6")) == win


def test_both_immobile_comes_before_no_animals() -> None:
    position = make("e5 lion", "e6 lion")
    assert ended(do(position, "e5 e6")) == ([], "strategus.draw.both-immobile")


def test_no_animals_comes_before_no_fight() -> None:
    position = make("e5 lion", "a10 trap", no_fight_limit="1")
    assert ended(do(position, "e5 e6")) == ([0], "strategus.win.no-animals")


def test_no_animals_comes_before_blocked() -> None:
    position = make("e5 lion", "e6 fox, a10 apple")
    assert ended(do(position, "e5 e6")) == ([0], "strategus.win.no-animals")


def test_no_fight_comes_before_blocked() -> None:
    walled = "a1 lion, a2 trap, b1 trap"
    position = make(walled, "j10 fox", 1, no_fight_limit="1")
    assert ended(do(position, "j10 j9")) == ([], "strategus.draw.no-fight")
    position = make(walled, "j10 fox", 1, no_fight_limit="2")
    assert ended(do(position, "j10 j9")) == ([1], "strategus.win.blocked")


@pytest.mark.parametrize(
    ("limit", "end"),
    [("6", ([], "strategus.draw.no-fight")), ("7", ([1], "strategus.repeat.stuck"))],
)
def test_no_fight_comes_before_stuck(limit: str, end: tuple[list[int], str]) -> None:
    position = make(CORRIDOR, "j10 fox", repetition="isf", no_fight_limit=limit)
    position = do(position, "a1 a2", "j10 j9", "a2 a1", "j9 j8", "a1 a2", "j8 j7")
    assert ended(position) == end


def test_stuck_only_under_repetition() -> None:
    """strategus.repeat.stuck"""
    position = make(CORRIDOR, "j10 fox")
    position = do(position, "a1 a2", "j10 j9", "a2 a1", "j9 j8", "a1 a2", "j8 j7")
    assert ended(position) == GOES_ON
    position = do(position, "a2 a1", "j7 j6")
    assert strategus.legal(position) == {"move a1 a2"}


def test_stuck_is_not_blocked() -> None:
    """strategus.repeat.stuck: a move that repetition does not forbid saves the side"""
    position = make(f"{CORRIDOR}, d1 fox", "j10 fox", repetition="isf")
    position = do(position, "a1 a2", "j10 j9", "a2 a1", "j9 j8", "a1 a2", "j8 j7")
    assert ended(position) == GOES_ON
    assert strategus.forbidden(position) == {"move a2 a1": "strategus.repeat.two-square"}
    blocked = make("a1 lion, a2 trap, b1 trap", "j10 fox", 1, repetition="isf")
    assert ended(do(blocked, "j10 j9")) == ([1], "strategus.win.blocked")
