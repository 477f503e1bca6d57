"""Perft of a start and of set positions of Vye, as the rules' reference gives it."""

from __future__ import annotations

import pytest

from engine.core.playout import perft
from engine.core.registry import game
from tests.engine.games.vye.test_dense import their_position
from tests.reference import vye

VYE = game("vye")

WAR = """
game: vye
seats: 2
options: theme=weapons-of-war underminers_later_dig=on
hand 0: barracks catapult
sideboard 0: fortress midnight-king
hand 1: land-a land-a
sideboard 1: thousand-roses-heir underminers
pile: land-e land-f land-g land-h land-i land-j empress
board:
     0             1           2
  0  barracks:0x2  land-b:1    .
  1  land-a:0      catapult:1  land-c:1
  2  .             land-a:0x2  underminers:0x2
"""
LANDS = """
game: vye
seats: 2
options: theme=changing-lands wild_land_strict=on
hand 0: earthquake land-a wild-land
sideboard 0:
hand 1: land-b sinkhole
sideboard 1:
pile: land-e land-f land-g land-h land-i land-j empress
board:
     0         1                   2
  0  land-a:0  land-b:1            land-b
  1  land-a:1  wild-land=land-a:0  .
"""
STRICT = """
game: vye
seats: 2
options: theme=changing-lands wild_land_strict=on
hand 0: earthquake land-b
sideboard 0:
hand 1: land-c wild-land
sideboard 1:
pile: land-e land-f land-g land-h land-i land-j empress
board:
     0         1                   2         3         4
  0  land-a:0  wild-land=land-a:1  land-a    land-b:0  land-a:1
  1  .         land-a:1            .         .         .
"""
KINGDOMS = """
game: vye
seats: 3
options: theme=connecting-kingdoms tokens=thirty
hand 0: ancient-passage sanctuary
sideboard 0: underminers
hand 1: wild-land
sideboard 1: thousand-roses-queen
hand 2: land-a
sideboard 2: immortal-advisor
pile: land-e land-f land-g land-h land-i land-j empress
board:
     0         1           2
  0  land-a:0  land-b:1    land-a:0x2
  1  .         land-c:0x9  land-b:2
  2  land-c:0  land-d      .
"""
RULERS = """
game: vye
seats: 2
options: theme=greedy-rulers undead_own_targets=off
hand 0: necropolis waystone
sideboard 0: midnight-heir
hand 1: lost-city lost-city
sideboard 1: thousand-roses-advisor
pile: land-e land-f land-g land-h land-i land-j empress
board:
     0         1           2
  0  land-a:0  land-b:1x2  land-c:0
  1  land-d    land-a:1    .
"""
COVERED = """
game: vye
seats: 2
options: theme=players-choice kinds=fortress,necropolis,sanctuary,sinkhole
hand 0: sanctuary sinkhole
sideboard 0: fortress
hand 1: sinkhole
sideboard 1: fortress thousand-roses-king
pile: land-e land-f land-g land-h land-i land-j empress
board:
     0         1                2
  0  land-a:u  necropolis:ux2   land-c:0x3
  1  land-d:0  land-a:1         land-b:1
"""
START = VYE.picture(VYE.setup(2, seed=1, first=0).state)
QUINCUNX = VYE.picture(VYE.setup(2, seed=2, first=0, layout="quincunx", theme="kid-friendly").state)

COUNTS: dict[str, tuple[str, tuple[int, ...]]] = {
    "start": (START, (64, 4_272, 287_932)),
    "quincunx": (QUINCUNX, (48, 1_920, 110_976)),
    "war": (WAR, (41, 612, 21_084, 727_404)),
    "lands": (LANDS, (22, 202, 5_760, 154_187)),
    "strict": (STRICT, (24, 321, 8_959, 31_122)),
    "kingdoms": (KINGDOMS, (21, 344, 4_759, 3_451)),
    "rulers": (RULERS, (27, 483, 4_797, 183_872)),
    "covered": (COVERED, (22, 380, 11_494, 141_155)),
}


def reference_perft(position: vye.Position, depth: int) -> int:
    """Count what `perft` counts, with the plain reference."""
    legal = vye.legal(position)
    if depth == 1:
        return len(legal)
    return sum(reference_perft(vye.settle(position, text), depth - 1) for text in sorted(legal))


@pytest.mark.parametrize("name", COUNTS)
def test_counts_are_the_known_ones(name: str) -> None:
    text, counts = COUNTS[name]
    state = VYE.parse_picture(text)
    assert tuple(perft(VYE, state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("name", COUNTS)
def test_the_reference_counts_the_same(name: str) -> None:
    text, counts = COUNTS[name]
    position = their_position(VYE.parse_picture(text))
    assert tuple(reference_perft(position, depth) for depth in (1, 2, 3)) == counts[:3]


@pytest.mark.soak
@pytest.mark.parametrize("name", COUNTS)
def test_the_reference_counts_the_same_to_the_end(name: str) -> None:
    text, counts = COUNTS[name]
    position = their_position(VYE.parse_picture(text))
    assert reference_perft(position, len(counts)) == counts[-1]
