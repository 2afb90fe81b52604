"""The close-up for a phone, 1,000 wide: a sheet with the options on it; above it the dice to choose from, the turn,
and cards for what has no place on the sheet."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.charmers.state import Table
from render import theme
from render.scene import AnyShape, Box, Scene
from render.show import Mark, Show

from . import alt, cards, changed, dealt, head, sheet, targets, turning
from .page import Page

MARGIN, GAP = 8, 8


def close_up(show: Show) -> Scene:
    """The sheet that was asked for, else the viewer's own."""
    table: Table = show.view.table
    seat = shown(show, table)
    turn = table.turns[seat]
    opened, before = (tuple(turn.open), turn.before) if turn else ((), None)
    page = Page(table.edition, table.sheet, table.sheets[seat], opened, before)
    marks = show.marks if seat == show.view.seat else ()
    above, top = _above(show, table, page, seat, marks)
    plan = sheet.Plan(page, top)
    carded = cards.carded(marks)
    shapes: list[AnyShape] = [*above, *_printed(page, plan), *sheet.marked(page, plan)]
    shapes += head.marked(page, seat, show.names[seat], plan.head)
    if page.before is None:  # else what is fresh tells it
        shapes += changed.large(page, plan, changed.own(show.changes, seat))
    shapes += targets.drawn(page, plan, [mark for mark in marks if mark not in carded])
    shapes += targets.chosen(page, plan, carded)
    backdrop = f"charmers/close/{table.sheet}/{table.edition.digest}/{top}"
    height = round(top + plan.height)
    return Scene(
        sheet.WIDTH, height, page.mood.ground, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop
    )


_kept: dict[tuple[str, str, float], tuple[AnyShape, ...]] = {}
KEPT = 8
"""Sheets whose printed shapes are kept."""


def _printed(page: Page, plan: sheet.Plan) -> tuple[AnyShape, ...]:
    """What is printed on a sheet at that height, made once."""
    key = (page.edition.digest, page.kind, plan.top)
    if key not in _kept:
        if len(_kept) >= KEPT:
            _kept.clear()
        _kept[key] = tuple(sheet.printed(page, plan))
    return _kept[key]


def shown(show: Show, table: Table) -> Seat:
    """Whose sheet a close-up is of."""
    if show.at:
        return Seat(int(show.at) - 1)
    if show.view.seat is not None:
        return show.view.seat
    return table.start if table.asked is None else table.asked


def _above(show: Show, table: Table, page: Page, seat: Seat, marks: tuple[Mark, ...]) -> tuple[list[AnyShape], int]:
    """The strips above a sheet, and how high they are together: few heights, so that printed sheets are kept."""
    shapes: list[AnyShape] = []
    top = 0

    def room(high: int) -> Box:
        nonlocal top
        box = (MARGIN, top + GAP, sheet.WIDTH - MARGIN, top + GAP + high)
        top += high + GAP
        return box

    turn = table.turns[seat]
    if turn is not None:
        shapes += turning.strip(show, table, seat, page, turn, room(turning.high(page, turn)))
    elif seat == table.asked or any(mark.kind == "die" for mark in marks):
        shapes += dealt.strip(show, table, seat, page, marks, room(dealt.HIGH))
    if carded := cards.carded(marks):
        shapes += cards.strip(table, seat, page, carded, room(cards.rows(carded) * cards.HIGH + 8))
    return shapes, top
