"""The command `/learn`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from engine.core.game import AnyGame

from ..kit.app import Interaction
from ..kit.replies import wait
from ..kit.translation import named, said
from .lesson_presses import show_courses


def command(games: Iterable[AnyGame]) -> app_commands.Command[Any, Any, None]:
    """`/learn`, which knows these games. It works in direct messages, too."""

    @app_commands.command(name=named("learn"), description=said("command-learn"))
    @app_commands.describe(game=said("option-learn-game"))
    @app_commands.rename(game=named("game"))
    @app_commands.choices(game=[app_commands.Choice(name=each.name, value=each.key) for each in games])
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def learn(interaction: Interaction, game: str | None = None) -> None:
        await wait(interaction)
        await show_courses(interaction, game or "")

    return learn
