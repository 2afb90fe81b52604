"""Quick and clear panels for Roads & Boats, see `engine.core.guide`: values beside the verbs, the first
question, reminders for a player who comes back after a day, and the rulebook's tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import guide, text
from engine.core.awards import Award
from engine.core.guide import Chapter
from engine.core.model import Action, Note, Seat
from engine.core.offers import Offer
from engine.core.speak import Speak
from engine.kit.lessons import Lessons

from .actions import (
    ACTIONS,
    Batter,
    Bridge,
    Build,
    BuildWall,
    Buy,
    Call,
    Done,
    Learn,
    Leave,
    LetGo,
    Move,
    Pay,
    Pray,
    Produce,
    Propose,
    Respond,
    Road,
    Settle,
    Sink,
    Slot,
    Strike,
    Work,
)
from .building.sites import crews, room, unpaid
from .components import BUILDINGS, TOPICS, TRANSPORTERS, Works
from .hearing import hear
from .hearing.example import example
from .labels import Names, label, transporter
from .movement import carrying, orders, repeats
from .movement.cargo import kinds
from .overlooked import overlooked
from .phases.building import use
from .phases.phase import brick_money
from .phases.preparation import APART, away, remoteness
from .phases.standing_answers import EVERY, REST, SKIP, UNTIL_WONDER
from .phases.standing_answers import left as left_to
from .phases.wonder import ONCE
from .production import plan
from .production.breeding import PAIR, flock
from .production.plan import BURNT
from .standing import sources, standings, stock
from .state import Table, View
from .together import foresee, grouped, likely, lingers, unfolded
from .told import chapters
from .touches import News
from .values import Answer, Handling, Orders

VERBS = {text.verb(action): action for action in ACTIONS}
SHORTCUTS: dict[str, tuple[Answer, ...]] = {
    "calling": (Answer("call", "no"),),
    "praying": (Answer("cash", "stay"),),
    "slots": (Answer("slot", "first"), Answer("slot", "last")),
    "production": (Answer("plan", "clear"),),
    "movement": REST,
    "building": REST,
    "wonder": (Answer("wonder", "once"), Answer("wonder", "pass")),
}
"""Standing answers that are shown when the question is asked."""
CALL = Answer("call", "once")
MARKED = 10
STAKES = 6
"""Tiles that are named where others could act, too."""
"""Homes that are marked at once."""
DECLINING = (Answer("deals", "phase"),)
"""Standing answers that are shown while an agreement is on offer."""


class Panel(guide.Panel):
    """Questions are answered, and buildings chosen, on the first panel."""

    rare = (Leave, Propose)
    ends = (Done,)
    usual = (Produce,)
    swift = tuple(action for action in ACTIONS if action is not Settle)
    """Phases end when the last seat is done, and only then is anything drawn."""

    def direct(self, view: View, offer: Offer) -> tuple[object, ...]:
        """Yes or no to a question stands beside the verbs, and so do the standing answers to it."""
        if offer.action in (Call, Pray, Slot):
            return tuple(next(iter(offer.fields.values())).values())
        if offer.action is Respond and len(list(offer.fields["deal"].values())) == 1:
            return tuple(offer.fields["accept"].values())
        if offer.action is Leave and view.seat in view.waiting:
            asked = DECLINING if any(deal.to == view.seat for deal in view.table.deals) else ()
            fitting = (*asked, *_shortcuts(view, view.seat), *((CALL,) if _meets(view) else ()))
            return tuple(answer for answer in offer.fields["answer"].values() if answer in fitting)
        return ()

    def listed(self, view: View) -> tuple[type[Action], ...]:
        """In the building phase all that can be built or destroyed stands on the first panel, and so do the homes and
        what a brick can be paid with."""
        if view.doing[-1:] in (("homes",), ("wonder",)):
            return (Settle, Buy)
        return (Build, Road, Bridge, BuildWall, Batter, Sink) if view.doing[-1:] == ("building",) else ()

    def onward(self, view: View, action: Action) -> tuple[type[Action], ...]:
        """Being done with more than moving, where all that have orders of the turn before follow them."""
        if action != Move(repeats.ALL) or view.seat is None:
            return ()
        t = orders.draft(view.table, view.seat)
        repeats.followed(t, view.seat)
        return () if repeats.left_out(t, view.seat) else (Leave,)

    def ranked(self, view: View, kind: str, values: Sequence[str]) -> Sequence[str]:
        """Of many banks for a home those with everything nearest: of the nearer half first those that do not lie side
        by side. All others stand in lists."""
        t = view.table
        if view.doing[-1:] != ("homes",) or kind != "bank" or len(values) <= MARKED:
            return ()
        nearest = sorted(values, key=lambda bank: remoteness(t, bank))
        apart: list[str] = []
        for bank in nearest[: max(MARKED, len(nearest) // 2)]:
            if all(away(t, t.atlas.banks[bank], other) >= APART for other in apart):
                apart.append(bank)
        return [*apart, *(bank for bank in nearest if bank not in apart)][:MARKED]


class Hints(guide.Hints):
    """Somebody would be done and leave something undone: see `Phase.undone`. A road or a bridge could be built in
    almost any turn, goods for a brick lie at home in many, and at the wonder the panel asks only whether to buy one:
    these are told, and no more. What could be built can be built in the next turn: nobody is asked about it."""

    paying = ("goods",)
    losses = ("not-moved", "plan-not-run", "would-skip-research", "would-miss-research", "would-sink")
    left = ("could-build", "could-sink")

    def barred(self, view: View, speak: Speak) -> tuple[tuple[str, str], ...]:
        """In the building phase the buildings for which a transporter stands on the right ground without the
        goods."""
        t, seat = view.table, view.seat
        if seat is None or seat not in view.waiting or view.doing[-1:] != ("building",):
            return ()
        return tuple(
            (speak.value("building", kind), speak("barred-unpaid", tile=tile, goods=goods))
            for kind, tile, goods in unpaid(t, seat, crews(t, seat))
        )

    def chances(self, view: View) -> tuple[Note, ...]:
        """Buildings for which there is a place, or that stand; a pair of donkeys, and one of geese, without which no
        more come."""
        t, standing = view.table, {works.kind for works in view.table.buildings.values()}
        kinds = [kind for kind, tiles in room(t).items() if tiles or kind in standing]
        found = [Note("would-take-place", {"building": kind}) for kind in kinds]
        found += [Note("would-end-breeding", {})] if _herd(view) >= PAIR else []
        found += [Note("would-end-geese", {})] if flock(t) >= PAIR else []
        return tuple(found)

    def closing(self, view: View) -> tuple[type[Action], ...]:
        """A building takes a tile, where it is the only one left for another kind; in production a donkey may become
        a wagon; geese are given for research and bricks."""
        standing = {works.kind for works in view.table.buildings.values()}
        last = any(tiles == 1 and kind not in standing for kind, tiles in room(view.table).items())
        herd = 0 if view.table.donkey_brick else _herd(view)
        wagon = (Work, Produce) if herd == PAIR else (Produce,) if herd > PAIR else ()
        geese = flock(view.table)
        given = (*((Learn,) if PAIR <= geese < 2 * PAIR else ()), *((Buy,) if geese >= PAIR else ()))
        return (*((Build,) if last else ()), *wagon, *given)


class Picture(guide.Picture):
    """Each tile has a close-up."""

    marks = guide.NUMBERS
    unmarked = ("order", "stay", "slot", "standing", "goods", "terms", "deal", "accept")
    mapped = True

    def boards(self, view: View) -> int:
        """The map, a wide one in two halves, and how all stand."""
        return 2 + view.table.atlas.wide()

    def bare(self, view: View) -> bool:
        """A map that people lay together."""
        return not view.table.atlas.tiles

    def places(self, view: View) -> tuple[str, ...]:
        """The tiles of the map."""
        return tuple(view.table.atlas.tiles)


class Typed(guide.Typed):
    """Orders are typed in sentences."""

    seldom = (Pray, Slot, LetGo, Strike, Pay)
    hear = staticmethod(hear)


class Pieces(guide.Pieces):
    """Transporters."""

    grouped = staticmethod(grouped)
    unfolded = staticmethod(unfolded)
    likely = staticmethod(likely)
    lingers = staticmethod(lingers)
    foresee = staticmethod(foresee)
    example = staticmethod(example)

    def about(self, view: View, kind: str, value: Handling | Orders, speak: Speak) -> str:
        """A transporter's place, its load, and its remaining range: a donkey that has not moved may go without roads,
        but not so far."""
        table = view.table
        unit = table.units.get(value.unit)
        if unit is None:
            return ""
        left = 0 if unit.docked else unit.about.range - unit.spent
        fresh = unit.kind == "donkey" and left == unit.about.range
        told = [speak("about-unit", place=unit.at), speak("about-fresh" if fresh else "about-points", count=left)]
        if unit.load:
            told.insert(1, speak("about-load", goods=kinds(unit.load)))
        if unit.aboard:
            told.insert(1, speak("about-carries", unit=transporter(unit.aboard, speak)))
        return ", ".join(told)


class Overview(guide.Overview):
    """For a player who comes back after a day, and for those without the rulebook at hand."""

    awards = (
        Award("builder", ("built", "built-mine")),
        Award("roads", ("road-built", "bridge-built")),
        Award("makers", ("made-transporter", "made-wagon")),
        Award("lost", ("scrapped", "drowned"), of="units"),
        Award("walls", ("wall-battered",)),
    )
    standings = staticmethod(standings)
    sources = staticmethod(sources)
    stock = staticmethod(stock)

    def text(self, view: View, speak: Speak) -> tuple[Chapter, ...]:
        """The players, the wonder, the map by place."""
        return tuple(chapters(view, speak))

    def reminders(self, view: View, speak: Speak) -> tuple[str, ...]:
        """What a scenario still has in store, the seat's waiting actions, those waiting for it, its standing
        answers."""
        table = view.table
        told = []
        if table.sinks:
            told.append(speak("remind-floods", brick=table.flood_brick, tiles=list(table.sinks)))
        if table.donkey_brick:
            told.append(speak("remind-donkeys", brick=table.donkey_brick))
        rest = "ask" if view.hand is None else view.hand.standing.rest
        if rest == SKIP.answer or (rest == UNTIL_WONDER.answer and table.phase != "wonder"):
            told.append(speak(f"note-left-rest-{rest}"))
        elif view.seat in (*table.done, *table.leaving):
            told.append(speak("remind-done"))
        elif table.called and len(table.chart) > 1 and view.doing[-1:] == (table.phase,):
            told.append(speak("remind-order", seats=table.chart))
        told += _stake(view, speak)
        # who wants one brick a turn is done by a purchase that is kept: if that shows, it ends undo
        once = table.phase == "wonder" and view.hand is not None and view.hand.standing.wonder == ONCE.answer
        said = "remind-kept" if once else "remind-held"
        for held in table.held.get(str(view.seat), ()):
            action = text.read(held.words, VERBS)
            told.append(speak(said, seat=held.seat, tile=held.tile, words=_in_words(view, action, speak)))
        for name, kept in table.held.items():
            for tile in dict.fromkeys(other.tile for other in kept if other.seat == view.seat):
                told.append(speak("remind-waits", seat=int(name), tile=tile))
        left = self.left(view, speak)
        answers = "; ".join(words for words, back in left if back.answer.question != "rest")
        told += _doubts(view, speak)
        told += overlooked(view, speak)
        return (*told, *([speak("remind-standing", words=answers)] if answers else ()))

    def left(self, view: View, speak: Speak) -> tuple[tuple[str, Leave], ...]:
        """The standing answers that lie in the seat's hand, and that it declines agreements."""
        if view.hand is None or view.seat is None:
            return ()
        answers = [Answer(each, left_to(view.table, view.hand, view.seat, each)) for each in EVERY]
        return tuple(
            (label(view, "standing", answer, speak), Leave(Answer(answer.question, "ask")))
            for answer in answers
            if answer.answer != "ask"
        )

    def aid(self, speak: Speak) -> tuple[str, ...]:
        """The process chart in words: a paragraph for buildings, transporters and research each."""
        buildings = [_building(kind, works, speak) for kind, works in BUILDINGS.items()]
        transporters = [
            speak(f"aid-{about.element}", transporter=kind, most=about.carries, points=about.range)
            for kind, about in TRANSPORTERS.items()
        ]
        topics = [speak("aid-topic", topic=topic, about=speak(f"note-allows-{topic}")) for topic in TOPICS]
        lists = {"buildings": buildings, "transporters": transporters, "topics": topics}
        return tuple("\n".join((f"**{speak(f'aid-{name}')}**", *lines)) for name, lines in lists.items())


def _shortcuts(view: View, seat: Seat) -> tuple[Answer, ...]:
    """The standing answers to what is asked now; where boards would be burnt, the one that agrees to that."""
    if view.doing[-1] == "production" and any(note.code == BURNT for note in plan.draft(view.table, seat).doubts):
        return (Answer("plan", "boards"),)
    answers = SHORTCUTS.get(view.doing[-1], ())
    if view.hand is None or not brick_money(view.table, view.hand, seat):
        return tuple(each for each in answers if each != UNTIL_WONDER)
    return answers


def _herd(view: View) -> int:
    """The donkeys of the viewer."""
    return 0 if view.seat is None else sum(unit.kind == "donkey" for unit in view.table.fleet(view.seat))


def _meets(view: View) -> bool:
    """Whether a seat may wish to call beforehand for an order: some tile may be reached by a
    transporter of its own and by another's."""
    t = view.table
    if t.order == "asked" or t.phase not in ("production", "movement") or view.seat is None:
        return False
    within = [carrying.within(t, list(t.fleet(Seat(seat)))) for seat in t.seats()]
    return any(within[view.seat] & within[seat] for seat in t.seats() if seat != view.seat)


def _stake(view: View, speak: Speak) -> Iterator[str]:
    """What a place in the order of play is worth to a seat that is asked about it: the tiles where others could act,
    too, in this phase."""
    table, seat = view.table, view.seat
    if seat is None or seat not in view.waiting or view.doing[-1:] not in (("calling",), ("praying",), ("slots",)):
        return
    reach = {each: _tiles(table, Seat(each)) for each in table.seats()}
    rivals = [each for each in reach if each != seat and reach[each] & reach[seat]]
    shared = {tile for each in rivals for tile in reach[each] & reach[seat]}
    if not rivals:
        yield speak("remind-stake-none")
        return
    tiles = sorted(shared, key=table.atlas.order.__getitem__)
    left = len(tiles) - STAKES if len(tiles) > STAKES + 1 else 0
    yield speak("remind-stake", seats=rivals, tiles=tiles[: len(tiles) - left], count=left)


def _tiles(table: Table, seat: Seat) -> frozenset[str]:
    """The tiles where a seat could act in this phase with its transporters."""
    units = list(table.fleet(seat))
    if table.phase == "movement":
        return carrying.within(table, units)
    return frozenset(table.atlas.tile_of[unit.at] for unit in units if unit.at)


def _doubts(view: View, speak: Speak) -> list[str]:
    """Why a seat is asked about production though its plan is to run by itself."""
    if view.seat is None or view.hand is None or view.hand.standing.plan == "ask":
        return []
    if view.seat not in view.waiting or view.doing[-1:] != ("production",):
        return []
    doubts = plan.draft(view.table, view.seat).still(view.hand.standing.plan)
    why = dict.fromkeys(speak(f"note-{note.code}", **note.args) for note in doubts)
    return [speak("remind-doubts", words="; ".join(why))] if why else []


def _in_words(view: View, action: Action, speak: Speak) -> str:
    """An action in words: its verb and the labels of its fields."""
    fields = text.kinds(type(action)).items()
    values = (label(view, kind, getattr(action, name), speak) for name, kind in fields)
    return " – ".join((speak(f"verb-{text.verb(type(action))}"), *values))


def _building(kind: str, works: Works, speak: Speak) -> str:
    """A building's cost, its ground, its use and its capacity in a turn."""
    uses = [speak(f"note-{note.code}", **note.args) for note in use(kind)] or [speak("aid-mine")]
    if works.most > 1:
        uses.append(speak("aid-most", count=works.most))
    return speak(
        "aid-building", building=kind, goods=works.cost(), on=speak(f"aid-on-{works.where}"), about=", ".join(uses)
    )


GUIDE = guide.Guide(
    names=Names(),
    panel=Panel(),
    hints=Hints(),
    picture=Picture(),
    typed=Typed(),
    news=News(),
    overview=Overview(),
    pieces=Pieces(),
    lessons=Lessons(__package__),
)
