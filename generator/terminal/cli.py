"""The commands about printing: `print`, `calibrate` and `printer`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from generator.errors import UsageError
from generator.files import write, write_all
from generator.terminal import flags, watching
from generator.terminal.plain import plain_errors

printer = typer.Typer(help="Printers and what they are off by.", no_args_is_help=True)
OUT = Path("build/print")

T = TypeVar("T")


def print_kit(
    game: flags.GameKey, paper: flags.Paper = None, layout: flags.Layout = None,
    palette: flags.PaletteName = "full", motif: flags.Motif = None, trim: flags.Trim = None,
    seats: flags.Seats = None, only: flags.Only = None, svg: flags.Svg = False,
    dxf: flags.Dxf = False, plan: flags.PlanFile = False, inks: flags.Inks = None,
    marks: flags.Marks = None, mark_sides: flags.MarkSides = None,
    registration: flags.Registration = None, margin: flags.Millimetres = None,
    gap: flags.Millimetres = None, bleed: flags.Millimetres = None,
    printer: flags.PrinterName = None, jobs: flags.Jobs = 1, dry_run: flags.DryRun = False,
    watch: flags.Watch = False, no_preflight: flags.NoPreflight = False, out: flags.Out = OUT,
) -> None:  # fmt: skip
    """Make a game's kit as PDF; what is not asked for comes in every usual form.

    Fronts of pieces come as SVG too, a file for each page; --svg makes them for everything. The
    finished files are looked over; where anything is wrong, nothing is written, and the exit
    status is 1.
    """
    # Imported here, since what draws takes a moment to load and most commands never draw.
    from generator.kits.part import summary, warnings
    from generator.terminal.foretold import foretold, table
    from generator.terminal.printing import Printing, made, orders

    given = {
        "paper": paper, "layout": layout, "palette": palette, "motif": motif, "trim": trim,
        "seats": seats, "svg": svg or None, "dxf": dxf or None, "plan": plan or None,
        "inks": inks, "marks": marks, "mark_sides": mark_sides, "registration": registration,
        "margin": margin, "gap": gap, "bleed": bleed,
    }  # fmt: skip
    with plain_errors():
        started = time.monotonic()
        wish = Printing(game, tuple(only or ()), given, printer, jobs, not no_preflight)
        wanted = orders(wish)
        if dry_run and watch:
            raise UsageError("watch: a dry run makes nothing: leave --watch or --dry-run out")
        if dry_run:
            rows = foretold(game, wanted, _track)
            for line in table(rows):
                print(line)
            for warning in warnings(rows):
                print(f"tilewright: note: {warning}", file=sys.stderr)
            return
        if watch:
            watching.watch(lambda: watching.rerun(sys.argv[1:]), watching.sources(), _say)
            return
        done = made(wish, _track)
        findings = list(dict.fromkeys(str(found) for one in done for found in one.findings))
        if findings:
            for finding in findings:
                print(f"tilewright: preflight: {finding}", file=sys.stderr)
            print("tilewright: nothing was written", file=sys.stderr)
            raise typer.Exit(1)
        files = list({a.name: a for one in done for a in one.artifacts}.values())
        # Written only now, so that a wish that cannot be had leaves nothing behind.
        write_all((out / game / artifact.name, artifact.data) for artifact in files)
    for artifact in files:
        print(f"{out / game / artifact.name}  {artifact.size}")
    for warning in warnings(files):
        print(f"tilewright: note: {warning}", file=sys.stderr)
    print(f"{summary(files)}, {time.monotonic() - started:.1f} s")


def calibrate(
    paper: flags.CalibratedPaper = "A4", out: flags.CalibrationFile = None
) -> None:  # fmt: skip
    """Make the sheet by which one measures what a printer is off by; it says how."""
    from generator.sheets.calibration import calibration
    from generator.sheets.papers import paper as paper_of
    from generator.sheets.pdf import sheets_pdf

    with plain_errors():
        sheet = paper_of(paper)
        data = sheets_pdf(*calibration(sheet))
        path = out or OUT / f"calibration-{sheet.key}.pdf"
        write(path, data)
    print(f"{path}  2 pages, {len(data) / 1024:.0f} KB")


@printer.command("add")
def printer_add(
    name: flags.Name, back_dx: flags.BackDx = None, back_dy: flags.BackDy = None,
    back_rotation: flags.BackRotation = None, scale_x: flags.ScaleX = None,
    scale_y: flags.ScaleY = None, margin: flags.Millimetres = None, read: flags.Read = None,
    measured: flags.Measured = None, paper: flags.CalibratedPaper = "A4",
    replace: flags.Replace = False,
) -> None:  # fmt: skip
    """Keep what a printer is off by, under a name for --printer.

    Either what the calibration sheet of a paper says (--read and --measured), or the corrections.
    """
    from generator import printers
    from generator.sheets.papers import paper as paper_of
    from generator.terminal.printers import described, shift_of

    own = {
        "back_dx": back_dx, "back_dy": back_dy, "back_rotation_deg": back_rotation,
        "scale_x_pct": scale_x, "scale_y_pct": scale_y,
    }  # fmt: skip
    with plain_errors():
        shift = shift_of(own, read, measured, paper_of(paper))
        new = printers.Printer(name, shift, margin)
        path = printers.add(new, replace=replace)
    print(described(new))
    print(f"kept in {path}")


@printer.command("list")
def printer_list() -> None:
    """List the printers that are known."""
    from generator import printers
    from generator.terminal.printers import described

    with plain_errors():
        known = printers.known()
    for one in known.values():
        print(described(one))
    if not known:
        print("none yet: tilewright calibrate makes the sheet from which one is added")


@printer.command("show")
def printer_show(name: flags.Name) -> None:
    """Show all of a printer, and the file that it is kept in."""
    from generator import printers
    from generator.terminal.printers import lines

    with plain_errors():
        found = printers.printer(name)
    print("\n".join([*lines(found), f"kept in {printers.place()}"]))


@printer.command("remove")
def printer_remove(name: flags.Name) -> None:
    """Forget a printer."""
    from generator import printers

    with plain_errors():
        path = printers.remove(name)
    print(f"{name} is no longer in {path}")


def _track(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a bar that shows how many have been had, if anybody is looking."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        yield from bar.track(items, total=total, description="printing")


def _say(line: str) -> None:
    print(f"tilewright: {line}", file=sys.stderr, flush=True)
