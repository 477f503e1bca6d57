"""Random games: they end, nothing gets lost on the way, and a naive count gives their scores."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.games.vye.state import VyeState
from engine.games.vye.themes import THEMES
from tests.census import CENSUS
from tests.contract.checks import whole_game
from tests.engine.games.vye.drawn import RULES, settings

CARDS = {part.key: part for part in RULES.components() if part.kind != "token"}
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def in_play(state: VyeState) -> Counter[str]:
    """Return the cards of a game: those that its sets, houses, kinds and theme put into it."""
    copies = {key: part.count for key, part in CARDS.items()}
    lands = {f"land-{letter.lower()}" for letter in state.sets}
    if state.options["theme"] == "kid-friendly":
        return Counter({key: copies[key] for key in lands})
    family = {key for key in CARDS if key.rpartition("-")[0] in state.houses}
    found = Counter({key: copies[key] for key in (*lands, *family, *state.kinds, "empress")})
    for key in {"fortress", "underminers"} & found.keys():
        found[key] = state.seats
    return found


def check_tokens(state: VyeState, view: Any) -> None:
    """Count tokens on the table and off it; a card bears tokens of one owner, or is Sanctuary."""
    lying: Counter[Any] = Counter()
    for place in view["board"]:
        assert (place["owner"] is None) == (place["tokens"] == 0)
        assert not (place["shares"] and place["card"] != "sanctuary")
        assert not (place["tokens"] and place["card"] in ("sanctuary", "sinkhole"))
        lying.update(place["shares"])
        lying[place["owner"]] += place["tokens"]
    assert 0 <= lying["undead"] <= 6
    assert view["undead"] == 6 - lying["undead"]
    if state.options["tokens"] == "thirty":
        assert view["supplies"] == [30 - lying[seat] for seat in range(state.seats)]
        assert min(view["supplies"]) >= 0
    else:
        assert view["supplies"] is None


def naive_score(view: Any, seat: int) -> int:
    """Return the points of a seat's largest kingdom: cards beside each other take one label."""
    cards = {
        tuple(place["cell"]): place["card"]
        for place in view["board"]
        if seat in (place["owner"], *place["shares"])
    }
    label = {cell: number for number, cell in enumerate(cards)}
    while changes := [
        (cell, near)
        for cell in label
        for near in ((cell[0] + dx, cell[1] + dy) for dx, dy in SIDES)
        if near in label and label[near] < label[cell]
    ]:
        for cell, near in changes:
            label[cell] = min(label[cell], label[near])
    options = view["options"]
    worth = {
        "lost-city": 2 if options["lost_city"] == "two" else 3,
        "sanctuary": 1 if options["sanctuary_counts"] == "one" else 0,
    }
    sizes = Counter(label.values())
    points: Counter[int] = Counter()
    for cell, number in label.items():
        points[number] += worth.get(cards[cell], 1)
    if options["largest_by"] == "points":
        return max(points.values(), default=0)
    return max(((sizes[number], points[number]) for number in sizes), default=(0, 0))[1]


def check_game(theme: str, seats: int, seed: int, *, checked_at: int = 1) -> int:
    """Play a random game to its end, checking one ply in `checked_at`, and the last."""
    state = RULES.setup(seats, seed=seed, **settings(theme, seats, seed)).state
    rng = Rng(seed, seats)
    cards = in_play(state)
    plies = 0
    while legal := RULES.legal_actions(state):
        state = RULES.apply(state, legal[rng.below(len(legal))]).state
        plies += 1
        if plies % checked_at == 0 or state.over:
            view: Any = RULES.view(state, None)
            check_tokens(state, view)
            assert CENSUS["vye"](state.data()) == cards
            scores = [naive_score(view, seat) for seat in range(seats)]
            assert list(RULES.scores(state)) == scores
    outcome = RULES.outcome(state)
    assert outcome is not None, "a dead end: nobody has a legal action and the game is not over"
    assert list(outcome.scores) == scores
    assert outcome.winners == tuple(s for s in range(seats) if scores[s] == max(scores))
    return plies


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("theme", THEMES)
def test_random_games_end_and_lose_nothing(theme: str, seats: int) -> None:
    assert check_game(theme, seats, 1) > 2 * seats
    whole_game(RULES, seats, settings(theme, seats, 2), 2, CENSUS["vye"], every=16)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("theme", THEMES)
def test_two_thousand_random_games_a_theme_end(theme: str, seats: int) -> None:
    for seed in range(500):
        check_game(theme, seats, 1000 + seed, checked_at=9)
