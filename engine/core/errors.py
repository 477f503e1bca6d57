"""One tree of errors. Each message says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from engine.core.types import Json

LONGEST = 80
"""Signs of an input that a message repeats at the most."""


class EngineError(Exception):
    """Any error of the engine; `code` is stable and `data()` goes over the bridge."""

    code = "engine-error"

    def __init__(self, message: str) -> None:
        """Keep a message; signs that do not print are written as escapes."""
        super().__init__(printable(message))

    def data(self) -> dict[str, Json]:
        """Return `code`, `message` and the error's own fields, JSON-ready."""
        own = {key: value for key, value in vars(self).items() if value is not None}
        return {"code": self.code, "message": str(self), **own}


class IllegalAction(EngineError):
    """An action that the rules refuse; `rule` is the clause that refuses it."""

    code = "illegal-action"

    def __init__(self, rule: str, reason: str, action: str) -> None:
        super().__init__(f"{action}: {reason} ({rule})" if action else f"{reason} ({rule})")
        self.rule, self.reason, self.action = rule, reason, action


class NotationError(EngineError):
    """Text that is no action, cell or card; `column` counts from 1."""

    code = "notation"

    def __init__(self, text: str, column: int, reason: str) -> None:
        super().__init__(f"column {column} of {shown(text)}: {reason}")
        self.text, self.column, self.reason = text, column, reason


class RecordError(EngineError):
    """A record or example file that cannot be read or replayed; `line` counts from 1."""

    code = "record"

    def __init__(self, line: int, reason: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason, self.rule = line, reason, rule


class OptionError(EngineError):
    """An option or a number of seats that the game does not have."""

    code = "option"

    def __init__(self, option: str, reason: str, rule: str | None = None) -> None:
        super().__init__(f"option {option}: {reason}" + (f" ({rule})" if rule else ""))
        self.option, self.reason, self.rule = option, reason, rule


class PositionError(EngineError):
    """A position, given as data or as a picture, that cannot stand on a table."""

    code = "position"

    def __init__(self, where: str, reason: str, line: int | None = None) -> None:
        super().__init__((f"line {line}: " if line else "") + f"{where}: {reason}")
        self.where, self.reason, self.line = where, reason, line


class UnknownGame(EngineError):
    """A game key that no package answers to."""

    code = "unknown-game"

    def __init__(self, key: str, known: Iterable[str]) -> None:
        self.key, self.known = key, list(known)
        super().__init__(f"no game is called {shown(key)}{nearest(key, self.known)}")


class UnknownRule(EngineError):
    """A clause id that no rulebook has."""

    code = "unknown-rule"

    def __init__(self, rule: str, known: Iterable[str]) -> None:
        self.rule = rule
        super().__init__(f"no clause is called {shown(rule)}{nearest(rule, known)}")


def printable(text: str) -> str:
    """Return a text with escapes for what does not print or is not seen."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else repr(sign)[1:-1] for sign in text
    )


def shown(value: object) -> str:
    """Return a value as a message shows it: its repr, cut where it is very long."""
    if isinstance(value, int) and value.bit_length() > 128:
        return f"a number of {value.bit_length()} bits"
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # lists in lists in …, or a huge number among others
        return f"a {type(value).__name__} too deep or too long to show"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text)} signs)"


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that names what `word` may have meant."""
    names = list(known)
    close = get_close_matches(word, names, n=1, cutoff=0.6)
    if not close:
        small = {name.lower(): name for name in names}
        close = [small[name] for name in get_close_matches(word.lower(), small, n=1, cutoff=0.6)]
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; known: {', '.join(names)}" if len(names) <= 12 else ""
