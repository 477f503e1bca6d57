// Builds a kit in Pyodide, in Node, from the sources as they are:
//
//   node kit.mjs PYODIDE ROOT REPORTLAB SVGWRITE
//
// Prints the name and SHA-256 of each file. PIL is a stub, since reportlab asks for it at its start.

import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, root, reportlab, svgwrite] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: pyodideFolder });
  const folders = {
    "/made/engine": join(root, "engine"),
    "/made/generator": join(root, "generator"),
    "/made/reportlab": reportlab,
    "/made/svgwrite": svgwrite,
  };
  for (const [inside, outside] of Object.entries(folders)) {
    pyodide.FS.mkdirTree(inside);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: outside }, inside);
  }
  process.stdout.write(
    pyodide.runPython(`
import hashlib, sys, types
sys.dont_write_bytecode = True
sys.path.insert(0, "/made")
sys.modules["PIL"] = types.ModuleType("PIL")
sys.modules["PIL.Image"] = sys.modules["PIL"].Image = types.ModuleType("PIL.Image")
sys.modules["PIL.Image"].Image = type("Image", (), {})
from generator.kits import KitOptions, build
options = KitOptions(seats=2, svg=True)
"".join(f"{a.name} {hashlib.sha256(a.data).hexdigest()}\\n" for a in build("rue", options))
`),
  );
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exitCode = 1;
}
