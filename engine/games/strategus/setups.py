"""Named set-ups to start from, each with its idea and its weakness; left is the player's left.

Rule: strategus.setup.zone
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.strategus.arrangement import Arrangement
from engine.games.strategus.arrangement_text import parse_arrangement


class Setup(NamedTuple):
    """A named set-up: its key, its name, how it plays and where it is weak, and who stands where.

    `rows` reads as an arrangement's text does.
    """

    key: str
    name: str
    idea: str
    rows: str

    @property
    def arrangement(self) -> Arrangement:
        """Who stands where."""
        return parse_arrangement(self.rows)


SETUPS: tuple[Setup, ...] = (
    Setup(
        "cellar",
        "The Cellar",
        "The apple lies in the left corner with a trap on either open side, and three traps in the"
        " right corner make the same picture. Solid and easy to play; but one fox that guesses the"
        " corner is enough to open it.",
        """
        5  9  6  3  9  7  4  9  6  9
        4  1  7  5  6  9  2  5  7  3
        T  6  8  9  5  10 8  4  7  T
        A  T  8  9  T  8  9  8  T  T
        """,
    ),
    Setup(
        "open-gate",
        "The Open Gate",
        "The right wing holds nothing but scouts, foxes and traps: whoever walks in there is cut"
        " off by the elephant and the grizzly from the middle. An enemy who does not take the bait"
        " finds nothing above a gorilla on the left, where the apple is.",
        """
        6  5  4  7  3  5  9  9  9  9
        7  4  6  10 1  2  5  9  8  9
        5  T  7  6  9  3  4  T  8  T
        T  A  T  9  7  6  T  8  8  8
        """,
    ),
    Setup(
        "fruit-stall",
        "The Fruit Stall",
        "The apple stands in the second row, just behind a lion that never leaves, while five traps"
        " at the back make everybody dig there. It is a bluff for lakes, with water before the"
        " lion; on an open board whoever beats the lion stands before the apple.",
        """
        6  9  5  4  9  6  7  4  9  3
        7  3  A  1  9  5  9  2  6  9
        8  6  T  5  7  9  10 T  4  8
        9  8  8  7  T  T  5  T  T  8
        """,
    ),
    Setup(
        "early-hares",
        "Early Hares",
        "Seven scouts in the front row are spent in the first ten moves to learn where the strong"
        " pieces are, and a second row of high ranks acts on it. A good memory is needed, and"
        " later there is only one scout left for the last runs.",
        """
        9  9  5  9  9  5  9  9  6  9
        4  2  6  3  4  7  1  5  3  4
        7  8  T  6  10 8  T  T  5  6
        8  T  A  T  8  7  7  8  T  9
        """,
    ),
    Setup(
        "mouse-at-the-door",
        "Mouse at the Door",
        "The mouse waits in the second row, ready to step forward as soon as the enemy's elephant"
        " shows itself on the left; the own elephant stays far away from the trouble. If a scout"
        " happens upon the mouse first, the plan is gone.",
        """
        5  6  4  9  6  9  3  5  9  7
        9  10 7  5  9  4  6  7  1  4
        8  2  6  9  8  T  5  9  3  8
        T  8  9  7  T  A  T  8  T  T
        """,
    ),
    Setup(
        "two-nests",
        "Two Nests",
        "Two nests of three traps look the same from outside; one holds the apple, the other only a"
        " fox that cannot move. The enemy has to open both, but eight pieces do nothing"
        " all game.",
        """
        6  9  4  5  9  9  5  4  9  6
        5  7  3  9  1  2  9  3  7  5
        7  6  T  8  4  10 6  T  7  8
        9  T  A  T  9  8  T  8  T  8
        """,
    ),
    Setup(
        "left-hammer",
        "The Left Hammer",
        "Elephant, grizzly, both rhinos and two gorillas stand on the left and go forward together;"
        " the right is all traps and patience. What the hammer meets it breaks, but an enemy"
        " who trades it off wins on the other side.",
        """
        4  3  5  6  9  9  7  9  5  T
        1  4  2  5  6  7  9  T  6  7
        3  8  10 9  8  5  T  9  4  T
        8  6  9  7  9  T  A  T  8  8
        """,
    ),
    Setup(
        "hedge",
        "The Hedge",
        "Three traps in the front row split the field, so that only few enemies get through at a"
        " time and strong pieces wait behind the gaps. Attacking is slow for both sides, and foxes"
        " make holes wherever they like.",
        """
        5  T  4  9  T  6  9  5  T  4
        2  9  3  6  9  1  9  7  7  3
        8  6  7  5  10 9  5  6  4  8
        9  8  T  9  8  T  A  T  7  8
        """,
    ),
    Setup(
        "even-keel",
        "Even Keel",
        "The apple sits in the middle of the back row with a trap on each of its three sides, and"
        " both wings are equally strong. There is no plan and no hole: a set-up for learning, and"
        " the first place where an experienced enemy looks.",
        """
        9  5  4  6  9  9  6  4  5  9
        3  7  1  9  5  6  9  2  7  3
        5  8  6  9  T  10 4  8  T  7
        T  8  9  T  A  T  8  8  7  T
        """,
    ),
    Setup(
        "bare-apple",
        "The Bare Apple",
        "No trap stands beside the apple in the right corner; all six are on the left,"
        " where a careful enemy will spend foxes and time on them. The first enemy who gets behind"
        " the lines on the right wins.",
        """
        9  6  5  9  4  9  6  3  9  4
        5  3  9  6  2  7  5  1  9  6
        T  7  8  T  10 8  4  7  5  9
        T  8  T  T  T  9  8  7  8  A
        """,
    ),
    Setup(
        "staircase",
        "The Staircase",
        "Behind every piece in front stands a stronger one, so that whoever takes the first is"
        " taken by the second. It pays off in a slow exchange; scouts soon notice that high ranks"
        " sit in the second row.",
        """
        6  7  9  5  6  9  9  5  6  7
        4  3  5  2  4  7  6  1  3  4
        9  8  9  8  10 5  8  9  T  8
        9  T  7  T  9  T  8  T  A  T
        """,
    ),
    Setup(
        "long-evening",
        "The Long Evening",
        "Lions, tigers and wolves do the early work while the highest ranks stay in the third row"
        " and come out when half the board is gone. Until then a fast enemy has the field, and"
        " the slow ones must not be caught behind their own traps.",
        """
        5  6  9  7  5  6  9  5  7  6
        9  7  4  5  9  6  7  9  4  9
        3  8  1  T  10 8  2  8  3  8
        9  T  A  T  9  4  T  8  T  T
        """,
    ),
    Setup(
        "three-fords",
        "Three Fords",
        "Made for lakes: a high rank with a helper stands at each of the three ways through, and"
        " scouts wait behind the water, as the apple does on the left. On an open board the two"
        " places with scouts are simply weak.",
        """
        5  3  9  9  1  4  9  9  2  5
        4  6  8  9  5  6  7  9  6  3
        7  5  T  7  9  10 8  7  4  8
        6  T  A  T  8  9  T  T  8  T
        """,
    ),
    Setup(
        "late-hares",
        "Late Hares",
        "A pack of wolves and tigers leads and every scout stays behind: when the lines are empty"
        " at the end, eight of them run for what nobody has looked at yet. Until then there is"
        " little to find things out with.",
        """
        7  6  5  4  7  6  5  7  6  4
        3  5  8  6  1  7  4  2  5  3
        9  8  9  T  9  10 9  8  T  8
        T  9  9  8  9  9  T  A  T  T
        """,
    ),
)
"""Every named set-up, in the order in which they are offered."""

BY_KEY: Mapping[str, Setup] = {setup.key: setup for setup in SETUPS}
