"""What prose pages show of a game: a board to play on, and what is in the box."""

from collections.abc import Sequence

from engine.bots.bot import bot
from engine.bots.match import bot_game
from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.booklet.boards import board_of, window
from generator.site.cards import plural
from generator.site.inline import inline, symbols

#: The game that is shown, by its seed.
_SEED = 7
#: A board has no such slot: so it is seen only where no script turns the element into a board.
_NEEDS = (
    '<p slot="needs" class="tw-needs">The board needs JavaScript, and a page that comes from a web '
    "server (http or https), not from a file on disk: <code>make serve</code> starts one.</p>"
)
#: A table of more rows than this is no overview.
_MOST_ROWS = 12
_HOLDERS = {"seat": "player", "game": "game"}


def table(game: AnyGame, root: str) -> str:
    """The element on which a game is played; until somebody asks, it shows a picture.

    `root` is the way from the page to the site's root.
    """
    return (
        f'<div class="tw-play"><tilewright-board game="{game.key}" label="Play {game.title}" '
        f'rules="{root}{game.key}/rules/">{_picture(game)}{_NEEDS}</tilewright-board></div>'
    )


def contents(game: AnyGame) -> str:
    """What is in the box, as a table; of many pieces, kind by kind."""
    components = game.components()
    if len(components) > _MOST_ROWS:
        kinds = dict.fromkeys(component.kind for component in components)
        rows = [_kind_row(plural(k), [one for one in components if one.kind == k]) for k in kinds]
        return "\n".join(["| pieces | how many |", "|---|---|", *rows])
    rows = [
        f"| {component.name} | {component.count} a {_HOLDERS[component.per]} | "
        f"[{game.rulebook.clause(component.rule).title}](rules.md#{component.rule}) |"
        for component in components
    ]
    return "\n".join(["| piece | how many | for |", "|---|---|---|", *rows])


def _kind_row(name: str, found: Sequence[Component]) -> str:
    """A kind of piece, how many there are in all, and how many different ones."""
    count = sum(component.count for component in found)
    kinds = f", {len(found)} kinds" if 1 < len(found) < count else ""
    holder = "" if found[0].per == "game" else f" a {_HOLDERS[found[0].per]}"
    return f"| [{name}](cards.md#{found[0].kind}) | {count}{holder}{kinds} |"


def _picture(game: AnyGame) -> str:
    """The table of a game between two bots, as soon as enough lies there to see what it is."""
    players = [bot("greedy"), bot("greedy")]
    played = bot_game(game, players, _SEED, {})
    state = game.setup(len(players), seed=_SEED).state
    board = board_of(game)
    for action in played.actions:
        if board.is_busy(state.data()):
            break
        state = game.apply(state, action).state
    data = board.public(state)
    faces = board.faces(data)
    told = board.told(data, board.names(len(players), data))
    cells = window(tuple(laid["cell"]) for laid in data["board"])
    drawn = inline(
        board.picture(game.title, data, cells),
        f"A table in the middle of a game of {game.title}: {told}",
        css_class="tw-board",
        px_per_mm=board.px_per_mm,
        faces=faces,
    )
    return symbols(dict.fromkeys(faces)) + f'<div class="tw-pictures">{drawn}</div>'
