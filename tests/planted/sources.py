"""Faults planted in the text of a source, and the tests run with them, in a process of its own."""

from __future__ import annotations

import importlib.machinery
import io
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
FAILED = int(pytest.ExitCode.TESTS_FAILED)
QUIET = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider")
LOADER = importlib.machinery.SourceFileLoader


class Text(NamedTuple):
    """The text of one file with the fault in it."""

    file: Path
    source: str


def plant(fault: Text) -> None:
    """Modules and content files of this process are read with the fault."""
    usual, text = LOADER.get_code, Path.read_text

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path) == fault.file:
            return compile(fault.source, self.path, "exec", dont_inherit=True)
        return usual(self, fullname)

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return fault.source if self == fault.file else text(self, encoding, errors)

    LOADER.get_code = get_code  # type: ignore[assignment, method-assign]
    Path.read_text = read_text  # type: ignore[assignment, method-assign]


def status(tests: Sequence[str], fault: Text | None) -> int:
    """pytest's exit status for some tests, with a fault or without, in a process of its own."""
    sys.stdout.flush()
    if child := os.fork():
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        if fault:
            plant(fault)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            code = int(pytest.main([*QUIET, "-x", *tests]))
    finally:
        os._exit(code)
