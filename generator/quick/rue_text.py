"""What Rue's leaves say, each passage with the clauses that it sums up."""

from typing import NamedTuple

from engine.core.quick import Line


class Passage(NamedTuple):
    """Lines under a heading, in the Markdown subset, each with the ids of its clauses.

    The lines of a list get a lozenge each.
    """

    head: str
    lines: tuple[Line, ...]
    is_list: bool = False

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The texts alone."""
        return tuple(line.text for line in self.lines)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all clauses, each once."""
        return tuple(dict.fromkeys(rule for line in self.lines for rule in line.rules))


class Outcome(NamedTuple):
    """A row of the capture table: what is captured, what that does, and the change of score.

    `before` and `after` show tiles: body r or b, then m for the captor's counter, o for another's.
    """

    captured: str
    effect: str
    score: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    rules: tuple[str, ...]


TITLE = "Rue"
INTRO = (
    "Lay tiles edge to edge. Wherever like colours meet, the tile that was there first is captured,"
    " wanted or not. Blue tiles are worth having; red ones have to be paid for."
)
TILES = Passage(
    "Your eight tiles",
    (
        Line(
            "The **body** is a tile’s value: blue is worth +1, red costs 1. The four **edges**"
            " decide what is captured. Both bodies come in the same four patterns: a **Prow** has"
            " one red edge, a **Corner** two that meet, **Flanks** two that face each other, a"
            " **Tower** three; the other edges are blue.",
            ("rue.setup.deck",),
        ),
    ),
)
START = Passage(
    "Before you start",
    (
        Line(
            "Two to four play. Each takes the eight tiles and the counters of one mark.",
            ("rue.setup.players",),
        ),
        Line("Hands lie open: all may see what everyone has left.", ("rue.setup.hands",)),
        Line(
            "Lots decide who is the **Attacker** and begins; play goes clockwise.",
            ("rue.setup.attacker", "rue.turn.order"),
        ),
    ),
    True,
)
TURN = Passage(
    "Your turn",
    (
        Line(
            "Lay one tile; nobody may pass. Turn it by quarter turns as you like.",
            ("rue.turn.must-play", "rue.place.rotation"),
        ),
        Line(
            "The first tile lies anywhere. Every other goes on an empty place that shares **a whole"
            " side** with a tile on the table: touching at a corner is not enough.",
            ("rue.place.first", "rue.place.touch"),
        ),
        Line(
            "The area is the smallest rectangle that holds every tile. To make it wider or higher"
            " than **twice the number of players** is bad form.",
            ("rue.place.area",),
        ),
        Line(
            "Look at each side on which your tile touches another. If the two edges have **the"
            " same colour**, you capture that neighbour, wanted or not.",
            ("rue.capture.match",),
        ),
    ),
    True,
)
END = Passage(
    "The end",
    (
        Line("The game ends when every tile is laid.", ("rue.end.all-played",)),
        Line(
            "Your score is your counters **on blue minus those on red**; it may be below zero.",
            ("rue.score.count",),
        ),
        Line(
            "The highest score wins. If several share it, **the Attacker wins alone**, even with a"
            " lower score.",
            ("rue.score.winner", "rue.score.tie"),
        ),
    ),
    True,
)
CAPTURING = Passage(
    "Capturing",
    (
        Line(
            "Unlike edges may lie side by side and do nothing. Bodies are not compared.",
            ("rue.capture.match",),
        ),
        Line(
            "It does not matter who laid a tile: your own are captured as well.",
            ("rue.capture.match",),
        ),
        Line(
            "You must take every capture. A captured tile captures nothing in turn, and the tile"
            " just laid is nobody’s until it is captured.",
            ("rue.capture.compulsory", "rue.capture.no-chain", "rue.capture.placed-unowned"),
        ),
    ),
    True,
)
TABLE_HEAD = "What a capture does"
TABLE_NOTE = Passage(
    "",
    (
        Line(
            "Blue captures come first, then red ones, each north, east, south, west of your tile."
            " **You choose** which counter on a blue tile pays.",
            ("rue.capture.order", "rue.capture.red-choice"),
        ),
    ),
)
OUTCOMES = (
    Outcome(
        "A blue tile",
        "Your counter goes on it; anybody else’s comes off.",
        "+1",
        ("b",),
        ("bm",),
        ("rue.capture.blue",),
    ),
    Outcome(
        "A red tile, and you have a counter on a blue one",
        "Take one such counter off: that blue tile is nobody’s again. The red one stays bare.",
        "−1",
        ("r", "bm"),
        ("r", "b"),
        ("rue.capture.red-pays",),
    ),
    Outcome(
        "A red tile, and you have none on any blue one",
        "Your counter goes on the red tile.",
        "−1",
        ("r",),
        ("rm",),
        ("rue.capture.red-counter",),
    ),
    Outcome(
        "A red tile with another player’s counter",
        "That counter comes off, which gives its owner 1 back; then pay as above.",
        "−1",
        ("ro",),
        ("r",),
        ("rue.capture.release",),
    ),
    Outcome(
        "A tile with your own counter",
        "Nothing changes.",
        "0",
        ("bm",),
        ("bm",),
        ("rue.capture.again",),
    ),
)
VARIANTS = (
    Passage(
        "For coins",
        (
            Line(
                "For a blue tile captured, each opponent of the captor puts a coin on it; for a"
                " red one, the captor does. A capture that changes nothing is free. Coins stay"
                " where they lie, whatever happens to counters, until the winner takes them all.",
                ("rue.money.stakes",),
            ),
        ),
    ),
    Passage(
        "Foxed",
        (
            Line(
                "A blue tile is foxed for you if you could capture it with a tile in your hand,"
                " but no way of doing so would raise your score.",
                ("rue.culture.jargon",),
            ),
        ),
    ),
    Passage(
        "If all agree beforehand",
        (
            Line("Five or six play; nothing else changes.", ("rue.setup.players",)),
            Line("The Attacker is agreed on, not drawn by lot.", ("rue.setup.attacker",)),
            Line("Hands are hidden; how many tiles each holds is seen.", ("rue.setup.hands",)),
            Line("No tile may be turned.", ("rue.place.rotation",)),
            Line("The area is a strict limit, or has none.", ("rue.place.area",)),
            Line(
                "Red tiles always get your counter, and the blue ones keep theirs.",
                ("rue.capture.red-choice",),
            ),
            Line(
                "All who share the highest score win, and divide the coins; odd ones go one each,"
                " clockwise from the Attacker.",
                ("rue.score.tie",),
            ),
        ),
        True,
    ),
)


class Laid(NamedTuple):
    """A tile in the drawn example: its code, quarter turns, and cell (x east, y south)."""

    code: str
    turns: int
    x: int
    y: int


#: The last one is the tile just laid; the signs say for each neighbour what its side does.
EXAMPLE = (Laid("BP", 2, 0, -1), Laid("BT", 0, 1, 0), Laid("RF", 0, -1, 0), Laid("RC", 0, 0, 0))
SIGNS = ("=", "≠", "=")
CAPTION = Passage(
    "",
    (
        Line("You lay **Red Corner**.", ("rue.capture.match",)),
        Line(
            "North: red meets red. You win Blue Prow, +1.",
            ("rue.capture.match", "rue.capture.order"),
        ),
        Line("East: red meets blue. Nothing.", ("rue.capture.match",)),
        Line(
            "West: blue meets blue. You take Red Flanks; Blue Prow’s counter pays.",
            ("rue.capture.red-pays",),
        ),
    ),
)
