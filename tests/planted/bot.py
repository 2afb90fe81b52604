"""Faults planted in the text of host, storage, words and Discord's side: with each, the test it names must fail.

    python -m tests.planted.bot [part of a fault's name ...] [--kept a/file]

They are in `tests/planted/faults/bot.toml`, by name: the `file`, what is replaced there (`old`, once in it) and by
what (`new`), and the `test`. Exit status 1 if a fault is let pass or cannot be planted, or if a test fails without
one. No part of the usual run, where `test_planted_rows.py` sees that every fault can be planted.

A run over all of them takes minutes. With `--kept` each that was found is noted in a file, and a second run with the
same file goes on where the first stopped. A note counts for as long as the file with the fault and the file of its
test stay as they were; what else was changed it cannot know: take another file then.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from .sources import FAILED, ROOT, Text, status

FAULTS = Path(__file__).with_name("faults") / "bot.toml"


class Fault(NamedTuple):
    """What is planted where, and the test that fails with it."""

    name: str
    text: Text
    test: str

    @property
    def note(self) -> str:
        """The line that says it was found, without its end."""
        test = (ROOT / self.test.partition("::")[0]).read_text("utf-8")
        return f"{hashlib.sha256(f'{self.text.source}{self.test}{test}'.encode()).hexdigest()[:16]} {self.name}"


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


def check(parts: Sequence[str], kept: Path | None, looked_for: Callable[[Fault], str] | None = None) -> bool:
    """Prints what becomes of each fault, and at the end those that are let pass; whether there are none."""
    found, wrong = faults()
    found = [fault for fault in found if not parts or any(part in fault.name for part in parts)]
    noted = set(kept.read_text("utf-8").splitlines()) if kept and kept.exists() else set[str]()
    left = [fault for fault in found if fault.note not in noted]
    for number, fault in enumerate(left, 1):
        said = (looked_for or tried)(fault)
        sys.stdout.write(f"{number} of {len(left)}: {fault.name}: {said or 'found'}\n")
        sys.stdout.flush()
        if said:
            wrong.append(f"{fault.name}: {said}")
        elif kept:
            with kept.open("a", encoding="utf-8") as notes:
                notes.write(f"{fault.note}\n")
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    sys.stdout.write(f"{len(found)} faults, {len(found) - len(left)} of them found before; {len(wrong)} wrong\n")
    return not wrong


def tried(fault: Fault) -> str:
    """What is wrong with a fault and its test, or nothing if the test finds it."""
    code = status([fault.test], fault.text)
    if code == 0:
        return f"let pass by {fault.test}"
    if code != FAILED:
        return f"{fault.test} cannot be run with it (status {code})"
    return f"{fault.test} fails without it" if status([fault.test], None) else ""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--kept", type=Path)
    chosen = parser.parse_args()
    sys.exit(not check(chosen.parts, chosen.kept))
