"""Scenes as part of a page: SVG elements that style sheets colour anew, and shared symbols.

A page holds dozens of pictures of the same few faces: so each face is defined once a page, as a
symbol, and pictures only use it.
"""

import re
from collections.abc import Iterable
from hashlib import sha256
from html import escape

from generator.booklet.boards import Face, shown
from generator.draw.scene import Scene
from generator.draw.svg import svg
from generator.units import number

_ROOT = re.compile(r"<\?xml.*?\?>\s*<svg [^>]*>\s*(<title>[^<]*</title>|<title ?/>)?", re.DOTALL)
_LAYER = re.compile(r'<g aria-label="([a-z]+)" id="\1"')
_OWN = re.compile(r'(\bid="|xlink:href="#|url\(#)(?!tw-)')


def symbol_id(wanted: Face) -> str:
    """The id that a face has on every page."""
    game, piece, seat = wanted
    return f"tw-{game}-{piece}" if seat is None else f"tw-{game}-{piece}-{seat}"


def symbols(wanted: Iterable[Face]) -> str:
    """An invisible element that defines faces for the rest of the page; nothing for none."""
    found = []
    for one in wanted:
        body = _body(svg(shown(*one), digits=1), symbol_id(one) + "-")
        found.append(f'<g id="{symbol_id(one)}">{body}</g>')
    if not found:
        return ""
    return (
        '<svg class="tw-symbols" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{''.join(found)}</defs></svg>"
    )


def inline(
    scene: Scene, alt: str, *, css_class: str, px_per_mm: float, faces: Iterable[Face] = ()
) -> str:
    """A scene as one `<svg>` element without a line break, read out as `alt`.

    Layers become classes `tw-NAME`; ids are made the picture's own. `faces` are those that the
    page defines. The size given is what it wants; style sheets may make it smaller.
    """
    known = {shown(*one): symbol_id(one) for one in faces}
    text = svg(scene, digits=1, defined=known)
    body = _body(text, "t" + sha256(text.encode()).hexdigest()[:8] + "-")
    width, height = number(scene.width, 2), number(scene.height, 2)
    size = f'width="{scene.width * px_per_mm:.0f}" height="{scene.height * px_per_mm:.0f}"'
    return (
        f'<svg class="{css_class}" role="img" aria-label="{escape(alt)}" {size} '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )


def _body(document: str, own: str) -> str:
    """What stands inside a document's root, with layers as classes and ids of its own."""
    inner = _ROOT.sub("", document, count=1).strip().removesuffix("</svg>")
    inner = _LAYER.sub(r'<g class="tw-\1"', inner)
    inner = _OWN.sub(lambda found: found[0] + own, inner)
    # `href` keeps its old name: the theme's script sets `href` where there is one, and cannot here.
    inner = inner.replace(" />", "/>").replace("<defs/>", "")
    return inner.replace("\n", " ")
