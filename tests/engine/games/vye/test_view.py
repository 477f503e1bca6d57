"""What a seat sees: nothing that depends on other hands or on the order of the pile."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.core.rng import Rng
from engine.games.vye.cards import SIDEBOARD_KINDS
from engine.games.vye.components import EMPRESS
from engine.games.vye.families import FAMILY
from engine.games.vye.setup import in_play
from engine.games.vye.state import VyeState
from tests.engine.games.vye.positions import VYE, board, random_game, read

KEYS = [
    *("game", "rules", "seats", "seat", "options", "houses", "sets", "kinds", "turn", "to_move"),
    *("extra", "quiet", "board", "hands", "sideboards", "pile", "supplies", "undead", "scores"),
    *("kingdoms", "seen", "pending", "over", "outcome"),
]


def seen_by(state: VyeState, seat: int | None) -> dict[str, Any]:
    """Return a view as it goes over a wire."""
    found: dict[str, Any] = json.loads(json.dumps(VYE.view(state, seat)))
    return found


def permuted(state: VyeState, seat: int | None, rng: Rng) -> VyeState:
    """Return the position with all that a seat cannot see dealt out anew."""
    other = state.copy()
    hidden = [place for place in range(state.seats) if place != seat]
    loose = [key for place in hidden for key in state.hands[place]]
    loose += [key for key in state.pile if key != EMPRESS]
    rng.shuffle(loose)
    for place in hidden:
        size = len(state.hands[place])
        other.hands[place] = tuple(sorted(loose[:size]))
        del loose[:size]
    if EMPRESS in state.pile:
        loose.insert(rng.below(len(loose) + 1), EMPRESS)
    other.pile = tuple(loose)
    return other


def assert_all_cards_are_there(state: VyeState) -> None:
    """In a whole game every card is in one place, and the Empress where she can be."""
    found = Counter(state.pile)
    for cards in (*state.hands, *state.sideboards):
        found.update(cards)
    for spot in state.table.values():
        found.update([spot.key, *(layer.key for layer in spot.beneath)])
    theme = str(state.options["theme"])
    wanted = Counter(in_play(state.seats, state.houses, state.sets, state.kinds, theme))
    if state.over:
        wanted[EMPRESS] = 0
    assert found == +wanted
    if EMPRESS in state.pile:
        assert len(state.pile) - state.pile.index(EMPRESS) <= 5


def test_hidden_cards_change_neither_a_view_nor_what_is_legal() -> None:
    rng = Rng(11)
    changed = 0
    for seed in range(12):
        for state in [*random_game(seed)][::5]:
            decision = VYE.decision(state)
            for seat in (None, *range(state.seats)):
                other = permuted(state, seat, rng)
                changed += other.hands != state.hands
                assert VYE.view(other, seat) == VYE.view(state, seat)
                assert VYE.decision(other) == decision
                if decision is not None and decision.seat == seat:
                    assert VYE.legal_actions(other) == VYE.legal_actions(state)
    assert changed > 300


def test_a_state_imagined_from_a_view_looks_and_plays_the_same() -> None:
    rng = Rng(12)
    for seed in range(12):
        for state in [*random_game(seed)][::7]:
            decision = VYE.decision(state)
            for seat in (None, *range(state.seats)):
                view = seen_by(state, seat)
                other = VYE.imagine(view, rng)
                assert seen_by(other, seat) == view
                assert_all_cards_are_there(other)
                assert VYE.decision(other) == decision
                if decision is not None and decision.seat == seat:
                    assert VYE.legal_actions(other) == VYE.legal_actions(state)


def test_a_view_has_its_fields_and_no_others() -> None:
    for state in random_game(2):
        assert list(VYE.view(state, 0)) == KEYS
        assert list(VYE.view(state, None)) == KEYS


def test_hands_stay_secret_when_the_game_is_over() -> None:
    *_, last = random_game(3)
    assert last.over
    for seat in (None, *range(last.seats)):
        view = VYE.view(last, seat)
        for other, hand in enumerate(view["hands"]):  # type: ignore[arg-type,call-overload]
            own = list(last.hands[other]) if other == seat else None
            assert hand == {"count": len(last.hands[other]), "cards": own}
        assert view["pile"] == len(last.pile)


def test_a_view_tells_supplies_undead_scores_and_kingdoms() -> None:
    options = "theme=players-choice kinds=barracks,catapult,necropolis,sanctuary tokens=thirty"
    rows = ["land-a:0x3 land-b:0 necropolis:ux2", "land-c:1 sanctuary:0+1/land-a land-d:0"]
    view = VYE.view(read(board(*rows), options), None)
    assert view["supplies"] == [24, 28]
    assert view["undead"] == 4
    assert view["scores"] == [4, 2]
    assert view["kingdoms"] == [[[0, 0], [1, 0], [1, 1], [2, 1]], [[0, 1], [1, 1]]]
    assert VYE.view(read(board("land-a")), None)["supplies"] is None


def test_what_is_imagined_depends_on_the_lot_alone() -> None:
    state = VYE.setup(3, seed=5, theme="weapons-of-war").state
    view = seen_by(state, 1)
    assert VYE.imagine(view, Rng(1)).data() == VYE.imagine(view, Rng(1)).data()
    hands = {VYE.imagine(view, Rng(seed)).hands[0] for seed in range(50)}
    assert len(hands) > 40
    assert {VYE.imagine(view, Rng(seed)).hands[1] for seed in range(50)} == {state.hands[1]}


def test_the_empress_lies_anywhere_among_the_last_five() -> None:
    view = seen_by(VYE.setup(2, seed=1).state, 0)
    rng = Rng(4)
    states = [VYE.imagine(view, rng) for _ in range(200)]
    places = Counter(len(state.pile) - state.pile.index(EMPRESS) for state in states)
    assert sorted(places) == [1, 2, 3, 4, 5]
    assert min(places.values()) > 20


def test_set_positions_without_some_cards_can_be_imagined() -> None:
    """As many cards are drawn by lot as lie hidden, of all that could."""
    lines = "hand 0: land-a\nhand 1: land-b land-c\npile: {}\n" + board("land-d:1 land-e")
    sets = " ".join("ABCDEFGHI") + " J"
    for pile in ("", "land-f", "empress", "land-f land-g", "empress land-f"):
        state = read(f"sets: {sets}\n" + lines.format(pile), "theme=weapons-of-war")
        found: Counter[str] = Counter()
        for seed in range(40):
            for seat in (None, 0, 1):
                other = VYE.imagine(seen_by(state, seat), Rng(seed))
                assert seen_by(other, seat) == seen_by(state, seat)
                found.update([*other.hands[0], *other.hands[1]])
        assert len(found) > 8
        assert not any(key in FAMILY or key in SIDEBOARD_KINDS or key == EMPRESS for key in found)


def test_every_card_hidden_leaves_enough_for_the_pile() -> None:
    """A pile of all unseen cards, without and with the Empress, is imagined at its full size."""
    sets = "ABCDEFGHI"
    lands = " ".join(f"land-{letter.lower()}" for letter in sets for _ in range(4))
    rest = lands.replace("land-a ", "", 1)
    for pile in (rest, rest + " empress"):
        state = read(f"pile: {pile}\n" + board("land-a"), f"which_sets={','.join(sets)}")
        other = VYE.imagine(seen_by(state, 0), Rng(1))
        assert len(other.pile) == len(state.pile)
        assert EMPRESS in other.pile


def test_a_view_that_no_position_has_cannot_be_imagined() -> None:
    view = seen_by(read(board("land-a land-b")), 0)
    view["board"][0]["card"] = "land-b"
    view["board"] = [view["board"][0]] * 2
    with pytest.raises(PositionError, match="cell 0,0 holds a card already"):
        VYE.imagine(view, Rng(1))
