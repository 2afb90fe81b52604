"""The commands of `/admin`. Acts that cannot be taken back first say what they will do, and ask."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from host import Place, Refused, harmless, tame

from ..gate.bot_permissions import missing, needed
from ..gate.bot_permissions import named as rights_named
from ..gate.find_table import over, server_of, speaker_of, title
from ..kit.app import Interaction
from ..kit.card import CHANNELS, Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import say, show, speaker
from ..kit.translation import named, said
from . import act_presses, cards
from .begin import TEXT, begin, seat, suggest, suggest_entry, suggest_player
from .begin import table as find

WHY = {"reason": said("option-reason")}
OF = {"table": said("option-table")}
Reason = app_commands.Range[str, 1, TEXT]


class Spot(app_commands.Transformer):
    """A place for tables. discord.py would also offer media channels, which cannot hold any."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return CHANNELS["channels"]

    async def transform(  # type: ignore[override]  # only ever used by our bot
        self, interaction: Interaction, value: app_commands.AppCommandChannel | app_commands.AppCommandThread, /
    ) -> int:
        return value.id


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class AdminCommands(commands.GroupCog, name=named("admin"), description=said("command-admin")):
    """Every right is checked again at the press: somebody who sees a command may have lost the right to it."""

    @app_commands.command(name=named("list"), description=said("command-admin-list"))
    async def list(self, interaction: Interaction) -> None:
        await act_presses.show_cases(interaction, Ref("cases"))

    @app_commands.command(name=named("close"), description=said("command-admin-close"))
    @app_commands.describe(**WHY, **OF)
    @app_commands.rename(reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def close(self, interaction: Interaction, reason: Reason, table: str | None = None) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        if over(meant):
            raise Refused("already-over")
        speak = speaker_of(interaction, meant)
        await show(interaction, cards.confirm(meant, Ref("closing", meant.id), _kept(reason), speak))

    @app_commands.command(name=named("pause"), description=said("command-admin-pause"))
    @app_commands.describe(**WHY, **OF)
    @app_commands.rename(reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def pause(self, interaction: Interaction, reason: Reason, table: str | None = None) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        await interaction.client.host.steward.pause(meant.id, interaction.user.id, reason)
        speak = speaker_of(interaction, meant)
        await act_presses.said(interaction, speak, "pause", title(meant, speak))

    @app_commands.command(name=named("resume"), description=said("command-admin-resume"))
    @app_commands.describe(**OF)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        await interaction.client.host.faults.resume(meant.id)
        await interaction.client.host.steward.resumed(meant.id, interaction.user.id)
        speak = speaker_of(interaction, meant)
        await act_presses.said(interaction, speak, "resume", title(meant, speak))

    @app_commands.command(name=named("move", "relocate"), description=said("command-admin-relocate"))
    @app_commands.describe(place=said("option-new-place"), **OF)
    @app_commands.rename(place=named("channel"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def move(
        self,
        interaction: Interaction,
        place: app_commands.Transform[int, Spot] | None = None,
        table: str | None = None,
    ) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        where = _place(interaction, place)
        await interaction.client.host.places.move(meant.id, where)
        await interaction.client.host.steward.moved(meant.id, interaction.user.id)
        speak = speaker_of(interaction, meant)
        link = f"<#{where.thread or where.channel}>"
        await act_presses.said(interaction, speak, "relocate", title(meant, speak), place=link)

    @app_commands.command(name=named("rewind"), description=said("command-admin-rewind"))
    @app_commands.describe(entry=said("option-entry"), **WHY, **OF)
    @app_commands.rename(entry=named("entry"), reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    @app_commands.autocomplete(entry=suggest_entry)
    async def rewind(
        self,
        interaction: Interaction,
        entry: app_commands.Range[int, 0, 100_000],
        reason: Reason,
        table: str | None = None,
    ) -> None:
        await begin(interaction)
        kept, meant = _kept(reason), await find(interaction, table)
        preview = await interaction.client.host.steward.preview(meant.id, entry)
        await show(interaction, cards.rewind(meant, preview, kept, speaker_of(interaction, meant)))

    @app_commands.command(name=named("replace"), description=said("command-admin-replace"))
    @app_commands.describe(player=said("option-player"), **WHY, **OF)
    @app_commands.rename(player=named("player"), reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest, player=suggest_player)
    async def replace(self, interaction: Interaction, player: str, reason: Reason, table: str | None = None) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        chosen, speak = seat(meant, player), speaker_of(interaction, meant)
        await interaction.client.host.steward.replace(meant.id, chosen, interaction.user.id, reason)
        await act_presses.said(interaction, speak, "replace", title(meant, speak), name=speak.names[chosen])

    @app_commands.command(name=named("remove"), description=said("command-admin-remove"))
    @app_commands.describe(player=said("option-player"), **WHY, **OF)
    @app_commands.rename(player=named("player"), reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest, player=suggest_player)
    async def remove(self, interaction: Interaction, player: str, reason: Reason, table: str | None = None) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        chosen, speak = seat(meant, player), speaker_of(interaction, meant)
        if meant.seats[chosen].person is None:
            raise Refused("nobody-there")
        act = Ref("removing", meant.id, str(meant.seats[chosen].person), chosen)
        name = harmless(meant.seats[chosen].name)
        await show(interaction, cards.confirm(meant, act, _kept(reason), speak, name=name))

    @app_commands.command(name=named("bar"), description=said("command-admin-bar"))
    @app_commands.describe(person=said("option-barred"))
    @app_commands.rename(person=named("person"))
    async def bar(self, interaction: Interaction, person: discord.User) -> None:
        await self._bar(interaction, person, barred=True)

    @app_commands.command(name=named("unbar"), description=said("command-admin-unbar"))
    @app_commands.describe(person=said("option-barred"))
    @app_commands.rename(person=named("person"))
    async def unbar(self, interaction: Interaction, person: discord.User) -> None:
        await self._bar(interaction, person, barred=False)

    async def _bar(self, interaction: Interaction, person: discord.User, *, barred: bool) -> None:
        speak = await begin(interaction)
        await interaction.client.host.steward.bar(
            server_of(interaction), person.id, interaction.user.id, barred=barred
        )
        code = "said-admin-bar" if barred else "said-admin-unbar"
        await say(interaction, speak(code, person=person.mention))

    @app_commands.command(name=named("limits"), description=said("command-admin-limits"))
    @app_commands.describe(a_person=said("option-a-person"), a_channel=said("option-a-channel"))
    @app_commands.rename(a_person=named("a-person"), a_channel=named("a-channel"))
    async def limits(
        self,
        interaction: Interaction,
        a_person: app_commands.Range[int, 1, 50] | None = None,
        a_channel: app_commands.Range[int, 0, 500] | None = None,
    ) -> None:
        speak, server = await begin(interaction), server_of(interaction)
        given = {"a_person": a_person, "a_channel": a_channel}
        host = interaction.client.host
        chosen = {name: value for name, value in given.items() if value is not None}
        await host.steward.limit(server, interaction.user.id, **chosen)
        now = await host.register.settings(server)
        barred = ", ".join(f"<@{person}>" for person in now.barred[:50]) or speak("admin-nobody")
        await say(interaction, speak("admin-limits", person=now.a_person, channel=now.a_channel, barred=barred))

    @app_commands.command(name=named("export"), description=said("command-admin-export"))
    @app_commands.describe(**OF)
    @app_commands.rename(table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        speak = await begin(interaction)
        meant = await find(interaction, table)
        body = await interaction.client.host.steward.export(meant.id)
        file = discord.File(io.BytesIO(body), f"table-{meant.id}.jsonl")
        code = "said-admin-export-over" if over(meant) else "said-admin-export"
        text = speak(code, table=title(meant, speak))
        await interaction.edit_original_response(content=text, attachments=[file])

    @app_commands.command(name=named("forget"), description=said("command-admin-forget"))
    @app_commands.describe(person=said("option-forgotten"))
    @app_commands.rename(person=named("person"))
    async def forget(self, interaction: Interaction, person: discord.User) -> None:
        speak = await begin(interaction)
        sure = Button(speak("button-sure"), Ref("forgetting", token=str(person.id)).id(), "danger")
        text = speak("admin-forgetting", person=person.mention)
        await show(interaction, Card((text, speak("confirm-final"), (sure,))))


def _kept(reason: str) -> str:
    """A reason in the form a message keeps. Raises `Refused` if none of it can be shown."""
    kept = tame(reason, TEXT)
    if not kept:
        raise Refused("no-reason")
    return kept


def _place(interaction: Interaction, number: int | None) -> Place:
    """A table's new place: the channel, thread or forum that was chosen, else this one. Raises `Refused` if the bot
    lacks a permission there."""
    guild, server = interaction.guild, server_of(interaction)
    spot = guild.get_channel_or_thread(number or interaction.channel_id or 0) if guild is not None else None
    if guild is None or spot is None:
        raise Refused("no-such-place-here")
    lacking = missing(spot.permissions_for(guild.me), needed(spot))
    if lacking:
        raise Refused("bot-may-not", rights=rights_named(lacking, speaker(interaction)))
    if isinstance(spot, discord.Thread):
        return Place(server, spot.parent_id, spot.id)
    return Place(server, spot.id)
