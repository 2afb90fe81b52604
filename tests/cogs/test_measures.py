"""First replies are timed at the requests themselves, over a real socket."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from prometheus_client import REGISTRY

from cogs.desk import measures
from cogs.desk.measures import Replies
from cogs.pictures.wanted import Image, Pictures


def counted(end: str) -> int:
    return int(REGISTRY.get_sample_value("playbypost_discord_requests_total", {"end": end}) or 0)


def replied() -> int:
    return int(REGISTRY.get_sample_value("playbypost_first_reply_seconds_count") or 0)


def interaction(number: int) -> Any:
    return SimpleNamespace(id=number)


async def answered(replies: Replies, path: str, status: int) -> None:
    """A request that a server ends with this status (0: by hanging up)."""

    async def answer(request: web.Request) -> web.Response:
        if not status:
            assert request.transport is not None
            request.transport.abort()
        return web.Response(status=status or 200)

    app = web.Application()
    app.add_routes([web.post("/{path:.*}", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    try:
        url = f"http://127.0.0.1:{port}/api/v10{path}"
        async with aiohttp.ClientSession(trace_configs=[replies.trace()]) as session, session.post(url):
            pass
    except aiohttp.ClientError:
        assert not status
    finally:
        await runner.cleanup()


async def test_the_first_reply_to_a_press_is_timed_once() -> None:
    replies, before = Replies(), replied()
    await replies.arrived(interaction(1))
    await replies.arrived(interaction(2))
    await answered(replies, "/channels/5/messages", 200)
    await answered(replies, "/interactions/1/aW50/callback", 503)
    assert replied() == before
    await answered(replies, "/interactions/1/aW50/callback", 204)
    await answered(replies, "/interactions/1/aW50/callback", 204)
    await answered(replies, "/interactions/3/aW50/callback", 204)  # it came before the measuring
    assert replied() == before + 1


@pytest.mark.parametrize(
    ("status", "end"), [(200, "done"), (404, "refused"), (429, "limited"), (502, "failed"), (0, "no answer")]
)
async def test_requests_are_counted_by_their_end(status: int, end: str) -> None:
    before = {each: counted(each) for each in measures.ENDS}
    await answered(Replies(), "/channels/5/messages", status)
    assert {each: counted(each) - before[each] for each in measures.ENDS} == {
        each: int(each == end) for each in measures.ENDS
    }


async def test_presses_that_are_never_answered_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "KEPT", 10)
    replies = Replies()
    for number in range(50):
        await replies.arrived(interaction(number))
    assert len(replies._arrived) == 10


async def test_pictures_are_counted_by_their_end() -> None:
    class Scripted:
        """Draws, leaves out, and fails, in turn."""

        def __init__(self) -> None:
            self.ends = iter([Image(b"", "a.png", ""), None, RuntimeError("no paint")])

        async def draw(self, picture: Any, *, place: str = "", public: bool = False) -> Any:
            end = next(self.ends)
            if isinstance(end, Exception):
                raise end
            return SimpleNamespace(data=b"", filename="a.png", alt="") if end else None

    def drawn() -> dict[str, int]:
        name = "playbypost_pictures_total"
        return {e: int(REGISTRY.get_sample_value(name, {"end": e}) or 0) for e in measures.PICTURE_ENDS}

    drawer: Any = Scripted()
    pictures, before, wanted = Pictures(drawer, {}), drawn(), interaction(1)
    wanted.key = "ferry"
    for _ in range(3):
        await pictures.image(wanted)
    assert {end: number - before[end] for end, number in drawn().items()} == {"drawn": 1, "skipped": 1, "failed": 1}
