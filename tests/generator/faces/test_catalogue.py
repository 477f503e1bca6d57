"""The catalogue has every face once: what the rules count has one, and no two are the same."""

import pytest

from engine.core.registry import game, games
from generator.draw.svg import svg
from generator.faces.catalogue import catalogue, motifs
from tests.generator.toy import toy_game

#: How many faces of each kind a game has, trims, motifs and owners apart.
FACES = {
    "rue": {"tile": 8, "counter": 1, "coin": 1, "back": 1},
    "strategus": {"piece": 12, "back": 1, "standee": 12, "board": 2},
    "vye": {"land": 16, "family": 20, "special": 12, "empress": 1, "token": 6, "back": 1},
}


@pytest.mark.parametrize("key", games())
def test_every_component_and_back_has_a_face(key):
    drawn = {entry.piece for entry in catalogue(key)}
    for one in game(key).components():
        assert one.key in drawn
        assert not one.back or one.back in drawn


@pytest.mark.parametrize("key", games())
def test_faces_are_as_many_as_the_rules_tell(key):
    kinds = {entry.piece: entry.kind for entry in catalogue(key)}
    counted = {kind: list(kinds.values()).count(kind) for kind in kinds.values()}
    assert counted == FACES[key]


def test_a_box_holds_as_many_as_the_rules_tell():
    def count(key, per, *kinds):
        components = game(key).components()
        return sum(c.count for c in components if c.per == per and (c.kind in kinds or not kinds))

    assert count("vye", "game", "land", "family", "special", "empress") == 110
    assert count("vye", "game", "token") == 156
    assert count("strategus", "seat") == 40
    assert count("rue", "seat", "tile") == 8


@pytest.mark.parametrize("key", games())
def test_each_different_face_is_there_once_with_a_key_of_its_own(key):
    entries = catalogue(key)
    assert len({entry.key for entry in entries}) == len(entries)
    assert len({(entry.kind, entry.title) for entry in entries}) == len(entries)
    drawn = {svg(entry.draw(), digits=2).partition("<defs")[2] for entry in entries}
    assert len(drawn) == len(entries)


def test_an_entry_says_only_what_makes_it_different():
    found = {entry.key: entry for entry in (*catalogue("rue"), *catalogue("vye"))}
    assert (found["RP-flowers"].motif, found["RP-flowers"].seat) == ("flowers", None)
    assert found["counter-seat-2"].seat == 2
    assert found["counter-seat-2"].is_round
    assert (found["land-a"].trim, found["land-a-poker"].trim) == (None, "poker")
    assert found["land-a-poker"].title == "Ash Peaks, poker"
    assert motifs("rue") == ("formations", "flowers")
    assert motifs("vye") == ()


def test_small_faces_are_those_that_differ():
    assert [entry.key for entry in catalogue("rue", "small")][:2] == ["RP", "RC"]
    assert not any(entry.trim for entry in catalogue("vye", "small"))
    assert {entry.seat for entry in catalogue("strategus", "small")} == {0, 1, None}


def test_a_new_game_has_a_catalogue(tmp_path):
    catalogue.cache_clear()
    with toy_game(tmp_path):
        keys = [entry.key for entry in catalogue("toy")]
    catalogue.cache_clear()
    assert {"lake", "glen", "deck", "earth", "tail", "W-seat-7"} <= set(keys)
