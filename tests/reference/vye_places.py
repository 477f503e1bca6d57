"""Where the cards of Vye may go and what their effects may reach."""

from itertools import combinations

from tests.reference.vye_cards import MAX_QUIET, UNDEAD, Cell, is_land
from tests.reference.vye_table import (
    AROUND,
    SIDES,
    Card,
    Pending,
    Position,
    attempt,
    can_attempt,
    chain,
    controls,
    copied,
    count,
    holder,
    kingdoms,
    land_set,
    put,
    shifted,
    snapshot,
    take,
    top,
)

Move = tuple[Cell, Cell]

# --- where a card may be played ---


def places(position: Position, key: str, seat: int) -> list[Cell]:
    """The cells at which a player may play a card."""
    if key == "ancient-passage":
        return [cell for cell in coverable(position) if joins_kingdoms(position, cell, seat)]
    if key in ["sanctuary", "sinkhole"]:
        return coverable(position)
    if key == "lost-city":
        return [
            cell
            for cell in sorted(position.table)
            if land_set(position, cell) is not None and controls(position, cell, seat)
        ]
    if key == "wild-land":
        return [cell for cell in open_cells(position) if nameable(position, cell)]
    if is_land(key) and position.options["wild_land_strict"] == "on":
        return [cell for cell in open_cells(position) if not breaks_limit(position, key, cell)]
    return open_cells(position)


def open_cells(position: Position) -> list[Cell]:
    """The empty cells that share a side with a card (vye.place.adjacent)."""
    near = {side for cell in position.table for side in shifted(cell, SIDES)}
    return sorted(cell for cell in near if cell not in position.table)


def coverable(position: Position) -> list[Cell]:
    """The cards that may be covered (vye.sanctuary.immune, vye.sinkhole.covered)."""
    never = ["sanctuary"]
    if position.options["cover_sinkhole"] == "off":
        never.append("sinkhole")
    return [cell for cell in sorted(position.table) if top(position, cell) not in never]


def joins_kingdoms(position: Position, cell: Cell, seat: int) -> bool:
    """Whether Ancient Passage may cover a card (vye.ancient-passage.play)."""
    if controls(position, cell, seat):
        return False
    sides = set(shifted(cell, SIDES))
    return sum(1 for kingdom in kingdoms(position, seat) if kingdom & sides) >= 2


# --- Wild Lands ---


def nameable(position: Position, cell: Cell) -> list[str]:
    """The Lands that a Wild Land on that cell may become (vye.wild-land.limit)."""
    names = []
    for near in shifted(cell, SIDES):
        name = land_set(position, near)
        if name is None or name in names:
            continue
        united: set[Cell] = set()
        for other in shifted(cell, SIDES):
            if land_set(position, other) == name:
                united |= chain(position, other)
        wild = [land for land in united if top(position, land) == "wild-land"]
        if len(united) <= 3 and not wild:
            names.append(name)
    return names


def too_long(position: Position, cell: Cell) -> bool:
    """Whether a chain at a cell has a Wild Land and too much beside it (vye.wild-land.later)."""
    if land_set(position, cell) is None:
        return False
    lands = chain(position, cell)
    wild = sum(1 for other in lands if top(position, other) == "wild-land")
    return wild >= 2 or (wild == 1 and len(lands) - wild > 3)


def breaks_limit(position: Position, key: str, cell: Cell) -> bool:
    """Whether a Land on that cell is refused with wild_land_strict (vye.wild-land.later)."""
    after = copied(position)
    after.table[cell] = [Card(key)]
    return too_long(after, cell)


# --- Earthquake ---


def swap(position: Position, one: Cell, other: Cell) -> None:
    """Let two stacks and their tokens change places (vye.earthquake.play)."""
    table, tokens = position.table, position.tokens
    table[one], table[other] = table[other], table[one]
    tokens_of_one, tokens_of_other = tokens.pop(one, None), tokens.pop(other, None)
    if tokens_of_one is not None:
        tokens[other] = tokens_of_one
    if tokens_of_other is not None:
        tokens[one] = tokens_of_other


def may_swap(position: Position, one: Cell, other: Cell) -> bool:
    """Whether two cards may change places (vye.earthquake.play, vye.wild-land.later)."""
    if one == other or "sanctuary" in [top(position, one), top(position, other)]:
        return False
    if position.options["wild_land_strict"] == "off":
        return True
    after = copied(position)
    swap(after, one, other)
    return not too_long(after, one) and not too_long(after, other)


def swaps(position: Position) -> list[Move]:
    """All pairs of cards that may change places, each once."""
    pairs = combinations(sorted(position.table), 2)
    return [(one, other) for one, other in pairs if may_swap(position, one, other)]


# --- fortifying ---


def move_token(position: Position, source: Cell, target: Cell, seat: int) -> None:
    """Move one token to another card of the player (vye.barracks.play, vye.fortress.play)."""
    take(position, source, seat)
    put(position, target, seat)


def token_moves(position: Position, source: Cell, seat: int) -> list[Move]:
    """The moves of one token from a Barracks or Fortress (vye.fortify.targets, .keep-one)."""
    if not controls(position, source, seat) or count(position, source) < 2:
        return []
    return [(source, near) for near in shifted(source, AROUND) if controls(position, near, seat)]


# --- attempts ---


def heir_targets(position: Position, cell: Cell, seat: int) -> list[Cell]:
    """The cards an Heir may attempt (vye.family.heir)."""
    return [near for near in shifted(cell, AROUND) if can_attempt(position, near, seat)]


def shots(position: Position, cell: Cell, seat: int) -> list[Cell]:
    """What a Catapult or Underminers may attempt (vye.catapult.play, vye.underminers.play)."""
    if not controls(position, cell, seat) or count(position, cell) < 2:
        return []
    if top(position, cell) == "catapult":
        within = shifted(cell, AROUND)
    else:
        within = [
            (cell[0] + 2 * dx, cell[1] + 2 * dy)
            for dx, dy in SIDES
            if (cell[0] + dx, cell[1] + dy) in position.table
        ]
    return [target for target in within if can_attempt(position, target, seat)]


def undead_targets(position: Position, cell: Cell, seat: int) -> list[Cell]:
    """What an Undead token from the Necropolis at that cell may attempt (vye.necropolis.spread)."""
    if holder(position, cell) != UNDEAD:
        return []
    found = set()
    for source in position.table:
        if holder(position, source) == UNDEAD:  # never a Sanctuary: its token has no effect
            found |= {n for n in shifted(source, SIDES) if can_attempt(position, n, UNDEAD)}
    if position.options["undead_own_targets"] == "off":
        found = {target for target in found if not controls(position, target, seat)}
    return sorted(found)


# --- token actions ---


def repeats(position: Position, after: Position) -> bool:
    """Whether a token action that leads to ``after`` is shuffling (vye.turn.no-shuffling)."""
    return snapshot(after) in position.seen


def action_moves(position: Position, seat: int) -> list[Move]:
    """The token actions from Barracks and Fortress (vye.turn.token-action)."""
    found = []
    for source in sorted(position.table):
        if top(position, source) in ["barracks", "fortress"]:
            for move in token_moves(position, source, seat):
                after = copied(position)
                move_token(after, *move, seat)
                if not repeats(position, after):
                    found.append(move)
    return found


def action_shots(position: Position, cell: Cell, seat: int) -> list[Cell]:
    """The targets of a token action with the Catapult or Underminers at that cell."""
    kinds = ["catapult"]
    if position.options["underminers_later_dig"] == "on":
        kinds.append("underminers")  # vye.underminers.once
    if top(position, cell) not in kinds:
        return []
    found = []
    for target in shots(position, cell, seat):
        after = copied(position)
        attempt(after, target, seat, spent_from=cell)
        if not repeats(position, after):
            found.append(target)
    return found


def may_act(position: Position) -> bool:
    """Whether the twelve turns without a card are not over yet (vye.turn.no-shuffling)."""
    return position.quiet_turns < MAX_QUIET


def chosen_targets(position: Position, pending: Pending) -> list[Cell]:
    """The answers to a question that is answered with one target."""
    if pending.step == "heir":
        return heir_targets(position, pending.cell, pending.seat)
    if pending.step == "necropolis":
        return undead_targets(position, pending.cell, pending.seat)
    if pending.token_action:
        return action_shots(position, pending.cell, pending.seat)
    return shots(position, pending.cell, pending.seat)
