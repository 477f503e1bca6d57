"""The covers of a booklet: title and three pieces in front, a few words at the back."""

from engine.core.registry import AnyGame
from generator.booklet.mood import BAND, Mood
from generator.booklet.page import CLEAR, Page
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import rectangle
from generator.draw.text import cap_height, width
from generator.faces import face
from generator.theme import BLACK, BONE, WHITE

_TITLES = (64.0, 56.0, 48.0, 40.0, 32.0, 24.0, 16.0)
_BAND = 0.33
#: The pieces are so wide and lie so far apart, as shares of the page's width.
_FACE, _APART = 0.36, 0.24


def front(game: AnyGame, mood: Mood, page: Page) -> Scene:
    """The cover: the title on a band with the game's edge, and pieces under it."""
    drawing = Drawing(f"{game.title}, the rules, cover", page.width, page.height)
    with drawing.at(scale=page.scale):
        left, high = CLEAR, page.high * _BAND
        wide = page.wide - 2 * CLEAR
        band = mood.edge(left, CLEAR, wide, high)
        drawing.fill(band, BAND, "ground")
        drawing.stroke(band, BLACK, 0.3)
        size = next((s for s in _TITLES if width(game.title, s, "display") <= wide - 16), 16.0)
        low = CLEAR + high / 2 + cap_height(size, "display") / 2 - 1.5
        drawing.text(page.wide / 2, low, game.title, size, BONE)
        drawing.text(
            page.wide / 2,
            low + 5.5 + size * 0.115,
            "The rules, with worked examples",
            13,
            BONE,
            font="text",
        )
        _fan(drawing, game, mood, page)
        foot = page.high - CLEAR
        mood.rule(drawing, left, foot - 9.0, wide)
        drawing.text(page.wide / 2, foot - 2.0, players(game), 12, BLACK, font="strong")
    return drawing.scene()


def players(game: AnyGame) -> str:
    """For how many a game is."""
    seats = game.most_seats
    return f"{seats[0]} to {seats[-1]} players" if len(seats) > 1 else f"{seats[0]} players"


def _fan(drawing: Drawing, game: AnyGame, mood: Mood, page: Page) -> None:
    """Three pieces, the middle one on top and higher."""
    heroes = mood.heroes or tuple(
        (one.key, 0 if one.per == "seat" else None) for one in game.components()[:3]
    )
    scenes = [face(game.key, key, seat=seat, size="screen") for key, seat in heroes]
    middle = page.high * (_BAND + 1) / 2 - 1.0
    for i in sorted(range(len(scenes)), key=lambda i: -abs(i - 1)):
        scene = scenes[i]
        side = max(scene.width, scene.height)
        scale = page.wide * _FACE / side
        x = page.wide / 2 + (i - 1) * page.wide * _APART
        y = middle + abs(i - 1) * 5.0
        w, h = scene.width * scale, scene.height * scale
        with drawing.at(x, y, rotation=(i - 1) * 13.0):
            edge = rectangle(-w / 2, -h / 2, w, h, side * scale * 0.04)
            # Where grounds are left out, the pieces beneath would show.
            drawing.fill(edge, WHITE, "plate")
            with drawing.clip(edge):
                drawing.place(scene, 0, 0, scale=scale)
            drawing.stroke(edge, BLACK, 0.35)


def back(game: AnyGame, mood: Mood, page: Page) -> Scene:
    """The back cover: what it is, and which version of the rules."""
    drawing = Drawing(f"{game.title}, the rules, back cover", page.width, page.height)
    with drawing.at(scale=page.scale):
        wide = page.wide / 3
        middle, low = page.wide / 2, page.high * 0.5
        mood.rule(drawing, middle - wide / 2, low - 14, wide)
        drawing.text(middle, low, game.title, 24, BLACK)
        drawing.text(middle, low + 7, f"Rules version {game.rules_version}", 9, BLACK, font="text")
        mood.rule(drawing, middle - wide / 2, low + 14, wide)
        drawing.text(middle, page.high - CLEAR - 2.0, "Tilewright", 9, BLACK, font="strong")
    return drawing.scene()
