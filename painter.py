"""A process that draws pictures for the bot: `python -m painter`, started by `cogs.painters`.

It reads jobs of `render.jobs` from standard input, each after its length (4 bytes, the most significant first), and
writes for each the answer after its length: "+" and the picture as msgpack, or "-" and why there is none. It leaves
when the input ends: so no painter outlives its bot, however that ends.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from typing import BinaryIO

import msgspec

from games import ARTISTS, GAMES
from render.jobs import done

KIND = 5
"""How much more polite than the bot it is to the other processes: presses are answered first."""


def main(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Draw until there are no more jobs."""
    games = {game.key: game for game in GAMES}
    encoder = msgspec.msgpack.Encoder()
    while len(head := jobs.read(4)) == 4:
        packed = jobs.read(int.from_bytes(head, "big"))
        try:
            answer = b"+" + encoder.encode(done(packed, games, ARTISTS))
        except Exception:  # noqa: BLE001 - told to the bot, which logs it; the next picture may be drawn all the same
            answer = b"-" + traceback.format_exc().encode()
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()


if __name__ == "__main__":
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)  # the bot is told to stop, and finishes what is open; then the input ends
    os.nice(KIND)
    gc.collect()
    gc.freeze()
    main(sys.stdin.buffer, sys.stdout.buffer)
