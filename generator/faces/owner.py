"""What seats are called: as their pieces look, where they show whose they are."""

from generator.faces import game_module


def owner_name(game: str, seat: int) -> str:
    """The name of a seat: what the game's own faces call it by `owner(seat)`, else its number."""
    named = getattr(game_module(game), "owner", None)
    return str(named(seat)) if named else f"player {seat + 1}"
