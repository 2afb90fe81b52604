"""The bot as the other folders of `cogs` know it. `client` makes the real one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

import discord

from engine.core.model import Action
from host import Host, Line
from host.results.ratings import Change

from ..desk.form_drafts import Texts
from ..desk.last_steps import LastSteps
from ..desk.open_panels import Awake
from ..desk.open_presses import Presses
from ..desk.outside import Outside
from ..desk.private_threads import Sight
from ..desk.worker_threads import Pool
from ..pictures.icons import Icons
from ..pictures.wanted import Pictures
from ..viewer import Viewer
from .about import About
from .card import Card
from .press_item import Answers


class MakesPanels(Protocol):
    """Makes the cards of panels: see `panel.panel_card.Panel`."""

    def __call__(
        self,
        viewer: Viewer,
        *,
        text: str = "",
        page: int = 0,
        line: str = "",
        told: Sequence[Line] = (),
        memo: str = "",
        steps: int = 1,
        unfolded: bool = False,
        read: Sequence[str] = (),
        changes: Sequence[Change] = (),
        abroad: bool = False,
    ) -> Card: ...

    def confirm(self, viewer: Viewer, action: Action, *, line: str = "") -> Card:
        """The question before a step that cannot be taken back, or by which something is lost."""


class App(Answers):
    """`language` is for servers that chose none. `host` is there once the bot has logged in."""

    host: Host
    panel: MakesPanels
    pool: Pool
    presses: Presses
    steps: LastSteps
    awake: Awake
    pictures: Pictures
    icons: Icons
    texts: Texts
    sight: Sight
    outside: Outside
    about: About
    pages: Path | None
    language: str

    @abstractmethod
    async def locale(self, server: int) -> str:
        """The language of a server's public messages."""


Interaction: TypeAlias = discord.Interaction[App]
