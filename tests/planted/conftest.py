"""The rooms' own fixtures: a planted fault is looked for by a test of the room where it was planted."""

from tests.cogs.conftest import server, simcord_bot, world
from tests.db.conftest import migrated, path, store
from tests.host.conftest import games, host, open_host, people, place, play, playing, table, url
from tests.in_line import database_in_line

__all__ = ["database_in_line", "games", "host", "migrated", "open_host", "path", "people", "place", "play", "playing"]
__all__ += ["server", "simcord_bot", "store", "table", "url", "world"]
