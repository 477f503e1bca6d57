"""The options of `tilewright print`, as the command line spells them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Paper = Annotated[str | None, typer.Option(help="A4, Letter, A3, … or a size such as 200x150mm")]
Layout = Annotated[str | None, typer.Option(help="duplex-long, fronts, backs or fold")]
PaletteName = Annotated[str, typer.Option(help="full, grey or low-ink")]
Motif = Annotated[str | None, typer.Option(help="a picture set of the game")]
Seats = Annotated[int | None, typer.Option(help="how many players the kit is for")]
Only = Annotated[list[str] | None, typer.Option(help="a piece to print, such as tiles; repeatable")]
Svg = Annotated[bool, typer.Option("--svg", help="SVG pages beside every PDF")]
Marks = Annotated[str | None, typer.Option(help="crop marks: a style, or none")]
Millimetres = Annotated[float | None, typer.Option(metavar="MM", help="in mm; else as suits")]
Out = Annotated[Path, typer.Option(help="the folder to write GAME/… into")]
