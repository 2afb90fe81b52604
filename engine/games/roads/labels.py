"""How values of actions are named for players, by the kind of the field (the `kind` in `actions`).

A value chosen part by part is named by the parts chosen so far.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.core import guide
from engine.core.hexes import compass
from engine.core.model import Illegal
from engine.core.speak import Speak
from engine.core.values import Value, words_of
from engine.kit.goods import tally

from .components import Works
from .movement.cargo import kinds
from .movement.orders import AGAIN, Part, split
from .movement.repeats import ALL
from .phases.terms import amounts
from .production import factories, plan
from .state import View
from .values import Answer, Handling, LaidTile, Orders, Pair, Run, Shaft, Site, Study, Terms, WallSite
from .world.names import WONDER_SITE, ends_of, is_unit, sea_of, unit_kind, unit_number
from .world.rivers import LAYOUT, parts

# --- places

KINDS = ("place", "bank", "tile", "path", "where")
"""Kinds of values that are places."""
PAIRS = ("border", "road")
"""Kinds of values that are two places joined by "/"."""
UNIT = re.compile(r"[a-z]+[0-9]{2}")
PLACE = re.compile(r"([A-Z]+[0-9]+)(r|[nesw]{1,2})?(?:@([A-Z]+[0-9]+))?")


def named(kind: str, value: str, speak: Speak) -> str | None:
    """The words for a place that is not a whole tile ("D4 north-west bank", "D4 river", "D4 coast to C2"), for a
    transporter whose load goods come from, a border, orders, and standing questions and answers ("cash-stay");
    None for everything else."""
    if kind == "orders":
        return told(tuple(value.split()), speak)
    if kind == "standing":
        return speak(f"label-standing-{value}")
    if kind in PAIRS and "/" in value:
        one, other = ends_of(value)
        return speak(f"place-{kind}", place=one, place_to=other)
    if kind == "place" and UNIT.fullmatch(value):
        return speak("place-load", unit=transporter(value, speak))
    if kind == "tile" and value == WONDER_SITE:
        return speak("place-wonder")
    matched = PLACE.fullmatch(value) if kind in KINDS else None
    if matched is None:
        return None
    tile, part, sea = matched.groups()
    if part == "r":
        return speak("place-river", tile=tile)
    side = "" if part is None else speak.value("quarter", part)
    if sea is not None:
        return speak("place-bank-coast" if part else "place-coast", tile=tile, side=side, sea=sea)
    return speak("place-bank", tile=tile, side=side) if part else None


# --- transporters and their orders

FINISHED = 3
"""Words of a part about goods that is whole; with one more it lacks the place."""
LONG = 60
"""Letters of orders in a label; longer ones are cut."""


def orders(view: View, value: Orders, speak: Speak) -> str:
    """Orders for a transporter, or their first words: "wagon 12 → C4, takes 2 boards"."""
    table = view.table
    if value.unit == ALL.unit:
        return speak("label-again-all")
    name = transporter(value.unit, speak)
    if value.words == (AGAIN,):
        last = table.units[value.unit].habit if value.unit in table.units else []
        return speak("label-again", unit=name, words=_shortened(told(tuple(last), speak)))
    return f"{name} {told(value.words, speak)}".strip()


def transporter(name: str, speak: Speak) -> str:
    """A transporter's name: "wagon 12"."""
    return speak("label-unit", transporter=unit_kind(name), number=unit_number(name))


def told(words: tuple[str, ...], speak: Speak) -> str:
    """The parts of orders (without the transporter) one after the other."""
    try:
        parts, rest = split(words)
    except Illegal:
        return " ".join(words)
    said = [_part(part, speak) for part in parts]
    if rest[:1] == ("lead",) and len(rest) > 1:
        said.append(speak("label-lead-some", count=int(rest[1])))
    elif rest:
        said.append(_begun(rest, speak))
    return ", ".join(said)


def _begun(rest: tuple[str, ...], speak: Speak) -> str:
    """A part that is not finished, as far as it goes: "takes 1 stone …"."""
    if len(rest) > FINISHED:
        (part,), _ = split(rest[:-1])
        return f"{_part(part, speak)} …"
    begun = speak(f"label-{rest[0]}-begun")
    return " ".join((begun.removesuffix(" …"), *rest[1:], "…")) if rest[1:] else begun


def _part(part: Part, speak: Speak) -> str:
    match part.verb:
        case "stay":
            return speak("label-stay")
        case "lift":
            return speak("label-lift", unit=transporter(part.place, speak))
        case "lead":
            return speak("label-lead", place=part.place, count=part.n)
        case "take" | "drop":
            goods = {part.kind: part.n}
            if is_unit(part.place):
                return speak("label-take-load", goods=goods, unit=transporter(part.place, speak))
            return speak(f"label-{part.verb}" + ("-where" if part.place else ""), goods=goods, place=part.place)
    return speak(f"label-{part.verb}", place=part.place)


def _shortened(text: str) -> str:
    """A text of parts with ", " between them, with as many as there is room for; the first one at least, cut after a
    word."""
    if len(text) <= LONG:
        return text
    begun = text[: LONG - 2]
    whole = begun.rpartition(", ")[0] or begun.rpartition(" ")[0]
    return f"{whole} …"


# --- goods and agreements


def handling(view: View, value: Handling, speak: Speak) -> str:
    """Goods taken aboard or put down, or the first parts of that: "wagon 12: 2 boards, D5"."""
    unit = transporter(value.unit, speak)
    if not value.place:
        return unit
    where = speak("label-from", unit=value.place) if is_unit(value.place) else value.place
    if not value.kind:
        return speak("label-handling-where", unit=unit, place=where)
    told = {value.kind: value.number} if value.number else speak("label-some", good=value.kind, count=2)
    return speak("label-handling", unit=unit, place=where, goods=told)


def goods(view: View, value: tuple[str, ...] | str, speak: Speak) -> str:
    """Goods of several kinds: "2 boards, 1 stone"."""
    return speak("label-goods", goods=tally(value) if isinstance(value, tuple) else {str(value): 1})


def terms(view: View, value: Terms, speak: Speak) -> str:
    """The terms of an agreement, or the first parts of them: "2 boards: wagon 11 → raft 21"."""
    if not value.theirs:
        said = speak.value("terms", value.verb)
        return f"{said}: {_end(view, value.own, speak)}" if value.own else said
    code, told, odd = _terms(view, value, speak)
    return " ".join((speak(f"label-terms-{code}", **told), *odd))


def deal(view: View, value: int, speak: Speak) -> str:
    """An agreement on offer, by its number: its proposer and its terms."""
    offered = next((deal for deal in view.table.deals if deal.number == value), None)
    if offered is None:
        return str(value)
    _, told, _ = _terms(view, offered.terms, speak)
    return speak(f"label-deal-{offered.terms.verb}", seat=offered.by, **told)


def accept(view: View, value: bool, speak: Speak) -> str:
    """An answer to an agreement on offer; an own offer is withdrawn."""
    own = not any(deal.to == view.seat for deal in view.table.deals)
    return speak("accept-withdraw") if own else speak.value("accept", value)


def _terms(view: View, value: Terms, speak: Speak) -> tuple[str, dict[str, object], list[str]]:
    """The label for these terms, its arguments, and the words after them."""
    verb, own, theirs, words = value
    told: dict[str, object] = {"unit": _end(view, own, speak), "unit_other": _end(view, theirs, speak)}
    first, odd = amounts(words)
    if not first:
        return verb, told, odd
    told["goods"] = first
    if verb == "swap" and len(odd) > 2:
        told["goods_back"], odd = amounts(odd[1:])
        return "swap-both", told, odd
    if verb == "build" and len(odd) == 2:
        told |= {"building": odd[0], "place": odd[1]}
        return "build-goods", told, []
    if verb == "ferry" and odd:
        told["unit_to"] = _end(view, odd[0], speak)
        return "ferry-to", told, []
    return f"{verb}-goods", told, odd if verb != "swap" else []


def _end(view: View, name: str, speak: Speak) -> str:
    """A transporter, with its owner if that is somebody else, or a place."""
    if not is_unit(name):
        return speak.value("place", name)
    said, unit = transporter(name, speak), view.table.units.get(name)
    return said if unit is None or unit.seat == view.seat else speak("label-unit-of", seat=unit.seat, unit=said)


# --- the order of play


def standing(view: View, value: Answer, speak: Speak) -> str:
    """A standing answer, or the question alone."""
    return speak("-".join(filter(None, ("label-standing", value.question, value.answer))))


# --- before the first turn


def laying(view: View, value: LaidTile, speak: Speak) -> str:
    """A tile to lay: "K9", "K9: pasture, wide bend", "K9: pasture, wide bend (NE, SE)"."""
    if not value.kind:
        return value.place
    terrain, form = parts(value.kind)
    if form == "plain":
        return speak("label-laying-plain", tile=value.place, terrain=terrain)
    if not value.river:
        return speak("label-laying-kind", tile=value.place, terrain=terrain, shape=form)
    sides = ", ".join(speak.value("side", compass(2 * int(edge), LAYOUT)) for edge in value.river)
    return speak("label-laying", tile=value.place, terrain=terrain, shape=form, sides=sides)


def bank(view: View, value: str, speak: Speak) -> str:
    """A bank: "D4 (woods)", "D4 (woods, south-west bank)"."""
    table = view.table
    tile = table.atlas.banks[value]
    if tile == value:
        return speak("label-tile", tile=tile, terrain=table.terrain(tile))
    side = speak.value("quarter", value.removeprefix(tile))
    return speak("label-bank", tile=tile, terrain=table.terrain(tile), bank=side)


def tile(view: View, value: str, speak: Speak) -> str:
    """A tile: "D4 (woods)", or the wonder, where kept purchases wait."""
    table = view.table
    if value == WONDER_SITE:
        return speak("place-wonder")
    return speak("label-tile", tile=value, terrain=table.terrain(value))


# --- building


def site(view: View, value: Site, speak: Speak) -> str:
    """A building, its place, and the filling of a mine."""
    if value.mix:
        return speak("label-site-mix", building=value.building, place=value.place, mix=value.mix)
    if value.place:
        return speak("label-site", building=value.building, place=value.place)
    return speak.value("building", value.building)


def road(view: View, value: str, speak: Speak) -> str:
    """The banks a road joins."""
    bank, bank_to = ends_of(value)
    return speak("label-road", bank=bank, bank_to=bank_to)


def arm(view: View, value: str, speak: Speak) -> str:
    """The banks a bridge joins."""
    about = view.table.atlas.arms.get(value)
    if about is None:
        return value
    return speak("label-arm", tile=about.tile, bank=about.banks[0], bank_to=about.banks[1])


def wall(view: View, value: WallSite, speak: Speak) -> str:
    """A border, its walls, and the tile that pays."""
    tile_a, tile_b = ends_of(value.border)
    code = "label-wall-from" if value.tile else "label-wall"
    return speak(code, tile_a=tile_a, tile_b=tile_b, tile=value.tile, parts=view.table.wall(value.border).strength)


def shaft(view: View, value: Shaft, speak: Speak) -> str:
    """A mine, and the contents of a new shaft."""
    if value.mix:
        return speak("label-shaft-mix", tile=value.tile, mix=value.mix)
    return speak("label-shaft", tile=value.tile)


def payer(view: View, value: str, speak: Speak) -> str:
    """Who pays first, and its goods: "donkey 12: 2 boards"; or a tile where all pay as usual."""
    unit = view.table.units.get(value)
    if unit is None:
        return speak("label-payer-usual", tile=value)
    return speak("label-payer", unit=transporter(value, speak), goods=kinds(unit.load))


# --- production


def run(view: View, value: Run, speak: Speak) -> str:
    """A use of a factory: its place, input and output, and the transporter."""
    building = view.table.buildings.get(value.tile)
    if building is None:
        return " ".join(words_of(value))
    parts = [speak("label-run", tile=value.tile, building=building.kind)]
    if value.times:
        parts[0] = f"{parts[0]}: {_made(building.about, value, speak)}"
    if value.source == factories.GROUND:
        parts.append(speak("label-run-ground"))
    elif value.source:
        parts.append(transporter(value.source, speak))
    if value.launch:
        sea = sea_of(value.launch)
        parts.append(speak("label-run-dock", tile=sea) if sea else speak("label-run-river", tile=value.tile))
    if value.scrap:
        new = value.scrap == factories.NEW
        parts.append(speak("label-scrap-new") if new else speak("label-scrap", unit=transporter(value.scrap, speak)))
    return " · ".join(parts)


def _made(works: Works, said: Run, speak: Speak) -> str:
    """Input and output."""
    goods = {kind: n * said.times for kind, n in works.input.items() if kind != "donkey"}
    if works.makes:
        return speak("label-run-makes", goods=goods, transporter=works.makes)
    out = {kind: n * said.times for kind, n in works.output.items()}
    if "any" not in goods:
        return speak("label-run-goods", goods=goods, goods_out=out)
    if said.boards is None:
        return speak("label-run-wood", count=goods["any"], goods_out=out)
    mixed = {"trunks": goods["any"] - said.boards, "boards": said.boards}
    return speak("label-run-goods", goods=mixed, goods_out=out)


def line(view: View, value: str, speak: Speak) -> str:
    """A line of the plan, and whether it is struck."""
    lines = plan.draft(view.table, view.seat).lines if view.seat is not None else ()
    planned = next((line for line in lines if line.key == value), None)
    if planned is None:
        return value
    args = dict(planned.note.args)
    if "unit" in args:
        args["unit"] = transporter(args["unit"], speak)
    said = speak(f"note-{planned.note.code}", **args)
    return speak("label-line-struck", line=said) if planned.struck else said


def study(view: View, value: Study, speak: Speak) -> str:
    """A topic, the place of payment, and the upgrades."""
    if not value.topic:
        return speak("label-study-bank", bank=value.bank)
    if not value.tiles:
        return speak("label-study", topic=value.topic, bank=value.bank)
    return speak("label-study-upgrade", topic=value.topic, bank=value.bank, tiles=list(value.tiles))


def pair(view: View, value: Pair, speak: Speak) -> str:
    """The place of two breeding donkeys, and the transporter given up."""
    said = speak("label-pair", tile=value.tile)
    return f"{said} · {speak('label-scrap', unit=transporter(value.scrap, speak))}" if value.scrap else said


# --- all of them

Label = Callable[[View, Value, Speak], str]  # the kind tells the value's type; annotations cannot
"""The words for a value, or for the first parts of one that is chosen part by part."""

LABELS: dict[str, Label] = {
    "laying": laying,
    "bank": bank,
    "tile": tile,
    "standing": standing,
    "handling": handling,
    "goods": goods,
    "terms": terms,
    "deal": deal,
    "accept": accept,
    "run": run,
    "line": line,
    "study": study,
    "pair": pair,
    "orders": orders,
    "site": site,
    "road": road,
    "arm": arm,
    "wall": wall,
    "shaft": shaft,
    "payer": payer,
}
"""By the kind of the field."""


def label(view: View, kind: str, value: Value, speak: Speak) -> str:
    """The words for a value, or for the first parts of one that is chosen part by part."""
    labelled = LABELS.get(kind)
    return speak.value(kind, value) if labelled is None else labelled(view, value, speak)


class Names(guide.Names):
    """Of the values of actions, and of places."""

    label = staticmethod(label)
    named = staticmethod(named)
