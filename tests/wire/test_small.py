"""The small Discord is as strict as the real one: its deadlines, refusals, limits and nonces."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests import description
from tests.wire import faults as rules
from tests.wire.interactions import COMMAND, DEADLINE, LIFE, SEND, THINK, Asked
from tests.wire.small import Discord, listening
from tests.wire.world import EPHEMERAL, TOKEN, Channel, Denied

HELLO = {"content": "hello"}


class Client:
    """Sends requests as a bot does."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = discord, session
        self.channel: Channel = discord.world.channel(discord.world.server())

    async def __call__(self, method: str, path: str, body: Any = None, token: str = TOKEN) -> tuple[int, Any]:
        """Status and answer."""
        url, headers = f"http://127.0.0.1:{self.discord.port}{path}", {"Authorization": f"Bot {token}"}
        async with self.session.request(method, url, json=body, headers=headers) as answer:
            return answer.status, await answer.json(content_type=None)

    def asked(self) -> Asked:
        return self.discord.ask(Asked(1, "Ann", self.channel, COMMAND, {"name": "game"}))

    async def answers(self, asked: Asked, kind: int = THINK) -> tuple[int, Any]:
        """The first answer to an interaction: status, and error code or what was told."""
        status, told = await self(
            "POST",
            f"/interactions/{asked.id}/{asked.token}/callback",
            {"type": kind, "data": {"flags": EPHEMERAL, **(HELLO if kind == SEND else {})}},
        )
        return status, told.get("code", told)

    async def says(self, **more: Any) -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.channel.id}/messages", HELLO | more)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with listening(Discord()) as discord, aiohttp.ClientSession() as session:
        yield Client(discord, session)


async def test_an_interaction_is_answered_once_and_in_time(client: Client) -> None:
    asked = client.asked()
    assert (await client.answers(asked))[0] == 200
    assert await client.answers(asked) == (400, 40060)
    late = client.asked()
    late.born -= DEADLINE
    assert await client.answers(late) == (404, 10062)


async def test_a_token_dies_after_a_quarter_of_an_hour(client: Client) -> None:
    asked = client.asked()
    await client.answers(asked)
    path = f"/webhooks/1/{asked.token}/messages/@original"
    assert (await client("PATCH", path, HELLO))[0] == 200
    asked.born -= LIFE
    assert (await client("PATCH", path, HELLO))[1]["code"] == 50027


async def test_only_the_person_sees_an_answer_to_them(client: Client) -> None:
    asked = client.asked()
    await client.answers(asked, SEND)
    assert asked.shown is not None
    assert (asked.shown.owner, client.channel.messages) == (1, {})


async def test_a_nonce_is_taken_once(client: Client) -> None:
    first = (await client.says(nonce="n", enforce_nonce=True))[1]["id"]
    assert (await client.says(nonce="n", enforce_nonce=True))[1]["id"] == first
    assert (await client.says(nonce="m", enforce_nonce=True))[1]["id"] != first
    assert len(client.channel.messages) == 2


async def test_too_many_messages_are_refused_with_the_time_to_wait(client: Client) -> None:
    allowed = rules.ROUTES[r"POST /channels/\d+/messages$"].requests
    told = [await client.says() for _ in range(allowed + 1)]
    assert [status for status, _ in told] == [200] * allowed + [429]
    assert 0 < told[-1][1]["retry_after"] <= 5


async def test_old_messages_take_few_edits(client: Client) -> None:
    number = int((await client.says())[1]["id"])
    message = client.channel.messages.pop(number)
    message.id = number - (3_601_000 << 22)
    client.channel.messages[message.id] = message
    path = f"/channels/{client.channel.id}/messages/{message.id}"
    told = [await client("PATCH", path, HELLO) for _ in range(4)]
    assert [answer.get("code") for _, answer in told] == [None, None, None, 30046]


async def test_what_is_gone_archived_or_forbidden_is_refused(client: Client) -> None:
    number = (await client.says())[1]["id"]
    path = f"/channels/{client.channel.id}/messages"
    assert (await client("PATCH", f"{path}/1", HELLO))[1]["code"] == 10008
    assert (await client("GET", "/channels/1"))[1]["code"] == 10003
    client.channel.archived = True
    assert (await client("PATCH", f"{path}/{number}", HELLO))[1]["code"] == 50083
    client.channel.denied = Denied(403, 50001)
    assert (await client.says())[1]["code"] == 50001
    assert (await client("GET", "/users/@me", token="other"))[0] == 401


async def test_a_rule_says_what_goes_wrong_and_how_often(client: Client) -> None:
    client.discord.faults.add(r"POST /channels/\d+/messages$", deny=Denied(502, 0), skip=1, times=1)
    assert [(await client.says())[0] for _ in range(3)] == [200, 502, 200]


async def test_a_lost_reply_was_carried_out_and_a_lost_request_was_not(client: Client) -> None:
    client.discord.faults.add(r"POST /channels/\d+/messages$", lost=True, times=1)
    with pytest.raises(aiohttp.ClientError):
        await client.says()
    assert len(client.channel.messages) == 1
    client.discord.faults.add(r"POST /channels/\d+/messages$", lost=True, carried=False, times=1)
    with pytest.raises(aiohttp.ClientError):
        await client.says()
    assert len(client.channel.messages) == 1


@pytest.mark.skipif(not description.at_hand(), reason="Discord's description is not beside the repository")
async def test_a_body_that_discord_does_not_describe_is_noted(client: Client) -> None:
    await client("POST", f"/channels/{client.channel.id}/messages", {"content": 5})
    assert len(client.discord.rest.complaints) == 1
