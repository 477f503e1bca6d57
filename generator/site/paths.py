"""Where the site keeps its pictures of pieces, seen from its root."""


def face_path(game: str, piece: str, motif: str | None = None, *, small: bool = False) -> str:
    """The path of a face; `piece` ends in `-SEAT` where the face shows whose it is."""
    folder = "small" if small else motif
    return "/".join(filter(None, ("assets/faces", game, folder, f"{piece}.svg")))
