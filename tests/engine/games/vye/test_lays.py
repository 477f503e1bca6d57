"""Every kind of Special says truly which tokens lie on it at first."""

from __future__ import annotations

import pytest

from engine.games.vye.cards import SIDEBOARD_KINDS, SPECIALS
from tests.engine.games.vye.arranging import act, arrange, four, legal, table


@pytest.mark.parametrize("key", SPECIALS)
def test_a_special_says_what_lies_on_it_at_first(key: str) -> None:
    others = [kind for kind in SPECIALS if kind != key][:3]
    held = f"{'sideboard' if key in SIDEBOARD_KINDS else 'hand'} 0: {key}"
    kinds = four(",".join([key, *others]))
    state = arrange(kinds, "land-a:0x2 land-b:1 land-c:0", lines=held)
    state, _ = act(state, legal(state, f"play {key}")[0])
    if key == "wild-land":
        state, _ = act(state, "name land-a")
    (laid,) = [place for place in table(state)[0].split() if place.startswith(key)]
    _, _, tokens = laid.split("/")[0].partition(":")
    card = SPECIALS[key]
    own = "0" if card.tokens == 1 else f"0x{card.tokens}"
    said = {"own": own, "all": "0+1", "undead": "ux3", "kept": "0x2", "none": ""}
    assert tokens == said[card.lays]
