"""The server and the browser that other tests rely on."""

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from tests.serving import Served


@pytest.fixture
def served(tmp_path):
    (tmp_path / "a.mjs").write_text("export const a = 1;")
    (tmp_path / "index.html").write_text(
        "<title>wait</title><script type=module>"
        "import {a} from './a.mjs'; document.title = `a is ${a}`</script>"
    )
    with Served(tmp_path) as server:
        yield server


def test_files_come_under_the_sub_path_and_nowhere_else(served):
    with urlopen(served.url + "a.mjs") as answer:
        assert answer.headers["Content-Type"] == "text/javascript"
        assert answer.read() == b"export const a = 1;"
    for url in (served.origin + "/a.mjs", served.url + "b.mjs"):
        with pytest.raises(HTTPError, match="404"):
            urlopen(url)
    assert served.asked == ["a.mjs", "b.mjs"]
    assert served.missed == ["/a.mjs", "/b.mjs"]


@pytest.mark.browser
def test_a_page_runs_its_module(served, page: Page):
    page.goto(served.url)
    page.wait_for_function("document.title == 'a is 1'")
    assert "a.mjs" in served.asked
