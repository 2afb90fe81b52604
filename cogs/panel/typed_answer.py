"""An answer typed into a form instead of picked from a list: a cell, say. It goes on from the parts of the value that
are chosen already."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial

from engine.core.model import Illegal
from host import Refused

from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import ask_line, form_value, wait
from ..kit.router import Handler
from ..question.draft import BEGUN, Draft, resume, spelt_out
from ..question.next_question import Question, ask
from ..question.typed_words import Typing
from ..viewer import Viewer
from .presses import choose
from .show_panel import look_of, said_refusal, show_panel, viewer_of

LONGEST = 100
"""The most characters of an answer."""
TRIED = 5
"""The most options that are tried as an example."""


async def tell(interaction: Interaction, ref: Ref) -> None:
    """Ask for an answer in a form."""
    look = await look_of(interaction, ref)
    viewer = viewer_of(interaction, look)
    asked = await interaction.client.pool.run(partial(ask, viewer, spelt_out(look.offers, ref.text), ref.page))
    if ref.token != look.token or not isinstance(asked, Question) or not asked.text:
        await wait(interaction)
        await show_panel(interaction, look, line=viewer.speak("decision-over"))
        return
    meant = Ref("told", ref.table, ref.token, ref.seat, text=ref.text)
    like, label = await interaction.client.pool.run(partial(example, viewer, asked)), viewer.speak("type-label")
    await ask_line(interaction, meant, asked.sentence, label, most=LONGEST, example=like)


async def told(interaction: Interaction, ref: Ref) -> None:
    """The answer from the form: go on with it, or say why not."""
    await wait(interaction)
    look = await look_of(interaction, ref)
    viewer, text = viewer_of(interaction, look), spelt_out(look.offers, ref.text)
    draft = resume(look.offers, text, look.waited)
    if ref.token != look.token or draft is None or draft.field is None:
        await show_panel(interaction, look, line=viewer.speak("decision-over"))
        return
    try:
        word = await interaction.client.pool.run(partial(heard, viewer, draft, form_value(interaction)))
    except (Illegal, Refused) as error:
        said, asked = said_refusal(viewer, error), await interaction.client.pool.run(partial(ask, viewer, text))
        like = example(viewer, asked) if isinstance(asked, Question) else ""
        line = f"{said} {viewer.speak('type-like', example=like)}" if like else said
        await show_panel(interaction, look, text=text, line=line)
        return
    await choose(interaction, ref, word, again=True)


def example(viewer: Viewer, asked: Question) -> str:
    """Text that could be typed as an answer: what one of the options is called, or else how it is written; "" if none
    of those tried is understood."""
    draft = resume(viewer.look.offers, asked.text, viewer.look.waited)
    if draft is None or draft.field is None:
        return ""
    options = [option for each in (asked, *asked.also) for option in each.options]
    for option in options[:TRIED]:
        words = option.text.split()[-1].removesuffix(BEGUN).split("-")
        for typed in (option.label, " ".join(words[len(draft.begun) :])):
            with suppress(Illegal, Refused):
                if typed and option.text.split()[-1] == heard(viewer, draft, typed):
                    return typed
    return ""


def heard(viewer: Viewer, draft: Draft, typed: str) -> str:
    """The word that stands for the typed answer, or for a beginning of one. Raises `Illegal` or `Refused`."""
    assert draft.field is not None
    typing = Typing(viewer, draft.offer.action, draft.field)
    whole = " ".join((*draft.begun, typed))
    begins = typing.beginning(whole)
    if len(begins) > len(draft.begun):
        return "-".join(begins) + BEGUN
    words = typing.meant(whole).words
    if len(words) > 1:
        raise Refused("typed-several", values="; ".join(words))
    return words[0]


FORMS = ("tell",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {"tell": tell, "told": told}
