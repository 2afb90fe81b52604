"""Tables: games between people, from the lobby to the last entry. Knows no Discord and no rules."""

from db import Due, Status

from .names import harmless
from .people import Calls, Person, Place, Refused, Settings, Stale
from .tables import Backups, Host
from .views import Line, Look, Table

__all__ = ["Backups", "Calls", "Due", "Host", "Line", "Look", "Person", "Place"]
__all__ += ["Refused", "Settings", "Stale", "Status", "Table", "harmless"]
