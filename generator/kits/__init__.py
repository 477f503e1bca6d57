"""Kits: everything of a game that is printed, as finished files in memory."""

from generator.kits.build import build, default_set
from generator.kits.options import KitOptions
from generator.kits.part import Artifact

__all__ = ["Artifact", "KitOptions", "build", "default_set"]
