"""Pictures of faces that can be enlarged, and the chips that choose which of them are shown.

Both work without a script: a picture is a link to its file, and all are shown. `faces.js` opens
pictures in a dialog and fills the chips with life.
"""

from collections.abc import Iterable, Mapping
from html import escape

from engine.core.rulebook import Clause
from generator.faces import Size
from generator.faces.catalogue import Entry
from generator.site.paths import entry_path


def zoom(
    entry: Entry,
    name: str = "",
    *,
    width: int,
    tags: Iterable[str] = (),
    size: Size = "screen",
    of: str = "",
    up: str = "../",
) -> str:
    """A picture as Markdown: `name` is what it is called if not as usual, `up` leads to the root.

    `tags` are what chips choose by, each a group and a value: `kind-land`. `of` is the anchor of
    what tells about the picture, where that does not stand beside it.
    """
    scene = entry.draw(size)
    name = name or called(entry, size)
    height = round(width * scene.height / scene.width)
    look = "tw-disc" if entry.is_round else "tw-face"
    path = f"{up}{entry_path(entry, size)}"
    picture = f"![{name}]({path}){{ .{look} loading=lazy width={width} height={height} }}"
    data = f' data-tags="{" ".join(tags)}"' + (f' data-of="{of}"' if of else "")
    return f"[{picture}]({path}){{ .tw-zoom{data} }}"


def called(entry: Entry, size: Size = "screen") -> str:
    """What a picture is called: its name, and what tells it from others of that name."""
    told = (
        entry.name,
        entry.motif,
        f"{entry.owner}’s" if entry.owner else "",
        f"{entry.trim} size" if entry.trim else "",
        "small" if size == "small" else "",
    )
    return ", ".join(filter(None, told))


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


def figure(picture: str, name: str, line: str, rule: Clause) -> str:
    """A picture of a name in a row, with a line below it that leads to its clause."""
    link = f'[{line}](rules.md#{rule.id}){{ aria-label="{name}: {rule.title}" }}'
    return f'<div class="tw-figure" markdown>\n\n{picture}\n\n{link}\n{{ .tw-see }}\n\n</div>\n'


def row(figures: Iterable[str], look: str = "") -> str:
    """Figures side by side; `look` is `small`, `tall` or `wide`."""
    style = f"tw-row tw-row--{look}" if look else "tw-row"
    lines = "\n".join(figures)
    return f'<div class="{style}" markdown>\n\n{lines}\n</div>\n'
