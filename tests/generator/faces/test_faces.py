import sys
from types import ModuleType

import pytest

from generator.draw.scene import Drawing
from generator.faces import UnknownFace, face


def test_the_same_question_gives_the_same_object():
    assert face("rue", "RP") is face("rue", "RP")
    assert face("rue", "RP") is not face("rue", "RP", size="screen")


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("chess", "RP"), {}, r"no faces for the game 'chess'"),
        (("rue", "XX"), {}, r"no piece 'XX': choose one of RP, RC, RF, RT, BP, BC, BF, BT, back"),
        (("rue", "RP"), {"side": "left"}, r"no side 'left': choose one of front, back"),
        (("rue", "RP"), {"size": "huge"}, r"no size 'huge': choose one of print, screen, small"),
        (("rue", "RP"), {"motif": "birds"}, r"no motif 'birds': choose one of formations, flowers"),
        (("rue", "counter"), {}, r"a counter belongs to a seat"),
        (("rue", "counter"), {"seat": 6}, r"no mark for seat 6: seats are 0 to 5"),
        (("rue", "back"), {"seat": -1}, r"no mark for seat -1"),
    ],
)
def test_an_unknown_face_says_what_there_is(arguments, options, message):
    with pytest.raises(UnknownFace, match=message):
        face(*arguments, **options)


def test_a_new_game_is_a_new_module_and_nothing_else(monkeypatch):
    module = ModuleType("generator.faces.fable")
    module.face = lambda asked: Drawing(asked.piece, 10, 10).scene()
    monkeypatch.setitem(sys.modules, "generator.faces.fable", module)
    assert face("fable", "fox").name == "fox"


def test_a_mistake_inside_a_games_module_is_not_hidden(monkeypatch, tmp_path):
    import generator.faces

    (tmp_path / "broken.py").write_text("import no_such_module_anywhere\n")
    monkeypatch.setattr(generator.faces, "__path__", [*generator.faces.__path__, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        face("broken", "x")
