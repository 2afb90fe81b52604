"""How the machine sees whether the bot is well: over HTTP on loopback, and by systemd's watchdog."""

from .server import Port, serving
from .systemd import keep_alive, notify

__all__ = ["Port", "keep_alive", "notify", "serving"]
