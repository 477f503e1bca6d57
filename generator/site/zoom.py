"""Pictures of faces that can be enlarged, and the chips that choose which of them are shown.

Both work without a script: a picture is a link to its file, and all are shown. `faces.js` opens
pictures in a dialog and fills the chips with life.
"""

from collections.abc import Iterable, Mapping
from html import escape

from generator.draw.scene import Scene


def zoom(
    path: str, name: str, scene: Scene, *, width: int, tags: Iterable[str] = (), up: str = "../"
) -> str:
    """A picture as Markdown: `name` is what it is called, `up` leads to the root.

    `tags` are what chips choose by, each a group and a value: `kind-land`.
    """
    height = round(width * scene.height / scene.width)
    look = "tw-disc" if is_disc(scene) else "tw-face"
    picture = f"![{name}]({up}{path}){{ .{look} loading=lazy width={width} height={height} }}"
    tagged = f' data-tags="{" ".join(tags)}"'
    return f"[{picture}]({up}{path}){{ .tw-zoom{tagged} }}"


def is_disc(scene: Scene) -> bool:
    """Whether a face is cut round: counters, coins and tokens are the only ones so small."""
    return scene.width == scene.height <= _LARGEST_DISC


#: Millimetres.
_LARGEST_DISC = 20.0


def chips(groups: Mapping[str, Mapping[str, str]]) -> str:
    """Buttons by group, as HTML that only a script shows: each group's values by their tags."""
    shown = [
        f'<div role="group" aria-label="{escape(label)}"><span aria-hidden="true">'
        f"{escape(label)}</span> "
        + " ".join(
            f'<button type="button" class="tw-chip" aria-pressed="false" data-tag="{tag}">'
            f"{escape(told)}</button>"
            for tag, told in values.items()
        )
        + "</div>"
        for label, values in groups.items()
        if len(values) > 1
    ]
    if not shown:
        return ""
    every = '<button type="button" class="tw-chip tw-chip--all">Show all</button>'
    count = f'<p class="tw-chips__count">{every} <span role="status"></span></p>'
    return f'<div class="tw-chips" hidden data-search-exclude>{"".join(shown)}{count}</div>\n'


def part(heading: str, key: str, body: str) -> str:
    """A section of a gallery: it goes away with the last of its pictures."""
    return (
        f'<section class="tw-part" markdown>\n\n## {heading} {{ #{key} }}\n\n{body}\n</section>\n'
    )


def row(pictures: Iterable[str], look: str = "") -> str:
    """Pictures side by side; `look` is `small` or `tall`."""
    style = f"tw-row tw-row--{look}" if look else "tw-row"
    lines = "\n".join(pictures)
    return f'<div class="{style}" markdown>\n\n{lines}\n\n</div>\n'
