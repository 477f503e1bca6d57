"""What can go wrong while the site is built, said so that it can be put right."""


class SiteError(Exception):
    """The site cannot be built: the message says what, where, and what would be right."""
