"""The same record gives the same states in another process, under other hash seeds, in another Python."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests.laws import replay
from tests.laws.play import journal
from tests.laws.suite import cases

ROOT = Path(__file__).parents[2]
LENGTH = 150
"""Entries of each record."""
SEED = 1


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the beginning of a game of each kind and number of seats."""
    found = [
        replay.Record(game.key, seats, SEED, list(islice(journal(game, seats, SEED), LENGTH)))
        for game, seats in cases((*GAMES, FERRY, GARDEN))
    ]
    file = tmp_path_factory.mktemp("records") / "records.json"
    file.write_bytes(msgspec.json.encode(found))
    return file


@pytest.fixture(scope="module")
def expected(records: Path) -> str:
    """This process's replays."""
    return replay.main(str(records))


def fingerprints(python: str, records: Path, hash_seed: str) -> str:
    """Another process's replays of the records."""
    done = subprocess.run(
        [python, "-m", "tests.laws.replay", str(records)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("hash_seed", ["20121012"])
def test_other_hash_seeds_change_nothing(records: Path, expected: str, hash_seed: str) -> None:
    assert fingerprints(sys.executable, records, hash_seed) == expected


def test_another_python_changes_nothing(records: Path, expected: str) -> None:
    python = os.environ.get("PYTHON_3_13", str(ROOT / ".venv-3.13" / "bin" / "python"))
    if not Path(python).exists() or subprocess.run([python, "-c", "import msgspec"], check=False).returncode:
        pytest.skip("no Python 3.13 with msgspec in .venv-3.13 (`make hashes` makes it) or named by PYTHON_3_13")
    assert fingerprints(python, records, "0") == expected
