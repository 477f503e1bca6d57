import re

import pytest

from generator import theme
from generator.draw.paint import Paint, ink

INKS = [value for value in vars(theme).values() if isinstance(value, Paint)]
MARKS = [mark.ground for mark in theme.SEAT_MARKS]


def test_an_ink_is_read_from_both_notations():
    paint = ink("red", "#CB4630", "0 87 100 19")
    assert paint.hex == "#CB4630"
    assert paint.cmyk == (0, 0.87, 1, 0.19)


def test_a_mix_takes_the_same_share_on_screen_and_press():
    mixed = theme.RED.mix(theme.INK, 0.25)
    assert mixed.rgb[0] == pytest.approx(0.75 * theme.RED.rgb[0] + 0.25 * theme.INK.rgb[0])
    assert mixed.cmyk[1] == pytest.approx(0.75 * 0.87 + 0.25 * 0.49)
    assert theme.RED.mix(theme.INK, 0).rgb == theme.RED.rgb


@pytest.mark.parametrize("paint", INKS + MARKS, ids=lambda paint: paint.name)
def test_no_ink_is_too_wet(paint):
    assert sum(paint.cmyk) <= 2.4 + 1e-9


def test_grey_keeps_the_luminance_and_prints_with_black():
    grey = theme.RED.grey
    assert grey.luminance == pytest.approx(theme.RED.luminance)
    assert grey.cmyk[:3] == (0, 0, 0)


def test_lightness_of_known_colours():
    assert theme.WHITE.lightness == pytest.approx(100)
    assert (round(theme.RED.lightness), round(theme.BLUE.lightness)) == (49, 28)


def contrast(a, b):
    low, high = sorted((a.luminance, b.luminance))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", theme.SCHEMES)
def test_site_colours_can_be_read(scheme):
    colours = {k: ink(k, v, "0 0 0 0") for k, v in theme.SCHEMES[scheme].items()}
    for ground in ("page", "surface"):
        for name in ("text", "muted", "link", "accent", "good", "warn"):
            assert contrast(colours[name], colours[ground]) >= 4.5, (name, ground)
        assert contrast(colours["outline"], colours[ground]) >= 3
    assert contrast(colours["header-text"], colours["header"]) >= 4.5
    assert contrast(colours["on-accent"], colours["accent"]) >= 4.5


def test_the_style_sheet_exports_the_theme():
    css = theme.css("../fonts")
    assert css.count("@font-face") == 4
    assert 'url("../fonts/text.woff2")' in css
    assert "--tw-red: #CB4630;" in css
    assert "--tw-seat-4: #7A4FA0;" in css
    for scheme in theme.SCHEMES:
        assert f'[data-md-color-scheme="{scheme}"] {{' in css
    used = set(re.findall(r"var\((--[\w-]+)\)", css))
    defined = set(re.findall(r"(--[\w-]+):", css))
    assert used <= defined
    assert css.count("{") == css.count("}")
