"""The rows of proposals, within a transaction; see `db.proposals`."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, select, update

from .rows import PARKED, Proposal
from .schema import as_row, columns, due, proposal

LAPSE = "lapse"
"""The kind of the chore that looks whether a proposal has lapsed."""

SETTLE = "settle"
"""The kind of work that shows on such a message that it is no longer asked."""

_LOOK = (
    update(due)
    .where(due.c.game == bindparam("of"), due.c.kind == SETTLE, due.c.done.is_(None), due.c.at < PARKED)
    .values(at=0)
)
OF = select(*columns(proposal, Proposal)).where(proposal.c.game == bindparam("of"))
"""What is proposed at the game `of`."""


def read(c: Connection, game_id: int) -> Proposal | None:
    """What is proposed at a game. Raises `msgspec.MsgspecError`."""
    row = c.execute(OF, {"of": game_id}).first()
    return None if row is None else decoded(row)


def decoded(row: Row[Any]) -> Proposal:
    """A row of `OF`. Raises `msgspec.MsgspecError`."""
    people = {name: msgspec.json.decode(getattr(row, name), type=tuple[int, ...]) for name in ("asked", "agreed")}
    return as_row(Proposal, row, **people)


def drop(c: Connection, game_id: int) -> None:
    """Delete what is proposed at a game. The message that asks for it is looked at at once."""
    if c.execute(delete(proposal).where(proposal.c.game == game_id)).rowcount:
        c.execute(_LOOK, {"of": game_id})


def forget(c: Connection, games: Select[tuple[int]], person: int) -> None:
    """Delete what is proposed in some games by somebody, or to them."""
    for number in c.scalars(select(proposal.c.game).where(proposal.c.game.in_(games))).all():
        if about(c, number, person):
            drop(c, number)


def about(c: Connection, game_id: int, person: int) -> bool:
    """Whether what is proposed at a game is somebody's proposal, or was made to them."""
    found = read(c, game_id)
    return found is not None and person in (found.person, *found.asked, *found.agreed)
