"""What can go wrong while the site is built, said so that it can be put right."""

from generator.errors import GeneratorError


class SiteError(GeneratorError):
    """The site cannot be built: the message says what, where, and what would be right."""
