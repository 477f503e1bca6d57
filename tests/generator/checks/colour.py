"""How far apart two colours are: CIEDE2000, for whole pictures at once."""

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]

_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
     [0.0193339, 0.1191920, 0.9503041]]
)  # fmt: skip
_WHITE = np.array([0.95047, 1.0, 1.08883])


def lab(rgb: Values) -> Values:
    """CIE L*a*b* (D65) of sRGB from 0 to 1; the last axis holds the three parts."""
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = linear @ _XYZ.T / _WHITE
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def difference(one: Values, other: Values) -> Values:
    """CIEDE2000 between L*a*b* colours, element by element."""
    l1, a1, b1 = np.moveaxis(one, -1, 0)
    l2, a2, b2 = np.moveaxis(other, -1, 0)
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    is_grey = c1 * c2 == 0
    turn = np.where(is_grey, 0, (h2 - h1 + 180) % 360 - 180)
    lightness, chroma = l2 - l1, c2 - c1
    hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = np.where(is_grey, h1 + h2, _mean_hue(h1, h2))
    t = (
        1 - 0.17 * _cos(hm - 30) + 0.24 * _cos(2 * hm) + 0.32 * _cos(3 * hm + 6)
        - 0.20 * _cos(4 * hm - 63)
    )  # fmt: skip
    sl = 1 + 0.015 * (lm - 50) ** 2 / np.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turned = 60 * np.exp(-(((hm - 275) / 25) ** 2))
    rt = -2 * np.sin(np.radians(turned)) * np.sqrt(cm**7 / (cm**7 + 25.0**7))
    parts = (lightness / sl) ** 2 + (chroma / sc) ** 2 + (hue / sh) ** 2
    return np.sqrt(np.maximum(0, parts + rt * chroma / sc * hue / sh))


def _mean_hue(h1: Values, h2: Values) -> Values:
    total = h1 + h2
    far = np.abs(h1 - h2) > 180
    return np.where(far, np.where(total < 360, total + 360, total - 360), total) / 2


def _cos(degrees: Values) -> Values:
    return np.cos(np.radians(degrees))
