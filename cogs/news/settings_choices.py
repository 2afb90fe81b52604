"""The lists from which a game's settings are chosen before the start, of a table or a league, and the form for a text
of one's own (such as a map)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import discord
from discord import ui

from engine.core.rules import Setting
from host import Refused
from words import FALLBACK, Speaker, has

from ..kit.app import Interaction
from ..kit.card import Button, Choice, Part, Row, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import form_file, form_value, open_form
from ..pictures.wanted import Wanted
from .settings_lines import HasSettings, current, edition_of, line, name, value

TEXT = 4_000
"""The most characters of a text, as many as a form takes."""
FEW = 4
"""Up to so many values are not looked at one after the other."""
LINES = 25
"""The most editions to choose from, as many as a list takes."""
FILE = 16
"""The most KiB of a file with such a text, in UTF-8."""
Means = Callable[[str, str], Ref]
"""What a press means: `set` a setting, turn it `to` a value, ask for one's `own` text, or `howto` write it; and the
text of that."""


def settings_parts(
    of: HasSettings, speak: Speaker, means: Means, picture: Wanted | None, *, alone: bool = True
) -> list[Part]:
    """The settings, to be changed in place. `picture`: how a table would begin, shown below the first of them.
    `alone`: somebody may play it alone, so that is set, too."""
    parts = list[Part]()
    choices = [each for each in of.game.rules.settings.choices if alone or not each.alone]
    for setting in choices:
        now, kind = current(of, setting), f"setting-{setting.name}"
        about = f"{kind}-about"
        values = tuple(Choice(clip(speak.value(kind, each)), each, selected=each == now) for each in setting.values)
        parts.append(line(of, setting, speak) + (f"\n-# {speak(about)}" if has(FALLBACK, speak.key, about) else ""))
        pick = means("set", setting.name).id()
        parts.append((Select(pick, placeholder(value(of, setting, speak), speak), values),))
        if setting == choices[0]:
            parts += [picture, f"-# {speak('settings-picture')}"] if picture is not None else []
            parts += [_neighbours(of, setting, speak, means)] if len(setting.values) > FEW else []
        if setting.text:
            label, howto = speak("button-setting-text", name=name(setting, speak)), f"{kind}-howto"
            own = [Button(clip(label, 80), means("own", setting.name).id())]
            if has(FALLBACK, speak.key, howto):
                own.append(Button(speak("button-setting-howto"), means("howto", setting.name).id()))
            parts.append(tuple(own))
    return parts


def edition_parts(of: HasSettings, known: Sequence[tuple[str, str]], speak: Speaker, pick: Ref) -> list[Part]:
    """The list of the `known` editions, by key and name, where there are several; `pick` is what choosing means."""
    now = edition_of(of.options)
    if now is None or len(known) < 2:
        return []
    every = [*known] if now.key in dict(known) else [(now.key, now.name), *known]
    names = Counter(name for _, name in every)
    choices = tuple(
        Choice(clip(name), key, key if names[name] > 1 else "", selected=key == now.key, given=True)
        for key, name in every[:LINES]
    )
    return [speak("settings-edition", name=now.name), (Select(pick.id(), placeholder(now.name, speak), choices),)]


def _neighbours(of: HasSettings, setting: Setting, speak: Speaker, means: Means) -> Row:
    """Buttons to the values before and after the one that is chosen, to look at one after the other."""
    now, values = current(of, setting), setting.values
    at = values.index(now) if now in values else 0
    before, after = values[at - 1], values[(at + 1) % len(values)]
    kind = f"setting-{setting.name}"
    back = speak("button-value-before", name=clip(speak.value(kind, before), 78))
    on = speak("button-value-after", name=clip(speak.value(kind, after), 78))
    refs = [means("to", f"{setting.name} {each}").id() for each in (before, after)]
    return Button(back, refs[0]), Button(on, refs[1])


def setting_of(of: HasSettings, name: str) -> Setting:
    """The setting of that name. Raises `Refused`."""
    setting = next((each for each in of.game.rules.settings.choices if each.name == name), None)
    if setting is None:
        raise Refused("no-such-setting")
    return setting


async def ask_text(
    interaction: Interaction, wrote: Ref, setting: Setting, speak: Speaker, before: str | None
) -> None:
    """A form for a text of one's own, or a file with it; it begins with what this person wrote `before`."""
    example, called = f"setting-{setting.name}-example", clip(name(setting, speak), 45)
    modal = ui.Modal(title=called, custom_id=wrote.id())
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        max_length=TEXT,
        required=False,
        default=before,
        placeholder=speak(example) if has(FALLBACK, speak.key, example) else None,
    )
    limits = speak("setting-text-limits", most=TEXT)
    modal.add_item(ui.Label(text=called, description=clip(limits), component=field))
    file: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file", required=False, max_values=1)
    about = speak("setting-file-about", most=FILE)
    modal.add_item(ui.Label(text=clip(speak("setting-file"), 45), description=clip(about), component=file))
    await open_form(interaction, modal)


async def written(interaction: Interaction, draft: tuple[int, int, str]) -> str:
    """The text from the form, or from the file there; what fits into a form is kept as a `draft`. Raises
    `Refused`."""
    text = form_value(interaction)
    read = await form_file(interaction, FILE)
    text = text if read is None else read
    if len(text) <= TEXT:
        interaction.client.texts.keep(draft, text)
    if not text.strip():
        raise Refused("nothing-written")
    return text
