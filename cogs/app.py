"""The bot as the rooms of `cogs` know it: its methods for them. `client` makes the real one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeAlias

import discord
from discord.ext import commands

from host import Host

from .awake import Awake
from .pictures import Pictures
from .pool import Pool
from .presses import Presses
from .sight import Sight
from .texts import Texts


class App(commands.Bot, ABC):
    """`language` is that of servers that chose none. `host` is there once the bot has logged in."""

    host: Host
    pool: Pool
    presses: Presses
    awake: Awake
    pictures: Pictures
    texts: Texts
    sight: Sight
    language: str

    @abstractmethod
    async def answer(self, interaction: Interaction) -> None:
        """Carry out a press. Never raises: if something goes wrong, the person is told."""

    @abstractmethod
    async def locale(self, server: int) -> str:
        """The language of a server's public messages."""


Interaction: TypeAlias = discord.Interaction[App]
