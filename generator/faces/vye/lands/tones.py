"""The tones of a Land's picture: its base towards ink and towards bone, and one accent."""

from dataclasses import dataclass

from generator.draw.paint import Paint
from generator.theme import BONE, INK, LAND_ACCENTS, LANDS


@dataclass(frozen=True, slots=True)
class Tones:
    """A ladder from ink to bone through the base, and the one other hue."""

    ink: Paint
    darkest: Paint
    darker: Paint
    dark: Paint
    base: Paint
    light: Paint
    lighter: Paint
    lightest: Paint
    bone: Paint
    accent: Paint


def tones(letter: str) -> Tones:
    """The tones of a set of Lands, by its letter in lower case."""
    return tones_of(LANDS[letter], LAND_ACCENTS[letter])


def tones_of(base: Paint, accent: Paint) -> Tones:
    """The tones of any base, with another accent."""
    return Tones(
        ink=INK,
        darkest=base.mix(INK, 0.80),
        darker=base.mix(INK, 0.58),
        dark=base.mix(INK, 0.28),
        base=base,
        light=base.mix(BONE, 0.38),
        lighter=base.mix(BONE, 0.68),
        lightest=base.mix(BONE, 0.86),
        bone=BONE,
        accent=accent,
    )
