"""A process to be killed: plays on in one game and says each seq only after it was acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys

from db import Outcome, Store
from tests.db.sample import POST, entry, state


async def main(url: str, game: int) -> None:
    store = await Store.open(url)
    row = await store.games.game(game)
    assert row is not None
    seq = row.head
    while True:
        seq += 1
        done = await store.journal.append(game, [entry(seq)], state(seq), press=f"press {seq}", posts=(POST,))
        assert done.outcome is Outcome.OK
        os.write(1, b"%d\n" % seq)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
