"""A yard drawn large: its ships under way, items, employees, trains, contracts, the fleet, and the canals; above it
cards for the options that have no place in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.games.shipyard.state import Hand, Player, Table
from engine.games.shipyard.yard.columns import complete
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Rect
from render.show import Mark, Show

from . import agreements, canals, cards, fleet, hulls, panel, targets, tokens, voyages
from . import theme as colours

WIDTH, EDGE, GAP = 1000, 16, 12
HEAD, YARD, COLUMN = 68, 176, 107
SHALLOW = 94
"""The least size of a canal's card, where there are three rows of them."""
STORE, ITEM, STOCK, KEPT = 76, 60, 944, 38
"""How high the items are, their size and the room for all of them; below them those marked to keep."""
PERSON, PER_ROW = 84, 11
TRAIN, WAGON = 74, 46
CARD = 200
"""The largest canal card."""
FLEET = 1000
"""How far down the fleet may reach; a longer one is shown only to who asks for the yard, or chooses by it."""
DOWN = 1250
"""How far down canals may reach where smaller cards can still be read: a phone shows the answers below them."""

WITH: dict[str, tuple[str, ...]] = {
    "tile": ("store", "people", "trains"),
    "berth": ("store", "people", "contracts"),
    "lease": ("canals",),
    "item": ("store", "people"),
    "employee": ("store", "people"),
    "train": ("store", "trains", "people"),
    "deal": ("store", "trains", "people"),
    "voyage": ("store", "people", "canals"),
    "ship": ("store", "people", "canals"),
    "lot": ("store", "people"),
    "contract": ("store", "people", "contracts", "fleet", "canals"),
}
"""By kind of option the parts shown besides the yard."""


class Yard:
    """Where the parts of a close-up lie, from the top down; a part that is empty has no room."""

    def __init__(self, show: Show, table: Table, seat: Seat, marks: Sequence[Mark]) -> None:
        self.show, self.table, self.seat = show, table, seat
        self.player: Player = table.players[seat]
        self.marks = marks
        self.carded = cards.carded(marks)
        self.parts: dict[str, Box] = {}
        self.y = EDGE
        player, hand = self.player, self.hand()
        self.sailing = voyages.ships(table, player, hand.contracts if hand else (), marks)
        wanted = self._wanted()
        rooms = (
            ("voyages", voyages.high(len(self.sailing))),
            ("cards", cards.high(self.carded)),
            ("head", HEAD),
            ("yard", YARD),
            ("store", STORE + (KEPT if self.kept() else 0) if any(player.store.values()) else 0),
            ("people", (PERSON + 6) * -(-len(player.employees) // PER_ROW) + 12 if player.employees else 0),
            ("trains", self._rows_of_trains() * TRAIN),
            ("contracts", agreements.high(hand.contracts if hand else ())),
            ("fleet", fleet.high(player.fleet)),
        )
        for name, high in rooms:
            long = name == "fleet" and not (wanted or show.at) and self.y + high > FLEET
            if high and not long and (not wanted or name in wanted):
                self.parts[name] = (EDGE, self.y, WIDTH - EDGE, self.y + high)
                self.y += high + GAP
        self.waters = self._laid()
        if self.waters is not None:
            self.parts["canals"] = (EDGE, self.y, WIDTH - EDGE, round(self.waters.bottom()) + self._below())
            self.y = round(self.parts["canals"][3]) + GAP
        self.height = round(self.y - GAP + EDGE)

    def _wanted(self) -> tuple[str, ...]:
        """The parts that matter for the options; none for all."""
        kinds = [kind for kind in WITH if any(mark.kind == kind for mark in self.marks)]
        return ("voyages", "cards", "head", "yard", *(part for kind in kinds for part in WITH[kind])) if kinds else ()

    def hand(self) -> Hand | None:
        """The contracts, if they are the viewer's own."""
        view = self.show.view
        return view.hand if view.seat == self.seat else None

    def kept(self) -> dict[str, int]:
        """The items marked to keep, if they are the viewer's own."""
        hand = self.hand()
        return hand.keep if hand else {}

    def _rows_of_trains(self) -> int:
        return -(-len(self.player.trains) // 5)

    def _laid(self) -> canals.Waters | None:
        also = targets.cells(self.marks)
        wanted = self._wanted()
        if (not self.player.canals and not also) or (wanted and "canals" not in wanted):
            return None
        top = self.y + self._around()
        deep = max(3.4 * SHALLOW, min(3.4 * CARD, DOWN - EDGE - self._below() - top))
        side = EDGE + 12 + (canals.NAMED if self._named() else 0)
        box = (side, top, WIDTH - side, top + deep)
        waters = canals.Waters(self.player.canals, box, CARD, also)
        waters.rise(top)
        return waters

    def _around(self) -> int:
        """How much is free above the canals: for the names of columns, or for letters outside the first one."""
        return max(self._below(), canals.NAMED if self._named() else 0)

    def _below(self) -> int:
        """How much is free below them."""
        return 56 if any(mark.kind == "lease" and mark.value.start for mark in self.marks) else 12

    def _named(self) -> bool:
        """Whether cells have names: once there is a canal."""
        return bool(self.player.canals)

    def column(self, number: int) -> Box:
        """A column of the yard, from 0."""
        left, top, _, bottom = self.parts["yard"]
        x = left + 3 + number * COLUMN
        return x, top + 8, x + COLUMN, bottom - 8

    def shapes(self) -> Iterable[AnyShape]:
        """All but options and changes."""
        for name, box in self.parts.items():
            if name not in ("cards", "voyages"):
                yield layout.plate(f"plate.{name}", box)
        if "cards" in self.parts:
            yield from cards.strip(self.show, self.table, self.seat, self.carded, self.parts["cards"])
        if "voyages" in self.parts:
            yield from voyages.rows(self.table, self.sailing, self.parts["voyages"])
        head = self.parts["head"]
        inner = (head[0] + 12, head[1], head[2] - 16, head[3])
        yield from panel.heading("head", self.show, self.table, self.seat, inner)
        yield from self._yard()
        yield from self._goods()
        hand = self.hand()
        if hand is not None and "contracts" in self.parts:
            yield from agreements.drawn(self.table, self.seat, hand.contracts, self.parts["contracts"])
        if "fleet" in self.parts:
            yield from fleet.drawn("fleet", self.table, self.player.fleet, self.parts["fleet"])
        if self.waters is not None:
            yield from self.waters.drawn("canals", self.table.edition, self.seat, self.player.figure)
            if self._named():
                yield from self.waters.named("canals")

    def _yard(self) -> Iterable[AnyShape]:
        """The columns and the cards in them; a ship that is fitted out with what it has on board so far."""
        first, last, items = self._fitted()
        if first < last:
            cards, (left, top, _, _) = self.player.yard[first:last], self.column(first)
            yield from hulls.ship("yard.fitted", self.table.edition, cards, items, (left, top + 24), COLUMN)
        for number, card in enumerate(self.player.yard):
            box = self.column(number)
            slip = (box[0] + 2, box[1], box[2] - 2, box[3])
            yield layout.edged(
                Rect(name=f"yard.{number}", layer=Layer.TERRAIN, box=slip, radius=8, fill=colours.SLIP)
            )
            at = (round((box[0] + box[2]) / 2), round(box[3] - 15))
            yield layout.label(f"yard.{number}.number", str(number + 1), at, 27, colour=theme.SOFT)
            if card and not first <= number < last:
                place = (box[0], box[1] + 24)
                yield from hulls.card(f"yard.{card}.{number}", self.table.edition, card, place, COLUMN)

    def _fitted(self) -> tuple[int, int, dict[str, int]]:
        """The columns of a ship that is being fitted out, and what it has on board; no columns if there is none."""
        found = voyages.aboard(self.marks)
        if found is not None:
            for ship in complete(self.player.yard):
                if ship.start + 1 == found[0]:
                    return ship.start, ship.end, found[1]
        return 0, 0, {}

    def _goods(self) -> Iterable[AnyShape]:
        player = self.player
        if "store" in self.parts:
            left, top, _, _ = self.parts["store"]
            yield from tokens.stock("store", player.store, (left + 12, top + STORE / 2), ITEM, STOCK, 36)
            places = tokens.places(player.store, ITEM, STOCK, 36)
            for item, count in self.kept().items():
                at = (left + 14 + places[item], top + STORE + 14)
                yield from layout.counted(f"kept.{item}", "home", f"{count}", at, 28, colour=theme.SOFT)
        for number, name in enumerate(player.employees if "people" in self.parts else ()):
            yield from tokens.employee(f"people.{name}", self.table.edition, name, self.person(number), PERSON)
        for number, train in enumerate(player.trains if "trains" in self.parts else ()):
            left, top, _, _ = self.parts["trains"]
            place = (left + 14 + number % 5 * 192, top + TRAIN * (number // 5) + 34)
            yield from tokens.train(f"trains.{train}", self.table.edition.train(train), place, WAGON)

    def person(self, number: int) -> tuple[float, float]:
        """The middle of an employee."""
        left, top, _, _ = self.parts["people"]
        x = left + 12 + PERSON / 2 + number % PER_ROW * (PERSON + 3)
        return round(x), round(top + 9 + PERSON / 2 + number // PER_ROW * (PERSON + 6))
