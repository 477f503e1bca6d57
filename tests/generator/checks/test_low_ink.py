"""Little ink is little: every face of every game measured, low ink against full colour."""

import pytest

from tests.generator.checks.drawn import drawn, faces, games
from tests.generator.raster import ink

#: Fine enough a picture that the renderer makes no line wider than it is.
PIXELS = 600
#: The share of the full ink: of a game on the average, and of one face at the most.
MEAN, MOST = 0.125, 0.19
#: Ink per area at which a face takes little anyway, such as a pale token.
LITTLE = 0.2


@pytest.mark.parametrize("game", games())
def test_low_ink_takes_an_eighth(game):
    pairs = [
        (scene.name, ink(light, PIXELS), ink(scene, PIXELS))
        for scene, light in zip(faces(game), drawn(game, "low-ink"), strict=True)
    ]
    shares = [low / full for _, low, full in pairs]
    heavy = [
        f"{name}: {low / full:.2f}" for name, low, full in pairs if low > max(MOST * full, LITTLE)
    ]
    assert not heavy
    assert 0.02 < sum(shares) / len(shares) <= MEAN
