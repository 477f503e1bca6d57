"""Hand-worked cases for the plain reference of Strategus: set-up, moves, fights, what is hidden.

The pieces are written as tests/reference/strategus_tables.py says. South is to move where nothing
else is said.
"""

import pytest

from tests.reference import strategus
from tests.reference.strategus_board import ARMY, CELLS, CHOICES, DEFAULTS, KINDS, RANKS, ZONES
from tests.reference.strategus_tables import ARRANGEMENT, do, ends_of, held, make, spared


def refused(position: strategus.Position, text: str) -> str:
    with pytest.raises(strategus.RuleError) as caught:
        strategus.play(position, text)
    return str(caught.value)


# --- set-up ---


def test_army() -> None:
    """strategus.setup.army: forty pieces, 33 of them animals"""
    assert len(ARMY) == 40
    assert sum(kind in RANKS for kind in ARMY) == 33
    counts = [ARMY.count(kind) for kind in KINDS]
    assert counts == [1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1]
    assert [RANKS.get(kind) for kind in KINDS] == [*range(1, 11), None, None]


def test_zones() -> None:
    """strategus.setup.zone"""
    assert ZONES[0][:2] + ZONES[0][9:11] + ZONES[0][39:] == ["a1", "b1", "j1", "a2", "j4"]
    assert ZONES[1][:2] + ZONES[1][9:11] + ZONES[1][39:] == ["a10", "b10", "j10", "a9", "j7"]
    assert len({*ZONES[0], *ZONES[1]}) == 80
    assert set(CELLS) - {*ZONES[0], *ZONES[1]} == {f"{c}{r}" for c in "abcdefghij" for r in "56"}


def test_placing() -> None:
    """strategus.setup.zone, strategus.setup.army: south all forty, then north"""
    position = strategus.start({"first": "north"})
    assert strategus.legal(position) == {f"place {kind}" for kind in KINDS}
    for number, kind in enumerate(ARRANGEMENT):
        assert (strategus.mover(position), position.placed) == (0, [number, 0])
        position = strategus.play(position, f"place {kind}")
        assert held(position)[ZONES[0][number]] == f"0 {kind}"
    assert strategus.legal(position) == {f"place {kind}" for kind in KINDS}
    for number, kind in enumerate(ARRANGEMENT):
        assert (strategus.mover(position), position.placed) == (1, [40, number])
        position = strategus.play(position, f"place {kind}")
        assert held(position)[ZONES[1][number]] == f"1 {kind}"
    assert strategus.mover(position) == 1
    assert all(text.startswith("move") for text in strategus.legal(position))
    assert "is not legal" in refused(position, "place scout")


def test_no_more_than_the_army_has() -> None:
    """strategus.setup.army"""
    position = do(strategus.start(), "place apple", "place rhino", "place rhino")
    assert "place apple" not in strategus.legal(position)
    assert "place rhino" not in strategus.legal(position)
    assert "'place apple' is not legal" in refused(position, "place apple")
    assert len(strategus.legal(position)) == 10


def test_deployed() -> None:
    position = strategus.deployed(ARRANGEMENT, ARRANGEMENT[::-1], {"first": "south"})
    assert (held(position)["a1"], held(position)["j7"]) == ("0 elephant", "1 elephant")
    assert (held(position)["j4"], held(position)["a10"]) == ("0 apple", "1 apple")
    assert strategus.mover(position) == 0
    with pytest.raises(strategus.RuleError, match=r"north .*strategus\.setup\.army"):
        strategus.deployed(ARRANGEMENT, ARRANGEMENT[1:])
    with pytest.raises(strategus.RuleError, match=r"south .*strategus\.setup\.army"):
        strategus.deployed(["apple", *ARRANGEMENT[1:]], ARRANGEMENT)


def test_first() -> None:
    """strategus.setup.first: placing is south's first, whoever moves first"""
    for first, seat in [("south", 0), ("north", 1)]:
        position = strategus.start({"first": first})
        assert (position.first, strategus.mover(position)) == (seat, 0)
        position = strategus.deployed(ARRANGEMENT, ARRANGEMENT, {"first": first})
        assert strategus.mover(position) == seat
    assert {strategus.start().first for _ in range(99)} == {0, 1}
    for drawn in [0, 1]:
        position = strategus.deployed(ARRANGEMENT, ARRANGEMENT, drawn=drawn)
        assert strategus.mover(position) == drawn
    with pytest.raises(strategus.RuleError, match="leaves nothing to draw"):
        strategus.start({"first": "south"}, drawn=1)
    with pytest.raises(strategus.RuleError, match="is 0 or 1"):
        strategus.start(drawn=2)


def test_options() -> None:
    assert strategus.start().options == DEFAULTS
    for key, values in CHOICES.items():
        assert values[0] == DEFAULTS[key]
        for value in values:
            assert strategus.start({key: value}).options == {**DEFAULTS, key: value}
    for value in ["off", "1", "50", "200", "1000"]:
        assert strategus.start({"no_fight_limit": value}).options["no_fight_limit"] == value
    everything = {key: values[-1] for key, values in CHOICES.items()} | {"no_fight_limit": "off"}
    assert strategus.start(everything).options == everything


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("first", "east", "first is one of random, south, north, not 'east'"),
        ("lakes", "", "lakes is one of"),
        ("scout_charge", "On", "scout_charge is one of"),
        ("memory_aid", "yes", "memory_aid is one of"),
        ("repetition", "on", "repetition is one of off, isf"),
        ("river", "on", "no option is called 'river'"),
        *[
            ("no_fight_limit", value, "no_fight_limit is 'off' or a number from 1 on")
            for value in ["0", "-1", "007", "1.5", "on", "", " 9", "²"]
        ],
    ],
)
def test_bad_options(key: str, value: str, words: str) -> None:
    with pytest.raises(strategus.RuleError) as caught:
        strategus.start({key: value})
    assert words in str(caught.value)


# --- moves ---


@pytest.mark.parametrize("kind", [kind for kind in RANKS if kind != "scout"])
def test_step(kind: str) -> None:
    """strategus.move.step: to an empty cell or an enemy, never diagonally or onto its own"""
    position = spared(f"e5 {kind}, e6 trap", "f5 wolf, f6 wolf, d4 wolf")
    assert ends_of(position, "e5") == {"f5", "e4", "d5"}
    assert ends_of(spared(f"a1 {kind}", "a5 fox"), "a1") == {"a2", "b1"}
    assert ends_of(spared(f"j9 {kind}", "a5 fox"), "j9") == {"j8", "i9", "j10"}


def test_a_move() -> None:
    position = spared("e5 lion", "a10 fox")
    after = do(position, "e5 e6")
    assert held(after) == {"e6": "0 lion", "j1": "0 wolf", "a10": "1 fox", "j10": "1 wolf"}
    assert strategus.mover(after) == 1
    assert held(position)["e5"] == "0 lion"  # it is another position
    assert "not legal" in refused(position, "move e5 e7")
    assert "not legal" in refused(position, "move a10 a9")
    assert "not legal" in refused(position, "move e4 e5")


def test_scout() -> None:
    """strategus.move.scout"""
    position = spared("e5 scout, e2 fox", "e8 fox, h5 trap, i5 wolf")
    assert ends_of(position, "e5") == {
        *["e6", "e7", "e8", "f5", "g5", "h5", "e4", "e3"],
        *["d5", "c5", "b5", "a5"],
    }
    assert held(do(position, "e5 a5"))["a5"] == "0 scout"
    fought = do(position, "e5 e8")
    assert "e5" not in fought.board
    assert held(fought)["e8"] == "1 fox"
    assert ends_of(spared("a1 scout", "b2 fox"), "a1") == {
        *[f"a{row}" for row in range(2, 11)],
        *[f"{column}1" for column in "bcdefghi"],
    }


def test_scout_charge_off() -> None:
    """strategus.move.scout: an attack on the next cell only"""
    position = spared("e5 scout, e2 fox", "e8 fox, f5 trap, c5 wolf", scout_charge="off")
    assert ends_of(position, "e5") == {"e6", "e7", "f5", "e4", "e3", "d5"}


@pytest.mark.parametrize("kind", ["trap", "apple"])
def test_immobile(kind: str) -> None:
    """strategus.move.immobile"""
    position = spared(f"e5 {kind}", "e6 fox")
    assert ends_of(position, "e5") == set()
    assert "not legal" in refused(position, "move e5 e4")
    assert "not legal" in refused(position, "move e5 e6")


def test_no_pass() -> None:
    """strategus.move.must"""
    position = spared("e5 lion", "a10 fox")
    assert "pass" not in strategus.legal(position)
    assert "not legal" in refused(position, "pass")


def test_lakes() -> None:
    """strategus.board.lakes: nothing enters or crosses"""
    steps = "c4 lion, b6 lion, e5 lion, h7 fox, i6 fox, f6 fox"
    wet, dry = spared(steps, "a10 fox", lakes="on"), spared(steps, "a10 fox")
    assert ends_of(wet, "c4") == {"b4", "d4", "c3"}
    assert ends_of(wet, "b6") == {"b5", "b7", "a6"}
    assert ends_of(wet, "e5") == {"e4", "e6", "f5"}
    assert ends_of(wet, "h7") == {"g7", "i7", "h8"}
    assert ends_of(wet, "i6") == {"i5", "i7", "j6"}
    assert ends_of(wet, "f6") == {"f5", "f7", "e6"}
    assert ends_of(dry, "c4") == {"b4", "d4", "c3", "c5"}
    assert ends_of(dry, "f6") == {"f5", "f7", "e6", "g6"}
    scouts = "d3 scout, e6 scout, g9 scout"
    wet = spared(scouts, "a10 fox", lakes="on")
    assert {end for end in ends_of(wet, "d3") if end[0] == "d"} == {"d1", "d2", "d4"}
    assert {end for end in ends_of(wet, "e6") if end[1:] == "6"} == {"f6"}
    assert {end for end in ends_of(wet, "g9") if end[0] == "g"} == {"g7", "g8", "g10"}
    dry = spared(scouts, "a10 fox")
    assert {"d5", "d10"} <= ends_of(dry, "d3")


def test_which_cells_are_lakes() -> None:
    """strategus.board.lakes: c5 to d6 and g5 to h6"""
    lakes = {"c5", "c6", "d5", "d6", "g5", "g6", "h5", "h6"}
    for option, closed in [("on", lakes), ("off", set())]:
        entered = set()
        for cell in set(CELLS) - lakes:
            entered |= ends_of(make(f"{cell} lion", "", lakes=option), cell)
        assert set(CELLS) - entered == closed


# --- fights ---

# By attacker, defenders in the order of KINDS: won, lost, both removed.
OUTCOMES = {
    "elephant": "=+++++++++-+",
    "grizzly": "-=++++++++-+",
    "rhino": "--=+++++++-+",
    "gorilla": "---=++++++-+",
    "lion": "----=+++++-+",
    "tiger": "-----=++++-+",
    "wolf": "------=+++-+",
    "fox": "-------=++++",
    "scout": "--------=+-+",
    "mouse": "+--------=-+",
}
# Lower wins, equal, mouse, trap, fox, apple.
CLAUSES = {
    "elephant": "ELLLLLLLLMTA",
    "grizzly": "LELLLLLLLLTA",
    "rhino": "LLELLLLLLLTA",
    "gorilla": "LLLELLLLLLTA",
    "lion": "LLLLELLLLLTA",
    "tiger": "LLLLLELLLLTA",
    "wolf": "LLLLLLELLLTA",
    "fox": "LLLLLLLELLFA",
    "scout": "LLLLLLLLELTA",
    "mouse": "MLLLLLLLLETA",
}
NAMES = {"+": "attacker", "-": "defender", "=": "none"}
CLAUSE_NAMES = {
    "L": "strategus.fight.lower-wins",
    "E": "strategus.fight.equal",
    "M": "strategus.fight.mouse",
    "T": "strategus.fight.trap",
    "F": "strategus.fight.fox",
    "A": "strategus.fight.apple",
}
PAIRS = [
    (attacker, defender, OUTCOMES[attacker][index], CLAUSE_NAMES[CLAUSES[attacker][index]])
    for attacker in OUTCOMES
    for index, defender in enumerate(KINDS)
]


def test_all_pairs_are_there() -> None:
    assert len(PAIRS) == 120


@pytest.mark.parametrize(("attacker", "defender", "sign", "clause"), PAIRS)
@pytest.mark.parametrize("seat", [0, 1])
def test_fights(attacker: str, defender: str, sign: str, clause: str, seat: int) -> None:
    """strategus.fight.*, with strategus.fight.advance and strategus.hidden.memory"""
    result = strategus.fight(attacker, defender)
    assert result == (attacker, defender, NAMES[sign], clause)
    sides = [f"e5 {attacker}", f"e6 {defender}"]
    position = spared(sides[seat], sides[1 - seat], seat)
    before = [dict(counts) for counts in position.graveyard]
    after = do(position, "e5 e6")
    here = {"+": f"{seat} {attacker}", "-": f"{1 - seat} {defender}", "=": None}[sign]
    assert "e5" not in after.board
    assert held(after).get("e6") == here
    lost = [(seat, attacker)] * (sign != "+") + [(1 - seat, defender)] * (sign != "-")
    for each, kind in lost:
        before[each][kind] = before[each].get(kind, 0) + 1
    assert after.graveyard == before
    assert after.last is not None
    assert after.last.fight == result
    won = after.clause == "strategus.win.apple"
    assert won == (defender == "apple")
    assert strategus.is_over(after) == won


@pytest.mark.parametrize("kind", ["trap", "apple", "hare", "Fox"])
def test_no_fight_for_what_cannot_attack(kind: str) -> None:
    with pytest.raises(strategus.RuleError, match=r"strategus\.move\.immobile|no piece is called"):
        strategus.fight(kind, "fox")


def test_fights_know_their_words() -> None:
    with pytest.raises(strategus.RuleError, match="no piece is called 'flag'"):
        strategus.fight("fox", "flag")
    with pytest.raises(strategus.RuleError, match="no option is called"):
        strategus.fight("fox", "trap", {"river": "on"})
    everything = {"lakes": "on", "scout_charge": "off", "memory_aid": "on", "repetition": "isf"}
    for attacker, defender, _, _ in PAIRS:
        without = strategus.fight(attacker, defender)
        assert strategus.fight(attacker, defender, everything) == without


def test_the_trap_stays() -> None:
    """strategus.fight.trap: it beats one attacker after the other, until the fox comes"""
    position = spared("e5 lion, d6 scout, f6 fox", "e6 trap")
    position = do(position, "e5 e6", "j10 i10", "d6 e6", "i10 j10")
    assert held(position)["e6"] == "1 trap"
    assert held(do(position, "f6 e6"))["e6"] == "0 fox"


# --- what is hidden ---


def test_nothing_is_seen_before_both_are_ready() -> None:
    """strategus.setup.secret"""
    position = strategus.start({"first": "south", "memory_aid": "on"})
    position = do(position, "place scout", "place apple")
    assert strategus.view(position, 0).own == {"a1": "scout", "b1": "apple"}
    north = strategus.view(position, 1)
    assert (north.own, north.enemy, north.known) == ({}, [], {})
    assert north.ready == [False, False]
    assert north == strategus.view(do(position, "place fox"), 1)
    left = list(ARMY)
    left.remove("scout")
    left.remove("apple")
    position = do(position, *[f"place {kind}" for kind in left])
    north = strategus.view(position, 1)
    assert (north.enemy, north.known, north.ready) == ([], {}, [True, False])
    south = strategus.view(position, 0)
    position = do(position, *[f"place {kind}" for kind in ARMY[:-1]])
    assert strategus.view(position, 0) == south
    position = do(position, "place apple")
    for seat in [0, 1]:
        seen = strategus.view(position, seat)
        assert seen.ready == [True, True]
        assert seen.enemy == sorted(ZONES[1 - seat])
        assert seen.known == {}
        assert sorted(seen.own.values()) == sorted(ARMY)
        assert seen.mover == 0


@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_moves_reveal_nothing(memory_aid: str) -> None:
    """strategus.hidden.blind: not even a long scout move"""
    position = spared("e5 scout, a2 lion", "a10 fox", memory_aid=memory_aid)
    position = do(position, "e5 e9")
    seen = strategus.view(position, 1)
    assert (seen.enemy, seen.known) == (["a2", "e9", "j1"], {})
    assert seen.report == strategus.Report(0, "e5", "e9", "strategus.move.scout", None)
    position = do(position, "a10 a9", "e9 e8")
    seen = strategus.view(position, 1)
    assert seen.report == strategus.Report(0, "e9", "e8", "strategus.move.step", None)
    position = do(position, "a9 a8", "a2 a3")
    seen = strategus.view(position, 1)
    assert seen.report == strategus.Report(0, "a2", "a3", "strategus.move.step", None)


def test_fights_are_shown_for_a_moment() -> None:
    """strategus.hidden.reveal, strategus.hidden.memory"""
    position = spared("e5 scout", "e9 fox, a10 apple")
    position = do(position, "e5 e9")
    for seat in [0, 1]:
        seen = strategus.view(position, seat)
        fought = strategus.Fight("scout", "fox", "defender", "strategus.fight.lower-wins")
        assert seen.report == strategus.Report(0, "e5", "e9", "strategus.move.scout", fought)
        assert seen.graveyard[0]["scout"] == 8
        assert seen.graveyard[1]["fox"] == 4
        assert seen.known == {}
    for text in ["@0 offer-draw", "@1 refuse-draw"]:
        position = do(position, text)
        assert strategus.view(position, 0).report == seen.report
    position = do(position, "e9 e8")
    assert strategus.view(position, 0).known == {}
    assert strategus.view(position, 0).report == strategus.Report(
        1, "e9", "e8", "strategus.move.step", None
    )


def test_memory_aid() -> None:
    """strategus.hidden.memory: attackers and defenders that were shown, wherever they go"""
    position = spared("e5 lion, d1 scout", "e6 wolf, e7 trap, d7 fox", memory_aid="on")
    position = do(position, "e5 e6")
    assert strategus.view(position, 1).known == {"e6": "lion"}
    assert strategus.view(position, 0).known == {}
    position = do(position, "j10 i10", "d1 d7")
    assert strategus.view(position, 0).known == {"d7": "fox"}
    position = do(position, "d7 d6", "e6 e7")
    assert strategus.view(position, 0).known == {"d6": "fox", "e7": "trap"}
    assert strategus.view(position, 1).known == {}  # the lion is gone


def test_the_end_shows_all() -> None:
    """strategus.hidden.end"""
    position = do(spared("e5 lion", "e6 fox, a9 apple"), "@1 resign")
    assert strategus.view(position, 0).known == {"e6": "fox", "a9": "apple", "j10": "wolf"}
    assert strategus.view(position, 1).known == {"e5": "lion", "j1": "wolf"}
    assert strategus.view(position, 1).mover is None
    assert strategus.view(position, 1).winners == [0]
    assert strategus.view(position, 1).clause == "strategus.end.resign"


@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_a_seat_sees_the_same_whoever_is_hidden(memory_aid: str) -> None:
    """strategus.hidden.blind: enemy pieces that have not fought may be any"""
    one = spared("e5 lion", "e6 scout, a9 apple, b9 trap, c9 lion", memory_aid=memory_aid)
    two = spared("e5 lion", "e6 scout, a9 trap, b9 lion, c9 apple", memory_aid=memory_aid)
    one.graveyard = two.graveyard
    for text in ["j1 i1", "e6 d6", "e5 d5", "d6 e6", "d5 e5", "e6 d6"]:
        one, two = do(one, text), do(two, text)
        assert strategus.view(one, 0) == strategus.view(two, 0)
        assert strategus.view(one, 1) != strategus.view(two, 1)
        if strategus.mover(one) == 0:
            assert strategus.legal(one) == strategus.legal(two)
