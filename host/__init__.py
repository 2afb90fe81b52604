"""Tables: games between people, from the lobby to the last entry. Knows no Discord and no rules."""

from db import Due, Held, Status
from db import Seat as HeldSeat

from .names import harmless
from .people import Calls, Person, Place, Refused, Settings, Stale
from .seats import Notice
from .tables import Backups, Host
from .views import Line, Look, Table

__all__ = ["Backups", "Calls", "Due", "Held", "HeldSeat", "Host", "Line", "Look", "Notice", "Person", "Place"]
__all__ += ["Refused", "Settings", "Stale", "Status", "Table", "harmless"]
