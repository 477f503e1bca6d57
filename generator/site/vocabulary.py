"""Words for the site beyond the rulebooks: plain terms explained, and words that players search."""

#: Terms that the rules use in passing, by game: the term, what it means, the clause that says so.
PLAIN: dict[str, tuple[tuple[str, str, str], ...]] = {
    "rue": (
        (
            "Area",
            "The smallest rectangle of cells that holds every tile on the table.",
            "rue.place.area",
        ),
        (
            "Body",
            "The colour of a tile itself, red or blue. A blue body earns its captor a point, a "
            "red one costs a point.",
            "rue.setup",
        ),
        (
            "Capture",
            "What happens to a tile when one is placed beside it and the two edges that touch "
            "have the same colour.",
            "rue.capture.match",
        ),
        (
            "Coin",
            "A piece for games that are played for money. It never changes the score.",
            "rue.money.stakes",
        ),
        (
            "Counter",
            "A piece that shows whose it is. On a tile it says who captured it. A blue counter "
            "is one on a blue tile, a red counter one on a red tile.",
            "rue.capture",
        ),
        (
            "Edge",
            "One of the four sides of a tile, red or blue whatever the body is. Edges decide "
            "what is captured.",
            "rue.capture.match",
        ),
    )
}

#: Words for which the search shows a clause though its text has others, by the clause's id. A word
#: is repeated where another clause uses it in passing and would come first.
SEARCHED: dict[str, str] = {
    "rue.setup.attacker": "start player, who starts, who begins, goes first",
    "rue.setup.hands": "secret hidden concealed",
    "rue.turn.must-play": "pass skip a turn",
    "rue.turn.order": "clockwise direction whose turn",
    "rue.place.touch": "adjacent diagonal diagonals diagonally orthogonal",
    "rue.place.rotation": "rotate rotated rotating rotation turn a tile, spin",
    "rue.place.area": "bad form, bad form, grid size, board size, bounds",
    "rue.capture.blue": "steal stealing take over, recapture",
    "rue.capture.red-pays": "payment payments penalty lose a point",
    "rue.capture.red-choice": "payment",
    "rue.capture.release": "free rescue",
    "rue.score.count": "points total negative",
    "rue.score.tie": "tied draw draw draw drawn tiebreak tie-break equal",
    "rue.money.stakes": "bet betting gamble pot",
}
