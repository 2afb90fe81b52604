"""Reads Python's text."""

from __future__ import annotations

import ast
import gc


def tree(source: str) -> ast.Module:
    """The tree of a source. Nothing is collected meanwhile: where the end of something is told in a log, Python 3.11
    may lose count and fail (python/cpython#106905)."""
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        gc.enable()
