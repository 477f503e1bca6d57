"""What a kit is asked for, and whether that can be had."""

import math
from dataclasses import dataclass
from typing import get_args

from engine.core.registry import AnyGame
from generator.draw import palettes
from generator.draw.pdf import Colour
from generator.faces import trims
from generator.kits.single import Single
from generator.sheets.errors import SettingError, one_of
from generator.sheets.layouts import layout as layout_of
from generator.sheets.marks import MARK_SIDES, MARK_STYLES, MarkSides, MarkStyle
from generator.sheets.papers import paper as paper_of
from generator.sheets.registration import profile
from generator.sheets.shift import Shift
from generator.units import BLEED

#: What the slug line calls the palettes.
PALETTES = {"full": "full colour", "grey": "grey", "low-ink": "low ink", "one-colour": "one colour"}
assert tuple(PALETTES) == palettes.NAMES


@dataclass(frozen=True, slots=True)
class KitOptions:
    """How a kit is wanted. None means: what the game offers first, or as many as it can seat.

    `paper` is a name or a size as 200x150mm, `layout` a key of `generator.sheets.layouts`,
    `palette` a key of PALETTES, `motif` a picture set of the game, `trim` one of the sizes that its
    cards can be cut to, `only` the pieces to build (none named: all), `svg` whether SVG files are
    wanted beside the PDF. `margin`, `gap` and `bleed` are in mm. `mark_sides` have the marks,
    `registration` is a profile of marks for a cutting machine, `shift` what the printer is off by
    and `printer` its name. `singles` are the only ones to print of those pieces, for lost cards;
    `inks` are the PDF's; `dxf` and `plan` whether outlines to cut and plans are wanted as files.
    """

    paper: str = "A4"
    layout: str = "duplex-long"
    palette: str = "full"
    motif: str | None = None
    seats: int | None = None
    only: tuple[str, ...] = ()
    svg: bool = False
    marks: MarkStyle = "cross"
    margin: float = 5.0
    gap: float | None = None
    bleed: float | None = None
    trim: str | None = None
    mark_sides: MarkSides = "both"
    registration: str | None = None
    shift: Shift | None = None
    printer: str = ""
    singles: tuple[Single, ...] = ()
    inks: Colour = "rgb"
    dxf: bool = False
    plan: bool = False


def check(
    options: KitOptions, game: AnyGame, pieces: tuple[str, ...], motifs: tuple[str, ...]
) -> None:
    """Raises SettingError for the first setting that cannot be had from this game."""
    paper_of(options.paper)
    layout_of(options.layout)
    if options.palette not in PALETTES:
        raise one_of(options.palette, PALETTES, "palette", "palette")
    if options.inks not in get_args(Colour):
        raise one_of(options.inks, get_args(Colour), "inks", "choice of inks")
    if options.marks not in MARK_STYLES:
        raise one_of(options.marks, MARK_STYLES, "marks", "style of marks")
    if options.mark_sides not in MARK_SIDES:
        raise one_of(options.mark_sides, MARK_SIDES, "mark_sides", "choice of sides with marks")
    if options.registration is not None:
        profile(options.registration)
    if options.shift is not None:
        options.shift.check()
    if options.motif is not None and not motifs:
        raise SettingError(
            f"{game.title} has no motifs to choose from", "motif", "leave the motif out"
        )
    if options.motif is not None and options.motif not in motifs:
        raise one_of(options.motif, motifs, "motif", "motif")
    known = trims(game.key)
    if options.trim is not None and not known:
        raise SettingError(f"{game.title} has one size of cards only", "trim", "leave the trim out")
    if options.trim is not None and options.trim not in known:
        raise one_of(options.trim, known, "trim", "trim")
    for name in options.only:
        if name not in pieces:
            raise one_of(name, pieces, "only", "piece")
    seats = game.most_seats
    if options.seats is not None and not (
        isinstance(options.seats, int) and options.seats in seats
    ):
        raise SettingError(
            f"{game.title} is for {seats[0]} to {seats[-1]} players, not {options.seats}",
            "seats",
            f"choose a number from {seats[0]} to {seats[-1]}",
        )
    for name, value in (
        ("margin", options.margin), ("gap", options.gap), ("bleed", options.bleed),
    ):  # fmt: skip
        if value is not None and not (math.isfinite(value) and value >= 0):
            raise SettingError(
                f"{value:g} mm is impossible", name, f"choose a {name} of 0 mm or more"
            )
    if options.bleed is not None and options.bleed > BLEED:
        raise SettingError(
            f"faces are drawn with {BLEED:g} mm of bleed, not {options.bleed:g}",
            "bleed",
            f"choose 0 to {BLEED:g} mm; smaller pieces have less all the same",
        )
