"""What a list of tables may be narrowed to: a kind of tables, a game, a pace. All of it is in a press's id."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from host import Table
from host.which import PACES, pace_of
from words import Speaker

from ..kit.card import Choice, Row, Select, clip
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice

ALL = "all"


class Only(Struct, frozen=True):
    """A kind of tables, the key of a game, a pace; `ALL` of each if it is not narrowed."""

    kind: str = ALL
    game: str = ALL
    pace: str = ALL

    def text(self) -> str:
        """As it stands in an id."""
        return f"{self.kind} {self.game} {self.pace}"

    def takes(self, table: Table) -> bool:
        """Whether a table is of that game and pace."""
        return self.game in (ALL, table.row.key) and self.pace in (ALL, pace_of(table))


def read_only(text: str, kinds: Mapping[str, object], games: Mapping[str, object]) -> Only:
    """What stands in an id, where these kinds and games are known. Raises `Refused`."""
    words = text.split()
    only = Only(*words) if len(words) == 3 else Only(*words[:1])
    for value, known in ((only.kind, kinds), (only.game, games), (only.pace, PACES)):
        if value != ALL and value not in known:
            raise no_choice(value)
    return only


def with_pick(only: Only, what: str, value: str) -> Only:
    """The same, with one of the three chosen anew. Raises `Refused`."""
    if what not in Only.__struct_fields__:
        raise no_choice(what)
    return replace(only, **{what: value})


def selects(
    what: str, only: Only, kinds: Mapping[str, str], games: Mapping[str, str], speak: Speaker
) -> tuple[Row, ...]:
    """A list for each of the three: the kinds by the codes of their names (none: there is no such list), the games by
    their names."""
    known = {
        "kind": {each: speak(code) for each, code in kinds.items()},
        "game": {ALL: speak("list-any-game"), **games},
        "pace": {ALL: speak("list-any-pace"), **{each: speak(f"list-pace-{each}") for each in PACES}},
    }
    rows: list[Row] = []
    for name, values in known.items():
        if len(values) > 1:
            now = getattr(only, name)
            choices = [Choice(clip(label), each, selected=each == now) for each, label in values.items()]
            ref = Ref(what, text=f"{name} {only.text()}")
            rows.append((Select(ref.id(), speak(f"list-by-{name}"), tuple(choices[:25])),))
    return tuple(rows)
