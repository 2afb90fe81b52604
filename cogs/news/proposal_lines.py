"""What is proposed at a table, in words that anybody there may read."""

from __future__ import annotations

from host.view.proposed import TakeBack
from words import Speaker


def lost_moves(lost: TakeBack, speak: Speaker) -> str:
    """How many moves of whom are lost, and that something is drawn anew."""
    moves = ", ".join(speak("lost-moves", name=speak.names[seat], count=count) for seat, count in lost.lost)
    return speak("lost-drawn", moves=moves) if lost.drawn else moves
