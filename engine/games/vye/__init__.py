"""Vye: area control with cards."""

from engine.games.vye.game import GAME

__all__ = ["GAME"]
