"""Which version this is. `CHANGELOG.md` says what it means for the person who runs the bot."""

from __future__ import annotations

VERSION = "0.1.0.dev"
"""major.minor.patch. The major (before 1.0: the minor) rises when an operator must act, the minor when something is
new, the patch when something is mended. Between two releases it ends in .dev, after the release it is going to be."""
