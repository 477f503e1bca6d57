"""Counts how often each clause is cited: in examples, in seeded games, by wrong set-ups.

Every `.mechanic` clause has to be cited by something; events and refusals cite no other clauses,
and code names none that is not there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import engine.games
from engine.core.errors import OptionError
from engine.core.event import Event
from engine.core.example import Example, parse_example
from engine.core.game import Game
from engine.core.record import read_action
from engine.core.rng import Rng
from tests.settings import least, refused, some_settings, values

GAMES = 24
"""Seeded random games a game."""

REFUSED_AT = 7
"""Candidates are refused at one ply in so many; all are tried, which is dear."""

NO_VALUE = "no such value"


class Citations:
    """How often clauses of one game were cited: by events, refusals, and errors of set-up."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()

    def told(self, events: Iterable[Event]) -> None:
        """Count what events cite."""
        self.events.update(event.rule for event in events)

    def refuse(self, state: Any, actions: Iterable[Any], seat: int | None = None) -> None:
        """Count what the refusals of actions cite."""
        refusals = (self.game.refusal(state, action, seat) for action in actions)
        self.refusals.update(refusal.rule for refusal in refusals if refusal is not None)

    def mechanics(self) -> list[str]:
        """Return the ids of the game's mechanics, in reading order."""
        return [clause.id for clause in self.game.rulebook.clauses if clause.is_mechanic]

    def uncited(self) -> list[str]:
        """Return the mechanics that nothing cites, in reading order."""
        return [rule for rule in self.mechanics() if not any(self.numbers(rule))]

    def unmarked(self) -> list[str]:
        """Return what events and refusals cite and is no mechanic by its heading, ascending."""
        return sorted({*self.events, *self.refusals} - {*self.mechanics()})

    def numbers(self, rule: str) -> tuple[int, int, int]:
        """Return how many events, refusals and errors cite a clause."""
        return self.events[rule], self.refusals[rule], self.errors[rule]

    def lines(self) -> list[str]:
        """Return the table: each mechanic with its numbers."""
        rules = self.mechanics()
        head = f"{self.game.title}: {len(rules)} mechanics"
        width = max(map(len, (head, *rules)))
        rows = [(rule, *(f"{number:,}" for number in self.numbers(rule))) for rule in rules]
        rows.insert(0, (head, "events", "refusals", "errors"))
        return [f"{rule:{width}}{a:>10}{b:>10}{c:>8}" for rule, a, b, c in rows]


def cited(game: Game[Any]) -> Citations:
    """Return what is cited in a game's examples, in seeded games of it, and by wrong set-ups."""
    found = Citations(game)
    for example in examples(game):
        _example(found, example)
    for number in range(GAMES):
        _random_game(found, number)
    found.errors.update(error.rule for error in wrong_set_ups(game) if error.rule)
    return found


def examples(game: Game[Any]) -> Iterator[Example]:
    """Yield the examples of a game's rulebook and those in files beside it."""
    for clause in game.rulebook.clauses:
        yield from (parse_example(fence.text, fence.line) for fence in clause.examples)
    for root in engine.games.__path__:
        for path in sorted(Path(root, game.key).glob("examples/*.example")):
            yield parse_example(path.read_text(encoding="utf-8"))


def _example(found: Citations, example: Example) -> None:
    rows = example.play()
    for row in rows:
        found.told(row.events)
    state = rows[-1].state if rows else example.start
    for one in example.expectations:
        if one.name == "refused":
            action, seat = read_action(example.game, one.value)
            found.refuse(state, [action], seat)


def _random_game(found: Citations, number: int) -> None:
    game = found.game
    rng = Rng(number)
    seats, options = some_settings(game, rng)
    step = game.setup(seats, seed=number, **options)
    plies = 0
    while legal := game.legal_actions(step.state):
        found.told(step.events)
        decision = game.decision(step.state)
        assert decision is not None
        if plies % REFUSED_AT == 0:
            found.refuse(step.state, game.candidates(step.state))
            found.refuse(step.state, legal[:1], (decision.seat + 1) % seats)
        action = legal[rng.below(len(legal))]
        step = game.apply(step.state, action)
        plies += 1
    found.told(step.events)
    found.refuse(step.state, [action])


def wrong_set_ups(game: Game[Any]) -> Iterator[OptionError]:
    """Yield the errors of too many seats and of every value that an option cannot have."""
    rng = Rng(0)
    for seats in (*game.most_seats, game.most_seats[-1] + 1):
        base = least(game, seats) if seats in game.most_seats else {}
        wrong = [{}, *({o.key: value} for o in game.options for value in values(o, seats, rng))]
        wrong += [{option.key: NO_VALUE} for option in game.options]
        for given in wrong:
            error = refused(game, seats, base | given)
            if error is not None:
                yield error


def unknown_ids(root: Path, games: Sequence[Game[Any]]) -> list[str]:
    """Return `file:line: id` for each id in code that its game's rulebook does not have.

    Ids of labels, as in `vye.label.empress`, are of words on faces and not of clauses.
    """
    keys = "|".join(game.key for game in games)
    known = {rule for game in games for rule in game.rulebook.ids()}
    pattern = re.compile(
        rf"(?<![\w./-])(?:{keys})\.(?!label\.)[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*(?![\w(])"
    )
    found = []
    for path in code(root):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for match in pattern.finditer(line):
                if match[0] not in known:
                    found.append(f"{path.relative_to(root)}:{number}: {match[0]}")
    return found


def code(root: Path) -> Iterator[Path]:
    """Yield the source files that may cite clauses, sorted."""
    for folder, pattern in (("engine", "*.py"), ("generator", "*.py"), ("playground", "*.js")):
        for path in sorted((root / folder).rglob(pattern)):
            if not {"node_modules", "test"} & {*path.relative_to(root).parts}:
                yield path
