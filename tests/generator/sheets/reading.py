"""Reads sheets back with tools that had no part in writing them: pypdf, an XML parser, pdfium."""

import re
from dataclasses import dataclass
from io import BytesIO
from xml.etree import ElementTree

import numpy as np
import pypdf
import pypdfium2

POINT = 25.4 / 72
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"


@dataclass(frozen=True)
class Trim:
    """A trim in mm, y down: left, top, width, height, and its rotation clockwise."""

    x: float
    y: float
    width: float
    height: float
    rotation: float

    @property
    def corners(self):
        return self.x, self.y, self.x + self.width, self.y + self.height


def times(outer, inner):
    """The map that applies `inner` first; both as a, b, c, d, e, f."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
            a * t + c * u + e, b * t + d * u + f)  # fmt: skip


def trim_of(matrix, width, height):
    """Where a form's own trim (0, 0 to width, height) goes."""
    a, b, c, d, e, f = matrix
    xs, ys = (e, e + a * width + c * height), (f, f + b * width + d * height)
    turn = round(float(np.degrees(np.arctan2(b, a)))) % 360
    return Trim(min(xs), min(ys), abs(xs[1] - xs[0]), abs(ys[1] - ys[0]), turn)


def pdf_trims(data):
    """For each page the trims of the forms that it places, in the order of drawing."""
    pages = []
    for page in pypdf.PdfReader(BytesIO(data)).pages:
        height = float(page.mediabox.height) * POINT
        forms = page["/Resources"].get("/XObject", {})
        found, matrix, saved = [], (POINT, 0, 0, -POINT, 0, height), []
        for operands, operator in page.get_contents().operations:
            if operator == b"q":
                saved.append(matrix)
            elif operator == b"Q":
                matrix = saved.pop()
            elif operator == b"cm":
                matrix = times(matrix, tuple(float(v) for v in operands))
            elif operator == b"Do":
                x0, y0, x1, y1 = (float(v) for v in forms[operands[0]]["/BBox"])
                # The same bleed on all sides: what is beyond 0 at the left is so at the right.
                found.append(trim_of(matrix, x1 + x0, y1 + y0))
        pages.append(found)
    return pages


def svg_trims(text):
    """The trims of the faces that an SVG page uses, from the placing of each alone."""
    root = ElementTree.fromstring(text)
    found = []
    for group in root.iter(f"{SVG}g"):
        if "data-trim" in group.attrib:
            (use,) = group.iter(f"{SVG}use")
            numbers = re.findall(r"-?[\d.]+", use.attrib["transform"])
            matrix = tuple(float(v) for v in numbers)
            width, height = (float(v) for v in group.attrib["data-trim"].split()[2:])
            if group.attrib["data-rotation"] in ("90", "270"):
                width, height = height, width
            found.append(trim_of(matrix, width, height))
    return found


def raster(data, page, dpi):
    """A page as pixels: height x width x RGB."""
    image = pypdfium2.PdfDocument(data)[page].render(scale=dpi / 72).to_numpy()
    return np.asarray(image[:, :, 2::-1], dtype=int)


def part(image, dpi, x0, y0, x1, y1):
    """The pixels wholly inside a box in mm."""
    scale = dpi / 25.4
    rows = slice(int(np.ceil(y0 * scale)), int(y1 * scale))
    return image[rows, int(np.ceil(x0 * scale)) : int(x1 * scale)]


def path_boxes(element, matrix=(1, 0, 0, 1, 0, 0), *, stroked=False):
    """The boxes of an element's paths in mm, those with a line only if asked for."""
    found = []
    if "transform" in element.attrib:
        numbers = re.findall(r"-?[\d.]+(?:e-?\d+)?", element.attrib["transform"])
        matrix = times(matrix, tuple(float(v) for v in numbers))
    if element.tag == f"{SVG}path" and (not stroked or element.attrib.get("stroke")):
        a, b, c, d, e, f = matrix
        points = [(a * x + c * y + e, b * x + d * y + f) for x, y in _points(element.attrib["d"])]
        found.append(_box(points))
    if element.tag != f"{SVG}defs":
        for child in element:
            found += path_boxes(child, matrix, stroked=stroked)
    return found


def svg_strokes(text):
    """The boxes of the lines that a page shows, all but what is placed."""
    root = ElementTree.fromstring(text)
    shown = [child for child in root if child.attrib.get("display") != "none"]
    return [box for child in shown for box in path_boxes(child, stroked=True)]


def pdf_strokes(data):
    """For each page the boxes of the lines that it shows, all but what is placed."""
    pages = []
    for page in pypdf.PdfReader(BytesIO(data)).pages:
        matrix, saved, points, found = _top(page), [], [], []
        for operands, operator in page.get_contents().operations:
            numbers = [float(v) for v in operands if isinstance(v, int | float)]
            if operator == b"q":
                saved.append(matrix)
            elif operator == b"Q":
                matrix = saved.pop()
            elif operator == b"cm":
                matrix = times(matrix, tuple(numbers))
            elif operator in (b"m", b"l", b"c"):
                a, b, c, d, e, f = matrix
                pairs = zip(numbers[::2], numbers[1::2], strict=True)
                points += [(a * x + c * y + e, b * x + d * y + f) for x, y in pairs]
            elif operator in (b"S", b"f", b"f*", b"n"):
                if operator == b"S":
                    found.append(_box(points))
                points = []
        pages.append(found)
    return pages


def _top(page):
    return POINT, 0, 0, -POINT, 0, float(page.mediabox.height) * POINT


def _box(points):
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _points(d):
    """The points of a path of relative commands, those that steer its curves too."""
    found, x, y, start = [], 0.0, 0.0, (0.0, 0.0)
    for command, rest in re.findall(r"([a-z])([^a-z]*)", d):
        numbers = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        if command == "z":
            x, y = start
        while numbers:
            if command in "hv":
                step = numbers.pop(0)
                x, y = (x + step, y) if command == "h" else (x, y + step)
                found.append((x, y))
                continue
            size = {"m": 2, "l": 2, "q": 4, "c": 6}[command]
            steps, numbers = numbers[:size], numbers[size:]
            pairs = [(x + a, y + b) for a, b in zip(steps[::2], steps[1::2], strict=True)]
            found += pairs
            x, y = pairs[-1]
            if command == "m":
                start, command = (x, y), "l"
    return found
