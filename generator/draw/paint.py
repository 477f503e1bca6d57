"""Paints: a flat colour that knows itself on a screen and on a press."""

from dataclasses import dataclass

Rgb = tuple[float, float, float]
Cmyk = tuple[float, float, float, float]


def linear(value: float) -> float:
    """One sRGB component (0 to 1) without its gamma."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def gamma(value: float) -> float:
    """One linear component (0 to 1, clipped) with sRGB's gamma."""
    value = min(1.0, max(0.0, value))
    return 12.92 * value if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


@dataclass(frozen=True, slots=True)
class Paint:
    """A flat colour: sRGB components 0 to 1 and CMYK components 0 to 1.

    `name` is an ink of the theme, or says how it was mixed; it is for people and golden files.
    """

    name: str
    rgb: Rgb
    cmyk: Cmyk

    def mix(self, other: "Paint", share: float) -> "Paint":
        """This paint with a `share` (0 to 1) of another, component by component."""
        red, green, blue = (a + (b - a) * share for a, b in zip(self.rgb, other.rgb, strict=True))
        c, m, y, k = (a + (b - a) * share for a, b in zip(self.cmyk, other.cmyk, strict=True))
        return Paint(f"{self.name}+{other.name}*{share:g}", (red, green, blue), (c, m, y, k))

    @property
    def hex(self) -> str:
        """The colour on a screen, as `#RRGGBB`."""
        return "#" + "".join(f"{round(min(1.0, max(0.0, v)) * 255):02X}" for v in self.rgb)

    @property
    def luminance(self) -> float:
        """Relative luminance, 0 (black) to 1 (white)."""
        red, green, blue = (linear(v) for v in self.rgb)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    @property
    def lightness(self) -> float:
        """CIE L*, 0 (black) to 100 (white)."""
        y = self.luminance
        return 116 * float(y ** (1 / 3)) - 16 if y > 216 / 24389 else y * 24389 / 27

    @property
    def grey(self) -> "Paint":
        """The grey of the same luminance, which a press prints with black alone."""
        value = gamma(self.luminance)
        return Paint(f"{self.name}:grey", (value, value, value), (0.0, 0.0, 0.0, 1.0 - value))


def ink(name: str, screen: str, press: str) -> Paint:
    """A named paint from `#RRGGBB` and from `C M Y K` in percent, such as `0 87 100 19`."""
    red, green, blue = (int(screen[i : i + 2], 16) / 255 for i in (1, 3, 5))
    c, m, y, k = (int(part) / 100 for part in press.split())
    return Paint(name, (red, green, blue), (c, m, y, k))
