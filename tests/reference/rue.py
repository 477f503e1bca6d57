"""A plain reference of the tile game Rue, written from the rules text alone.

It exists to check a real engine, so it prefers being easy to read beside the rules over being
fast. Clause ids such as ``rue.capture.order`` name the rule that a piece of code stands for.

An action is a text: ``place CODE x,y rR``, followed by `` pay x,y x,y ...`` when blue counters pay.
"""

import random
import re
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

Cell = tuple[int, int]

# Edges of an unturned card: north, east, south, west. Both body colours share the four patterns.
PATTERNS = {"P": "RBBB", "C": "RRBB", "F": "RBRB", "T": "RRRB"}
DECK = [body + shape for body in "RB" for shape in PATTERNS]

# Steps to the neighbouring cell: north, east, south, west. x grows eastwards, y southwards.
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]

CHOICES = {
    "max_players": ["4", "6"],
    "hands": ["open", "hidden"],
    "rotation": ["free", "fixed"],
    "area": ["etiquette", "hard", "none"],
    "red_payment": ["literal", "ledger"],
    "tie": ["attacker", "shared"],
    "money": ["off", "on"],
}  # the first of each is the default; the option "attacker" is an argument of start()

CELL = r"-?\d+,-?\d+"
ACTION = re.compile(rf"place ([RB][PCFT]) ({CELL}) r([0-3])(?: pay ({CELL}(?: {CELL})*))?")


class RuleError(ValueError):
    """A refused table or move; ``clause`` is the id of the rule it breaks ("" for bad writing)."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(f"{clause}: {message}" if clause else message)
        self.clause = clause


@dataclass
class Placed:
    """A card on the table."""

    code: str
    rotation: int
    played_by: int
    counter: int | None = None  # the seat whose counter the card bears
    coins: int = 0


Table = dict[Cell, Placed]


@dataclass
class Position:
    """Everything there is to know about a game at one moment."""

    seats: int
    attacker: int
    to_move: int
    table: Table
    hands: list[set[str]]
    paid_in: list[int]  # coins each seat has put on cards so far
    options: dict[str, str]


@dataclass
class Action:
    """An action text, taken apart."""

    code: str
    cell: Cell
    rotation: int
    pay: list[Cell]


def start(seats: int, attacker: int | str, **options: str | int) -> Position:
    """The position before the first move. ``attacker`` is a seat or "random"."""
    chosen = {key: values[0] for key, values in CHOICES.items()}
    for key, value in options.items():
        if key not in CHOICES:
            raise RuleError("", f"no option is called {key}")
        if str(value) not in CHOICES[key]:
            raise RuleError("", f"the option {key} cannot be {value}")
        chosen[key] = str(value)
    if not 2 <= seats <= int(chosen["max_players"]):
        raise RuleError("rue.setup.players", f"{seats} players cannot play")
    chosen["attacker"] = str(attacker)
    seat = random.randrange(seats) if attacker == "random" else int(attacker)
    if not 0 <= seat < seats:
        raise RuleError("rue.setup.attacker", f"there is no seat {attacker}")
    return Position(
        seats=seats,
        attacker=seat,
        to_move=seat,
        table={},
        hands=[set(DECK) for _ in range(seats)],
        paid_in=[0] * seats,
        options=chosen,
    )


def copied(position: Position) -> Position:
    """Another position with the same content, sharing nothing that can change."""
    return replace(
        position,
        table={cell: replace(card) for cell, card in position.table.items()},
        hands=[set(hand) for hand in position.hands],
        paid_in=list(position.paid_in),
        options=dict(position.options),
    )


# --- cards and cells ---


@cache
def edges(code: str, rotation: int) -> str:
    """The four edge colours N, E, S, W after that many quarter turns clockwise."""
    turned = PATTERNS[code[1]]
    for _ in range(rotation):
        turned = turned[3] + turned[:3]  # what faced west faces north, north goes east, ...
    return turned


def rotations(code: str, options: dict[str, str]) -> list[int]:
    """The rotations a card may be placed at (rue.place.rotation)."""
    if options["rotation"] == "fixed":
        return [0]
    if code[1] == "F":
        return [0, 1]  # Flanks look the same after half a turn
    return [0, 1, 2, 3]


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells north, east, south and west of a cell, in that order."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS]


def open_cells(table: Table) -> list[Cell]:
    """The cells a card may go on (rue.place.first, rue.place.touch)."""
    if not table:
        return [(0, 0)]
    return sorted({near for cell in table for near in neighbours(cell) if near not in table})


def captures(table: Table, code: str, cell: Cell, rotation: int) -> list[Cell]:
    """The cells that a placement captures, N, E, S, W (rue.capture.match, .compulsory)."""
    mine = edges(code, rotation)
    found = []
    for side, near in enumerate(neighbours(cell)):
        if near in table:
            opposite_side = (side + 2) % 4
            theirs = edges(table[near].code, table[near].rotation)
            if mine[side] == theirs[opposite_side]:
                found.append(near)
    return found


def exceeds(position: Position, cell: Cell) -> bool:
    """Whether a card on that cell makes the area grow beyond the limit (rue.place.area)."""
    limit = 2 * position.seats
    for axis in (0, 1):
        before = [c[axis] for c in position.table]
        after = [*before, cell[axis]]
        size_before = max(before) - min(before) + 1 if before else 0
        size_after = max(after) - min(after) + 1
        if size_after > size_before and size_after > limit:
            return True
    return False


# --- action texts ---


def parse_cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def parse(text: str) -> Action:
    match = ACTION.fullmatch(text)
    if match is None:
        raise RuleError("", f"not an action: {text!r}")
    code, cell, rotation, pay = match.groups()
    return Action(
        code, parse_cell(cell), int(rotation), [parse_cell(c) for c in (pay or "").split()]
    )


def write(action: Action) -> str:
    text = f"place {action.code} {action.cell[0]},{action.cell[1]} r{action.rotation}"
    if action.pay:
        text += " pay " + " ".join(f"{x},{y}" for x, y in sorted(action.pay))
    return text


# --- moves ---


def payments(position: Position, captured: list[Cell]) -> list[list[Cell]]:
    """Every set of blue cards with which the player to move may pay (rue.capture.red-choice)."""
    if position.options["red_payment"] == "ledger":
        return [[]]
    seat, table = position.to_move, position.table
    # Blue captures come first, so the blue cards just taken are among those that may pay.
    blues = sorted(
        cell
        for cell, card in table.items()
        if card.code[0] == "B" and (card.counter == seat or cell in captured)
    )
    reds = [c for c in captured if table[c].code[0] == "R" and table[c].counter != seat]
    return [list(chosen) for chosen in combinations(blues, min(len(blues), len(reds)))]


def legal(position: Position) -> set[str]:
    """The texts of all legal actions; none when the game is over."""
    found = set()
    for cell in open_cells(position.table):
        if position.options["area"] == "hard" and exceeds(position, cell):
            continue
        for code in position.hands[position.to_move]:
            for rotation in rotations(code, position.options):
                captured = captures(position.table, code, cell, rotation)
                for pay in payments(position, captured):
                    found.add(write(Action(code, cell, rotation, pay)))
    return found


def refuse(position: Position, text: str) -> RuleError:
    """Why an action that is not legal is not."""
    action = parse(text)
    if is_over(position):
        return RuleError("rue.end.all-played", "every card has been played")
    if action.code not in position.hands[position.to_move]:
        return RuleError("rue.setup.deck", f"{action.code} is not in hand")
    if not position.table and action.cell != (0, 0):
        return RuleError("rue.place.first", "the first card's cell is 0,0")
    if action.cell not in open_cells(position.table):
        return RuleError("rue.place.touch", "the cell is occupied or touches no card")
    if action.rotation not in rotations(action.code, position.options):
        return RuleError("rue.place.rotation", f"{action.code} is not placed at that rotation")
    if position.options["area"] == "hard" and exceeds(position, action.cell):
        return RuleError("rue.place.area", "the area would grow beyond the limit")
    captured = captures(position.table, action.code, action.cell, action.rotation)
    if action.pay not in payments(position, captured):
        return RuleError("rue.capture.red-choice", "these blue cards cannot pay for this move")
    return RuleError("", f"not written in the usual way: {text!r}")


def play(position: Position, text: str) -> Position:
    """The position after an action; the given position is left as it was."""
    if text not in legal(position):
        raise refuse(position, text)
    return settle(position, text)


def settle(position: Position, text: str) -> Position:
    """What ``play`` answers, for an action known to be legal."""
    action = parse(text)
    after = copied(position)
    seat, table = after.to_move, after.table

    captured = captures(table, action.code, action.cell, action.rotation)
    # rue.capture.again: a card that bears the capturer's counter already is left alone.
    captured = [c for c in captured if table[c].counter != seat]

    # rue.capture.order: blue cards first.
    for cell in captured:
        if table[cell].code[0] == "B":
            table[cell].counter = seat  # rue.capture.blue
            if after.options["money"] == "on":
                for opponent in range(after.seats):
                    if opponent != seat:
                        table[cell].coins += 1
                        after.paid_in[opponent] += 1

    # Then the red ones, one at a time north, east, south, west.
    left_to_pay = list(action.pay)
    for cell in captured:
        if table[cell].code[0] == "R":
            if left_to_pay:
                table[left_to_pay.pop(0)].counter = None  # rue.capture.red-pays
                table[cell].counter = None  # and rue.capture.release
            else:
                table[cell].counter = seat  # rue.capture.red-counter
            if after.options["money"] == "on":
                table[cell].coins += 1
                after.paid_in[seat] += 1

    # rue.capture.placed-unowned: the card just placed bears no counter.
    table[action.cell] = Placed(action.code, action.rotation, played_by=seat)
    after.hands[seat].remove(action.code)
    after.to_move = (seat + 1) % after.seats  # rue.turn.order
    return after


def bad_form(position: Position, text: str) -> bool:
    """Whether an action goes beyond the etiquette limit (never when there is no limit)."""
    return position.options["area"] != "none" and exceeds(position, parse(text).cell)


# --- results ---


def is_over(position: Position) -> bool:
    """rue.end.all-played"""
    return not any(position.hands)


def scores(position: Position) -> list[int]:
    """Blue counters minus red counters, for each seat (rue.score.count)."""
    totals = [0] * position.seats
    for card in position.table.values():
        if card.counter is not None:
            totals[card.counter] += 1 if card.code[0] == "B" else -1
    return totals


def winners(position: Position) -> list[int]:
    """The winning seats, ascending (rue.score.winner, rue.score.tie)."""
    if not is_over(position):
        raise RuleError("rue.end.all-played", "the game is not over")
    totals = scores(position)
    best = [seat for seat in range(position.seats) if totals[seat] == max(totals)]
    if len(best) > 1 and position.options["tie"] == "attacker":
        return [position.attacker]
    return best


def coins_result(position: Position) -> list[int]:
    """Coins taken minus coins put in, for each seat at the end (rue.money.stakes)."""
    won = winners(position)
    coins = sum(card.coins for card in position.table.values())
    result = [-paid for paid in position.paid_in]
    for seat in won:
        result[seat] += coins // len(won)
    odd = coins % len(won)
    for step in range(position.seats):
        seat = (position.attacker + step) % position.seats
        if seat in won and odd > 0:
            result[seat] += 1
            odd -= 1
    return result


def foxed(position: Position, cell: Cell, seat: int) -> bool:
    """Whether the blue card on that cell is foxed for that seat (rue.culture.jargon)."""
    if cell not in position.table or position.table[cell].code[0] != "B":
        return False
    as_if = copied(position)
    as_if.to_move = seat
    before = scores(as_if)[seat]
    gains = []
    for text in legal(as_if):
        action = parse(text)
        if cell in captures(as_if.table, action.code, action.cell, action.rotation):
            gains.append(scores(settle(as_if, text))[seat] - before)
    return bool(gains) and max(gains) <= 0


def perft(position: Position, depth: int) -> int:
    """How many sequences of that many actions there are."""
    if depth == 0:
        return 1
    actions = legal(position)
    if depth == 1:
        return len(actions)
    return sum(perft(settle(position, text), depth - 1) for text in actions)
