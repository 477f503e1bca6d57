"""Finds the standard library in one file, `library.bin`, instead of one by one in a zip.

Python runs this as `sitecustomize` before it imports anything but `encodings`, and a boot, which
imports a hundred modules and more, takes a sixth less time. The file is a marshalled dict: name of
a module → whether it is a package, and its marshalled code. Nothing else of the library is to be
had here, so the types of annotations are named in quotes.
"""

import marshal
import sys
import zipimport
from _frozen_importlib import ModuleSpec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

STDLIB = "/lib/python313.zip"

_packed = zipimport.zipimporter(STDLIB).get_data("library.bin")
_modules: dict[str, tuple[bool, bytes]] = marshal.loads(_packed)  # noqa: S302 - made by ourselves


class Library:
    """An importer of the modules in `library.bin`; each is unpacked when it is first imported."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return where a module comes from, None for one that is not in the library."""
        if name not in _modules:
            return None
        is_package = _modules[name][0]
        file = name.replace(".", "/") + ("/__init__.pyc" if is_package else ".pyc")
        spec = ModuleSpec(name, Library, origin=f"{STDLIB}/{file}", is_package=is_package)  # type: ignore[arg-type]
        spec.has_location = True
        return spec

    @staticmethod
    def create_module(spec: ModuleSpec) -> "ModuleType | None":
        """Leave it to Python to make the module."""

    @staticmethod
    def exec_module(module: "ModuleType") -> None:
        """Run a module's code in it."""
        exec(marshal.loads(_modules[module.__name__][1]), module.__dict__)  # noqa: S102, S302


# After what is built in and frozen, before what has to be looked for.
sys.meta_path.insert(2, Library)
