"""What Rue's leaves say, each passage with the clauses that it sums up."""

from typing import NamedTuple


class Passage(NamedTuple):
    """Text under a heading, its paragraphs in the Markdown subset, and the ids of its clauses.

    The paragraphs of a list get a lozenge each.
    """

    head: str
    paragraphs: tuple[str, ...]
    rules: tuple[str, ...]
    is_list: bool = False


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
        "The **body** is a tile’s value: blue is worth +1, red costs 1. The four **edges** decide"
        " what is captured. Both bodies come in the same four patterns: a **Prow** has one red"
        " edge, a **Corner** two that meet, **Flanks** two that face each other, a **Tower** three;"
        " the other edges are blue.",
    ),
    ("rue.setup.deck",),
)
START = Passage(
    "Before you start",
    (
        "Two to four play. Each takes the eight tiles and the counters of one mark.",
        "Hands lie open: all may see what everyone has left.",
        "Lots decide who is the **Attacker** and begins; play goes clockwise.",
    ),
    ("rue.setup.attacker", "rue.setup.hands", "rue.setup.players", "rue.turn.order"),
    True,
)
TURN = Passage(
    "Your turn",
    (
        "Lay one tile; nobody may pass. Turn it by quarter turns as you like.",
        "The first tile lies anywhere. Every other goes on an empty place that shares **a whole"
        " side** with a tile on the table: touching at a corner is not enough.",
        "The area is the smallest rectangle that holds every tile. To make it wider or higher"
        " than **twice the number of players** is bad form.",
        "Look at each side on which your tile touches another. If the two edges have **the"
        " same colour**, you capture that neighbour, wanted or not.",
    ),
    (
        "rue.turn.must-play",
        "rue.place.first",
        "rue.place.touch",
        "rue.place.rotation",
        "rue.place.area",
        "rue.capture.match",
    ),
    True,
)
END = Passage(
    "The end",
    (
        "The game ends when every tile is laid.",
        "Your score is your counters **on blue minus those on red**; it may be below zero.",
        "The highest score wins. If several share it, **the Attacker wins alone**, even with a"
        " lower score.",
    ),
    ("rue.end.all-played", "rue.score.count", "rue.score.winner", "rue.score.tie"),
    True,
)
CAPTURING = Passage(
    "Capturing",
    (
        "Unlike edges may lie side by side and do nothing. Bodies are not compared.",
        "It does not matter who laid a tile: your own are captured as well.",
        "You must take every capture. A captured tile captures nothing in turn, and the tile"
        " just laid is nobody’s until it is captured.",
    ),
    (
        "rue.capture.match",
        "rue.capture.compulsory",
        "rue.capture.no-chain",
        "rue.capture.placed-unowned",
    ),
    True,
)
TABLE_HEAD = "What a capture does"
TABLE_NOTE = Passage(
    "",
    (
        "Blue captures come first, then red ones, each north, east, south, west of your tile."
        " **You choose** which counter on a blue tile pays.",
    ),
    ("rue.capture.order", "rue.capture.red-choice"),
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
            "For a blue tile captured, each opponent of the captor puts a coin on it; for a red"
            " one, the captor does. A capture that changes nothing is free. Coins stay where they"
            " lie, whatever happens to counters, until the winner takes them all.",
        ),
        ("rue.money.stakes",),
    ),
    Passage(
        "Foxed",
        (
            "A blue tile is foxed for you if you could capture it with a tile in your hand, but no"
            " way of doing so would raise your score.",
        ),
        ("rue.culture.jargon",),
    ),
    Passage(
        "If all agree beforehand",
        (
            "Five or six play; nothing else changes.",
            "The Attacker is agreed on, not drawn by lot.",
            "Hands are hidden; how many tiles each holds is seen.",
            "No tile may be turned.",
            "The area is a strict limit, or has none.",
            "Red tiles always get your counter, and the blue ones keep theirs.",
            "All who share the highest score win, and divide the coins; odd ones go one each,"
            " clockwise from the Attacker.",
        ),
        (
            "rue.setup.players",
            "rue.setup.attacker",
            "rue.setup.hands",
            "rue.place.rotation",
            "rue.place.area",
            "rue.capture.red-choice",
            "rue.score.tie",
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
        "You lay **Red Corner**.",
        "North: red meets red. You win Blue Prow, +1.",
        "East: red meets blue. Nothing.",
        "West: blue meets blue. You take Red Flanks; Blue Prow’s counter pays.",
    ),
    ("rue.capture.match", "rue.capture.order", "rue.capture.red-pays"),
)
