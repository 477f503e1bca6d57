"""Vye: the rules put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action, Shape
from engine.core.block import Entry
from engine.core.component import Component
from engine.core.decision import Decision
from engine.core.game import Game, Log, Refusal
from engine.core.options import Option
from engine.core.outcome import Outcome
from engine.core.rng import Rng
from engine.core.types import Json, Options, Seat
from engine.games.vye import data as state_data
from engine.games.vye import legal, position, scoring, turn
from engine.games.vye.board_text import board_lines
from engine.games.vye.cards import SPECIALS
from engine.games.vye.components import COMPONENTS, count_table
from engine.games.vye.judge import judge
from engine.games.vye.moment import Moment
from engine.games.vye.options import OPTIONS, check_together
from engine.games.vye.setup import set_up
from engine.games.vye.state import VyeState
from engine.games.vye.view import imagine, view
from engine.games.vye.words import describe, prompt


class Vye(Game[VyeState]):
    """Area control with cards: own the largest kingdom when the Inevitable Empress comes."""

    key: ClassVar[str] = "vye"
    title: ClassVar[str] = "Vye"
    most_seats: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    shapes: ClassVar[Mapping[str, Shape]] = legal.SHAPES
    sample_key: ClassVar[str] = "land-a"
    seats_rule: ClassVar[str] = "vye.setup.families"
    turn_rule: ClassVar[str] = "vye.turn.order"
    bot_words: ClassVar[Mapping[str, str]] = {
        "random": "plays any card anywhere, all ways equally likely",
        "greedy": "wants the largest kingdom at once, and one that is hard to take from",
    }

    def fillings(self) -> Mapping[str, str]:
        """Return the Specials' own clauses and their copies, as their modules hold them."""
        texts = "\n".join(card.text for card in SPECIALS.values())
        return {"specials": texts, "counts": count_table()}

    def components(self) -> tuple[Component, ...]:
        """Return everything in the box."""
        return COMPONENTS

    def resolve_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """Return a value for every option; raise OptionError where two do not go together."""
        options = super().resolve_options(seats, given)
        check_together(seats, options)
        return options

    def begin(self, seats: int, options: Options, rng: Rng, log: Log) -> VyeState:
        """Lay the start cards and deal. Rule: vye.setup.families and those that follow."""
        return set_up(seats, options, rng, log)

    def decision(self, state: VyeState) -> Decision | None:
        """Ask the seat to move for a card, or whoever a card asks. Rule: vye.turn.order."""
        return legal.decision(state)

    def over_rule(self, state: VyeState) -> str:
        """Return the clause that ends the game. Rule: vye.end.empress, vye.setup.kid-friendly."""
        return scoring.ending(state)

    def candidates(self, state: VyeState) -> Iterable[Action]:
        """Yield a superset of the legal actions."""
        return legal.candidates(state)

    def legal_actions(self, state: VyeState) -> tuple[Action, ...]:
        """Return all legal actions, sorted: what filtering the candidates gives, but fast."""
        return legal.legal_actions(state)

    def objection(self, state: VyeState, action: Action) -> Refusal | None:
        """Return why an action is refused."""
        return legal.objection(state, action)

    def resolve(self, draft: VyeState, action: Action, log: Log) -> None:
        """Carry out a legal action on a draft."""
        turn.carry_out(Moment(draft, log), action)

    def outcome(self, state: VyeState) -> Outcome | None:
        """Return winners and scores, or None. Rule: vye.score.largest, vye.score.tie."""
        return scoring.outcome(state)

    def scores(self, state: VyeState) -> tuple[int, ...]:
        """Return the points of every seat's largest kingdom. Rule: vye.score.largest."""
        return scoring.scores(state)

    def is_secret(self, state: VyeState) -> bool:
        """Tell that hands and pile are secret, also when the game is over. Rule: vye.public."""
        return True

    def seen_entries(self, state: VyeState, seat: Seat | None) -> list[Entry]:
        """Return a position with `?` for other hands and the pile. Rule: vye.public."""
        own = f"hand {seat}"
        return [
            entry._replace(value=" ".join("?" for _ in entry.value.split()))
            if entry.name in ("hand", "pile") and entry.key != own
            else entry
            for entry in self.entries(state)
        ]

    def judge(self, state: VyeState, seat: Seat) -> int:
        """Return how well a seat stands, for bots."""
        return judge(state, seat)

    def view(self, state: VyeState, seat: Seat | None) -> dict[str, Json]:
        """Return what a seat sees. Rule: vye.public."""
        return view(state, seat)

    def imagine(self, view: Mapping[str, Json], rng: Rng) -> VyeState:
        """Return a state that looks like `view` to its seat."""
        seen: Mapping[str, Any] = view
        return imagine(seen, self.resolve_options(seen["seats"], seen["options"]), rng)

    def foresee(self, view: Mapping[str, Json], rng: Rng) -> VyeState:
        """Return a state without a pile: what would be drawn is not foreseen."""
        state = self.imagine(view, rng)
        state.pile = ()
        return state

    def describe(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """Return an event as a sentence."""
        return describe(event, names)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """Return what is asked, as a sentence."""
        return prompt(decision, names)

    def board_lines(self, view: Mapping[str, Json], names: Sequence[str]) -> list[str]:
        """Return what a terminal shows of a view."""
        return board_lines(view, names)

    def read_data(self, data: Mapping[str, Json], seats: int, options: Options) -> VyeState:
        """Return the state of a Vye position's data."""
        return state_data.from_data(data, seats, options)

    def position_keys(self, seats: int) -> tuple[str, ...]:
        """Return the keys of a Vye position's own lines."""
        return position.keys(seats)

    def position_entries(self, state: VyeState) -> list[Entry]:
        """Return a Vye position's own lines."""
        return position.entries(state)

    def read_position(self, seats: int, options: Options, entries: Mapping[str, Entry]) -> VyeState:
        """Return the state that a Vye position's lines describe."""
        return position.read(seats, options, entries)


GAME = Vye()
