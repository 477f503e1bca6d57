"""Makes the four committed fonts from their npm packages; run once, when a font changes.

    npm pack @expo-google-fonts/grenze@0.4.2 @expo-google-fonts/alegreya-sans@0.4.2
    (unpack them to PACKAGES/grenze and PACKAGES/alegreya-sans)
    python -m generator.fonts.make PACKAGES

Each font is cut down to the characters that Tilewright sets, its digits become lining figures
(a PDF cannot ask a font for them), and its kerning is written to `kerning.json`, so that setting
text needs no font library.  Needs fontTools and brotli, which making kits does not.
"""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCES = {
    "display": "grenze/700Bold/Grenze_700Bold.ttf",
    "text": "alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf",
    "strong": "alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf",
    "italic": "alegreya-sans/500Medium_Italic/AlegreyaSans_500Medium_Italic.ttf",
}
LICENCES = {"grenze": "OFL-Grenze.txt", "alegreya-sans": "OFL-AlegreyaSans.txt"}
RANGES = (
    (0x20, 0x17F), (0x18F, 0x18F), (0x218, 0x21B), (0x259, 0x259), (0x1E80, 0x1E85),
    (0x1E9E, 0x1E9E), (0x1EF2, 0x1EF3), (0x2010, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030),
    (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2194),
    (0x2212, 0x2212), (0x221E, 0x221E), (0x2260, 0x2260), (0x2264, 0x2265),
)  # fmt: skip
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]


def main(packages: Path, out: Path) -> None:
    """Writes every font as TTF and WOFF2, the kerning and the licences to a folder."""
    kerning = {}
    for role, source in SOURCES.items():
        font = TTFont(packages / source, recalcTimestamp=False)
        lining_digits(font)
        cut(font)
        font.save(out / f"{role}.ttf")
        kerning[role] = kern_classes(font)
        font.flavor = "woff2"
        font.save(out / f"{role}.woff2")
    text = json.dumps(kerning, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    (out / "kerning.json").write_text(text + "\n", encoding="utf-8")
    for package, name in LICENCES.items():
        shutil.copyfile(packages / package / "LICENSE_FONT", out / name)


def lining_digits(font: TTFont) -> None:
    """Points the digits at their lining forms, where the default ones are old-style."""
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        if table.isUnicode():
            for number, name in enumerate(DIGITS):
                if f"{name}.lf" in glyphs:
                    table.cmap[0x30 + number] = f"{name}.lf"


def cut(font: TTFont) -> None:
    """Removes every character that is not in RANGES."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.glyph_names = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[c for low, high in RANGES for c in range(low, high + 1)])
    cutter.subset(font)


def kern_classes(font: TTFont) -> dict[str, Any]:
    """The font's kerning as classes of characters that behave alike, in font units.

    `{"left": [chars, ...], "right": [chars, ...], "by": {left class: {right class: value}}}`.
    """
    cmap = font.getBestCmap()
    tables = list(_pair_lookups(font))
    chars = sorted(cmap)
    rows = {a: tuple(_kern(tables, cmap[a], cmap[b]) for b in chars) for a in chars}
    columns = {b: tuple(rows[a][i] for a in chars) for i, b in enumerate(chars)}
    left, right = _alike(rows), _alike(columns)
    by: dict[str, dict[str, int]] = {}
    for i, some in enumerate(left):
        for j, others in enumerate(right):
            value = rows[ord(some[0])][chars.index(ord(others[0]))]
            if value:
                by.setdefault(str(i), {})[str(j)] = value
    return {"left": left, "right": right, "by": by}


def _alike(lines: dict[int, tuple[int, ...]]) -> list[str]:
    classes: dict[tuple[int, ...], str] = {}
    for code, line in lines.items():
        if any(line):
            classes[line] = classes.get(line, "") + chr(code)
    return sorted(classes.values())


def _pair_lookups(font: TTFont) -> Iterator[list[Any]]:
    """The subtables of each pair lookup that Latin kerning uses, in their order."""
    gpos = font["GPOS"].table
    scripts = {record.ScriptTag: record.Script for record in gpos.ScriptList.ScriptRecord}
    system = (scripts.get("latn") or scripts["DFLT"]).DefaultLangSys
    features = [gpos.FeatureList.FeatureRecord[i] for i in system.FeatureIndex]
    wanted = {n for f in features if f.FeatureTag == "kern" for n in f.Feature.LookupListIndex}
    for number in sorted(wanted):
        lookup = gpos.LookupList.Lookup[number]
        subtables = [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]
        yield [table for table in subtables if table.LookupType == 2]


def _kern(lookups: list[list[Any]], first: str, second: str) -> int:
    return sum(_one_lookup(tables, first, second) for tables in lookups)


def _one_lookup(tables: list[Any], first: str, second: str) -> int:
    """The advance that the first matching subtable adds between two glyphs."""
    for table in tables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            for pair in pairs:
                if pair.SecondGlyph == second:
                    return _advance(pair.Value1)
            continue
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
        return _advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)
    return 0


def _advance(value: Any) -> int:
    return int(getattr(value, "XAdvance", 0) or 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
