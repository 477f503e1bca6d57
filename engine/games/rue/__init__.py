"""Rue: square tiles with coloured edges."""

from engine.games.rue.game import GAME

__all__ = ["GAME"]
