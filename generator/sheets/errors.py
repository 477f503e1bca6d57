"""What can be wrong with a wish to print. Messages say what, where, and what is right."""

from collections.abc import Iterable
from difflib import get_close_matches

from generator.errors import GeneratorError


class PrintError(GeneratorError):
    """Something that cannot be printed: `what` is wrong, `where`, and the `remedy`."""

    def __init__(self, what: str, where: str, remedy: str) -> None:
        super().__init__(f"{where}: {what}; {remedy}")
        self.what, self.where, self.remedy = what, where, remedy


class SettingError(PrintError):
    """A setting that has a value it cannot have."""


class FitError(PrintError):
    """Pieces that do not fit on a paper; the remedy names a setting that makes them fit."""


def one_of(value: object, known: Iterable[str], where: str, noun: str) -> SettingError:
    """The error for a value that is none of the known ones, naming the nearest."""
    names = list(known)
    close = get_close_matches(str(value), names, n=1)
    guess = f"did you mean {close[0]!r}? " if close else ""
    return SettingError(
        f"no {noun} is called {value!r}", where, f"{guess}choose one of {', '.join(names)}"
    )
