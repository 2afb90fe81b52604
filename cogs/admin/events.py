"""`/admin events`: where the events of a server's tables go, whether they arrive, and what is wrong."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from host import Endpoint, Event, Refused
from host.events import LONG, good, headers, host_of
from words import Speaker

from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, rows
from ..kit.custom_ids import Ref
from ..kit.replies import ask_line, form_value, refusal, show, speaker
from ..kit.router import Handler
from .begin import begin, only_admins

ASKED = {"end": "eventsended", "renew": "eventsrenewed"}
"""What cannot be taken back, and the press that says yes to it."""


def card(
    known: Endpoint | None,
    last: Sequence[Event],
    speak: Speaker,
    *,
    line: str = "",
    secret: str = "",
    asked: str = "",
) -> Card:
    """Where events go and how that goes. `secret`: shown this once; `asked`: what a press would do, asking whether
    to."""
    head = f"### {speak('events-head')}" + (f"\n-# {line}" if line else "")
    if asked and known is not None:
        sure = Button(speak("button-sure"), Ref(ASKED[asked]).id(), "danger")
        return Card((head, speak(f"events-asks-{asked}"), (sure, Button(speak("events-button-back"), _id("events")))))
    address = Button(speak("events-button-address"), _id("eventsurl"), "secondary" if known else "primary")
    if known is None:
        return Card((head, speak("events-none"), (address,)))
    pause = ("events-button-pause", "eventspause") if known.paused is None else ("events-button-on", "eventson")
    buttons = [
        Button(speak("events-button-test"), _id("eventstest")),
        Button(speak(pause[0]), _id(pause[1])),
        address,
        Button(speak("events-button-secret"), _id("eventsasks", "renew")),
        Button(speak("events-button-end"), _id("eventsasks", "end"), "danger"),
    ]
    shown = speak("events-secret", secret=secret) if secret else ""
    return Card((head, _state(known, speak), shown, _sent(last, speak), *rows(buttons)))


def _state(known: Endpoint, speak: Speaker) -> str:
    said = [speak("events-to", host=host_of(known.url))]
    if known.paused is not None:
        said.append("⚠️ " + speak(f"events-paused-{known.paused}"))
    elif known.failing is not None:
        said.append("⚠️ " + speak("events-failing", since=str(known.failing), at=str(known.at)))
    if known.wrong is not None and known.paused != "admin":
        said.append(answer(known.wrong, speak))
    return "\n".join(said)


def _sent(last: Sequence[Event], speak: Speaker) -> str:
    if not last:
        return speak("events-none-yet")
    lines = [f"**{speak('events-last')}**"]
    for each in last:
        went = speak("events-waits") if each.outcome is None else answer(each.outcome, speak)
        table = speak("table", number=each.game)
        lines.append(f"- {speak(f'events-kind-{each.kind}')} · {table} · <t:{each.at}:R> · {went}")
    return "\n".join(lines)


def answer(code: str, speak: Speaker) -> str:
    """What has become of a try."""
    if code.isdigit():
        return speak("events-arrived" if good(code) else "events-answer", status=code)
    return speak(f"events-wrong-{code}")


async def open_card(interaction: Interaction) -> None:
    """Show it to an admin."""
    await begin(interaction)
    await _show(interaction)


async def _again(interaction: Interaction, ref: Ref) -> None:
    await open_card(interaction)


async def _address(interaction: Interaction, ref: Ref) -> None:
    only_admins(interaction)
    speak = speaker(interaction)
    await ask_line(
        interaction,
        Ref("eventsset"),
        speak("events-head"),
        speak("events-address"),
        speak("events-address-about"),
        most=LONG,
        example="https://example.org/…",
    )


async def _set(interaction: Interaction, ref: Ref) -> None:
    speak = await begin(interaction)
    try:
        made = await interaction.client.host.events.set(server_of(interaction), form_value(interaction))
    except Refused as error:
        await _show(interaction, line=refusal(speak, error))
    else:
        await _show(interaction, line=speak("setup-saved"), secret=made.secret)


async def _test(interaction: Interaction, ref: Ref) -> None:
    """Send an event that tells of nothing, now, whatever waits."""
    speak, app, server = await begin(interaction), interaction.client, server_of(interaction)
    known = await app.host.events.of(server)
    if known is None:
        raise Refused("no-events")
    body, mark = app.host.events.trial(server), f"evt_{secrets.token_hex(12)}"
    came = await app.outside.post(known.url, headers(known.secret, mark, app.host.clock(), body), body)
    if good(came) and known.failing is not None and known.paused is None:
        await app.host.events.go_on(server)
    await _show(interaction, line=speak("events-tested", answer=answer(came, speak)))


async def _asks(interaction: Interaction, ref: Ref) -> None:
    await begin(interaction)
    if ref.token not in ASKED:
        raise Refused("moved-on")
    await _show(interaction, asked=ref.token)


async def _renewed(interaction: Interaction, ref: Ref) -> None:
    await begin(interaction)
    made = await interaction.client.host.events.renew(server_of(interaction))
    await _show(interaction, secret=made.secret)


async def _pause(interaction: Interaction, ref: Ref) -> None:
    await begin(interaction)
    await interaction.client.host.events.pause(server_of(interaction))
    await _show(interaction)


async def _on(interaction: Interaction, ref: Ref) -> None:
    await begin(interaction)
    await interaction.client.host.events.go_on(server_of(interaction))
    await _show(interaction)


async def _ended(interaction: Interaction, ref: Ref) -> None:
    speak = await begin(interaction)
    await interaction.client.host.events.end(server_of(interaction))
    await _show(interaction, line=speak("events-ended"))


async def _show(interaction: Interaction, *, line: str = "", secret: str = "", asked: str = "") -> None:
    events, server = interaction.client.host.events, server_of(interaction)
    known, last = await events.of(server), await events.last(server)
    await show(interaction, card(known, last, speaker(interaction), line=line, secret=secret, asked=asked))


def _id(what: str, token: str = "") -> str:
    return Ref(what, token=token).id()


FORMS = ("eventsurl",)
HANDLERS: Mapping[str, Handler] = {
    "events": _again,
    "eventsurl": _address,
    "eventsset": _set,
    "eventstest": _test,
    "eventsasks": _asks,
    "eventsrenewed": _renewed,
    "eventspause": _pause,
    "eventson": _on,
    "eventsended": _ended,
}
