"""Themes: which kinds of Special are in play.

Rule: vye.setup.theme, vye.setup.theme-lists
"""

from __future__ import annotations

from collections.abc import Mapping

LISTS: Mapping[str, tuple[str, ...]] = {
    "beginning-journeys": (),
    "weapons-of-war": ("barracks", "catapult", "fortress", "underminers"),
    "changing-lands": ("earthquake", "sinkhole", "wild-land"),
    "connecting-kingdoms": ("ancient-passage", "sanctuary", "underminers", "wild-land"),
    "greedy-rulers": ("ancient-passage", "lost-city", "necropolis", "underminers", "waystone"),
    "kid-friendly": (),
}
"""The kinds that each theme with a fixed list adds, ascending."""

FREE: tuple[str, ...] = ("players-choice", "random")
"""Themes of four kinds that the players or the lot choose."""

FREE_KINDS = 4
THEMES: tuple[str, ...] = (*LISTS, *FREE)
KID_FRIENDLY = "kid-friendly"
