"""What the extras of a kit are called on the site, and what each of them is, in a sentence."""

from typing import NamedTuple


class Told(NamedTuple):
    """A name and a sentence."""

    name: str
    sentence: str


EXTRAS: dict[str, Told] = {
    "quick-reference": Told(
        "Quick reference", "What you look up at the table: cut it in half, or fold it."
    ),
    "rulebook": Told(
        "Rulebook", "All rules with their examples, to read on a screen or page by page."
    ),
    "booklet": Told(
        "Rules booklet", "The same rules in the order of a booklet: fold, staple, done."
    ),
    "pocket": Told("Pocket rules", "One sheet with one cut becomes a book of eight small pages."),
    "board": Told("Board", "In real size over several sheets, with a map of how they lie."),
    "board-lakes": Told("Board with lakes", "The other board, for games with lakes."),
    "standees": Told(
        "Standees", "Pieces that stand upright, their backs to the enemy: fold and glue."
    ),
    "box": Told("Box", "A tuck box that everything fits into: cut, fold, glue."),
    "guide": Told("How to make it", "Printing, cutting and folding this kit, in pictures."),
    "contents": Told(
        "What is in the box", "Every piece with its picture and number, and which sheets to print."
    ),
}


def told(piece: str) -> Told:
    """What a piece is called; one that nobody has told about has its name only."""
    name = piece.replace("-", " ").capitalize()
    return EXTRAS.get(piece, Told(name, ""))
