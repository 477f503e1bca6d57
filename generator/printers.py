"""Printers: by what each is off, kept under its name in a file of the user's."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

import platformdirs

from generator.errors import GeneratorError
from generator.files import read_text, write
from generator.sheets.errors import SettingError, one_of
from generator.sheets.shift import Shift

FILE = "printers.toml"
#: No printer leaves more than this white.
MOST_MARGIN = 50.0
#: Names go into names of files.
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_KEYS = (*(field.name for field in fields(Shift)), "margin")


class PrinterError(GeneratorError):
    """A printer that is not known or cannot be, or a damaged file; the message names it."""


@dataclass(frozen=True, slots=True)
class Printer:
    """A printer: what is done to pages so that it prints them in their places.

    `margin` is what it leaves white at the edges of the paper, in mm, None for what is usual.
    """

    name: str
    shift: Shift
    margin: float | None = None

    def check(self) -> None:
        """Raises PrinterError or SettingError for a name or a number that cannot be."""
        if not _NAME.fullmatch(self.name):
            raise PrinterError(
                f"printer: {self.name!r} is no name: choose up to 40 of a to z, 0 to 9 and hyphens"
            )
        self.shift.check()
        margin = self.margin
        if margin is not None and not (math.isfinite(margin) and 0 <= margin <= MOST_MARGIN):
            raise SettingError(
                f"{margin:g} mm is impossible", "margin", f"choose 0 to {MOST_MARGIN:g} mm"
            )

    def values(self) -> dict[str, float]:
        """Everything about it that is not as with any printer, by the names of the file."""
        usual = Shift()
        found = {key: getattr(self.shift, key) for key in _KEYS[:-1]}
        found = {key: value for key, value in found.items() if value != getattr(usual, key)}
        return found if self.margin is None else {**found, "margin": self.margin}


def place() -> Path:
    """The file: in the folder where this system keeps the settings of a user's programs."""
    return platformdirs.user_config_path("tilewright", appauthor=False) / FILE


def known() -> dict[str, Printer]:
    """All printers by name, in order; none where there is no file.

    Raises PrinterError, with the file and its line, for what is no profile, and FileError for a
    file that cannot be read.
    """
    path = place()
    if not path.exists():
        return {}
    text = read_text(path)
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PrinterError(f"{path}: is no TOML: {error}; correct or delete the file") from error
    return {name: _printer(path, text, name, found[name]) for name in sorted(found)}


def printer(name: str) -> Printer:
    """The printer of a name; raises PrinterError and SettingError, as `known` does."""
    found = known()
    if not found:
        raise PrinterError(
            f"printer: none is called {name!r}: there are none yet; tilewright calibrate makes the"
            " sheet from which one is added"
        )
    if name not in found:
        raise one_of(name, found, "printer", "printer")
    return found[name]


def add(new: Printer, *, replace: bool = False) -> Path:
    """Keeps a printer and returns the file; raises PrinterError where the name is taken."""
    new.check()
    found = known()
    if new.name in found and not replace:
        raise PrinterError(f"printer: there is a {new.name!r} already: add --replace, or remove it")
    return _keep({**found, new.name: new})


def remove(name: str) -> Path:
    """Forgets a printer and returns the file; raises as `printer` does."""
    gone = printer(name)
    return _keep({key: one for key, one in known().items() if key != gone.name})


def _keep(printers: Mapping[str, Printer]) -> Path:
    path = place()
    tables = []
    for name in sorted(printers):
        lines = [f"{key} = {value!r}" for key, value in printers[name].values().items()]
        tables.append("\n".join([f"[{name}]", *lines]) + "\n")
    write(path, "\n".join(tables).encode())
    return path


def _printer(path: Path, text: str, name: str, table: object) -> Printer:
    """A table of the file as a printer; raises PrinterError with the line of what is wrong."""
    if not isinstance(table, dict):
        raise PrinterError(
            f"{path}, line {_line(text, name)}: {name} stands outside a table; begin with [NAME]"
        )
    for key, value in table.items():
        where = f"{path}, line {_line(text, name, key)}"
        if key not in _KEYS:
            wrong = one_of(key, _KEYS, name, "setting")
            raise PrinterError(f"{where}: {wrong}")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise PrinterError(f"{where}: {key} is {value!r}, which is no number; write one")
        table[key] = _float(value)
    margin = table.pop("margin", None)
    found = Printer(name, Shift(**table), margin)
    try:
        found.check()
    except SettingError as error:
        key = error.where
        raise PrinterError(f"{path}, line {_line(text, name, key)}: {error}") from error
    except PrinterError as error:
        raise PrinterError(f"{path}, line {_line(text, name)}: {error}") from error
    return found


def _float(value: float) -> float:
    """A number of any size; what is too large for a float is infinite, and refused as that."""
    try:
        return float(value)
    except OverflowError:
        return math.inf


def _line(text: str, table: str, key: str = "") -> int:
    """The line on which a table, or a key in it, stands; the first where none looks like that."""
    head = re.compile(rf"\s*\[?\s*[\"']?{re.escape(table)}\b")
    inner = re.compile(rf"\s*[\"']?{re.escape(key)}\b")
    at = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not at and head.match(line):
            at = number
            if not key:
                return at
        elif at and key and inner.match(line):
            return number
    return at or 1
