"""`/game`: everything about a table that is the same for every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from engine.core.game import AnyGame
from engine.core.opponents import OPPONENTS
from host import Refused, Status, harmless
from host.memos import MOST as MEMO

from . import ahead, hands, legend, lobby, memos, move, opening, story
from .app import Interaction
from .door import only_guests
from .tables import choices, find, line, link, listed, over, suggest, title
from .ui.card import Button, Card, clip
from .ui.ids import Ref
from .ui.replies import say, show, speaker, tell_all, wait
from .ui.translate import named, said

LISTED = 15
"""Tables in a list."""
HERE = {"table": said("option-table")}
KINDS = [app_commands.Choice(name=said(f"kind-{kind}"), value=kind) for kind in OPPONENTS]
SEATINGS = [app_commands.Choice(name=said(f"seating-{how}"), value=how) for how in lobby.SEATINGS]


async def _editions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    host, key = interaction.client.host, interaction.namespace.game or _usual(interaction)
    editions = host.lobby.editions(key) if key in host.register.games else []
    return choices([(name, each) for each, name in editions], current)


def _usual(interaction: Interaction) -> str:
    """The key of the game that is created where none is named."""
    return next(iter(interaction.client.host.register.games))


async def _places(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    try:
        look = await interaction.client.host.look((await find(interaction, interaction.namespace.table)).id, None)
    except Refused:
        return []
    viewer = move.viewer_of(interaction, look)
    return choices([(move.name_of(viewer, place), place) for place in move.places(look)], current)


def _create(games: Iterable[AnyGame]) -> app_commands.Command[Any, Any, None]:
    """`/game create` with these games to choose from."""

    @app_commands.command(name=named("create"), description=said("command-create"))
    @app_commands.describe(game=said("option-game"), edition=said("option-edition"))
    @app_commands.rename(game=named("game"), edition=named("edition"))
    @app_commands.choices(game=[app_commands.Choice(name=each.name, value=each.key) for each in games])
    @app_commands.autocomplete(edition=_editions)
    async def create(interaction: Interaction, game: str | None = None, edition: str | None = None) -> None:
        await wait(interaction)
        await opening.spot(interaction)
        allowed = await opening.games(interaction)
        if game is None and edition is None and len(allowed) > 1:
            await lobby.which_game(interaction)
        else:
            await lobby.create(interaction, game or allowed[0].key, edition)

    return create


class GameCommands(commands.GroupCog, name=named("game"), description=said("command-game")):
    """The commands of a table's life, from its creation to its log."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        super().__init__()
        assert self.app_command is not None
        for command in (_create(games), *hands.commands()):
            self.app_command.add_command(command)

    @app_commands.command(name=named("invite"), description=said("command-invite"))
    @app_commands.describe(guest=said("option-guest"), **HERE)
    @app_commands.rename(guest=named("person"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def invite(
        self, interaction: Interaction, guest: discord.User | discord.Member, table: str | None = None
    ) -> None:
        await wait(interaction)
        meant = await find(interaction, table)
        if meant.row.head >= 0 or over(meant):
            raise Refused("already-started")
        if meant.seat_of(interaction.user.id) is None:
            raise Refused("not-seated")
        only_guests(guest, meant)
        speak = meant.speaker(await interaction.client.locale(meant.row.server))
        host = harmless(interaction.user.display_name) or interaction.user.mention
        text = speak("invited", guest=guest.mention, host=host, table=title(meant, speak))
        await interaction.client.host.hands.invite(meant.id, guest.id)
        join = Button(speak("button-join"), Ref("join", meant.id).id(), "success")
        await say(interaction, speaker(interaction)("said-invited", guest=guest.mention))  # fills the waiting message
        await tell_all(interaction, Card((text, (join,))), [guest])

    @app_commands.command(name=named("join"), description=said("command-join"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await lobby.join(interaction, Ref("join", (await find(interaction, table)).id))

    @app_commands.command(name=named("leave"), description=said("command-leave"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        meant = await find(interaction, table)
        if meant.status in (Status.PLAYING, Status.PAUSED):
            await hands.ask(interaction, meant.id, "resign")
        else:
            await lobby.leave(interaction, Ref("leave", meant.id))

    @app_commands.command(name=named("opponent"), description=said("command-opponent"))
    @app_commands.describe(kind=said("option-kind"), **HERE)
    @app_commands.rename(kind=named("kind"), table=named("table"))
    @app_commands.choices(kind=KINDS)
    @app_commands.autocomplete(table=suggest)
    async def opponent(self, interaction: Interaction, kind: str | None = None, table: str | None = None) -> None:
        await wait(interaction)
        await lobby.seat_opponent(interaction, (await find(interaction, table)).id, kind)

    @app_commands.command(name=named("start"), description=said("command-start"))
    @app_commands.describe(seating=said("option-seating"), **HERE)
    @app_commands.rename(seating=named("seating"), table=named("table"))
    @app_commands.choices(seating=SEATINGS)
    @app_commands.autocomplete(table=suggest)
    async def start(
        self, interaction: Interaction, seating: str = SEATINGS[0].value, table: str | None = None
    ) -> None:
        await wait(interaction)
        await lobby.begin(interaction, (await find(interaction, table)).id, seating)

    @app_commands.command(name=named("cancel"), description=said("command-cancel"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def cancel(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        meant = await find(interaction, table)
        await interaction.client.host.lobby.cancel(meant.id, interaction.user.id)
        speak = speaker(interaction)
        await say(interaction, speak("said-cancelled", table=title(meant, speak)))

    @app_commands.command(name=named("board"), description=said("command-board"))
    @app_commands.describe(at=said("option-place"), **HERE)
    @app_commands.rename(at=named("place"), table=named("table"))
    @app_commands.autocomplete(at=_places, table=suggest)
    async def board(self, interaction: Interaction, at: str | None = None, table: str | None = None) -> None:
        await wait(interaction)
        meant = await find(interaction, table)
        if at:
            await move.show_place(interaction, meant, at)
        else:
            await move.show_board(interaction, meant)

    @app_commands.command(name=named("move"), description=said("command-move"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await move.open_panel(interaction, Ref("move", (await find(interaction, table)).id))

    @app_commands.command(name=named("ahead"), description=said("command-ahead"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def ahead(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await ahead.begin(interaction, (await find(interaction, table)).id)

    @app_commands.command(name=named("log"), description=said("command-log"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await story.show_log(interaction, await find(interaction, table))

    @app_commands.command(name=named("note"), description=said("command-note"))
    @app_commands.describe(text=said("option-memo"), **HERE)
    @app_commands.rename(text=named("text"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, MEMO] | None = None,
        table: str | None = None,
    ) -> None:
        await memos.typed(interaction, text, table)

    @app_commands.command(name=named("undo"), description=said("command-undo"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await move.take_back(interaction, (await find(interaction, table)).id, None)

    @app_commands.command(name=named("status"), description=said("command-status"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def status(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await move.show_status(interaction, await find(interaction, table))

    @app_commands.command(name=named("list"), description=said("command-list"))
    async def list(self, interaction: Interaction) -> None:
        await wait(interaction)
        speak = speaker(interaction)
        tables = await listed(interaction)
        lines = [(clip(line(each, speak), 150), each) for each in tables[:LISTED]]
        told = [f"- {said}" if each.row.lost is not None else f"- [{said}]({link(each)})" for said, each in lines]
        if len(tables) > LISTED:
            told.append(speak("list-more", count=len(tables) - LISTED))
        text = "\n".join(told) or speak("list-none")
        await show(interaction, Card((f"### {speak('list-head')}\n{text}",)))

    @app_commands.command(name=named("legend"), description=said("command-legend"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def legend(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await legend.show_legend(interaction, await find(interaction, table))

    @app_commands.command(name=named("here"), description=said("command-here"))
    @app_commands.describe(**HERE)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def here(self, interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        meant = await find(interaction, table)
        if meant.row.lost is None:
            raise Refused("has-a-place", place=f"<#{meant.place}>")
        if meant.seat_of(interaction.user.id) is None:
            raise Refused("not-seated")
        moved = await interaction.client.host.places.move(meant.id, await opening.elsewhere(interaction))
        speak = speaker(interaction)
        await say(interaction, speak("said-moved", table=title(moved, speak)))

    @app_commands.command(name=named("help"), description=said("command-help"))
    async def help(self, interaction: Interaction) -> None:
        speak = speaker(interaction)
        await show(interaction, Card((f"### {speak('help-head')}\n{speak('help-text')}",)))
