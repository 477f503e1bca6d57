"""Reads the parts of a TrueType file that setting text needs: no hinting, no layout tables."""

from struct import unpack_from

from generator.draw.path import Matrix, Path

_ON, _X_SHORT, _Y_SHORT, _REPEAT, _X_SAME, _Y_SAME = 1, 2, 4, 8, 16, 32
_WORDS, _OFFSETS, _SCALE, _MORE, _SCALE_XY, _MATRIX = 1, 2, 8, 32, 64, 128


class TrueType:
    """A font file: `units` an em, `characters` to glyph numbers, `advances` and outlines."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        (count,) = unpack_from(">H", data, 4)
        self._tables: dict[bytes, int] = {}
        for i in range(count):
            tag, _, start, _ = unpack_from(">4sLLL", data, 12 + 16 * i)
            self._tables[tag] = start
        self.units: int = unpack_from(">H", data, self._tables[b"head"] + 18)[0]
        (self._long,) = unpack_from(">h", data, self._tables[b"head"] + 50)
        self.advances = self._advances()
        self.characters = self._characters()

    def _advances(self) -> tuple[int, ...]:
        (glyphs,) = unpack_from(">H", self._data, self._tables[b"maxp"] + 4)
        (metrics,) = unpack_from(">H", self._data, self._tables[b"hhea"] + 34)
        start = self._tables[b"hmtx"]
        wide = [unpack_from(">H", self._data, start + 4 * i)[0] for i in range(metrics)]
        return tuple(wide + wide[-1:] * (glyphs - metrics))

    def _characters(self) -> dict[int, int]:
        """The Unicode map in format 4, which every font has."""
        start = self._tables[b"cmap"]
        (count,) = unpack_from(">H", self._data, start + 2)
        for i in range(count):
            (offset,) = unpack_from(">L", self._data, start + 8 + 8 * i)
            if unpack_from(">H", self._data, start + offset)[0] == 4:
                return self._format_4(start + offset)
        raise ValueError("the font has no Unicode character map in format 4")

    def _format_4(self, at: int) -> dict[int, int]:
        (double,) = unpack_from(">H", self._data, at + 6)
        segments = double // 2
        ends = unpack_from(f">{segments}H", self._data, at + 14)
        starts = unpack_from(f">{segments}H", self._data, at + 16 + double)
        deltas = unpack_from(f">{segments}H", self._data, at + 16 + 2 * double)
        offsets_at = at + 16 + 3 * double
        offsets = unpack_from(f">{segments}H", self._data, offsets_at)
        found = {}
        for i, (low, high) in enumerate(zip(starts, ends, strict=True)):
            for code in range(low, min(high, 0xFFFE) + 1):
                glyph = code
                if offsets[i]:
                    place = offsets_at + 2 * i + offsets[i] + 2 * (code - low)
                    (glyph,) = unpack_from(">H", self._data, place)
                    if not glyph:
                        continue
                glyph = (glyph + deltas[i]) & 0xFFFF
                if glyph:
                    found[code] = glyph
        return found

    def outline(self, glyph: int) -> Path:
        """A glyph's shape in font units, y down; empty for a blank."""
        loca, size = self._tables[b"loca"], 4 if self._long else 2
        start, end = unpack_from(">LL" if self._long else ">HH", self._data, loca + size * glyph)
        if start == end:
            return Path()
        at = self._tables[b"glyf"] + start * (1 if self._long else 2)
        (contours,) = unpack_from(">h", self._data, at)
        return self._simple(at + 10, contours) if contours >= 0 else self._composite(at + 10)

    def _composite(self, at: int) -> Path:
        whole, flags = Path(), _MORE
        while flags & _MORE:
            flags, part = unpack_from(">HH", self._data, at)
            if not flags & _OFFSETS:
                raise ValueError(f"glyph {part} is attached by points, which is not supported")
            dx, dy = unpack_from(">hh" if flags & _WORDS else ">bb", self._data, at + 4)
            at += 8 if flags & _WORDS else 6
            a, b, c, d = 1.0, 0.0, 0.0, 1.0
            if flags & _SCALE:
                a = d = unpack_from(">h", self._data, at)[0] / 16384
                at += 2
            elif flags & _SCALE_XY:
                a, d = (v / 16384 for v in unpack_from(">hh", self._data, at))
                at += 4
            elif flags & _MATRIX:
                a, b, c, d = (v / 16384 for v in unpack_from(">hhhh", self._data, at))
                at += 8
            # The file's y points up and a Path's down: the shear changes sign, and so does dy.
            whole += self.outline(part).mapped(Matrix(a, -b, -c, d, dx, -dy))
        return whole

    def _simple(self, at: int, contours: int) -> Path:
        ends = unpack_from(f">{contours}H", self._data, at)
        (hints,) = unpack_from(">H", self._data, at + 2 * contours)
        at += 2 * contours + 2 + hints
        flags: list[int] = []
        while len(flags) <= ends[-1]:
            flag = self._data[at]
            at += 1
            flags.append(flag)
            if flag & _REPEAT:
                flags.extend([flag] * self._data[at])
                at += 1
        xs, at = self._coordinates(at, flags, _X_SHORT, _X_SAME)
        ys, at = self._coordinates(at, flags, _Y_SHORT, _Y_SAME)
        points = [
            (float(x), float(-y), bool(f & _ON)) for x, y, f in zip(xs, ys, flags, strict=True)
        ]
        path, start = Path(), 0
        for end in ends:
            path += _contour(points[start : end + 1])
            start = end + 1
        return path

    def _coordinates(
        self, at: int, flags: list[int], short: int, same: int
    ) -> tuple[list[int], int]:
        values, value = [], 0
        for flag in flags:
            if flag & short:
                value += self._data[at] if flag & same else -self._data[at]
                at += 1
            elif not flag & same:
                value += unpack_from(">h", self._data, at)[0]
                at += 2
            values.append(value)
        return values, at


def _contour(points: list[tuple[float, float, bool]]) -> Path:
    """One closed contour; between two control points lies a point on the curve."""
    if not points[0][2]:
        last = points[-1]
        x, y = (points[0][0] + last[0]) / 2, (points[0][1] + last[1]) / 2
        points = [last, *points[:-1]] if last[2] else [(x, y, True), *points]
    verbs, numbers = ["M"], [points[0][0], points[0][1]]
    control: tuple[float, float] | None = None
    for x, y, on in [*points[1:], points[0]]:
        if on and control is None:
            verbs.append("L")
            numbers += [x, y]
        elif on and control is not None:
            verbs.append("Q")
            numbers += [*control, x, y]
            control = None
        else:
            if control is not None:
                verbs.append("Q")
                numbers += [*control, (control[0] + x) / 2, (control[1] + y) / 2]
            control = (x, y)
    return Path("".join([*verbs, "Z"]), tuple(numbers))
