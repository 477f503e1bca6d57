"""Which Python, Node and Chromium the set-up takes: those that run, not those that are there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Machine:
    """A made-up machine: a PATH with nothing on it but what a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for tool in ("sh", "id"):
            (folder / tool).symlink_to(shutil.which(tool) or "/bin/" + tool)

    def put(self, name: str, script: str) -> str:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return str(path)

    def python(self, name: str, version: str, missing: str = "") -> str:
        """A Python that says it is of a version, and cannot import a module."""
        major, minor = version.split(".")
        return self.put(
            name,
            f"""case "$2" in
*venv*) [ -z "{missing}" ] ;;
*3,\\ 11*) [ {minor} -ge 11 ] ;;
*'%d.%d'*) echo {major}.{minor} ;;
*sys.executable*) echo "$0" ;;
*) exit 9 ;;
esac""",
        )

    def run(self, script: str, **more: str) -> subprocess.CompletedProcess[str]:
        kept = {key: value for key, value in os.environ.items() if key in ("HOME", "LANG")}
        return subprocess.run(
            [self.folder / "sh", ROOT / ".ci" / script],
            env={**kept, "PATH": str(self.folder), **more},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "bin")


BROKEN = "echo 'pyenv: command not found' >&2; exit 127"


def test_the_newest_python_that_we_know_is_taken(machine):
    machine.python("python3", "3.11")
    wanted = machine.python("python3.13", "3.13")
    done = machine.run("python")
    assert (done.returncode, done.stdout) == (0, wanted + "\n")


def test_a_shim_that_fails_is_passed_over(machine):
    machine.put("python3.13", BROKEN)
    machine.put("python3.12", "exit 0")
    wanted = machine.python("python", "3.11")
    done = machine.run("python")
    assert (done.returncode, done.stdout, done.stderr) == (0, wanted + "\n", "")


def test_a_named_python_is_the_only_one_tried(machine):
    machine.python("python3.13", "3.13")
    wanted = machine.python("mine", "3.12")
    assert machine.run("python", PYTHON="mine").stdout == wanted + "\n"


def test_an_old_python_is_refused_by_its_version(machine):
    machine.python("python3", "3.9")
    done = machine.run("python")
    assert (done.returncode, done.stdout) == (1, "")
    assert "needs Python 3.11 or newer" in done.stderr
    assert "python3 is 3.9." in done.stderr
    assert "apt-get install python3 python3-venv" in done.stderr


def test_a_missing_venv_module_names_the_package(machine):
    machine.python("python3", "3.11", missing="venv")
    done = machine.run("python")
    assert (done.returncode, done.stdout) == (1, "")
    assert "sudo apt-get install python3.11-venv" in done.stderr


def test_a_python_with_venv_is_preferred_to_a_newer_one_without(machine):
    machine.python("python3.13", "3.13", missing="venv")
    wanted = machine.python("python3.11", "3.11")
    assert machine.run("python").stdout == wanted + "\n"


def test_no_python_at_all(machine):
    done = machine.run("python")
    assert (done.returncode, done.stdout) == (1, "")
    assert "no command here runs one" in done.stderr


def test_the_python_of_this_environment_will_do(machine):
    done = machine.run("python", PYTHON=sys.executable)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).exists()


@pytest.mark.parametrize(("node", "npm", "fits"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_node_and_npm_have_to_run(machine, node, npm, fits):
    machine.put("node", f"exit {node}")
    machine.put("npm", f"exit {npm}")
    assert (machine.run("node").returncode == 0) == (fits == 0)


def test_no_node_is_no_node(machine):
    machine.put("npm", "exit 0")
    assert machine.run("node").returncode != 0


@pytest.mark.parametrize(("major", "fits"), [(18, False), (20, True), (24, True)])
def test_the_version_of_node_decides(machine, major, fits):
    # The question is put to a real Node, which says that it is another version.
    real = shutil.which("node") or str(Path(sys.executable).parent / "node")
    fake = f'const o=Object.defineProperty;o(process,"versions",{{value:{{node:"{major}.1.0"}}}});'
    machine.put("node", f"exec {real} -e '{fake}'\"$2\"")
    machine.put("npm", "exit 0")
    assert (machine.run("node").returncode == 0) == fits


def test_an_installed_chromium_is_taken(machine):
    machine.put("chromium", BROKEN)
    wanted = machine.put("google-chrome", "echo Chromium 156")
    done = machine.run("chromium")
    assert (done.returncode, done.stdout) == (0, f"chromium: {wanted}\n")


def test_a_named_chromium_is_taken(machine):
    machine.put("chromium", "exit 0")
    wanted = machine.put("mine", "exit 0")
    assert wanted in machine.run("chromium", TILEWRIGHT_CHROMIUM=wanted).stdout


def test_root_installs_chromium_with_apt(machine):
    (machine.folder / "id").unlink()
    machine.put("id", "echo 0")
    browser = machine.folder / "chromium"
    machine.put(
        "apt-get",
        f'echo "$*" >> "{machine.folder}/asked"; '
        f'case "$1" in install) printf "#!/bin/sh\\necho 156\\n" > "{browser}"; '
        f'/bin/chmod 755 "{browser}";; esac',
    )
    done = machine.run("chromium")
    assert done.returncode == 0, done.stderr
    asked = (machine.folder / "asked").read_text().splitlines()
    assert asked == ["update -qq", "install -y -qq --no-install-recommends chromium"]


def test_another_user_gets_the_one_of_playwright(machine):
    (machine.folder / "id").unlink()
    machine.put("id", "echo 1000")
    machine.put("apt-get", "exit 9")
    python = machine.folder / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$*" > asked\n')
    python.chmod(0o755)
    assert machine.run("chromium").returncode == 0
    assert (machine.folder / "asked").read_text() == "-m playwright install chromium\n"


def test_no_chromium_to_be_had_is_said(machine):
    done = machine.run("chromium")
    assert done.returncode == 1
    assert "sudo apt-get install chromium" in done.stderr
