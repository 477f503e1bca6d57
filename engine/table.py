"""A table: one game as it is being played, with its history and its bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots.bot import Bot
from engine.bots.match import bot_turn
from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.example import Failure
from engine.core.game import Refusal
from engine.core.record import (
    Record,
    format_played,
    format_record,
    read_action,
    replay,
)
from engine.core.registry import AnyGame, game
from engine.core.rng import Rng
from engine.core.seen import format_seen
from engine.core.types import Seat
from engine.core.words import named
from engine.foresight import foresight
from engine.history import History, Moment
from engine.log import Log
from engine.request import (
    BadRequest,
    asker_of,
    field,
    names_of,
    players_of,
    ply_of,
    seat_of,
    texts_of,
)
from engine.taking_up import taken_up
from engine.typed import read_typed


class Table:
    """A game in progress. What it answers to a seat holds no more than that seat may see."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        bots: list[Bot | None],
        names: list[str],
        title: str = "",
        failures: Sequence[Failure] | None = None,
    ) -> None:
        self.game = game
        self._start = record
        self._bots = bots
        self._names = names
        self._title = title
        self._failures = failures
        state, events = record.first()
        streams = tuple(Rng(record.seed, seat).state for seat in range(record.seats))
        first = Moment(state, None, events, streams)
        is_written = failures is not None or bool(record.start)
        self._past = History(game, first, has_people=None in bots, is_written=is_written)
        self._log = Log(game, names)

    @classmethod
    def new(cls, request: Mapping[str, Any]) -> Table:
        """Sit down to a new game: `game, seats, seed, options, bots, names`."""
        rules = game(field(request, "game", str))
        seats = field(request, "seats", int)
        seed = field(request, "seed", int, 0)
        options = field(request, "options", dict, {})
        resolved = rules.resolve_options(seats, options)
        record = Record(rules, seats, resolved, seed)
        players = players_of(request, seats)
        return cls(rules, record, players, names_of(request, seats, players))

    @classmethod
    def load(cls, request: Mapping[str, Any]) -> Table:
        """Take up a `record` or an `example` (its text), at its end or at ply `at`."""
        record, title, failures = taken_up(request)
        players = players_of(request, record.seats)
        names = list(record.names) or names_of(request, record.seats, players)
        table = cls(record.game, record, players, names, title, failures)
        for row in replay(record):
            table._push(Moment(row.state, row.action, row.events, table._moment.streams, row.by))
        past = table._past
        past.ply = ply_of(request, "at", past.ply, past.look_from, past.ply)
        return table

    # -- calls -----------------------------------------------------------------------------

    def snapshot(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return all that a board shows to `seat` (null: a spectator; left out: who acts)."""
        moment = self._moment
        state = moment.state
        decision = self.game.decision(state)
        seat = self._viewer(request)
        acting = decision is not None and decision.seat == seat
        past, failures = self._past, self._failures
        is_open = past.ply >= past.play_from
        legal = self.game.legal_actions(state) if acting and is_open else ()
        return {
            **({} if failures is None else {"failures": [f._asdict() for f in failures]}),
            "game": self.game.key,
            "title": self._title,
            "seat": seat,
            "names": self._names,
            "bots": [player.key if player else None for player in self._bots],
            **past.data(seat),
            "seed": self._seed,
            "decision": decision.data() if decision else None,
            "prompt": self.game.prompt(decision, self._names) if decision else "",
            "view": (self.game.review if past.is_over else self.game.view)(state, seat),
            "legal": [self.game.format(action) for action in legal],
            "meta": self._meta(seat) if is_open else [],
            "log": self._log.lines(past, seat),
        }

    def act(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Play `action` (its text) for the seat to move and return a snapshot.

        `@SEAT VERB` is done by that seat out of turn. With `actions`, several in turn: all or none;
        where there are secrets only placings, or their refusals would tell what is hidden.
        """
        self._check(request)
        texts, moments = texts_of(request), [self._moment]
        is_placing = all(text.startswith("place ") for text in texts)
        if len(texts) > 1 and not is_placing and self.game.is_secret(self._moment.state):
            raise BadRequest("'actions' may only place pieces in a game with secrets")
        for text in texts:
            before = moments[-1]
            decision = self.game.decision(before.state)
            asker = asker_of(request, self._start.seats, decision.seat if decision else None)
            action, by = read_typed(self.game, before.state, text, asker)
            refusal = self._refusal(request, action, by, before.state)
            if refusal is not None:
                raise IllegalAction(refusal.rule, refusal.reason, self.game.format(action))
            step = self.game.apply(before.state, action, by)
            moments.append(Moment(step.state, action, step.events, before.streams, by))
        for moment in moments[1:]:
            self._push(moment)
        return self.snapshot(request)

    def preview(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return what `action` would do, as `events` and the `view` after it; nothing changes.

        Where the game has secrets, nothing that the action would uncover is told: it is tried in
        a state imagined from what the viewer sees, told as a spectator would see it, and only up to
        what is uncovered; the view is null then.
        """
        self._past.check_open()
        seat = self._viewer(request)
        state = self._moment.state
        action, by = read_action(self.game, field(request, "action", str))
        refusal = self._refusal(request, action, by)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.reason, self.game.format(action))
        seen = foresight(self.game, state, action, by, seat, self._past.ply)
        return {"events": self._log.told(seen.events, seen.seat), "view": seen.view}

    def why(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return why `action` is refused, as `{rule, reason}`, or null where it is legal."""
        self._past.check_open()
        action, by = read_action(self.game, field(request, "action", str))
        refusal = self._refusal(request, action, by)
        return {"rule": refusal.rule, "reason": refusal.reason} if refusal else None

    def bot(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Let the bot at the seat to move play, and return a snapshot."""
        self._check(request)
        state = self._moment.state
        decision = self.game.decision(state)
        if decision is None:
            raise IllegalAction(self.game.over_rule(state), "the game is over", "")
        player = self._bots[decision.seat]
        if player is None:
            raise BadRequest(f"no bot sits at seat {decision.seat}")
        seat = decision.seat
        past = self._past.moments[: self._past.ply + 1]
        told = [event.seen_by(seat) for moment in past for event in moment.events]
        turn = bot_turn(self.game, player, state, self._moment.streams[seat], told)
        streams = list(self._moment.streams)
        streams[seat] = turn.stream
        self._push(Moment(turn.step.state, turn.action, turn.step.events, tuple(streams)))
        return self.snapshot(request)

    def goto(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Show the game as it stood after ply `ply` (0: the start) and return a snapshot.

        What came later stays until another action is played from there, where that may be.
        """
        past = self._past
        last = past.as_told(len(past.moments) - 1, self._viewer(request))
        past.ply = ply_of(request, "ply", None, past.look_from, last)
        return self.snapshot(request)

    def record(self, request: Mapping[str, Any]) -> str:
        """Return the game so far as a record.

        While it has secrets it is told as the viewer saw it, unless `whole` asks for all of it.
        """
        played = self._past.moments[1 : self._past.ply + 1]
        lines = tuple(
            (0, format_played(self.game, m.action, m.by)) for m in played if m.action is not None
        )
        start = self._start
        names, seed = tuple(self._names), start.seed
        whole = Record(self.game, start.seats, start.options, seed, names, start.start, lines)
        if self._hides(request):
            return format_seen(whole, self._viewer(request), self._names)
        return format_record(whole)

    def position(self, request: Mapping[str, Any]) -> str:
        """Return the position as text, as the viewer sees it unless `whole` asks for all of it."""
        state = self._moment.state
        if self._hides(request):
            seen = self.game.seen_entries(state, self._viewer(request))
            return "\n".join(entry.text() for entry in seen) + "\n"
        return self.game.picture(state)

    def insights(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return what is worth pointing out to the viewer (Rue: the foxed tiles)."""
        seat = self._viewer(request)
        return self.game.insights(self._moment.state, seat) if seat is not None else {}

    def arrange(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return what helps with an arrangement before play: the game's answer to `ask`."""
        return self.game.arrange(field(request, "ask", dict))

    # -- inside ----------------------------------------------------------------------------

    @property
    def _moment(self) -> Moment:
        return self._past.moment

    @property
    def _seed(self) -> str | None:
        """The seed as text; None where there is none, or where it would tell what is hidden."""
        is_told = self._past.is_over or not self._past.is_secret
        return str(self._start.seed) if is_told and not self._start.start else None

    def _check(self, request: Mapping[str, Any]) -> None:
        """Raise BadRequest where the game cannot be played on, or the answer not be shown."""
        self._past.check_open()
        self._viewer(request)

    def _refusal(
        self, request: Mapping[str, Any], action: Action, by: Seat | None, state: Any = None
    ) -> Refusal | None:
        """Return why an action is refused, by names.

        In a game with secrets only who acts may learn it, or the reasons would tell what that seat
        holds: `by` in a request says who asks. Nobody acts for a bot, but to refuse a draw.
        """
        state = self._moment.state if state is None else state
        asked = self.game.decision(state)
        actor = by if by is not None else asked.seat if asked else None
        if actor is not None and actor < self._start.seats and self.game.is_secret(state):
            asker = asker_of(request, self._start.seats, actor)
            if asker != actor or (self._bots[actor] and action.verb != "refuse-draw"):
                turn = f"it is {self._names[actor]}'s turn"
                whose = turn if by is None else f"only {self._names[actor]} may do that"
                return Refusal(self.game.turn_rule, whose)
        refusal = self.game.refusal(state, action, by)
        return refusal._replace(reason=named(refusal.reason, self._names)) if refusal else None

    def _hides(self, request: Mapping[str, Any]) -> bool:
        whole: bool = field(request, "whole", bool, False)
        return not whole and self._past.is_secret

    def _push(self, moment: Moment) -> None:
        if self._past.push(moment):
            self._log.cut(self._past.ply - 1)

    def _viewer(self, request: Mapping[str, Any]) -> Seat | None:
        """Return who looks: `seat`; left out, who is to move, or nobody where that is a secret."""
        if "seat" in request:
            seat = seat_of(request, "seat", self._start.seats)
            if seat is not None and self._bots[seat] and self._past.hides:
                people = [str(at) for at, player in enumerate(self._bots) if player is None]
                right = f"'seat' is {', '.join(people)} or null as long as the game goes on"
                raise BadRequest(f"what {self._names[seat]} sees is hidden; {right}")
            return seat
        state = self._moment.state
        decision = None if self._past.is_secret else self.game.decision(state)
        return decision.seat if decision else None

    def _meta(self, seat: Seat | None) -> list[str]:
        """Return the texts of what a seat may do out of turn."""
        if seat is None:
            return []
        actions = self.game.meta_actions(self._moment.state, seat)
        return [format_played(self.game, action, seat) for action in actions]
