"""The rules of the tree, checked on the source: which way imports point, sizes, who may print.

`violations(root)` lists what breaks them, one line each, `file:line: what`. `test_layers.py` holds
the project to them, and a small bad tree holds this checker to its word.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

LONGEST = 300
"""Lines of a source file at the most; the plain references are each one text to read through."""

BASE = "generator.errors generator.units generator.theme"
"""What every layer of the generator above the drawing may import."""

# What a layer may import of ours, besides itself: the longest fitting name decides. A layer that is
# not named here may import nothing of ours, so a new layer has to be placed before it can be used.
ALLOWED: dict[str, str] = {
    "engine.core": "",
    "engine.core.registry": "engine.core engine.games",
    "engine.bots": "engine.core",
    "engine.games": "engine.core",
    "engine.request": "engine.core engine.bots",
    "engine.history": "engine.core engine.request",
    "engine.log": "engine.core engine.history",
    "engine.taking_up": "engine.core engine.request",
    "engine.typed": "engine.core",
    "engine.foresight": "engine.core",
    "engine.table": (
        "engine.core engine.bots engine.request engine.history engine.log engine.taking_up"
        " engine.typed engine.foresight"
    ),
    "engine.bridge": "engine.core engine.bots engine.request engine.table",
    "engine.__main__": "engine",
    "generator.units": "",
    "generator.draw.path": "generator.units",
    "generator.draw.paint": "generator.units generator.draw.path",
    "generator.theme": "generator.units generator.draw.paint",
    "generator.fonts": "generator.units generator.draw.path",
    "generator.draw": f"generator.fonts {BASE}",
    "generator.faces": f"engine generator.draw {BASE}",
    "generator.faces.contact": f"engine generator.sheets generator.faces generator.draw {BASE}",
    "generator.sheets": f"generator.draw {BASE}",
    "generator.booklet": f"engine generator.sheets generator.faces generator.draw {BASE}",
    "generator.quick": "engine generator.booklet generator.sheets generator.faces generator.draw "
    f"{BASE}",
    "generator.guides": "engine generator.quick generator.booklet generator.sheets generator.faces "
    f"generator.draw {BASE}",
    "generator.boxes": f"engine generator.sheets generator.faces generator.draw {BASE}",
    "generator.kits": "engine generator.boxes generator.guides generator.quick generator.booklet "
    f"generator.sheets generator.faces generator.draw {BASE}",
    "generator.printers": f"generator.files generator.sheets {BASE}",
    "generator.measured": f"generator.sheets generator.draw {BASE}",
    "generator.preflight": f"generator.measured generator.sheets generator.draw {BASE}",
    "generator.runtime": "engine",
    "generator.site": "engine generator.kits generator.guides generator.quick generator.booklet "
    "generator.sheets generator.faces "
    f"generator.draw generator.fonts generator.runtime {BASE}",
    "generator.errors": "",
    "generator.files": "generator.errors",
    "generator.terminal": "engine",
    "generator.terminal.plain": f"engine {BASE}",
    "generator.terminal.watching": BASE,
    "generator.terminal.printers": f"generator.printers generator.sheets {BASE}",
    "generator.terminal.foretold": f"generator.kits generator.sheets generator.draw {BASE}",
    "generator.terminal.printing": "engine generator.kits generator.preflight generator.printers "
    f"generator.sheets {BASE}",
    "generator.terminal.cli": "engine generator",
    "generator.terminal.faces": "engine generator.terminal.wishes generator.sheets generator.faces "
    f"generator.draw generator.files {BASE}",
    "generator.terminal.wishes": f"engine generator.sheets generator.faces generator.draw {BASE}",
    "generator.cli": "engine generator",
    "generator.__main__": "generator",
}

# What is not ours and not of the standard library, and where alone it may be imported.
FOREIGN: dict[str, tuple[str, ...]] = {
    "reportlab": ("generator.draw",),
    "svgwrite": ("generator.draw",),
    "typer": (
        "generator.cli",
        "generator.terminal.cli",
        "generator.terminal.flags",
        "generator.terminal.plain",
    ),
    "rich": ("generator.cli", "generator.terminal.cli"),
    "platformdirs": ("generator.printers",),
    "fontTools": ("generator.fonts.make",),
    "mkdocs": ("generator.site.hooks",),
    "markdown": ("generator.site",),
    "yaml": ("generator.site",),
    "pikepdf": ("generator.measured",),
    "pypdf": ("generator.measured",),
    "pypdfium2": ("generator.measured",),
}

# The engine is pure: no input or output, no clock, no chance but its own.
IMPURE = (
    "asyncio datetime glob http io logging multiprocessing os pathlib random secrets shutil socket "
    "subprocess tempfile threading time urllib uuid"
)
IMPURE_CALLS = frozenset({"open", "input", "eval", "exec"})


def violations(root: Path) -> list[str]:
    """List what breaks the rules in the tree under root, sorted by file."""
    found: list[str] = []
    for path in _sources(root):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        if lines > LONGEST and not name.startswith("tests/reference/"):
            found.append(f"{name}:{lines}: {lines} lines, {LONGEST} at the most: split it")
        if path.suffix == ".py" and not name.startswith("tests/"):
            tree = ast.parse(text, name)
            found += [f"{name}:{line}: {what}" for line, what in _broken(_module(name), tree)]
    return found


def _sources(root: Path) -> list[Path]:
    """Find the files that the rules speak of."""
    folders = {"engine": "*.py", "generator": "*.py", "tests": "*.py", "playground": "*.js"}
    paths = [path for folder, kind in folders.items() for path in (root / folder).rglob(kind)]
    return sorted(path for path in paths if "node_modules" not in path.parts)


def _module(name: str) -> str:
    """Turn a file name into the module's: `engine/core/__init__.py` is `engine.core`."""
    parts = name.removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _within(module: str, layer: str) -> bool:
    return module == layer or module.startswith(layer + ".")


def _layer(module: str) -> str:
    """Name the layer of a module: a game is a layer of its own."""
    if _within(module, "engine.games") and module.count(".") >= 2:
        return ".".join(module.split(".")[:3])
    return max((layer for layer in ALLOWED if _within(module, layer)), key=len, default=module)


def _broken(module: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    layer = _layer(module)
    known = layer if layer in ALLOWED else layer.rpartition(".")[0]
    allowed = [*ALLOWED.get(known, "").split(), layer]
    speaks = module.rpartition(".")[2] in ("cli", "__main__") or _within(module, "generator.cli")
    for node in ast.walk(tree):
        for target in dict.fromkeys(_imports(node)):
            top = target.split(".")[0]
            if not top:
                yield node.lineno, "write the module's full name: a relative import hides its layer"
            elif top in ("engine", "generator", "tests"):
                if target in ("engine", "generator"):
                    continue  # the package itself: its version, no more
                if not any(_within(target, one) for one in allowed):
                    yield node.lineno, f"{layer} may not import {target}"
            elif top in sys.stdlib_module_names:
                if (
                    top in IMPURE.split()
                    and _within(module, "engine")
                    and module != "engine.__main__"
                ):
                    yield node.lineno, f"the engine is pure and may not import {target}"
            elif not any(_within(module, place) for place in FOREIGN.get(top, ())):
                yield node.lineno, f"{layer} may not import {target}, which is not ours"
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in ("print", "sys.exit", "exit", "quit", "os._exit") and not speaks:
                yield node.lineno, f"only cli.py and __main__.py may call {called}"
            if called in IMPURE_CALLS and _within(module, "engine") and not speaks:
                yield node.lineno, f"the engine is pure and may not call {called}"
        if isinstance(node, ast.Name) and node.id == "SystemExit" and not speaks:
            yield node.lineno, "only cli.py and __main__.py may leave the program"


def _imports(node: ast.AST) -> Iterator[str]:
    """Name the modules that a statement imports; `from a import b` names `a.b` where a is ours."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = "." * node.level + (node.module or "")
        for alias in node.names:
            # `from engine import __version__` speaks of the package, other names are its modules.
            inside = base in ("engine", "generator", "engine.games")
            yield f"{base}.{alias.name}" if inside and alias.name != "__version__" else base
