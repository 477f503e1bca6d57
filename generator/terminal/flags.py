"""The options of the commands, as the command line spells them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Paper = Annotated[
    str | None,
    typer.Option(help="A4, Letter, A3, … or a size such as 200x150mm; else A4 and Letter"),
]
Layout = Annotated[
    str | None,
    typer.Option(help="a layout such as duplex-long; else all that suit a piece"),
]
PaletteName = Annotated[str, typer.Option(help="full, grey, low-ink or one-colour")]
Motif = Annotated[str | None, typer.Option(help="a picture set of the game; else every one")]
Seats = Annotated[int | None, typer.Option(help="how many players the kit is for")]
Only = Annotated[
    list[str] | None,
    typer.Option(
        metavar="PIECE",
        help="what to print, such as tiles; or a lost piece by key or name, such as land-a,"
        " land-a:2 for two, or fox@South; repeatable",
    ),
]
Svg = Annotated[
    bool,
    typer.Option("--svg", help="SVG pages beside every PDF; fronts of pieces have them anyway"),
]
Marks = Annotated[
    str | None, typer.Option(help="crop marks: corner, edge, cross (as usual), lines or none")
]
MarkSides = Annotated[str | None, typer.Option(help="which sides have them: fronts, backs or both")]
Registration = Annotated[
    str | None, typer.Option(help="marks for a cutting machine: three or four of them")
]
Dxf = Annotated[bool, typer.Option("--dxf", help="where to cut, as DXF beside every PDF")]
PlanFile = Annotated[
    bool, typer.Option("--plan", help="the plan of the sheets, as JSON beside every PDF")
]
PrinterName = Annotated[
    str | None,
    typer.Option("--printer", metavar="NAME", help="undo what this printer is off by"),
]
Jobs = Annotated[
    int, typer.Option(metavar="N", help="how many processes work; the files are the same")
]
DryRun = Annotated[
    bool, typer.Option("--dry-run", help="tell sheets, pages and ink, and make nothing")
]
Watch = Annotated[
    bool, typer.Option("--watch", help="print anew whenever faces, rules or fonts change")
]
NoPreflight = Annotated[
    bool, typer.Option("--no-preflight", help="do not read the finished files back")
]
Name = Annotated[str, typer.Argument(metavar="NAME", help="what you call the printer")]
BackDx = Annotated[float | None, typer.Option(metavar="MM", help="how far backs go to the right")]
BackDy = Annotated[float | None, typer.Option(metavar="MM", help="how far backs go down")]
BackRotation = Annotated[
    float | None, typer.Option(metavar="DEGREES", help="how far backs turn clockwise")
]
ScaleX = Annotated[float | None, typer.Option(metavar="PERCENT", help="width, 100 as it is")]
ScaleY = Annotated[float | None, typer.Option(metavar="PERCENT", help="height, 100 as it is")]
Read = Annotated[
    tuple[float, float, float, float] | None,
    typer.Option(metavar="A B C D", help="what the four scales of the calibration sheet say"),
]
Measured = Annotated[
    tuple[float, float] | None,
    typer.Option(metavar="W H", help="how long its two long lines are, in mm"),
]
CalibratedPaper = Annotated[str, typer.Option("--paper", help="A4, Letter, … or 200x150mm")]
Replace = Annotated[bool, typer.Option("--replace", help="instead of one of the same name")]
CalibrationFile = Annotated[
    Path | None, typer.Option("--out", help="the file to write; else build/print/calibration-….pdf")
]
Millimetres = Annotated[float | None, typer.Option(metavar="MM", help="in mm; else as suits")]
Out = Annotated[Path, typer.Option(help="the folder to write GAME/… into")]
Bots = Annotated[
    str | None, typer.Option(help="who sits where, such as human,greedy or random,greedy")
]
Players = Annotated[int | None, typer.Option(help="how many play (2)")]
Seed = Annotated[int | None, typer.Option(help="0 to 2^64 - 1; else drawn by lot")]
RecordFile = Annotated[Path | None, typer.Option(help="a file to write the game to")]
Depth = Annotated[int, typer.Option(min=1, help="how many plies")]
ExampleFile = Annotated[Path | None, typer.Option(help="count from this example's start")]
SiteFolder = Annotated[Path, typer.Option("--out", help="the folder of the site")]
SiteUrl = Annotated[
    str | None, typer.Option(help="where it will be published, such as https://…/rules/")
]
KitsFolder = Annotated[Path, typer.Option("--print", help="the folder of the kits to offer")]
RuntimeFolder = Annotated[
    Path, typer.Option("--runtime", help="the folder of the browser's Python")
]
Port = Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="a game's key; `games` lists them")]
Assignments = Annotated[
    list[str], typer.Option("--option", metavar="KEY=VALUE", help="a rules option; repeatable")
]
AsJson = Annotated[bool, typer.Option("--json", help="one JSON object a line")]
Pieces = Annotated[
    list[str] | None,
    typer.Argument(metavar="[PIECE]...", help="keys of pieces, such as land-a; else all"),
]
FaceFormat = Annotated[str, typer.Option("--format", help="svg, pdf, png or dxf (where to cut)")]
FaceSize = Annotated[
    str,
    typer.Option(help="print; screen: SVG of fewer digits, no grain; small: for under 160 pixels"),
]
Trim = Annotated[str | None, typer.Option(help="what cards are cut to, such as poker")]
Seat = Annotated[int | None, typer.Option(help="whose, from 0, where that shows; else everyone's")]
Dpi = Annotated[float | None, typer.Option(help="dots an inch of a PNG (300; a sheet 150)")]
Language = Annotated[
    str, typer.Option("--words", metavar="FILE", help="a language's texts as JSON, or pseudo")
]
Template = Annotated[
    Path | None,
    typer.Option("--words-template", help="write the English texts there, to translate; no faces"),
]
ContactSheet = Annotated[
    bool, typer.Option("--contact-sheet", help="all on pages, with their names")
]
SheetPaper = Annotated[
    str | None,
    typer.Option(help="of a contact sheet: A4 (as usual), Letter, A3, … or 200x150mm"),
]
Inks = Annotated[
    str | None, typer.Option(help="of a PDF: rgb (as usual), or cmyk for a printing press")
]
