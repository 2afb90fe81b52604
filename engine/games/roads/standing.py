"""How a game of Roads & Boats stands, see `engine.core.guide`. Everything in it is public."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.model import Seat
from engine.core.speak import Speak
from engine.core.standings import Criterion, Standings
from engine.kit.goods import total

from .components import BOX, GOODS, WONDER
from .scoring import rows, wealth
from .state import Table, View, kind_of


def standings(view: View, speak: Speak) -> Standings:
    """Wealth and its two parts; bricks, transporters and topics."""
    t: Table = view.table
    own = [wealth(t, Seat(seat)) for seat in t.seats()]

    def by(code: str, value: Callable[[int], int]) -> Criterion:
        return Criterion(speak(f"standing-{code}"), tuple(value(seat) for seat in t.seats()))

    return Standings(
        _far(t, speak),
        (
            by("points", lambda seat: own[seat].total),
            by("wonder", lambda seat: own[seat].wonder),
            by("goods", lambda seat: own[seat].worth),
            by("bricks", t.wonder.count),
            by("transporters", lambda seat: sum(1 for _ in t.fleet(Seat(seat)))),
            by("topics", lambda seat: len(t.players[seat].research)),
        ),
    )


def sources(view: View, speak: Speak) -> tuple[Criterion, ...]:
    """The wonder, and each kind of goods that counts."""
    t: Table = view.table
    own = [wealth(t, Seat(seat)) for seat in t.seats()]
    return (
        Criterion(speak("standing-wonder"), tuple(each.wonder for each in own)),
        *(
            Criterion(speak(f"good-{kind}", count=2), tuple(each.goods[kind] * worth for each in own))
            for kind, worth in BOX.wealth.items()
        ),
    )


def stock(view: View) -> dict[str, int]:
    """The goods aboard the seat's transporters, and on the ground in reach of them."""
    t, seat = view.table, view.seat
    if seat is None:
        return {}
    fleet = list(t.fleet(seat))
    places = dict.fromkeys(place for unit in fleet for place in t.banks_from(unit.at))
    stocks = [*(unit.load for unit in fleet), *(t.ground.get(place, {}) for place in places)]
    found = dict.fromkeys(GOODS, 0)
    for token, n in total(*stocks).items():
        found[kind_of(token)] += n
    return found


def _far(t: Table, speak: Speak) -> str:
    if not t.turn:
        return speak("far-setup")
    if t.solo:
        return speak("far-solo", turn=t.turn, turns=WONDER.solo.turns, bricks=len(t.wonder))
    end = WONDER.marks[str(len(t.players))]
    return speak(
        "far",
        turn=t.turn,
        left=t.neutral,
        bricks=len(t.wonder),
        end=end,
        row=max(1, len(rows(t.wonder))),
        all=len(WONDER.rows),
    )
