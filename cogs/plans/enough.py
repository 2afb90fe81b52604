"""The condition of a plan that there is enough of a good: by two lists, or in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from host import Look, Refused
from host.view.plans import MOST
from words import FALLBACK, Speaker

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import ask_line, form_value, no_choice, picked_one, refusal, show, wait
from ..kit.router import Handler
from ..panel.show_panel import show_panel, viewer_of
from ..question.question_parts import footing, ref_of
from ..viewer import Viewer
from .ahead_presses import asked

LISTED = 25
"""The most lines of a list."""
_NUMBER, _WORD = re.compile(r"[0-9]+"), re.compile(r"[^\s,;.:&+≥]+")


def stock(look: Look) -> Mapping[str, int]:
    """What its person has of each good at that point of the turn they plan; nothing in games without goods."""
    return look.table.game.guide.overview.stock(look.view)


def enough_card(viewer: Viewer, good: str = "", line: str = "") -> Card:
    """The goods to choose from and, once one is chosen, how much of it."""
    (look, speak), there = viewer, stock(viewer.look)
    turn = str(look.plan.turn if look.plan is not None else 0)
    head = "\n".join(filter(None, (f"-# {line}" if line else "", f"### {speak('enough-head')}\n{footing(viewer)}")))
    goods = tuple(
        Choice(clip(speak.value("good", each, 2)), each, speak("enough-now", count=n), selected=each == good)
        for each, n in [*there.items()][:LISTED]
    )
    parts: list[Part] = [f"{head}\n{speak('enough-about')}"]
    label = placeholder(speak("enough-ask-good"), speak)
    parts += [f"**{speak('enough-ask-good')}**", (Select(ref_of(look, "enoughof").id(), label, goods),)]
    if good:
        counts = tuple(
            Choice(clip(speak("enough-least", goods={good: n})), str(n), given=True) for n in range(1, LISTED + 1)
        )
        label = placeholder(speak("enough-ask-count"), speak)
        pick = ref_of(look, "enoughnow", good).id()
        parts += [f"**{speak('enough-ask-count')}**", (Select(pick, label, counts),)]
    typed = Button(speak("button-type"), ref_of(look, "enoughtype").id())
    return Card((*parts, (typed, Button(speak("button-back"), Ref("ahead", look.table.id, text=turn).id()))))


def read_goods(typed: str, there: Mapping[str, int], *speakers: Speaker) -> dict[str, int]:
    """How much of which goods is meant by words such as "at least 5 coins and 2 wood", in any of the languages.
    Raises `Refused` naming what is not understood."""
    text, found, rest = typed.casefold(), dict[str, int](), list[str]()
    numbers = [*_NUMBER.finditer(text)]
    ends = [*(each.start() for each in numbers[1:]), len(text)]
    for number, end in zip(numbers, ends, strict=False):
        part = text[number.end() : end]
        name, good = _named(part, there, speakers)
        if not name or good in found or len(number[0]) > 3 or not 1 <= int(number[0]) <= MOST:
            raise _unknown(f"{number[0]}{part}", there, speakers[0])
        found[good] = int(number[0])
        rest.append(_whole(name).sub(" ", part, count=1))
    rest.append(text[: numbers[0].start()] if numbers else text)
    fill = {word for speak in speakers for word in speak("enough-words").split(", ")}
    strange = [word for part in rest for word in _WORD.findall(part) if word not in fill]
    if strange or not found:
        raise _unknown(" ".join(strange) or typed, there, speakers[0])
    return found


def _named(part: str, there: Mapping[str, int], speakers: Sequence[Speaker]) -> tuple[str, str]:
    """The longest name of a good in a part of a sentence, and that good; "" twice if there is none."""
    names = ((each.value("good", good, n).casefold(), good) for each in speakers for good in there for n in (1, 2))
    return max(
        (each for each in names if _whole(each[0]).search(part)), key=lambda each: len(each[0]), default=("", "")
    )


def _whole(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _unknown(part: str, there: Mapping[str, int], speak: Speaker) -> Refused:
    first = next(iter(there), "")
    return Refused(
        "enough-unknown", part=clip(part.strip(), 40) or "–", example=speak("enough-least", goods={first: 3})
    )


# --- presses


async def _open(interaction: Interaction, ref: Ref) -> None:
    """The lists."""
    await _shown(interaction, ref)


async def _of(interaction: Interaction, ref: Ref) -> None:
    """A good was picked."""
    await _shown(interaction, ref, picked_one(interaction))


async def _shown(interaction: Interaction, ref: Ref, good: str = "") -> None:
    await wait(interaction)
    look = await asked(interaction, ref.table, interaction.client.host.ahead.look(ref.table, interaction.user.id))
    if look is None:
        return
    if good and good not in stock(look):
        raise no_choice(good)
    await show(interaction, enough_card(viewer_of(interaction, look), good))


async def _now(interaction: Interaction, ref: Ref) -> None:
    """How much of the good in the text was picked."""
    await wait(interaction)
    count = picked_one(interaction)
    if not (count.isascii() and count.isdigit() and len(count) < 4):
        raise no_choice(count)
    await _goes_on(interaction, ref, {ref.text: int(count)})


async def _goes_on(interaction: Interaction, ref: Ref, goods: Mapping[str, int]) -> None:
    host, me = interaction.client.host, interaction.user.id
    look = await asked(interaction, ref.table, host.ahead.enough(ref.table, me, ref.token, goods))
    if look is not None:
        await show_panel(interaction, look)


async def _type(interaction: Interaction, ref: Ref) -> None:
    """A form for it in words."""
    look = await interaction.client.host.ahead.look(ref.table, interaction.user.id)
    speak = speaker_of(interaction, look.table)
    example = speak("enough-least", goods=dict.fromkeys([*stock(look)][:2], 3))
    await ask_line(
        interaction,
        Ref("enoughtyped", ref.table, ref.token),
        speak("enough-head"),
        speak("enough-ask-count"),
        most=200,
        example=example,
    )


async def _typed(interaction: Interaction, ref: Ref) -> None:
    """What was typed into it."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await asked(interaction, ref.table, host.ahead.look(ref.table, me))
    if look is None:
        return
    viewer = viewer_of(interaction, look)
    try:
        goods = read_goods(form_value(interaction), stock(look), viewer.speak, look.table.speaker(FALLBACK))
    except Refused as error:
        await show(interaction, enough_card(viewer, line=refusal(viewer.speak, error)))
        return
    await _goes_on(interaction, ref, goods)


FORMS = ("enoughtype",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {
    "enough": _open,
    "enoughof": _of,
    "enoughnow": _now,
    "enoughtype": _type,
    "enoughtyped": _typed,
}
