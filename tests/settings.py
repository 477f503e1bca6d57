"""Numbers of seats and options that go together, for any game.

Some options depend on others, or on the number of seats. What goes together the game alone knows:
here values are offered to it, alone or with the one other option that it asks for, and what it
refuses is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.options import Option
from engine.core.registry import AnyGame, games
from engine.core.rng import Rng

Given = dict[str, str]


def refused(game: Game[Any], seats: int, given: Mapping[str, str]) -> OptionError | None:
    """Return the error that a number of seats with these options meets, or None."""
    try:
        game.resolve_options(seats, given)
    except OptionError as error:
        return error
    return None


def values(option: Option, seats: int, rng: Rng) -> list[str]:
    """Return every value of an option as text; of lists, one of each length, drawn by lot."""
    items = list(option.items)
    rng.shuffle(items)
    lists = [",".join(items[: length + 1]) for length in range(len(items))]
    return [*option.values, *(map(str, range(seats)) if option.any_seat else ()), *lists]


def additions(
    game: Game[Any], seats: int, given: Given, option: Option, rng: Rng
) -> list[list[Given]]:
    """Return the ways to set an option beside `given`: for each value that can stand, its ways.

    A value stands alone or, where the game asks for it, with one value of one other option.
    """
    others = {other.key: other for other in game.options if other.key not in given}
    found: list[list[Given]] = []
    for value in values(option, seats, rng):
        alone = {option.key: value}
        error = refused(game, seats, given | alone)
        if error is None:
            found.append([alone])
        elif error.option in others and error.option != option.key:
            offered = values(others[error.option], seats, rng)
            both = [alone | {error.option: other} for other in offered]
            found.append([more for more in both if refused(game, seats, given | more) is None])
    return [ways for ways in found if ways]


def least(game: Game[Any], seats: int) -> Given:
    """Return the fewest options with which so many seats can play: none, or one."""
    single = ({option.key: value} for option in game.options for value in option.values)
    return next(given for given in ({}, *single) if refused(game, seats, given) is None)


def some_settings(
    game: Game[Any], rng: Rng, seats: int = 0, fixed: Mapping[str, str] | None = None
) -> tuple[int, Given]:
    """Draw a number of seats (unless it is given) and options beside the `fixed` ones.

    Each option is set half of the time, and all its values are equally likely.
    """
    seats = seats or game.most_seats[rng.below(len(game.most_seats))]
    given = least(game, seats) | dict(fixed or {})
    for option in game.options:
        if option.key in given or rng.below(2):
            continue
        ways = additions(game, seats, given, option, rng)
        if ways:
            chosen = ways[rng.below(len(ways))]
            given |= chosen[rng.below(len(chosen))]
    return seats, given


def every_way(game: Game[Any], seats: int) -> Iterator[Given]:
    """Yield the fewest options for a number of seats, then every value of every option.

    Of lists there is one of each length that the game takes.
    """
    base = least(game, seats)
    yield base
    rng = Rng(seats)
    for option in game.options:
        for ways in additions(game, seats, {} if option.key in base else base, option, rng):
            yield base | ways[rng.below(len(ways))]


def ways_to_play() -> Iterator[tuple[AnyGame, int, Given]]:
    """Yield every game with every number of seats, and with every value of every option once."""
    for game in games().values():
        told: list[set[tuple[str, str]]] = []
        for seats in game.most_seats:
            base, *ways = every_way(game, seats)
            yield game, seats, base
            for given in ways:
                own = set(given.items()) - base.items()
                if own not in told:
                    told.append(own)
                    yield game, seats, given
