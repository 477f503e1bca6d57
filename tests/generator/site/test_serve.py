"""The built site is shown to this machine alone, with the types that a browser needs."""

import threading
from urllib.request import urlopen

import pytest

from generator.site import SiteError, serve
from generator.site.serve import server_of


def test_types_and_freshness(tmp_path):
    for name in ("index.html", "a.mjs", "b.js", "c.wasm"):
        (tmp_path / name).write_text("x")
    server = server_of(tmp_path, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        found = {}
        for name in ("", "a.mjs", "b.js", "c.wasm"):
            with urlopen(f"http://127.0.0.1:{server.server_port}/{name}") as answer:
                found[name] = answer.headers["Content-Type"], answer.headers["Cache-Control"]
    finally:
        server.shutdown()
        server.server_close()
    assert found == {
        "": ("text/html", "no-cache"),
        "a.mjs": ("text/javascript", "no-cache"),
        "b.js": ("text/javascript", "no-cache"),
        "c.wasm": ("application/wasm", "no-cache"),
    }
    assert server.server_address[0] == "127.0.0.1"


def test_nothing_built_and_a_port_in_use_are_told(tmp_path):
    with pytest.raises(SiteError, match="holds no site: run 'tilewright site build' first"):
        serve(tmp_path, echo=lambda _: None)
    (tmp_path / "index.html").write_text("x")
    server = server_of(tmp_path, 0)
    try:
        with pytest.raises(SiteError, match=f"port {server.server_port} cannot be used"):
            serve(tmp_path, port=server.server_port, echo=lambda _: None)
    finally:
        server.server_close()
