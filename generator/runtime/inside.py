"""The steps that run inside Pyodide, where the bytecode is for exactly the Python it will run on.

`make.mjs` imports this file there. It stands on its own: of this project the engine alone is there.
"""

import ast
import importlib._bootstrap_external as external
import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator

STDLIB = "/lib/python313.zip/"
"""Where Pyodide mounts the standard library: tracebacks name files under it."""

Files = dict[str, bytes]


def read(archive: bytes) -> Files:
    """Return the files of a zip by name, without folders."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist() if not name.endswith("/")}


def keep(engine: bytes, trial: str) -> list[str]:
    """Name the files of the standard library that the engine and Pyodide itself use.

    `engine` is the wheel, `trial` a program that puts the engine through its paces. Counted is what
    is loaded after every module of the engine was imported, so was all that the engine imports
    anywhere (an import inside a function counts as any other), and the trial ran.
    """
    with open("/tmp/engine.zip", "wb") as file:  # noqa: S108 - Pyodide's own file system
        file.write(engine)
    sys.path.insert(0, "/tmp/engine.zip")  # noqa: S108
    sources = {name: data for name, data in read(engine).items() if name.endswith(".py")}
    for name in sorted(sources):
        module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if not module.endswith("__main__"):
            importlib.import_module(module)
        for used in _imported(ast.parse(sources[name])):
            importlib.import_module(used)
    exec(trial, {})  # noqa: S102 - our own file
    # A module that is frozen into Pyodide names another origin: it needs no file.
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = {spec.origin for spec in specs if spec and spec.origin}
    return sorted(origin.removeprefix(STDLIB) for origin in origins if origin.startswith(STDLIB))


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def stdlib(archive: bytes, kept: Iterable[str], library: str) -> bytes:
    """Return a standard library of the kept files only, as bytecode without docstrings.

    What Python imports before `sitecustomize`, the source `library`, is there as files; all else is
    in `library.bin`, which that module reads.
    """
    sources = read(archive)
    first = {name: sources[name] for name in kept if name.startswith("encodings/")}
    first["sitecustomize.py"] = library.encode()
    modules: dict[str, tuple[bool, bytes]] = {}
    for file in sorted(set(kept) - set(first)):
        name = file.removesuffix(".py").replace("/", ".")
        code = compile(sources[file], STDLIB + file, "exec", dont_inherit=True, optimize=2)
        module = name.removesuffix(".__init__")
        modules[module] = (module != name, marshal.dumps(code))
    return packed({**compiled(first, STDLIB, optimize=2), "library.bin": marshal.dumps(modules)})


def engine(wheel: bytes) -> bytes:
    """Return the engine as bytecode, with its rulebooks and other data.

    Its assertions stay. Docstrings of classes do too: a dataclass without one would work it out.
    """
    files = {name: data for name, data in read(wheel).items() if ".dist-info/" not in name}
    return packed(compiled(files, "", optimize=0))


def compiled(files: Files, folder: str, optimize: int) -> Files:
    """Replace each source by its bytecode, which is not checked against a source at import."""
    made: Files = {}
    for name in sorted(files):
        if name.endswith(".py"):
            tree = undocumented(ast.parse(files[name]))
            code = compile(tree, folder + name, "exec", dont_inherit=True, optimize=optimize)
            digest = importlib.util.source_hash(files[name])
            made[name + "c"] = bytes(external._code_to_hash_pyc(code, digest, False))  # type: ignore[attr-defined]
        else:
            made[name] = files[name]
    return made


def undocumented(tree: ast.Module) -> ast.Module:
    """Take the docstrings of the module and its functions out; what is left keeps its lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            text = node.body.pop(0)
            if isinstance(node, ast.FunctionDef) and not node.body:
                node.body = [ast.copy_location(ast.Pass(), text)]
    return tree


def packed(files: Files) -> bytes:
    """Write a zip whose bytes depend on names and contents alone.

    It is deflated: most static hosts send a `.zip` as it is, and unpacking takes next to no time.
    """
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return target.getvalue()
