"""A folder served over HTTP under a sub-path, as a project's pages are, with what was asked for."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self

TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


class Served:
    """A static server on a free port of this machine, for the length of a `with`.

    `url` ends with the sub-path and a slash; `asked` lists the paths asked for, in order, without
    the sub-path; anything outside the sub-path is 404, so an absolute path in a page shows up.
    """

    def __init__(self, folder: Path, prefix: str = "/project/") -> None:
        self.prefix = prefix
        self.asked: list[str] = []
        self.missed: list[str] = []
        handler = partial(_Handler, served=self, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.url = self.origin + prefix
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *arguments: Any, served: Served, directory: str) -> None:
        self.served = served
        super().__init__(*arguments, directory=directory)

    def do_GET(self) -> None:
        if not self.path.startswith(self.served.prefix):
            self.served.missed.append(self.path)
            self.send_error(404)
            return
        self.path = "/" + self.path.removeprefix(self.served.prefix)
        self.served.asked.append(self.path.lstrip("/"))
        super().do_GET()

    def send_error(self, code: int, *arguments: Any, **options: Any) -> None:
        if code == 404 and self.path not in self.served.missed:
            self.served.missed.append(self.path)
        super().send_error(code, *arguments, **options)

    def log_message(self, *arguments: object) -> None:
        """Stay silent: `asked` and `missed` are the log."""
