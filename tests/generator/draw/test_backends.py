"""PDF and SVG show the same picture of a scene, and letters stand where they were measured."""

import re
from dataclasses import replace
from io import BytesIO

import numpy as np
import pypdf
import pypdfium2
import pytest
import resvg_py
from PIL import Image

from generator.draw.palettes import NAMES, Palette
from generator.draw.pdf import pdf
from generator.draw.scene import Drawing, Text
from generator.draw.svg import svg
from generator.draw.text import outlines, width
from generator.faces import face
from generator.fonts import NAMES as FONTS
from generator.kits.build import plans
from generator.kits.options import KitOptions
from generator.sheets.pdf import sheets_pdf
from generator.sheets.svg import sheets_svg
from generator.theme import INK
from tests.generator.checks.drawn import games, sample

#: Pictures are drawn so wide, and then every square of POOL by POOL pixels is one: the two
#: programs smooth edges differently, which is no difference of what is drawn.
WIDE, POOL = 800, 4
#: A pixel differs if it is off by more than this; how many may, and how much all may be off.
OFF, PIXELS, MEAN = 0.2, 0.003, 0.005


def from_pdf(scene):
    page = pypdfium2.PdfDocument(pdf(scene))[0]
    image = page.render(scale=(WIDE - 0.01) / page.get_width()).to_pil()
    return pooled(image)


def from_svg(scene):
    text, high = svg(scene), round(WIDE * scene.height / scene.width)
    # The program rounds a document's size to whole pixels before it scales, so it is told ours.
    for side, pixels in (("width", WIDE), ("height", high)):
        text, found = re.subn(rf' {side}="[\d.]+mm"', f' {side}="{pixels}"', text)
        assert found == 1
    data = resvg_py.svg_to_bytes(svg_string=text, background="white", skip_system_fonts=True)
    return pooled(Image.open(BytesIO(bytes(data))))


def pooled(image):
    high, wide = image.height // POOL, WIDE // POOL
    values = np.asarray(image.convert("RGB"), dtype=np.float64)[: high * POOL, : wide * POOL] / 255
    return values.reshape(high, POOL, wide, POOL, 3).mean(axis=(1, 3))


def differences(one, other):
    """Of two pictures: the share of pixels that differ, and how much all are off."""
    high = min(len(one), len(other))
    assert abs(len(one) - len(other)) <= 1
    apart = np.abs(one[:high] - other[:high])
    return (apart.max(axis=2) > OFF).mean(), apart.mean()


@pytest.mark.parametrize("palette", NAMES)
@pytest.mark.parametrize("game", games())
def test_pdf_and_svg_look_alike(game, palette):
    for scene in map(Palette(palette), sample(game)):
        pixels, mean = differences(from_pdf(scene), from_svg(scene))
        assert pixels <= PIXELS, scene.name
        assert mean <= MEAN, scene.name


def moved(scene, away):
    """The scene with its words in another place."""
    ops = tuple(replace(op, x=op.x + away) if isinstance(op, Text) else op for op in scene.ops)
    return scene.with_ops("moved", ops)


def test_a_difference_would_be_seen():
    scene = face("rue", "RP")
    pixels, _ = differences(from_pdf(scene), from_svg(moved(scene, 0.5)))
    assert pixels > 1.5 * PIXELS


@pytest.mark.parametrize("track", [0.0, 0.4])
@pytest.mark.parametrize("font", FONTS)
def test_letters_stand_where_they_were_measured(font, track):
    """Both backends draw a line of kerned text as wide as it was measured, and where."""
    words = "AVATAR To. Wyvern, fi fl 1,407"
    drawing = Drawing("line", 120.0, 20.0)
    drawing.text(60.0, 14.0, words, 20.0, INK, font=font, track=track)
    box = outlines(drawing.scene().ops[0]).bounds(24)
    wide = width(words, 20.0, font, track)
    assert box.width == pytest.approx(wide, abs=1.0)  # but for what letters have beside them
    for draw in (from_pdf, from_svg):
        dark = np.flatnonzero((draw(drawing.scene()) < 0.7).any(axis=(0, 2)))
        left, right = (edge * POOL * 120.0 / WIDE for edge in (dark[0], dark[-1] + 1))
        assert (left, right) == pytest.approx((box.x0, box.x1), abs=0.6)


@pytest.mark.parametrize("game", games())
def test_a_face_placed_often_is_drawn_once(game):
    """On a kit's sheet every face is one form of the PDF, and one definition of an SVG."""
    sheets = plans(game, KitOptions(layout="fronts"))
    # A leaf is one face and shows others within.
    plan, faces, *_ = next(sheet for sheet in sheets if len(sheet[0].pages[0].slots) > 1)
    slots = plan.pages[0].slots
    used = {slot.face for slot in slots}
    document = pypdf.PdfReader(BytesIO(sheets_pdf(plan, faces)))
    assert len(document.pages[0]["/Resources"]["/XObject"]) == len(used)
    text = sheets_svg(plan, faces)[0]
    assert text.count("<use ") == len(slots)
    assert len(re.findall(r'id="scene\d+"', text)) == len(used)
