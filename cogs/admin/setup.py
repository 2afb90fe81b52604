"""`/setup`: an admin's choices for a server. No table can be opened there until it is finished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import discord
import msgspec
from discord import app_commands

from host import Calls, Refused, Settings
from words import LOCALES, Speaker

from ..gate.bot_permissions import report
from ..gate.find_table import server_of
from ..gate.opening import channels
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Picker, Select, rows
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked, picked_ids, picked_one, show, speaker
from ..kit.router import Handler
from ..kit.translation import named, said
from .begin import begin, only_admins
from .first_report import first_report
from .trial_post import trial

CALLS: tuple[Calls, ...] = get_args(Calls)


@app_commands.command(name=named("setup"), description=said("command-setup"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def command(interaction: Interaction) -> None:
    """Show the settings to an admin."""
    await begin(interaction)
    await _show(interaction)


async def _open(interaction: Interaction, ref: Ref) -> None:
    """The same, from the greeting."""
    only_admins(interaction)
    await _show(interaction)


async def _language(interaction: Interaction, ref: Ref) -> None:
    language = picked_one(interaction)
    if language not in LOCALES:
        raise no_choice(language)
    await _change(interaction, language=language)


async def _choose_channels(interaction: Interaction, ref: Ref) -> None:
    await _change(interaction, channels=picked_ids(interaction))


async def _choose_creators(interaction: Interaction, ref: Ref) -> None:
    await _change(interaction, creators=picked_ids(interaction))


async def _choose_leagues(interaction: Interaction, ref: Ref) -> None:
    await _change(interaction, leagues=picked_ids(interaction))


async def _choose_games(interaction: Interaction, ref: Ref) -> None:
    known, chosen = interaction.client.host.register.games, picked(interaction)
    for key in chosen:
        if key not in known:
            raise no_choice(key)
    every = len(chosen) == len(known)  # then games of later versions can be played, too
    await _change(interaction, games=() if every else tuple(chosen))


async def _choose_calls(interaction: Interaction, ref: Ref) -> None:
    calls = picked_one(interaction)
    if calls not in CALLS:
        raise no_choice(calls)
    await _change(interaction, calls=calls)


async def _choose_reports(interaction: Interaction, ref: Ref) -> None:
    register, server = interaction.client.host.register, server_of(interaction)
    before = (await register.settings(server)).reports
    await _change(interaction, reports=next(iter(picked_ids(interaction)), None))
    settings = await register.settings(server)
    if settings.reports != before and await register.ready(server):
        await first_report(interaction.client, _guild(interaction), settings)


async def _choose_listing(interaction: Interaction, ref: Ref) -> None:
    await begin(interaction)
    channel = next(iter(picked_ids(interaction)), None)
    await interaction.client.host.listings.want(server_of(interaction), channel)
    await _show(interaction, line=speaker(interaction)("setup-saved"))


async def _choose_weekly(interaction: Interaction, ref: Ref) -> None:
    """The other of yes and no."""
    await begin(interaction)
    weekly, server = interaction.client.host.weekly, server_of(interaction)
    await weekly.switch(server, on=await weekly.of(server) is None)
    await _show(interaction, line=speaker(interaction)("setup-saved"))


async def _choose_guests(interaction: Interaction, ref: Ref) -> None:
    """The other of yes and no."""
    only_admins(interaction)
    settings = await interaction.client.host.register.settings(server_of(interaction))
    await _change(interaction, guests=not settings.guests)


async def _change(interaction: Interaction, **values: Any) -> None:
    await begin(interaction)
    register, server = interaction.client.host.register, server_of(interaction)
    ready = await register.ready(server)
    settings = msgspec.structs.replace(await register.settings(server), done=ready)
    await register.set_settings(server, msgspec.structs.replace(settings, **values))
    await interaction.client.host.listings.look_again(server)
    await _show(interaction, line=speaker(interaction)("setup-saved"))


async def _check(interaction: Interaction, ref: Ref) -> None:
    await begin(interaction)
    await _show(interaction, page=ref.page)


async def _try(interaction: Interaction, ref: Ref) -> None:
    """Try a post where tables may be (or here), and in the channel for reports."""
    await begin(interaction)
    settings = await interaction.client.host.register.settings(server_of(interaction))
    places = list(settings.channels or (interaction.channel_id or 0,))[:4]
    places += [settings.reports] if settings.reports is not None and settings.reports not in places else []
    told = await trial(_guild(interaction), places, speaker(interaction))
    await _show(interaction, told=told)


async def _finish(interaction: Interaction, ref: Ref) -> None:
    """Switch the bot on, unless it lacks a permission in one of the chosen places."""
    speak, server = await begin(interaction), server_of(interaction)
    settings = await interaction.client.host.register.settings(server)
    lacking = report(_guild(interaction), settings.channels, settings.reports, speak) if settings.channels else []
    if any("❌" in page for page in lacking):
        await _show(interaction, page=0, line=speak("setup-not-yet"))
        return
    await interaction.client.host.register.set_settings(server, msgspec.structs.replace(settings, done=True))
    await _show(interaction, line=speak("setup-done"))
    await first_report(interaction.client, _guild(interaction), settings)


async def _off(interaction: Interaction, ref: Ref) -> None:
    """Switch the bot off: nobody can open tables any more. Tables that are open or in play go on."""
    await begin(interaction)
    register, server = interaction.client.host.register, server_of(interaction)
    await register.set_settings(server, msgspec.structs.replace(await register.settings(server), done=False))
    await _show(interaction)


async def _show(interaction: Interaction, *, line: str = "", page: int | None = None, told: str = "") -> None:
    """The settings, to be changed in place; with a page of the permission check, or with the line `told`."""
    register, server = interaction.client.host.register, server_of(interaction)
    settings, ready = await register.settings(server), await register.ready(server)
    speak, listing = speaker(interaction), await _listing(interaction)
    turning: list[Button] = []
    if page is not None:
        pages = report(_guild(interaction), settings.channels, settings.reports, speak, listing)
        page = min(page, len(pages) - 1)
        told = pages[page]
        turning = _turning(page, len(pages), speak)
    state = speak("setup-on") if ready else speak("setup-off")
    head = f"### {speak('setup-head')}\n{state}" + (f"\n-# {line}" if line else "")
    last = (
        Button(speak("button-off"), _id("off")) if ready else Button(speak("button-finish"), _id("finish"), "success")
    )
    guests = Button(_guests("button-", settings, speak), _id("allowguests"))
    voted = await interaction.client.host.weekly.of(server) is not None
    weekly = Button(speak("button-weekly-on") if voted else speak("button-weekly-off"), _id("weekly"))
    check = Button(speak("button-check"), _id("check"), "primary")
    buttons = (check, Button(speak("button-try"), _id("try")), guests, weekly, last)
    said = f"**{speak('setup-weekly')}** {speak('setup-weekly-on') if voted else speak('setup-weekly-off')}"
    choices = (*_choices(interaction, settings, listing, speak), said)
    await show(interaction, Card((head, *choices, told, tuple(turning), *rows(buttons))))


async def _listing(interaction: Interaction) -> int | None:
    """The channel where the list of open tables is wanted."""
    row = await interaction.client.host.listings.of(server_of(interaction))
    return None if row is None else row.channel


def _choices(interaction: Interaction, settings: Settings, listing: int | None, speak: Speaker) -> tuple[Part, ...]:
    language = settings.language or interaction.client.language
    known = interaction.client.host.register.games
    languages = tuple(Choice(Speaker(each)("language"), each, selected=each == language) for each in LOCALES)
    games = tuple(Choice(g.name, key, selected=key in (settings.games or known)) for key, g in known.items())
    calls = tuple(Choice(speak(f"calls-{c}"), c, selected=c == settings.calls) for c in CALLS)
    where = channels(settings) if settings.channels else speak("setup-everywhere")
    creators = ", ".join(f"<@&{role}>" for role in settings.creators) or speak("setup-everyone")
    leagues = ", ".join(f"<@&{role}>" for role in settings.leagues) or speak("setup-only-admins")
    reports = (settings.reports,) if settings.reports is not None else ()
    told = f"<#{settings.reports}>" if reports else speak("setup-nowhere")
    return (
        f"**{speak('setup-language')}**",
        (Select(_id("language"), speak("setup-language"), languages),),
        f"**{speak('setup-channels')}** {where}",
        (Picker("channels", _id("channels"), speak("setup-pick-channels"), settings.channels),),
        f"**{speak('setup-creators')}** {creators}",
        (Picker("roles", _id("creators"), speak("setup-pick-roles"), settings.creators),),
        f"**{speak('setup-leagues')}** {leagues}",
        (Picker("roles", _id("lgroles"), speak("setup-pick-leagues"), settings.leagues),),
        f"**{speak('setup-games')}**",
        (Select(_id("games"), speak("setup-pick-games"), games, 0, len(games)),),
        f"**{speak('setup-calls')}**",
        (Select(_id("calls"), speak("setup-calls"), calls),),
        f"**{speak('setup-reports')}** {told}",
        (Picker("reports", _id("reports"), speak("setup-pick-reports"), reports),),
        f"**{speak('setup-listing')}** {speak('setup-no-listing') if listing is None else f'<#{listing}>'}",
        (Picker("reports", _id("listing"), speak("setup-pick-listing"), () if listing is None else (listing,)),),
        f"**{speak('setup-guests')}** {_guests('setup-', settings, speak)}",
    )


def _guests(what: str, settings: Settings, speak: Speaker) -> str:
    """Whether guests are allowed, or the button to change that."""
    return speak(f"{what}guests-{'on' if settings.guests else 'off'}")


def _turning(page: int, pages: int, speak: Speaker) -> list[Button]:
    """Buttons to the pages before and after."""
    buttons = []
    if page:
        buttons.append(Button(speak("button-page-back"), _id("checks", page - 1)))
    if page + 1 < pages:
        buttons.append(Button(speak("button-page-on", page=page + 2, pages=pages), _id("checks", page + 1)))
    return buttons


def _id(what: str, page: int = 0) -> str:
    return Ref(what, page=page).id()


def _guild(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise Refused("only-servers")
    return interaction.guild


HANDLERS: Mapping[str, Handler] = {
    "setup": _open,
    "language": _language,
    "channels": _choose_channels,
    "creators": _choose_creators,
    "lgroles": _choose_leagues,
    "games": _choose_games,
    "calls": _choose_calls,
    "reports": _choose_reports,
    "listing": _choose_listing,
    "weekly": _choose_weekly,
    "allowguests": _choose_guests,
    "check": _check,
    "checks": _check,
    "try": _try,
    "finish": _finish,
    "off": _off,
}
