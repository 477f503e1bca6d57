"""Hand-made tables of Vye for tests.

A card is written as ``KEY TOKENS``: "land-a" is unclaimed, "land-a 0" bears a token of seat 0,
"barracks 1*2" two tokens of seat 1, "necropolis u*3" three Undead tokens, "sanctuary 0+1" one token
each. A Wild Land says what it stands for, "wild-land=land-a 0", and a stack is written from bottom
to top, "land-a/lost-city 0".
"""

from tests.reference import vye
from tests.reference.vye_cards import SIDEBOARD_KINDS, UNDEAD, UNDEAD_TOKENS, Cell, Owner, house
from tests.reference.vye_table import Card, Position

FILLER = "land-p"  # in the hands, never on a table here
DRAWN = "land-o"  # in the pile

Cards = dict[Cell, str]


def stack_of(text: str) -> list[Card]:
    cards = []
    for part in text.split("/"):
        key, _, aspect = part.partition("=")
        cards.append(Card(key, aspect or None))
    return cards


def tokens_of(text: str) -> dict[Owner, int]:
    counts: dict[Owner, int] = {}
    for part in text.split("+"):
        owner, _, number = part.partition("*")
        counts[owner if owner == UNDEAD else int(owner)] = int(number or 1)
    return counts


def make(
    cards: Cards,
    *own: str,
    seats: int = 2,
    to_move: int = 0,
    hand: list[str] | None = None,
    pile: list[str] | None = None,
    **options: str,
) -> Position:
    """A position in which the player to move also has the ``own`` cards.

    Every hand has four cards, the rest of them fillers, unless ``hand`` says what it is.
    """
    on_board = [key for key in own if house(key) or key in SIDEBOARD_KINDS]
    in_hand = [key for key in own if key not in on_board]
    hands = [[FILLER] * 4 for _ in range(seats)]
    hands[to_move] = hand if hand is not None else (in_hand + [FILLER] * 4)[:4]
    sideboards: list[list[str]] = [[] for _ in range(seats)]
    sideboards[to_move] = on_board
    position = vye.start(
        seats=seats,
        options=options,
        houses=["midnight", "thousand-roses", "immortal", "ladders", "entangled-soul"][:seats],
        hands=hands,
        sideboards=sideboards,
        pile=[DRAWN] * 9 if pile is None else pile,
        start_cards={},
        first=0,
        sets=[],
        kinds=[],
    )
    position.to_move = to_move
    for cell, text in cards.items():
        keys, _, tokens = text.partition(" ")
        position.table[cell] = stack_of(keys)
        if tokens:
            position.tokens[cell] = tokens_of(tokens)
    position.undead_left = UNDEAD_TOKENS - sum(c.get(UNDEAD, 0) for c in position.tokens.values())
    return position


def do(position: Position, *texts: str) -> Position:
    """The position after these actions."""
    for text in texts:
        position = vye.play(position, text)
    return position


def write(counts: dict[Owner, int]) -> str:
    parts = sorted((str(owner), number) for owner, number in counts.items())
    return "+".join(owner if number == 1 else f"{owner}*{number}" for owner, number in parts)


def held(position: Position) -> Cards:
    """The tokens of every card that has any, as they are written above."""
    return {cell: write(counts) for cell, counts in position.tokens.items()}


def tops(position: Position) -> Cards:
    """The card that counts at every cell."""
    return {cell: stack[-1].key for cell, stack in position.table.items()}


def texts(position: Position, beginning: str) -> list[str]:
    """The legal actions that begin with these words."""
    return sorted(t for t in vye.legal(position) if t == beginning or t.startswith(beginning + " "))


def cells(position: Position, beginning: str) -> set[Cell]:
    """The cells with which the legal actions that begin with these words end."""
    return {vye.read(text.split()[-1]) for text in texts(position, beginning)}
