"""`/game` and `/me`: the commands of all features, and those that concern several of them."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from engine.core.game import AnyGame
from host import Status, Table
from host.which import LEFT
from words import Speaker

from . import browse, features, lobby, me, seats
from .gate.table_commands import GROUP, SEATS, TABLES, on_table
from .kit.about import About
from .kit.app import Interaction
from .kit.card import Button, Card, Link, Part, rows
from .kit.custom_ids import Ref
from .kit.replies import show, speaker
from .kit.translation import named, said


class GameCommands(commands.GroupCog, name=named("game"), description=said("command-game")):
    """The commands of a table's life, from its creation to its log."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        super().__init__()
        assert self.app_command is not None
        groups = {
            name: app_commands.Group(name=named(name), description=said(f"command-group-{name}"))
            for name in (SEATS, TABLES)
        }
        for group in groups.values():
            self.app_command.add_command(group)
        for command in (*features.game_commands(games), on_table("leave", LEFT, _leave)):
            groups.get(command.extras.get(GROUP, ""), self.app_command).add_command(command)

    @app_commands.command(name=named("help"), description=said("command-help"))
    async def help(self, interaction: Interaction) -> None:
        bot = interaction.client
        await show(interaction, help_card(bot.host.register.games.values(), bot.about, speaker(interaction)))


def me_commands() -> app_commands.Group:
    """`/me`: what concerns one person at all tables. It works in direct messages, too, and wherever somebody has
    installed the bot for themselves."""
    group = app_commands.Group(
        name=named("me"),
        description=said("command-me"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )

    @app_commands.command(name=named("tables"), description=said("command-mine"))
    async def tables(interaction: Interaction) -> None:
        await browse.show_mine(interaction)

    group.add_command(me.time_command)
    group.add_command(tables)
    group.add_command(me.data_command)
    group.add_command(me.forget_command)
    return group


def help_card(games: Iterable[AnyGame], about: About, speak: Speaker) -> Card:
    """A table with practice opponents at one press, the first steps, which games have settings of their own, and what
    the bot says of itself."""
    known = tuple(games)
    own = [game.name for game in known if game.rules.settings.choices]
    text = speak("help-text", count=len(own), games=", ".join(own))
    buttons = [Button(game.name, Ref("practise", text=game.key).id(), "primary") for game in known]
    return Card(
        (
            f"### {speak('help-practise')}",
            *rows([*buttons, Button(speak("button-learn-games"), Ref("learn").id())]),
            f"### {speak('help-head')}\n{text}",
            *_said_of(about, speak),
        )
    )


def _said_of(about: About, speak: Speaker) -> list[Part]:
    version = [f"-# {speak('help-version', version=about.version)}"] if about.version else []
    pages = (
        (speak("about-privacy"), about.privacy),
        (speak("about-terms"), about.terms),
        (speak("about-support"), about.support),
    )
    links = tuple(Link(label, address) for label, address in pages if address is not None)
    return [*version, *([links] if links else [])]


async def _leave(interaction: Interaction, table: Table) -> None:
    """Before the start at once; in play after asking."""
    if table.status in (Status.PLAYING, Status.PAUSED):
        await seats.ask(interaction, table.id, "resign")
    else:
        await lobby.leave(interaction, Ref("leave", table.id))
