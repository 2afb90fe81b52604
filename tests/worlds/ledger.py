"""Compares what people were told with what is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import simcord
from msgspec import Struct
from simcord.backend import Backend

import db
from cogs.kit.custom_ids import read
from cogs.kit.discord_limits import walk
from engine.core.course import ScoreSheet
from engine.core.film import Film
from engine.core.model import Illegal
from engine.core.tallies import Tallies
from host import Host, Refused, Stale
from words import Speaker

from .canaries import Reader
from .seams import Request

REFUSALS = ("no-", "decision-over", "old-button")
"""Codes of sentences by which a press is refused."""
SORRY = ("sorry", "sorry-away")


class Pressed(Struct):
    """One interaction: who, where its answers go, how often it was delivered, and what the host said to it."""

    key: str
    token: str
    person: int
    server: int
    what: str
    delivered: int = 0
    late: bool = False
    said: list[str] = []


class Kept(Struct, frozen=True):
    """A table as it is stored."""

    row: db.Game
    seats: tuple[db.Seat, ...]

    def held(self) -> tuple[Any, ...]:
        """All that a press may change: not where and how it is shown."""
        row = self.row
        shown = (row.id, row.status, row.head, row.undos, row.options, row.state_hash, row.terms, row.paused)
        return shown + tuple(msgspec.structs.replace(seat, shown=b"") for seat in self.seats)


Tables = Mapping[int, Kept]


class Spoken:
    """The sentences that the bot has made, with their codes."""

    def __init__(self) -> None:
        self.codes: dict[str, str] = {}

    def hears(self, speaker: type[Speaker]) -> Any:
        """`Speaker.__call__`, listened to."""
        said = speaker.__call__

        def call(speak: Speaker, code: str, **args: Any) -> str:
            sentence = said(speak, code, **args)
            if code.startswith(REFUSALS) or code in SORRY:
                self.codes[sentence] = code
            return sentence

        return call

    def refusal(self, text: str) -> str | None:
        """The code of a refusal in a text."""
        return next((code for sentence, code in self.codes.items() if sentence in text), None)


async def tables(store: db.Store) -> dict[int, Kept]:
    """All tables."""
    found: dict[int, Kept] = {}
    for number in await store.games.numbers():
        kept = await store.games.table(number)
        if kept is not None:
            found[number] = Kept(*kept)
    return found


def shown(pressed: Pressed, sent: Sequence[Request]) -> str | None:
    """The words that a person got for an interaction in the end; None if nothing reached them."""
    bodies = [_answer(each) for each in sent if each.done and pressed.token in each.path and each.method != "GET"]
    told = [body for body in bodies if body is not None]
    return "\n".join(said(body) for body in told[-1:]) if told else None


def _answer(request: Request) -> Any:
    """The message in a request that answers an interaction, or None: an acknowledgement only."""
    body = request.body or {}
    if request.path.endswith("/callback"):
        return body.get("data") if body.get("type") in (4, 7, 8, 9) else None
    return body


def said(body: Any) -> str:
    """All words of a message, a form, or a list of suggestions."""
    if "choices" in body:
        return "\n".join(each["name"] for each in body["choices"]) or "(nothing)"
    texts = [
        str(each[name])
        for each in walk(body.get("components") or ())
        for name in ("content", "label")
        if name in each
    ]
    return "\n".join([str(body.get("title", "")), str(body.get("content") or ""), *texts])


class Ledger:
    """Follows the journals of a world."""

    def __init__(self, spoken: Spoken) -> None:
        self.spoken = spoken
        self.marks: dict[tuple[int, str], list[Any]] = {}

    async def differences(
        self,
        store: db.Store,
        before: Tables,
        after: Tables,
        presses: Sequence[Pressed],
        sent: Sequence[Request],
        *,
        calm: bool,
    ) -> list[str]:
        """What does not fit in a step: `calm` if no fault struck in it."""
        found: list[str] = []
        planned: set[int] = set()
        claims: dict[str, list[tuple[int, int]]] = {each.key: [] for each in presses}
        for number, kept in after.items():
            old = before.get(number)
            head = -1 if old is None else old.row.head
            new = await store.journal.entries(number, after=head)
            planned |= {number for entry in new if entry.by is db.By.AHEAD}
            if kept.row.head < head or [e.seq for e in new] != list(range(head + 1, kept.row.head + 1)):
                found.append(
                    f"table {number}: the journal went from {head} to {kept.row.head} with {len(new)} entries"
                )
            for each in presses:
                seq = await store.journal.pressed(number, each.key)
                if seq is not None:
                    claims[each.key].append((number, seq))
            found += list(self._unclaimed(number, kept, old, new, presses, claims))
        for each in presses:
            found += self._answered(each, claims[each.key], shown(each, sent), calm=calm)
        if presses and not any(claims.values()) and self._all_refused(presses, sent):
            codes = [self.spoken.refusal(shown(each, sent) or "") for each in presses]
            for n in (n for n in _changed(before, after) if n not in planned):
                old = before[n].held() if n in before else ()
                found.append(f"table {n}: refused presses {codes} changed {old} to {after[n].held()}")
        found += self._posted(sent)
        return found

    def _unclaimed(
        self,
        number: int,
        kept: Kept,
        old: Kept | None,
        new: Sequence[db.Entry],
        presses: Sequence[Pressed],
        claims: Mapping[str, list[tuple[int, int]]],
    ) -> Iterator[str]:
        """Entries of people that nobody pressed for, or somebody else."""
        by = {seq: each for each in presses for table, seq in claims[each.key] if table == number}
        seats = {*kept.seats, *(old.seats if old else ())}
        last: Pressed | None = None
        for entry in new:
            last = by.get(entry.seq, last if entry.seq and entry.by is db.By.PERSON else None)
            if entry.by is not db.By.PERSON or entry.seq == 0:
                continue
            if last is None:
                yield f"table {number}: nobody pressed for entry {entry.seq}: {entry.text}"
            elif not any(seat.index == entry.seat and seat.person == last.person for seat in seats):
                yield f"table {number}: entry {entry.seq} is of seat {entry.seat}, pressed by {last.person}"

    def _answered(
        self, each: Pressed, claims: list[tuple[int, int]], text: str | None, *, calm: bool
    ) -> Iterator[str]:
        """Whether an interaction was told the truth."""
        name = f"interaction {each.key} ({each.what})"
        if len(claims) > 1:
            yield f"{name} counted at {claims}"
        if "ok" in each.said and not claims:
            yield f"{name} was carried out, but nothing is stored"
        if claims and each.said and {*each.said} == {"refused"}:
            yield f"{name} was refused, but is stored at {claims}"
        refusal = self.spoken.refusal(text) if text else None
        if claims and refusal is not None and (calm or refusal not in SORRY) and each.delivered == 1:
            yield f"{name} is stored at {claims}, but the person reads {refusal!r}"
        if calm and each.delivered == 1 and not each.late:
            if text is None or not text.strip():
                yield f"{name} got no answer"
            elif refusal in SORRY:
                yield f"{name} got an apology without a fault: {text}"

    def _all_refused(self, presses: Sequence[Pressed], sent: Sequence[Request]) -> bool:
        texts = [shown(each, sent) for each in presses]
        codes = [self.spoken.refusal(text) if text else None for text in texts]
        return all(code is not None and code not in SORRY for code in codes)

    def _posted(self, sent: Iterable[Request]) -> Iterator[str]:
        """Each post reaches its channel once."""
        for each in sent:
            if each.method == "POST" and each.done and each.path.endswith("/messages"):
                for mark in {*marks(each.body)}:
                    posted = self.marks.setdefault(mark, [])
                    posted.append((each.path, each.answer["id"]))
                    if len({*posted}) > 1:
                        yield f"table {mark[0]}: post {mark[1]} was sent {len({*posted})} times: {posted}"


def _changed(before: Tables, after: Tables) -> list[int]:
    """Tables that are not as they were, though no practice opponent moved there."""
    paused = db.Status.PAUSED  # by the host, because its rules failed
    quiet = [
        n for n, kept in after.items() if kept.row.status is not paused and not any(s.opponent for s in kept.seats)
    ]
    return [n for n in quiet if n not in before or before[n].held() != after[n].held()]


def marks(body: Any) -> Iterator[tuple[int, str]]:
    """The posts of which a message is one, by its buttons."""
    for each in walk((body or {}).get("components") or ()):
        ref = read(str(each.get("custom_id", "")))
        if ref is not None and ref.table and ref.token.startswith("p") and ref.token[1:].isdigit():
            yield ref.table, ref.token


def heard(pressed: Mapping[str, Pressed], method: Any) -> Any:
    """A method of the host that carries out a press, listened to: its first argument is the interaction's key."""

    async def call(self: Host, key: str, *args: Any, **values: Any) -> Any:
        said = pressed[key].said if key in pressed else []
        try:
            done = await method(self, key, *args, **values)
        except (Illegal, Refused, Stale):
            said.append("refused")
            raise
        except BaseException:
            said.append("failed")
            raise
        said.append("ok")
        return done

    return call


async def stuck(store: db.Store, host: Host) -> list[str]:
    """Tables in play at which nobody could do anything."""
    found: list[str] = []
    for number, kept in (await tables(store)).items():
        if kept.row.status is not db.Status.PLAYING:
            continue
        rules, newest = host.register.games[kept.row.key], await store.journal.newest(number)
        assert newest is not None
        state = rules.decode(newest.body)
        waiting = rules.waiting(state)
        if not waiting:
            found.append(f"table {number} waits for nobody")
        for seat in waiting:
            held = kept.seats[seat]
            if held.person is None and held.opponent is None:
                found.append(f"table {number} waits for seat {seat}, which nobody holds")
            if not rules.offers(state, seat):
                found.append(f"table {number} offers nothing to seat {seat}, for which it waits")
        for held in kept.seats:
            plan = await store.plans.of(number, held.index)
            if plan is not None and (plan.person != held.person or held.opponent is not None):
                found.append(f"table {number}: the plan of seat {held.index} is not that of who plays it")
    return found


def body_of(view: Any) -> bytes:
    """A view, a score sheet, what many results say together, or a film, as data, for the picture of it."""
    if isinstance(view, ScoreSheet | Tallies):
        return msgspec.json.encode(view, order="deterministic")
    if isinstance(view, Film):
        bare = [msgspec.structs.replace(each, view=b"") for each in view.frames]
        told = msgspec.json.encode([bare, view.sheet], order="deterministic")
        return told + b"".join(each.view for each in view.frames)
    return msgspec.json.encode([view.seat, view.table, view.hand, view.waiting, view.doing], order="deterministic")


def what(payload: Any) -> str:
    """An interaction in a few words."""
    data = payload["data"]
    if "custom_id" in data:
        return f"{data['custom_id']} {data.get('values', '')}"
    words, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join([f"/{' '.join(words)}", *(f"{each['name']}:{each.get('value')}" for each in options)])


async def behind(store: db.Store, host: Host, backend: Backend, number: int, kept: Kept) -> list[str]:
    """Whether the public message of a table that has a place shows it as it stands. The pictures of a world are the
    view itself."""
    row = kept.row
    place, newest = row.thread or row.channel, await store.journal.newest(number)
    if newest is None or place not in backend.channels or row.status is db.Status.ABANDONED:
        return []
    message = backend.messages.get(place, {}).get(row.board or 0)
    if message is None:
        return [f"table {number} ({row.status}): its board {row.board} is not in its place {place}"]
    rules = host.register.games[row.key]
    wanted = body_of(rules.view(rules.decode(newest.body), None))
    drawn = [backend.cdn.get(each["url"]) or b"" for each in message.attachments]
    return [] if any(wanted in each for each in drawn) else [f"table {number} ({row.status}): its board is behind"]


def left_over(env: simcord.Env, host: Host) -> list[str]:
    """What a bot at rest still holds: its look at old files every few hours is all it may."""
    running = [str(task.get_coro()) for task in env._work.tasks if not task.done()]
    held = [f"a task is left: {each}" for each in running if "Loop._loop" not in each]
    return held + [f"the lock of table {number} is held" for number in host.sessions.lives._locks]


def reader(backend: Backend, presses: Iterable[Pressed], request: Request) -> Reader:
    """Who gets what is sent with a request."""
    parts = request.path.strip("/").split("/")
    pressed = next((each for each in presses if each.token in parts), None)
    if pressed is not None:
        body = request.body or {}
        public = body.get("type") == 4 and not (body.get("data") or {}).get("flags", 0) & 64
        return Reader(
            pressed.server, backend.interactions[int(pressed.key)].channel_id, None if public else pressed.person
        )
    channel = backend.channels.get(int(parts[1])) if parts[0] == "channels" else None
    if channel is None:
        return Reader()
    return Reader(channel.guild_id, channel.parent_id if channel.is_thread else channel.id)
