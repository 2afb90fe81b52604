"""How commands in the menu of a person are made: each does something with that person and one of several tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from host import Refused, Table
from host.which import Which

from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Row, Select, clip, rows
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, speaker, wait
from ..kit.router import Handler
from ..kit.translation import said
from .door import enter, known
from .find_table import server_of, title

Act = Callable[[Interaction, Table, discord.User | discord.Member], Awaitable[object]]
FEW, MOST = 5, 25
"""Up to so many tables each have a button; of more, the last touched ones stand in a list."""


class PersonMenu:
    """One such command: `act` is what it does with a table of a kind, at which the other person does not sit yet.
    With one table it is done at once, of several one is asked for, and with none it is refused by `none`. `name` is
    its key in the words files, and the `what` of its presses."""

    def __init__(self, name: str, which: Which, act: Act, none: str) -> None:
        self._name, self._which, self._act, self._none = name, which, act, none

    def command(self) -> app_commands.ContextMenu:
        """It, as Discord knows it."""

        async def run(interaction: discord.Interaction[Any], guest: discord.Member | discord.User) -> None:
            await self._asked(interaction, guest)

        return app_commands.ContextMenu(name=said(f"menu-{self._name}"), callback=run)

    @property
    def handlers(self) -> dict[str, Handler]:
        """Its presses: a table's button, and a line of the list."""
        return {self._name: self._pressed, f"{self._name}which": self._picked}

    async def _asked(self, interaction: Interaction, guest: discord.Member | discord.User) -> None:
        await wait(interaction)
        if guest.bot:
            raise Refused("no-bots")
        server, me = server_of(interaction), interaction.user.id
        found = await interaction.client.host.register.fitting(self._which, me, server=server)
        tables = [table for table in found if table.seat_of(guest.id) is None]
        if guest.id == me or not tables:
            raise Refused(self._none, guest=guest.mention)
        if len(tables) == 1:
            known(interaction, tables[0])
            await self._act(interaction, tables[0], guest)
            return
        speak = speaker(interaction)
        asks = speak(f"menu-{self._name}-which", guest=guest.mention)
        labels = [(table.id, title(table, speak)) for table in tables]
        await show(interaction, Card((asks, *self._choices(labels, guest.id, speak("choose")))))

    def _choices(self, labels: Sequence[tuple[int, str]], guest: int, ask: str) -> list[Row]:
        if len(labels) <= FEW:
            return rows([Button(clip(label, 80), Ref(self._name, n, text=str(guest)).id()) for n, label in labels])
        choices = tuple(Choice(clip(label), str(number)) for number, label in labels[:MOST])
        return [(Select(Ref(f"{self._name}which", text=str(guest)).id(), ask, choices),)]

    async def _pressed(self, interaction: Interaction, ref: Ref) -> None:
        await self._chosen(interaction, ref.table, ref.text)

    async def _picked(self, interaction: Interaction, ref: Ref) -> None:
        await self._chosen(interaction, _number(picked_one(interaction)), ref.text)

    async def _chosen(self, interaction: Interaction, number: int, person: str) -> None:
        await wait(interaction)
        table = await enter(interaction, number)
        await self._act(interaction, table, await member(interaction, _number(person)))


async def member(interaction: Interaction, person: int) -> discord.Member:
    """Somebody of this server, as Discord knows them now. Raises `Refused`."""
    try:
        if interaction.guild is not None:
            return await interaction.guild.fetch_member(person)
    except discord.NotFound:
        pass
    raise Refused("no-member", guest=f"<@{person}>")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise no_choice(text)
    return int(text)
