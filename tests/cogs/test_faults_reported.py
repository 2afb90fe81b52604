"""Whoever reports a fault gets a capsule, and so do the admins."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core import capsule
from engine.core.text import write
from tests.cogs.conftest import PIXEL, Server, World
from tests.cogs.drive import press, refs, text, towards


async def reported(person: Any, shown: Any, said: str) -> Any:
    """Press the button and fill in the form."""
    form = await press(person, shown, "fault")
    assert form.modal is not None
    return await person.submit_modal(form, {"fault": said})


async def test_a_report_holds_what_its_reader_knows_and_reaches_the_admins(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", game="ferry")
    ann, reports = server.person("Ann"), server.guild.create_text_channel("reports")
    shown = await press(ann, server.board(thread), "move")
    look = await world.host.now.look(1, ann.id)
    wanted = write([each for offer in look.offers for each in offer][-1])
    while (await world.host.register.table(1)).row.head == look.seq:
        shown = await towards(ann, shown, wanted)
    first = await reported(ann, server.board(thread), "")
    assert "have chosen no channel" in text(first)
    settings = await world.host.register.settings(server.guild.id)
    await world.host.register.set_settings(server.guild.id, replace(settings, reports=reports.id))
    shown = await press(ann, server.board(thread), "move")
    again = await reported(ann, shown, "The bid <@123> is **gone**")
    assert "get your report" in text(again.followups[0])
    await world.quiet()
    (told,) = reports.history(viewer=server.person("Admin", administrator=True))
    assert "reports a fault at Ferry · table 1" in text(told)
    assert f"<@{ann.id}>" in text(told)
    assert "The bid ‹123› is ∗∗gone∗∗" in text(told)
    assert [each.filename for each in told.attachments] == ["ferry-fault.jsonl"]

    body = await told.attachments[0].read()
    made = capsule.read(body)
    game = next(each for each in world.games if each.key == "ferry")
    assert [each.fault for each in capsule.replay(game, made)] == ["", ""]
    assert made.scenes[0].text == wanted
    assert made.scenes[0].after is not None
    assert [each.what for each in made.did][-1] == "move"
    assert any(wanted.startswith(each.text) and each.text for each in made.did)
    assert made.pictures[0].data == PIXEL
    known = (ann.id, server.person("Ben").id, thread.id, server.guild.id, *("Ann", "Ben"))
    assert not [each for each in known if str(each).encode() in body]
    tokens = {ref.token for _, ref in refs(shown) if ref.token}
    assert tokens
    assert not [each for each in tokens if each.encode() in body]

    board = server.board(thread)
    last = await reported(ann, board, "")
    assert "get your report" in text(last)
    assert "several faults" in text(await reported(ann, board, "")), "three in ten minutes"
    other = await reported(server.person("Onlooker"), board, "")
    assert "get your report" in text(other)
