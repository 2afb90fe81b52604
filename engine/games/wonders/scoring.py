"""Rulebook: end of the game. The points of a city, at any moment and at the end, and who has won."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .actions import Site
from .layout import Layout, sort_of
from .objectives import Change, changes, standings
from .state import TOWER, City, Score, Table
from .tracks import move, rings, side, yields


def points(table: Table, city: City, layout: Layout | None = None) -> Score:
    """The points of a city as it is, without objectives."""
    lies = layout or Layout(table.edition, city)
    return Score(
        population=rings(side(table), city),
        resources=min(city.resources.values()),
        monuments=sum(table.monument(name).rings for name in city.monuments()),
        natural=(lies.natural & lies.ground.beside(lies.taken)).bit_count(),
        districts=sum(lies.is_district(cells) for _, cells in lies.tiles),
        loan=-table.edition.limits.penalty if city.loan else 0,
        objectives=[],
    )


def scores(table: Table) -> list[Score]:
    """The points of all seats at this moment, with those of the objectives in play in their order."""
    layouts = [Layout(table.edition, city) for city in table.cities]
    found = [points(table, city, lies) for city, lies in zip(table.cities, layouts, strict=True)]
    for standing in standings(table, layouts):
        for score, n in zip(found, standing.points, strict=True):
            score.objectives.append(n)
    return found


class Outlook(Struct, frozen=True):
    """What a change of a city means at this moment: for its points, those of the objectives included, and of them
    those for natural cells and for City Districts; for the objectives in play."""

    points: int
    objectives: list[Change]
    natural: int = 0
    districts: int = 0

    @property
    def own(self) -> int:
        """The points without those of the objectives."""
        return self.points - sum(each.brings for each in self.objectives)


def outlook(table: Table, seat: Seat, site: Site) -> Outlook:
    """What would change for a seat if it laid this piece, with all that the piece brings."""
    city = table.cities[seat]
    after = replace(city, pieces=[*city.pieces, site], resources=dict(city.resources))
    if sort_of(site.piece) not in ("road", TOWER):
        move(side(table), after, *yields(table.edition, site.piece))
    return compared(table, seat, after)


def compared(table: Table, seat: Seat, after: City) -> Outlook:
    """What it means for a seat if its city becomes like `after`."""
    then, now = points(table, after), points(table, table.cities[seat])
    moved = changes(table, seat, after)
    return Outlook(
        then.total() - now.total() + sum(each.brings for each in moved),
        moved,
        then.natural - now.natural,
        then.districts - now.districts,
    )


def final(table: Table, ctx: Ctx) -> None:
    """The end: fill `table.final` and tell the objectives, everybody's points and who has won."""
    layouts = [Layout(table.edition, city) for city in table.cities]
    for standing in standings(table, layouts):
        for seat, (value, n) in enumerate(zip(standing.values, standing.points, strict=True)):
            if n:
                ctx.say("objective", seat=seat, objective=standing.objective, value=value, points=n)
    table.final = scores(table)
    for seat, score in enumerate(table.final):
        ctx.say(
            "scored",
            seat=seat,
            population=score.population,
            resources=score.resources,
            monuments=score.monuments,
            natural=score.natural,
            districts=score.districts,
            loan=score.loan,
            objectives=sum(score.objectives),
            points=score.total(),
        )
    won = winners(table)
    if table.automaton is not None:
        code = "target-beaten" if won else "target-missed"
        ctx.say(code, seat=0, points=table.final[0].total(), target=target(table))
    else:
        ctx.say("won", seats=list(won), points=table.final[won[0]].total())


def winners(table: Table) -> tuple[Seat, ...]:
    """The most points; among those the most monuments, by cards, not rings (ruling R22); if still equal, all of them
    (ruling Q26). Alone: whoever has more points than the target; as many are not enough (ruling Q27)."""
    totals = [score.total() for score in table.final]
    if table.automaton is not None:
        return (Seat(0),) if totals[0] > target(table) else ()
    ranks = [(total, len(city.monuments())) for total, city in zip(totals, table.cities, strict=True)]
    return tuple(Seat(n) for n, rank in enumerate(ranks) if rank == max(ranks))


def target(table: Table) -> int:
    """What the game for one has to beat: the sum of the player's own three resources; if it is hard, also the rings
    of the monuments that the automaton took."""
    own = sum(table.cities[0].resources.values())
    if not table.hard or table.automaton is None:
        return own
    return own + sum(table.monument(name).rings for name in table.automaton.monuments)
