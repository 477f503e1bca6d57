"""Files: all of them or none, through links, and never in place of what is no file."""

import os
from pathlib import Path

import pytest

from generator.files import FileError, write, write_all


def everything(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_folders_on_the_way_are_made_and_nothing_else_is_left(tmp_path):
    write_all([(tmp_path / "a/b/one", b"1"), (tmp_path / "two", b"2")])
    assert everything(tmp_path) == {"a/b/one": b"1", "two": b"2"}


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("folder", "there is a folder of this name"),
        ("file/below", "is no folder"),
        ("file/far/below", "is no folder"),
        ("fifo", "is no regular file"),
        ("to-fifo", "is no regular file"),
        ("to-folder", "there is a folder of this name"),
        ("x" * 300, "name too long"),
    ],
)
def test_what_stands_in_the_way_is_found_before_anything_is_written(target, says, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"old")
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "to-fifo").symlink_to("fifo")
    (tmp_path / "to-folder").symlink_to("folder")
    path = tmp_path / target
    with pytest.raises(FileError, match=says) as failure:
        write_all([(tmp_path / "new/first", b"1"), (path, b"2"), (tmp_path / "last", b"3")])
    assert str(failure.value).startswith(f"{path}: ")
    assert everything(tmp_path) == {"file": b"old"}
    assert not (tmp_path / "new").exists()
    assert (tmp_path / "fifo").is_fifo()


def test_a_device_is_refused():
    with pytest.raises(FileError, match=r"/dev/null: is no regular file"):
        write(Path("/dev/null"), b"x")
    assert Path("/dev/null").is_char_device()


def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "there/real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("there/real")
    (tmp_path / "dangling").symlink_to("there/later")
    write(tmp_path / "link", b"new")
    write(tmp_path / "dangling", b"made")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "dangling").is_symlink()
    assert everything(tmp_path / "there") == {"later": b"made", "real": b"new"}


def test_a_link_to_itself_is_said(tmp_path):
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(FileError, match=r"loop: too many levels of symbolic links"):
        write(tmp_path / "loop", b"x")


def test_who_may_read_a_file_stays_as_it_was(tmp_path):
    path = tmp_path / "private"
    path.write_bytes(b"old")
    path.chmod(0o600)
    write(path, b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o600)


def test_where_nothing_may_be_written_is_said(tmp_path, monkeypatch):
    """The superuser may write anywhere, so the answer of the system is given here."""
    (tmp_path / "file").write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    with pytest.raises(FileError, match=r"file: the file there may not be written"):
        write(tmp_path / "file", b"x")
    with pytest.raises(FileError, match=rf"new: nothing may be written into {tmp_path}"):
        write(tmp_path / "a/new", b"x")
    assert everything(tmp_path) == {"file": b"old"}


def test_a_disk_that_is_full_leaves_all_as_it_was(tmp_path, monkeypatch):
    (tmp_path / "one").write_bytes(b"old")
    opened = os.fdopen

    def full(handle, *how):
        file = opened(handle, *how)
        if len(list(tmp_path.glob(".tilewright-*"))) == 2:
            file.close()
            raise OSError(28, "No space left on device")
        return file

    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(FileError, match="two: no space left on device"):
        write_all([(tmp_path / "one", b"1"), (tmp_path / "two", b"2")])
    assert everything(tmp_path) == {"one": b"old"}
