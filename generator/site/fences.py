"""The Markdown extension that draws `board` fences: `mkdocs.yml` names it as a custom fence.

A fence is a worked example in the engine's own grammar. On a page other than the game's rules,
```` ```{ .board rules="../rue/rules/" } ```` says where the clauses are.
"""

from typing import Any

from generator.site.example import tell


def board(
    source: str, language: str, css_class: str, options: dict[str, Any], md: Any, **more: Any
) -> str:
    """Return the figure of one fence, with the faces that the page did not have yet.

    Fences are run when pages are staged: what is broken is told there, with its line.
    """
    if not hasattr(md, "tilewright_faces"):
        forget(md)
    return tell(source, str(more["attrs"].get("rules", "")), md.tilewright_faces)


def forget(md: Any) -> None:
    """Forget which faces are defined: a new page begins."""
    md.tilewright_faces = set()
