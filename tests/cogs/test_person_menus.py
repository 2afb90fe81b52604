"""In the menu of a person: invite them to a table, offer them one's seat."""

from __future__ import annotations

import random

from host import Person, Place
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, labels, press, refs, text
from tests.soak import SOAK
from words import Speaker

SAY = Speaker("en")
INVITE, OFFER = SAY("menu-invite"), SAY("menu-handon")


def called(server: Server) -> list[list[int]]:
    """Whom messages have called to a table, or would have."""
    sent = [r.json or {} for r in server.env.http_requests if r.method == "POST"]
    return [each["allowed_mentions"]["users"] for each in sent if each.get("allowed_mentions", {}).get("users")]


async def test_with_one_table_that_waits_somebody_is_invited_at_once(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    assert text(await ann.context_menu(server.channel, INVITE, ben)).startswith("You sit at no table here")
    await server.table("Ann", start=False)
    await server.table("Cem", start=False)  # not hers
    done = await ann.context_menu(server.channel, INVITE, ben)
    assert text(done) == SAY("said-invited", guest=ben.mention)
    sent = done.followups[-1]
    assert f"{ben.mention}, Ann invites you to Milestones · table 1" in text(sent)
    assert called(server)[-1] == [ben.id]
    await press(ben, sent, "join")
    assert (await world.host.register.table(1)).seat_of(ben.id) == 1
    again = await ann.context_menu(server.channel, INVITE, ben)
    assert text(again) == SAY("no-no-table-to-invite-to", guest=ben.mention)


async def test_of_several_tables_one_is_chosen_by_a_button_or_from_a_list(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    for _ in range(2):
        await server.table("Ann", start=False)
    asked = await ann.context_menu(server.channel, INVITE, ben)
    assert labels(asked) == ["Milestones · table 2", "Milestones · table 1"]
    done = await ann.click(asked.response, label="Milestones · table 1")
    assert "invites you to Milestones · table 1" in text(done.followups[-1])
    for n in range(4):
        await _opened(server, world, n, ["Cem", "Ann"], start=False)
    asked = await ann.context_menu(server.channel, INVITE, ben)
    (select,) = [each for each in components(asked) if each["type"] == 3]
    assert [each["value"] for each in select["options"]] == ["6", "5", "4", "3", "2", "1"]
    done = await ann.select(asked.response, ["5"], custom_id=select["custom_id"])
    assert "invites you to Milestones · table 5" in text(done.followups[-1])


async def test_ones_seat_is_offered_to_who_takes_it(server: Server, world: World) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    thread = await server.table("Ann", "Ben")
    assert text(await eve.context_menu(thread, OFFER, ann)).startswith("You have no seat to offer")
    assert text(await ann.context_menu(thread, OFFER, server.person("Ben"))).startswith("You have no seat to offer")
    offered = await ann.context_menu(thread, OFFER, eve)
    assert SAY("said-wish-give", guest=eve.mention) in text(offered)
    await world.quiet()
    notice = next(m for m in thread.history(viewer=eve) if "offers" in text(m) and eve.mention in text(m))
    assert called(server)[-1] == [eve.id]
    await press(eve, await press(eve, notice, "want"), "really")
    assert (await world.host.register.table(1)).seats[0].person == eve.id


async def test_who_cannot_come_is_refused_and_a_bot_as_well(server: Server) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    bot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    await server.table("Ann", start=False)
    assert text(await ann.context_menu(server.channel, INVITE, bot)) == SAY("no-no-bots")
    assert text(await ann.context_menu(server.channel, INVITE, ann)).startswith("You sit at no table here")
    await server.table("Ann", start=False)
    asked = await ann.context_menu(server.channel, INVITE, ben)
    server.guild.remove_member(ben)
    refused = await press(ann, asked, "invite")
    assert text(refused.followups[-1]) == SAY("no-no-member", guest=ben.mention)
    assert called(server) == []


async def test_whatever_is_in_the_menu_is_what_the_commands_allow(server: Server, world: World) -> None:
    """Random tables: the menus offer the reader's own, in the right state, without the other person."""
    chance, people = random.Random(27), [server.person(name) for name in ("Ann", "Ben", "Cem", "Dana")]
    for n in range(6 * SOAK):
        names = [each.name for each in chance.sample(people, chance.randint(2, 3))]
        await _opened(server, world, n, names, start=chance.random() < 0.5)
    tables = [await world.host.register.table(number) for number in range(1, 6 * SOAK + 1)]
    for me in people:
        for other in people:
            for name, begun in ((INVITE, False), (OFFER, True)):
                fitting = {
                    table.id
                    for table in tables
                    if table.seat_of(me.id) is not None
                    and table.seat_of(other.id) is None
                    and (table.row.head >= 0) is begun
                }
                if len(fitting) == 1:
                    continue  # it is done at once
                shown = await me.context_menu(server.channel, name, other)
                offered = {ref.table for _, ref in refs(shown) if ref.table}
                listed = [each["options"] for each in components(shown) if each["type"] == 3]
                offered |= {int(each["value"]) for options in listed for each in options}
                assert offered == set(sorted(fitting, reverse=True)[:25]), (me.name, other.name, name)


async def _opened(server: Server, world: World, n: int, names: list[str], *, start: bool) -> None:
    first, *others = [Person(server.person(name).id, name) for name in names]
    table = await world.host.lobby.create(f"m{n}", first, _place(server), game="milestones")
    for each in others:
        await world.host.lobby.join(table.id, each)
    if start:
        await world.host.lobby.start(f"s{n}", table.id, first.id)


def _place(server: Server) -> Place:
    return Place(server.guild.id, server.channel.id)
