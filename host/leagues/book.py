"""How a league is stored, for those who know no storage."""

from __future__ import annotations

from db import Announcement, Book, Entrant, Fixture, League, Scheduled, Stage, Where

__all__ = ["Announcement", "Book", "Entrant", "Fixture", "League", "Scheduled", "Stage", "Where"]
