import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from generator.draw import text
from generator.draw.path import Box
from generator.draw.scene import Text
from generator.fonts import NAMES, data, typeface
from generator.theme import INK

PROSE = "A player must place one card each turn; there is no pass, and a turn has an end."


@pytest.mark.parametrize("name", NAMES)
def test_our_reader_agrees_with_a_font_library(name, tmp_path):
    file = tmp_path / "font.ttf"
    file.write_bytes(data(f"{name}.ttf"))
    font, face = TTFont(file), typeface(name)
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    assert len(cmap) > 340
    for code, glyph in cmap.items():
        char = chr(code)
        assert char in face
        assert face.advance(char) == font["hmtx"][glyph][0]
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        if pen.bounds is None:
            assert not face.outline(char)
            continue
        box = face.outline(char).bounds(24)
        assert (box.x0, -box.y1, box.x1, -box.y0) == pytest.approx(pen.bounds, abs=1.5)


@pytest.mark.parametrize("name", NAMES)
def test_digits_are_lining_figures(name):
    tops = {round(typeface(name).outline(digit).bounds().y0, -1) for digit in "0123456789"}
    assert max(tops) - min(tops) <= 60  # old-style ones differ by more than 150


@pytest.mark.browser
def test_widths_and_kerning_are_those_of_a_browser(page):
    import base64

    samples = ["Red Prow", "AVATAR Tower", "Lantern To-day: 1,407", "Wyvern’s “Yoke” — ‘Pfeffer’"]
    for name in NAMES:
        font = base64.b64encode(data(f"{name}.woff2")).decode()
        measured = page.evaluate(
            """async ([name, font, samples]) => {
                const face = new FontFace(name, `url(data:font/woff2;base64,${font})`);
                document.fonts.add(await face.load());
                const pen = document.createElement("canvas").getContext("2d");
                pen.font = `100px ${name}`;
                pen.fontKerning = "normal";
                pen.letterSpacing = "0.001px";  // turns ligatures off
                return samples.map((sample) => pen.measureText(sample).width);
            }""",
            [f"tw{name}", font, samples],
        )
        ours = [text.width(sample, 72, name) * 100 / 25.4 for sample in samples]
        assert ours == pytest.approx(measured, abs=0.25), name


def test_a_missing_sign_names_text_and_character():
    with pytest.raises(text.MissingGlyph, match=r"'★' \(U\+2605\) in 'three ★'"):
        text.width("three ★", 9, "text")
    with pytest.raises(text.MissingGlyph, match=r"'display' has no sign for '→'"):
        text.layout("a → b", 9, "display")


def test_an_overflow_names_scene_box_and_excess():
    wide = text.width("Lantern Meadow", 13, "display")
    with pytest.raises(
        text.TextOverflow, match=r"land L: .* 1\.50 mm too large for the plate"
    ) as e:
        text.require_fit("land L", "plate", "Lantern Meadow", 13, "display", wide - 1.5)
    assert (e.value.scene, e.value.box) == ("land L", "plate")
    assert e.value.excess == pytest.approx(1.5)
    assert text.require_fit("land L", "plate", "Lantern Meadow", 13, "display", wide) == wide


def test_errors_quote_the_beginning_of_a_long_text():
    long = "All work and no play makes a dull game. " * 12
    with pytest.raises(text.TextOverflow) as overflow:
        text.require_fit("special", "panel", long, 8, "text", 50)
    with pytest.raises(text.MissingGlyph) as missing:
        text.layout(f"{long} →", 8, "display")
    for said in (str(overflow.value), str(missing.value)):
        assert "'All work and no play makes a dull game.…'" in said
        assert len(said) < 200
    assert overflow.value.text == long
    assert text.quoted("x" * text.QUOTED) == repr("x" * text.QUOTED)


def test_track_lies_between_letters():
    plain = text.width("abcd", 10)
    assert text.width("abcd", 10, track=0.5) == pytest.approx(plain + 1.5)


def test_kerning_pulls_letters_together():
    alone = text.width("A", 100, "display") + text.width("V", 100, "display")
    assert text.width("AV", 100, "display") < alone - 1


@given(st.floats(25, 120))
def test_lines_are_few_full_and_even(measure):
    lines = text.wrap(PROSE, 8, "text", measure)
    widths = [text.width(line, 8) for line in lines]
    assert " ".join(lines) == PROSE
    assert max(widths) <= measure + 1e-6
    assert len(lines) <= -(-text.width(PROSE, 8) // (measure - 20))
    if len(lines) > 1:  # no lone word on the last line
        assert widths[-1] > 0.4 * max(widths)


def test_set_lines_stand_in_the_middle_of_their_box():
    box = Box(0, 10, 50, 30)
    lines = text.set_lines("special", "panel", PROSE, 8, "text", box, 3.2)
    middle = (lines[0][1] + lines[-1][1]) / 2
    assert middle == pytest.approx(20 + 8 * 25.4 / 72 * 0.33)
    assert lines[1][1] - lines[0][1] == pytest.approx(3.2)
    with pytest.raises(text.TextOverflow, match=r"special: .* for the panel"):
        text.set_lines("special", "panel", PROSE, 8, "text", Box(0, 0, 50, 5), 3.2)
    with pytest.raises(text.TextOverflow, match="special: 'player' is"):
        text.set_lines("special", "panel", PROSE, 8, "text", Box(0, 0, 5, 50), 3.2)


@pytest.mark.parametrize(("anchor", "x0", "x1"), [("start", 10, 20), ("end", 0, 10)])
def test_outlines_stand_at_their_anchor(anchor, x0, x1):
    box = text.outlines(Text(10, 5, "Ham", 9, "text", INK, anchor=anchor)).bounds()
    assert x0 - 0.1 <= box.x0
    assert box.x1 <= x1 + 0.1
    assert box.y1 == pytest.approx(5, abs=0.1)


def test_turned_text_runs_downwards():
    box = text.outlines(Text(10, 5, "HH", 9, "text", INK, anchor="start", rotation=90)).bounds()
    assert box.height > 1.5 * box.width
    assert box.x0 == pytest.approx(10, abs=0.05)
