"""Everything of a kit for one paper in one file: archives that are the same, byte for byte."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from generator.site.kit_files import PALETTES, File, files

_DATE = (2000, 1, 1, 0, 0, 0)
_PLAIN_FILE = 0o100644 << 16
_UNIX = 3


class Bundle(NamedTuple):
    """An archive: its name without ending, and the files whose PDFs are in it."""

    name: str
    paper: str
    palette: str
    files: tuple[File, ...]


def bundles(game_key: str) -> Iterator[Bundle]:
    """The archives of a game: one for each paper and palette.

    What does not come in a palette is in its archive as it usually is.
    """
    found = files(game_key)
    for paper in dict.fromkeys(file.paper for file in found):
        for palette in PALETTES:
            own = {file.piece for file in found if file.palette == palette}
            inside = tuple(
                file
                for file in found
                if file.paper == paper
                and file.palette == (palette if file.piece in own else PALETTES[0])
            )
            name = f"{game_key}-{paper}" + ("" if palette == PALETTES[0] else f"-{palette}")
            yield Bundle(name, paper, palette, inside)


def packed(bundle: Bundle, folder: Path) -> bytes:
    """An archive of PDFs from a folder, in a folder of its own name.

    Nothing is compressed: PDFs are already, and compressors differ from one machine to another.
    """
    stream = BytesIO()
    with ZipFile(stream, "w", ZIP_STORED) as archive:
        for name in sorted(f"{file.name}.pdf" for file in bundle.files):
            info = ZipInfo(f"{bundle.name}/{name}", _DATE)
            info.create_system, info.external_attr = _UNIX, _PLAIN_FILE
            archive.writestr(info, (folder / name).read_bytes())
    return stream.getvalue()
