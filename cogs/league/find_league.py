"""Which league is meant, and who may run it."""

from __future__ import annotations

from discord import app_commands

from host import Refused, harmless
from host.leagues.book import Book, League, Stage

from ..gate.find_table import choices, server_of
from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref


async def found(interaction: Interaction, number: str | None) -> Book:
    """The league named, else the only one here that is not over, else the only one here. Raises `Refused`."""
    leagues, server = interaction.client.host.leagues, server_of(interaction)
    if number is not None:
        digits = number.strip()
        if not (digits.isascii() and digits.isdigit() and len(digits) < 16):
            raise Refused("no-such-league")
        return _published(await leagues.book(server, int(digits)))
    every = await leagues.of(server)
    going = [each for each in every if each.stage is not Stage.OVER] or every[:1]
    if not going:
        raise Refused("no-such-league")
    if len(going) > 1:
        raise Refused("which-league", leagues=", ".join(harmless(each.title) for each in going))
    return await leagues.book(server, going[0].id)


async def of(interaction: Interaction, ref: Ref) -> Book:
    """The league of a press. Raises `Refused`."""
    return await interaction.client.host.leagues.book(server_of(interaction), ref.page)


async def own_of(interaction: Interaction, ref: Ref) -> Book:
    """The same for its organiser and admins alone. Raises `Refused`."""
    book = await of(interaction, ref)
    only_organiser(interaction, book.league)
    return book


async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The leagues of this server, the newest first."""
    every = await interaction.client.host.leagues.of(server_of(interaction))
    return choices([(clip(each.title), str(each.id)) for each in every], current)


async def only_runners(interaction: Interaction) -> None:
    """Raises `Refused` for people who may not run leagues here."""
    settings = await interaction.client.host.register.settings(server_of(interaction))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if not interaction.permissions.manage_guild and not roles & set(settings.leagues):
        who = ", ".join(f"<@&{role}>" for role in settings.leagues)
        raise Refused("league-not-allowed", who=who or "none")


def only_organiser(interaction: Interaction, league: League) -> None:
    """Raises `Refused` for anybody but the organiser of a league and admins."""
    if interaction.user.id != league.organiser and not interaction.permissions.manage_guild:
        raise Refused("league-not-yours")


def _published(book: Book) -> Book:
    if not book.league.season:
        raise Refused("no-such-league")
    return book
