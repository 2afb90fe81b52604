"""Faults planted in the text of host, storage, words and Discord's side: with each, the test it names must fail.

    python -m tests.planted.bot [part of a fault's name ...]

They are in `tests/planted/faults/bot.toml`, by name: the `file`, what is replaced there (`old`, once in it) and by
what (`new`), and the `test`. Exit status 1 if a fault is let pass or cannot be planted, or if a test fails without
one. No part of the usual run, where `test_planted_rows.py` sees that every fault can be planted.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from .sources import FAILED, ROOT, Text, status

FAULTS = Path(__file__).with_name("faults") / "bot.toml"


class Fault(NamedTuple):
    """What is planted where, and the test that fails with it."""

    name: str
    text: Text
    test: str


def faults() -> tuple[list[Fault], list[str]]:
    """All faults, and what is wrong: those that cannot be planted, or name no test."""
    found, wrong = list[Fault](), list[str]()
    for name, said in tomllib.loads(FAULTS.read_text("utf-8")).items():
        path, (file, _, test) = ROOT / said["file"], said["test"].partition("::")
        source = path.read_text("utf-8")
        if source.count(said["old"]) != 1:
            wrong.append(f"{name}: not once in {said['file']}: {said['old']}")
        elif f"def {test.partition('[')[0]}(" not in (ROOT / file).read_text("utf-8"):
            wrong.append(f"{name}: no test {said['test']}")
        else:
            found.append(Fault(name, Text(path, source.replace(said["old"], said["new"])), said["test"]))
    return found, wrong


def check(parts: list[str]) -> bool:
    """Prints the faults that are let pass; whether there are none."""
    found, wrong = faults()
    found = [fault for fault in found if not parts or any(part in fault.name for part in parts)]
    if status(sorted({fault.test for fault in found}), None):
        wrong.append("the tests fail without a fault")
    for fault in found:
        match status([fault.test], fault.text):
            case 0:
                wrong.append(f"{fault.name}: let pass by {fault.test}")
            case code if code != FAILED:
                wrong.append(f"{fault.name}: {fault.test} cannot be run with it (status {code})")
    for line in wrong:
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{len(found)} faults; {len(wrong)} wrong\n")
    return not wrong


if __name__ == "__main__":
    sys.exit(not check(sys.argv[1:]))
