"""The rules in brief and a game's tables, on as many pages as they need."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.game import AnyGame
from words import Speaker, has

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.discord_limits import TEXT
from ..kit.replies import show, wait
from ..kit.router import Handler

HEAD = 100
"""Characters left for a page's head."""
POINT = re.compile(r"\n(?=- )")
"""Begins each point of a list."""


async def rules(interaction: Interaction, ref: Ref) -> None:
    """The rules in brief, if the words files have them, and the game's tables."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    await show(interaction, page(table.game, speaker_of(interaction, table), table.id, ref.page))


def page(game: AnyGame, speak: Speaker, table: int, number: int = 0) -> Card:
    """A page (from 0), with buttons to those before and after."""
    pages = _pages(game, speak)
    number = min(number, len(pages) - 1)
    turning = []
    if number:
        turning.append(Button(speak("button-page-back"), Ref("rules", table, page=number - 1).id()))
    if number + 1 < len(pages):
        label = speak("button-page-on", page=number + 2, pages=len(pages))
        turning.append(Button(label, Ref("rules", table, page=number + 1).id()))
    if has(speak.locale, game.key, "legend"):
        turning.append(Button(speak("button-legend"), Ref("legend", table).id()))
    return Card((f"### {game.name}", *pages[number], tuple(turning)))


def _pages(game: AnyGame, speak: Speaker) -> list[list[str]]:
    """The texts in order, as many on a page as a message takes. A longer text is broken between its points."""
    known = has(speak.locale, game.key, "rules")
    rules = speak("rules") if known else speak("rules-none", game=game.name)
    pages: list[list[str]] = [[]]
    for text in (*_parted(rules), *game.guide.overview.aid(speak)):
        if pages[-1] and sum(map(len, (*pages[-1], text))) > TEXT - HEAD:
            pages.append([])
        pages[-1].append(text)
    return pages


def _parted(text: str) -> list[str]:
    """A text cut into parts that each fit into a message."""
    parts = [""]
    for point in POINT.split(text):
        if parts[-1] and len(parts[-1]) + len(point) >= TEXT - HEAD:
            parts.append(point)
        else:
            parts[-1] = f"{parts[-1]}\n{point}".strip()
    return parts


HANDLERS: Mapping[str, Handler] = {"rules": rules}
