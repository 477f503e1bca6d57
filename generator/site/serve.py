"""Shows the built site on this machine, with the types that a browser needs to run the board."""

from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from generator.site.errors import SiteError

_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


def serve(out: Path, *, port: int = 8000, echo: Callable[[str], None]) -> None:
    """Serve a built site to this machine alone until it is interrupted.

    Raises SiteError where nothing is built or the port is taken.
    """
    if not (out / "index.html").is_file():
        raise SiteError(f"{out} holds no site: run 'tilewright site build' first (`make` does)")
    try:
        server = server_of(out, port)
    except OSError as error:
        raise SiteError(f"port {port} cannot be used ({error.strerror}): choose another") from error
    echo(f"http://127.0.0.1:{server.server_port}/ shows {out}; stop it with Ctrl+C")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        echo("stopped")
    finally:
        server.server_close()


def server_of(out: Path, port: int) -> ThreadingHTTPServer:
    """A server of a folder on a port of this machine, not yet running; 0 takes any free port."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, directory=str(out)))


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | _TYPES

    def end_headers(self) -> None:
        """Let the browser ask again each time: what is shown is what was built last."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments: Any) -> None:
        """Stay silent about single requests."""
