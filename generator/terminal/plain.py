"""Plain errors: what is wrong with the input is one line and exit status 2, no traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from engine.core.errors import EngineError
from generator.errors import GeneratorError

SITE_PACKAGES = ("mkdocs", "markdown", "material", "yaml", "pymdownx")


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn errors of the input into a message and exit status 2."""
    try:
        yield
    except (EngineError, GeneratorError) as error:
        typer.echo(f"tilewright: {error}", err=True)
        raise typer.Exit(2) from error
    except ModuleNotFoundError as error:
        if error.name not in SITE_PACKAGES:
            raise
        message = "the site needs more packages: pip install 'tilewright[site]'"
        typer.echo(f"tilewright: {message}", err=True)
        raise typer.Exit(2) from error
