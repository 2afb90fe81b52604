"""A capsule: what a person may know of a table, as a file by which a fault can be looked at elsewhere.

It holds the log as they may read it, and some positions, each with what they did there. What they cannot know in a
position is imagined (`Rules.imagine`), with the same chance for all positions that they may take for this one: so two
games that differ only there give the same bytes. JSON lines; `docs/table-file.md` names every key.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw, Struct

from .chance import Seeded
from .frames import AnyPosition
from .game import AnyGame
from .model import Bug, Illegal, Note, Seat

FORMAT = 1
MOST = 16 * 1_048_576
"""The most bytes of a file."""
PREVIEWED = 200
"""Actions of each offer that are looked at where nothing was done yet."""
KEY = b"capsule"


class Head(Struct, frozen=True, kw_only=True, tag_field="kind", tag="capsule"):
    """The first line. rules: the version at the last entry; seat: the reader's, None for an onlooker; versions: of
    the bot and what it runs on; said: what the reader wrote."""

    format: int
    game: str
    rules: str
    seats: int
    seat: Seat | None
    locale: str
    versions: dict[str, str]
    said: str


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="line"):
    """An entry of the log as the reader may read it. text: only of their own actions, of undos and the start."""

    seq: int
    seat: Seat | None = None
    text: str | None = None
    notes: tuple[Note, ...] = ()
    struck: bool = False


class Scene(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="scene"):
    """The position before entry `seq`, what the reader cannot know of it imagined; their action, None at the last one
    if they have done nothing there yet. after: a digest of their view after it, told: the notes they could read; None
    where something was drawn or revealed, which is imagined as well. failed: the rules failed on the action."""

    seq: int
    imagined: Raw
    text: str | None = None
    after: str | None = None
    told: tuple[Note, ...] | None = None
    failed: bool = False


class Did(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="did"):
    """What the reader pressed or typed last: what it was, with which text, and what came of it ("" or the code of a
    refusal)."""

    what: str
    text: str = ""
    came: str = ""


class Picture(Struct, frozen=True, tag_field="kind", tag="picture"):
    """The picture of the reader's view, without anybody's name."""

    name: str
    data: bytes


Part: TypeAlias = Head | Line | Scene | Did | Picture
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Part)


class Capsule(NamedTuple):
    """A file that was read."""

    head: Head
    lines: tuple[Line, ...]
    scenes: tuple[Scene, ...]
    did: tuple[Did, ...]
    pictures: tuple[Picture, ...]


class Unfit(ValueError):
    """Not a capsule; one sentence says why."""


class Amiss(Exception):
    """A scene does not lead where it led; one sentence says how, for who looks for the fault."""


class Played(NamedTuple):
    """A scene that was played: what is wrong with it, "" for nothing."""

    scene: Scene
    fault: str


def written(parts: Iterable[Part]) -> bytes:
    """The bytes of a file."""
    return b"".join(msgspec.json.encode(each, order="deterministic") + b"\n" for each in parts)


def read(body: bytes) -> Capsule:
    """The opposite. Raises `Unfit`."""
    if len(body) > MOST:
        raise Unfit("it is too large.")
    parts = list[Part]()
    for number, line in enumerate(body.splitlines(), 1):
        try:
            parts.append(_decoder.decode(line))
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Unfit(f"line {number}: {error}") from None
    if not parts or not isinstance(parts[0], Head) or parts[0].format != FORMAT:
        raise Unfit("it is not a capsule of this format.")

    def those(kind: type[Any]) -> tuple[Any, ...]:
        return tuple(each for each in parts if isinstance(each, kind))

    return Capsule(parts[0], those(Line), those(Scene), those(Did), those(Picture))


def scene(
    game: AnyGame, s: AnyPosition, seat: Seat | None, seq: int, text: str | None = None, *, failed: bool = False
) -> Scene:
    """The scene of a position, without what came of the action. The only line here that sees a real position."""
    believed = Raw(game.encode(game.imagined(s, seat, Seeded(KEY, 0, seq))))
    return Scene(seq=seq, imagined=believed, text=text, failed=failed)


def led(game: AnyGame, scene: Scene, seat: Seat, to: AnyPosition, notes: Iterable[Note]) -> Scene:
    """A scene with what came of its action; only for one by which nothing was drawn or revealed."""
    return msgspec.structs.replace(scene, after=seen(game, to, seat), told=heard(notes, seat))


def heard(notes: Iterable[Note], seat: Seat | None) -> tuple[Note, ...]:
    """The notes a seat may read."""
    return tuple(note for note in notes if note.to is None or seat in note.to)


def seen(game: AnyGame, s: AnyPosition, seat: Seat | None) -> str:
    """A digest of a seat's view."""
    view = msgspec.json.encode(game.view(s, seat), order="deterministic")
    return hashlib.blake2b(view, digest_size=16).hexdigest()


def replay(game: AnyGame, capsule: Capsule) -> Iterator[Played]:
    """Play the scenes of a capsule by the rules of today. Under the rules it was made by, each must lead where it
    led; under others it must only be possible, or refused in words."""
    same = capsule.head.rules == game.version
    for each in capsule.scenes:
        try:
            _play(game, each, capsule.head.seat, same=same)
        except Amiss as fault:
            yield Played(each, str(fault))
        else:
            yield Played(each, "")


def _play(game: AnyGame, told: Scene, seat: Seat | None, *, same: bool) -> None:
    """Play a scene. Raises `Amiss`."""
    try:
        s = game.decode(bytes(told.imagined))
        game.rules.check(s)
        if told.text is None or seat is None:
            _look(game, s, seat)
            return
        step = game.apply(s, seat, game.parse(told.text), Seeded(KEY, 1, told.seq))
    except Illegal as refused:
        if same and not told.failed:
            raise Amiss(f"it is refused: {refused}") from None
        return
    except Exception as error:  # a fault of the rules is what is looked for
        raise Amiss(f"the rules fail: {type(error).__name__}: {error}") from error
    if not same or not step.undoable:  # what is drawn or revealed is imagined
        return
    if told.after is not None and seen(game, step.state, seat) != told.after:
        raise Amiss("it leads elsewhere than it did")
    if told.told is not None and _plain(heard(step.notes, seat)) != _plain(told.told):
        raise Amiss("other things are told of it than were")


def _plain(notes: tuple[Note, ...]) -> bytes:
    return msgspec.json.encode(notes, order="deterministic")


def _look(game: AnyGame, s: AnyPosition, seat: Seat | None) -> None:
    """All that a person is shown of a position. Raises `Bug` if an offer cannot be shown."""
    game.view(s, seat)
    if seat is None:
        return
    offers = game.offers(s, seat)
    for offer in offers:
        for action in islice(offer if offer.listed else (), PREVIEWED):
            try:
                game.preview(s, seat, action, offers)
            except Illegal as refused:
                raise Bug(f"what is offered is refused: {refused}") from None
