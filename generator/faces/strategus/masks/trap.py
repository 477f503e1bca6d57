"""The trap: two jaws hinged at both ends of a bar, their teeth against each other, a plate."""

from generator.draw.cuts import blade
from generator.draw.path import Matrix, Path
from generator.draw.shapes import circle, rectangle
from generator.faces.strategus.masks.layers import Layers, field, form, gouge, line, pair, whole

#: Where the bar lies, on which the jaws are mirrored.
_BAR = 2.0
#: The open mouth above the bar: its edge runs down each tooth and up again.
_MOUTH = (
    "0,-26* 2.2,-26* 6.6,-9* 11,-25.4* 13.6,-25* 18,-7* 22.4,-22.4* 24.6,-21* 28.6,-5.6* "
    "31.6,-14* 33,0*"
)
#: The links of the chain, from the lower jaw on.
_LINKS = ((2.0, 40.4), (10.2, 43.4), (19.0, 44.4), (27.8, 44.4))


def mask() -> Layers:
    """The trap's shapes."""
    yield form(*(circle(x, y, 4.4) for x, y in _LINKS))
    yield field(*(circle(x, y, 2.1) for x, y in _LINKS))
    yield form(*_both(_jaw()))
    yield field(*_both(whole(_MOUTH)))
    yield gouge(*_both(blade((-24, -27.6), (24, -27.6), 1.6, -3.0)), when="large")
    yield form(rectangle(-38, _BAR - 2.2, 76, 4.4))
    yield field(circle(0, _BAR, 11.4, 7.6))
    yield form(circle(0, _BAR, 9.4, 5.6))
    yield gouge(blade((-6, _BAR), (6, _BAR), 1.6), when="large")
    yield form(pair(rectangle(31.4, _BAR - 10, 12, 20, 3.4)))
    yield field(pair(circle(37.4, _BAR, 3.6)))
    yield line(pair(circle(37.4, _BAR, 1.6)), when="large")


def _both(above: Path) -> tuple[Path, Path]:
    """A shape drawn above a bar at y = 0, and its mirror image below it."""
    return above.moved(0, _BAR), above.mapped(Matrix(d=-1.0)).moved(0, _BAR)


def _jaw() -> Path:
    return whole("0,-34 20,-32.4 34,-24 41,0*")
