"""What a face can be asked for: piece, side, owner, size, trim and language."""

from dataclasses import dataclass
from typing import Literal

from generator.errors import GeneratorError
from generator.faces.words import ENGLISH, Words

Side = Literal["front", "back"]
Size = Literal["print", "screen", "small"]


class UnknownFace(GeneratorError, LookupError):
    """No such face: the message names what was asked for and what there is."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One face, as `generator.faces.face` describes it."""

    piece: str
    side: Side = "front"
    motif: str | None = None
    seat: int | None = None
    size: Size = "print"
    trim: str | None = None
    words: Words = ENGLISH
