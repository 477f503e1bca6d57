"""Options: the choices that a game's clauses leave open."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.core.errors import OptionError, nearest, shown
from engine.core.types import Json, Options, OptionValue

NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its key, default, the clause that offers it, and its values.

    `values` maps each value, as text, to what it means. With `any_seat` a seat number is a value
    too, with `numbers` a whole number of that range; with `items` a comma-joined list of different
    ones among them, in any order and case, and `in_order` tells whether their order means
    something. Numbers come out as int, all else as str.
    """

    key: str
    default: OptionValue
    rule: str
    values: Mapping[str, str]
    any_seat: bool = False
    items: tuple[str, ...] = ()
    in_order: bool = False
    numbers: range = range(0)

    def read(self, value: object, seats: int) -> OptionValue:
        """Return the value in its own type; raise OptionError where the game has no such value."""
        plain = isinstance(value, str | int) and not isinstance(value, bool)
        if isinstance(value, int) and value.bit_length() > 64:
            plain = False
        text = str(value) if plain else shown(value)
        if plain and text in self.values:
            return int(text) if text.isdecimal() else text
        if plain and NUMBER.fullmatch(text) and int(text) in self.numbers:
            return int(text)
        if plain and self.any_seat and text in map(str, range(seats)):
            return int(text)
        listed = ",".join(text.split()) if self._is_spaced(text) else text
        if plain and self.items and ("," in listed or text.casefold() in self._item_of()):
            return self._list(listed)
        close = nearest(text.casefold(), self.values) if plain else "; write it as text"
        hint = close if "did you mean" in close or not plain else ""
        reason = f"{shown(value)} is no value of it{hint}; it is {self.range(seats)}"
        raise OptionError(self.key, reason, self.rule)

    def _is_spaced(self, text: str) -> bool:
        """Tell whether a text lists items with spaces between."""
        return bool(self.items) and all(word.casefold() in self._item_of() for word in text.split())

    def _item_of(self) -> dict[str, str]:
        return {item.casefold(): item for item in self.items}

    def _list(self, text: str) -> str:
        """Return a list in its normal form; without an order of its own it is that of `items`."""
        known = self._item_of()
        found: list[str] = []
        for word in text.split(","):
            plain = re.sub(r"\s+", "-", word.strip().casefold())
            item = known.get(plain) or known.get(plain.removeprefix("the-").removeprefix("a-"))
            if item is None:
                reason = f"{shown(word.strip())} is none of {', '.join(self.items)}"
                close = nearest(word.strip(), self.items) if len(self.items) > 12 else ""
                raise OptionError(self.key, reason + close, self.rule)
            if item in found:
                raise OptionError(self.key, f"{item} stands there twice", self.rule)
            found.append(item)
        return ",".join(found if self.in_order else sorted(found, key=self.items.index))

    def range(self, seats: int = 0) -> str:
        """Return the values in words, the default first; seats by number where they are known."""
        names = sorted(self.values, key=lambda name: name != str(self.default))
        more = [f"a seat from 0 to {seats - 1}" if seats else "a seat"] * self.any_seat
        if self.numbers:
            more.append(f"a number from {self.numbers[0]} to {self.numbers[-1]}")
        if self.items:
            more.append(f"a list such as {','.join(self.items[:3])}")
        return " | ".join(names + more)

    def data(self) -> dict[str, Json]:
        """Return the option as JSON."""
        return {
            "key": self.key,
            "default": self.default,
            "rule": self.rule,
            "values": dict(self.values),
            "any_seat": self.any_seat,
            "items": list(self.items),
            "numbers": [self.numbers[0], self.numbers[-1]] if self.numbers else [],
        }


def resolve(options: Iterable[Option], given: Mapping[str, object], seats: int) -> Options:
    """Return a value for every option: the one given, else the default.

    Raise OptionError for a key that no option has or a value outside its range.
    """
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise OptionError(key, f"there is no such option{nearest(key, known)}")
    return {
        key: option.read(given.get(key, option.default), seats) for key, option in known.items()
    }


def read_assignments(words: Iterable[str]) -> dict[str, str]:
    """Read `key=value` words; raise OptionError for a word without `=` or a key named twice."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise OptionError(word or "''", "an option is written KEY=VALUE")
        if key in found:
            raise OptionError(key, "it is given twice; give it once")
        found[key] = value
    return found


def format_assignments(options: Options, known: Iterable[Option]) -> str:
    """Return `key=value` words for the options that differ from their default, in order."""
    return " ".join(
        f"{option.key}={options[option.key]}"
        for option in known
        if options[option.key] != option.default
    )
