import sys
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from generator.draw.extra import MissingPackage
from generator.draw.png import png
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, rectangle
from generator.errors import GeneratorError
from generator.theme import INK, RED


def sample():
    drawing = Drawing("sample", 25.4, 50.8, 3.0)
    drawing.fill(rectangle(-3, -3, 31.4, 56.8), RED, "ground")
    drawing.fill(rectangle(0, 0, 12.7, 12.7), INK, "body")
    return drawing.scene()


def test_a_picture_has_the_trims_size_and_says_its_resolution():
    image = Image.open(BytesIO(png(sample(), 200)))
    assert (image.size, image.mode) == ((200, 400), "RGB")
    assert image.info["dpi"] == pytest.approx((200, 200), abs=0.1)
    pixels = np.asarray(image)
    assert pixels[50, 50].tolist() == [round(v * 255) for v in INK.rgb]
    assert pixels[150, 50].tolist() == [round(v * 255) for v in RED.rgb]
    assert pixels[99, 99].tolist() != pixels[101, 101].tolist()


def test_bleed_shows_around_it():
    image = Image.open(BytesIO(png(sample(), 127, bleed=2.0)))
    assert image.size == (147, 274)
    pixels = np.asarray(image)
    assert pixels[5, 5].tolist() == [round(v * 255) for v in RED.rgb]
    assert pixels[15, 15].tolist() == [round(v * 255) for v in INK.rgb]


def test_without_paper_there_is_nothing_where_nothing_is_drawn():
    drawing = Drawing("disc", 25.4, 25.4)
    drawing.fill(circle(12.7, 12.7, 12.7), RED, "ground")
    image = Image.open(BytesIO(png(drawing.scene(), 100, paper=False)))
    assert (image.mode, image.size) == ("RGBA", (100, 100))
    assert image.info["dpi"] == pytest.approx((100, 100), abs=0.1)
    pixels = np.asarray(image)
    assert [pixels[y, x, 3] for x in (0, 99) for y in (0, 99)] == [0, 0, 0, 0]
    assert pixels[50, 50].tolist() == [*(round(v * 255) for v in RED.rgb), 255]
    # No light rim: what is half there has the colour of the whole.
    half = pixels[(pixels[..., 3] > 60) & (pixels[..., 3] < 200)]
    assert len(half) > 100
    assert np.abs(half[:, :3] - np.array(pixels[50, 50, :3], int)).max() <= 4


def test_the_same_scene_gives_the_same_bytes():
    assert png(sample(), 100) == png(sample(), 100)


@pytest.mark.parametrize("package", ["pypdfium2", "PIL.Image"])
def test_what_is_not_installed_is_said(monkeypatch, package):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=r'pip install "tilewright\[png\]"'):
        png(sample())
    assert issubclass(MissingPackage, GeneratorError)
