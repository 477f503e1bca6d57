"""The files beside the pages: faces, fonts, style sheets, kits, the playground and its runtime."""

from collections.abc import Iterator
from pathlib import Path

from engine.core.registry import games
from generator import fonts, theme
from generator.draw.png import png
from generator.draw.svg import svg
from generator.site import logo
from generator.site.errors import SiteError
from generator.site.paths import entry_path, symbol_path
from generator.site.shown import files
from generator.site.social import DPI, social
from generator.site.symbols import symbol
from generator.units import MM_PER_INCH

#: What of the playground's folder is served.
_SERVED = frozenset({".js", ".css", ".svg", ".json"})
_UNSERVED = frozenset({"test", "node_modules"})
_LICENCES = ("OFL-Grenze.txt", "OFL-AlegreyaSans.txt")


def drawn() -> Iterator[tuple[str, str]]:
    """Yield path and text of everything that is drawn or written here."""
    for key in games():
        for entry, size in files(key):
            yield entry_path(entry, size), svg(entry.draw(size), digits=2)
    for key, game in games().items():
        yield symbol_path(key), svg(symbol(game), digits=2)
    yield "assets/logo.svg", svg(logo.mark(), digits=2)
    yield "assets/favicon.svg", svg(logo.favicon(), digits=2)
    yield "assets/css/theme.css", theme.css("../fonts") + _on_paper()


def pixels() -> Iterator[tuple[str, bytes]]:
    """Yield path and bytes of the pictures for what reads no SVG; raise MissingPackage."""
    yield "assets/social.png", png(social(), DPI)
    icon = logo.favicon()
    for name, side in (("favicon", 48), ("touch-icon", 180)):
        yield f"assets/{name}.png", png(icon, side * MM_PER_INCH / icon.width)


def copied(print_dir: Path, runtime_dir: Path, playground: Path) -> Iterator[tuple[str, bytes]]:
    """Yield path and bytes of everything that was made elsewhere; raise SiteError without it."""
    for file in (*(font[3] for font in theme.WEB_FONTS), *_LICENCES):
        yield f"assets/fonts/{file}", fonts.data(file)
    for key in games():
        for path in sorted((print_dir / key).iterdir()) if (print_dir / key).is_dir() else ():
            yield f"print/{key}/{path.name}", path.read_bytes()
    if not (runtime_dir / "manifest.json").is_file():
        raise SiteError(f"{runtime_dir} holds no runtime for the board: run `make runtime` first")
    for path in _files(runtime_dir):
        yield f"assets/runtime/{path.relative_to(runtime_dir).as_posix()}", path.read_bytes()
    for path in _files(playground):
        inside = path.relative_to(playground)
        if len(inside.parts) > 1 and path.suffix in _SERVED and inside.parts[0] not in _UNSERVED:
            yield f"assets/playground/{inside.as_posix()}", path.read_bytes()


def _on_paper() -> str:
    """Light colours on white for print, whatever scheme the screen shows."""
    colours = theme.SCHEMES["tilewright"] | {"page": "#FFFFFF"}
    lines = "".join(f"    --tw-{name}: {value};\n" for name, value in colours.items())
    return (
        '\n@media print {\n  [data-md-color-scheme^="tilewright"] {\n    color-scheme: light;\n'
        f"{lines}  }}\n}}\n"
    )


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
