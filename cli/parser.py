"""The tasks as they are typed after `python bot.py`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeAlias

from .backups import backup, restore
from .copy_to import copy_to
from .recompute import recompute
from .repair import repair
from .transfer import export, import_
from .verify import verified
from .where import Where

Task: TypeAlias = Callable[[Where], Coroutine[object, object, int]]
"""What was asked for; gives the exit code."""


def add_tasks(parser: argparse.ArgumentParser) -> None:
    """Add the tasks to a command line. `task` makes a `Task` of what was typed; without one it is None. A `gate`
    finds out whether the bot could start, so it checks all settings."""
    parser.set_defaults(task=None, gate=False)
    tasks = parser.add_subparsers(title="tasks", metavar="TASK")
    tasks.add_parser("run", help="connect to Discord and host the tables (default)")

    one = tasks.add_parser("verify", help="check the database and replay all games; also while the bot runs")
    one.add_argument("--of", type=Path, metavar="FILE", help="another database, such as a backup")
    one.add_argument(
        "--with", type=Path, metavar="FOLDER", dest="new", help="by another version, before an update to it"
    )
    one.set_defaults(gate=True)
    _runs(one, lambda args: lambda where: verified(where, args.of, args.new))

    one = tasks.add_parser("repair", help="write anew what follows from a table's journal; shows it first")
    one.add_argument("table", type=int, help="its number")
    _yes(one)
    _runs(one, lambda args: lambda where: repair(where, args.table, yes=args.yes))

    one = tasks.add_parser("recompute", help="write results anew from the journals, and ratings from the results")
    _runs(one, lambda args: recompute)

    one = tasks.add_parser("backup", help="copy the database; also while the bot runs")
    one.add_argument("target", type=Path, nargs="?", help="a file or folder (default: backups beside the database)")
    _runs(one, lambda args: lambda where: backup(where, args.target))

    one = tasks.add_parser("restore", help="put a copy in the place of the database, which is kept")
    one.add_argument("file", type=Path, help="the copy")
    one.add_argument("--anyway", action="store_true", help="even if some of its games do not replay")
    _yes(one)
    _runs(one, lambda args: lambda where: restore(where, args.file, yes=args.yes, anyway=args.anyway))

    one = tasks.add_parser("copy-to", help="copy all to another, empty database; from SQLite also while the bot runs")
    one.add_argument("url", help="its URL: postgresql://user@host/name, or sqlite:///file")
    one.add_argument("--anyway", action="store_true", help="even if some of its games do not replay")
    _runs(one, lambda args: lambda where: copy_to(where, args.url, anyway=args.anyway))

    one = tasks.add_parser("export", help="write one table to a file; also while the bot runs")
    one.add_argument("table", type=int, help="its number")
    one.add_argument("file", type=Path, help="a new file")
    one.add_argument(
        "--with-seed", action="store_true", help="though the table is not over: it tells all draws to come"
    )
    one.add_argument("--of", type=Path, metavar="FILE", help="from another database, such as a backup")
    _runs(one, lambda args: lambda where: export(where, args.table, args.file, with_seed=args.with_seed, of=args.of))

    one = tasks.add_parser("import", help="add the table of a file, under a new number")
    one.add_argument("file", type=Path, help="what `export` wrote")
    _yes(one)
    _runs(one, lambda args: lambda where: import_(where, args.file, yes=args.yes))


def _yes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do it without asking")


def _runs(parser: argparse.ArgumentParser, task: Callable[[argparse.Namespace], Task]) -> None:
    parser.set_defaults(task=task)
