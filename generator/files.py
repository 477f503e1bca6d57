"""Files: read with a plain complaint, written beside their place and then renamed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from generator.errors import GeneratorError


class FileError(GeneratorError):
    """A file or folder that cannot be read or written; the message names it and says why."""


def read_text(path: Path) -> str:
    """Return a text file; raise FileError where it is missing, a folder, or no UTF-8."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(f"{path}: no UTF-8 text (byte {error.start + 1} is wrong)") from error
    except OSError as error:
        raise FileError(f"{path}: {_reason(error)}") from error


def write(path: Path, data: bytes) -> None:
    """Write a whole file or nothing: beside its place first, then renamed.

    Folders on the way are made. Raise FileError where that cannot be done.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise FileError(f"{path}: there is a folder of this name")
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).chmod(0o666 & ~_umask())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError(f"{path}: {_reason(error)}") from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
