"""People who press whatever is offered to them: the buttons and lines of panels old and new, public messages, forms,
and any command with any options, in any channel they see."""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import simcord
from msgspec.structs import asdict, replace
from simcord.actors import _component_interaction
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message
from simcord.interactions import command_leaves
from simcord.results import InteractionResult, ResponseMessage

from cogs.kit.custom_ids import read
from cogs.kit.discord_limits import walk

BUTTON, LINES, PEOPLE, ROLES, CHANNELS = 2, 3, 5, 6, 8
TYPED = ("1", "2", "7", "99999", "zero", "sell wood", "to A1, take 2", "x" * 90, "", "0", "-3", "none", "@everyone")
"""What people type where nothing is suggested."""
PANELS = 6
"""Private messages that somebody still has open."""
KEEN = ("move", "go", "pick", "some", "sure", "num", "join", "start", "take", "yes")
"""What leads on, and is pressed more often than the rest."""
FORGED = 0.12
"""How often they press what is not shown to them."""
RARE = ("close", "delete", "leave", "cancel", "resign", "remove", "bar", "setup", "admin", "end")
"""Commands with one of these words are typed seldom: they would end every table soon."""


class Person:
    """Somebody on one server."""

    def __init__(self, env: simcord.Env, actor: simcord.MemberActor, chance: random.Random, *, home: Any) -> None:
        self.env, self.actor, self.chance, self.home = env, actor, chance, home
        self.panels: list[tuple[int, int]] = []
        self.forms: list[InteractionResult] = []
        self.victims: list[Person] = []
        """Whose buttons they press where none is shown to them, as programs can."""

    @property
    def id(self) -> int:
        """The number Discord knows them by."""
        return self.actor.id

    def saw(self, result: InteractionResult) -> None:
        """An answer has come: a panel to press, or a form to fill in."""
        shown = result.response
        if result.modal is not None:
            self.forms.append(result)
        if shown is not None and shown.ephemeral and (shown.channel_id, shown.id) not in self.panels:
            self.panels = [*self.panels, (shown.channel_id, shown.id)][-PANELS:]

    async def act(self) -> InteractionResult | None:
        """One thing that somebody might do now; None where nothing came of it."""
        way = self.chance.random()
        try:
            if self.victims and self.chance.random() < FORGED:
                return await self._forge(self.chance.choice(self.victims))
            if self.forms and way < 0.9:
                return await self._fill_in(self.forms.pop())
            if way < 0.6:
                return await self._press(self._panel())
            if way < 0.88:
                return await self._press(self._public())
            return await self._type()
        except (SetupError, BackendError):  # Discord itself would not have let them
            return None

    # --- pressing

    def _message(self, channel: int, number: int) -> Message | None:
        return self.env.backend.messages.get(channel, {}).get(number)

    def _panel(self) -> Message | None:
        if not self.panels:
            return self._public()
        at = self.panels[-1] if self.chance.random() < 0.85 else self.chance.choice(self.panels)
        found = self._message(*at)
        return found if found is not None and usable(found) else self._public()

    def _public(self) -> Message | None:
        backend = self.env.backend
        seen = [number for number in self.places() if backend.messages.get(number)]
        if not seen:
            return None
        messages = [each for each in backend.messages[self.chance.choice(seen)].values() if not each.is_ephemeral]
        some = [each for each in messages[-4:] if usable(each)]
        return (some[-1] if self.chance.random() < 0.7 else self.chance.choice(some)) if some else None

    def places(self) -> list[int]:
        """The channels and threads of their server that they see."""
        backend = self.env.backend
        mine = [n for n, each in backend.channels.items() if each.guild_id == self.actor.guild.id]
        return [n for n in mine if channel_accessible(backend, n, self.id)]

    async def _press(self, message: Message | None) -> InteractionResult | None:
        if message is None:
            return None
        shown, known = ResponseMessage(self.env, message), usable(message)
        keen = [each for each in known if what(each) in KEEN]
        each = self.chance.choice(keen if keen and self.chance.random() < 0.75 else known)
        return await self._use(shown, each)

    async def _use(self, shown: ResponseMessage, each: dict[str, Any]) -> InteractionResult | None:
        if each["type"] == BUTTON:
            return await self.actor.click(shown, custom_id=each["custom_id"])
        if each["type"] == LINES:
            lines: list[Any] = [option["value"] for option in each["options"]]
        else:
            lines = self._handles(each["type"])
        least, most = each.get("min_values", 1), min(each.get("max_values", 1), len(lines))
        if least > most:
            return None
        picked = self.chance.sample(lines, self.chance.randint(max(least, min(1, most)), most))
        return await self.actor.select(shown, picked, custom_id=each["custom_id"])

    async def _forge(self, victim: Person) -> InteractionResult | None:
        """Press on a public message what somebody else has on a panel of theirs, or what they see, at times with
        another number in it."""
        theirs, mine = victim._panel(), self._public()
        if theirs is None or mine is None:
            return None
        each = dict(self.chance.choice(usable(theirs)))
        ref = read(each["custom_id"])
        if ref is not None and self.chance.random() < 0.5:
            field = self.chance.choice([name for name, value in asdict(ref).items() if isinstance(value, int)])
            each["custom_id"] = replace(ref, **{field: self.chance.randint(0, 5)}).id()
        data = {"custom_id": each["custom_id"], "component_type": each["type"]}
        if each["type"] != BUTTON:
            data["values"] = [option["value"] for option in each.get("options") or [{"value": str(self.id)}]][:1]
        forged = copy(mine)
        forged.components = [{"type": 1, "id": 1, "components": [each]}]
        return await _component_interaction(self.actor, forged, data)

    async def plan(self, table: int) -> InteractionResult | None:
        """Plan one's next turn at a table, whatever comes first, and leave it so."""
        places = self.places()
        if not places:
            return None
        try:
            place = simcord.ChannelHandle(self.env, self.actor.guild, self.env.backend.get_channel(places[0]))
            result = await self.actor.slash(place, "game ahead", table=str(table))
            for wanted in (("go", "pick"), ("leaveit",)):
                shown = result.response
                message = None if shown is None else self._message(shown.channel_id, shown.id)
                found = [] if message is None else [each for each in usable(message) if what(each) in wanted]
                used = await self._use(shown, self.chance.choice(found)) if found and shown is not None else None
                if used is None:
                    return result
                result = used
        except (SetupError, BackendError):  # Discord itself would not have let them
            return None
        return result

    async def ask_for_files(self, table: int) -> None:
        """Ask for every file that the bot makes: of oneself, of a table, and of the server's results."""
        places = self.places()
        if not places:
            return
        place = simcord.ChannelHandle(self.env, self.actor.guild, self.env.backend.get_channel(places[0]))
        for name, values in (
            ("stats", {}), ("stats", {"game": "letters"}), ("me data", {}),
            ("admin export", {"table": str(table)}), ("game log", {"table": str(table)}),
        ):  # fmt: skip
            try:
                shown = (await self.actor.slash(place, name, **values)).response
                message = None if shown is None else self._message(shown.channel_id, shown.id)
                for each in [] if message is None else usable(message):
                    if what(each) in ("film", "export") and shown is not None:
                        await self._use(shown, each)
            except (SetupError, BackendError):  # Discord itself would not have let them
                continue

    def _handles(self, kind: int) -> list[Any]:
        guild = self.actor.guild
        if kind == PEOPLE:
            return [simcord.MemberActor(self.env, guild, self._user(number)) for number in guild.member_ids()]
        return list((guild.roles if kind == ROLES else guild.channels).values())

    def _user(self, number: int) -> simcord.UserHandle:
        return simcord.UserHandle(self.env, self.env.backend.get_user(number))

    async def _fill_in(self, form: InteractionResult) -> InteractionResult | None:
        assert form.modal is not None
        fields = [each for each in walk(form.modal["components"]) if each.get("type") == 4]
        values = {each["custom_id"]: self.chance.choice(("1", "2", "0", "many")) for each in fields}
        return await self.actor.submit_modal(form, values)

    # --- typing

    async def _type(self) -> InteractionResult | None:
        leaves = self.commands()
        if self.chance.random() < 0.8:
            leaves = [(path, spec) for path, spec in leaves if not {*path} & {*RARE}]
        path, spec = self.chance.choice(leaves)
        return await self.type(" ".join(path), spec)

    def commands(self) -> list[tuple[list[str], dict[str, Any]]]:
        """All commands: the words of each, and its options."""
        roots = [each for (_, kind), each in self.env.backend.commands.get(None, {}).items() if kind == 1]
        return [leaf for root in roots for leaf in command_leaves(root)]

    async def tries(self, name: str, spec: dict[str, Any]) -> InteractionResult | None:
        """A command with any options; None where Discord would not take it."""
        try:
            return await self.type(name, spec)
        except (SetupError, BackendError):
            return None

    async def type(self, name: str, spec: dict[str, Any], channel: int | None = None) -> InteractionResult | None:
        """A command with any options."""
        places = self.places()
        if not places:
            return None
        at = self.chance.choice(places) if channel is None else channel
        place = simcord.ChannelHandle(self.env, self.actor.guild, self.env.backend.get_channel(at))
        values: dict[str, Any] = {}
        for option in spec.get("options") or []:
            if not option.get("required") and self.chance.random() < 0.6:
                continue
            value = await self._value(place, name, option, values)
            if value is not None:
                values[option["name"]] = value
        return await self.actor.slash(place, name, **values)

    async def _value(
        self, place: simcord.ChannelHandle, name: str, option: dict[str, Any], filled: dict[str, Any]
    ) -> Any:
        if option.get("choices"):
            return self.chance.choice(option["choices"])["value"]
        if option.get("autocomplete") and self.chance.random() < 0.9:
            suggested = await self.actor.autocomplete(place, name, option["name"], "", **filled)
            if suggested:
                return self.chance.choice(suggested)["value"]
        match option["type"]:
            case 3:
                return self.chance.choice(TYPED)
            case 4:
                return self.chance.randint(option.get("min_value", 0), min(option.get("max_value", 30), 30))
            case 5:
                return self.chance.random() < 0.5
            case 6:
                return self.chance.choice(self._handles(PEOPLE))
            case 7:
                return self.chance.choice(self._handles(CHANNELS))
            case 8:
                return self.chance.choice(self._handles(ROLES))
        return None


class Insider(Person):
    """Somebody who plays in the private room only."""

    def places(self) -> list[int]:
        backend = self.env.backend
        return [n for n in super().places() if self.home.id in (n, backend.get_channel(n).parent_id)]


def what(component: dict[str, Any]) -> str:
    """What pressing a component means."""
    ref = read(component["custom_id"])
    return "" if ref is None else ref.what


def usable(message: Message) -> list[dict[str, Any]]:
    """The components of a message that somebody could use."""
    kinds = (BUTTON, LINES, PEOPLE, ROLES, CHANNELS)
    found = [dict(each) for each in walk(message.components)]
    return [
        each for each in found if each.get("type") in kinds and each.get("custom_id") and not each.get("disabled")
    ]
