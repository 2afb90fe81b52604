"""Several processes on one database: which of them speaks for what. Knows the database only."""

from .member import Member
from .start import Process

__all__ = ["Member", "Process"]
