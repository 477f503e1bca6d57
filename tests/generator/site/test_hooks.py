"""The hook stages pages for people who run `mkdocs serve`, and keeps out of a build that has."""

from pathlib import Path

import pytest

from generator.site import hooks


class Server:
    """What MkDocs hands to a hook: it remembers what is watched."""

    def __init__(self) -> None:
        self.watched = {"staging"}

    def watch(self, path: str) -> None:
        self.watched.add(path)

    def unwatch(self, path: str) -> None:
        self.watched.discard(path)


@pytest.fixture
def staged(monkeypatch):
    found: list[Path] = []
    monkeypatch.setattr(hooks, "stage", lambda folder, **_: found.append(folder))
    return found


def test_it_stages_before_a_build_of_somebody_elses(staged, monkeypatch):
    monkeypatch.delenv("TILEWRIGHT_STAGING", raising=False)
    hooks.on_pre_build({"docs_dir": "staging"})
    assert staged == [Path("staging")]


def test_it_keeps_out_of_our_own_build(staged, monkeypatch):
    monkeypatch.setenv("TILEWRIGHT_STAGING", "staging")
    hooks.on_pre_build({"docs_dir": "staging"})
    assert staged == []


def test_it_watches_sources_and_not_what_is_made_from_them():
    server = hooks.on_serve(Server(), {"docs_dir": "staging"}, None)
    assert {Path(path).name for path in server.watched} == {"docs", "games", "playground"}
