"""What a press and a reader ask of every face of every game in every palette."""

import pytest

from generator.draw.scene import Stroke, Text
from generator.theme import SMALLEST
from tests.generator.checks.beneath import beneath, contrast
from tests.generator.checks.drawn import NAMES, drawn, games
from tests.generator.checks.inlined import every

GAMES = games()
#: Grey keeps every luminance, so what is light enough in full colour is so in grey.
SEEN = [name for name in NAMES if name != "grey"]
#: Ink in all of a paint's four parts, at the most.
MOST_INK = 2.4
#: The finest line in mm: dark on light, and light on dark; as texture, where the tones are near.
FINEST, FINEST_LOW, KNOCKED_OUT, TEXTURE = 0.12, 0.10, 0.25, 0.16
#: Up to this difference of lightness a light line on dark is texture.
NEAR = 20.0
#: How much of what is under a text may be of a paint that it does not show on: edges it touches.
TOUCHED = 0.05
#: Contrast of text; and of large text, from 14 points in these bold fonts.
READABLE, READABLE_LARGE, LARGE = 4.5, 3.0, 14.0


@pytest.mark.parametrize("palette", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_no_paint_has_more_ink_than_paper_takes(game, palette):
    wet = {
        f"{scene.name}: {op.paint.name} {sum(op.paint.cmyk):.0%}"
        for scene in drawn(game, palette)
        for op in every(scene)
        if sum(op.paint.cmyk) > MOST_INK + 1e-9
    }
    assert not wet, sorted(wet)


@pytest.mark.parametrize("palette", SEEN)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_can_be_read_on_what_it_lies_on(game, palette):
    unreadable = []
    for scene in drawn(game, palette):
        for op, under in beneath(scene):
            if isinstance(op, Text):
                least = READABLE_LARGE if op.size >= LARGE else READABLE
                lost = [p for p, share in under.items() if share > TOUCHED]
                lost = [p for p in lost if contrast(op.paint, p) < least]
                unreadable += [f"{scene.name}: {op.text!r} on {p.name}" for p in lost]
    assert not unreadable


@pytest.mark.parametrize("palette", SEEN)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_too_fine(game, palette):
    fine = []
    for scene in drawn(game, palette):
        for op, under in beneath(scene):
            if isinstance(op, Stroke):
                least = _finest(op, palette, under)
                if op.width < least - 1e-9:
                    fine.append(
                        f"{scene.name}: {op.width:g} mm of {op.paint.name}, {least:g} least"
                    )
    assert not fine


def _finest(op, palette, under):
    lightness = sum(paint.lightness * share for paint, share in under.items())
    if under and op.paint.lightness - lightness > NEAR:
        return KNOCKED_OUT
    if under and op.paint.lightness > lightness:
        return TEXTURE
    return FINEST_LOW if palette == "low-ink" else FINEST


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_too_small(game):
    small = {
        f"{scene.name}: {op.text!r} {op.size:g}"
        for scene in drawn(game, "full")
        for op in every(scene)
        if isinstance(op, Text) and op.size < SMALLEST - 1e-9
    }
    assert not small, sorted(small)
