"""A process that replays games for the operator's tasks: `python -m checker FILE`, started by `cli.checkers`.

It leaves when its input ends: so none outlives its task, however that ends.
"""

from __future__ import annotations

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the task, which ends this one

import asyncio
import gc
import os
import sys
from pathlib import Path

from cli.checkers import serve
from games import GAMES

KIND = 5
"""How much more polite than the bot it is to the other processes, if a bot runs."""

YOUNG = 200_000
"""New objects after which those that refer to each other are looked for."""

if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on Windows
        os.nice(KIND)
    # What a game is replayed with goes by itself; to look through all that is loaded, again and again, took more time
    # than the replay.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    asyncio.run(serve(Path(sys.argv[1]), GAMES, sys.stdin.buffer, sys.stdout.buffer))
