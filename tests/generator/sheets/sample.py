"""Plain faces and plans for tests of sheets: a colour each, a white bar along the top."""

from generator.draw.paint import Paint
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import rectangle
from generator.sheets.impose import Item, Stock, Wish, impose
from generator.sheets.papers import paper
from generator.sheets.plan import SheetPlan
from generator.theme import WHITE

TILE = Stock(76.2, 76.2, 3.175)
CARD = Stock(63.0, 88.0, 3.175)


def colour(index: int) -> Paint:
    """A colour of its own for every index below 64, never light."""
    red, green, blue = (40 + 50 * (index // 4**i % 4) for i in range(3))
    return Paint(f"c{index}", (red / 255, green / 255, blue / 255), (0.0, 0.0, 0.0, 1.0))


def plain(name: str, paint: Paint, stock: Stock = TILE) -> Scene:
    """A face of one colour with a white bar near its top edge."""
    drawing = Drawing(name, stock.width, stock.height, stock.bleed)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), paint, "ground")
    drawing.fill(rectangle(stock.width / 2 - 8, 6, 16, 8), WHITE, "body")
    return drawing.scene()


def faces(count: int, stock: Stock = TILE) -> dict[str, Scene]:
    """Fronts f0, f1 … and backs b0, b1 …: a back has the colour of its front."""
    return {
        f"{side}{i}": plain(f"{side}{i}", colour(i), stock) for i in range(count) for side in "fb"
    }


def items(count: int) -> list[Item]:
    """Pieces that use those faces."""
    return [Item(f"f{i}", f"b{i}", f"Piece {i}", "Square") for i in range(count)]


def planned(
    count: int,
    *,
    on: str = "A4",
    layout: str = "duplex-long",
    stock: Stock = TILE,
    **wish: object,
) -> SheetPlan:
    """A plan of so many pieces."""
    return impose(items(count), stock, Wish(paper(on), layout, "Sample", **wish))
