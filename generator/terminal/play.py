"""Playing at the terminal: people in turn at one keyboard, bots in any seat."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.bots.bot import Bot, bot
from engine.bots.match import bot_turn
from engine.core.action import META_VERBS, Action
from engine.core.bounds import play_from
from engine.core.errors import EngineError, OptionError, nearest
from engine.core.event import Event
from engine.core.game import Step
from engine.core.record import Record, format_played, format_record
from engine.core.registry import AnyGame
from engine.core.rng import Rng
from engine.core.types import Seat
from engine.core.words import WIDTH, named
from generator.terminal.army import army, setups
from generator.terminal.moves import FEW, holding, move_lines

HUMAN = "human"
HELP = """\
a move         such as the ones that `moves` lists
moves [WORDS]  all legal moves, or those that hold WORDS, such as a card or a cell
about KEY      what a card or piece does
why MOVE       why a move is refused
undo           take back the last move made at this keyboard, and what bots did since;
               not where somebody was told what was hidden
setup [KEY]    place a whole army as a named set-up, or list them; fill: one by lot
board          show the position again
resign         give up, where a game knows it; offer-draw, accept-draw and refuse-draw likewise
rule CLAUSE    print a clause
quit           leave; what was played so far is recorded where --record asks for it"""


class Session:
    """One game at the terminal.

    `say` prints a line, `ask` reads one (None: no more input), `clause` prints a clause; `curtain`
    is printed before the screen changes hands.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[str],
        seed: int,
        options: Mapping[str, object],
        say: Callable[[str], None],
        ask: Callable[[str], str | None],
        clause: Callable[[str], None],
        curtain: str,
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = game.resolve_options(len(players), options)
        self.names = seat_names(players)
        self._bots: list[Bot | None] = [None if p == HUMAN else bot(p) for p in players]
        people = [seat for seat, player in enumerate(self._bots) if player is None]
        # Several people share the screen, so what only one of them may know is left out.
        self._listener = people[0] if len(people) == 1 else None
        self._say, self._ask, self._clause, self._curtain = say, ask, clause, curtain
        step = game.setup(len(players), seed=seed, **dict(self.options))
        streams = tuple(Rng(seed, seat).state for seat in range(len(players)))
        self._history: list[tuple[Any, tuple[int, ...]]] = [(step.state, streams)]
        self._fresh = Rng(seed, len(players))
        self._looks: int | None = None
        """Whose eyes the screen was last for."""
        self._events = [step.events]
        """What happened, an entry for each of the history."""
        self._lines: list[str] = []
        """The actions so far, as a record writes them."""
        self._tell(step.events, self._listener)

    @property
    def record(self) -> Record:
        """The game so far."""
        seats = len(self.names)
        lines = tuple((0, line) for line in self._lines)
        return Record(self.game, seats, self.options, self.seed, tuple(self.names), (), lines)

    def run(self) -> bool:
        """Play until the game is over; return False where a player left before."""
        while (decision := self.game.decision(self._state)) is not None:
            player = self._bots[decision.seat]
            if player is not None:
                self._bot_move(player, decision.seat)
            elif not self._human_move(decision.seat):
                return False
        self._show()
        return True

    def text(self) -> str:
        """Return the record of the game so far."""
        return format_record(self.record)

    @property
    def _state(self) -> Any:
        return self._history[-1][0]

    def _bot_move(self, player: Bot, seat: int) -> None:
        state, streams = self._history[-1]
        told = [event.seen_by(seat) for events in self._events for event in events]
        turn = bot_turn(self.game, player, state, streams[seat], told)
        left = tuple(turn.stream if s == seat else value for s, value in enumerate(streams))
        self._done(turn.action, turn.step, left)

    def _human_move(self, seat: int) -> bool:
        if not self._is_handed_over(seat):
            return False
        self._show()
        decision = self.game.decision(self._state)
        assert decision is not None
        self._say(textwrap.fill(self.game.prompt(decision, self.names) + ".", WIDTH))
        self._say(self._hint())
        while True:
            line = self._ask("> ")
            if line is None or line.strip() == "quit":
                return False
            word, _, rest = line.strip().partition(" ")
            before = len(self._history)
            try:
                self._answer(word, rest.strip(), line.strip())
            except EngineError as error:
                self._say(named(f"{error}", self.names))
            if len(self._history) != before:
                return True

    def _answer(self, word: str, rest: str, line: str) -> None:
        if word in ("", "?", "help"):
            self._say(HELP)
        elif word == "moves":
            self._list(rest)
        elif word == "about":
            self._about(rest)
        elif word == "why":
            refusal = self.game.refusal(self._state, self.game.parse(rest))
            reason = f"{refusal.reason} ({refusal.rule})" if refusal else "it is legal"
            self._say(named(reason, self.names))
        elif word == "undo":
            self._undo()
        elif word == "board":
            self._show()
        elif word in ("setup", "fill"):
            self._place_all(word, rest)
        elif word == "rule":
            self._clause(rest)
        else:
            state, streams = self._history[-1]
            seat = self._seat if line in META_VERBS else None
            action = Action(line) if line in META_VERBS else self.game.parse(line)
            self._done(action, self.game.apply(state, action, seat), streams, seat)

    def _place_all(self, word: str, key: str) -> None:
        """Place an army at once: a named set-up, or one filled in by lot."""
        named_ones = setups(self.game)
        if word == "setup" and key not in named_ones:
            for setup in named_ones.values():
                self._say(textwrap.fill(f"{setup['key']}: {setup['idea']}", WIDTH))
            return
        for action in army(self.game, self._seat, key if word == "setup" else None, self._fresh):
            state, streams = self._history[-1]
            self._done(action, self.game.apply(state, action), streams, is_quiet=True)

    def _hint(self) -> str:
        """Return the moves where they are few, else how to see them."""
        legal = self.game.legal_actions(self._state)
        if len(legal) > FEW:
            return f"`moves` lists the {len(legal)} legal moves, `help` what else you can type."
        choices = f"You can type: {' | '.join(map(self.game.format, legal))} | help"
        return textwrap.fill(choices, WIDTH, break_on_hyphens=False)

    def _list(self, asked: str) -> None:
        legal = self.game.legal_actions(self._state)
        found = holding(self.game, legal, asked)
        if found:
            self._say("\n".join(move_lines(self.game, found)))
        else:
            self._say(f"none of {len(legal)} moves holds {asked!r}")

    def _about(self, key: str) -> None:
        """Print the clause of a card or piece."""
        rules = {component.key: component.rule for component in self.game.components()}
        if key in rules:
            self._clause(rules[key])
        else:
            self._say(f"no card or piece is called {key!r}{nearest(key, rules)}")

    def _is_handed_over(self, seat: int) -> bool:
        """Cover what the last player saw, and wait for the next; tell whether one came."""
        people = sum(player is None for player in self._bots)
        if self._looks in (None, seat) or people < 2 or not self.game.is_secret(self._state):
            self._looks = seat
            return True
        self._say(self._curtain + f"It is {self.names[seat]}'s turn: the others look away.")
        self._looks = seat
        line = self._ask("Press Enter when you are ready. ")
        if line is None or line.strip() == "quit":
            return False
        # What the move before showed both players, now to the second of them.
        self._tell(tuple(event for event in self._events[-1] if seat in event.private), seat)
        return True

    def _undo(self) -> None:
        """Go back to the last choice made at this keyboard, but not past what told a secret."""
        states = [state for state, _ in self._history]
        humans = [
            ply
            for ply, state in enumerate(states[:-1])
            if self._bots[self.game.decision(state).seat] is None  # type: ignore[union-attr]
        ]
        first = play_from(self.game, [*zip(states, self._events, strict=True)])
        if not humans:
            self._say("there is no move to take back")
        elif humans[-1] < first:
            self._say(f"move {first} cannot be taken back: what it told is not forgotten")
        else:
            del self._history[humans[-1] + 1 :]
            del self._events[humans[-1] + 1 :]
            del self._lines[humans[-1] :]

    @property
    def _seat(self) -> Seat:
        """The seat that is to act."""
        decision = self.game.decision(self._state)
        assert decision is not None
        return decision.seat

    def _done(
        self,
        action: Action,
        step: Step[Any],
        streams: tuple[int, ...],
        by: Seat | None = None,
        *,
        is_quiet: bool = False,
    ) -> None:
        before, seat = self._state, self._seat
        self._history.append((step.state, streams))
        self._events.append(step.events)
        self._lines.append(format_played(self.game, action, by))
        listener = seat if self._bots[seat] is None else self._listener
        told = self.game.told(before, action, listener)
        events = self.game.heard(before, action, step.events, listener)
        if is_quiet:
            # What is placed all at once is not worth a line for each; that it is placed is.
            events = tuple(event for event in events if not event.private)
        elif told == self.game.format(action):
            self._say(f"{len(self._lines)}. {self.names[seat]}: {told}")
        self._tell(events, listener)

    def _tell(self, events: tuple[Event, ...], listener: Seat | None) -> None:
        for event in events:
            seen = event.seen_by(listener)
            told = f"{self.game.describe(seen, self.names)} [{seen['rule']}]"
            self._say(textwrap.fill(told, WIDTH, initial_indent="   ", subsequent_indent="     "))

    def _show(self) -> None:
        """Show the board and the hands as the seat to move sees them."""
        decision = self.game.decision(self._state)
        view = self.game.view(self._state, decision.seat if decision else None)
        self._say("")
        for line in self.game.board_lines(view, self.names):
            self._say(line)


def read_players(game: AnyGame, bots: str | None, seats: int | None) -> list[str]:
    """Return who sits where: `human` or a bot's key a seat.

    `bots` is a list with commas, such as `human,greedy`; left out, all `seats` (2) are human.
    Raise OptionError where both are given and differ or so many can never play, UnknownBot for
    a bot that is none.
    """
    if seats is not None and seats not in game.most_seats:
        game.resolve_options(seats, {})
    if bots is None:
        return [HUMAN] * (2 if seats is None else seats)
    players = [name.strip() for name in bots.split(",")]
    for name in players:
        if name != HUMAN:
            bot(name)
    if seats is not None and seats != len(players):
        raise OptionError("seats", f"{seats}, but --bots names {len(players)} players")
    return players


def seat_names(players: Sequence[str]) -> list[str]:
    """Return a name for every seat: `Player 1`, `Greedy 2` for a bot."""
    return [
        f"{'Player' if player == HUMAN else player.title()} {seat}"
        for seat, player in enumerate(players, 1)
    ]
