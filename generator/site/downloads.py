"""The downloads of a game: every printable file, chosen by paper and palette, with what it is.

They are written as HTML: choices are radio buttons, and style sheets hide what was not chosen, so
no script is needed. Where style sheets cannot, everything is shown.
"""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from engine.core.registry import AnyGame
from generator.kits.options import PALETTES as PALETTE_TITLES
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import PAPERS
from generator.site.bundles import bundles, packed
from generator.site.extras_told import EXTRAS, told
from generator.site.kit_files import PALETTES, File, files, require
from generator.site.printed import small_path, small_size

#: More files than this in a list want the whole width.
_MANY = 3


def listing(game: AnyGame, print_dir: Path, root: str) -> str:
    """The downloads of a game as HTML; `root` is the way from the page to the site's root.

    Raises SiteError where a file is missing.
    """
    folder = print_dir / game.key
    require(game.key, game.title, folder)
    found = files(game.key)
    parts = [
        f'<div class="tw-kits tw-kits--{game.key}">',
        _choices(game, found),
        _bundles(game, folder, root),
    ]
    pieces = dict.fromkeys(file.piece for file in found)
    for piece in pieces:
        parts.append(_kit(game, [f for f in found if f.piece == piece], folder, root))
    return "\n".join([*parts, "</div>\n"])


def archives(game_key: str, print_dir: Path) -> Iterator[tuple[str, bytes]]:
    """Yield path and bytes of every archive of a game; its files must be there."""
    for bundle in bundles(game_key):
        yield f"print/{game_key}/{bundle.name}.zip", packed(bundle, print_dir / game_key)


def size(count: int) -> str:
    """A number of bytes as people read it."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{max(1, round(count / 1e3))} kB"


def _choices(game: AnyGame, found: Sequence[File]) -> str:
    papers = [(key, PAPERS[key].title) for key in dict.fromkeys(file.paper for file in found)]
    palettes = [(key, _palette(key)) for key in PALETTES]
    rows = (("Paper", "paper", papers), ("Ink", "palette", palettes))
    return "".join(_choice(game, *row) for row in rows)


def _choice(game: AnyGame, legend: str, name: str, values: Sequence[tuple[str, str]]) -> str:
    """A row of radio buttons, the first one chosen."""
    buttons = "".join(
        f'<label><input type="radio" name="{game.key}-{name}" value="{key}"'
        f"{' checked' if i == 0 else ''}><span>{title}</span></label>"
        for i, (key, title) in enumerate(values)
    )
    return f'<fieldset class="tw-choice"><legend>{legend}</legend>{buttons}</fieldset>'


def _bundles(game: AnyGame, folder: Path, root: str) -> str:
    links = "".join(
        f'<p{_form(bundle.paper, bundle.palette)}><a class="tw-download" '
        f'href="{root}print/{game.key}/{bundle.name}.zip">Everything for '
        f"{PAPERS[bundle.paper].title}, {_palette(bundle.palette).lower()}</a> "
        f"ZIP, {len(bundle.files)} PDFs, {size(len(packed(bundle, folder)))}</p>"
        for bundle in bundles(game.key)
    )
    return f'<div class="tw-all">{links}</div>'


def _kit(game: AnyGame, found: Sequence[File], folder: Path, root: str) -> str:
    """A piece: its first sheet, what it is, and its files by paper and palette."""
    first = found[0]
    name, sentence = told(first.piece)
    sentence = sentence if first.piece in EXTRAS else f"{first.pieces} in all, {first.size}."
    wide, high = small_size(game.key, first.piece)
    note = f'<p class="tw-note">{escape(first.note)}</p>' if first.note else ""
    both = len({file.palette for file in found}) > 1
    runs = [list(run) for _, run in groupby(found, lambda file: (file.paper, file.palette))]
    lists = "".join(_list(game, run, folder, root, both=both) for run in runs)
    look = " tw-kit--wide" if max(map(len, runs)) > _MANY else ""
    return (
        f'<section class="tw-kit{look}" id="{game.key}-{first.piece}">'
        f'<img src="{root}{small_path(game.key, first.piece)}" alt="" loading="lazy" '
        f'width="{wide}" height="{high}">'
        f"<div><h3>{name}</h3><p>{sentence}</p>{lists}{note}</div></section>"
    )


def _list(game: AnyGame, found: Sequence[File], folder: Path, root: str, *, both: bool) -> str:
    """The files for one paper in one palette; what comes in one palette only goes with all."""
    first = found[0]
    form = _form(first.paper, first.palette if both else None)
    items = "".join(_item(game, file, folder, root) for file in found)
    told = PAPERS[first.paper].title + (f", {_palette(first.palette).lower()}" if both else "")
    return f'<div{form}><p class="tw-form">{told}</p><ul>{items}</ul></div>'


def _item(game: AnyGame, file: File, folder: Path, root: str) -> str:
    how = LAYOUTS[file.layout].title
    if file.piece in EXTRAS and file.layout == "fronts":
        how = "one side"
    how = f"{file.motif}, {how}" if file.motif else how
    pages = "1 page" if file.pages == 1 else f"{file.pages} pages"
    at = f"{root}print/{game.key}/{file.name}"
    item = (
        f'<li><a class="tw-download" href="{at}.pdf">{how[0].upper()}{how[1:]}</a> '
        f"PDF, {pages}, {size((folder / f'{file.name}.pdf').stat().st_size)}"
    )
    if file.svgs:
        links = " ".join(
            f'<a href="{at}-{n}.svg" aria-label="Page {n} as SVG">{n}</a>' for n in file.svgs
        )
        total = sum((folder / name).stat().st_size for name in file.names[1:])
        item += (
            f"<details><summary>As SVG, page by page, {size(total)}</summary>"
            f'<p class="tw-pages">{links}</p></details>'
        )
    return f"{item}</li>"


def _form(paper: str, palette: str | None) -> str:
    """The attributes by which style sheets choose; without a palette it goes with all."""
    return f' data-paper="{paper}"' + (f' data-palette="{palette}"' if palette else "")


def _palette(key: str) -> str:
    return PALETTE_TITLES[key].capitalize()
