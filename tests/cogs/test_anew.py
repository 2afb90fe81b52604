"""Once more: from a table that is over to the next one with the same people."""

from __future__ import annotations

from cogs.kit.custom_ids import Ref
from host import Status
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text
from words import Speaker

SAY = Speaker("en")


async def test_a_table_that_is_over_is_followed_by_one_like_it(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", opponents=1, game="charmers", start=False)
    ann, ben, eve = server.person("Ann"), server.person("Ben"), server.person("Eve")
    await world.host.lobby.change_setting(1, ann.id, "sheet", "moon")
    await world.host.lobby.change_term(1, ann.id, "manage", "all")
    await ann.slash(thread, "game table start", seating="joined")
    for person in (ann, ben):
        await press(person, await person.slash(thread, "game table end"), "really")
    await world.quiet()
    over = server.board(thread)
    assert labels(over) == ["Log", "Rules", "Once more", "Report fault"]
    for _ in range(2):  # they were called when somebody wanted the end, and to the end
        world.ahead += 660
        await world.quiet()
    alone = await press(eve, over, "anew")
    assert text(alone) == SAY("anew-onlooker", game="The Dice Charmers")
    assert [ref for _, ref in refs(alone)] == [Ref("anewown", 1)]
    asked = await press(ben, over, "anew")
    assert f"<@{ann.id}>" in text(asked)
    assert "table 2" in text(await press(ben, asked, "anewyes"))
    made, old = await world.host.register.table(2), await world.host.register.table(1)
    assert [(seat.person, seat.opponent) for seat in made.seats] == [(ben.id, None), (None, "random")]
    assert (made.options, made.row.terms, made.status) == (old.options, old.row.terms, Status.OPEN)
    assert made.row.thread != old.row.thread, "not in the old one's thread"
    calls = [each.json for each in server.env.http_requests if "Will you join?" in str(each.json)]
    assert [call["allowed_mentions"]["users"] for call in calls] == [[ann.id]]
    other = await press(ann, await press(ann, over, "anew"), "anewyes")
    assert labels(other) == ["Join"]
    assert "table 2" in text(other), "the same one, and nobody is called again"
    await press(ann, other, "join")
    assert (await world.host.register.table(2)).persons() == [ben.id, ann.id]
    assert len([each for each in server.env.http_requests if "Will you join?" in str(each.json)]) == 1


async def test_in_a_thread_that_people_made_the_next_table_stays(server: Server, world: World) -> None:
    ann = server.person("Ann")
    made = server.env.backend.create_thread(server.channel.id, "tables", ann.id)
    thread = next(each for each in server.channel.threads if each.id == made.id)
    await ann.slash(thread, "game create", game="milestones")
    await ann.slash(thread, "game table opponent", kind="random")
    await ann.slash(thread, "game table start", seating="joined")
    await press(ann, await ann.slash(thread, "game table end"), "really")
    await world.quiet()
    asked = await press(ann, server.board(thread), "anew")
    assert f"It appears in <#{thread.id}>" in text(await press(ann, asked, "anewyes"))
