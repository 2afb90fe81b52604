"""The rows of proposals, within a transaction; see `db.proposals`."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, delete, select

from .rows import Proposal
from .schema import as_row, columns, game, proposal

LAPSE = "lapse"
"""The kind of the chore that looks whether a proposal has lapsed."""

_OF = select(*columns(proposal, Proposal)).where(proposal.c.game == bindparam("of"))


def read(c: Connection, game_id: int) -> Proposal | None:
    """What is proposed at a game. Raises `msgspec.MsgspecError`."""
    row = c.execute(_OF, {"of": game_id}).first()
    if row is None:
        return None
    people = {name: msgspec.json.decode(getattr(row, name), type=tuple[int, ...]) for name in ("asked", "agreed")}
    return as_row(Proposal, row, **people)


def drop(c: Connection, game_id: int) -> None:
    """Delete what is proposed at a game."""
    c.execute(delete(proposal).where(proposal.c.game == game_id))


def forget(c: Connection, server: int, person: int) -> None:
    """Delete what is proposed in games of a server by somebody, or to them."""
    there = select(proposal.c.game).join(game, game.c.id == proposal.c.game).where(game.c.server == server)
    for number in c.scalars(there).all():
        found = read(c, number)
        if found is not None and person in (found.person, *found.asked, *found.agreed):
            drop(c, number)
