"""`/me time`: what somebody says about themselves for all tables on all servers: when and how they may be called.
`/me data` and `/me forget`: what is stored of them."""

from __future__ import annotations

from .me_command import command as time_command
from .me_presses import FORMS
from .me_presses import HANDLERS as _TIME
from .own_data import HANDLERS as _DATA
from .own_data import data_command, forget_command

HANDLERS = {**_TIME, **_DATA}

__all__ = ["FORMS", "HANDLERS", "data_command", "forget_command", "time_command"]
