"""The production phase (rulebook: production & breeding, research, conflict).

The yield of mines and primary producers lies on the ground before the order is settled (`begin`). Then all use
factories, research, breed donkeys and load, in any order. At the end factories run on loose goods.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import field

from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.goods import total

from ..actions import Breed, Done, Learn, Load, Produce, Strike, Unload, Work
from ..building.sites import crews
from ..movement import cargo
from ..production import breeding, factories, plan, research, unattended
from ..production import objections as objections
from ..production.factories import Outcome
from ..production.plan import Line
from ..state import State, Table
from ..values import Pair, Run
from ..world.names import unit_kind
from .phase import Phase

Task = Produce | Strike | Work | Breed | Learn | Load | Unload
"""The actions of a seat in production."""


class ProductionPhase(Phase[Task], tag="production", kw_only=True):
    """Factories are used, research is done, donkeys breed: by a plan, with lines struck from it, or by hand.

    Players who could only load, where nobody else stands, are not asked: the yield of buildings is loaded for them
    first. But a player with room for loose goods that others could reach in the movement phase is asked,
    unless a standing answer lets the plan run. A plan with that answer is carried out first, if nothing is in doubt.
    `served`: the seats whose plan has been carried out so.
    """

    served: list[Seat] = field(default_factory=list)

    def open(self, s: State, ctx: Ctx) -> None:
        t = s.table
        for seat in t.chart:
            asks, answer = decides(t, seat), s.hands[seat].standing.plan
            if asks and answer == "ask":
                continue
            draft = plan.draft(t, seat)
            if asks and not draft.runs(answer):
                continue
            if asks:
                _run(t, seat, draft.standing, ctx)
                notes = []
            else:
                notes = [_carry(t, seat, line) for line in draft.standing]
            if asks or (answer != "ask" and plan.exposed(t, seat)):
                self.served.append(seat)
                ctx.reveal()
            if notes:
                ctx.say("plan-loaded", seat=seat, goods=_loaded(notes), tiles=_tiles(draft.standing))

    def idle(self, s: State, seat: Seat) -> bool:
        t = s.table
        return seat in self.served or not (decides(t, seat) or plan.exposed(t, seat))

    def verbs(self, s: State, seat: Seat) -> Iterator[Offer]:
        t, held = s.table, self.held_things(s, seat)
        here = [crew for crew in crews(t, seat) if crew.tile not in held]
        lines = plan.draft(t, seat).lines
        if any(not line.struck for line in lines):
            yield Offer(Produce)
        if lines:
            yield Offer(Strike, {"line": OneOf(tuple(line.key for line in lines))})
        studies = () if "research" in held else tuple(research.studies(t, seat, here))
        if studies:
            yield Offer(Learn, {"study": OneOf(studies, more=research.selections(t, seat, here))})
        if pairs := tuple(pair for pair in breeding.pairs(t, seat) if pair.tile not in held):
            yield Offer(Breed, {"pair": OneOf(pairs)})
        if runs := tuple(factories.options(t, seat, here)):
            yield Offer(Work, {"run": OneOf(runs, more=factories.mixes(t, here))})
        fleet = [unit for crew in here for unit in crew.units]
        yield from cargo.offers(t, fleet)

    def act(self, s: State, seat: Seat, action: Task, ctx: Ctx) -> None:
        t = s.table
        match action:
            case Produce():
                _produce(t, seat, ctx)
                self.finish(s, seat)
            case Strike(line):
                _strike(t, seat, line)
            case Work(run):
                _work(t, seat, run, ctx)
            case Breed(pair):
                _breed(t, seat, pair, ctx)
            case Learn(study):
                research.learn(t, seat, study)
                ctx.say("researched", seat=seat, topic=study.topic, bank=study.bank)
                for tile in study.tiles:
                    ctx.say("upgraded", seat=seat, tile=tile, building=t.buildings[tile].kind)
            case Load() | Unload():
                cargo.carry_out(t, seat, action, ctx)
            case _:
                raise Bug(f"production does not know {action}")

    def close(self, s: State, ctx: Ctx) -> None:
        unattended.run_out(s.table, ctx)

    # --- conflicts: only between those on one tile

    def reach(self, s: State, seat: Seat) -> frozenset[str]:
        t = s.table
        tile_of = t.atlas.tile_of
        own = dict.fromkeys(tile_of[unit.at] for unit in t.fleet(seat) if unit.at)
        reached = {tile for tile in own if tile in t.buildings}
        reached |= {tile_of[place] for place in t.ground if tile_of[place] in own}
        reached |= {
            tile_of[unit.at] for unit in t.units.values() if unit.load and unit.at and tile_of[unit.at] in own
        }
        return frozenset(reached)

    def wants(self, s: State, seat: Seat, action: Task) -> tuple[str, ...]:
        t = s.table
        tile_of = t.atlas.tile_of
        match action:
            case Produce():
                # also where it has no line yet: goods left there by an earlier seat would make one
                return tuple(dict.fromkeys(crew.tile for crew in plan.busy(t, crews(t, seat))))
            case Work(run):
                return (run.tile, *_tile_of(t, run.scrap))
            case Breed(pair):
                return _tile_of(t, pair.scrap)
            case Learn(study):
                return (tile_of[study.bank], *study.tiles)
            case Load(goods):
                return () if goods.place in t.units else (tile_of[goods.place],)
            case Unload(goods):
                return (tile_of[goods.place],)  # an earlier seat's plan would use the goods there
        return ()

    def things(self, s: State, seat: Seat, action: Task) -> tuple[str, ...]:
        """Also the research done, and the number of transporters, where an action changes that."""
        t = s.table
        match action:
            case Work(run):
                about = t.buildings[run.tile].about
                return (*self.wants(s, seat, action), run.tile, *(("fleet",) if about.makes else ()))
            case Breed(pair):
                return (*self.wants(s, seat, action), pair.tile, "fleet")
            case Learn():
                return (*self.wants(s, seat, action), "research")
            case Load(goods) | Unload(goods):
                ends = [t.tile_of(t.units[name]) for name in (goods.unit, goods.place) if name in t.units]
                return (*self.wants(s, seat, action), *ends)
            case Strike():
                return ()
        return (*self.wants(s, seat, action), "fleet", "research")

    def ends(self, action: Task) -> bool:
        return isinstance(action, Produce)

    def counts(self, action: Task) -> bool:
        return not isinstance(action, Strike)

    def contested(self, s: State) -> tuple[Seat, ...]:
        t = s.table
        claims: dict[str, list[Seat]] = {}
        for seat in map(Seat, t.seats()):
            here = crews(t, seat)
            tiles = [crew.tile for crew in here if plan.disputed(t, seat, crew)]
            if research.tempts(t, seat, here):
                tiles += [tile for topic in research.RESULT for tile in research.upgradable(t, seat, topic)]
            for tile in dict.fromkeys(tiles):
                claims.setdefault(tile, []).append(seat)
        rivals = [seats for seats in claims.values() if len(seats) > 1]
        return tuple(seat for seat in map(Seat, t.seats()) if any(seat in seats for seats in rivals))

    # --- asked by people

    def outlook(self, s: State, seat: Seat, action: Task) -> Preview:
        t = s.table
        match action:
            case Produce():
                draft = plan.draft(t, seat)
                skipped = (_no_research(t, seat),) if plan.RESEARCH in draft.doubts else ()
                return Preview(notes=(*(line.note for line in draft.standing), *draft.left, *skipped))
            case Work(run):
                return _foreseen(plan.tried(t, seat, run))
            case Breed(pair):
                given = (Note("gives-up", {"unit": pair.scrap}),) if pair.scrap else ()
                return Preview(notes=(Note("plan-breed", {"tile": pair.tile}), *given))
            case Learn(study):
                made = [
                    Note("would-upgrade", {"tile": tile, "building": research.RESULT[study.topic]})
                    for tile in study.tiles
                ]
                return Preview(cost=dict(research.COST), notes=(Note(f"allows-{study.topic}"), *made))
        return Preview()

    def undone(self, s: State, seat: Seat) -> tuple[Note, ...]:
        draft = plan.draft(s.table, seat)
        if draft.standing:
            return (Note("plan-not-run"),)
        return () if draft.lines else (Note("plan-empty"),)

    def why(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Load | Unload):
            cargo.explain(s.table, seat, action)
        objections.explain(s.table, seat, action)

    def default(self, s: State, seat: Seat) -> Action:
        """The plan where nothing is in doubt, else no more than the end of the phase."""
        answer = super().default(s, seat)
        if isinstance(answer, Done) and not self.spent(s, seat):
            draft = plan.draft(s.table, seat)
            if draft.standing and not draft.doubt:
                return Produce()
        return answer


def begin(s: State, ctx: Ctx) -> None:
    """The start of a turn: factories are unused, plans whole, mines are drawn, primary producers yield, geese
    breed."""
    t = s.table
    t.struck = {}
    unattended.yields(t, ctx)


def decides(t: Table, seat: Seat) -> bool:
    """Whether a seat has something to decide in production besides loading."""
    here = crews(t, seat)
    return (
        next(factories.options(t, seat, here), None) is not None
        or next(breeding.pairs(t, seat), None) is not None
        or research.tempts(t, seat, here)
        or plan.contested(t, seat, here)
    )


def _produce(t: Table, seat: Seat, ctx: Ctx) -> None:
    """Carry out a seat's plan."""
    lines = plan.draft(t, seat).standing
    notes = [_carry(t, seat, line, ctx) for line in lines]
    loads = [note for note, line in zip(notes, lines, strict=True) if isinstance(line.action, Load)]
    if loads:
        tiles = _tiles([line for line in lines if isinstance(line.action, Load)])
        ctx.say("plan-loaded", seat=seat, goods=_loaded(loads), tiles=tiles)


def _run(t: Table, seat: Seat, lines: list[Line], ctx: Ctx) -> None:
    """Carry out a plan unseen, and tell in short what it makes; transporters one by one."""
    made = total(*(line.note.args.get("goods_out", {}) for line in lines))
    if made:
        ctx.say("plan-ran", seat=seat, tiles=_tiles(lines), goods=made)
    elif lines:
        ctx.say("plan-run", seat=seat, tiles=_tiles(lines))
    for line in lines:
        _carry(t, seat, line, None if isinstance(line.action, Load) or "goods_out" in line.note.args else ctx)


def _carry(t: Table, seat: Seat, line: Line, ctx: Ctx | None = None) -> Note:
    """Carry out a line of a plan; loads are not told one by one."""
    match line.action:
        case Work(run):
            _work(t, seat, run, ctx)
        case Breed(pair):
            _breed(t, seat, pair, ctx)
        case Load(goods):
            cargo.load(t, t.units[goods.unit], goods.place, goods.kind, goods.number)
    return line.note


def _tiles(lines: list[Line]) -> list[str]:
    """The tiles of some lines, each once."""
    return list(dict.fromkeys(line.tile for line in lines))


def _loaded(loads: list[Note]) -> dict[str, int]:
    """All goods of some lines that load."""
    return total(*(note.args["goods"] for note in loads))


def _work(t: Table, seat: Seat, run: Run, ctx: Ctx | None) -> None:
    scene = _tile_of(t, run.scrap)
    outcome = factories.work(t, seat, run)
    if ctx is None:
        return
    args: dict[str, object] = {"seat": seat, "building": outcome.kind, "tile": outcome.tile, "goods": outcome.goods}
    if outcome.donkey:
        ctx.say("made-wagon", **args, unit=outcome.unit, unit_from=outcome.donkey)
    elif outcome.out and outcome.unit:
        ctx.say("worked", **args, goods_out=outcome.out, unit=outcome.unit)
    elif outcome.out:
        ctx.say("worked-loose", **args, goods_out=outcome.out)
    elif outcome.unit:
        ctx.say("made-transporter", **args, unit=outcome.unit, place=outcome.place)
    else:
        ctx.say("made-for-nothing", **args)
    if outcome.scrapped and outcome.unit:
        ctx.say("scrapped", seat=seat, unit=outcome.scrapped, tiles=list(scene))


def _breed(t: Table, seat: Seat, pair: Pair, ctx: Ctx | None) -> None:
    scene = _tile_of(t, pair.scrap)
    young = breeding.breed(t, seat, pair)
    if ctx is None:
        return
    ctx.say("donkeys-bred", seat=seat, tile=pair.tile, unit=young.name)
    if pair.scrap:
        ctx.say("scrapped", seat=seat, unit=pair.scrap, tiles=list(scene))


def _no_research(t: Table, seat: Seat) -> Note:
    """A plan ends production without the research that is possible now, or would be once paper is made."""
    return Note("would-skip-research") if research.tempts(t, seat, crews(t, seat)) else Note("would-miss-research")


def _tile_of(t: Table, name: str) -> tuple[str, ...]:
    """The tile of a transporter to be given up, onto which its load would fall."""
    return (t.tile_of(t.units[name]),) if name in t.units else ()


def _foreseen(outcome: Outcome) -> Preview:
    notes = []
    if outcome.left:
        notes.append(Note("plan-left", {"goods": outcome.left, "tile": outcome.tile}))
    if outcome.donkey:
        notes.append(Note("makes-wagon", {"unit": outcome.donkey}))
    elif outcome.unit and not outcome.out:
        notes.append(Note("makes", {"transporter": unit_kind(outcome.unit), "place": outcome.place}))
    if outcome.scrapped:
        new = outcome.scrapped == factories.NEW
        notes.append(Note("gives-up-new") if new else Note("gives-up", {"unit": outcome.scrapped}))
    return Preview(cost=outcome.goods, gain=outcome.out, notes=tuple(notes))


def _strike(t: Table, seat: Seat, line: str) -> None:
    """Strike a line from a seat's plan, or put it back. It stays struck if others make it impossible for a while."""
    struck = sorted({*t.struck.get(str(seat), ())} ^ {line})
    t.struck.pop(str(seat), None)
    if struck:
        t.struck[str(seat)] = struck
