"""The promise at the start holds: every draw of a game follows from the seed that is revealed at its end."""

from __future__ import annotations

import json

import db
from engine.core.chance import Seeded, commitment
from engine.core.model import Seat
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import ferry
from host import Host, Person, Place


async def test_every_draw_follows_from_the_seed_that_is_revealed(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    game = ferry.GAME
    made = await host.lobby.create("c", people[0], place, game="ferry")
    for _ in range(2):
        await host.lobby.add_opponent(made.id, 1, "random")
    table = await host.lobby.start("s", made.id, 1)
    promised, hidden = await host.moments.chance(made.id)
    assert hidden is None
    await host.settle()
    while (await host.register.table(made.id)).status is db.Status.PLAYING:
        look = await host.now.look(made.id, 1)
        assert look.seat is not None
        snapshot = await host.store.journal.newest(made.id)
        assert snapshot is not None
        action = random_player(game, game.decode(snapshot.body), look.seat, Seeded(b"person", 0, look.seq))
        await host.now.add(f"p{look.seq}", made.id, 1, look.token, write(action))
        await host.settle()

    again, revealed = await host.moments.chance(made.id)
    assert revealed is not None
    assert again == promised == commitment(bytes.fromhex(revealed))
    drawn = 0
    state = None
    for entry in await host.store.journal.entries(made.id):
        dice = Seeded(bytes.fromhex(revealed), 0, entry.seq)
        if state is None or entry.seat is None:
            step = game.start(len(table.seats), dice, table.options)
        else:
            step = game.apply(state, Seat(entry.seat), game.parse(entry.text), dice)
        assert list(step.draws) == json.loads(entry.draws or b"[]")
        assert game.digest(step.state)[: db.HASH] == entry.hash
        state, drawn = step.state, drawn + (entry.seq > 0) * len(step.draws)
    assert drawn > 0, "nothing was drawn after the start"
