"""The catalogue: every face of a game, each different one once, with a key of its own.

A game's module may name `MOTIFS` (its picture sets, the usual first), `TRIMS`, and `EXTRAS` (pieces
to draw that are no components: the kind and name of each, by key).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product

from engine.core.component import Component
from engine.core.registry import game as game_called
from generator.draw.scene import Clip, Group, Op, Place, Scene
from generator.faces import ENGLISH, Size, UnknownFace, Words, face, game_module, trims
from generator.faces.default import ROUND
from generator.faces.owner import owner_name


@dataclass(frozen=True, slots=True)
class Entry:
    """One face of a game: how to ask for it, and what it is.

    `key` is unique in the game: the piece's, with the motif, trim and seat where those change what
    it looks like. `kind` is the component's, else `back` or that of an extra.
    """

    game: str
    key: str
    piece: str
    kind: str
    name: str
    motif: str | None = None
    trim: str | None = None
    seat: int | None = None

    @property
    def title(self) -> str:
        """What a person calls it."""
        told = (self.name, self.motif, self.trim, self.owner)
        return ", ".join(filter(None, told))

    @property
    def owner(self) -> str:
        """Whose it is, where that shows."""
        return "" if self.seat is None else owner_name(self.game, self.seat)

    @property
    def is_round(self) -> bool:
        """Whether it is cut to a disc."""
        return self.kind in ROUND

    def draw(self, size: Size = "print", words: Words = ENGLISH) -> Scene:
        """The face in a size and language; raises TextOverflow and UnknownWord."""
        return face(
            self.game, self.piece, motif=self.motif, seat=self.seat, size=size,
            trim=self.trim, words=words,
        )  # fmt: skip


def motifs(game: str) -> tuple[str, ...]:
    """The names of a game's picture sets, the usual one first; often none."""
    module = game_module(game)
    return tuple(getattr(module, "MOTIFS", ())) if module else ()


@cache
def catalogue(game: str, size: Size = "print") -> tuple[Entry, ...]:
    """Every face of a game, component by component, then backs and extras; raises UnknownGame.

    They are those that are different in a size: the small faces of two motifs may be one.
    """
    rules = game_called(game)
    components = {one.key: one for one in rules.components()}
    extras: Mapping[str, tuple[str, str]] = getattr(game_module(game), "EXTRAS", {})
    named = {one.key: (one.kind, one.name) for one in components.values()}
    named |= {key: ("back", name) for key, name in _backs(rules.components()).items()}
    named |= extras
    found: dict[object, None] = {}
    entries: list[Entry] = []
    for piece, (kind, name) in named.items():
        # The seats first, so that what looks different for each is called by its seat.
        is_owned = piece not in components or components[piece].per == "seat"
        seats = (*range(rules.most_seats[-1] if is_owned else 0), None)
        entries += _entries(game, size, Entry(game, piece, piece, kind, name), seats, found)
    return tuple(entries)


def _backs(components: tuple[Component, ...]) -> Mapping[str, str]:
    """What the backs are called, by key: after what lies under them if there are several."""
    keys = dict.fromkeys(one.back for one in components if one.back)
    if len(keys) == 1:
        return dict.fromkeys(keys, "Back")
    return {key: f"Back {key}" for key in keys}


def _entries(
    game: str, size: Size, piece: Entry, seats: tuple[int | None, ...], found: dict[object, None]
) -> Iterator[Entry]:
    """The different faces of a piece, named by what makes them differ."""
    drawn: list[Entry] = []
    choices = product(motifs(game) or (None,), trims(game) or (None,), seats)
    for motif, trim, seat in choices:
        entry = replace(piece, motif=motif, trim=trim, seat=seat)
        try:
            looks = looks_of(entry.draw(size))
        except UnknownFace:
            continue
        if looks not in found:
            found[looks] = None
            drawn.append(entry)
    differs = partial(_differs, drawn)
    for one in drawn:
        motif = one.motif if differs("motif") else None
        trim = one.trim if one.trim != next(iter(trims(game)), None) else None
        seat = one.seat if differs("seat") or _needs_seat(one) else None
        owner = None if seat is None else f"seat-{seat}"
        key = "-".join(filter(None, (piece.key, motif, trim, owner)))
        yield replace(piece, key=key, motif=motif, trim=trim, seat=seat)


def looks_of(scene: Scene) -> tuple[object, ...]:
    """What is equal for two faces that look alike; a scene alone is equal to itself only."""
    return _looks(scene.ops)


def _looks(ops: tuple[Op, ...]) -> tuple[object, ...]:
    return tuple(
        (op.matrix, _looks(op.scene.ops)) if isinstance(op, Place)
        else (op.path, op.even_odd, _looks(op.ops)) if isinstance(op, Clip)
        else (op.name, _looks(op.ops)) if isinstance(op, Group)
        else op
        for op in ops
    )  # fmt: skip


def _differs(drawn: list[Entry], what: str) -> bool:
    return len({getattr(one, what) for one in drawn}) > 1


def _needs_seat(entry: Entry) -> bool:
    try:
        face(entry.game, entry.piece, motif=entry.motif, trim=entry.trim)
    except UnknownFace:
        return True
    return False
