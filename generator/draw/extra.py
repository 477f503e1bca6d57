"""Packages that only some backends need, and what is said where one is missing."""

from importlib import import_module
from typing import Any

from generator.errors import GeneratorError


class MissingPackage(GeneratorError, ImportError):
    """A package that was not installed: the message says for what, and how to install it."""


def required(module: str, extra: str, purpose: str) -> Any:
    """A module of a package that comes with one of the project's extras; raises MissingPackage."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingPackage(
            f"{purpose} needs the package {module.partition('.')[0]!r}:"
            f' python -m pip install "tilewright[{extra}]"'
        ) from error
