"""Files: read with a plain complaint, written beside their place and then renamed."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
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
    """Write a whole file or nothing, as `write_all` does."""
    write_all([(path, data)])


def write_all(files: Iterable[tuple[Path, bytes]]) -> None:
    """Write all of the files or none: each beside its place first, then all renamed.

    Folders on the way are made; a link is followed, and what it leads to is written. Raise
    FileError, before anything is written, where a file cannot be.
    """
    wanted = [(path, Path(os.path.realpath(path)), data) for path, data in files]
    for path, place, _ in wanted:
        _require_room(path, place)
    ready: list[tuple[Path, Path, Path]] = []
    try:
        for path, place, data in wanted:
            with _complaint(path):
                ready.append((path, _beside(place, data), place))
        for path, made, place in ready:
            with _complaint(path):
                made.replace(place)
    except BaseException:
        for _, made, _ in ready:
            made.unlink(missing_ok=True)
        raise


@contextmanager
def _complaint(path: Path) -> Iterator[None]:
    """Turn an error of the system into a FileError that names a path."""
    try:
        yield
    except OSError as error:
        raise FileError(f"{path}: {_reason(error)}") from error


def _require_room(path: Path, place: Path) -> None:
    """Raise FileError where a file at `place`, called `path` by the user, cannot be written."""
    with _complaint(path):
        found = _found(place)
        if found is not None:
            if stat.S_ISDIR(found.st_mode):
                raise FileError(f"{path}: there is a folder of this name")
            if not stat.S_ISREG(found.st_mode):
                raise FileError(f"{path}: is no regular file")
            if not os.access(place, os.W_OK):
                raise FileError(f"{path}: the file there may not be written")
        folder = next(one for one in place.parents if _found(one) is not None)
        if not folder.is_dir():
            raise FileError(f"{path}: {folder} is no folder")
        if not os.access(folder, os.W_OK | os.X_OK):
            raise FileError(f"{path}: nothing may be written into {folder}")


def _found(place: Path) -> os.stat_result | None:
    """What is at a place; None where nothing is, or where a file stands in the way to it."""
    try:
        return place.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _beside(place: Path, data: bytes) -> Path:
    """A new file beside a place that holds the data, and may be used by those who may use that."""
    before = _found(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=".tilewright-")
    made = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        made.chmod(0o666 & ~_umask() if before is None else stat.S_IMODE(before.st_mode))
    except BaseException:
        made.unlink(missing_ok=True)
        raise
    return made


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
