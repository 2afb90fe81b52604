"""Answering an interaction: a card, a sentence, or an apology with the id under which the error is logged."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord

from engine.core.model import Illegal
from host import Refused
from words import Speaker, locale_of

from ..app import Interaction
from .card import Card, clip

log = logging.getLogger(__name__)
TOO_LATE, ANSWERED = 10062, 40060
"""Error codes of Discord: the interaction is no longer known; it has been answered already."""


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


def pressed(interaction: Interaction) -> str:
    """The custom id of the component or form that was used."""
    return str(_data(interaction).get("custom_id", ""))


def picked(interaction: Interaction) -> list[str]:
    """The values of the select that was used."""
    return [str(value) for value in _data(interaction).get("values", ())]


def picked_one(interaction: Interaction) -> str:
    """The value of the select that was used. Raises `Refused` if it is not one."""
    values = picked(interaction)
    if len(values) != 1:
        raise no_choice(", ".join(values))
    return values[0]


def picked_ids(interaction: Interaction) -> tuple[int, ...]:
    """The channels or roles of the select that was used. Raises `Refused` if something else was sent."""
    values = picked(interaction)
    for value in values:
        if not (value.isascii() and value.isdigit() and len(value) < 20):
            raise no_choice(value)
    return tuple(map(int, values))


def no_choice(value: str) -> Refused:
    """The refusal of a value that no select has."""
    return Refused("no-such-value", value=clip(value, 40))


def form_value(interaction: Interaction) -> str:
    """The text typed into the only field of a form."""
    for each in _data(interaction).get("components", ()):
        inner: dict[str, Any] = each.get("component") or next(iter(each.get("components", ())), {})
        if "value" in inner:
            return str(inner["value"])
    return ""


def speaker(interaction: Interaction) -> Speaker:
    """Words in the language of this person's Discord."""
    return Speaker(locale_of(str(interaction.locale)))


def on_own_message(interaction: Interaction) -> bool:
    """Whether a press came from a message that only this person sees: that one is edited, not answered."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def wait(interaction: Interaction) -> None:
    """Acknowledge before work that takes time; the answer follows by `show`."""
    if interaction.response.is_done():
        return
    if on_own_message(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: Interaction, card: Card) -> None:
    """Show a card to this person only, in place of the one that was pressed if that was theirs too."""
    view, files = card.view(interaction.id >> 22), card.files()  # milliseconds: another mark for every press
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    elif on_own_message(interaction):
        await interaction.response.edit_message(view=view, attachments=files)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True)


async def say(interaction: Interaction, text: str) -> None:
    """Send a sentence to this person only; the message they look at stays."""
    card = Card((text,))
    if not interaction.response.is_done():
        await interaction.response.send_message(view=card.view(), ephemeral=True)
    elif _thinking(interaction):
        await interaction.edit_original_response(view=card.view(), attachments=[])
    else:
        await interaction.followup.send(view=card.view(), ephemeral=True)


def _thinking(interaction: Interaction) -> bool:
    """Whether we acknowledged with a separate message, which is still empty."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


async def failed(interaction: Interaction, error: BaseException) -> None:
    """Tell a person why something did not work. Our own faults are logged, and the person gets the id."""
    speak = speaker(interaction)
    if isinstance(error, discord.HTTPException) and error.code in (TOO_LATE, ANSWERED):
        log.warning("an interaction was delivered twice, or answered too late: %s", error)
        return
    try:
        await say(interaction, _text(speak, error))
    except discord.HTTPException as also:
        log.warning("the person could not be told: %s", also)


def _text(speak: Speaker, error: BaseException) -> str:
    if isinstance(error, Illegal | Refused):
        try:
            return refusal(speak, error)
        except Exception as fault:  # noqa: BLE001 - a sentence that cannot be made is our fault too
            error = fault
    return sorry(speak, error)


def sorry(speak: Speaker, error: BaseException) -> str:
    """An apology with the id under which the error is logged."""
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=error)
    return speak("sorry", error=number)


def refusal(speak: Speaker, error: Illegal | Refused) -> str:
    """Why something was refused, in one sentence."""
    return speak(f"no-{error.code}", **error.values)
