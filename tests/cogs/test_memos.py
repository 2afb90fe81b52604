"""Notes to oneself at a table: shown to whoever wrote them when their turn comes, and to nobody else."""

from __future__ import annotations

import json
import logging

import pytest

from host import Person, Refused
from host.keep.transfer import written
from host.memos import MOST
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, press, text
from tests.cogs.test_panel import opened, play
from words import Speaker

SECRET = "quarrelsome-otter"
SAY = Speaker("en")


async def test_a_note_is_shown_when_ones_turn_comes_changed_in_a_form_and_cleared(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    told = await other.slash(thread, "game note", text=f"**{SECRET}**\n<@1> castle first")
    assert told.ephemeral
    waiting = await press(other, server.board(thread), "move")
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert "\n**Note to yourself**\n> ∗∗quarrelsome-otter∗∗\n> ‹1› castle first\n" in text(waiting)
    form = await press(other, waiting, "memo")
    assert f"**{SECRET}**" in json.dumps(form.modal)
    shown = await other.submit_modal(form, {"memo": "sell wood"})
    assert "> sell wood" in text(shown)
    assert SECRET not in text(shown)
    shown = await other.submit_modal(await press(other, shown, "memo"), {"memo": " "})
    assert SAY("memo-cleared") in text(shown)
    assert "Note to yourself" not in text(shown)
    assert await world.host.memos.read(1, other.id) == ""
    asked = await other.slash(thread, "game note")
    assert asked.modal is not None


async def test_nobody_else_sees_a_note(server: Server, world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    thread, first, other = await opened(server, world)
    admin = server.person("Admin", manage_guild=True)
    mine = await other.slash(thread, "game note", text=SECRET)
    sent = len(server.env.http_requests)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"), (other.id, "move 1"))
    for person in (first, admin, server.person("Onlooker")):
        for command in ("game move", "game log", "game status", "game board", "game list", "game note"):
            shown = await person.slash(thread, command)
            assert SECRET not in str(components(shown) if shown.response else shown.modal), command
    said = json.dumps([request.json for request in server.env.http_requests[sent:]], default=str)
    assert SECRET not in said
    assert SECRET not in caplog.text
    assert SECRET.encode() not in await written(world.host.store, world.games, 1)
    assert mine.ephemeral


@pytest.mark.parametrize("how", ["handed on", "resigned", "over", "forgotten"])
async def test_a_note_goes_with_its_person(server: Server, world: World, how: str) -> None:
    thread, _, other = await opened(server, world)
    await world.host.memos.write(1, other.id, SECRET)
    seat = (await world.host.register.table(1)).seat_of(other.id)
    assert seat is not None
    if how == "handed on":
        await world.host.seats.offer(1, other.id, None)
        await world.host.seats.take(1, seat, Person(7, "Cleo"))
    if how in ("resigned", "forgotten"):
        await world.host.seats.resign(1, other.id)
    if how == "over":
        await world.host.seats.close(1)
        assert await world.host.memos.read(1, other.id) == SECRET, "the table may be opened again"
        await world.host.store.journal.archive(1)
    if how == "forgotten":
        await world.host.store.seats.forget(server.guild.id, other.id)
    await world.quiet()
    assert await world.host.memos.read(1, other.id) == ""
    told = await other.slash(thread, "game note", text=SECRET)
    assert text(told) == SAY("no-memo-nowhere")
    assert await world.host.memos.read(1, other.id) == ""


async def test_a_note_stays_over_a_restart_and_has_its_limits(server: Server, world: World) -> None:
    thread, _, other = await opened(server, world)
    await world.host.memos.write(1, other.id, "x" * MOST)
    await world.restart(server.env)
    assert "x" * MOST in text(await press(other, server.board(thread), "move"))
    with pytest.raises(Refused, match="memo-too-long"):
        await world.host.memos.write(1, other.id, "x" * (MOST + 1))
