"""Ferry as a game of this host: its market is a decision of all at once, any number of times."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.game import Game
from engine.core.model import Illegal
from engine.core.rules import Setting, Settings
from engine.games import ferry
from host import Host, Look, Person, Place, Table


class Options(Struct, frozen=True):
    """Ferry's length, and whom the pier belongs to."""

    summers: str = "4"
    pier: str = "old"


class Choices(Settings, frozen=True):
    """A pier may be given by name."""

    def choose(self, options: Options, name: str, value: str) -> Options:
        """A name is at most ten letters."""
        if name == "pier" and len(value) > 10:
            raise Illegal("landing-taken", landing=value[:5])
        return msgspec.structs.replace(options, **{name: value})

    def chosen(self, options: Options, name: str) -> str:
        """ "" for a custom pier."""
        value = super().chosen(options, name)
        return "" if name == "pier" and value not in ("old", "new") else value


class Piers(ferry.Ferry):
    """Ferry with a pier."""

    settings = Choices(Options, (*ferry.Ferry.settings.choices, Setting("pier", ("old", "new"), text=True)))

    @staticmethod
    def setup(seats: int, options: Options) -> Any:
        """A custom pier is only for two."""
        if seats > 2 and options.pier not in ("old", "new"):
            raise Illegal("landing-taken", landing=options.pier)
        return ferry.setup(seats, ferry.Options(options.summers))


PIERS: Game[Any] = Game(Piers(), ferry.GAME.guide, ferry.GAME.opponents)
"""Ferry with a second setting, one that takes a text, and that may not fit the number of players."""


async def at_the_market(
    host: Host, people: tuple[Person, ...], place: Place, play: Callable[..., Awaitable[Look]]
) -> Table:
    """The first three people at the market of the first summer, five cards each; entry 6 led there."""
    made = await host.lobby.create("c", people[0], place, game="ferry")
    for person in people[1:]:
        await host.lobby.join(made.id, person)
    table = await host.lobby.start("s", made.id, people[0].id, seating="joined")
    look = await play(host, table, *["bid 0"] * len(people), *["rest"] * len(people))
    assert (look.view.doing[-1], look.seq) == ("market", 2 * len(people))
    return table


def card(look: Look) -> str:
    """The first card of a hand."""
    return str(look.view.hand.cards[0])
