"""What a person would laugh at: faults of a player of The Dice Charmers, found by looking at its turns from outside.

A judge knows nothing of how a player decides. It follows the chains that were possible with each die, and compares
sheets by measures of which more is always better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from engine.core.model import Action, Seat
from engine.games.charmers import actions as act
from engine.games.charmers import dice, palace, roads, tasks
from engine.games.charmers.edition import BUILDINGS, MARKETS
from engine.games.charmers.flow import Position
from engine.games.charmers.pen import Notes, Pen, open_pen
from engine.games.charmers.scoring import gap
from engine.games.charmers.state import Table, Turn

MOST = 400
"""Steps tried to find what else a turn could have brought: a judge may miss a fault, but sees none that is not."""
BETTER = 2
"""Spaces that another choice must bring more before it is worth a laugh."""

FAULTS = {
    "lapsed": "the end of a turn with a bonus open that could be used",
    "left": "nothing sold on a market with goods in stock, or a second half road left that could be drawn",
    "short sale": "goods sold, though some more could have been sold with them",
    "poor sale": "goods sold, though as many others would have brought more money, and no tent was the reason",
    "lost goods": "goods of which one is lost, though other two could be circled by the same colour or bonus",
    "dead end": "a road that, turned otherwise, would open the same cells and more, and bring as much",
    "empty market": "a road on a market without goods, though the same road on a building would open as much",
    "idle upgrade": "a type raised that can be built no more, though another is left, and no column was the reason",
    "idle die": "a turn that marked nothing but a box or a space of the river, though another die would bring spaces",
    "worse chain": "a turn that, played on otherwise with the same die, would bring more spaces and lose nothing",
    "worse die": "a turn that with another die in reach would bring more spaces and lose nothing",
    "vain karma": "karma used, though no face of both dice would bring more than a die in reach",
    "missed end": "tracks that could overlap by a die in reach, and did not",
    "asleep": "in the last turn a die or a chain that brings fewer spaces than another",
    "stiff": "in the last turn a die in reach taken, though karma promises two spaces more on average",
}
"""What the judge looks for."""


class Figures(NamedTuple):
    """A sheet by several measures; more is better. `open`: free cells to which a road leads; `fresh`: free cells with
    a building, by its value; `river`: free spaces ahead."""

    spaces: int
    goods: tuple[int, ...]
    levels: tuple[int, ...]
    karma: int
    circled: int
    boxes: tuple[int, ...]
    open: int
    fresh: int
    exits: int
    river: int

    def marks(self) -> tuple[object, ...]:
        """All but the boxes of the palace, the river and what follows from the rest."""
        return self.spaces, self.goods, self.levels, self.circled, self.exits

    def loses_nothing(self, other: Figures) -> bool:
        """Whether a sheet is no worse than another by any measure."""
        return all(
            mine >= its if isinstance(mine, int) else all(a >= b for a, b in zip(mine, cast(Any, its), strict=True))
            for mine, its in zip(self, other, strict=True)
        )


def figures(pen: Pen) -> Figures:
    """A sheet in figures."""
    sheet, edition = pen.sheet, pen.edition
    land, drawn = roads.province(edition.cells), roads.drawn(pen)
    return Figures(
        spaces=-gap(edition, sheet),
        goods=tuple(sheet.stock().values()),
        levels=tuple(sheet.upgrades.values()),
        karma=sheet.karma - sheet.used,
        circled=sheet.karma,
        boxes=tuple(sheet.palace.values()),
        open=len(opened(pen)),
        fresh=sum(
            sheet.upgrades[holds] for cell, holds in land.contents.items() if holds in BUILDINGS and cell not in drawn
        ),
        exits=sum(map(len, sheet.roads.values())),
        river=len(edition.river) - sheet.position(),
    )


def opened(pen: Pen) -> list[str]:
    """The free cells to which a road leads."""
    land, drawn = roads.province(pen.edition.cells), roads.drawn(pen)
    return [cell for cell in land.contents if cell not in drawn and roads.joints(land, drawn, cell)]


def ends(pen: Pen) -> list[Pen]:
    """The sheets at the end of a turn, whatever is chosen: those found by so many steps."""
    found, seen, left = list[Pen](), dict[str, bool](), [pen]
    for _ in range(MOST):
        if not left:
            break
        here = left.pop()
        nexts = list(steps(here))
        if not nexts:
            found.append(here)
        for action in nexts:
            after = here.trial(Notes())
            tasks.use(after, action)
            key = f"{after.sheet} {after.turn.now} {sorted(after.turn.open)}"
            if key not in seen:
                seen[key] = True
                left.append(after)
    return found


def steps(pen: Pen) -> Iterator[tasks.Step]:
    """All that can be done now on one's own sheet."""
    for verb, values in tasks.offered(pen).items():
        for value in values:
            yield cast(tasks.Step, cast(Any, verb)(value))


def after_taking(table: Table, seat: Seat, die: str, face: str) -> list[Pen]:
    """The ends of a turn with that face of a die."""
    pen = Pen(table, seat, table.sheets[seat].copied(), Turn(die, dice.purple(table)), Notes().say)
    dice.act_on(pen, die, face)
    return ends(pen)


def spaces(pens: list[Pen]) -> int:
    """The most spaces that any of these sheets has come."""
    return max(-gap(pen.edition, pen.sheet) for pen in pens)


class Judge:
    """Watches one seat through a game, action by action."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.faults: Counter[str] = Counter()
        self.turns = 0
        self.notes: list[str] = []
        self._taken: tuple[Table, str] | None = None

    def sees(self, before: Position, action: Action, after: Position) -> None:
        """An action of the seat, the position before and after it."""
        table = before.table
        match action:
            case act.Karma():
                self._karma(table)
            case act.Take(die):
                self._taken = table, die
                self.turns += 1
                self._goods(table, die)
                if self._last(table):
                    self._stiff(table, die)
            case act.Roll():
                return
            case _:
                self._step(table, action)
        if self._taken is not None and (not after.flow or after.table.turns[self.seat] is None):
            self._over(*self._taken, after.table)
            self._taken = None

    def ends(self, s: Position) -> None:
        """The game is over: all turns are."""
        assert self._taken is None
        assert not s.flow

    def _fault(self, name: str, table: Table, *what: object) -> None:
        assert name in FAULTS
        self.faults[name] += 1
        self.notes.append(f"{name}: round {table.round}, {' '.join(map(str, what))}")

    def _last(self, table: Table) -> bool:
        """Whether this turn is known to be the seat's last."""
        return any(gap(table.edition, sheet) < 0 for n, sheet in enumerate(table.sheets) if n != self.seat)

    # --- steps

    def _step(self, table: Table, action: Action) -> None:
        pen = open_pen(table, self.seat, Notes().say)
        match action:
            case act.Finish():
                if could := tasks.usable(pen):
                    self._fault("lapsed", table, *could)
            case act.Leave():
                if any(tasks.ways(pen, pen.turn.now).values()):
                    self._fault("left", table, pen.turn.now)
            case act.Sell(wares) | act.SellSame(wares) | act.SellDifferent(wares):
                self._sale(table, pen, type(action), wares)
            case act.Road(at) | act.Join(at):
                self._road(table, pen, type(action), at)
            case act.Purple(wares):
                self._pair(table, pen, wares, list(tasks.offered(pen)[act.Purple]))
            case act.Upgrade(building):
                self._upgrade(table, pen, building)

    def _sale(self, table: Table, pen: Pen, verb: type[Action], wares: tuple[str, ...]) -> None:
        was = after_step(pen, cast(Any, verb)(wares))
        for other in tasks.offered(pen)[verb]:
            if len(other) > len(wares) and not Counter(wares) - Counter(other):
                self._fault("short sale", table, wares, other)
                return
            now = after_step(pen, cast(Any, verb)(other))
            better = now.sheet.money >= was.sheet.money + BETTER and now.sheet.fame >= was.sheet.fame
            if len(other) == len(wares) and better and len(now.turn.open) >= len(was.turn.open):
                self._fault("poor sale", table, wares, other)
                return

    def _road(self, table: Table, pen: Pen, verb: type[Action], at: act.Lay) -> None:
        was = after_step(pen, cast(Any, verb)(at))
        if gap(pen.edition, was.sheet) < 0:
            return  # no road leads anywhere any more
        had = opened(was)
        land, stock = roads.province(pen.edition.cells), pen.sheet.stock()
        for other in tasks.offered(pen)[verb]:
            if roads.SHAPE[other.sides] != roads.SHAPE[at.sides]:
                continue
            now = after_step(pen, cast(Any, verb)(other))
            as_good = set(was.turn.open) <= set(now.turn.open) and gap(pen.edition, now.sheet) <= gap(
                pen.edition, was.sheet
            )
            if other.cell == at.cell and as_good and set(opened(now)) > set(had):
                self._fault("dead end", table, "".join(at), "".join(other))
                return
            holds, there = land.contents[at.cell], land.contents[other.cell]
            vain = holds in MARKETS and not any(stock.values()) and there in BUILDINGS
            if vain and as_good and len(opened(now)) >= len(had):
                self._fault("empty market", table, "".join(at), "".join(other))
                return

    def _pair(self, table: Table, pen: Pen, wares: tuple[str, ...], pairs: list[tuple[str, ...]]) -> None:
        if lost(pen, wares) and any(not lost(pen, other) for other in pairs):
            self._fault("lost goods", table, wares)

    def _goods(self, table: Table, die: str) -> None:
        if dice.colour(die) == "purple":
            faces = [
                table.dice[each].face for each in dice.takeable(table, self.seat) if dice.colour(each) == "purple"
            ]
            pen = dice.pencil(table, self.seat)
            self._pair(table, pen, tuple(table.dice[die].face.split("_")), [tuple(face.split("_")) for face in faces])

    def _upgrade(self, table: Table, pen: Pen, building: str) -> None:
        land, drawn = roads.province(pen.edition.cells), roads.drawn(pen)
        left = [holds for cell, holds in land.contents.items() if cell not in drawn]
        column = len(after_step(pen, act.Upgrade(building)).turn.open) >= len(pen.turn.open)
        if building not in left and not column and any(each in left for each in palace.raisable(pen)):
            self._fault("idle upgrade", table, building)

    # --- whole turns

    def _over(self, table: Table, die: str, then: Table) -> None:
        """The turn that began with this die is over."""
        sheet = then.sheets[self.seat]
        mine = Pen(table, self.seat, sheet, Turn(die, dice.purple(table)), Notes().say)
        own = figures(mine)
        others = {
            each: after_taking(table, self.seat, each, table.dice[each].face)
            for each in dice.takeable(table, self.seat)
        }
        most = max(map(spaces, others.values()))
        if self._last(table) and most > own.spaces:
            self._fault("asleep", table, die, own.spaces, most)
        elif own.spaces <= 0 < most:
            self._fault("missed end", table, die, own.spaces, most)
        was = figures(dice.pencil(table, self.seat))
        if own.marks() == was.marks() and most >= own.spaces + BETTER:
            self._fault("idle die", table, die, table.dice[die].face)
        for each, pens in others.items():
            name = "worse chain" if each == die else "worse die"
            for found in map(figures, pens):
                if found.spaces >= own.spaces + BETTER and found.loses_nothing(own):
                    self._fault(name, table, die, table.dice[die].face, each, table.dice[each].face, own, found)
                    break

    def _karma(self, table: Table) -> None:
        """Used, though no face of the dice it may roll would bring as much as one in reach."""
        found = dice.fitting(table, self.seat, table.rerolled or table.lying("middle"))
        if not found:
            return
        have = max(self._spaces(table, die, table.dice[die].face) for die in found)
        both = [*table.lying("elephant"), *dice.rollable(table)]
        hoped = max(self._spaces(table, die, face) for die in both for face in table.edition.faces(die))
        if hoped < have:
            self._fault("vain karma", table, have, hoped)

    def _stiff(self, table: Table, taken: str) -> None:
        """The last turn: only spaces count, so the odds can be reckoned."""
        if not dice.can_spend(table, self.seat):
            return
        have = self._spaces(table, taken, table.dice[taken].face)
        for die in dice.rollable(table):
            rolls = [
                [self._spaces(table, each, face) for face in table.edition.faces(each)]
                for each in (*table.lying("elephant"), die)
            ]
            total = sum(max(one, two) for one in rolls[0] for two in rolls[1])
            if total >= (have + BETTER) * len(rolls[0]) * len(rolls[1]):
                self._fault("stiff", table, taken, have, total // (len(rolls[0]) * len(rolls[1])))
                return

    def _spaces(self, table: Table, die: str, face: str) -> int:
        return spaces(after_taking(table, self.seat, die, face))


def after_step(pen: Pen, action: Action) -> Pen:
    """A sheet after a step."""
    after = pen.trial(Notes())
    tasks.use(after, cast(tasks.Step, action))
    return after


def lost(pen: Pen, wares: tuple[str, ...]) -> bool:
    """Whether one of these goods would find no place."""
    rows = len(pen.edition.coins)
    return any(pen.sheet.circled[good] + wares.count(good) > rows for good in wares)
