"""`python -m engine`: a line in, a line out."""

import json
import subprocess
import sys


def test_requests_on_standard_input_are_answered_line_by_line() -> None:
    requests = [
        {"call": "new", "board": "a", "game": "rue", "seats": 2, "seed": 1},
        {"call": "act", "board": "a", "action": "place BP 0,0 r0"},
        {"call": "act", "board": "a", "action": "place BP 9,9 r0"},
    ]
    text = "\n\n".join(map(json.dumps, requests)) + "\n"
    done = subprocess.run(
        [sys.executable, "-m", "engine"], input=text, capture_output=True, text=True, check=True
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, False]
    assert answers[2]["error"]["rule"] == "rue.place.touch"
