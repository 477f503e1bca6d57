"""Pictures of positions: exact there and back, forgiving to a hand, strict about what is wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import NotationError, PositionError, RecordError
from engine.core.rng import Rng
from engine.games.vye.position_words import read_word, word
from engine.games.vye.state import Layer, Spot
from engine.games.vye.tokens import UNDEAD
from tests.engine.games.vye.bad_positions import BAD
from tests.engine.games.vye.positions import LANDS, ONE, VYE, WAR, board, random_game, read, text

WORDS = {
    "land-a": Spot("land-a", land="land-a"),
    "land-a:1x2": Spot("land-a", 1, 2, "land-a"),
    "midnight-king:0": Spot("midnight-king", 0, 1),
    "necropolis:ux3": Spot("necropolis", UNDEAD, 3),
    "wild-land=land-b:0": Spot("wild-land", 0, 1, "land-b"),
    "wild-land": Spot("wild-land"),
    "lost-city:0x2/wild-land=land-c": Spot("lost-city", 0, 2, "", (Layer("wild-land", "land-c"),)),
    "sanctuary:0+1+u/necropolis": Spot(
        "sanctuary", beneath=(Layer("necropolis"),), shares=(0, 1, UNDEAD)
    ),
    "sinkhole/sinkhole/land-a": Spot(
        "sinkhole", beneath=(Layer("sinkhole"), Layer("land-a", "land-a"))
    ),
}


@pytest.mark.parametrize(("picture", "spot"), WORDS.items())
def test_a_word_says_everything_about_a_place(picture: str, spot: Spot) -> None:
    assert read_word(picture, 1) == spot
    assert word(spot) == picture


def test_pictures_of_random_games_come_back_as_they_were() -> None:
    asked: Counter[str] = Counter()
    remembered = over = 0
    for seed in range(24):
        for state in random_game(seed):
            picture = VYE.picture(state)
            back = VYE.parse_picture(picture)
            assert back.data() == state.data()
            assert VYE.picture(back) == picture
            for name in ("table", "seen", "pending", "frontier", "pile", "over"):
                assert getattr(back, name) == getattr(state, name)
            asked.update(str(decision.memo[0]).split("-")[-1] for decision in state.pending)
            remembered = max(remembered, len(state.seen))
            over += state.over
    assert over == 24
    assert remembered > 3
    assert set(asked) == {
        *("barracks", "catapult", "earthquake", "fortress", "heir", "land", "necropolis"),
        "underminers",
    }


def test_what_a_hand_leaves_out_is_what_a_game_starts_with() -> None:
    state = read(board("land-c:1 land-p"))
    assert (state.turn, state.to_move, state.extra, state.quiet) == (1, 0, 0, 0)
    assert state.sets == (*"ABCDEFGHI", "P")
    assert state.hands == [(), ()]
    assert state.sideboards[1] == tuple(
        sorted(f"thousand-roses-{role}" for role in ("advisor", "king", "queen", "heir"))
    )
    assert (state.pile, state.pending, state.over) == ((), (), False)
    assert state.seen == (state.table,)


def test_sideboards_lack_what_lies_on_the_table() -> None:
    fortress, own = ("fortress",), ("fortress", "underminers")
    rows = ["fortress:1x2 midnight-king:1", "fortress:1 thousand-roses-heir:0"]
    state = read(board(*rows), WAR, 3)
    assert "midnight-king" not in state.sideboards[0]
    assert "thousand-roses-heir" not in state.sideboards[1]
    held = [tuple(key for key in own if key in cards) for cards in state.sideboards]
    assert held == [("underminers",), ("underminers",), own]
    given = read("sideboard 0: fortress\n" + board(*rows), WAR, 3)
    assert given.sideboards[0] == fortress
    assert "fortress" not in given.sideboards[1] + given.sideboards[2]


def test_kinds_of_a_drawn_theme_are_those_that_appear_and_the_next_ones() -> None:
    state = read("hand 0: waystone\n" + board("land-a wild-land=land-b"), "theme=random")
    assert state.kinds == ("ancient-passage", "barracks", "waystone", "wild-land")
    assert "kinds: ancient-passage barracks waystone wild-land\n" in VYE.picture(state)


def test_cards_and_shares_may_stand_in_any_order() -> None:
    state = read("hand 0: land-b land-a\nsets: " + " ".join("JIHGFEDCBA") + "\n" + board("land-a"))
    assert state.hands[0] == ("land-a", "land-b")
    assert state.sets == tuple("ABCDEFGHIJ")
    assert read_word("sanctuary:u+1+0/necropolis", 1).shares == (0, 1, UNDEAD)


def test_a_kid_friendly_game_is_over_with_the_last_card() -> None:
    assert read(ONE, "theme=kid-friendly").over
    state = read("hand 1: land-b\nto-move: 1\n" + ONE, "theme=kid-friendly")
    assert not state.over
    assert state.sideboards == [(), ()]


def test_a_drawn_empress_ends_the_game() -> None:
    state = read("empress: drawn\n" + ONE)
    assert state.over
    assert VYE.legal_actions(state) == ()
    assert "empress: drawn\n" in VYE.picture(state)


def test_an_asked_position_goes_on_with_the_answer() -> None:
    lines = "asked: 0 fortress 0,0 left 2\n" + board("fortress:0x3 land-a:0 land-b:1")
    state = read(lines, WAR)
    assert [VYE.format(action) for action in VYE.legal_actions(state)] == ["move 0,0 1,0", "stop"]
    assert "asked: 0 fortress 0,0 left 2\n" in VYE.picture(state)
    second = read("asked: 0 earthquake 0,0 first 1,0\n" + board("earthquake:0 land-a"), LANDS)
    assert [VYE.format(action) for action in VYE.legal_actions(second)] == ["choose 0,0"]
    shot = read("asked: 0 catapult 0,0 action\n" + board("catapult:0x2 land-a"), WAR)
    assert shot.seen == (shot.table,)
    assert "asked: 0 catapult 0,0 action\n" in VYE.picture(shot)


def test_the_tables_of_the_past_forbid_token_actions() -> None:
    lines = "quiet: 1\nseen: 0,0=0x2 1,0=0 | -\n" + board("barracks:0 barracks:0x2 land-a")
    state = read(lines, WAR)
    assert [past[0, 0].tokens for past in state.seen] == [2, 1]
    legal = [VYE.format(action) for action in VYE.legal_actions(state)]
    assert "move 1,0 0,0" not in legal
    assert VYE.picture(state).count("seen: 0,0=0x2 1,0=0 | -\n") == 1
    unclaimed = read("quiet: 1\nseen: 0,0=. 1,0=1x2 | -\n" + board("land-b:1 land-a:1"))
    assert unclaimed.seen[0][0, 0].tokens == 0


@pytest.mark.parametrize(("lines", "options", "line", "message"), BAD, ids=range(len(BAD)))
def test_what_cannot_stand_on_a_table_is_told_with_its_line(
    lines: str, options: str, line: int | None, message: str
) -> None:
    with pytest.raises((PositionError, RecordError)) as caught:
        read(lines, options)
    assert message in str(caught.value)
    assert caught.value.line == line
    assert len(str(caught.value)) < 1000


def test_a_sanctuary_that_was_chosen_first_cannot_be_moved() -> None:
    options = "theme=players-choice kinds=barracks,catapult,earthquake,sanctuary"
    lines = "asked: 0 earthquake 0,0 first 1,0\n" + board("earthquake:0 sanctuary/land-a land-b")
    with pytest.raises(PositionError, match="sanctuary at 1,0 cannot be moved"):
        read(lines, options)


def test_start_cards_of_a_quincunx_meet_at_their_corners() -> None:
    rows = ["land-a . land-b", ". land-c .", "land-d . land-e"]
    assert len(read(board(*rows), "layout=quincunx").table) == 5
    with pytest.raises(PositionError, match="sharing a side, joins it to 0,0"):
        read(board(*rows))
    with pytest.raises(PositionError, match="or, under layout=quincunx, a corner, joins it"):
        read(board("land-a . land-b"), "layout=quincunx")


def test_a_spoilt_picture_is_read_or_refused_but_never_breaks() -> None:
    """Signs of pictures left out, doubled or replaced: an engine error, or an exact position."""
    rng = Rng(7)
    pieces = [*"0123456789,:=/+x|-. \nuABP@?#\t", "é", "land-a", "sanctuary", "9" * 4999, "action"]
    read_again = 0
    for seed in (1, 4, 5, 9):
        pictures = [VYE.picture(state) for state in random_game(seed)][::9]
        for picture in pictures:
            for _ in range(12):
                at = rng.below(len(picture))
                piece = pieces[rng.below(len(pieces))]
                spoilt = picture[:at] + piece + picture[at + rng.below(4) :]
                try:
                    state = VYE.parse_picture(spoilt)
                except (PositionError, RecordError, NotationError):
                    continue
                read_again += 1
                assert VYE.parse_picture(VYE.picture(state)).data() == state.data()
                assert state.over or VYE.legal_actions(state)
    assert read_again > 0


def test_a_position_of_another_game_is_not_read() -> None:
    with pytest.raises(RecordError, match="a position of 'rue', not 'vye'"):
        VYE.parse_picture(text(ONE).replace("vye", "rue"))


def test_a_table_at_which_everybody_passes_is_still_told() -> None:
    """Nobody holds a card: passing goes on without end, but adds no table to `seen`."""
    lines = "sideboard 0:\nsideboard 1:\n" + board("barracks:0x2 barracks:0")
    state = read(lines, WAR)
    for action in ("move 0,0 1,0", *["pass"] * 30):
        state = VYE.apply(state, VYE.parse(action)).state
    assert VYE.parse_picture(VYE.picture(state)).data() == state.data()
    assert VYE.from_data(state.data()).data() == state.data()
    assert state.quiet == 31
    assert len(state.seen) == 2
