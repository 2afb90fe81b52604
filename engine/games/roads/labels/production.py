"""What the values of production are called."""

from __future__ import annotations

from engine.core.speak import Speak
from engine.core.values import words_of

from .. import factories, plan
from ..components import Works
from ..names import sea_of
from ..state import View
from ..values import Pair, Run, Study
from .movement import transporter


def run(view: View, value: Run, speak: Speak) -> str:
    """A use of a factory: where, what becomes what, and with which transporter."""
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
    """What goes in and what comes out."""
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
    """A topic, where it is paid for, and what is upgraded."""
    if not value.topic:
        return speak("label-study-bank", bank=value.bank)
    if not value.tiles:
        return speak("label-study", topic=value.topic, bank=value.bank)
    return speak("label-study-upgrade", topic=value.topic, bank=value.bank, tiles=list(value.tiles))


def pair(view: View, value: Pair, speak: Speak) -> str:
    """Where two donkeys breed, and what is given up."""
    said = speak("label-pair", tile=value.tile)
    return f"{said} · {speak('label-scrap', unit=transporter(value.scrap, speak))}" if value.scrap else said
