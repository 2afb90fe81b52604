"""Tables before their start, and the next table after one that is over."""

from __future__ import annotations

from . import clock_card, guests, invite, lobby_presses, once_more, rating_card, settings_card, terms_card
from .lobby_commands import commands as game_commands
from .lobby_presses import leave

FORMS = (*settings_card.FORMS, *clock_card.FORMS)
HANDLERS = {
    **guests.HANDLERS,
    **invite.HANDLERS,
    **lobby_presses.HANDLERS,
    **once_more.HANDLERS,
    **settings_card.HANDLERS,
    **terms_card.HANDLERS,
    **clock_card.HANDLERS,
    **rating_card.HANDLERS,
}
MENUS = (invite.MENU,)

__all__ = ["FORMS", "HANDLERS", "MENUS", "game_commands", "leave"]
