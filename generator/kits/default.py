"""The default kit: serves any game from its components and faces alone."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.draw.scene import Scene
from generator.faces import Side, face, trims
from generator.faces.default import DECK, ROUND
from generator.faces.owner import owner_name
from generator.kits.board import KIND as BOARD
from generator.kits.box import KEY as BOX
from generator.kits.extras import extras
from generator.kits.groups import group
from generator.kits.options import KitOptions
from generator.kits.part import Leaf, Part, Sheets
from generator.kits.single import copies, taken
from generator.sheets.errors import SettingError
from generator.sheets.impose import Item, Stock
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import Paper

#: Scissors need this much paper between discs.
ROUND_GAP = 6.0
#: So that a sheet holds the same on A4 and Letter, and full rows of one owner.
ROUND_COLUMNS = 8
ROUND_ROWS = 12
#: The layouts that are built for everybody: two-sided, and for printers that print one side.
CARD_LAYOUTS = ("duplex-long", "fronts", "backs")
ROUND_LAYOUTS = ("duplex-long", "gutterfold")


class Look(NamedTuple):
    """In which motif and trim faces are drawn; None is the usual one."""

    motif: str | None
    trim: str | None


class Kit:
    """How one game's pieces are grouped and named; a game's own kit overrides what it must."""

    motifs: ClassVar[tuple[str, ...]] = ()
    #: Whether pieces with a back show on their fronts, too, whose they are.
    owned_fronts: ClassVar[bool] = False

    def __init__(self, game: AnyGame) -> None:
        self.game: AnyGame = game

    def pieces(self) -> tuple[str, ...]:
        """The names by which `only` chooses, in the order in which they are built."""
        own = (group(c) for c in self.game.components() if c.kind != BOARD)
        return tuple(dict.fromkeys((*own, *extras(self.game))))

    def has_motif(self, piece: str, layout: str) -> bool:
        """Whether a piece looks different in another motif, as far as a layout shows it."""
        return False

    def has_trims(self, piece: str) -> bool:
        """Whether a piece comes in several sizes: where a game has such, its cards and boxes do."""
        kinds = {c.kind for c in self.game.components() if piece in (group(c), BOX)}
        return bool(trims(self.game.key)) and bool(kinds & DECK)

    def owner(self, seat: int) -> str:
        """What a seat's pieces are called on the sheets."""
        return owner_name(self.game.key, seat)

    def has_back(self, piece: str) -> bool:
        """Whether a piece has anything to print on its other side."""
        return piece not in extras(self.game)

    def require_back(self, piece: str) -> None:
        """Raises SettingError for a piece of which no backs can be printed."""
        if not self.has_back(piece):
            what, remedy = f"{piece}: there are no backs", "choose fronts, or other pieces"
            raise SettingError(what, "layout", remedy)

    def idle(self, piece: str) -> frozenset[str]:
        """The settings, by their names in KitOptions, that change nothing about a piece."""
        if piece in extras(self.game):
            return extras(self.game)[piece].idle
        found = [c for c in self.game.components() if group(c) == piece]
        idle = set()
        if not any(self.has_motif(piece, layout) for layout in LAYOUTS):
            idle.add("motif")
        if not self.has_trims(piece):
            idle.add("trim")
        if all(c.per != "seat" for c in found):
            idle.add("seats")
        if all(c.kind in ROUND for c in found):
            # Discs are cut along the line round them.
            idle |= {"marks", "mark_sides"}
        return frozenset(idle)

    def layouts(self, piece: str) -> tuple[str, ...]:
        """The layouts in which a piece is built for everybody."""
        if piece in extras(self.game):
            return (extras(self.game)[piece].layout,)
        kinds = {c.kind for c in self.game.components() if group(c) == piece}
        return ROUND_LAYOUTS if kinds <= ROUND else CARD_LAYOUTS

    def note(self, part: Part, per_sheet: int) -> str:
        """How many sheets fewer players need, for pieces that lie seat by seat."""
        needs: dict[int, list[int]] = {}
        for seats in range(self.game.most_seats[0], part.seats + 1):
            needs.setdefault(-(-seats * part.each // per_sheet), []).append(seats)
        if len(needs) < 2:
            return ""
        return f"Print {', '.join(_sheets(*need) for need in needs.items())}."

    def part(self, piece: str, options: KitOptions, paper: Paper) -> Part | Leaf | Sheets:
        """Everything that has to be printed of a piece."""
        if piece in extras(self.game):
            return extras(self.game)[piece].make(self, options, paper)
        found = [c for c in self.game.components() if group(c) == piece]
        return self.dealt(piece, taken(found, options.singles), options)

    def dealt(self, piece: str, components: Sequence[Component], options: KitOptions) -> Part:
        """Components as items: those of the seats, seat by seat, then those of the game."""
        motif = (options.motif or self.motifs[0]) if self.motifs else None
        look = Look(motif, options.trim)
        faces: dict[str, Scene] = {}
        items: list[Item] = []
        seats = options.seats or self.game.most_seats[-1]
        for seat in (*range(seats), None):
            for component in components:
                count = copies(component, seat, options.singles)
                if options.singles and not count:
                    continue
                if (component.per == "seat") == (seat is not None):
                    items += [self._copy(component, seat, look, faces)] * count
        first = next(iter(faces.values()))
        is_round = components[0].kind in ROUND
        bleed = first.bleed if options.bleed is None else min(options.bleed, first.bleed)
        return Part(
            key=piece,
            heading=self.heading(piece, options),
            stock=Stock(first.width, first.height, bleed, "round" if is_round else "rect"),
            items=tuple(items),
            faces=faces,
            gap=ROUND_GAP if is_round else None,
            columns=ROUND_COLUMNS if is_round else None,
            rows=ROUND_ROWS if is_round else None,
            seats=0 if options.singles else seats,
            each=sum(c.count for c in components if c.per == "seat"),
        )

    def heading(self, piece: str, options: KitOptions) -> str:
        """What the slug line calls a piece."""
        told = [f"{self.game.title} {piece}", *self.look(piece, options.layout, options)]
        return ", ".join(told)

    def look(self, piece: str, layout: str, options: KitOptions) -> list[str]:
        """The motif of a piece, if it has one, and its trim, if that is not the usual one."""
        told = [options.motif or self.motifs[0]] if self.has_motif(piece, layout) else []
        if self.has_trims(piece) and options.trim not in (None, trims(self.game.key)[0]):
            told += filter(None, [options.trim])
        return told

    def _copy(
        self, component: Component, seat: int | None, look: Look, faces: dict[str, Scene]
    ) -> Item:
        """One copy of a component for a seat; faces that are new are drawn on the way.

        The owner shows on the back where there is one, else on both sides; with `owned_fronts` on
        both in any case.
        """
        key, back_key = component.key, component.back
        fronts = seat if self.owned_fronts or not back_key else None
        front = self._face(key, "front", look, fronts, faces)
        back = (
            self._face(back_key, "back", look._replace(motif=None), seat, faces)
            if back_key
            else front
        )
        owner = "" if seat is None or not self._shows_owner(component) else self.owner(seat)
        return Item(front, back, component.name, owner)

    def _shows_owner(self, component: Component) -> bool:
        """Whether two seats' pieces look different, so that it matters whose they are."""
        key, side = component.back or component.key, "back" if component.back else "front"
        first, second = (face(self.game.key, key, side, seat=seat) for seat in (0, 1))
        return first.ops != second.ops

    def _face(
        self, key: str, side: Side, look: Look, seat: int | None, faces: dict[str, Scene]
    ) -> str:
        """The name of a face among those drawn; one that looks the same for all seats is one."""
        scene = face(self.game.key, key, side, motif=look.motif, seat=seat, trim=look.trim)
        for name, drawn in faces.items():
            if drawn.ops == scene.ops:
                return name
        name = key if seat is None or key not in faces else f"{key}-{seat + 1}"
        faces[name] = scene
        return name


def _sheets(sheets: int, seats: Sequence[int]) -> str:
    which = "sheet 1" if sheets == 1 else f"sheets 1 to {sheets}"
    players = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
    return f"{which} for {players} players"
