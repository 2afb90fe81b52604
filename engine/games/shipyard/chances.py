"""What a player could still come to: by that an option ends it can be told (`Hints.chances`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action, Note

from .actions import Build, Stop
from .edition import PARTS
from .phases.previews import completed
from .possible import purse
from .state import View
from .yard.berths import berths
from .yard.columns import columns_for, complete


def chances(view: View) -> tuple[Note, ...]:
    """A ship that one card completes in this action and that can sail, or that was completed; a place for a card of
    each part, once complete ships have left. That money for a bonus action is spent is a matter of price, which each
    option tells."""
    if view.seat is None:
        return ()
    table, seat = view.table, view.seat
    player, turn = table.players[seat], table.turn
    yard = _left(player.yard)
    found = [Note("would-fill-yard", {"part": part}) for part in PARTS if columns_for(yard, part)]
    if (
        turn is not None
        and turn.seat == seat
        and (turn.sailed or complete(player.yard) or (view.doing[-1:] == ("building",) and _completing(view)))
    ):
        found.append(Note("would-complete-none", {}))
    return tuple(found)


def closing(view: View) -> tuple[type[Action], ...]:
    """A card takes a column, and with the last one no ship is completed any more."""
    return (Build, Stop) if view.doing[-1:] == ("building",) else ()


def _completing(view: View) -> bool:
    """Whether a card that can be paid for completes a ship, and that ship is not lost for want of a captain or a
    canal."""
    assert view.seat is not None
    table, seat = view.table, view.seat
    found = (completed(table, seat, each) for each in berths(table, table.players[seat], purse(table, seat)))
    return any(notes and notes[-1].code != "leaves-unscored" for notes in found)


def _left(yard: Sequence[str]) -> list[str]:
    """A yard once its complete ships have left."""
    kept = [*yard]
    for ship in complete(yard):
        kept[ship.start : ship.end] = [""] * (ship.end - ship.start)
    return kept
