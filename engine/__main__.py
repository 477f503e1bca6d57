"""`python -m engine`: the bridge on standard input, one request and one answer a line."""

import sys

from engine.bridge import Bridge


def main() -> None:
    """Answer requests until the input ends."""
    bridge = Bridge()
    for line in sys.stdin:
        if line.strip():
            print(bridge.call(line), flush=True)


if __name__ == "__main__":
    main()
