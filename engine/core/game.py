"""The interface that every game answers to."""

from __future__ import annotations

import pkgutil
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Generic, NamedTuple

from engine.core.action import META_VERBS, Action, Shape, format_action, parse_action
from engine.core.component import Component
from engine.core.decision import Decision
from engine.core.errors import IllegalAction, OptionError, PositionError, shown
from engine.core.event import Event
from engine.core.grid import PlaneCells
from engine.core.options import resolve
from engine.core.outcome import Outcome
from engine.core.positions import S
from engine.core.rng import Rng
from engine.core.rulebook import Rulebook, filled, parse_rulebook
from engine.core.telling import Telling
from engine.core.types import Cell, Json, Options, Seat

Log = list[Event]


class Refusal(NamedTuple):
    """Why an action is not allowed: the clause, and the reason in words."""

    rule: str
    reason: str


class Step(NamedTuple, Generic[S]):
    """A new state and the events that led to it."""

    state: S
    events: tuple[Event, ...]


class Game(Telling[S]):
    """A game's rules: stateless, one instance, every public method pure.

    A game writes `begin`, `decision`, `candidates`, `objection`, `resolve`, `view`, `outcome`,
    `components` and its codecs; what is public is put together from them here, so that
    enumeration, explanation and application cannot disagree.
    """

    title: ClassVar[str]
    shapes: ClassVar[Mapping[str, Shape]]
    cells: ClassVar[PlaneCells] = PlaneCells()
    sample_key: ClassVar[str]
    seats_rule: ClassVar[str]
    turn_rule: ClassVar[str]
    """The clauses to cite for a wrong number of seats and for acting out of turn."""
    bot_words: ClassVar[Mapping[str, str]] = {}
    """What a bot does in this game, by its key; without a text it says what it does in any."""

    # -- rules text ------------------------------------------------------------------------

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, read once from the file beside the game's package, and filled in."""
        source = pkgutil.get_data(type(self).__module__.rpartition(".")[0], "rulebook.md")
        assert source is not None
        return parse_rulebook(filled(source.decode("utf-8"), self.fillings()))

    def fillings(self) -> Mapping[str, str]:
        """Return what stands for `{{NAME}}` in the rulebook, by name: what the code knows best."""
        return {}

    @abstractmethod
    def components(self) -> tuple[Component, ...]:
        """Return everything in the box."""

    # -- set-up ----------------------------------------------------------------------------

    def setup(self, seats: int, *, seed: int = 0, **options: object) -> Step[S]:
        """Set up a game.

        `seed` is 0 … 2**64 - 1; `options` by key, as text or number. Raise OptionError for a
        number of seats, a seed, a key or a value that the game does not have.
        """
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
            raise OptionError("seed", f"{shown(seed)} is no whole number from 0 to 2**64 - 1")
        resolved = self.resolve_options(seats, options)
        log: Log = []
        state = self.begin(seats, resolved, Rng(seed), log)
        return Step(state, tuple(log))

    def resolve_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """Return a value for every option and check the number of seats against them."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise OptionError("seats", f"{shown(seats)} is no whole number", self.seats_rule)
        if seats not in self.most_seats:
            raise self._wrong_seats(seats, self.most_seats)
        resolved = resolve(self.options, given, seats)
        allowed = self.seat_range(resolved)
        if seats not in allowed:
            raise self._wrong_seats(seats, allowed)
        return resolved

    def _wrong_seats(self, seats: int, allowed: range) -> OptionError:
        span = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
        reason = f"{shown(seats)} cannot play {self.title}; {span} can{self.more_seats(seats)}"
        return OptionError("seats", reason, self.seats_rule)

    def seat_range(self, options: Options) -> range:
        """Return the numbers of seats that these options allow."""
        return self.most_seats

    def more_seats(self, seats: int) -> str:
        """Return the end of a sentence that names the option which would allow `seats`, or ""."""
        return ""

    @abstractmethod
    def begin(self, seats: int, options: Options, rng: Rng, log: Log) -> S:
        """Return the first state; `seats` and `options` are checked already."""

    # -- play ------------------------------------------------------------------------------

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Return what the game waits for, or None when it is over."""

    @abstractmethod
    def candidates(self, state: S) -> Iterable[Action]:
        """Yield a superset of the legal actions, without doubles."""

    @abstractmethod
    def objection(self, state: S, action: Action) -> Refusal | None:
        """Return why `action`, whatever it is, is refused, or None. The game is not over."""

    @abstractmethod
    def resolve(self, draft: S, action: Action, log: Log) -> None:
        """Carry out a legal action on a private copy and log what happens."""

    @abstractmethod
    def over_rule(self, state: S) -> str:
        """Return the clause that ended a game that is over."""

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return all legal actions, sorted; empty only when the game is over."""
        if self.decision(state) is None:
            return ()
        return tuple(sorted(a for a in self.candidates(state) if self.objection(state, a) is None))

    def refusal(self, state: S, action: Action, seat: Seat | None = None) -> Refusal | None:
        """Return why an action is refused, or None where it is legal.

        With `seat`, also refuse what is done out of turn.
        """
        decision = self.decision(state)
        if decision is None:
            return Refusal(self.over_rule(state), "the game is over")
        if seat is not None and not 0 <= seat < state.seats:
            return Refusal(
                self.turn_rule, f"there is no seat {seat}: seats are 0 to {state.seats - 1}"
            )
        if seat is not None and seat != decision.seat and action.verb not in META_VERBS:
            return Refusal(self.turn_rule, f"it is seat {decision.seat}'s turn, not seat {seat}'s")
        if action.verb in META_VERBS and seat is not None:
            known = action in self.meta_actions(state, seat)
            return None if known else self.meta_objection(state, seat, action)
        if action.verb not in self.shapes:
            return Refusal(decision.rule, f"{decision.what} is asked for, not {action.verb}")
        return self.objection(state, action)

    def apply(self, state: S, action: Action, seat: Seat | None = None) -> Step[S]:
        """Return the state after an action and what happened; `state` stays as it is.

        Raise IllegalAction with the clause that refuses it.
        """
        refusal = self.refusal(state, action, seat)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.reason, self.format(action))
        draft = state.copy()
        log: Log = []
        if action.verb in META_VERBS and seat is not None:
            self.resolve_meta(draft, seat, action, log)
        else:
            self.resolve(draft, action, log)
        return Step(draft, tuple(log))

    def meta_actions(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do whoever's turn it is (resign, offer a draw); none here."""
        return ()

    def resolve_meta(self, draft: S, seat: Seat, action: Action, log: Log) -> None:
        """Carry out a meta action that is allowed on a private copy; there are none here."""

    def meta_objection(self, state: S, seat: Seat, action: Action) -> Refusal:
        """Return why a meta action is not among those of a seat."""
        decision = self.decision(state)
        rule = decision.rule if decision else self.over_rule(state)
        return Refusal(rule, f"{self.title} knows no {action.verb}")

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the game goes on."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the score of every seat as it stands; empty in a game without scores."""
        return ()

    # -- what a seat sees ------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """Return what `seat` may know (None: a spectator), built field by field, as JSON."""

    def review(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """Return what `seat` may know of an earlier state when the game is over; here no more."""
        return self.view(state, seat)

    @abstractmethod
    def imagine(self, view: Mapping[str, Json], rng: Rng) -> S:
        """Return a state that the seat of `view` cannot tell from the true one."""

    def foresee(self, view: Mapping[str, Json], rng: Rng) -> S:
        """Return a state to try an action in that is only looked at beforehand."""
        return self.imagine(view, rng)

    def proper(self, view: Mapping[str, Json], legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the legal actions that good manners allow; bots keep to them."""
        return legal

    def judge(self, state: S, seat: Seat) -> int:
        """Return how well a seat stands, for bots: its score less the best other one."""
        scores = self.scores(state)
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(others, default=0)

    def weigh(
        self,
        view: Mapping[str, Json],
        actions: Sequence[Action],
        rng: Rng,
        told: Sequence[Mapping[str, Json]],
    ) -> Sequence[int]:
        """Return how good each action is for the seat of `view`, for bots that look no further.

        `told` are the events so far as that seat saw them. Here they are not needed: each action is
        tried on a state imagined from the view, and judged.
        """
        state = self.imagine(view, rng)
        seat = view["seat"]
        assert isinstance(seat, int)
        return [self.judge(self.apply(state, action).state, seat) for action in actions]

    @abstractmethod
    def describe(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """Return an event, as `Event.seen_by` gives it, as a sentence; `names` by seat."""

    @abstractmethod
    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """Return what a decision asks, as a sentence; `names` by seat."""

    @abstractmethod
    def board_lines(self, view: Mapping[str, Json], names: Sequence[str]) -> list[str]:
        """Return what a terminal shows of a view: board, hands, scores."""

    def arrange(self, request: Mapping[str, Json]) -> dict[str, Json]:
        """Return what helps with an arrangement before play; raise PositionError without one."""
        raise PositionError("arrange", f"{self.title} has nothing to arrange")

    # -- text and data ---------------------------------------------------------------------

    def format(self, action: Action) -> str:
        """Return the text of an action."""
        return format_action(action, self.cells)

    def parse(self, text: str) -> Action:
        """Read an action in its normal form; raise NotationError."""
        return parse_action(text, self.shapes, self.cells, self.sample_key)

    def cell_name(self, cell: Cell) -> str:
        """Return the name of a cell."""
        return self.cells.format(cell)
