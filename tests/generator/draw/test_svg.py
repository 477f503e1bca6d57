from xml.etree import ElementTree

import numpy as np
import pytest

from generator.draw.scene import Drawing
from generator.draw.shapes import circle, rectangle
from generator.draw.svg import svg
from generator.faces import face
from generator.theme import INK, RED
from tests.generator.raster import picture

SVG = "{http://www.w3.org/2000/svg}"


def read(scene, **options):
    return ElementTree.fromstring(svg(scene, **options))


def test_sizes_are_millimetres_and_the_view_box_the_same_numbers():
    root = read(face("rue", "RP"))
    assert (root.get("width"), root.get("height")) == ("76.2mm", "76.2mm")
    assert root.get("viewBox") == "0 0 76.2 76.2"
    root = read(face("rue", "RP"), bleed=3.175)
    assert (root.get("width"), root.get("viewBox")) == ("82.55mm", "-3.175 -3.175 82.55 82.55")


def test_the_same_scene_gives_the_same_text():
    assert svg(face("rue", "RP")) == svg(face("rue", "RP"))


def test_letters_are_outlines_and_the_name_is_its_title():
    root = read(face("rue", "BT"))
    assert root.findall(f".//{SVG}text") == []
    assert root.find(f"{SVG}title").text == "Rue Blue Tower"


def test_a_scene_is_defined_once_and_used():
    drawing = Drawing("sheet", 200, 100)
    for x in (50, 150):
        drawing.place(face("rue", "RP"), x, 50, rotation=90)
    root = read(drawing.scene())
    uses = root.findall(f".//{SVG}use")
    assert len(uses) == 2
    assert uses[0].get("transform") == "matrix(0 1 -1 0 88.1 11.9)"
    assert len(root.findall(f".//{SVG}g[@id='scene1']")) == 1


def test_groups_are_layers_and_cut_lines_are_closed_paths():
    drawing = Drawing("sheet", 50, 50)
    with drawing.group("cut"):
        drawing.stroke(rectangle(5, 5, 40, 40), INK, 0.1)
    (layer,) = read(drawing.scene()).findall(f"{SVG}g")
    assert layer.get("id") == "cut"
    (path,) = layer.findall(f"{SVG}path")
    assert path.get("d") == "m5 5h40v40h-40z"
    assert (path.get("stroke"), path.get("stroke-width"), path.get("fill")) == (
        "#1E1A18", "0.1", "none",
    )  # fmt: skip


def test_dashes_caps_and_rules():
    drawing = Drawing("strokes", 50, 50)
    drawing.stroke(circle(25, 25, 9), INK, 0.2, cap="round", dash=(1.0, 0.5))
    drawing.fill(circle(25, 25, 9) + circle(25, 25, 5), RED, "body", even_odd=True)
    line, ring = read(drawing.scene()).findall(f"{SVG}path")
    assert line.get("stroke-dasharray") == "1 0.5"
    assert line.get("stroke-linecap") == "round"
    assert (ring.get("fill-rule"), ring.get("fill")) == ("evenodd", "#CB4630")


@pytest.mark.browser
def test_svg_and_pdf_are_the_same_picture(page):
    sheet = Drawing("both", 160, 82)
    sheet.place(face("rue", "RC"), 40, 41, rotation=90)
    sheet.place(face("rue", "BF", motif="flowers"), 120, 41, scale=0.9)
    scene = sheet.scene()
    width, height = 960, 492
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<style>*{{margin:0}} svg{{width:{width}px;height:{height}px;display:block}}</style>"
        + svg(scene).split("\n", 1)[1]
    )
    from io import BytesIO

    from PIL import Image

    shown = np.asarray(Image.open(BytesIO(page.screenshot())).convert("RGB")) / 255.0
    printed = picture(scene, width)[:height, :width]
    assert shown.shape == printed.shape
    off = np.abs(shown - printed).max(axis=2)
    # Edges are smoothed differently; areas are the same.
    assert (off > 0.25).mean() < 0.012
    assert np.median(off) < 0.01
