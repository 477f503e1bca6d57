"""Marks of what a kind can do that others cannot, in a box from -3 to 3."""

from collections.abc import Callable

from generator.draw.path import Path
from generator.draw.shapes import KAPPA, circle, joined, polar, polygon, rectangle
from generator.faces.strategus.press import Press


def ability(press: Press, key: str) -> None:
    """Draws the mark of a kind around (0, 0); most kinds have none."""
    if key in MARKS:
        MARKS[key](press)


def _any_distance(press: Press) -> None:
    """Four arrows: moves any distance in a straight line."""
    bars = [rectangle(-2.1, -0.34, 4.2, 0.68), rectangle(-0.34, -2.1, 0.68, 4.2)]
    head = polygon([(3.0, 0), (1.5, 1.25), (1.5, -1.25)])
    press.mark(joined([*bars, *(head.moved(rotation=90 * i) for i in range(4))]))


def _beats_traps(press: Press) -> None:
    """A trap's jaws, struck out."""
    press.mark(joined([_jaw(0), _jaw(180)]))
    press.plate(_bar(0.95), is_mark=False)
    press.fill(_bar(0.4), "line")


def _jaw(turn: float) -> Path:
    """Three teeth in half a ring."""
    rim = [polar(r, a) for r, way in ((3.0, 1), (2.2, -1)) for a in range(12, 169, 12)[::way]]
    teeth = (
        polygon([polar(2.5, a - 22), polar(0.75, a), polar(2.5, a + 22)]) for a in (38, 90, 142)
    )
    return joined([polygon(rim), *teeth]).moved(rotation=turn)


def _bar(half: float) -> Path:
    """A rising bar, half as wide as said to each side."""
    return rectangle(-3.7, -half, 7.4, 2 * half).moved(rotation=-45)


def _attacks_first(press: Press) -> None:
    """An arrow from the mouse up to a 1."""
    press.words(0.1, -0.1, "1", 11.5)
    press.mark(_arrow())


def _fears_the_mouse(press: Press) -> None:
    """An arrow from a 10 down to the elephant."""
    press.words(0.1, -0.1, "10", 11.5)
    press.mark(_arrow().moved(0, 3.6, rotation=180))


def _arrow() -> Path:
    """An arrow that points up, below the middle."""
    return polygon(
        [(0, 0.4), (1.8, 2.0), (0.6, 2.0), (0.6, 3.2), (-0.6, 3.2), (-0.6, 2.0), (-1.8, 2.0)]
    )


def _never_moves(press: Press) -> None:
    """A padlock."""
    press.mark(joined([rectangle(-2.3, -0.5, 4.6, 3.3, 0.4), _bow(1.7)]))
    press.fill(_bow(1.0), "field")
    press.fill(joined([circle(0, 0.9, 0.55), rectangle(-0.22, 0.9, 0.44, 1.1)]), "field")


def _bow(r: float) -> Path:
    """A half-round bow on the lock, of radius `r`."""
    k, low, top = KAPPA * r, -0.5, -1.4
    return Path(
        "MLCCLZ",
        (
            -r, low, -r, top,
            -r, top - k, -k, top - r, 0, top - r,
            k, top - r, r, top - k, r, top,
            r, low,
        ),
    )  # fmt: skip


MARKS: dict[str, Callable[[Press], None]] = {
    "scout": _any_distance,
    "fox": _beats_traps,
    "mouse": _attacks_first,
    "elephant": _fears_the_mouse,
    "trap": _never_moves,
    "apple": _never_moves,
}
