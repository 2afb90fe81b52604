"""Beside an option stands what it ends for good, as the rules have it, and nothing else. In Shipyard that is a
ship completed in this action, a place for a card of a part; that another complete ship could not sail is told with
what a voyage brings. That money for a bonus action is spent is told by the price. Nothing else is ever lost there by
one choice: a canal always has a place, employees and trains are never too many, every tile can be chosen again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from cogs.question.lost_chances import MOST, NAMED, with_lost
from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Illegal, Note, Seat
from engine.games import charmers, milestones, roads, shipyard, wonders
from engine.games.charmers.pen import Notes, Pen
from engine.games.charmers.roads import TURNED, fitting
from engine.games.charmers.state import Turn
from engine.games.milestones.actions import Road
from engine.games.milestones.landscape import Network
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.roads.actions import Build
from engine.games.roads.building.sites import sites
from engine.games.roads.components import TOPICS
from engine.games.roads.state import Building
from engine.games.shipyard import actions as ways
from engine.games.wonders.layout import Layout
from engine.games.wonders.placing.monuments import missing
from host import Look
from tests.cogs.positions import look, looks
from tests.cogs.roads import farm
from tests.cogs.test_roads_pressing import works
from tests.games.charmers.positions import sheet, turn
from tests.games.milestones.positions import player
from tests.games.milestones.positions import position as milestones_position
from tests.games.shipyard import naive
from tests.games.shipyard.positions import after, docked, position
from tests.games.shipyard.positions import player as builder
from tests.games.shipyard.positions import turn as turn_of
from tests.soak import times
from words import Speaker

RICH = {"stone": 3, "sand": 3, "wood": 3}
Ended = Callable[[Any, Any, Seat, Action], list[Note]]
"""What an action ended, from the states before and after."""


def ends_of_roads(before: Any, after: Any, seat: Seat, action: Action) -> list[Note]:
    """Milestones: points from which a section could be built, and no more; not the one it was built from, unless a
    market stands there."""
    could, can = ({section.start for section in Network(s.table).sections()} for s in (before, after))
    used = {action.section.start} - set(before.table.markets) if isinstance(action, Road) else set()
    return [Note("would-end-road", {"point": p}) for p in Network(before.table).degree if p in could - can - used]


def free_cells(before: Any, after: Any, seat: Seat, action: Action) -> list[Note]:
    """The Dice Charmers: a road of any shape could be joined somewhere, and nowhere any more."""

    def able(s: Any) -> bool:
        return bool(fitting(Pen(s.table, seat, s.table.sheets[seat], Turn("", []), Notes().say), *TURNED))

    return [Note("would-close-in", {})] if able(before) and not able(after) else []


class Rich(NamedTuple):
    """A crew that can pay for everything."""

    tile: str
    places: tuple[str, ...] = ("anywhere",)

    def has(self, cost: object) -> bool:
        return True


def places_and_donkeys(before: Any, after: Any, seat: Seat, action: Action) -> list[Note]:
    """Roads & Boats: what somebody who knows and has everything could build somewhere, and no more; the second of two
    donkeys."""

    def able(s: Any) -> list[str]:
        t = msgspec.json.decode(msgspec.json.encode(s.table), type=type(s.table))
        t.players[seat].research, t.irrigated = list(TOPICS), True
        return list(dict.fromkeys(site.building for site in sites(t, seat, [Rich(tile) for tile in t.atlas.tiles])))

    def donkeys(s: Any) -> int:
        return sum(unit.kind == "donkey" for unit in s.table.fleet(seat))

    standing = {works.kind for s in (before, after) for works in s.table.buildings.values()}
    can = able(after) if isinstance(action, Build) else able(before)
    found = [Note("would-take-place", {"building": kind}) for kind in able(before) if kind not in {*can, *standing}]
    if donkeys(before) >= 2 > donkeys(after) and not before.table.donkey_brick:
        found.append(Note("would-end-breeding", {}))
    few = [sum(stock.get("geese", 0) for stock in _stocks(s.table)) for s in (before, after)]
    return [*found, Note("would-end-geese", {})] if few[0] >= 2 > few[1] else found


def monuments(before: Any, after: Any, seat: Seat, action: Action) -> list[Note]:
    """World Wonders: the monuments on display for which there was a place, and is none, but for those that are set up
    now."""
    cities = [s.table.cities[seat] for s in (before, after)]
    could, can = (Layout(before.table.edition, city) for city in cities)
    shown = [name for name in before.table.market.monuments if name not in cities[1].monuments()]
    ended = [name for name in shown if not missing(could, name) and missing(can, name)]
    return [Note("would-close", {"monument": name}) for name in ended]


def yards_and_turns(before: Any, after: Any, seat: Seat, action: Action) -> list[Note]:
    """Shipyard: what is offered now or after the last card of an action, and is not any more; columns where a part
    could be placed."""

    def offered(s: Any, verb: type[Action]) -> list[Any]:
        return [each for each in shipyard.GAME.offers(s, seat) if each.action is verb]

    def completes(s: Any) -> bool:
        yard, turn = s.table.players[seat].yard, s.table.turn
        found = [berth for each in offered(s, ways.Build) for berth in each.fields["berth"].values()]
        preview = shipyard.GAME.preview
        kept = [each for each in found if "leaves-unscored" not in str(preview(s, seat, ways.Build(each)).notes)]
        tried = ([*yard[: card - 1], each, *yard[card:]] for each, card in kept)
        done = bool(naive.complete(yard)) or (turn is not None and turn.sailed)
        return done or any(len(naive.complete(way)) for way in tried)

    def places(s: Any) -> list[str]:
        yard = [*s.table.players[seat].yard]
        for start, cards in naive.complete(yard):
            yard[start : start + len(cards)] = [""] * len(cards)
        return [part for part in ("bow", "middle", "stern") if naive.columns(yard, f"{part}1")]

    could, can = places(before), places(after)
    found = [Note("would-fill-yard", {"part": part}) for part in could if part not in can]
    building = isinstance(action, ways.Build | ways.Stop)
    found += [Note("would-complete-none", {})] if building and completes(before) and not completes(after) else []
    return found


def _stocks(t: Any) -> Iterator[dict[str, int]]:
    yield from t.ground.values()
    yield from (unit.load for unit in t.units.values())


def grown_landscapes() -> Iterator[Look]:
    """Milestones: at the building office, with more and more roads and markets, drawn by lot."""
    for seed in range(times(2)):
        lot, sections, markets = Random(seed), list[Any](), [milestones_position(None, player()).table.edition.start]
        for n in range(60):
            given = {"sections": sections, "markets": markets}
            s = milestones_position(BuildingOffice(who=Seat(0)), player(at="building_office", **RICH), **given)
            net = Network(s.table)
            ways, free = [*net.sections()], net.market_points()
            if not ways or len(sections) == net.table.edition.sections:
                break
            if n % 8 == 7:
                yield look(milestones.GAME, 2, s, Seat(0))
            if lot.random() < 0.3 and free and len(markets) < net.table.edition.markets:
                markets = [*markets, lot.choice(free)]
            else:
                sections = [*sections, lot.choice(ways)]


def grown_provinces() -> Iterator[Look]:
    """The Dice Charmers: a road to draw, with more and more roads drawn by lot."""
    for seed in range(times(40)):
        lot, drawn = Random(seed), ""
        for _ in range(14):
            s = turn(sheet(drawn), now="curve")
            ways = fitting(Pen(s.table, Seat(0), s.table.sheets[0], Turn("", []), Notes().say), "straight", "curve")
            if not ways:
                break
            if len({way.cell for way in ways}) == 1:
                yield look(charmers.GAME, 3, s, Seat(0))
            way = lot.choice(ways)
            drawn = f"{drawn} {way.cell}-{way.sides}".strip()


def small_farms() -> Iterator[Look]:
    """Roads & Boats, where one tile of a kind is left, with two donkeys by a wagon factory, and with two geese."""
    herd = {"donkey11": "C1", "donkey12": "A1", "donkey21": "D1"}
    stocks = {"C1": {"boards": 3, "stone": 2}, "A1": {"boards": 3, "stone": 2}}
    factory = {"C1": Building("wagon_factory", "C1")}
    for s in (
        farm("building", units=herd, loads={}, ground=stocks),
        farm("production", units=herd, loads={}, ground=stocks, buildings=factory, made={}),
        works(),
    ):
        yield look(roads.GAME, 2, s, Seat(0))


def docks() -> Iterator[Look]:
    """Shipyard: turns of a game at random, a complete ship with guilders for a bonus action, and the last card of an
    action, which could complete a ship."""
    yield from looks(shipyard.GAME, 2, moves=times(220), every=3, seed=5)
    waters = {"canals": "canal6-M13-0 canal8-N13-180 canal5-N14-0", "figure": "M13-sw-n"}
    ready = docked(builder(yard="b6 m14 s4", captain=1, guilders=8, **waters), builder())
    yield look(shipyard.GAME, 2, ready, Seat(0))
    sailing: dict[str, Any] = {"captain": 1, **waters}
    for sails in (sailing, dict[str, Any]()):  # without a captain and a canal nothing is lost
        begun = position(builder(yard="b6 m14", guilders=9, **sails), builder())
        last = after(turn_of(begun), "choose ships", "build middle1-3", "build middle6-4")
        yield look(shipyard.GAME, 2, last, Seat(0))


def asked(seen: Look, text: str = "", left: int = 60) -> Iterator[Question]:
    """The questions of a panel as they are shown."""
    viewer = Viewer(seen, Speaker("en", seen.table.game, ("Ann", "Ben", "Cat")))
    found = ask(viewer, text)
    if isinstance(found, Question):
        yield with_lost(viewer, found)
        for option in [each for one in (found, *found.also) for each in one.options][: left // 4]:
            if option.text:
                yield from asked(seen, option.text, left // 4)


GAMES: dict[str, tuple[Game[Any], Ended, Callable[[], Iterator[Look]]]] = {
    "milestones": (milestones.GAME, ends_of_roads, grown_landscapes),
    "charmers": (charmers.GAME, free_cells, grown_provinces),
    "roads": (roads.GAME, places_and_donkeys, small_farms),
    "shipyard": (shipyard.GAME, yards_and_turns, docks),
    "wonders": (wonders.GAME, monuments, lambda: looks(wonders.GAME, 3, moves=times(100), every=5, seed=5)),
}


CODES = {
    "milestones": {"would-end-road"},
    "charmers": {"would-close-in"},
    "roads": {"would-take-place", "would-end-breeding", "would-end-geese"},
    "shipyard": {"would-fill-yard", "would-complete-none"},
    "wonders": {"would-close"},
}
"""What may be ended in each game."""


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_ends_stands_beside_it_and_nothing_else(game: str) -> None:
    rules, ended, positions = GAMES[game]
    told, silent = set[str](), 0
    for seen in positions():
        verbs = rules.guide.hints.closing(seen.view)
        if not any(verbs is None or offer.action in verbs for offer in seen.offers):
            continue
        speak, seat = Speaker("en", rules, ("Ann", "Ben", "Cat")), seen.seat
        assert seat is not None
        for question in asked(seen):
            tried = 0
            for one, option in [(q, each) for q in (*question.also, question) for each in q.options]:
                action = ask(Viewer(seen, speak), option.text) if option.text else None
                if not isinstance(action, Action) or tried >= MOST:
                    continue
                tried += verbs is None or type(action) in verbs
                try:
                    after = rules.apply(seen._state, seat, action, Seeded(b"any", 0, 0)).state
                except Illegal:
                    continue
                lost = ended(seen._state, after, seat, action)
                said = [text for text in map(speak.note, lost) if f"-# {text}" not in one.sentence.split("\n")]
                assert option.hint.startswith(" · ".join(said[:NAMED])), option
                assert not said or speak("hint-nothing") not in option.hint, option
                codes = [speak.note(each) for each in rules.guide.hints.chances(seen.view)]
                assert [each for each in codes if each in option.hint] == said[:NAMED], option
                assert {text for text in codes if f"-# {text}" in one.sentence} <= {*map(speak.note, lost)}
                told |= {note.code for note in lost}
                silent += not lost
    assert silent
    assert told == CODES[game]


def test_beside_what_an_option_ends_it_does_not_stand_that_there_is_nothing_more() -> None:
    """The columns for each stern, of which one completes a ship."""
    (seen,) = [each for each in docks() if each.view.doing[-1] == "building" and each.view.table.players[0].canals][
        -1:
    ]
    viewer = Viewer(seen, Speaker("en", shipyard.GAME, ("Ann", "Ben")))
    first = ask(viewer, "")
    assert isinstance(first, Question)
    found = [ask(viewer, each.text) for one in first.also for each in one.options if "stern" in each.label]
    hints = [each.hint for one in found if isinstance(one, Question) for each in with_lost(viewer, one).options]
    assert viewer.speak("note-would-complete-none") in hints
