"""The steps of printing and making a kit: what is said, and what is drawn beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from generator.draw.path import Box
from generator.draw.scene import Drawing
from generator.guides import folded, pictures
from generator.guides.pictures import Shown

Picture = Callable[[Drawing, Box], None]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its title, short sentences, and the picture that fills a box."""

    title: str
    texts: tuple[str, ...]
    picture: Picture


@dataclass(frozen=True, slots=True)
class Making:
    """What a kit holds, as far as the steps ask for it.

    `pieces` are the names of everything that can be printed; `layouts` those in which the game's
    own pieces are; `sheet`, `behind` and `fold` are pages of the first piece that has them, `discs`
    a page of round pieces; `stocks` name each piece with its trim.
    """

    pieces: frozenset[str]
    layouts: frozenset[str]
    sheet: Shown
    behind: Shown | None
    fold: Shown | None
    discs: Shown | None
    stocks: tuple[tuple[str, str, bool], ...]


def steps(making: Making, scale: float) -> tuple[Step, ...]:
    """The steps that a kit needs, in order, for a page where all is `scale` times as large."""
    found = [
        Step(
            "Print at 100 %",
            (
                "In the print window choose **100 %** or **actual size**, never “fit”.",
                "Print this page first. The bar is **50 mm** long: lay a ruler on it. If it is"
                " shorter, the window still shrinks pages.",
            ),
            partial(pictures.ruler, scale),
        )
    ]
    found += _two_sides(making)
    if making.sheet.has_marks:
        found.append(
            Step(
                "Cut from mark to mark",
                (
                    "Use a knife, a steel ruler and a mat. First cut **across the whole sheet**, in"
                    " the order of the numbers; then cut each strip into pieces.",
                    "A mark shows where the edge is, outside the picture. Two light strokes are"
                    " better than a hard one.",
                ),
                partial(pictures.cutting, making.sheet),
            )
        )
    discs = making.discs
    if discs:
        found.append(
            Step(
                "Make the discs",
                (
                    "Glue the sheet on card 1.5 to 2 mm thick and press it until dry.",
                    "Cut **along the line**; turn the card, not the scissors. A punch of the same"
                    " size is faster.",
                ),
                partial(pictures.discs, discs),
            )
        )
    found += [step for key, step in _EXTRAS.items() if key in making.pieces]
    found.append(_paper(making))
    return tuple(found)


def _two_sides(making: Making) -> list[Step]:
    found = []
    sheet, behind, fold = making.sheet, making.behind, making.fold
    if behind and "duplex-long" in making.layouts:
        found.append(
            Step(
                "Two sides at once",
                (
                    "Take a file whose name has **duplex-long**. Print on both sides and choose"
                    " **flip on the long edge**.",
                    "Print one sheet and hold it against the light: fronts and backs should meet"
                    " within 1.5 mm.",
                ),
                partial(pictures.duplex, sheet, behind),
            )
        )
    if behind and "backs" in making.layouts:
        found.append(
            Step(
                "Or one side, then the other",
                (
                    "Print the file **fronts**. Turn the whole stack over **like the page of a"
                    " book**, put it back in, and print the file **backs**.",
                    "Try it with one sheet: which way up paper goes in differs from printer to"
                    " printer.",
                ),
                partial(pictures.stack, sheet, behind),
            )
        )
    if fold:
        found.append(
            Step(
                "Or fold and glue",
                (
                    "Print a file **gutterfold** on one side. Fold it along the dashed line, the"
                    " printed side out, and glue the halves together.",
                    "Press it under books until it is dry. **Then** cut.",
                ),
                partial(pictures.folding, fold),
            )
        )
    return found


def _paper(making: Making) -> Step:
    told = []
    for name, size, is_round in making.stocks:
        how = "on card of 1.5 to 2 mm" if is_round else "paper of 250 to 300 g/m²"
        told.append(f"**{name}**, {size}: {how}.")
    return Step(
        "Paper and sleeves",
        (
            *told,
            "Or print on thin paper and put pieces into **sleeves** of their size, each with a card"
            " behind it; then backs need no printing.",
        ),
        partial(pictures.sleeve, making.sheet),
    )


#: Steps for what a kit may have beside its pieces, by the name of that.
_EXTRAS: dict[str, Step] = {
    "quick-reference": Step(
        "Quick reference",
        (
            "**Cut** each sheet in half for two leaves, or **fold** it, the printed side out, for"
            " one leaf with two sides.",
            "One for each player lies well beside the table.",
        ),
        folded.halving,
    ),
    "booklet": Step(
        "Bind the booklet",
        (
            "Print on both sides and choose **flip on the short edge**. Lay the sheets into one"
            " another, the first outside.",
            "Fold them in the middle and staple twice **on the fold**.",
        ),
        folded.booklet,
    ),
    "pocket": Step(
        "Fold the pocket book",
        (
            "Print on one side. Fold the sheet to **eight** parts and open it again; cut the line"
            " in the middle.",
            "Fold it lengthwise and push the ends together: a book of eight pages.",
        ),
        folded.pocket,
    ),
    "standees": Step(
        "Fold the standees",
        (
            "Cut out each strip. Fold **back** along the dashed lines: a tent with two feet.",
            "Glue one foot on the other. The side with the picture looks at its owner.",
        ),
        folded.standee,
    ),
    "board": Step(
        "Put the board together",
        (
            "Lay the sheets as the **map** shows. Cut the left and upper edge of each along its"
            " seam, **through the crosses**.",
            "Glue it on the flap of its neighbour, so that half crosses become whole ones.",
        ),
        folded.board,
    ),
    "box": Step(
        "Fold the box",
        (
            "Cut along the **solid** outline. Draw a blunt point along every dashed line, then fold"
            " it back.",
            "Glue the long tab first, then the bottom. The lid is only tucked in.",
        ),
        folded.tuck_box,
    ),
}
