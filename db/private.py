"""Files that only the bot's own user may read, because seeds, hands and decks are in them. Does nothing on
Windows."""

from __future__ import annotations

import logging
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path

log = logging.getLogger(__name__)

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
"""The bits of a mode that let other users in."""
OURS = re.compile(r".*\.(db|db[-.].+|commands)|backups")
"""The bot's files in a folder."""


def make(path: Path) -> None:
    """Make an empty file if there is none. Raises `OSError`."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, FILE))


def make_folder(path: Path) -> None:
    """Make a folder, and those it is in, if they do not exist. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=FOLDER, exist_ok=True)


def tighten(paths: Iterable[Path]) -> None:
    """Take others' access to existing files and folders away, and log which. A folder is left as it is if it holds
    anything but the bot's files, or others need it."""
    try:
        changed = [str(path) for path in paths if os.name != "nt" and path.exists() and _tighten(path)]
    except OSError as error:
        log.warning("files of the bot stay open to other users of this machine: %s", error)
        return
    if changed:
        log.info("other users of this machine could open %s; from now on only the bot's can", ", ".join(changed))


def _tighten(path: Path) -> bool:
    status = path.stat()
    mode = stat.S_IMODE(status.st_mode)
    if not mode & OTHERS or status.st_uid != os.geteuid() or (path.is_dir() and not _only_ours(path)):
        return False
    path.chmod(mode & ~OTHERS)
    return not path.stat().st_mode & OTHERS  # some file systems have no modes


def _only_ours(folder: Path) -> bool:
    """Never /srv or /tmp, even if they hold nothing else."""
    beneath_root = folder.parent == folder.parent.parent
    return not beneath_root and all(OURS.fullmatch(path.name) for path in folder.iterdir())
