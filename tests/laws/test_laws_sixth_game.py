"""A new game needs nothing but the guide: its commands are carried out to the letter, in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
ROOMS = ("cogs", "db", "docs", "engine", "host", "render", "tests", "words")


def commands() -> list[str]:
    """The blocks of shell commands in the guide, in order."""
    blocks = re.findall(r"^( *)```sh\n(.*?)^ *```$", GUIDE.read_text("utf-8"), re.M | re.S)
    return [re.sub(f"(?m)^{indent}", "", block) for indent, block in blocks]


def copied(folder: Path) -> None:
    """The project without the traces of tools."""
    ignored = shutil.ignore_patterns("__pycache__", ".*")
    for room in ROOMS:
        shutil.copytree(ROOT / room, folder / room, ignore=ignored)
    for file in ROOT.iterdir():
        if file.suffix in (".py", ".toml", ".md") and file.name != "config.toml":
            shutil.copy(file, folder / file.name)


def carried_out(block: str, folder: Path) -> str:
    """A block's output. Fails with all of it if one of its commands fails."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    # the tests of this run must not be taken for those of the copy
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "PYTHONPATH"))}
    done = subprocess.run(
        ["sh", "-euc", block],
        cwd=folder,
        env={**environment, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_guide_to_the_letter_makes_a_game_that_obeys_every_law(tmp_path: Path) -> None:
    copied(tmp_path)
    copy, listing, trying = commands()
    carried_out(copy, tmp_path)
    mine = [file for file in tmp_path.rglob("*barge*") if file.is_file()] + [*tmp_path.glob("engine/games/barge/*")]
    assert mine
    assert not [file for file in mine if "ferry" in file.read_text("utf-8").lower()], (
        "something of the template is left"
    )
    carried_out(listing, tmp_path)
    printed = carried_out(trying, tmp_path)
    tried = re.search(r"(\d+) passed", printed)
    assert tried is not None
    assert int(tried[1]) > 100, printed
    assert '"game":"barge"' in printed
    assert not [line for line in printed.splitlines() if "FAILED" in line or "no sentence" in line]
