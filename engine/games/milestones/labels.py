"""Names for the values of Milestones' actions on buttons and in lists."""

from __future__ import annotations

from engine.core import guide
from engine.core.speak import Speak
from engine.core.values import Value
from engine.kit.goods import missing, tally

from .landscape import Network, landscape_of
from .rules import faces
from .state import PATH, Section, Table, View


class Names(guide.Names):
    """Of the values of actions."""

    def label(self, view: View, kind: str, value: Value, speak: Speak) -> str:  # the kind tells the value's type
        """The words for a value, or for the first parts of one that is chosen part by part."""
        table = view.table
        worth = landscape_of(table.edition).value
        match kind:
            case "tile":
                return speak("label-tile", **faces(table, value))
            case "good":
                return speak("label-bought", good=value)
            case "goods":
                return speak("label-sold", goods=tally(value))
            case "kept":
                return _kept(view, value, speak)
            case "at":
                return _worker(view, value, speak)
            case "point":
                return speak("label-point", point=value, value=worth[value])
            case "section":
                return _section(value, worth, speak)
            case "plot":
                return _plot(table, value, speak)
            case "delivery":
                scored = "+".join(str(worth[point]) for point in value.numbers)
                code = "label-delivery" if scored else "label-market"
                return speak(code, point=value.market, scored=scored, points=" ".join(value.numbers))
        return speak.value(kind, value)


def _kept(view: View, goods: tuple[str, ...], speak: Speak) -> str:
    """What is lost by keeping these goods, while that is asked; later what was kept."""
    if view.seat is None or view.doing[-1:] != ("keep_goods",):
        return speak("label-goods", goods=tally(goods))
    return speak("label-lost", goods=missing(tally(goods), view.table.players[view.seat].goods))


def _worker(view: View, space: str, speak: Speak) -> str:
    """A worker of one's own by its kind and number, with its space where another is the same."""
    path = [] if view.seat is None else view.table.players[view.seat].path
    here = path[PATH.index(space)] if path else None
    if here is None or not here.good:
        return speak.value("space", space)
    alike = sum((each.good, each.number) == (here.good, here.number) for each in path) > 1
    code = "label-worker-on" if alike else "label-worker"
    return speak(code, worker=here.good, number=here.number, space=space)


def _plot(table: Table, plot: str, speak: Speak) -> str:
    """A triangle, its corners, and the free numbers there that a house scores."""
    corners, net = landscape_of(table.edition).corners[plot], Network(table)
    numbers = " + ".join(str(net.worth(corner)) for corner in corners if net.worth(corner))
    return speak("label-plot", plot=plot, corners="–".join(corners), numbers=numbers or "0")


def _section(section: Section, worth: dict[str, int], speak: Speak) -> str:
    """Start, milestone with its number, end: as many of them as are chosen."""
    if not section.milestone:
        return speak("label-section-start", start=section.start)
    return speak("label-section", way="–".join(filter(None, section)), value=worth[section.milestone])
