"""What people ask of the bot: each with a token that dies after three seconds unless it is answered, and after a
quarter of an hour in any case."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from tests.wire.world import (
    ALL_RIGHTS,
    APPLICATION,
    DIRECT,
    EPHEMERAL,
    LOADING,
    Channel,
    Denied,
    Message,
    World,
    member,
    new_id,
    user,
)

DEADLINE = 3.0
LIFE = 900.0
COMMAND, COMPONENT, SUGGEST, FORM = 2, 3, 4, 5
"""Kinds of interactions."""
SEND, THINK, LATER, UPDATE, CHOICES, ASK = 4, 5, 6, 7, 8, 9
"""Kinds of first answers."""


@dataclass(eq=False)
class Asked:
    """An interaction. `kind` is Discord's, `on` the message whose component was used.

    `reply` is the kind of the first answer, `shown` the message that it made or changes, `choices` and `form` what it
    asked for, `said` the messages sent after it. Times are in seconds since it was made; `answered` is the first
    that was more than an acknowledgement.
    """

    person: int
    name: str
    channel: Channel
    kind: int
    data: dict[str, Any]
    on: Message | None = None
    id: int = field(default_factory=new_id)
    token: str = field(default_factory=lambda: f"t{new_id()}")
    born: float = field(default_factory=time.monotonic)
    reply: int | None = None
    shown: Message | None = None
    choices: list[Any] | None = None
    form: dict[str, Any] | None = None
    said: list[Message] = field(default_factory=list)
    acknowledged: float | None = None
    answered: float | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)
    language: str = "en-US"

    @property
    def age(self) -> float:
        return time.monotonic() - self.born

    @property
    def last(self) -> Message | None:
        """The message that the person looks at now: the newest that came of it."""
        return self.said[-1] if self.said else self.shown

    def has_answer(self) -> None:
        """The person sees more than an acknowledgement."""
        if self.answered is None:
            self.answered = self.age
        self.done.set()

    def json(self, world: World) -> dict[str, Any]:
        """As the gateway tells it."""
        told: dict[str, Any] = {
            "id": str(self.id), "application_id": str(APPLICATION), "type": self.kind, "token": self.token,
            "version": 1, "data": self.data, "guild_id": str(self.channel.server), "context": 0,
            "channel_id": str(self.channel.id), "channel": self.channel.json() | {"permissions": str(ALL_RIGHTS)},
            "member": member(self.person, self.name), "attachment_size_limit": 10 << 20, "entitlements": [],
            "authorizing_integration_owners": {"0": str(self.channel.server)}, "locale": self.language,
            "guild_locale": "en-US", "app_permissions": str(ALL_RIGHTS),
        }  # fmt: skip
        if self.channel.kind == DIRECT:
            of_servers = ("guild_id", "guild_locale", "member")
            told = {key: value for key, value in told.items() if key not in of_servers}
            told |= {"user": user(self.person, self.name), "context": 1}
            told["authorizing_integration_owners"] = {"0": "0"}
        if self.on is not None:
            told["message"] = self.on.json(world.bot)
        return told


class Interactions:
    """All of them by id and token. `twice` are those that were acknowledged again: somebody else had been first."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.twice: list[Asked] = []
        self._by_id: dict[int, Asked] = {}
        self._by_token: dict[str, Asked] = {}

    def add(self, asked: Asked) -> None:
        """A new one, before the bot hears of it."""
        self._by_id[asked.id] = self._by_token[asked.token] = asked

    def callback(self, number: int, token: str, body: dict[str, Any]) -> dict[str, Any]:
        """The first answer. Raises `Denied` when it is late, the second, or unknown."""
        asked = self._by_id.get(number)
        if asked is None or asked.token != token:
            raise Denied(404, 10062)
        if asked.reply is not None:
            self.twice.append(asked)
            raise Denied(400, 40060)
        if asked.age > DEADLINE:
            raise Denied(404, 10062)
        data = body.get("data") or {}
        self._reply(asked, body["type"], data)
        asked.acknowledged = asked.age
        told: dict[str, Any] = {"interaction": {"id": str(asked.id), "type": asked.kind}}
        if asked.shown is not None and asked.reply in (SEND, UPDATE):
            told["resource"] = {"type": asked.reply, "message": asked.shown.json(self._world.bot)}
        return told

    def _reply(self, asked: Asked, kind: int, data: dict[str, Any]) -> None:
        if kind in (SEND, THINK):
            owner = asked.person if data.get("flags", 0) & EPHEMERAL else None
            body = data if kind == SEND else {"flags": data.get("flags", 0) | LOADING}
            asked.shown = self._world.say(asked.channel, body, owner=owner)
        elif kind in (LATER, UPDATE):
            if asked.on is None:
                raise Denied(400, 50035)
            asked.shown = asked.on
            if kind == UPDATE:
                asked.shown.change(data)
        elif kind == CHOICES:
            asked.choices = data["choices"]
        elif kind == ASK:
            asked.form = data
        asked.reply = kind
        if kind not in (THINK, LATER):
            asked.has_answer()

    def known(self, token: str) -> Asked:
        """The one with that token, answered and alive. Raises `Denied`."""
        asked = self._by_token.get(token)
        if asked is None or asked.reply is None:
            raise Denied(404, 10015)
        if asked.age > LIFE:
            raise Denied(401, 50027)
        return asked

    def message(self, token: str, number: str) -> tuple[Asked, Message]:
        """A message that came of one; "@original" is the first answer. Raises `Denied`."""
        asked = self.known(token)
        if number == "@original" and asked.shown is not None:
            return asked, asked.shown
        found = next((each for each in asked.said if str(each.id) == number), None)
        if found is None:
            raise Denied(404, 10008)
        return asked, found

    def edit(self, token: str, number: str, body: dict[str, Any]) -> Message:
        """Change a message that came of one. Raises `Denied`."""
        asked, message = self.message(token, number)
        message.change(body)
        asked.has_answer()
        return message

    def follow(self, token: str, body: dict[str, Any]) -> Message:
        """Another message. After "is thinking" the first takes that one's place. Raises `Denied`."""
        asked = self.known(token)
        if asked.shown is not None and asked.shown.flags & LOADING:
            asked.shown.change(body)
            asked.has_answer()
            return asked.shown
        owner = asked.person if body.get("flags", 0) & EPHEMERAL else None
        message = self._world.say(asked.channel, body, owner=owner)
        asked.said.append(message)
        asked.has_answer()
        return message
