"""Which rule stands against an action of production (rulebook: production, research)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.model import Action, Illegal, Seat

from ..actions import Breed, Learn, Produce, Strike, Work
from ..building.sites import Crew, crews
from ..components import TOPICS
from ..state import Building, Table
from ..values import Pair, Run, Study
from . import breeding, factories, research


def explain(t: Table, seat: Seat, action: Action) -> None:
    """Raise `Illegal` with the rule that stands against an action of production, if one does."""
    match action:
        case Produce():
            raise Illegal("plan-empty")
        case Strike():
            raise Illegal("plan-line")
        case Work(run):
            _work(t, seat, run)
        case Breed(pair):
            _breed(t, seat, pair)
        case Learn(study):
            _learn(t, seat, study)


def _work(t: Table, seat: Seat, run: Run) -> None:
    building = t.buildings.get(run.tile)
    if building is None or not building.about.input:
        raise Illegal("work-nothing", tile=run.tile[:20])
    crew = next((crew for crew in crews(t, seat, run.tile) if building.at in crew.places), None)
    if crew is None:
        raise Illegal("work-away", building=building.kind, tile=run.tile)
    if factories.left(building) < max(1, run.times):
        raise Illegal(
            "work-full", building=building.kind, tile=run.tile, most=building.about.most, made=building.made
        )
    _supplied(t, crew, building, run)
    if building.about.makes:
        _placed(t, seat, building, run)


def _supplied(t: Table, crew: Crew, building: Building, run: Run) -> None:
    works = building.about
    goods = factories.loose(t, crew) if run.source == factories.GROUND else crew.goods
    if factories.sets(works, goods) < max(1, run.times):
        raise Illegal("work-goods", goods=_input(works.input, max(1, run.times)), tile=run.tile)
    if "donkey" in works.input and run.source not in factories.donkeys(t, crew, building):
        raise Illegal("work-donkey", tile=run.tile)


def _input(need: Mapping[str, int], times: int) -> dict[str, int]:
    """The missing goods; a factory that takes any wood asks for trunks."""
    return {"trunks" if kind == "any" else kind: n * times for kind, n in need.items() if kind != "donkey"}


def _placed(t: Table, seat: Seat, building: Building, run: Run) -> None:
    works = building.about
    launch = factories.launches(t, seat, building) if factories.afloat(works) else ()
    if factories.afloat(works) and not launch:
        raise Illegal("work-launch-barred", building=building.kind, tile=run.tile)
    if len(launch) > 1 and run.launch not in launch:
        raise Illegal("work-launch-where", places=launch)
    if "donkey" not in works.input and factories.over(t, seat, works.makes) and not run.scrap:
        raise Illegal("work-limit", units=list(factories.scraps(t, seat, works.makes)) or [factories.NEW])


def _breed(t: Table, seat: Seat, pair: Pair) -> None:
    if all(pair.tile != each for each, _ in breeding.donkeys(t, seat)):
        raise Illegal("breed-nobody", tile=pair.tile[:20])
    if factories.over(t, seat, "donkey"):
        raise Illegal("breed-limit", units=list(factories.scraps(t, seat, "donkey")) or ["-"])


def _learn(t: Table, seat: Seat, study: Study) -> None:
    bank, topic, tiles = study
    if topic not in TOPICS:
        raise Illegal("learn-topic", topics=list(TOPICS))
    if topic in t.players[seat].research:
        raise Illegal("learn-known", topic=topic)
    able = [crew.places[0] for crew in research.able(crews(t, seat))]
    if bank not in able:
        raise Illegal("learn-goods", goods=research.COST, bank=bank[:20])
    possible = research.upgradable(t, seat, topic)
    wrong = next((tile for tile in tiles if tile not in possible), None)
    if wrong is not None:
        raise Illegal("learn-upgrade", tile=wrong[:20], topic=topic)
