"""What a table asks of those who take a seat there: how reliable they are, and how they are rated. Whether somebody
meets it is told to them alone, when they try; who invites them or offers a seat to them learns nothing."""

from __future__ import annotations

import db

from .calls import Terms, terms_of
from .people import Refused
from .reliability import only_reliable
from .results.ratings import NEW, Ladders, shown


async def only_fitting(store: db.Store, row: db.Game, person: int) -> None:
    """Raises `Refused` for somebody whom a table does not take because of their turns or their rating, and
    `StoreError`. The rating is that in the table's game on its server; who has none there has a newcomer's."""
    await only_reliable(store, row, person)
    terms = terms_of(row)
    if limits(terms):
        known = await Ladders(store).of(row.server, person, [row.key])
        own = shown(known.get(row.key, NEW))
        if own < terms.lowest or 0 < terms.highest < own:
            raise Refused("rating", own=own, lowest=terms.lowest, highest=terms.highest, limits=limits(terms))


async def fits(store: db.Store, row: db.Game, person: int) -> bool:
    """Whether a table takes somebody, as far as that is asked. Raises `StoreError`."""
    try:
        await only_fitting(store, row, person)
    except Refused:
        return False
    return True


def limits(terms: Terms) -> str:
    """How a table limits ratings: "from", "to", "both"; "" if it does not."""
    if terms.lowest and terms.highest:
        return "both"
    return "from" if terms.lowest else "to" if terms.highest else ""
