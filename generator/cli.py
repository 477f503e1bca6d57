"""The command `tilewright`. Exit status: 0 all well, 1 findings, 2 wrong input."""

from __future__ import annotations

import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from engine import __version__
from engine.core.errors import EngineError
from engine.core.example import parse_example
from engine.core.options import read_assignments
from engine.core.playout import perft as count_sequences
from engine.core.record import parse_record
from engine.core.registry import game as game_called
from generator.errors import UsageError
from generator.files import read_text, write, write_all
from generator.terminal import cli as printing
from generator.terminal import doctor as machine
from generator.terminal import flags, show, streams
from generator.terminal.curtain import curtain
from generator.terminal.plain import plain_errors
from generator.terminal.play import Session, read_players

app = typer.Typer(
    name="tilewright",
    help="Rules, printable kits and playable boards for tabletop games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
site = typer.Typer(help="The rules site.", no_args_is_help=True)
app.add_typer(site, name="site")


@contextmanager
def named(file: Path) -> Iterator[None]:
    """Put a file's name before what is wrong in it."""
    try:
        yield
    except EngineError as error:
        raise UsageError(f"{file}: {error}") from error


def main() -> None:
    """Run the command line."""
    streams.prepare()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        streams.give_up()
        sys.exit(1)
    except OSError as error:
        streams.give_up()
        print(f"tilewright: the output cannot be written: {error.strerror}", file=sys.stderr)
        sys.exit(2)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tilewright {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="print the version")
    ] = False,
) -> None:
    """Rules, printable kits and playable boards for tabletop games."""


@app.command()
def games() -> None:
    """List games, their options and the bots."""
    for line in show.game_lines():
        print(line)


app.command("print")(printing.print_kit)
app.command("calibrate")(printing.calibrate)
app.add_typer(printing.printer, name="printer")


@app.command()
def faces(
    game: flags.GameKey, piece: flags.Pieces = None, form: flags.FaceFormat = "svg",
    palette: flags.PaletteName = "full", size: flags.FaceSize = "print", trim: flags.Trim = None,
    motif: flags.Motif = None, seat: flags.Seat = None, dpi: flags.Dpi = None,
    bleed: flags.Millimetres = None, inks: flags.Inks = None, words: flags.Language = "en",
    words_template: flags.Template = None, contact_sheet: flags.ContactSheet = False,
    paper: flags.SheetPaper = None, out: flags.Out = Path("build/faces"),
) -> None:  # fmt: skip
    """Draw faces of a game, a file for each; or a contact sheet; or its texts to translate."""
    # Imported here, since what draws takes a moment to load and most commands never draw.
    from generator.terminal.faces import english, made
    from generator.terminal.wishes import Wish

    with plain_errors():
        wish = Wish(game, tuple(piece or ()), form, palette, size, trim, motif, seat, dpi, bleed,
                    inks, words, contact_sheet, paper)  # fmt: skip
        if words_template is None:
            done = [(out / game / name, data) for name, data in made(wish)]
        else:
            done = [(words_template, english(wish))]
        write_all(done)
    for path, data in done:
        print(f"{path}  {len(data) / 1024:.0f} KB")


@app.command()
def play(
    game: flags.GameKey,
    bots: flags.Bots = None,
    seats: flags.Players = None,
    seed: flags.Seed = None,
    option: flags.Assignments = [],  # noqa: B006
    record: flags.RecordFile = None,
) -> None:
    """Play at the terminal: hot seat, bots in any seat, or bots alone."""
    with plain_errors():
        rules = game_called(game)
        session = Session(
            rules, read_players(rules, bots, seats),
            secrets.randbits(64) if seed is None else seed, read_assignments(option),
            print, streams.read_line, _print_clause, curtain(streams.is_screen()),
        )  # fmt: skip
        if record is not None:
            # At once, so that a place that cannot be written is found before a game is played.
            write(record, session.text().encode())
        try:
            session.run()
        finally:
            if record is not None:
                write(record, session.text().encode())
                print(f"recorded in {record}", file=sys.stderr)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record")],
    json: flags.AsJson = False,
) -> None:
    """Replay a record: a log in words, or every ply with all its legal actions as JSON."""
    with plain_errors():
        text = read_text(file)
        with named(file):
            for line in show.replay_lines(parse_record(text), json):
                print(line)


@app.command()
def example(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a worked example")],
    json: flags.AsJson = False,
) -> None:
    """Run a worked example; exit 1 with the difference where an expectation fails."""
    with plain_errors():
        text = read_text(file)
        with named(file):
            lines, is_met = show.example_lines(parse_example(text), json)
    print("\n".join(lines))
    if not is_met:
        raise typer.Exit(1)


@app.command()
def perft(
    game: flags.GameKey, depth: flags.Depth = 3, seats: flags.Players = None,
    option: flags.Assignments = [], example: flags.ExampleFile = None,  # noqa: B006
) -> None:  # fmt: skip
    """Count the sequences of legal actions, depth by depth."""
    with plain_errors():
        rules = game_called(game)
        if example is None:
            resolved = rules.resolve_options(seats or 2, read_assignments(option))
            state = rules.setup(seats or 2, seed=0, **dict(resolved)).state
        elif option or seats is not None:
            raise UsageError("an example has its own seats and options: leave out yours")
        else:
            text = read_text(example)
            with named(example):
                found = parse_example(text)
            if found.game is not rules:
                raise UsageError(f"{example} is an example of {found.game.key}, not of {game}")
            state = found.start
        for plies in range(1, depth + 1):
            print(f"{plies} {count_sequences(rules, state, plies)}", flush=True)


@app.command()
def rules(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="a clause id, or a game's key")],
) -> None:
    """Print a clause with its options and examples, or list a game's clauses."""
    with plain_errors():
        _print_clause(clause)


def _print_clause(clause: str) -> None:
    width = min(shutil.get_terminal_size((88, 24)).columns, 88)
    for line in show.clause_lines(clause, width):
        print(line)


@site.command("kit")
def site_kit(game: flags.GameKey, out: flags.Out = Path("build/print")) -> None:
    """Make what the site offers of a game beside its usual kit: the pieces with little ink."""
    with plain_errors():
        from generator.terminal.printing import light

        made = light(game)
        write_all((out / game / one.name, one.data) for one in made)
    print(f"{out / game}: {len(made)} files with little ink")


@site.command("build")
def site_build(
    out: flags.SiteFolder = Path("build/site"), site_url: flags.SiteUrl = None,
    print_dir: flags.KitsFolder = Path("build/print"),
    runtime_dir: flags.RuntimeFolder = Path("build/runtime"),
) -> None:  # fmt: skip
    """Build the site with its playground; every dead link is an error."""
    # Imported here: the site needs packages that kits and games do not.
    with plain_errors():
        from generator.site import build as build_site

        build_site(out, site_url=site_url, print_dir=print_dir, runtime_dir=runtime_dir, echo=print)


@site.command("serve")
def site_serve(
    out: flags.SiteFolder = Path("build/site"),
    port: flags.Port = 8000,
) -> None:
    """Show the built site on this machine."""
    with plain_errors():
        from generator.site import serve

        serve(out, port=port, echo=print)


@app.command()
def doctor() -> None:
    """Look at this machine: what is needed, what is there. Exit 1 where something needed is not."""
    found = machine.findings()
    for finding in found:
        mark = "ok     " if finding.is_there else "MISSING" if finding.is_needed else "absent "
        print(f"{mark} {finding.what}: {finding.detail}")
    if any(finding.is_needed and not finding.is_there for finding in found):
        raise typer.Exit(1)
