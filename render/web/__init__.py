"""A game as one HTML file that needs no host: see `page`."""

from __future__ import annotations

from .replay import page

__all__ = ["page"]
