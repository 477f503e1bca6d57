"""Rue: the rules put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from engine.core.action import Action, Shape
from engine.core.block import Entry
from engine.core.component import Component
from engine.core.decision import Decision
from engine.core.errors import nearest, shown
from engine.core.event import Event
from engine.core.game import Game, Log, Refusal
from engine.core.options import Option
from engine.core.outcome import Outcome
from engine.core.rng import Rng
from engine.core.types import Cell, Json, Options, Seat
from engine.games.rue import position, scoring
from engine.games.rue.capture import bill, capture_all, matches, touching
from engine.games.rue.components import COMPONENTS
from engine.games.rue.foxed import foxed_cells, turns
from engine.games.rue.legal import legal_actions
from engine.games.rue.options import OPTIONS
from engine.games.rue.placing import START, is_bad_form, open_cells, touches
from engine.games.rue.state import Laid, RueState
from engine.games.rue.tiles import BLUE, CODES, MASKS, TILES
from engine.games.rue.view import imagine, view
from engine.games.rue.words import board_lines, describe


class Rue(Game[RueState]):
    """Square tiles with coloured edges, captured where like edges meet."""

    key: ClassVar[str] = "rue"
    title: ClassVar[str] = "Rue"
    most_seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    shapes: ClassVar[Mapping[str, Shape]] = {
        "place": Shape(key=True, cells=1, rotation=True, pay=True),
        "pass": Shape(),
    }
    sample_key: ClassVar[str] = "BP"
    seats_rule: ClassVar[str] = "rue.setup.players"
    turn_rule: ClassVar[str] = "rue.turn.order"
    bot_words: ClassVar[Mapping[str, str]] = {
        "random": "places any tile anywhere that is not bad form",
        "greedy": "takes the best lead it can get with this tile",
    }

    def components(self) -> tuple[Component, ...]:
        """Return everything in the box. Rule: rue.setup.deck."""
        return COMPONENTS

    def seat_range(self, options: Options) -> range:
        """Return 2 to `max_players`. Rule: rue.setup.players."""
        return range(2, int(options["max_players"]) + 1)

    def more_seats(self, seats: int) -> str:
        """Name the option that lets five or six play."""
        return "; up to 6 with max_players=6" if seats in (5, 6) else ""

    def begin(self, seats: int, options: Options, rng: Rng, log: Log) -> RueState:
        """Deal every seat its deck and find the Attacker.

        Rule: rue.setup.deck, rue.setup.attacker
        """
        chosen = options["attacker"]
        attacker = chosen if isinstance(chosen, int) else rng.below(seats)
        log.append(Event("deal", "rue.setup.deck", {"seats": seats, "cards": list(CODES)}))
        log.append(Event("attacker", "rue.setup.attacker", {"seat": attacker}))
        return RueState(seats, options, attacker, attacker, {}, [CODES] * seats, [0] * seats)

    def decision(self, state: RueState) -> Decision | None:
        """Ask the seat to move for a tile, the first one at its cell. Rule: rue.turn.must-play."""
        if state.is_over:
            return None
        first = None if state.table else START
        return Decision(state.to_move, "rue.turn.must-play", "place", at=first)

    def over_rule(self, state: RueState) -> str:
        """Return the one clause that ends the game."""
        return scoring.END

    def candidates(self, state: RueState) -> Iterable[Action]:
        """Yield every tile in hand, on every open cell, turned and paid for in every way."""
        held = state.held(state.to_move, BLUE)
        for cell in open_cells(state.table):
            neighbours = touching(state, cell)
            purse = sorted({*held, *(touch.cell for touch in neighbours)})
            for code in state.hands[state.to_move]:
                for turn in range(4):
                    for size in range(len(neighbours) + 1):
                        for pay in combinations(purse, size):
                            yield Action("place", code, (cell,), turn, pay)

    def legal_actions(self, state: RueState) -> tuple[Action, ...]:
        """Return all legal actions, sorted: what filtering the candidates gives, but fast."""
        return legal_actions(state)

    def objection(self, state: RueState, action: Action) -> Refusal | None:
        """Return why an action is refused.

        Rule: rue.turn.must-play, rue.setup.deck, rue.place.first, rue.place.touch,
        rue.place.rotation, rue.place.area, rue.capture.red-choice
        """
        seat = state.to_move
        if action.verb != "place" or len(action.cells) != 1:
            return Refusal("rue.turn.must-play", "a tile must be placed each turn; nobody passes")
        if action.key not in TILES:
            return Refusal(
                "rue.setup.deck",
                f"a Rue Deck has no tile {shown(action.key)}{nearest(action.key, CODES)}",
            )
        name = TILES[action.key].name
        if action.key not in state.hands[seat]:
            return Refusal("rue.setup.deck", f"seat {seat} has no {name} in hand")
        (cell,) = action.cells
        where = self.cell_name(cell)
        if not state.table and cell != START:
            return Refusal("rue.place.first", f"the first tile lies at 0,0, not at {where}")
        if cell in state.table:
            laid = TILES[state.table[cell].code].name
            return Refusal("rue.place.touch", f"a {laid} lies at {where} already")
        if state.table and not touches(state.table, cell):
            return Refusal("rue.place.touch", f"{where} shares no side with a tile on the table")
        if action.rotation not in turns(state, action.key):
            return self._bad_rotation(state, action)
        if self._is_too_far(state, cell):
            limit = 2 * state.seats
            return Refusal(
                "rue.place.area", f"a tile at {where} makes the area longer than {limit} cells"
            )
        captured = matches(touching(state, cell), MASKS[action.key, action.rotation])
        owed = bill(state, seat, captured, state.held(seat, BLUE))
        return self._bad_payment(state, action.pay, owed.number, owed.purse)

    def resolve(self, draft: RueState, action: Action, log: Log) -> None:
        """Lay the tile, then capture every matching neighbour.

        Rule: rue.place.touch, rue.place.area, rue.turn.order, rue.end.all-played
        """
        seat = draft.to_move
        (cell,) = action.cells
        captured = matches(touching(draft, cell), MASKS[action.key, action.rotation])
        placed: dict[str, Json] = {
            "seat": seat,
            "card": action.key,
            "cell": list(cell),
            "rotation": action.rotation,
        }
        log.append(Event("place", "rue.place.touch" if draft.table else "rue.place.first", placed))
        if is_bad_form(draft, cell):
            log.append(Event("bad-form", "rue.place.area", {"seat": seat, "cell": list(cell)}))
        draft.table[cell] = Laid(action.key, action.rotation, seat)
        draft.hands[seat] = tuple(code for code in draft.hands[seat] if code != action.key)
        capture_all(draft, seat, captured, action.pay, log)
        draft.to_move = draft.next_seat(seat)
        if draft.is_over:
            log += scoring.end_events(draft)

    def outcome(self, state: RueState) -> Outcome | None:
        """Return winners, scores and coins, or None. Rule: rue.end.all-played."""
        return scoring.outcome(state)

    def scores(self, state: RueState) -> tuple[int, ...]:
        """Return every seat's score. Rule: rue.score.count."""
        return state.scores()

    def describe(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """Return an event as a sentence."""
        return describe(event, names)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """Return what is asked of the seat to move."""
        where = "beside one on the table" if decision.at is None else "to begin with"
        return f"{names[decision.seat]}: place a tile {where}"

    def board_lines(self, view: Mapping[str, Json], names: Sequence[str]) -> list[str]:
        """Return board, hands and scores of a view as lines."""
        return board_lines(view, names)

    def insights(self, state: RueState, seat: Seat) -> dict[str, Json]:
        """Return the cells foxed for a seat. Rule: rue.culture.jargon."""
        return {"foxed": [list(cell) for cell in foxed_cells(state, seat)]}

    def view(self, state: RueState, seat: Seat | None) -> dict[str, Json]:
        """Return what a seat sees. Rule: rue.setup.hands."""
        return view(state, seat)

    def imagine(self, view: Mapping[str, Json], rng: Rng) -> RueState:
        """Return a state that looks like `view` to its seat."""
        data: Mapping[str, Any] = view
        return imagine(data, self.resolve_options(data["seats"], data["options"]), rng)

    def proper(self, view: Mapping[str, Json], legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """Leave out bad form, unless there is nothing else. Rule: rue.place.area."""
        state = self.imagine(view, Rng(0))
        known: dict[Cell, bool] = {}
        for action in legal:
            cell = action.cells[0]
            if cell not in known:
                known[cell] = is_bad_form(state, cell)
        return tuple(action for action in legal if not known[action.cells[0]]) or legal

    def parse(self, text: str) -> Action:
        """Read an action; Flanks turned by r2 or r3 become r0 or r1.

        Rule: rue.place.rotation
        """
        action = super().parse(text)
        tile = TILES.get(action.key)
        if tile is None:
            return action
        return action._replace(rotation=action.rotation % len(tile.turns))

    def read_data(self, data: Mapping[str, Json], seats: int, options: Options) -> RueState:
        """Return the state of a Rue position's data."""
        return position.from_data(data, seats, options)

    def position_keys(self, seats: int) -> tuple[str, ...]:
        """Return the keys of a Rue position's own lines."""
        return position.keys(seats)

    def position_entries(self, state: RueState) -> list[Entry]:
        """Return a Rue position's own lines."""
        return position.entries(state)

    def read_position(self, seats: int, options: Options, entries: Mapping[str, Entry]) -> RueState:
        """Return the state that a Rue position's lines describe."""
        return position.read(seats, options, entries)

    def _is_too_far(self, state: RueState, cell: Cell) -> bool:
        return state.options["area"] == "hard" and is_bad_form(state, cell)

    def _bad_rotation(self, state: RueState, action: Action) -> Refusal:
        if state.options["rotation"] == "fixed":
            return Refusal("rue.place.rotation", "tiles lie unturned, as r0, in this game")
        if action.rotation in (2, 3):
            right = f"r{action.rotation - 2}"
            return Refusal(
                "rue.place.rotation",
                f"Flanks look alike at r{action.rotation} and {right}; it is written {right}",
            )
        return Refusal("rue.place.rotation", "a rotation is r0, r1, r2 or r3")

    def _bad_payment(
        self, state: RueState, pay: tuple[Cell, ...], number: int, purse: tuple[Cell, ...]
    ) -> Refusal | None:
        if len(pay) == number and tuple(sorted(set(pay))) == pay and set(pay) <= set(purse):
            return None
        rule = "rue.capture.red-choice"
        if number == 0:
            return Refusal(rule, "nothing is paid for this placement")
        places = " and ".join(map(self.cell_name, purse))
        if len(purse) == 1:
            return Refusal(rule, f"the blue tile at {places} must pay")
        order = ", named in ascending order" if number > 1 else ""
        return Refusal(rule, f"{number} of the blue tiles at {places} must pay{order}")


GAME = Rue()
