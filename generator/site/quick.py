"""Quick references as pages: short lines, each with links to the clauses that it sums up."""

from collections.abc import Iterable

from engine.core.registry import AnyGame


class Citing:
    """Adds to texts the links to their clauses."""

    def __init__(self, game: AnyGame) -> None:
        self.book = game.rulebook

    def text(self, text: str, rules: Iterable[str]) -> str:
        """A text followed by its links."""
        return f"{text}&nbsp;{self.links(rules)}"

    def links(self, rules: Iterable[str]) -> str:
        """A small link for each clause."""
        return "".join(
            f'[§](rules.md#{rule} "{self.book.clause(rule).title}")'
            f'{{ .tw-q aria-label="Rule: {self.book.clause(rule).title}" }}'
            for rule in rules
        )


def head(game: AnyGame, goal: str) -> str:
    """The head of the page, down to what the game is about."""
    return (
        f"---\ntitle: {game.title} at a glance\n"
        f"description: The rules of {game.title} on one page, every line linked to its clauses.\n"
        "hide: [navigation, toc]\n---\n\n"
        f"\n# {game.title} at a glance {{ .tw-quick-title }}\n\n"
        f"\n**{goal}** <span>Each § leads to the clause that a line sums up.</span>\n"
        "{ .tw-quick-goal }\n"
    )


def part(title: str, key: str, body: str) -> str:
    """A section with its heading."""
    return f"<section markdown>\n\n## {title} {{ #{key} }}\n\n{body}\n\n</section>\n"


def listed(items: Iterable[str], look: str = "") -> str:
    """Lines as a list; `look` is a style of its own."""
    lines = "\n".join(f"- {item}" for item in items)
    return (
        f'<div class="tw-quick-{look}" markdown>\n\n{lines}\n\n</div>\n' if look else lines + "\n"
    )


def numbered(items: Iterable[str]) -> str:
    """Lines as steps."""
    return "\n".join(f"{number}. {item}" for number, item in enumerate(items, 1)) + "\n"
