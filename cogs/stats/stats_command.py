"""The command `/stats`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from engine.core.game import AnyGame

from ..kit.app import Interaction
from ..kit.replies import wait
from ..kit.translation import named, said
from .stats_presses import show_game, show_own, show_person


def command(games: Iterable[AnyGame]) -> app_commands.Command[Any, Any, None]:
    """`/stats`, which knows these games. One's own can be seen in direct messages, too."""

    @app_commands.command(name=named("stats"), description=said("command-stats"))
    @app_commands.describe(player=said("option-stats-player"), game=said("option-stats-game"))
    @app_commands.rename(player=named("player"), game=named("game"))
    @app_commands.choices(game=[app_commands.Choice(name=each.name, value=each.key) for each in games])
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def stats(interaction: Interaction, player: discord.User | None = None, game: str | None = None) -> None:
        await wait(interaction)
        if player is not None and player.id != interaction.user.id:
            await show_person(interaction, player)
        elif game is not None:
            await show_game(interaction, game)
        else:
            await show_own(interaction)

    return stats
