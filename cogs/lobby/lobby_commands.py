"""The commands of `/game` for a table before its start, and for one that needs another place."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from engine.core.game import AnyGame
from engine.core.opponents import OPPONENTS
from host import Refused, Table
from host.which import HOMELESS, JOINABLE, OPENED, ROOMY, STARTABLE

from ..gate import opening
from ..gate.find_table import choices, find, title
from ..gate.table_commands import TABLES, Command, on_table, with_table
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import say, speaker, wait
from ..kit.translation import named, said
from . import guests, invite, lobby_presses

KINDS = [app_commands.Choice(name=said(f"kind-{kind}"), value=kind) for kind in OPPONENTS]
SEATINGS = [app_commands.Choice(name=said(f"seating-{how}"), value=how) for how in lobby_presses.SEATINGS]


def commands(games: Iterable[AnyGame]) -> list[Command]:
    """All of them, with these games to choose from."""
    plain = (on_table(name, which, act, group) for name, (which, act, group) in PLAIN.items())
    return [_create(games), *guests.commands(), invite.command(), _opponent(), _start(), *plain]


async def _editions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    host, key = interaction.client.host, interaction.namespace.game or _usual(interaction)
    editions = host.lobby.editions(key) if key in host.register.games else []
    return choices([(name, each) for each, name in editions], current)


def _usual(interaction: Interaction) -> str:
    """The key of the game to create if none is named."""
    return next(iter(interaction.client.host.register.games))


def _create(games: Iterable[AnyGame]) -> Command:
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
            await lobby_presses.which_game(interaction)
        else:
            await lobby_presses.create(interaction, game or allowed[0].key, edition)

    return create


def _opponent() -> Command:
    @with_table("opponent", ROOMY, TABLES, kind=("kind", "option-kind"))
    @app_commands.choices(kind=KINDS)
    async def opponent(interaction: Interaction, kind: str | None = None, table: str | None = None) -> None:
        await wait(interaction)
        await lobby_presses.seat_opponent(interaction, (await find(interaction, table, which=ROOMY)).id, kind)

    return opponent


def _start() -> Command:
    @with_table("start", STARTABLE, TABLES, seating=("seating", "option-seating"))
    @app_commands.choices(seating=SEATINGS)
    async def start(interaction: Interaction, seating: str = SEATINGS[0].value, table: str | None = None) -> None:
        await wait(interaction)
        await lobby_presses.begin(interaction, (await find(interaction, table, which=STARTABLE)).id, seating)

    return start


async def _join(interaction: Interaction, table: Table) -> None:
    await lobby_presses.join(interaction, Ref("join", table.id))


async def _cancel(interaction: Interaction, table: Table) -> None:
    await interaction.client.host.lobby.cancel(table.id, interaction.user.id)
    speak = speaker(interaction)
    await say(interaction, speak("said-cancelled", table=title(table, speak)))


async def _here(interaction: Interaction, table: Table) -> None:
    if table.row.lost is None:
        raise Refused("has-a-place", place=f"<#{table.place}>")
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    moved = await interaction.client.host.places.move(table.id, await opening.elsewhere(interaction))
    speak = speaker(interaction)
    await say(interaction, speak("said-moved", table=title(moved, speak)))


PLAIN = {
    "join": (JOINABLE, _join, ""),
    "cancel": (OPENED, _cancel, TABLES),
    "here": (HOMELESS, _here, TABLES),
}
