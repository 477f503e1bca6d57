"""Inks, type sizes and seat marks: the one place that says what colour and how large.

`css` exports the same values as variables, so the site, the boards and the printed pieces agree.
"""

from typing import NamedTuple

from generator.draw.paint import Paint, ink

# sRGB, and C M Y K for coated paper with at most 240 % of ink.
INK = ink("ink", "#1E1A18", "35 49 56 100")
BONE = ink("bone", "#F4EAD5", "0 3 14 5")
CREAM = ink("cream", "#FBF6EA", "1 2 7 1")
WHITE = ink("white", "#FFFFFF", "0 0 0 0")
#: What text and lines of at most 0.5 mm in ink are printed with: black alone keeps them sharp.
BLACK = ink("black", "#1E1A18", "0 0 0 100")
GOLD = ink("gold", "#D9A93B", "0 24 93 18")

RED = ink("red", "#CB4630", "0 87 100 19")
BLUE = ink("blue", "#21407E", "100 80 0 36")
LEATHER = ink("leather", "#E3C391", "1 17 44 10")
TAN = ink("tan", "#8A5A2E", "0 48 89 55")
HIDE = ink("hide", "#5B3A24", "0 55 92 82")
TOOLING = ink("tooling", "#EFDFC2", "2 7 22 5")

#: What Specials are drawn in: tones of bronze, and ember as the one other hue.
BRONZE = ink("bronze", "#A57A4B", "0 34 69 41")
EMBER = ink("ember", "#D6572A", "0 77 100 15")
EMPRESS = ink("empress", "#9E1F33", "0 100 77 43")
NIGHT = ink("night", "#2A2230", "61 66 0 97")
UNDEAD = ink("undead", "#EDE3CC", "1 5 17 6")

#: Vye's houses by key. Their charges tell them apart; the colour only helps.
HOUSES = {
    "midnight": ink("midnight", "#21468F", "100 79 0 24"),
    "thousand-roses": ink("thousand roses", "#B92A35", "0 100 90 27"),
    "immortal": ink("immortal", "#37935B", "74 1 80 26"),
    "ladders": ink("ladders", "#E8B32E", "3 27 100 6"),
    "entangled-soul": ink("entangled soul", "#2A2530", "46 47 0 99"),
}

#: Vye's sets of Lands by letter: a ladder of sixteen greys, so they differ without colour too.
LANDS = {
    "a": ink("ash peaks", "#8F7371", "20 40 32 38"),
    "b": ink("bramble wood", "#583339", "0 65 29 83"),
    "c": ink("coral reef", "#D37B75", "0 58 41 16"),
    "d": ink("dune sea", "#DCA271", "8 38 61 5"),
    "e": ink("elder marsh", "#5E651E", "16 0 100 72"),
    "f": ink("frost field", "#B5DFDE", "28 0 13 1"),
    "g": ink("glass lake", "#60A9CF", "56 7 0 15"),
    "h": ink("hollow hills", "#798E3C", "31 0 90 43"),
    "i": ink("iron cliffs", "#0F3746", "94 6 0 92"),
    "j": ink("jade jungle", "#175424", "72 0 97 71"),
    "k": ink("kelp coast", "#24787F", "72 0 23 49"),
    "l": ink("lantern meadow", "#CDBE32", "0 1 94 25"),
    "m": ink("mist vale", "#BCCAE7", "24 15 0 1"),
    "n": ink("night moor", "#1F2051", "93 90 0 57"),
    "o": ink("opal caves", "#674785", "63 84 0 23"),
    "p": ink("pale flats", "#F6E2CB", "0 8 18 4"),
}

#: The one other hue in each Land's picture, by letter.
LAND_ACCENTS = {
    "a": ink("embers", "#E2622B", "0 74 100 8"),
    "b": ink("berries", "#C8375A", "1 96 47 18"),
    "c": ink("shallows", "#2F8F95", "69 0 25 34"),
    "d": ink("desert sun", "#B8432E", "0 86 100 29"),
    "e": ink("low sun", "#D9B74A", "0 14 82 18"),
    "f": ink("frost sky", "#2E6FA3", "82 41 0 23"),
    "g": ink("lake sun", "#E8B04A", "0 28 83 9"),
    "h": ink("hill sun", "#E3A23C", "0 35 92 11"),
    "i": ink("rust", "#C96A3A", "0 65 91 21"),
    "j": ink("jungle flowers", "#E0653A", "1 76 96 7"),
    "k": ink("floats", "#E3B13F", "1 26 89 10"),
    "l": ink("lanterns", "#C2472B", "0 84 100 25"),
    "m": ink("dusk", "#6B4E86", "59 76 0 27"),
    "n": ink("moonlight", "#EBD9A0", "2 7 41 7"),
    "o": ink("opal", "#6FD0C4", "54 0 31 0"),
    "p": ink("salt sun", "#C4553B", "1 79 89 22"),
}


#: Strategus's sides, South and North: the ground of a piece, and what is drawn on it. Dark on light
#: and light on dark; frames and dots differ as well.
SIDES = (
    (ink("ochre", "#E9BE6E", "1 21 66 8"), INK),
    (ink("slate", "#17454E", "77 0 18 85"), ink("pale", "#F1E4C6", "1 5 21 5")),
)


class SeatMark(NamedTuple):
    """A seat's shape and colours: `ground` of its counter, `mark` on that ground."""

    shape: str
    ground: Paint
    mark: Paint


#: Rue's seats in order. The shape alone tells them apart; the colour only helps.
SEAT_MARKS = (
    SeatMark("square", ink("seat square", "#E8B32E", "3 27 100 6"), INK),
    SeatMark("ring", BONE, INK),
    SeatMark("triangle", ink("seat triangle", "#37935B", "74 1 80 26"), INK),
    SeatMark("cross", INK, BONE),
    SeatMark("star", ink("seat star", "#7A4FA0", "65 88 0 0"), BONE),
    SeatMark("crescent", ink("seat crescent", "#5FADAB", "57 0 27 17"), INK),
)

#: Type sizes in points, by what is set.
SIZES = {
    "rue name": 9.5,
    "rue stud": 8.6,
    "strategus rank": 20.0,
    "strategus rank 10": 17.0,
    "strategus name": 9.0,
    "strategus board": 13.0,
    "booklet body": 9.0,
    "booklet head": 16.0,
    "reference body": 8.0,
    "reference label": 7.5,
    "sheet note": 7.0,
}
#: Nothing is set smaller than this.
SMALLEST = 7.0

#: Page colours of the site and the playground in both schemes.
SCHEMES = {
    "tilewright": {
        "page": "#FBF6EA", "surface": "#F4EAD5", "outline": "#8C7F6B", "text": "#1E1A18",
        "muted": "#5F554A", "link": "#21407E", "accent": "#A93322", "on-accent": "#FBF6EA",
        "good": "#256B43", "warn": "#8A5200", "header": "#241F1C", "header-text": "#F4EAD5",
        "teeth": "#241F1C", "strategus": "#17454E",
    },
    "tilewright-dark": {
        "page": "#171412", "surface": "#231F1B", "outline": "#7D7264", "text": "#F1E7D3",
        "muted": "#B9AC97", "link": "#9DB9F2", "accent": "#F08A6E", "on-accent": "#171412",
        "good": "#7CC796", "warn": "#E8B45C", "header": "#0F0D0C", "header-text": "#F4EAD5",
        "teeth": "#CB4630", "strategus": "#4E9AA6",
    },
}  # fmt: skip

#: What the site's theme calls the same things.
_MATERIAL = {
    "--md-default-bg-color": "page",
    "--md-default-fg-color": "text",
    "--md-default-fg-color--light": "muted",
    "--md-default-fg-color--lighter": "outline",
    "--md-default-fg-color--lightest": "surface",
    "--md-typeset-color": "text",
    "--md-typeset-a-color": "link",
    "--md-primary-fg-color": "header",
    "--md-primary-fg-color--light": "header",
    "--md-primary-fg-color--dark": "header",
    "--md-primary-bg-color": "header-text",
    "--md-primary-bg-color--light": "header-text",
    "--md-accent-fg-color": "accent",
    "--md-accent-bg-color": "on-accent",
    "--md-code-bg-color": "surface",
    "--md-code-fg-color": "text",
    "--md-footer-bg-color": "header",
    "--md-footer-bg-color--dark": "header",
    "--md-footer-fg-color": "header-text",
    "--md-footer-fg-color--light": "header-text",
    "--md-footer-fg-color--lighter": "header-text",
}

#: Web fonts: family, weight, style, file in `generator/fonts`.
WEB_FONTS = (
    ("Grenze", 700, "normal", "display.woff2"),
    ("Alegreya Sans", 500, "normal", "text.woff2"),
    ("Alegreya Sans", 800, "normal", "strong.woff2"),
    ("Alegreya Sans", 500, "italic", "italic.woff2"),
)


def css(fonts: str = "fonts") -> str:
    """The style sheet of variables: inks, seats, both schemes, fonts at the URL `fonts`."""
    named = [INK, BONE, CREAM, GOLD, RED, BLUE, LEATHER, TAN, HIDE, TOOLING]
    root = [f"--tw-{paint.name}: {paint.hex};" for paint in named]
    for seat, mark in enumerate(SEAT_MARKS):
        root += [
            f"--tw-seat-{seat}: {mark.ground.hex};",
            f"--tw-seat-{seat}-mark: {mark.mark.hex};",
        ]
    root += [
        '--tw-display: "Grenze", Georgia, serif;',
        '--tw-text-font: "Alegreya Sans", "Segoe UI", sans-serif;',
        '--md-text-font: "Alegreya Sans";',
    ]
    blocks = [_font_face(fonts, *font) for font in WEB_FONTS]
    blocks.append(_block(":root", root))
    for scheme, colours in SCHEMES.items():
        lines = [f"color-scheme: {'dark' if scheme.endswith('dark') else 'light'};"]
        lines += [f"--tw-{name}: {value};" for name, value in colours.items()]
        lines += [f"{theirs}: var(--tw-{ours});" for theirs, ours in _MATERIAL.items()]
        blocks.append(_block(f'[data-md-color-scheme="{scheme}"]', lines))
    return "\n\n".join(blocks) + "\n"


def _font_face(fonts: str, family: str, weight: int, style: str, file: str) -> str:
    return _block(
        "@font-face",
        [
            f'font-family: "{family}";',
            f"font-style: {style};",
            f"font-weight: {weight};",
            "font-display: swap;",
            f'src: url("{fonts}/{file}") format("woff2");',
        ],
    )


def _block(selector: str, lines: list[str]) -> str:
    return "\n".join([f"{selector} {{", *(f"  {line}" for line in lines), "}"])
