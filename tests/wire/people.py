"""Small players: they type commands, press what a message offers, follow their panel, and fill in forms."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from cogs.kit.custom_ids import Ref, read
from tests.wire.interactions import COMMAND, COMPONENT, FORM, SUGGEST, Asked
from tests.wire.small import Discord
from tests.wire.world import DIRECT, LOADING, Channel, Message, components, new_id

SELECT, TEXT = 3, 10
"""Kinds of components."""
TEXT_OPTION = 3
"""The kind of a command's option that is typed."""
WEIGHTS = {"go": 8, "pick": 8, "some": 8, "sure": 20, "num": 8, "undo": 1, "again": 1, "move": 2}
"""How often people press what. Nobody leaves a table or ends it by chance."""


class Option(NamedTuple):
    """Something that can be pressed: its component and meaning."""

    component: dict[str, Any]
    ref: Ref


def options(message: Message) -> Iterator[Option]:
    """Everything that can be pressed on a message."""
    for each in components(message.body.get("components") or []):
        ref = read(each.get("custom_id", ""))
        if ref is not None and not each.get("disabled"):
            yield Option(each, ref)


def words(message: Message) -> str:
    """All words of a message."""
    return "\n".join(c["content"] for c in components(message.body.get("components") or []) if c["type"] == TEXT)


def board(channel: Channel) -> Message | None:
    """The newest message in a channel on which "Your move" can be pressed."""
    newest = (channel.messages[number] for number in sorted(channel.messages, reverse=True))
    return next((each for each in newest if any(o.ref.what == "move" for o in options(each))), None)


def _command(words: str, given: list[dict[str, Any]]) -> dict[str, Any]:
    """A command as Discord tells it: alone, in a command, or in a group of one."""
    first, *inner = words.split()
    for n, name in enumerate(reversed(inner)):
        given = [{"name": name, "type": 1 if n == 0 else 2, "options": given}]
    return {"id": str(new_id()), "name": first, "type": 1, "options": given}


class Person:
    """Somebody on a server, whose Discord speaks a language. `panel` is the message that only they see and looked at
    last."""

    def __init__(self, discord: Discord, name: str, number: int | None = None) -> None:
        self.discord, self.name, self.id, self.language = discord, name, number or new_id(), "en-US"
        self.panel: Message | None = None

    def types(self, channel: Channel, command: str, **values: str) -> Asked:
        """A command, as "game create", "game table start" or "setup"."""
        given = [{"name": key, "type": TEXT_OPTION, "value": value} for key, value in values.items()]
        return self._ask(channel, COMMAND, _command(command, given))

    def begins(self, channel: Channel, command: str, option: str, typed: str = "") -> Asked:
        """Types an option of a command: Discord asks for suggestions."""
        given = [{"name": option, "type": TEXT_OPTION, "value": typed, "focused": True}]
        return self._ask(channel, SUGGEST, _command(command, given))

    def presses(self, message: Message, what: str) -> Asked:
        """The first button of a kind."""
        found = next((each for each in options(message) if each.ref.what == what), None)
        assert found is not None, f"no {what!r} in: {words(message)}"
        return self.uses(message, found.component)

    def uses(self, message: Message, component: dict[str, Any], values: list[str] | None = None) -> Asked:
        """A component of a message; of a select these lines."""
        data: dict[str, Any] = {"custom_id": component["custom_id"], "component_type": component["type"]}
        if values is not None:
            data["values"] = values
        return self._ask(self.discord.world.channels[message.channel], COMPONENT, data, message)

    def fills_in(self, asked: Asked, value: str) -> Asked:
        """The form that an interaction opened."""
        assert asked.form is not None
        field = {"type": 18, "component": {"type": 4, "custom_id": "number", "value": value}}
        return self._ask(asked.channel, FORM, {"custom_id": asked.form["custom_id"], "components": [field]}, asked.on)

    def uploads(self, on: Message, form: str, address: str, size: int) -> Asked:
        """A file of so many bytes in a form that a message opened; whoever is told of it reads it at the address."""
        number = str(new_id())
        file = {"id": number, "filename": "map.txt", "size": size, "url": address, "proxy_url": address}
        field = {"type": 18, "component": {"type": 19, "custom_id": "file", "values": [number]}}
        data = {"custom_id": form, "components": [field], "resolved": {"attachments": {number: file}}}
        return self._ask(self.discord.world.channels[on.channel], FORM, data, on)

    def tries_something(self, chance: Random) -> Asked | None:
        """A press on the own panel by chance, if there is anything to press."""
        offered = [each for each in options(self.panel) if each.ref.what in WEIGHTS] if self.panel is not None else []
        if self.panel is None or not offered:
            return None
        weights = [WEIGHTS[each.ref.what] for each in offered]
        component = chance.choices(offered, weights)[0].component
        values = None
        if component["type"] == SELECT:
            lines = [each["value"] for each in component["options"]]
            least, most = component.get("min_values", 1), component.get("max_values", 1)
            values = chance.sample(lines, min(len(lines), chance.randint(max(1, least), max(1, most))))
        return self.uses(self.panel, component, values)

    async def sees(self, asked: Asked, seconds: float = 20.0) -> Message | None:
        """Wait for the answer; it becomes the panel if only this person sees it. None: nothing came in time."""
        try:
            await asyncio.wait_for(asked.done.wait(), seconds)
        except TimeoutError:
            return None
        last = asked.last
        if last is not None and last.owner is not None and not last.flags & LOADING and any(options(last)):
            self.panel = last
        return last

    async def turn(self, chance: Random, board: Message, seconds: float = 20.0) -> Asked:
        """One press: on the panel by chance, or on "Your move" of a board where there is none."""
        asked = self.tries_something(chance) or self.presses(board, "move")
        await self.sees(asked, seconds)
        if asked.form is not None:
            form = self.fills_in(asked, str(chance.randint(0, 9)))
            await self.sees(form, seconds)
            return form
        return asked

    def _ask(self, channel: Channel, kind: int, data: dict[str, Any], on: Message | None = None) -> Asked:
        if channel.kind != DIRECT:
            self.discord.world.servers[channel.server].people.setdefault(self.id, self.name)
        return self.discord.ask(Asked(self.id, self.name, channel, kind, data, on, language=self.language))
