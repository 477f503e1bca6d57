"""Strategus's faces."""

from generator.faces.strategus.plain import BACK, SIDE, face

__all__ = ["BACK", "SIDE", "face"]
