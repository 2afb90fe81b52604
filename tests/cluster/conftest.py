"""A store whose clock the tests set."""

from __future__ import annotations

from tests.db.conftest import migrated, path, store, url

__all__ = ["migrated", "path", "store", "url"]
