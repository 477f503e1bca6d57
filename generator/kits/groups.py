"""Groups: which components are printed together, and what they are called."""

from engine.core.component import Component
from generator.faces.default import DECK


def group(component: Component) -> str:
    """The name of what a component is printed together with: tiles, coins, pieces.

    Cards of one size and one back are one deck, whatever their kinds.
    """
    return "cards" if component.kind in DECK else f"{component.kind}s"
