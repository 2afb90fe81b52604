"""Tables: games between people, from the lobby to the last entry. Knows no Discord and no rules."""

from db import POSTS, Due, Held, NewDue, Status
from db import Seat as HeldSeat

from .names import harmless, tame
from .people import Calls, Person, Place, Refused, Settings, Stale
from .places import Told
from .seats import Notice
from .tables import Backups, Host
from .views import Line, Look, Table
from .work import Finished, Hopeless, Lost, NotYet

__all__ = ["POSTS", "Backups", "Calls", "Due", "Finished", "Held", "HeldSeat", "Hopeless", "Host", "Line", "Look"]
__all__ += ["Lost", "NewDue", "NotYet", "Notice", "Person", "Place", "Told"]
__all__ += ["Refused", "Settings", "Stale", "Status", "Table", "harmless", "tame"]
