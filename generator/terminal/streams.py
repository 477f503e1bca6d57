"""Standard streams that never fail for a sign they cannot carry."""

from __future__ import annotations

import codecs
import io
import os
import sys

NEAR = {"−": "-", "–": "-", "…": "...", "’": "'", "“": '"', "”": '"', "×": "x", "·": "-"}


def prepare() -> None:
    """Let signs that a stream's encoding lacks come out as something near."""
    codecs.register_error("near", near)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "near")


def is_screen() -> bool:
    """Tell whether standard output is a terminal that knows more than lines of text."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def read_line(prompt: str) -> str | None:
    """Return a line of standard input, after a prompt on a screen; None where there is no more."""
    if sys.stdin is None:
        return None
    try:
        return input(prompt if sys.stdin.isatty() else "")
    except EOFError:
        return None


def near(error: UnicodeError) -> tuple[str, int]:
    """Return something near for signs that an output's encoding lacks (a codec error handler)."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(NEAR.get(sign, "?") for sign in lacking), error.end


def give_up() -> None:
    """Send what is still to be written to standard output nowhere, since nobody takes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
