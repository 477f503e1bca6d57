"""Strategus: two hidden armies."""

from engine.games.strategus.game import GAME

__all__ = ["GAME"]
