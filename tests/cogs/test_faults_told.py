"""A game whose rules fail: its board says so, the server's admins are told in their channel, and `/admin resume` goes
on once the rules are mended."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from host import Refused, Settings, Status
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from words import Speaker

SAY = Speaker("en")
TABLE = "Milestones · table 1"


def broken(self: Any, *given: Any) -> Any:
    raise ZeroDivisionError("a fault in the rules")


async def test_admins_are_told_of_rules_that_fail_and_resume_the_game_when_they_are_mended(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = server.guild.create_text_channel("admins")
    await world.host.register.set_settings(server.guild.id, Settings(done=True, reports=reports.id))
    thread = await server.table("Ann", "Ben")
    chief = server.person("Chief", manage_guild=True)
    look = await world.host.now.look(1, None)
    seat = look.waiting[0]
    mover = server.person(look.table.names("en")[seat])
    action = write(OPPONENTS["random"](look.table.game, look._state, seat, Seeded(b"a move", 0, 0)))
    with monkeypatch.context() as rules:
        rules.setattr("engine.core.game.Game.apply", broken)
        with pytest.raises(Refused, match="paused"):
            await world.host.now.add("m", 1, mover.id, None, action)
        await world.quiet()
        (report,) = reports.history(viewer=chief)
        entry, link = 1, f"https://discord.com/channels/{server.guild.id}/{thread.id}"
        assert text(report) == SAY("report-rules-failed", table=TABLE, entry=str(entry), link=link)
        assert f"**{SAY('board-paused')}**" in text(server.board(thread))
        still = await chief.slash(thread, "admin resume")
        assert text(still) == SAY("no-still-failing")
        assert "⚠️" in text(await chief.slash(thread, "admin list"))
    assert text(await chief.slash(thread, "admin resume")) == SAY("said-admin-resume", table=TABLE)
    await world.quiet()
    assert (await world.host.register.table(1)).status is Status.PLAYING
    assert SAY("board-paused") not in text(server.board(thread))
    told = [text(message) for message in reports.history(viewer=chief)]
    assert len(told) == 2
    assert f"<@{chief.id}>" in told[-1]
