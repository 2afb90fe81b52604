"""A game from `/game create` to the final scores, by pressing only."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

from db import Status
from engine.core.chance import Seeded
from engine.core.course import Stand
from engine.core.opponents import steady_player
from engine.core.text import write
from engine.games.milestones import GAME
from engine.games.milestones.edition import read
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text, towards, waits

PRESSES = 8
"""A turn of two moves with their actions takes about this many presses."""


async def test_a_whole_game_is_played_by_presses(server: Server, world: World) -> None:
    shipped = files("engine.games.milestones").joinpath("content/house-1.toml").read_text("utf-8")
    short = shipped.replace('key = "house-1"', 'key = "short"').replace("\n2 = ", "\n2 = 12 # ")
    world.editions = {"milestones": {"short": read(short, "short.toml")}}
    await world.restart(server.env)
    ann = server.person("Ann")
    await ann.slash(server.channel, "game create", game="milestones", edition="short")
    await ann.slash(server.channel, "game table opponent", kind="random")
    await press(ann, server.channel.history(viewer=server.person("Onlooker"))[0], "start")
    thread = server.channel.threads[0]
    turns = [0]
    while (await world.host.register.table(1)).status is Status.PLAYING:
        assert len(turns) < 60, "the game does not end"
        shown = await press(ann, server.board(thread), "move")
        turns[-1] += 1
        while not waits(shown):
            snapshot = await world.host.store.journal.newest(1)
            assert snapshot is not None
            state = GAME.decode(snapshot.body)
            look = await world.host.now.look(1, ann.id)
            assert look.seat is not None
            wanted = write(steady_player(GAME, state, look.seat, Seeded(b"test", 0, look.seq)))
            while (await world.host.register.table(1)).row.head == look.seq:
                shown = await towards(ann, shown, wanted)
                turns[-1] += 1
            if wanted == "end":  # an open panel asks again by itself, so a turn needs no press of its own to begin
                turns.append(0)
    over = text(server.board(thread))
    assert "The game is over" in over
    assert "🏆" in over
    assert labels(server.board(thread)) == [
        "Once more", "Score sheet", "Replay", "Review", "Export", "Log", "Rules", "Report fault"
    ]  # fmt: skip
    assert "What each did best: " in over
    look = await world.host.now.look(1, None)
    assert look.result is not None
    course = world.painter.sheets[-1].course
    count = len((await world.host.moments.show(1, None, look.seq)).ends)
    assert [course[0].points, course[-1]] == [(0, 0), Stand(look.seq, look.result.scores, count)], "as the replay"
    assert course[0].turn == 1
    assert all(a.entry < b.entry and max(b.points) <= max(course[-1].points) for a, b in pairwise(course))
    page = await press(server.person("Onlooker"), server.board(thread), "scores")
    assert "What each did best: " in text(page)
    assert "10 back" in labels(await press(server.person("Onlooker"), page, "replay"))
    if "Look again" in labels(shown):
        shown = await press(ann, shown, "again")
    assert text(shown).count("🏆") >= 1
    _, seed = await world.host.moments.chance(1)
    assert str(seed) in text(await ann.slash(thread, "game status"))
    played = turns[1:-1]  # not the start tiles with the first turn, nor what follows the last
    assert sum(played) / len(played) <= PRESSES
    verdicts = server.env.http_requests
    called = [r.json["allowed_mentions"]["users"] for r in verdicts if _is_post(r, thread.id)]
    assert [ann.id] in called
    assert all(each in ([], [ann.id]) for each in called), "somebody was called without a need to act"


def _is_post(request: object, channel: int) -> bool:
    return (
        getattr(request, "method", "") == "POST" and getattr(request, "path", "") == f"/channels/{channel}/messages"
    )
