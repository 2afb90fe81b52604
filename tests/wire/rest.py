"""The door for requests: what the bot asks for is checked, limited, disturbed, carried out, written down."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from aiohttp import web

from tests import description
from tests.wire.faults import OLD, Faults, Limits
from tests.wire.interactions import Interactions
from tests.wire.scheduled import Events
from tests.wire.world import (
    APPLICATION,
    EPOCH,
    FORUM,
    THREAD,
    TOKEN,
    Channel,
    Denied,
    Message,
    World,
    iso,
    member,
    new_id,
    user,
)

Route = Callable[..., Any]


class Request(NamedTuple):
    """A request that came: when (seconds), what, and the status of its answer (0: none)."""

    at: float
    method: str
    path: str
    json: Any
    status: int


class Rest:
    """Answers requests. `checked` bodies were held against Discord's description, `complaints` are
    what breaks it. `commands` are those that the bot told; `emojis` the ids of the application's by their names, None
    where they cannot be asked for; `events` those that servers have scheduled."""

    def __init__(self, world: World, interactions: Interactions, faults: Faults, limits: Limits) -> None:
        self.world, self.interactions, self.faults, self.limits = world, interactions, faults, limits
        self.log: list[Request] = []
        self.complaints: list[str] = []
        self.told: Callable[[str, dict[str, Any]], None] = lambda event, data: None
        self.start: Callable[[], dict[str, Any]] = dict
        self.commands: list[dict[str, Any]] = []
        self.emojis: dict[str, int] | None = None
        self.check, self.checked = True, 0
        self.events = Events(world)
        n = r"(\d+)"
        self._routes: list[tuple[re.Pattern[str], Route]] = [
            (re.compile(f"{pattern}$"), route)
            for pattern, route in (
                ("GET /users/@me", lambda _: world.bot),
                (f"GET /users/{n}", lambda _, number: user(int(number), self._name(int(number)))),
                ("GET /oauth2/applications/@me", lambda _: self._application()),
                (f"PUT /applications/{n}/commands", self._told_commands),
                (f"GET /applications/{n}/emojis", lambda _, __: {"items": list(map(_emoji, self._emojis().items()))}),
                (f"POST /applications/{n}/emojis", self._new_emoji),
                (f"DELETE /applications/{n}/emojis/{n}", self._no_emoji),
                ("GET /gateway(?:/bot)?", lambda _: self.start()),
                (f"GET /guilds/{n}/members/{n}", self._member),
                (f"POST /interactions/{n}/([^/]+)/callback", self._callback),
                (f"POST /webhooks/{n}/([^/]+)", self._follow),
                (f"PATCH /webhooks/{n}/([^/]+)/messages/([^/]+)", self._edit_answer),
                (f"GET /webhooks/{n}/([^/]+)/messages/([^/]+)", self._answer),
                (f"GET /channels/{n}", lambda _, channel: world.open(int(channel)).json()),
                (f"PATCH /channels/{n}", self._change_channel),
                (f"DELETE /channels/{n}", self._delete_channel),
                (f"POST /channels/{n}/threads", self._forum_thread),
                (f"GET /channels/{n}/messages", self._history),
                (f"POST /channels/{n}/messages", self._send),
                (f"GET /channels/{n}/messages/{n}", self._message),
                (f"PATCH /channels/{n}/messages/{n}", self._edit),
                (f"DELETE /channels/{n}/messages/{n}", self._delete),
                (f"POST /channels/{n}/messages/{n}/threads", self._thread),
                *self.events.routes(),
            )
        ]

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Any request."""
        at, path = time.monotonic(), request.path
        body = await _body(request)
        what = f"{request.method} {path}"
        fault = self.faults.meet(what)
        status, answer, headers = 0, None, {}
        try:
            if fault is None or (fault.carried and fault.deny is None):
                status, answer, headers = self._carried_out(request, what, body)
            elif fault.deny is not None:
                status, answer = fault.deny.status, _words(fault.deny)
        except Denied as denied:
            status, answer = denied.status, _words(denied)
        if fault is not None and fault.seconds:
            await asyncio.sleep(fault.seconds)
        if fault is not None and fault.lost:
            status = 0
            if request.transport is not None:
                request.transport.abort()
        self.log.append(Request(at, request.method, path, body, status))
        return _reply(status or 500, answer, headers)

    def _carried_out(self, request: web.Request, what: str, body: Any) -> tuple[int, Any, dict[str, str]]:
        public = re.match(r"\w+ /(interactions|webhooks)/", what)
        if not public and request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise Denied(401, 0)
        if self.check and body is not None:
            self.checked += 1
            self.complaints += description.complaints(request.method, request.path, body)
        headers = self.limits.headers(what)
        for pattern, route in self._routes:
            if found := pattern.match(what):
                extra = {"query": request.query} if route == self._history else {}
                answer = route(body, *found.groups(), **extra)
                return (204 if answer is None else 200), answer, headers
        raise Denied(404, 0)

    def _name(self, number: int) -> str:
        names = (server.people.get(number) for server in self.world.servers.values())
        return next(filter(None, names), "somebody")

    def _application(self) -> dict[str, Any]:
        texts = {"name": "bot", "description": "", "summary": "", "verify_key": "", "icon": None}
        return {
            "id": str(APPLICATION),
            "owner": user(1, "owner"),
            "bot_public": True,
            "bot_require_code_grant": False,
            "flags": 0,
            **texts,
        }

    def _told_commands(self, body: Any, _: str) -> Any:
        own = {"application_id": str(APPLICATION), "version": str(new_id())}
        self.commands = [{**each, **own, "id": str(new_id())} for each in body]
        return self.commands

    def _emojis(self) -> dict[str, int]:
        if self.emojis is None:
            raise Denied(404, 0)
        return self.emojis

    def _new_emoji(self, body: Any, _: str) -> Any:
        self._emojis()[body["name"]] = new_id()
        return _emoji((body["name"], self._emojis()[body["name"]]))

    def _no_emoji(self, _: Any, _application: str, number: str) -> None:
        name = next((name for name, each in self._emojis().items() if each == int(number)), None)
        if name is None:
            raise Denied(404, 10014)
        del self._emojis()[name]

    def _member(self, _: Any, server: str, person: str) -> dict[str, Any]:
        known = self.world.servers[int(server)].people
        if int(person) not in known:
            raise Denied(404, 10007)
        return member(int(person), known[int(person)])

    # --- answers to interactions

    def _callback(self, body: Any, number: str, token: str) -> Any:
        return self.interactions.callback(int(number), token, body)

    def _follow(self, body: Any, _: str, token: str) -> Any:
        return self.interactions.follow(token, body).json(self.world.bot)

    def _edit_answer(self, body: Any, _: str, token: str, number: str) -> Any:
        return self.interactions.edit(token, number, body).json(self.world.bot)

    def _answer(self, _: Any, _application: str, token: str, number: str) -> Any:
        return self.interactions.message(token, number)[1].json(self.world.bot)

    # --- channels and their messages

    def _send(self, body: Any, channel: str) -> Any:
        return self.world.say(self.world.open(int(channel)), body).json(self.world.bot)

    def _message(self, _: Any, channel: str, number: str) -> Any:
        return self.world.message(int(channel), int(number)).json(self.world.bot)

    def _history(self, _: Any, channel: str, *, query: Any) -> Any:
        found = sorted(self.world.open(int(channel)).messages.values(), key=lambda each: each.id, reverse=True)
        before, after = query.get("before"), query.get("after")
        chosen = [m for m in found if (not before or m.id < int(before)) and (not after or m.id > int(after))]
        return [each.json(self.world.bot) for each in chosen[: int(query.get("limit", 50))]]

    def _edit(self, body: Any, channel: str, number: str) -> Any:
        message = self.world.message(int(channel), int(number))
        if self.world.channels[int(channel)].archived:
            raise Denied(400, 50083)
        if time.time() - _made(message) > OLD:
            self.limits.old_edit(int(channel))
        message.change(body)
        return message.json(self.world.bot)

    def _delete(self, _: Any, channel: str, number: str) -> None:
        self.world.message(int(channel), int(number))
        del self.world.channels[int(channel)].messages[int(number)]

    def _thread(self, body: Any, channel: str, number: str) -> Any:
        start = self.world.message(int(channel), int(number))
        if start.id in self.world.channels:
            raise Denied(400, 160004)
        return self._made_thread(self.world.channels[int(channel)], body["name"], start.id).json()

    def _forum_thread(self, body: Any, channel: str) -> Any:
        parent = self.world.open(int(channel))
        made = self._made_thread(parent, body["name"], new_id())
        if parent.kind != FORUM:
            return made.json()
        message = Message(made.id, made.id, body["message"])
        made.messages[message.id] = message
        return made.json() | {"message": message.json(self.world.bot)}

    def _made_thread(self, parent: Channel, name: str, number: int) -> Channel:
        server = self.world.servers[parent.server]
        made = self.world.channel(server, name, number=number, kind=THREAD, parent=parent.id)
        self.told("THREAD_CREATE", made.json())
        return made

    def _change_channel(self, body: Any, channel: str) -> Any:
        found = self.world.open(int(channel))
        found.archived, found.locked = body.get("archived", found.archived), body.get("locked", found.locked)
        found.name = body.get("name", found.name)
        return found.json()

    def _delete_channel(self, _: Any, channel: str) -> Any:
        found = self.world.open(int(channel))
        del self.world.channels[found.id], self.world.servers[found.server].channels[found.id]
        return found.json()


def _made(message: Message) -> float:
    """When a message was made, by its id (seconds since 1970)."""
    return ((message.id >> 22) + EPOCH) / 1000


def _emoji(one: tuple[str, int]) -> dict[str, Any]:
    flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
    return {"name": one[0], "id": str(one[1]), "roles": [], **flags}


async def _body(request: web.Request) -> Any:
    """The JSON of a request, with or without files beside it."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        return json.loads(str(form["payload_json"])) if "payload_json" in form else None
    data = await request.read()
    return json.loads(data) if data else None


def _words(denied: Denied) -> dict[str, Any]:
    return {"message": str(denied), "code": denied.code, **denied.more}


def _reply(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    headers = headers | {"Via": "1.1 small", "Date": iso()}
    return web.Response(
        status=status, body=json.dumps(answer).encode(), content_type="application/json", headers=headers
    )
