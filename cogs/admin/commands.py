"""The commands of `/admin`. Acts that cannot be taken back first say what they will do, and ask."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from host import Place, Refused, Status, harmless, tame
from host.people import Bar
from words import Speaker

from ..gate.bot_permissions import missing, needed
from ..gate.bot_permissions import named as rights_named
from ..gate.door import only_guests
from ..gate.find_table import over, server_of, speaker_of, title
from ..kit.app import Interaction
from ..kit.card import CHANNELS, Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import say, show, speaker
from ..kit.translation import named, said
from . import act_presses, cards, events
from .begin import TEXT, begin, seat, suggest, suggest_closed, suggest_entry, suggest_free, suggest_player
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
        back = speak("admin-closing-back")
        await show(
            interaction, cards.confirm(meant, Ref("closing", meant.id), _kept(reason), speak, back, final=False)
        )

    @app_commands.command(name=named("pause"), description=said("command-admin-pause"))
    @app_commands.describe(**WHY, **OF)
    @app_commands.rename(reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def pause(self, interaction: Interaction, reason: Reason, table: str | None = None) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        if meant.status is Status.OPEN:
            raise Refused("pause-before-start")
        if meant.status is not Status.PLAYING:
            raise Refused("already-over" if over(meant) else "paused-already")
        speak = speaker_of(interaction, meant)
        await show(interaction, cards.confirm(meant, Ref("pausing", meant.id), _kept(reason), speak, final=False))

    @app_commands.command(name=named("reopen"), description=said("command-admin-reopen"))
    @app_commands.describe(**WHY, **OF)
    @app_commands.rename(reason=named("reason"), table=named("table"))
    @app_commands.autocomplete(table=suggest_closed)
    async def reopen(self, interaction: Interaction, reason: Reason, table: str) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        now = await interaction.client.host.steward.reopen(meant.id, interaction.user.id, _kept(reason))
        speak = speaker_of(interaction, meant)
        act = "reopen-paused" if now.status is Status.PAUSED else "reopen"
        await act_presses.said(interaction, speak, act, title(meant, speak))

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
        if meant.seats[chosen].person is None:
            raise Refused("nobody-there")
        act = Ref("replacing", meant.id, str(meant.seats[chosen].person), chosen)
        name = harmless(meant.seats[chosen].name)
        barred = await _is_barred(interaction, meant.seats[chosen].person)
        asked = cards.confirm(meant, act, _kept(reason), speak, final=False, name=name, barred=barred)
        await show(interaction, asked)

    @app_commands.command(name=named("seat"), description=said("command-admin-seat"))
    @app_commands.describe(person=said("option-seated"), player=said("option-free-seat"), **OF)
    @app_commands.rename(person=named("person"), player=named("player"), table=named("table"))
    @app_commands.autocomplete(table=suggest, player=suggest_free)
    async def seat(
        self, interaction: Interaction, person: discord.User | discord.Member, player: str, table: str | None = None
    ) -> None:
        await begin(interaction)
        meant = await find(interaction, table)
        only_guests(person, meant)
        chosen, speak = seat(meant, player), speaker_of(interaction, meant)
        await interaction.client.host.steward.offer(meant.id, chosen, person.id, interaction.user.id)
        await act_presses.said(interaction, speak, "seat", title(meant, speak), person=person.mention)

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
        barred = await _is_barred(interaction, meant.seats[chosen].person)
        await show(interaction, cards.remove(meant, act, _kept(reason), speak, name, barred))

    @app_commands.command(name=named("bar"), description=said("command-admin-bar"))
    @app_commands.describe(
        person=said("option-barred"),
        reason=said("option-bar-reason"),
        days=said("option-days"),
        table=said("option-bar-table"),
    )
    @app_commands.rename(person=named("person"), reason=named("reason"), days=named("days"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def bar(
        self,
        interaction: Interaction,
        person: discord.User,
        reason: Reason,
        days: app_commands.Range[int, 1, 365] | None = None,
        table: str | None = None,
    ) -> None:
        speak, kept = await begin(interaction), _kept(reason)
        steward, me = interaction.client.host.steward, interaction.user.id
        if table is not None:
            if days is not None:
                raise Refused("days-for-server")
            meant = await steward.shut_out((await find(interaction, table)).id, person.id, me, kept)
            await say(interaction, speak("said-admin-shut-out", person=person.mention, table=title(meant, speak)))
            return
        server = server_of(interaction)
        bar = await steward.bar(server, person.id, me, kept, days)
        await show(interaction, cards.barred(person.id, bar, await steward.at(server, person.id), speak))

    @app_commands.command(name=named("unbar"), description=said("command-admin-unbar"))
    @app_commands.describe(person=said("option-barred"), table=said("option-bar-table"))
    @app_commands.rename(person=named("person"), table=named("table"))
    @app_commands.autocomplete(table=suggest)
    async def unbar(self, interaction: Interaction, person: discord.User, table: str | None = None) -> None:
        speak = await begin(interaction)
        steward, me = interaction.client.host.steward, interaction.user.id
        if table is not None:
            meant = await steward.let_back((await find(interaction, table)).id, person.id, me)
            await say(interaction, speak("said-admin-let-back", person=person.mention, table=title(meant, speak)))
            return
        await steward.unbar(server_of(interaction), person.id, me)
        await say(interaction, speak("said-admin-unbar", person=person.mention))

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
        why = {bar.person: bar for bar in now.bars}
        barred = ", ".join(_barred(person, why.get(person), speak) for person in now.barred[:50])
        barred = barred or speak("admin-nobody")
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
        code = "said-admin-export-over" if b'"kind":"entry"' in body else "said-admin-export"
        text = speak(code, table=title(meant, speak))
        await interaction.edit_original_response(content=text, attachments=[file])

    @app_commands.command(name=named("events"), description=said("command-admin-events"))
    async def events(self, interaction: Interaction) -> None:
        await events.open_card(interaction)

    @app_commands.command(name=named("pages"), description=said("command-admin-pages"))
    @app_commands.describe(on=said("option-pages-on"), replays=said("option-pages-replays"))
    @app_commands.rename(on=named("on"), replays=named("replays"))
    async def pages(self, interaction: Interaction, on: bool, replays: bool = False) -> None:
        speak = await begin(interaction)
        if on and interaction.client.pages is None:
            raise Refused("no-pages")
        await interaction.client.host.pages.switch(server_of(interaction), on=on, replays=replays)
        told = speak("pages-are-on") + (" " + speak("pages-with-replays") if replays else "")
        await say(interaction, told if on else speak("pages-are-off"))

    @app_commands.command(name=named("forget"), description=said("command-admin-forget"))
    @app_commands.describe(person=said("option-forgotten"))
    @app_commands.rename(person=named("person"))
    async def forget(self, interaction: Interaction, person: discord.User) -> None:
        speak = await begin(interaction)
        sure = Button(speak("button-sure"), Ref("forgetting", token=str(person.id)).id(), "danger")
        text = speak("admin-forgetting", person=person.mention)
        await show(interaction, Card((text, speak("confirm-final"), (sure,))))


async def _is_barred(interaction: Interaction, person: int | None) -> str:
    """Whether somebody may take no seat here, for sentences."""
    settings = await interaction.client.host.register.settings(server_of(interaction))
    return "yes" if person is not None and settings.shuts_out(person) else "no"


def _barred(person: int, bar: Bar | None, speak: Speaker) -> str:
    """Somebody who is barred, why, and until when."""
    if bar is None:
        return f"<@{person}>"
    return speak("admin-barred", person=str(person), reason=bar.reason, until=str(bar.until or "never"))


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
