"""The table of Vye: the position, who controls what, tokens, attempts, chains and kingdoms."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tests.reference.vye_cards import FAMILY_TOKENS, UNDEAD, UNDEAD_TOKENS, Cell, Owner, is_land

# Everything about the table that vye.turn.no-shuffling compares.
Snapshot = tuple[object, ...]

# Steps to the eight surrounding cells, clockwise from north. x grows eastwards, y southwards.
AROUND = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
DIAGONALS = [(1, -1), (1, 1), (-1, 1), (-1, -1)]


class RuleError(ValueError):
    """A move that the rules refuse."""


@dataclass
class Card:
    """A card on the table; ``aspect`` is the Land that a Wild Land stands for once it is named."""

    key: str
    aspect: str | None = None


@dataclass
class Pending:
    """The step of a play or token action that waits for an answer."""

    step: str  # name, heir, catapult, underminers, barracks, fortress, earthquake or necropolis
    seat: int  # who answers
    cell: Cell  # where the card lies whose effect this is
    token_action: bool = False  # a later shot or dig, not one of a card just played
    moves_left: int = 0  # of Barracks and Fortress
    first_choice: Cell | None = None  # of Earthquake


@dataclass
class Position:
    """Everything there is to know about a game at one moment."""

    seats: int
    options: dict[str, str]
    houses: list[str]  # by seat
    sets: list[str]  # letters of the land sets in play
    kinds: list[str]  # Special kinds in play
    table: dict[Cell, list[Card]]  # bottom to top
    tokens: dict[Cell, dict[Owner, int]]  # on the top cards; no entry where there is none
    hands: list[list[str]]
    sideboards: list[list[str]]
    pile: list[str]  # the first is drawn next
    to_move: int  # whose turn it is
    first: int
    extra_turns: int = 0  # that the player to move is owed after this turn
    undead_left: int = UNDEAD_TOKENS  # Undead tokens off the table
    quiet_turns: int = 0  # turns in a row without a card
    seen: list[Snapshot] = field(default_factory=list)  # at the turn ends since the last card
    pending: Pending | None = None


def copied(position: Position) -> Position:
    """Another position with the same content, sharing nothing that can change."""
    return replace(
        position,
        options=dict(position.options),
        houses=list(position.houses),
        sets=list(position.sets),
        kinds=list(position.kinds),
        table={cell: [replace(c) for c in stack] for cell, stack in position.table.items()},
        tokens={cell: dict(counts) for cell, counts in position.tokens.items()},
        hands=[list(hand) for hand in position.hands],
        sideboards=[list(board) for board in position.sideboards],
        pile=list(position.pile),
        seen=list(position.seen),
        pending=None if position.pending is None else replace(position.pending),
    )


def snapshot(position: Position) -> Snapshot:
    """Cards, cells, stacks and tokens of the table (vye.turn.no-shuffling)."""
    return tuple(
        (
            cell,
            tuple((card.key, card.aspect) for card in position.table[cell]),
            tuple(sorted((str(owner), n) for owner, n in position.tokens.get(cell, {}).items())),
        )
        for cell in sorted(position.table)
    )


# --- cells ---


def shifted(cell: Cell, steps: list[tuple[int, int]]) -> list[Cell]:
    """The cells at these steps from a cell, in that order."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in steps]


def groups(cells: Iterable[Cell]) -> list[set[Cell]]:
    """The connected parts of a set of cells, through shared sides (vye.kernel.top)."""
    left = set(cells)
    found = []
    for cell in sorted(left):
        if cell not in left:
            continue
        group = {cell}
        waiting = [cell]
        while waiting:
            for near in shifted(waiting.pop(), SIDES):
                if near in left and near not in group:
                    group.add(near)
                    waiting.append(near)
        left -= group
        found.append(group)
    return found


# --- cards on the table ---


def top(position: Position, cell: Cell) -> str:
    """The key of the card that counts at a cell, "" where there is none (vye.kernel.top)."""
    return position.table[cell][-1].key if cell in position.table else ""


def land_set(position: Position, cell: Cell) -> str | None:
    """The Land (``land-x``) that lies at a cell, by itself or through a Wild Land."""
    if cell not in position.table:
        return None
    card = position.table[cell][-1]
    return card.key if is_land(card.key) else card.aspect


def chain(position: Position, cell: Cell) -> set[Cell]:
    """The chain of Lands that a Land belongs to, whoever controls them (vye.land.chain)."""
    name = land_set(position, cell)
    assert name is not None
    same = [other for other in position.table if land_set(position, other) == name]
    return next(group for group in groups(same) if cell in group)


# --- tokens ---


def count(position: Position, cell: Cell) -> int:
    """The number of tokens at a cell."""
    return sum(position.tokens.get(cell, {}).values())


def supply(position: Position, owner: Owner) -> int:
    """The number of tokens an owner can still put on the table (vye.tokens.supply)."""
    if owner == UNDEAD:
        return position.undead_left
    if position.options["tokens"] == "unlimited":
        return 1_000_000
    return FAMILY_TOKENS - sum(counts.get(owner, 0) for counts in position.tokens.values())


def put(position: Position, cell: Cell, owner: Owner, wanted: int = 1) -> int:
    """Put tokens from the supply on a card, as many as there are; the answer is how many."""
    number = min(wanted, supply(position, owner))
    if number > 0:
        counts = position.tokens.setdefault(cell, {})
        counts[owner] = counts.get(owner, 0) + number
        if owner == UNDEAD:
            position.undead_left -= number
    return number


def take(position: Position, cell: Cell, owner: Owner, number: int = 1) -> None:
    """Return tokens from a card to their owner's supply (vye.kernel.supply)."""
    counts = position.tokens[cell]
    counts[owner] -= number
    assert counts[owner] >= 0
    if counts[owner] == 0:
        del counts[owner]
    if not counts:
        del position.tokens[cell]
    if owner == UNDEAD:
        position.undead_left += number


def clear(position: Position, cell: Cell) -> None:
    """Return all tokens at a cell to their owners' supplies."""
    for owner, number in list(position.tokens.get(cell, {}).items()):
        take(position, cell, owner, number)


# --- control and attempts ---


def holder(position: Position, cell: Cell) -> Owner | None:
    """Whose tokens are on a card; nobody's on a Sanctuary (vye.kernel.attempt)."""
    if top(position, cell) == "sanctuary":
        return None
    owners = list(position.tokens.get(cell, {}))
    assert len(owners) <= 1
    return owners[0] if owners else None


def controls(position: Position, cell: Cell, seat: int) -> bool:
    """Whether a player controls the card at a cell (vye.kernel.attempt)."""
    return holder(position, cell) == seat


def fortified(position: Position, cell: Cell) -> bool:
    """vye.fortify.definition"""
    return count(position, cell) > 1 and top(position, cell) != "sanctuary"


def can_attempt(position: Position, cell: Cell, attacker: Owner) -> bool:
    """Whether an attempt on that cell would not do nothing (vye.kernel.attempt)."""
    if top(position, cell) in ["", "sanctuary", "sinkhole"]:
        return False
    return holder(position, cell) != attacker


def attempt(position: Position, cell: Cell, attacker: Owner, spent_from: Cell | None = None) -> str:
    """Make one capture attempt, changing the position (vye.kernel.attempt).

    ``spent_from`` is the Catapult, Underminers or Necropolis whose token is spent on it. The answer
    is "nothing", "weakened" (a fortified card lost a token), "captured", or "emptied" (the supply
    had no token for it, see vye.tokens.supply).
    """
    if not can_attempt(position, cell, attacker):
        return "nothing"
    if spent_from is not None:
        take(position, spent_from, attacker)  # and put on the target, unless that is fortified
    if fortified(position, cell):
        loser = holder(position, cell)
        assert loser is not None
        take(position, cell, loser)
        return "weakened"
    clear(position, cell)
    if put(position, cell, attacker) == 0:
        return "emptied"
    if top(position, cell) == "waystone" and attacker != UNDEAD:
        position.extra_turns += 1  # vye.waystone.captured, vye.waystone.undead
    return "captured"


# --- scores ---


def kingdoms(position: Position, seat: int) -> list[set[Cell]]:
    """The connected cards with the player's token, Sanctuary included (vye.score.kingdom)."""
    return groups(cell for cell, counts in position.tokens.items() if counts.get(seat, 0) > 0)


def points(position: Position, kingdom: set[Cell]) -> int:
    """What the cards of a kingdom count together (vye.score.kingdom)."""
    total = 0
    for cell in kingdom:
        key = top(position, cell)
        if key == "lost-city":
            total += 2 if position.options["lost_city"] == "two" else 3  # vye.lost-city.score
        elif key == "sanctuary":
            total += 1 if position.options["sanctuary_counts"] == "one" else 0
        else:
            total += 1
    return total


def scores(position: Position) -> list[int]:
    """The points of each player's largest kingdom, by seat (vye.score.largest)."""
    totals = []
    for seat in range(position.seats):
        sizes = [(len(group), points(position, group)) for group in kingdoms(position, seat)]
        if not sizes:
            totals.append(0)
        elif position.options["largest_by"] == "cards":
            totals.append(max(sizes)[1])  # most cards, then most points
        else:
            totals.append(max(worth for _, worth in sizes))
    return totals
