"""What other players do that touches a player, and what a digest leaves out first.

Nothing on the map belongs to anybody but transporters, their loads and walls. A seat's sites are the tiles it works
on: its home, those with its transporters, and those that the last orders of these name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core import guide
from engine.core.model import Note, Seat

from .components import BOX
from .phases.standing_answers import ANSWERS
from .scoring import row_points, rows
from .state import Table, View
from .world.names import ends_of, is_unit

WHERE = ("tile", "bank", "place", "border", "road")
"""Arguments of notes that name a place; they may go on behind a "_", or hold lists."""
BY_ITSELF = ("yielded", "geese-bred", "held")
"""What happens every turn, without anybody's doing; and who waits, of which there is a reminder."""
ALL = ("irrigated", "sinks", "game-ends")
"""What touches everybody."""


class News(guide.News):
    """Happenings on the seat's sites touch it; a transporter's way goes with what it takes."""

    idle = (
        *("scenario-floods", "scenario-donkey"),  # reminders say so until then
        *("turn-begins", "order-none", "order-called", "held", "let-go", "held-over", "brick-neutral", "prays-on"),
        *(f"left-{question}-{answer}" for question, answers in ANSWERS.items() for answer in answers),
    )
    minor = (
        "plan-run", "plan-ran", "yielded", "geese-bred", "temple-row", "slot-taken", "cashes-in", "plan-loaded",
        "lifted", "set-down", "moved", "unloaded", "led", "loaded", "worked-loose", "worked", "road-built",
        "donkeys-bred", "scrapped", "pays-first", "pays-usual",
    )  # fmt: skip
    takes = (
        *("settled", "built", "built-mine", "shaft-built", "bridge-built", "wall-built", "brick-bought"),
        *("made-transporter", "made-wagon", "upgraded", "researched"),
    )
    summed = ("final-winner", "final-alone")
    apart = (
        *("turn-begins", "yielded", "geese-bred", "ran-alone", "unclaimed", "vanished", "brick-neutral", "irrigated"),
        *("order-none", "temple-row", "order-set", "sinks", "game-ends"),
    )

    def brings(self, view: View, note: Note, seat: Seat) -> int:
        """Gold, coins and stock that are taken aboard, made there, put down, or passed on: only aboard they count. A
        brick of the wonder, as its row stood then: it takes points from others in that row."""
        if note.code == "brick-bought":
            laid = view.table.wonder[: note.args["brick"]]
            return sum(row_points(row, seat) for row in rows(laid)) - sum(
                row_points(row, seat) for row in rows(laid[:-1])
            )
        if note.args.get("seat") != seat:
            return -_gets(note) if note.args.get("seat_other") == seat else 0
        match note.code:
            case "loaded" | "unloaded":
                if is_unit(str(note.args["place"])):  # from one own transporter to another
                    return 0
                return _worth(note.args["goods"]) * (1 if note.code == "loaded" else -1)
            case "plan-loaded":
                return _worth(note.args["goods"])
            case "worked":
                return _worth(note.args["goods_out"])
        return _gets(note)

    def follows(self, earlier: Note, later: Note) -> bool:
        """Where a transporter goes with what it has taken."""
        return (
            earlier.code == "loaded"
            and later.code in ("moved", "led")
            and later.args.get("unit") == earlier.args.get("unit")
        )

    def touches(self, view: View, note: Note) -> bool:
        """Something happens on one of the seat's sites; a way only where it ends."""
        if note.code in ALL:
            return True
        if note.code in BY_ITSELF or view.seat is None:
            return False
        own = sites(view.table, view.seat)
        return any(tile in own for tile in _tiles(view.table, note))


def sites(table: Table, seat: Seat) -> dict[str, None]:
    """The tiles a seat works on, each once."""
    tile_of, home = table.atlas.tile_of, table.players[seat].home
    found = [table.atlas.banks[home]] if home else []
    for unit in table.fleet(seat):
        found.append(table.tile_of(unit))
        words = (*unit.trail, unit.start, *unit.last, unit.last_start, *unit.before, unit.before_start)
        found += [tile_of[word] for word in words if word in tile_of]
    return dict.fromkeys(found)


def _gets(note: Note) -> int:
    """The points of the goods that who agrees to a deal gets, less those of what they give."""
    match note.code:
        case "deal-give":
            return _worth(note.args["goods"])
        case "deal-ask":
            return -_worth(note.args["goods"])
        case "deal-swap":
            return _worth(note.args["goods"]) - _worth(note.args["goods_back"])
    return 0


def _worth(goods: Mapping[str, int]) -> int:
    """The points of goods aboard."""
    return sum(BOX.wealth.get(kind, 0) * int(n) for kind, n in goods.items())


def _tiles(table: Table, note: Note) -> Iterator[str]:
    """The tiles on which something happened."""
    atlas = table.atlas
    for name, value in note.args.items():
        if name.partition("_")[0].removesuffix("s") not in WHERE:
            continue
        for word in value if isinstance(value, list | tuple) else (str(value),):
            for end in ends_of(word):
                if end in atlas.tiles:
                    yield end
                elif end in atlas.tile_of:
                    yield atlas.tile_of[end]
