"""A process that draws pictures for the bot: `python -m painter`, started by `cogs.pictures.painter_processes`.

It reads jobs of `render.jobs` from standard input, each after its length (4 bytes, the most significant first), and
writes for each the answer after its length: "+" and the picture as msgpack, or "-" and why there is none. It leaves
when the input ends: so no painter outlives its bot, however that ends.
"""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

import msgspec

from games import ARTISTS, GAMES
from render.jobs import done

KIND = 5
"""How much more polite than the bot it is to the other processes: presses are answered first."""
ROUND = 32
"""Pictures after which memory that canvases have left free goes back to the system."""


def main(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Draw until there are no more jobs."""
    games = {game.key: game for game in GAMES}
    encoder = msgspec.msgpack.Encoder()
    count = 0
    while len(head := jobs.read(4)) == 4:
        packed = jobs.read(int.from_bytes(head, "big"))
        try:
            answer = b"+" + encoder.encode(done(packed, games, ARTISTS))
        except Exception:  # noqa: BLE001 - told to the bot, which logs it; the next picture may be drawn all the same
            answer = b"-" + traceback.format_exc().encode()
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()
        count += 1
        if count % ROUND == 0:
            give_back()


def give_back() -> None:
    """Give free memory back to the system, where its C library can; it would keep much of it by itself."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


if __name__ == "__main__":
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)  # the bot is told to stop, and finishes what is open; then the input ends
    if hasattr(os, "nice"):  # not on Windows
        os.nice(KIND)
    gc.collect()
    gc.freeze()
    main(sys.stdin.buffer, sys.stdout.buffer)
