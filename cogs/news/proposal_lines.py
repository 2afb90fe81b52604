"""What is proposed at a table, in words that anybody there may read."""

from __future__ import annotations

from host.calls import Terms
from host.proposals.proposals import CHANGING
from host.view.proposed import TakeBack
from words import Speaker

from .clock_lines import clock_rules
from .terms_choices import term_lines


def lost_moves(lost: TakeBack, speak: Speaker, reader: int | None = None, asker: int | None = None) -> str:
    """How many moves of whom are lost (the `reader` is "you"; those of the `asker`, who is named beside, are their
    own), and that something is drawn anew."""

    def moves_of(seat: int, count: int) -> str:
        if seat == reader:
            return speak("lost-own-moves", count=count)
        if seat == asker:
            return speak("lost-askers-moves", count=count)
        return speak("lost-moves", name=speak.names[seat], count=count)

    moves = ", ".join(moves_of(seat, count) for seat, count in lost.lost)
    return speak("lost-drawn", moves=moves) if lost.drawn else moves


def terms_lines(terms: Terms, speak: Speaker) -> str:
    """Terms as they would be in play, a line each."""
    return "\n".join((clock_rules(terms.clock, speak), *term_lines(terms, CHANGING, speak)))
