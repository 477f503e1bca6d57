"""The command `print`: which files are wanted, made on several processes, and looked over.

Nothing is written here.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.core.errors import EngineError
from generator.errors import GeneratorError, UsageError
from generator.kits.asked import asked_for
from generator.kits.build import files, kit_of, plans
from generator.kits.counted import counts
from generator.kits.light import light_set
from generator.kits.options import KitOptions
from generator.kits.part import Artifact
from generator.preflight import Finding, preflight
from generator.printers import printer
from generator.sheets.errors import PrintError

MOST_JOBS = 64
NOTHING = "its components are none in number"


@dataclass(frozen=True, slots=True)
class Printing:
    """What is asked of the command: a game, names of pieces, and fields of KitOptions.

    What is None in `given` comes in every usual form; `printer` is the name of a profile; `jobs` is
    how many processes work; `is_checked` whether the finished files are read back.
    """

    game: str
    only: tuple[str, ...] = ()
    given: Mapping[str, Any] = field(default_factory=dict)
    printer: str | None = None
    jobs: int = 1
    is_checked: bool = True


@dataclass(frozen=True, slots=True)
class Made:
    """The files of one order, and what is wrong with them; or in `failed` why there are none."""

    artifacts: tuple[Artifact, ...] = ()
    findings: tuple[Finding, ...] = ()
    failed: str = ""


def orders(wish: Printing) -> list[KitOptions]:
    """The kits to build, one for each file; raises GeneratorError and UnknownGame."""
    given = {key: value for key, value in wish.given.items() if value is not None}
    if not 1 <= wish.jobs <= MOST_JOBS:
        raise UsageError(f"jobs: {wish.jobs} processes are impossible: choose 1 to {MOST_JOBS}")
    if given.get("marks") == "none" and "mark_sides" in given:
        raise UsageError("mark-sides: there are no marks: leave it out, or choose other --marks")
    if wish.printer is not None:
        profile = printer(wish.printer)
        given |= {"shift": profile.shift, "printer": profile.name}
        if profile.margin is not None:
            given.setdefault("margin", profile.margin)
    return asked_for(wish.game, wish.only, given)


def made(wish: Printing, track: Callable[[Iterable[Made], int], Iterable[Made]]) -> list[Made]:
    """Everything that is asked for, in order; `track` may show how far it is.

    The bytes are the same however many processes work. Raises GeneratorError, as `orders` does.
    """
    wanted = orders(wish)
    work = partial(worked, wish.game, is_checked=wish.is_checked)
    done: list[Made] = []
    with _workers(min(wish.jobs, len(wanted))) as spread:
        for one in track(spread(work, wanted), len(wanted)):
            if one.failed:
                raise GeneratorError(one.failed)
            done.append(one)
    if not any(one.artifacts for one in done):
        raise PrintError("there is nothing to print", wish.game, NOTHING)
    return done


def light(game: str) -> list[Artifact]:
    """The light set of a game, looked over; raises UnknownGame, and GeneratorError for a fault."""
    done = [worked(game, options, is_checked=True) for options in light_set(game)]
    wrong = [one.failed or str(one.findings[0]) for one in done if one.failed or one.findings]
    if wrong:
        raise GeneratorError("\n".join(wrong))
    return [artifact for one in done for artifact in one.artifacts]


def worked(game: str, options: KitOptions, *, is_checked: bool) -> Made:
    """The files of one order, looked over; an error is a text, since it may come from afar."""
    artifacts: dict[str, Artifact] = {}
    findings: list[Finding] = []
    try:
        for plan, faces, name, note, _ in plans(game, options):
            found = list(files(plan, faces, name, note, options))
            artifacts |= {one.name: one for one in found}
            if is_checked:
                asked = counts(kit_of(game).game, options.only[0], options)
                findings += preflight(found[0].data, plan, faces, asked, options.inks)
    except (GeneratorError, EngineError) as error:
        return Made(failed=str(error))
    return Made(tuple(artifacts.values()), tuple(findings))


Spread = Callable[[Callable[[KitOptions], Made], list[KitOptions]], Iterable[Made]]


@contextmanager
def _workers(jobs: int) -> Iterator[Spread]:
    """A `map` on several processes, which leave Ctrl+C to this one; or on this one alone."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, _context(), initializer=_deaf) as pool:
        try:
            yield pool.map
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _context() -> Any:
    """Processes that have what is loaded here already, where those are safe to have."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else None)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
