"""The close-up for a phone, 1,000 wide: a yard with the options and changes in it."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.shipyard.state import Table
from render import theme
from render.scene import Scene
from render.show import Show

from . import alt, changed, options
from .yard import WIDTH, Yard


def close_up(show: Show) -> Scene:
    """The yard that was asked for, else the viewer's own."""
    table: Table = show.view.table
    seat = shown(show, table)
    own = show.view.seat is None or seat == show.view.seat
    yard = Yard(show, table, seat, show.marks if own else ())
    shapes = [*yard.shapes()]
    shapes += changed.large(yard, show.changes, shapes)
    shapes += options.large(yard)
    backdrop = f"shipyard/close/{table.edition.digest}"
    return Scene(WIDTH, yard.height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def shown(show: Show, table: Table) -> Seat:
    """Whose yard a close-up is of."""
    if show.at:
        return Seat(int(show.at) - 1)
    if show.view.seat is not None:
        return show.view.seat
    if show.view.waiting:
        return show.view.waiting[0]
    return table.turn.seat if table.turn is not None else table.start
