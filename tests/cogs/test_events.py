"""Events of a server's tables: set, tried and ended by its admins, sent in order, not from where not all may look."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import simcord
from aiohttp import web

from cogs.admin.events import HANDLERS, answer
from cogs.desk import outside
from cogs.desk.outside import Outside
from cogs.posts.send_events import NOT_PUBLIC
from db import StoreError
from db.events import Events as Stored
from host import Event
from host.events import headers
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.test_forged import forged
from words import LOCALES, Speaker

SAY, URL = Speaker("en"), "https://example.org/hook"


class Web(Outside):
    """The open internet in a test: remembers what came, and answers with the first of its answers."""

    def __init__(self) -> None:
        super().__init__()
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[str] = []

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> str:
        self.came.append((url, dict(headers), body))
        return self.answers.pop(0) if self.answers else "200"

    def kinds(self) -> list[str]:
        return [json.loads(body)["type"] for _, _, body in self.came]


async def listened(server: Server, world: World) -> tuple[Web, simcord.InteractionResult, str]:
    """An address set by an admin; what the admin sees, and the secret."""
    world.outside = world.bot.outside = found = Web()
    admin = server.person("Admin", manage_guild=True)
    shown = await admin.slash(server.channel, "admin events")
    form = await press(admin, shown, "eventsurl")
    shown = await admin.submit_modal(form, {"answer": URL})
    secret = text(shown).partition("```")[2].partition("```")[0].strip()
    await settled(world)
    return found, shown, secret


async def settled(world: World) -> None:
    await world.quiet()
    await world.host.errands.idle()


async def test_an_admin_sets_an_address_and_gets_what_happens_signed(server: Server, world: World) -> None:
    sent, shown, secret = await listened(server, world)
    assert secret.startswith("whsec_")
    assert "example.org" in text(shown)
    assert "/hook" not in text(shown), "the path of an address may be a secret"
    thread = await server.table("Ann", "Ben")
    await settled(world)
    assert sent.kinds() == ["table.opened", "table.begun", "table.called"]
    for url, given, body in sent.came:
        assert url == URL
        assert headers(secret, given["webhook-id"], int(given["webhook-timestamp"]), body) == given
    begun = json.loads(sent.came[1][2])["data"]
    assert begun["players"] == [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Ben"}]
    assert begun["link"] == f"https://discord.com/channels/{server.guild.id}/{thread.id}"
    again = await server.person("Admin").slash(server.channel, "admin events")
    assert secret not in text(again), "shown once"
    assert SAY("events-kind-begun") in text(again)
    assert SAY("events-arrived", status="200") in text(again)


async def test_only_who_may_manage_the_server_sets_it(server: Server, world: World) -> None:
    await listened(server, world)
    await server.table("Ben", start=False)
    known = await world.host.events.of(server.guild.id)
    for what in HANDLERS:
        assert await forged(server, "Ben", f"1|{what}|0|end|0|0|") == SAY("no-only-admins"), what
    assert await world.host.events.of(server.guild.id) == known


async def test_a_wrong_address_is_refused_in_words(server: Server, world: World) -> None:
    admin = server.person("Admin", manage_guild=True)
    for typed, why in (("https://127.0.0.1/", "no-private-address"), ("ftp://x.org", "no-no-address")):
        shown = await admin.slash(server.channel, "admin events")
        form = await press(admin, shown, "eventsurl")
        assert SAY(why) in text(await admin.submit_modal(form, {"answer": typed}))
    assert await world.host.events.of(server.guild.id) is None


async def test_it_is_tried_paused_renewed_and_ended(server: Server, world: World) -> None:
    sent, shown, secret = await listened(server, world)
    admin = server.person("Admin")
    sent.answers = ["404"]
    shown = await press(admin, shown, "eventstest")
    assert SAY("events-tested", answer=SAY("events-answer", status="404")) in text(shown)
    assert sent.kinds() == ["test"]
    shown = await press(admin, shown, "eventspause")
    assert SAY("events-paused-admin") in text(shown)
    await server.table("Ann", start=False)
    await settled(world)
    assert sent.kinds() == ["test"]
    shown = await press(admin, shown, "eventson")
    asked = await press(admin, shown, "eventsasks")
    shown = await press(admin, asked, "eventsrenewed")
    anew = text(shown).partition("```")[2].partition("```")[0].strip()
    assert anew not in ("", secret)
    ends = next(each for each in labels(shown) if each == SAY("events-button-end"))
    asked = await admin.click(shown.response, label=ends)
    assert SAY("events-asks-end") in text(asked)
    shown = await press(admin, asked, "eventsended")
    assert SAY("events-ended") in text(shown)
    assert await world.host.events.of(server.guild.id) is None
    assert await world.host.events.last(server.guild.id) == []


async def test_what_did_not_arrive_is_sent_again_as_it_was_and_holds_back_what_follows(
    server: Server, world: World
) -> None:
    sent, _, _ = await listened(server, world)
    sent.answers = ["500", "too-slow"]
    await server.table("Ann", start=False)
    await settled(world)
    await server.person("Ben").slash(server.channel.threads[-1], "game join")
    await server.table("Cat", start=False)
    await settled(world)
    assert sent.kinds() == ["table.opened"], "nothing overtakes it, and nothing hurries it"
    world.ahead += 11
    world.host.errands.wake()
    await settled(world)
    world.ahead += 21
    world.host.errands.wake()
    await settled(world)
    assert sent.kinds() == ["table.opened"] * 4
    ids = [given["webhook-id"] for _, given, _ in sent.came]
    assert ids[0] == ids[1] == ids[2] != ids[3]
    assert sent.came[0][2] == sent.came[1][2] == sent.came[2][2]


async def test_a_crash_between_sending_and_noting_sends_the_same_once_more(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, _, _ = await listened(server, world)

    async def lost(*_: object, **__: object) -> None:
        raise StoreError("the process was killed")

    with monkeypatch.context() as killed:
        killed.setattr(Stored, "sent", lost)
        await server.table("Ann", start=False)
        await settled(world)
    assert len(sent.came) == 1
    await world.restart(server.env)
    await settled(world)
    first, second = sent.came
    assert first[1]["webhook-id"] == second[1]["webhook-id"]
    assert first[2] == second[2]


async def test_nothing_is_told_of_a_table_that_not_everybody_may_see(server: Server, world: World) -> None:
    sent, _, _ = await listened(server, world)
    ann, role = server.person("Ann"), server.guild.create_role("outsiders")
    everyone, me = server.guild.default_role, server.guild.me
    no, yes = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    hidden: list[dict[Any, discord.PermissionOverwrite]] = [
        {everyone: no, ann: yes, me: yes}, {role: no}, {server.person("Ben"): no}
    ]  # fmt: skip
    for n, overwrites in enumerate(hidden):
        room = server.guild.create_text_channel(f"hidden-{n}", overwrites=overwrites)
        await ann.slash(room, "game create", game="milestones")
    await settled(world)
    assert sent.came == []
    events: list[Event] = await world.host.events.last(server.guild.id)
    assert [each.outcome for each in events] == [NOT_PUBLIC] * len(hidden)
    await server.table("Cat", start=False)
    await settled(world)
    assert sent.kinds() == ["table.opened"]


async def test_admins_are_told_once_of_an_address_that_is_dead(server: Server, world: World) -> None:
    sent, _, _ = await listened(server, world)
    faults = server.guild.create_text_channel("faults")
    settings = await world.host.register.settings(server.guild.id)
    await world.host.register.set_settings(server.guild.id, settings.__class__(done=True, reports=faults.id))
    sent.answers = ["503"] * 1_000
    await server.table("Ann", start=False)
    await settled(world)
    for _ in range(40):
        world.ahead += 7_200
        world.host.errands.wake()
        await settled(world)
    said = [text(each) for each in faults.history(viewer=server.person("Admin"))]
    assert said.count(SAY("report-events-dead", host="example.org", table="", link="")) == 1
    tries = len(sent.came)
    world.ahead += 7_200
    world.host.errands.wake()
    await settled(world)
    assert len(sent.came) == tries


def test_every_outcome_has_words() -> None:
    codes = (outside.PRIVATE, outside.SLOW, outside.UNKNOWN, outside.UNSAFE, outside.NOWHERE)
    for locale in LOCALES:
        for code in (*codes, "given-up", "not-public", "no-table", "200", "503"):
            assert answer(code, Speaker(locale))


# --- the real one


@asynccontextmanager
async def receiver(*answers: int, hangs: bool = False) -> AsyncIterator[tuple[str, list[tuple[str, bytes]]]]:
    """A program that receives events, on this machine."""
    came, left, released = list[tuple[str, bytes]](), [*answers], asyncio.Event()

    async def takes(request: web.Request) -> web.Response:
        came.append((request.path, await request.read()))
        if hangs:
            await released.wait()
        status = left.pop(0) if left else 200
        return web.Response(status=status, headers={"location": "/elsewhere"} if 300 <= status < 400 else {})

    app = web.Application()
    app.router.add_post("/{path:.*}", takes)
    app.router.add_get("/{path:.*}", takes)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"localhost.example.test:{runner.addresses[0][1]}", came
    finally:
        released.set()
        await runner.cleanup()


async def test_redirects_are_not_followed_and_every_answer_is_told_by_its_status() -> None:
    sender = Outside(public=lambda _: True, schemes=("http",))
    async with receiver(200, 302, 307, 500) as (address, came):
        url = f"http://127.0.0.1:{address.partition(':')[2]}/hook"
        assert [await sender.post(url, {"a": "b"}, b"{}") for _ in range(4)] == ["200", "302", "307", "500"]
        assert came == [("/hook", b"{}")] * 4
    assert await sender.post(url, {}, b"") == outside.NOWHERE
    await sender.close()


async def test_an_answer_that_does_not_come_is_not_waited_for() -> None:
    sender = Outside(public=lambda _: True, schemes=("http",), patience=0.05)
    async with receiver(hangs=True) as (address, came):
        assert await sender.post(f"http://127.0.0.1:{address.partition(':')[2]}/", {}, b"") == outside.SLOW
        assert len(came) == 1
    await sender.close()


async def test_nothing_on_this_machine_can_be_reached_by_any_name_or_number(monkeypatch: pytest.MonkeyPatch) -> None:
    sender = Outside(schemes=("http", "https"))
    async with receiver() as (address, came):
        port = address.partition(":")[2]
        for host in (
            "127.0.0.1",
            "[::1]",
            "localhost",
            "[::ffff:127.0.0.1]",
            "0.0.0.0",
            "rebound.example.org",
        ):
            monkeypatch.setattr("socket.getaddrinfo", _means("127.0.0.1", int(port)))
            assert await sender.post(f"http://{host}:{port}/", {}, b"{}") == outside.PRIVATE, host
        assert await sender.post(f"http://127.1:{port}/", {}, b"{}") in (outside.PRIVATE, outside.NOWHERE)
        monkeypatch.setattr("socket.getaddrinfo", _means("1.1.1.1", int(port), "127.0.0.1"))
        assert await sender.post(f"http://mixed.example.org:{port}/", {}, b"{}") == outside.PRIVATE
        assert came == []
    assert await Outside().post("http://example.org/", {}, b"") == outside.PRIVATE, "https only"
    await sender.close()


def _means(first: str, port: int, *others: str) -> Any:
    """What looks names up, and finds these numbers."""

    def found(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", (each, port)) for each in (first, *others)]

    return found
