"""Orders in a person's own words: "donkey 2 to D5 via C4, take 2 boards at C4". What is meant is said again in the
words of `orders`; whether it can be carried out is for the rules to say.

The words that are known stand in the words files (`hear-...`) for each language, together with the names of goods,
transporters and places. A sentence with a word that nobody knows is not understood at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.model import Illegal, Seat
from engine.core.speak import Speak

from . import cargo, carrying, orders, routes
from .components import GOODS
from .labels.movement import transporter
from .labels.places import named
from .orders import Part
from .state import Table, Unit, View

VERBS = ("go", "via", "take", "drop", "lead", "lift", "set", "with", "again")
OTHERS = ("from", "at", "off", "all", "home", "fill")
"""What the words after `hear-` in the words files stand for."""
NUMBERS = ("one", "two", "three", "four")
ALL = -1
"""Instead of a number: as many as possible."""
LONGEST = 6
"""Words of the longest name."""

Words = tuple[str, ...]
Meaning = tuple[str, Any]
"""What a word stands for: a verb; or a number, a good, a transporter or a place, and which."""


@dataclass
class Step:
    """A part of the orders as it was meant. where: a place or transporter, or a tile for any place on it; how: the
    word before `where`; n: how many, or which number of geese follow; via: named on the way to another place."""

    verb: str
    where: str = ""
    how: str = ""
    n: int = 0
    kind: str = ""
    via: bool = False


def hear(view: View, kind: str, typed: str, speak: Speak) -> Words | None:
    """Orders in the words of `orders`, or goods to be handled in those of `load` and `unload`; None if they are not
    understood. Raises `Illegal` for a word of orders that nobody knows, or one that could mean several places."""
    if kind not in ("orders", "handling") or view.seat is None:
        return None
    table: Table = view.table
    known, said = _known(table, view.seat, speak), _split(typed)
    meant, unknown = _meanings(known, said)
    while meant and meant[0][0] in ("go", "with"):  # "move wagon 12 to D5"
        meant = meant[1:]
    if kind == "handling":
        return None if unknown else _handled(table, meant)
    if not meant or meant[0][0] != "unit":
        return None
    if unknown:
        at = typed.casefold().find(unknown)
        raise Illegal("orders-word", word=typed[at : at + len(unknown)])
    unit = table.units[meant[0][1]]
    steps = _steps(meant[1:])
    return None if steps is None else (unit.name, *_said(table, unit, _in_place(steps, table)))


def _handled(table: Table, meant: list[Meaning]) -> Words | None:
    """Goods taken aboard or put down on the spot, said in any order: (transporter, place, kind, number)."""
    told: dict[str, Any] = {}
    for tag, value in meant:
        told.setdefault("other" if tag == "unit" and tag in told else tag, value)
    if not told.keys() >= {"unit", "good", "n"}:
        return None
    place = told.get("place") or told.get("other") or table.units[told["unit"]].at
    return (told["unit"], place, told["good"], str(told["n"]))


# --- words


def _split(typed: str) -> list[str]:
    found: list[str] = []
    for word in re.findall(r"[\w@]+|→|->|>", typed.casefold()):
        counted = re.fullmatch(r"(\d+)([^\W\d]+)", word)  # "2x", "2boards"
        found.extend(counted.groups() if counted else (word,))
    return found


def _known(table: Table, seat: Seat, speak: Speak) -> dict[Words, Meaning]:
    """All that may be said at this table, word by word."""
    known: dict[Words, Meaning] = {}

    def learn(said: str, tag: str, value: Any = None) -> None:
        known.setdefault(tuple(_split(said)), (tag, value))

    for name in table.atlas.tile_of:
        learn(name, "place", name)
        said = named("place", name, speak)
        if said is not None:
            learn(said, "place", name)
            learn(said.removesuffix(" bank").removesuffix("ufer"), "place", name)
    for tile in table.atlas.tiles:
        learn(tile, "place", tile)
    fleet = list(table.fleet(seat))
    for unit in fleet:
        number = unit.name.removeprefix(unit.kind)
        for said in (f"{unit.kind} {number}", transporter(unit.name, speak)):
            learn(said, "unit", unit.name)
            known.setdefault((said.casefold().replace(" ", ""),), ("unit", unit.name))
            learn(f"{said[:-2]}{number[-1]}", "unit", unit.name)
        if sum(other.kind == unit.kind for other in fleet) == 1:
            learn(unit.kind, "unit", unit.name)
            learn(speak(f"transporter-{unit.kind}", count=1), "unit", unit.name)
    for good in GOODS:
        for said in (good, speak(f"good-{good}", count=1), speak(f"good-{good}", count=2)):
            learn(said, "good", good)
    for n, name in enumerate(NUMBERS, 1):
        for said in speak(f"hear-{name}").split(","):
            learn(said, "n", n)
    for verb in (*VERBS, *OTHERS):
        for said in speak(f"hear-{verb}").split(","):
            learn(said, verb)
    home = table.players[seat].home
    return {**known, **({words: ("place", home) for words, (tag, _) in known.items() if tag == "home" and home})}


def _meanings(known: dict[Words, Meaning], said: list[str]) -> tuple[list[Meaning], str]:
    """What each word or name stands for, the longest first; and the first word that is not known, where they end."""
    found: list[Meaning] = []
    at = 0
    while at < len(said):
        for count in range(min(LONGEST, len(said) - at), 0, -1):
            meaning = known.get(tuple(said[at : at + count]))
            if meaning is not None:
                break
        else:
            if not said[at].isdecimal():
                return _counted(known, found), said[at]
            count, meaning = 1, ("n", int(said[at]))
        found.append(meaning)
        at += count
    return _counted(known, found), ""


def _counted(known: dict[Words, Meaning], found: list[Meaning]) -> list[Meaning]:
    """Without what says nothing. If no transporter is named, a number at the beginning is one's."""
    found = [each for each in found if each[0] != "fill"]
    if found and found[0][0] == "n" and all(tag != "unit" for tag, _ in found):
        number = str(found[0][1])
        found[0] = next((m for m in known.values() if m[0] == "unit" and m[1].endswith(number)), found[0])
    return found


# --- parts


class _Reader:
    """Takes meanings one after the other and makes steps of them, in the order in which they are to be done."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.verb = self.how = ""
        self.n = self.flock = 0

    @property
    def last(self) -> Step:
        """The step that was said last."""
        return self.steps[-1] if self.steps else Step("")

    def read(self, tag: str, value: Any) -> bool:
        """Whether that makes sense here."""
        match tag:
            case "n" | "all":
                self.n = value if tag == "n" else ALL
            case "from" | "at":
                self.how = tag
            case "off" if self.last.verb == "take":
                self.last.verb = "drop"
            case "again":
                self.steps.append(Step("again"))
            case "good":
                self._good(value)
            case "unit":
                return self._unit(value)
            case "place":
                self._place(value)
            case _:
                self.end()
                self.verb, self.how = "drop" if tag == "off" else tag, ""
                self.n = min(self.n, 0)  # "all" may be said before
        return True

    def end(self) -> bool:
        """The end of what is said with one verb. Whether that was "drop all"."""
        whole = self.n == ALL and self.verb in orders.GOODS_VERBS
        if whole:
            self.steps.append(Step(self.verb, n=ALL))
            self.n = 0
        return whole

    def _good(self, kind: str) -> None:
        led = self.verb == "lead" or (self.verb == "with" and kind == "geese")
        if led and self.verb == "with" and self.last.verb == "go":
            self.last.n = self.n or 1
        elif led:
            self.flock = self.n or 1
        else:
            step = Step("drop" if self.verb == "drop" else "take", n=self.n or ALL, kind=kind)
            self.steps.insert(len(self.steps) - (self.verb == "with" and self.last.verb == "go"), step)
        self.n = 0

    def _unit(self, name: str) -> bool:
        if self.how == "from" and self.last.verb == "take":
            self.last.where, self.last.how, self.how = name, "from", ""
        elif self.verb in ("take", "lift"):
            self.steps.append(Step("lift", name))
        elif self.verb in ("drop", "set"):
            self.verb = "set"
        else:
            return False
        return True

    def _place(self, place: str) -> None:
        self.end()
        last, how, self.how = self.last, self.how, ""
        if how and last.verb in orders.GOODS_VERBS and not last.where:
            last.where, last.how = place, how
        elif self.verb == "set":
            self.steps.append(Step("set", place))
            self.verb = ""
        elif how != "from":  # "from D4": where it sets out
            follow = self.flock or (self.n if self.verb == "lead" else 0)
            step = Step("go", place, how, n=follow, via=self.verb == "via")
            before = step.via and last.verb == "go" and not last.via
            self.steps.insert(len(self.steps) - before, step)
            self.flock = self.n = 0


def _steps(meant: list[Meaning]) -> list[Step] | None:
    """The parts in the order in which they are to be done; None for words that make no sense together."""
    reader = _Reader()
    if not all(reader.read(tag, value) for tag, value in meant):
        return None
    done = reader.end()
    begun = meant[-1][0] if meant and not done else ""
    if begun == "drop" and reader.last.verb == "take":
        reader.last.verb = "drop"
    elif begun in (*orders.GOODS_VERBS, "lead", "lift", "set"):
        reader.steps.append(Step("begun", begun))
    elif begun == "n" and reader.verb in orders.GOODS_VERBS:
        reader.steps.append(Step("begun", reader.verb, n=reader.n))
    return reader.steps


def _in_place(steps: list[Step], table: Table) -> list[Step]:
    """What is done at a place that the way leads to comes right after it is reached."""
    found: list[Step] = []
    for step in steps:
        stops = [n for n, each in enumerate(found) if each.verb == "go" and _same(table, each.where, step.where)]
        at = stops[-1] + 1 if step.how and step.where and stops else len(found)
        while at < len(found) and found[at].how and found[at].verb != "go":
            at += 1
        found.insert(at, step)
    return found


def _same(table: Table, one: str, other: str) -> bool:
    tiles = table.atlas.tile_of
    return one in (other, tiles.get(other)) or tiles.get(one) == other


# --- carried out on a copy, to see which place and how much is meant


def _said(table: Table, unit: Unit, steps: list[Step]) -> Words:
    """The words for all steps."""
    copy = orders.draft(table, unit.seat)
    mover = copy.units[unit.name]
    said: list[str] = []
    for step in steps:
        for words in _words(copy, mover, step):
            said += words
            try:
                parts, _ = orders.split(words)
                orders.follow(copy, mover, parts, strict=True)
            except Illegal:
                pass  # the rules will say so
    return tuple(said)


def _words(table: Table, unit: Unit, step: Step) -> Iterator[Words]:
    """The words for one step, asked for one after the other while they are carried out."""
    match step.verb:
        case "again":
            yield (orders.AGAIN,)
        case "begun":
            yield (step.where, str(step.n)) if step.n else (step.where,)
        case "lift":
            yield ("lift", step.where)
        case "set":
            yield ("set", _one(step.where, _of(step.where, table, carrying.sets(table, unit))))
        case "go" if step.how == "at" and _same(table, unit.at, step.where):
            pass
        case "go":
            place = _where(table, unit, step.where)
            yield ("lead", str(step.n), place) if step.n else (place,)
        case _:
            yield from _handling(table, unit, step)


def _handling(table: Table, unit: Unit, step: Step) -> Iterator[Words]:
    near = (*_sources(table, unit), unit.at) if step.verb == "take" else cargo.can_unload_at(table, unit)
    if step.where and not _of(step.where, table, near) and not _same(table, unit.at, step.where):
        yield (_where(table, unit, step.where),)
    near = tuple(_sources(table, unit)) if step.verb == "take" else cargo.can_unload_at(table, unit)
    there = _of(step.where, table, near) if step.where else ()
    stock = cargo.kinds(unit.load) if step.verb == "drop" else _there(table, unit, there or near)
    for kind in [step.kind] if step.kind else list(stock):
        most = stock.get(kind, 0) if step.verb == "drop" else min(stock.get(kind, 0), unit.room)
        n = max(1, most) if step.n == ALL else step.n
        if step.kind or n <= most:
            part = Part(step.verb, "", (), n, kind)
            usual = orders.source_of(table, unit, part) if step.verb == "take" else orders.ground_of(table, unit)
            told = (orders.WHERE[step.verb], there[0]) if there and usual not in there else ()
            yield (step.verb, str(n), kind, *told)


def _sources(table: Table, unit: Unit) -> list[str]:
    return list(cargo.sources(table, unit))


def _there(table: Table, unit: Unit, sources: Sequence[str]) -> dict[str, int]:
    """The most that one of these has of each kind."""
    found: dict[str, int] = {}
    for source in sources:
        stock = table.units[source].load if source in table.units else table.ground.get(source, {})
        for kind, n in cargo.kinds(stock).items():
            found[kind] = max(n, found.get(kind, 0))
    return found


def _of(name: str, table: Table, places: Sequence[str]) -> Sequence[str]:
    """Those that a name may stand for: the place itself, or those on the tile of that name."""
    return [name] if name in places else [place for place in places if table.atlas.tile_of.get(place) == name]


def _where(table: Table, unit: Unit, name: str) -> str:
    """The place that a name stands for where a transporter is to go: one it can reach, if there is one."""
    able = _of(name, table, tuple(routes.reach(table, unit)))
    on_land = unit.about.element == "land"
    if name in table.atlas.tiles and not able:
        fitting = [p for p in table.atlas.tile_of if (p in table.atlas.banks) == on_land]
        able = _of(name, table, fitting)[:1]
    return _one(name, able)


def _one(name: str, able: Sequence[str]) -> str:
    """The only one of these, or the name as it is. Raises `Illegal` if there are several."""
    if len(able) > 1:
        raise Illegal("orders-which-place", word=name, places=list(able))
    return able[0] if able else name
