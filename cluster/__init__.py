"""Several processes on one database: which of them speaks for what. Knows the database only."""

from .member import Member

__all__ = ["Member"]
