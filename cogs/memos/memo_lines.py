"""A person's memo in words, only for messages that they alone see."""

from __future__ import annotations

from host import Status, tame
from host.memos import MOST
from words import Speaker

from ..kit.card import Button
from ..kit.custom_ids import Ref
from ..viewer import Viewer


def shown(memo: str, speak: Speaker) -> str:
    """A memo with its heading, line by line and harmless; "" for none."""
    lines = [f"> {line}" for each in memo.splitlines() if (line := tame(each, MOST))]
    return "\n".join((f"**{speak('memo-head')}**", *lines)) if lines else ""


def buttons(viewer: Viewer) -> list[Button]:
    """The button to one's memo, for people with a seat."""
    look, speak = viewer
    going = look.seat is not None and look.table.status in (Status.PLAYING, Status.PAUSED)
    return [Button(speak("button-memo"), Ref("memo", look.table.id).id())] if going else []
