"""Strategus: the rules put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action, Shape
from engine.core.block import Entry
from engine.core.component import Component
from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.game import Game, Log, Refusal
from engine.core.grid import PlaneCells
from engine.core.options import Option
from engine.core.outcome import Outcome
from engine.core.rng import Rng
from engine.core.types import Json, Options, Seat
from engine.games.strategus import data as state_data
from engine.games.strategus import ending, legal, position, turn
from engine.games.strategus.arranging import arranging
from engine.games.strategus.board import CELLS, LAKES
from engine.games.strategus.board_text import board_lines
from engine.games.strategus.components import COMPONENTS
from engine.games.strategus.fights import fight_table
from engine.games.strategus.judge import judge, weigh
from engine.games.strategus.options import OPTIONS
from engine.games.strategus.ranks import PIECES
from engine.games.strategus.state import GONE, LAKE, StrategusState, empty_board
from engine.games.strategus.view import imagine, view
from engine.games.strategus.words import describe, prompt

FIRST = ("south", "north")


class Strategus(Game[StrategusState]):
    """Two hidden armies: take the enemy's apple, or leave the enemy unable to move."""

    key: ClassVar[str] = "strategus"
    title: ClassVar[str] = "Strategus"
    most_seats: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    shapes: ClassVar[Mapping[str, Shape]] = legal.SHAPES
    cells: ClassVar[PlaneCells] = CELLS
    sample_key: ClassVar[str] = "wolf"
    seats_rule: ClassVar[str] = "strategus.setup.army"
    turn_rule: ClassVar[str] = "strategus.move.must"
    is_forgetful: ClassVar[bool] = True
    bot_words: ClassVar[Mapping[str, str]] = {
        "random": "places its pieces by lot and makes any move, all equally likely",
        "greedy": "has a named set-up, remembers fights, and weighs what hidden pieces may be",
    }

    def fillings(self) -> Mapping[str, str]:
        """Return the table of fights, made from the code that decides them."""
        return {"fights": fight_table()}

    def components(self) -> tuple[Component, ...]:
        """Return everything in the box. Rule: strategus.setup.army."""
        return COMPONENTS

    def begin(self, seats: int, options: Options, rng: Rng, log: Log) -> StrategusState:
        """Lay out an empty board and draw who moves first.

        Rule: strategus.setup.first, strategus.board.lakes
        """
        chosen = options["first"]
        first = rng.below(seats) if chosen == "random" else FIRST.index(str(chosen))
        board = empty_board()
        if options["lakes"] == "on":
            for at in LAKES:
                board[at] = LAKE
        log.append(Event("first", "strategus.setup.first", {"seat": first}))
        kinds, where = [""] * (PIECES * seats), [GONE] * (PIECES * seats)
        return StrategusState(seats, options, first, 0, board, kinds, where)

    def decision(self, state: StrategusState) -> Decision | None:
        """Ask a side to place a piece, or to move one. Rule: strategus.move.must."""
        return legal.decision(state)

    def over_rule(self, state: StrategusState) -> str:
        """Return the clause that ended the game."""
        assert state.result is not None
        return state.result[0]

    def candidates(self, state: StrategusState) -> Iterable[Action]:
        """Yield a superset of the legal actions."""
        return legal.candidates(state)

    def legal_actions(self, state: StrategusState) -> tuple[Action, ...]:
        """Return all legal actions, sorted: what filtering the candidates gives, but fast."""
        return legal.legal_actions(state)

    def objection(self, state: StrategusState, action: Action) -> Refusal | None:
        """Return why an action is refused."""
        return legal.objection(state, action)

    def resolve(self, draft: StrategusState, action: Action, log: Log) -> None:
        """Place or move a piece."""
        if action.verb == "place":
            turn.place(draft, action.key, log)
        else:
            source, target = action.cells
            turn.move(draft, source, target, log)

    def meta_actions(self, state: StrategusState, seat: Seat) -> tuple[Action, ...]:
        """Return what a side may do out of turn.

        Rule: strategus.end.resign, strategus.draw.agreed
        """
        return turn.out_of_turn(state, seat)

    def meta_objection(self, state: StrategusState, seat: Seat, action: Action) -> Refusal:
        """Return why a side may not do something out of turn."""
        rule = "strategus.end.resign" if action.verb == "resign" else "strategus.draw.agreed"
        if state.is_deploying:
            return Refusal(rule, "first both sides place their pieces")
        if action.verb == "offer-draw":
            return Refusal(rule, "an offer of a draw stands already")
        if state.offer == seat:
            return Refusal(rule, "it is the other side's to answer this offer")
        return Refusal(rule, "no draw is offered")

    def resolve_meta(self, draft: StrategusState, seat: Seat, action: Action, log: Log) -> None:
        """Resign, offer a draw, accept or refuse one."""
        turn.do_out_of_turn(draft, seat, action.verb, log)

    def outcome(self, state: StrategusState) -> Outcome | None:
        """Return the winner, nobody for a draw, None while the game goes on."""
        return ending.outcome(state)

    def judge(self, state: StrategusState, seat: Seat) -> int:
        """Return how well a side stands, for bots."""
        return judge(state, seat)

    def weigh(
        self,
        view: Mapping[str, Json],
        actions: Sequence[Action],
        rng: Rng,
        told: Sequence[Mapping[str, Json]],
    ) -> Sequence[int]:
        """Return how good each action is, over all that hidden pieces may be."""
        return weigh(view, actions, rng, told)

    def arrange(self, request: Mapping[str, Json]) -> dict[str, Json]:
        """Return what helps with a deployment: set-ups, quick fill, mirror, swap, check.

        Rule: strategus.setup.zone
        """
        return arranging(request)

    def view(self, state: StrategusState, seat: Seat | None) -> dict[str, Json]:
        """Return what a side sees. Rule: strategus.hidden.blind."""
        return view(state, seat)

    def review(self, state: StrategusState, seat: Seat | None) -> dict[str, Json]:
        """Return both armies, which are shown at the end. Rule: strategus.hidden.end."""
        return view(state, seat, is_open=True)

    def imagine(self, view: Mapping[str, Json], rng: Rng) -> StrategusState:
        """Return a state that looks like `view` to its side."""
        seen: Mapping[str, Any] = view
        return imagine(seen, self.resolve_options(seen["seats"], seen["options"]), rng)

    def is_secret(self, state: StrategusState) -> bool:
        """Tell whether arrangements are hidden still. Rule: strategus.hidden.end."""
        return state.result is None

    def told(self, state: StrategusState, action: Action, seat: Seat | None) -> str | None:
        """Return an action as a side may read it: of the other one's placing only that it is done.

        Rule: strategus.setup.secret
        """
        if action.verb != "place" or seat == state.to_move:
            return self.format(action)
        is_last = state.placed(state.to_move) == PIECES - 1
        return "place ?" if is_last else None

    def recalls(self, event: Event) -> bool:
        """Tell whether a log may list an event later: no fight. Rule: strategus.hidden.blind."""
        return event.kind not in ("fight", "advance", "hide", "known")

    def binds(self, event: Event) -> bool:
        """Tell whether an event is final: ready is, and who has seen a fight does not forget it.

        Rule: strategus.setup.zone, strategus.hidden.reveal
        """
        return event.kind in ("ready", "fight")

    def foresees(self, event: Event) -> bool:
        """Tell whether a preview may tell an event: no end, which hangs on hidden pieces."""
        return event.kind not in ("end", "reveal", "win")

    def seen_entries(self, state: StrategusState, seat: Seat | None) -> list[Entry]:
        """Return a position with `?` for the enemy's pieces. Rule: strategus.hidden.blind."""
        own = position.keys(state.seats)
        head = [entry for entry in self.entries(state) if entry.key not in own]
        return [*head, *position.seen_entries(state, seat)]

    def describe(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """Return an event as a sentence."""
        return describe(event, names)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """Return what is asked, as a sentence."""
        return prompt(decision, names)

    def board_lines(self, view: Mapping[str, Json], names: Sequence[str]) -> list[str]:
        """Return what a terminal shows of a view."""
        return board_lines(view, names)

    def read_data(self, data: Mapping[str, Json], seats: int, options: Options) -> StrategusState:
        """Return the state of a Strategus position's data."""
        return state_data.from_data(data, seats, options)

    def position_keys(self, seats: int) -> tuple[str, ...]:
        """Return the keys of a Strategus position's own lines."""
        return position.keys(seats)

    def position_entries(self, state: StrategusState) -> list[Entry]:
        """Return a Strategus position's own lines."""
        return position.entries(state)

    def read_position(
        self, seats: int, options: Options, entries: Mapping[str, Entry]
    ) -> StrategusState:
        """Return the state that a Strategus position's lines describe."""
        return position.read(seats, options, entries)


GAME = Strategus()
