"""Components: everything in the box, as data for kits, contents lists and tests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of card, tile, token or coin.

    `count` is how many the box holds `per` "seat" or per "game"; `back` is the key of the face
    on the other side ("" where both sides are alike); `rule` the clause that asks for it; `about`
    says in a line what it does, where it does anything.
    """

    key: str
    name: str
    kind: str
    count: int
    per: str
    rule: str
    back: str = ""
    about: str = ""
