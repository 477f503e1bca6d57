"""`make bench`: all that is measured, side by side in one run; or the parts named."""

from __future__ import annotations

import sys


def main(wanted: list[str]) -> None:
    """Print what was measured, line by line."""
    if not wanted or "plies" in wanted:
        from tests.bench import plies

        for row in plies.measure():
            print(row.text(), flush=True)
    if not wanted or "worst" in wanted:
        from tests.bench import worst

        for worst_row in worst.measure():
            print(worst_row.text(), flush=True)
    if not wanted or "faces" in wanted:
        from tests.bench import faces

        for face_row in faces.measure():
            print(face_row.text(), flush=True)
    if not wanted or "boot" in wanted:
        from tests.bench import boot

        for line in boot.measure():
            print(line.text(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
