"""The site: what its pages say, and how they are built and served."""

from generator.site.build import build
from generator.site.errors import SiteError
from generator.site.serve import serve

__all__ = ["SiteError", "build", "serve"]
