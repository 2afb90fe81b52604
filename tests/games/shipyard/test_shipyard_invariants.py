"""Each conservation law finds what is taken away, made, doubled or put where it cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.model import Bug
from engine.games.shipyard.actions import Discard
from engine.games.shipyard.flow import Position
from engine.games.shipyard.invariants import check
from engine.games.shipyard.state import Figure, Score, Table
from tests.games.shipyard.positions import player, position, ship


def good() -> Position:
    """Two players in the middle of a game; the first has some of everything."""
    ann = player(
        "b7 m7 . . . . . . .",
        chosen="crew canal",
        trains="train6",
        employees="rigger helmsman",
        canals="canal7-M13-0 canal8-N13-90",
        figure="M13-w-w",
        used="canal9",
        fleet=[ship("b8 m8 s8", points=3, captain=1)],
        captain=1,
        guilders=4,
    )
    return position(ann, player(chosen="ships"))


def test_a_game_in_order_is_no_bug() -> None:
    check(good())


def tables(change: Callable[[Table], object]) -> Callable[[Position], object]:
    """A change of the table."""
    return lambda s: change(s.table)


BROKEN: dict[str, tuple[str, Callable[[Position], object]]] = {
    "a ship card taken away": ("every card is in one place", lambda s: s.box.ships["bow"].pop()),
    "a ship card doubled": ("every card", tables(lambda t: t.gone.append("bow7"))),
    "a row too long": (
        "no more ship cards on sale",
        lambda s: s.table.market.ships["bow"].append(s.box.ships["bow"].pop()),
    ),
    "a card of the fleet lost": ("every card", tables(lambda t: t.players[0].fleet[0].cards.pop())),
    "a train lost": ("every train", tables(lambda t: t.players[0].trains.pop())),
    "a train doubled": ("every train", tables(lambda t: t.discarded.append("train6"))),
    "a canal lost": ("every canal", tables(lambda t: t.players[0].used.pop())),
    "a canal doubled": ("every canal", tables(lambda t: t.cut.append("canal7"))),
    "two canals on a cell": (
        "one canal on a cell",
        tables(lambda t: setattr(t.players[0].canals[1], "cell", "M13")),
    ),
    "a figure without canals": (
        "the figure is in a canal",
        tables(lambda t: setattr(t.players[1], "figure", Figure("M13", "w", "w"))),
    ),
    "a figure outside": (
        "the figure is in its own canals",
        tables(lambda t: setattr(t.players[0], "figure", Figure("A1", "w", "w"))),
    ),
    "a contract lost": ("every contract", lambda s: s.box.contracts.pop()),
    "a contract too many": (
        "as many contracts as everybody",
        lambda s: s.hands[0].contracts.append(s.box.contracts.pop()),
    ),
    "an answer too early": (
        "answers are there while they are asked for",
        lambda s: setattr(s.hands[0], "choice", Discard((), ())),
    ),
    "an employee come back": (
        "every employee is in one place",
        tables(lambda t: t.oval.left.update(rigger=1)),
    ),
    "an employee at no stop": ("all employees", tables(lambda t: t.oval.stops[0].pop())),
    "two of a kind": (
        "every employee is in one place",
        tables(lambda t: t.players[0].employees.append("rigger")),
    ),
    "a tile lost": ("every tile is in the row", tables(lambda t: t.row.pop())),
    "two tiles on a space": (
        "the row is in order",
        tables(lambda t: t.spaces.update({t.row[2]: t.spaces[t.row[1]]})),
    ),
    "no free space before the leading tile": (
        "a space before the leading tile is free",
        tables(lambda t: t.spaces.update({t.row[-1]: (t.spaces[t.row[0]] + 1) % 23})),
    ),
    "a tile with figures of two": (
        "a tile is occupied by one player",
        tables(lambda t: t.players[1].chosen.append("crew")),
    ),
    "a figure too many": (
        "no more figures than there are",
        tables(lambda t: t.players[0].chosen.append("exchange")),
    ),
    "guilders from nowhere": (
        "guilders are received and paid",
        tables(lambda t: setattr(t.players[0], "guilders", 5)),
    ),
    "an item from nowhere": (
        "items are in the yard or on a ship",
        tables(lambda t: t.players[0].store.update(sail=1)),
    ),
    "a ninth kind of item": ("items of eight kinds", tables(lambda t: t.players[0].store.update(anchor=0))),
    "a column too many": ("a yard has its columns", tables(lambda t: t.players[1].yard.append(""))),
    "a card that never becomes a ship": (
        "cards lie where they can become ships",
        tables(lambda t: t.players[0].yard.insert(8, t.players[0].yard.pop(0))),
    ),
    "points from nowhere": (
        "points are those of the ships",
        tables(lambda t: setattr(t.players[0], "points", 4)),
    ),
    "a mark on what is not there": (
        "what is marked to keep is there",
        lambda s: setattr(s.hands[0], "keep", {"sail": 1}),
    ),
    "no such side": ("the marker of the hexagon", tables(lambda t: setattr(t, "hexagon", 6))),
    "no such equipment": ("the marker of the equipment", tables(lambda t: t.rings.update(equipment=4))),
    "no such crew": ("the marker of the crew", tables(lambda t: t.rings.update(crew=4))),
    "no such stop": ("the marker of the oval", tables(lambda t: setattr(t.oval, "at", 8))),
    "a wrong count": ("the open counts of the stacks", tables(lambda t: t.decks.update(bow=0))),
    "points for one": ("points for all or none", tables(lambda t: t.final.append(Score(0, {}, 0)))),
}
"""By what is wrong: the law that finds it, and the change that makes it so."""


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_law_finds_it(wrong: str) -> None:
    s = good()
    law, change = BROKEN[wrong]
    change(s)
    with pytest.raises(Bug, match=law):
        check(s)
