import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.draw.path import NUMBERS, Path
from generator.draw.scene import Fill, Stroke
from generator.draw.shapes import circle, line, polygon, rectangle
from generator.draw.svg_data import svg_data
from generator.faces import face

TOKEN = re.compile(r"[a-z]|-?(?:\d+\.\d+|\.\d+|\d+)")
HOW_MANY = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "z": 0}


def read(text: str) -> Path:
    """A path from its text, as a browser reads it; says if there is anything that is no path."""
    assert TOKEN.sub("", text).strip() == ""
    tokens = TOKEN.findall(text)
    verbs, numbers = "", []
    x = y = start_x = start_y = 0.0
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        steps = [float(token) for token in tokens[i : i + HOW_MANY[command]]]
        i += HOW_MANY[command]
        if command == "z":
            verbs, x, y = verbs + "Z", start_x, start_y
            continue
        if command in "hv":
            steps = [steps[0], 0.0] if command == "h" else [0.0, steps[0]]
        points = [step + (y if j % 2 else x) for j, step in enumerate(steps)]
        numbers += points
        x, y = points[-2:]
        verbs += "L" if command in "hv" else command.upper()
        if command == "m":
            start_x, start_y, command = x, y, "l"
    return Path(verbs, tuple(numbers))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (rectangle(5, 5, 40, 40), "m5 5h40v40h-40z"),
        (polygon([(0, 0), (0.5, -0.25), (1, 1.004)]), "m0 0 .5-.25 .5 1.25z"),
        (line((1, 1), (2, 2), (2, 2), (3.999, 2)), "m1 1 1 1h0 2"),
        (polygon([(1, 2), (3, 3)]) + polygon([(1, 2), (0, 0)]), "m1 2 2 1zm0 0-1-2z"),
        (Path("MQZ", (1, 1, 2, 0, 3, 1)), "m1 1q1-1 2 0z"),
    ],
)
def test_the_shortest_form(path, text):
    assert svg_data(path, 2) == text


coordinates = st.floats(-300, 300)
commands = st.sampled_from("LQCZM").flatmap(
    lambda verb: st.tuples(
        st.just(verb), st.lists(coordinates, min_size=NUMBERS[verb], max_size=NUMBERS[verb])
    )
)


@given(st.lists(commands, max_size=30), st.integers(0, 4))
def test_what_is_read_is_what_was_meant_to_the_last_digit(drawn, digits):
    """No error adds up, however long the path."""
    path = Path(
        "M" + "".join(verb for verb, _ in drawn),
        (1.0, 2.0, *(value for _, values in drawn for value in values)),
    )
    found = read(svg_data(path, digits))
    assert found.verbs == path.verbs
    off = max(abs(a - b) for a, b in zip(found.numbers, path.numbers, strict=True))
    assert off <= 0.5 * 10**-digits + 1e-9


def test_rows_of_one_shape_repeat_one_text():
    one, other = (svg_data(circle(x, 7, 0.7), 3).split("c")[1] for x in (3, 9))
    assert one == other


def test_a_faces_paths_are_read_back():
    for op in face("rue", "BT", motif="flowers").walk():
        if isinstance(op, Fill | Stroke):
            found = read(svg_data(op.path, 3))
            assert found.verbs == op.path.verbs
            assert all(
                math.isclose(a, b, abs_tol=0.00051)
                for a, b in zip(found.numbers, op.path.numbers, strict=True)
            )
