"""What prose pages show of a game: a board to play on, and what is in the box."""

from engine.bots.bot import bot
from engine.bots.match import bot_game
from engine.core.registry import AnyGame
from generator.site import board, words
from generator.site.board import Face
from generator.site.example import PX_PER_MM
from generator.site.inline import inline, symbols

#: The game that is shown, by its seed.
_SEED = 7
#: A board has no such slot: so it is seen only where no script turns the element into a board.
_NEEDS = (
    '<p slot="needs" class="tw-needs">The board needs JavaScript, and a page that comes from a web '
    "server (http or https), not from a file on disk: <code>make serve</code> starts one.</p>"
)
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
    """What is in the box, as a table."""
    rows = [
        f"| {component.name} | {component.count} a {_HOLDERS[component.per]} | "
        f"[{game.rulebook.clause(component.rule).title}](rules.md#{component.rule}) |"
        for component in game.components()
    ]
    return "\n".join(["| piece | how many | for |", "|---|---|---|", *rows])


def _picture(game: AnyGame) -> str:
    """A game between two bots, short of its end."""
    players = [bot("greedy"), bot("greedy")]
    played = bot_game(game, players, _SEED, {})
    state = game.setup(len(players), seed=_SEED).state
    for action in played.actions[:-2]:
        state = game.apply(state, action).state
    laid = state.data()["board"]
    spots = [
        board.Spot(tuple(one["cell"]), one["card"], one["rotation"], one["counter"], one["coins"])
        for one in laid
    ]
    faces: list[Face] = [(game.key, spot.piece, None) for spot in spots]
    faces += [(game.key, "counter", s.counter) for s in spots if s.counter is not None]
    told = words.position(game, {"board": laid}, words.names(game, len(players)))
    drawn = inline(
        board.picture(game.key, game.title, spots, board.window(spot.cell for spot in spots)),
        f"A table in the middle of a game of {game.title}: {told}",
        css_class="tw-board",
        px_per_mm=PX_PER_MM,
        faces=faces,
    )
    return symbols(dict.fromkeys(faces)) + f'<div class="tw-pictures">{drawn}</div>'
