"""What the values of production are called."""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak

from .. import factories, plan
from ..components import Works
from ..factories import Run
from ..state import View
from .movement import transporter


def run(view: View, value: Any, speak: Speak) -> str:
    """A use of a factory: where, what becomes what, and with which transporter."""
    said = factories.read(view.table, value)
    building = view.table.buildings.get(said.tile)
    if building is None:
        return " ".join(value)
    parts = [speak("label-run", tile=said.tile, building=building.kind)]
    if said.times:
        parts[0] = f"{parts[0]}: {_made(building.about, said, speak)}"
    if said.source == factories.GROUND:
        parts.append(speak("label-run-ground"))
    elif said.source:
        parts.append(transporter(said.source, speak))
    if said.launch:
        sea = said.launch.partition("@")[2]
        parts.append(speak("label-run-dock", tile=sea) if sea else speak("label-run-river", tile=said.tile))
    if said.scrap:
        new = said.scrap == factories.NEW
        parts.append(speak("label-scrap-new") if new else speak("label-scrap", unit=transporter(said.scrap, speak)))
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


def line(view: View, value: Any, speak: Speak) -> str:
    """A line of the plan, and whether it is struck."""
    lines = plan.draft(view.table, view.seat).lines if view.seat is not None else ()
    found = next((line for line in lines if line.key == value), None)
    if found is None:
        return str(value)
    args = dict(found.note.args)
    if "unit" in args:
        args["unit"] = transporter(args["unit"], speak)
    said = speak(f"note-{found.note.code}", **args)
    return speak("label-line-struck", line=said) if found.struck else said


def study(view: View, value: Any, speak: Speak) -> str:
    """A topic, where it is paid for, and what is upgraded."""
    bank, topic, *tiles = (*value, "")[: max(2, len(value))]
    if not topic:
        return speak("label-study-bank", bank=bank)
    if not tiles:
        return speak("label-study", topic=topic, bank=bank)
    return speak("label-study-upgrade", topic=topic, bank=bank, tiles=list(tiles))


def pair(view: View, value: Any, speak: Speak) -> str:
    """Where two donkeys breed, and what is given up."""
    tile, *scrap = value
    said = speak("label-pair", tile=tile)
    return " · ".join([said, *(speak("label-scrap", unit=transporter(name, speak)) for name in scrap)])
