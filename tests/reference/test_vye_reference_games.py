"""Set-ups and whole random games for the plain reference of Vye."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.reference import vye
from tests.reference.vye_cards import CHOICES, COPIES, HOUSES, ROLES, SET_LIMITS, THEMES, UNDEAD
from tests.reference.vye_table import Position, snapshot

PLAYED_THEMES = [*THEMES, "players-choice", "random"]
CHOSEN = "necropolis,sanctuary,waystone,catapult"


def dealt(seats: int = 2, seed: int = 1, **options: str) -> Position:
    if options.get("theme") == "players-choice":
        options.setdefault("kinds", CHOSEN)
    return vye.deal(random.Random(seed), seats, **options)


def clauses(position: Position) -> set[str]:
    return {fault.split(":")[0] for fault in vye.setup_faults(position)}


# --- the start ---


def test_components() -> None:
    """110 cards, and Sinkhole, Waystone and Wild Land make five"""
    assert 16 * 4 + len(HOUSES) * len(ROLES) + sum(COPIES.values()) + 1 == 110
    assert COPIES["sinkhole"] + COPIES["waystone"] + COPIES["wild-land"] == 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("theme", PLAYED_THEMES)
def test_deals_have_no_fault(seats: int, theme: str) -> None:
    for seed, layout in enumerate(CHOICES["layout"]):
        position = dealt(seats, seed, theme=theme, layout=layout)
        assert vye.setup_faults(position) == []
        assert vye.mover(position) == position.first


def test_options_of_the_start() -> None:
    """vye.setup.families, .land-sets, .which-sets, .first, .start-cards"""
    houses = "ladders,midnight,immortal"
    letters = "A,C,E,G,I,K,M,O,P,B"
    position = dealt(3, houses=houses, which_sets=letters, first="2", layout="row")
    assert vye.setup_faults(position) == []
    assert position.houses == houses.split(",")
    assert position.sets == letters.lower().split(",")
    assert vye.mover(position) == 2
    assert sorted(position.table) == [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)]
    assert vye.setup_faults(dealt(3, land_sets="12")) == []


def test_start_cards_are_laid_in_order() -> None:
    """vye.setup.start-cards"""
    cards = [f"land-{letter}" for letter in "abcde"]
    for layout, cells in [
        ("plus", [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]),
        ("row", [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)]),
        ("quincunx", [(0, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)]),
    ]:
        options = {"layout": layout}
        position = vye.start(2, options, [], [[], []], [[], []], [], cards, 0, [], [])
        assert position.table == {
            cell: [vye.Card(key)] for cell, key in zip(cells, cards, strict=True)
        }
        assert position.tokens == {}


def test_too_many_players() -> None:
    position = dealt()
    position.seats = 6
    assert clauses(position) == {"vye.setup.land-sets"}


def set_option(key: str, value: str) -> Callable[[Position], object]:
    def change(position: Position) -> None:
        position.options[key] = value

    return change


def swap_from_pile(key: str, with_hand: int) -> Callable[[Position], object]:
    """Let a hand have a card of the pile instead of its first one."""

    def change(position: Position) -> None:
        at = position.pile.index(key)
        hand = position.hands[with_hand]
        position.pile[at], hand[0] = hand[0], key

    return change


def raise_empress(position: Position) -> None:
    position.pile.remove("empress")
    position.pile.insert(len(position.pile) - 5, "empress")


def move_a_start_card(position: Position) -> None:
    position.table[(7, 7)] = position.table.pop((0, 0))


FAULTS: list[tuple[str, Callable[[Position], object]]] = [
    ("option tokens", set_option("tokens", "forty")),
    ("option colour", set_option("colour", "red")),
    ("option first", lambda p: p.options.pop("first")),
    ("vye.setup.families", set_option("houses", "ladders,immortal")),
    ("vye.setup.families", lambda p: p.houses.reverse()),
    ("vye.setup.families", lambda p: p.sideboards.reverse()),
    ("vye.setup.families", lambda p: p.sideboards[0].append("fortress")),
    ("vye.setup.families", lambda p: p.sideboards[1].pop()),
    ("vye.setup.land-sets", set_option("land_sets", "9")),
    ("vye.setup.land-sets", set_option("land_sets", "12")),
    ("vye.setup.land-sets", lambda p: p.sets.pop()),
    ("vye.setup.which-sets", set_option("which_sets", "A,B,C,D,E,F,G,H,I")),
    ("vye.setup.which-sets", lambda p: p.sets.append("q")),
    ("vye.setup.which-sets", lambda p: p.sets.append(p.sets[0])),
    ("vye.setup.theme", set_option("kinds", "necropolis,sanctuary,waystone,catapult")),
    ("vye.setup.theme", lambda p: p.kinds.append("underminers")),
    ("vye.setup.theme-lists", set_option("theme", "greedy-rulers")),
    ("vye.setup.hands", lambda p: p.hands[0].pop()),
    ("vye.setup.hands", lambda p: p.hands.pop()),
    ("vye.setup.hands", swap_from_pile("necropolis", with_hand=1)),
    ("vye.setup.hands", lambda p: p.pile.remove("waystone")),
    ("vye.setup.hands", lambda p: p.pile.insert(0, "barracks")),
    ("vye.setup.start-cards", set_option("layout", "row")),
    ("vye.setup.start-cards", move_a_start_card),
    ("vye.setup.start-cards", lambda p: p.tokens.update({(0, 0): {0: 1}})),
    ("vye.setup.start-cards", lambda p: setattr(p, "undead_left", 5)),
    ("vye.setup.start-cards", lambda p: p.table[(0, 0)].append(vye.Card(p.pile.pop(0)))),
    ("vye.setup.empress", raise_empress),
    ("vye.setup.empress", lambda p: p.pile.remove("empress")),
    ("vye.setup.empress", lambda p: p.pile.append("empress")),
    ("vye.setup.first", set_option("first", "1")),
    ("vye.setup.first", lambda p: setattr(p, "to_move", 1)),
    ("vye.setup.first", lambda p: setattr(p, "first", 2)),
    ("vye.setup.first", lambda p: setattr(p, "quiet_turns", 1)),
]


@pytest.mark.parametrize(("clause", "change"), FAULTS)
def test_faults_are_found(clause: str, change: Callable[[Position], object]) -> None:
    kinds = "necropolis,sanctuary,waystone,barracks"
    position = dealt(2, theme="players-choice", kinds=kinds)
    position.first = position.to_move = 0
    assert vye.setup_faults(position) == []
    change(position)
    assert clause in clauses(position)


def test_kid_friendly_start() -> None:
    """vye.setup.kid-friendly"""
    position = dealt(theme="kid-friendly")
    assert position.sideboards == [[], []]
    assert len(position.pile) == 40 - 8 - 5
    position.pile.append("empress")
    assert "vye.setup.kid-friendly" in clauses(position)


def test_kid_friendly_end() -> None:
    """vye.setup.kid-friendly: players without cards are passed over to the end"""
    position = dealt(3, theme="kid-friendly", first="0")
    position.pile, position.hands = ["land-a"], [["land-a"], [], ["land-b"]]
    position = vye.play(position, "play land-a 2,0")
    assert (position.hands[0], position.pile, vye.mover(position)) == (["land-a"], [], 2)
    position = vye.play(position, "play land-b 3,0")
    assert (vye.mover(position), position.quiet_turns) == (0, 0)
    position = vye.play(position, "play land-a 0,2")
    assert vye.mover(position) is None
    assert vye.legal(position) == set()
    assert vye.winners(position)


# --- whole games ---


def all_cards(position: Position) -> Counter[str]:
    cards = Counter(card.key for stack in position.table.values() for card in stack)
    for keys in [*position.hands, *position.sideboards, position.pile]:
        cards.update(keys)
    return cards


def check(position: Position) -> None:
    """What holds at every moment of every game."""
    undead = 0
    for cell, counts in position.tokens.items():
        key = position.table[cell][-1].key
        assert counts
        assert min(counts.values()) > 0
        assert key != "sinkhole"
        assert len(counts) == 1 or key == "sanctuary"
        undead += counts.get(UNDEAD, 0)
    assert undead + position.undead_left == 6
    if position.options["tokens"] == "thirty":
        for seat in range(position.seats):
            assert sum(counts.get(seat, 0) for counts in position.tokens.values()) <= 30
    if position.pending is None and not vye.is_over(position):
        if position.options["theme"] != "kid-friendly":
            assert [len(hand) for hand in position.hands] == [4] * position.seats
        assert position.quiet_turns == max(len(position.seen) - 1, 0)
    for stack in position.table.values():
        for card in stack[:-1]:
            assert card.key != "sanctuary"


def pick(chance: random.Random, position: Position) -> str:
    """An action at random, token actions as likely as cards and rare cards as likely as Lands."""
    actions = sorted(vye.legal(position))
    beginning = chance.choice(sorted({tuple(text.split()[:-1]) for text in actions}))
    return chance.choice([text for text in actions if tuple(text.split()[:-1]) == beginning])


def play_out(position: Position, chance: random.Random) -> Position:
    """Play at random to the end and check everything on the way."""
    cards = all_cards(position)
    while vye.mover(position) is not None:
        text = pick(chance, position)
        before = position
        position = vye.settle(before, text)
        check(position)
        assert all_cards(position) == cards
        acted = text.startswith(("move", "choose")) and position.quiet_turns > before.quiet_turns
        if acted:
            assert snapshot(position) not in before.seen
        assert position.quiet_turns <= 12 or text == "pass"
    assert vye.legal(position) == set()
    assert vye.winners(position)
    return position


@pytest.mark.parametrize("theme", PLAYED_THEMES)
def test_random_games_end(theme: str) -> None:
    for seats in SET_LIMITS:
        chance = random.Random(f"{theme} {seats}")
        options = {key: chance.choice(values) for key, values in CHOICES.items()}
        options["theme"] = theme
        for each in [{"theme": theme}, options]:
            position = dealt(seats, seats, **each)
            after = play_out(position, chance)
            if theme == "kid-friendly":
                assert after.pile == []
                assert sum(map(len, after.table.values())) == len(after.sets) * 4
            else:
                assert len(after.pile) <= 4


def test_play_and_settle_agree() -> None:
    chance = random.Random(5)
    position = dealt(3, theme="weapons-of-war")
    for _ in range(25):
        text = pick(chance, position)
        assert vye.play(position, text) == vye.settle(position, text)
        position = vye.settle(position, text)
