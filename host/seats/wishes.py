"""What follows when somebody leaves a seat, takes one, or votes: functions from how a table is held to the change to
be written. Nothing here waits, reads or writes; all of it runs inside one transaction and raises `Refused`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db
from db import Ballot, Change, Held

from ..calls import DAY, HOUR, STAND_IN, may_be_nudged, played, replaceable, terms_of
from ..people import Person, Refused, practices
from ..posts import Notice
from ..reliability import left

END, ASKED, REPLACE, OFFER, OFFERED, NUDGE = "end", "asked", "replace", "offer", "offered", "nudge"
"""Kinds of ballots: for an end without a result; that such an end was asked for lately; for a replacement; an offer
of a seat to `person`; that its owner made an offer lately; that the others were nudged."""
INVITED, INVITATIONS = "invited", 3
"""The kind of ballot that counts an invitation to a table before its start, and the most of them to a person in an
hour."""
SENT_AWAY, OUT = "sent", "out"
"""The kind of ballot that notes a person sent away from a table before its start."""
GUEST = db.GUEST
"""The kind of ballot that notes a person who came from another server by a code."""
PAUSE = 600
"""Seconds between two offers of a seat, each of which calls somebody."""
TABLE = -1
"""The seat of a ballot that is about the table."""
AGREED, DESERTED, CLOSED = "agreed", "deserted", "closed"
"""Why a table ended without a result: by agreement, because everybody left, or by an admin (the reason follows)."""


NOTICES = (
    "resigned", "removed", "forgotten", "away", "back", "opened", "offered", "taken", "replaced", "vote", "end",
    "nudge", "remind", "concerns", "paused", "older", "fits", "resumed", "moved", "rewound", "why-replaced",
    "why-removed", "replaced-barred", "absent", "clock-warning", "clock-red", "clock-move", "clock-stand-in",
    "clock-vote", "full", "unstarted", "unstarted-closed", "sent-away", "taken-off", "reopened", "restored",
    "offered-admin", "take-back", "take-back-refused", "take-back-lapsed", "taken-back", "taken-back-alone",
    "terms", "terms-refused", "terms-lapsed", "terms-changed",
)  # fmt: skip
"""The codes of notices; then come acts of admins, then proposals."""


def owned(seat: db.Seat) -> bool:
    """Whether a seat belongs to a person who is still at the table, not one who was replaced and may come back."""
    return seat.person is not None and not (seat.opponent and seat.open)


# --- a person's own seat


def resigned(held: Held, person: int, kind: str, now: int) -> Change:
    """Give a seat up for good: an opponent plays on, and anybody may take it."""
    seat = _own(held, person)
    return _marked(held, seat, _given_up(held, seat, kind, now, "resigned"))


def removed(held: Held, index: int, kind: str, now: int, reason: str = "") -> Change:
    """An admin takes a seat from its person for good, and may say why."""
    seat = _seat(held, index)
    if seat.person is None:
        raise Refused("nobody-there")
    return _marked(held, seat, _given_up(held, seat, kind, now, "why-removed" if reason else "removed", reason))


def vanished(held: Held, index: int, kind: str, now: int) -> Change:
    """A seat loses its person, of whom everything is deleted. Nobody is named."""
    seat = _seat(held, index)
    if seat.person is None:
        raise Refused("nobody-there")
    return _given_up(held, replace(seat, name=""), kind, now, "forgotten")


def away(held: Held, person: int, kind: str, now: int) -> Change:
    """Let an opponent hold the seat for its owner."""
    seat = _own(held, person)
    if seat.opponent:
        raise Refused("already-away")
    return _with(held, replace(seat, opponent=kind, open=False), [_notice("away", now, seat)])


def back(held: Held, person: int, now: int) -> Change:
    """The owner plays again."""
    seat = _own(held, person)
    if not seat.opponent:
        raise Refused("not-away")
    if seat.open and kept_off(held, person):
        raise Refused("kept-off")
    return _with(held, replace(seat, opponent=None, open=False), [_notice("back", now, seat)])


def offered(held: Held, person: int, to: int | None, now: int) -> Change:
    """Offer the seat to somebody, or (None) to anybody; its owner plays until it is taken."""
    seat = _own(held, person)
    if to is None:
        if seat.open:
            raise Refused("already-offered")
        return _with(held, replace(seat, open=True), [_notice("opened", now, seat)])
    if kept_off(held, to):
        raise Refused("guest-kept-off", guest=str(to))
    _may_take(held, to, seat.index)
    last = max((b.at for b in held.ballots if (b.kind, b.about) == (OFFERED, seat.index)), default=None)
    if last is not None and now < last + PAUSE:
        raise Refused("offered-lately", at=str(last + PAUSE))
    others = [b for b in held.ballots if b.kind not in (OFFER, OFFERED) or b.about != seat.index]
    others.append(Ballot(kind=OFFER, about=seat.index, person=to, at=now))
    others.append(Ballot(kind=OFFERED, about=seat.index, person=person, at=now))
    return Change(ballots=others, due=[_notice("offered", now, seat, persons=(to,))], quiet=True)


def offered_by_admin(held: Held, index: int, to: int, now: int) -> Change:
    """An admin offers somebody a seat that is free, or whose player was replaced. Somebody who has held another seat
    there knows its secrets and is refused."""
    seat = _seat(held, index)
    if owned(seat):
        raise Refused("seat-not-free")
    if kept_off(held, to):
        raise Refused("guest-kept-off", guest=str(to))
    _may_take(held, to, index)
    others = [b for b in held.ballots if (b.kind, b.about, b.person) != (OFFER, index, to)]
    others.append(Ballot(kind=OFFER, about=index, person=to, at=now))
    return Change(ballots=others, due=[_notice("offered-admin", now, seat, persons=(to,))], quiet=True)


def kept(held: Held, person: int) -> Change:
    """Take back the offer of one's seat."""
    seat = _own(held, person)
    others = [each for each in held.ballots if (each.kind, each.about) != (OFFER, seat.index)]
    if not seat.open and len(others) == len(held.ballots):
        raise Refused("not-offered-seat")
    return Change(seats=_instead(held, replace(seat, open=bool(seat.opponent) and seat.open)), ballots=others)


def taken(held: Held, index: int, by: Person, now: int) -> Change:
    """Take over a seat that is open, or was offered to this person; its owner always may."""
    seat = _seat(held, index)
    if seat.person == by.id:
        return back(held, by.id, now)
    _may_take(held, by.id, index)
    if not any((b.kind, b.about, b.person) == (OFFER, index, by.id) for b in held.ballots):
        if not seat.open:
            raise Refused("seat-not-free")
        if sent_away(held, by.id):
            raise Refused("sent-away-then")
    new = replace(seat, person=by.id, name=by.name, opponent=None, open=False, since=None, told=0)
    return _with(held, new, [_notice("taken", now, seat, name=by.name)])


# --- the others


def replaced(
    held: Held, index: int, kind: str, now: int, reason: str = "", *, barred: Collection[int] = ()
) -> Change:
    """Let an opponent play for somebody who does not move; they may come back until somebody has taken the seat, but
    for people `barred` on the server. `reason`: an admin's."""
    seat = _seat(held, index)
    if seat.person is None:
        raise Refused("nobody-there")
    if seat.opponent and seat.open:
        raise Refused("already-replaced")
    back = seat.person not in barred
    code = "why-replaced" if reason else "replaced" if back else "replaced-barred"
    notice = _notice(code, now, seat, persons=(seat.person,) if back else (), reason=reason)
    return _marked(held, seat, _with(held, replace(seat, opponent=kind, open=True), [notice]))


def absent(held: Held, index: int, kind: str, now: int) -> Change:
    """A practice opponent plays for somebody who is away until they are back: nobody else may take the seat."""
    seat = _seat(held, index)
    notice = _notice("absent", now, seat, persons=() if seat.person is None else (seat.person,))
    return _with(held, replace(seat, opponent=kind, open=False), [notice])


class Poll(Struct, frozen=True):
    """How a vote on a seat's replacement stands: when it begins to count, how many may vote, how many votes it takes,
    who has voted. `stands_in`: its player is away and keeps the seat, which a practice opponent plays meanwhile."""

    since: int
    voters: int
    needed: int
    votes: tuple[int, ...]
    stands_in: bool = False


def poll(held: Held, index: int, now: int) -> Poll | None:
    """The vote on a seat's replacement; None while nobody waits for its player, or nobody can move. More than half of
    the others who play must agree; after twice the table's time one vote is enough, because others may have gone as
    well."""
    seat = _seat(held, index)
    at = replaceable(held.row, seat, held.away)
    if at is None or seat.since is None:
        return None
    voters = [each.person for each in held.seats if played(each) and each.index != index]
    votes = tuple(
        b.person
        for b in held.ballots
        if (b.kind, b.about) == (REPLACE, index) and b.person in voters and b.at > seat.since
    )
    late = now >= at + terms_of(held.row).replace * HOUR
    usual = replaceable(held.row, seat)
    return Poll(at, len(voters), 1 if late else len(voters) // 2 + 1, votes, usual is not None and now < usual)


def voted(held: Held, index: int, person: int, kind: str, now: int) -> Change:
    """One of the others votes to replace a seat; with enough votes it is replaced."""
    own, seat = _own(held, person), _seat(held, index)
    if own.index == index or not played(own):
        raise Refused("only-others")
    _someone_can_move(held)
    count = poll(held, index, now)
    if count is None:
        raise Refused("not-waited-for")
    if now < count.since:
        raise Refused("too-early", at=str(count.since))
    votes = {*count.votes, person}
    if len(votes) >= count.needed:
        return (absent if count.stands_in else replaced)(held, index, kind, now)
    if person in count.votes:
        raise Refused("already-voted")
    mine = Ballot(kind=REPLACE, about=index, person=person, at=now)
    others = [b for b in held.ballots if (b.kind, b.about, b.person) != (REPLACE, index, person)]
    own_name = _notice("vote", now, seat, name=own.name)
    return Change(ballots=[*others, mine], due=[own_name], quiet=True)


def nudged(held: Held, person: int, awaited: Iterable[int], now: int) -> Change:
    """Call those waited for again, at most once a day, and each only as often as anybody is called to one turn."""
    own = _own(held, person)
    _someone_can_move(held)
    last = max((b.at for b in held.ballots if b.kind == NUDGE), default=None)
    if last is not None and now < last + DAY:
        raise Refused("nudged-already", at=str(last + DAY))
    seats = tuple(s.index for s in held.seats if s.index in awaited and played(s) and s.index != own.index)
    if not seats:
        raise Refused("nobody-to-nudge")
    terms = terms_of(held.row)
    seats = tuple(s.index for s in held.seats if s.index in seats and may_be_nudged(s, terms))
    if not seats:
        raise Refused("called-enough")
    ballots = [b for b in held.ballots if b.kind != NUDGE]
    ballots.append(Ballot(kind=NUDGE, about=TABLE, person=person, at=now))
    again = [replace(s, told=s.told + 1) if s.index in seats else s for s in held.seats]
    return Change(seats=again, ballots=ballots, due=[_notice("nudge", now, own, seats=seats)], quiet=True)


def sent_away(held: Held, person: int) -> bool:
    """Whether somebody was sent away from a table before its start, and not invited again."""
    return any((b.kind, b.person) == (SENT_AWAY, person) for b in held.ballots)


def was_invited_abroad(held: Held, person: int) -> bool:
    """Whether somebody was invited to a table before its start as a guest, and not sent away."""
    abroad = any((b.kind, b.person) == (GUEST, person) for b in held.ballots)
    return abroad and was_invited(held, person) and not sent_away(held, person)


def was_invited(held: Held, person: int) -> bool:
    """Whether somebody was invited to a table before its start."""
    return any((b.kind, b.person) == (INVITED, person) for b in held.ballots)


def kept_off(held: Held, person: int) -> bool:
    """Whether an admin keeps somebody off this one table."""
    return any((b.kind, b.person) == (OUT, person) for b in held.ballots)


def shut_out(held: Held, person: int, now: int) -> Change:
    """An admin keeps somebody off this one table from now on; a seat they have stays theirs."""
    if kept_off(held, person):
        raise Refused("kept-off-already")
    return Change(ballots=[*held.ballots, Ballot(kind=OUT, about=TABLE, person=person, at=now)], quiet=True)


def let_back(held: Held, person: int) -> Change:
    """The opposite."""
    if not kept_off(held, person):
        raise Refused("not-kept-off")
    ballots = [b for b in held.ballots if (b.kind, b.person) != (OUT, person)]
    return Change(ballots=ballots, quiet=True)


def invited(held: Held, guest: int, now: int, *, pardoned: bool, name: str = "", abroad: bool = False) -> Change:
    """Somebody is about to be invited to a table before its start, at most `INVITATIONS` times an hour. Who was sent
    away must be `pardoned` by who manages the table, who has that name. `abroad`: from another server, as a guest."""
    if kept_off(held, guest):
        raise Refused("guest-kept-off", guest=str(guest))
    if sent_away(held, guest) and not pardoned:
        raise Refused("guest-sent-away", guest=str(guest), name=name)
    mine = [b for b in held.ballots if (b.kind, b.person) == (INVITED, guest) and b.at > now - HOUR]
    free = next((n for n in range(INVITATIONS) if n not in {b.about for b in mine}), None)
    if free is None:
        raise Refused("invited-enough", guest=str(guest), most=INVITATIONS)
    others = [b for b in held.ballots if b.kind not in (INVITED, SENT_AWAY) or b.person != guest]
    cast = [Ballot(kind=INVITED, about=free, person=guest, at=now)]
    if abroad:
        others = [b for b in others if (b.kind, b.person) != (GUEST, guest)]
        cast.append(Ballot(kind=GUEST, about=TABLE, person=guest, at=now))
    return Change(ballots=[*others, *mine, *cast], quiet=True)


# --- the end


def agreed(held: Held, person: int, now: int) -> Change:
    """Agree to end the table without a result. The others are asked at most once a day."""
    own = _own(held, person)
    if any((b.kind, b.person) == (END, person) for b in held.ballots):
        raise Refused("already-agreed")
    ballots = [*held.ballots, Ballot(kind=END, about=TABLE, person=person, at=now)]
    others = tuple(s.person for s in held.seats if s.person is not None and s.person != person and owned(s))
    first = not any(b.kind == ASKED and now < b.at + DAY for b in held.ballots)
    due = []
    if first:
        ballots = [b for b in ballots if b.kind != ASKED]
        ballots.append(Ballot(kind=ASKED, about=TABLE, person=person, at=now))
        due = [_notice("end", now, own, persons=others)]
    return Change(ballots=ballots, due=due, quiet=True)


def to_agree(held: Held, person: int) -> tuple[int, int]:
    """How many others are there whose agreement an end needs, and how many of them have not given it."""
    others = {seat.person for seat in held.seats if owned(seat)} - {person}
    return len(others), len(others - {b.person for b in held.ballots if b.kind == END})


def disagreed(held: Held, person: int) -> Change:
    """Withdraw one's agreement to an end."""
    _own(held, person)
    ballots = [b for b in held.ballots if (b.kind, b.person) != (END, person)]
    if len(ballots) == len(held.ballots):
        raise Refused("not-agreed")
    return Change(ballots=ballots, quiet=True)


def closed(held: Held, reason: str) -> Change:
    """An admin ends a table, started or not."""
    if held.row.status in (db.Status.FINISHED, db.Status.ABANDONED):
        raise Refused("already-over")
    return Change(ended=f"{CLOSED} {reason}".strip())


def unagreed(held: Held) -> Change:
    """Nobody agrees to an end any more: the table is opened again."""
    return Change(ballots=[each for each in held.ballots if each.kind != END], quiet=True)


def settled(held: Held, change: Change, now: int) -> Change:
    """A change, and the end of the table if it follows: nobody is left, or everybody has agreed."""
    seats = held.seats if change.seats is None else change.seats
    ballots = held.ballots if change.ballots is None else change.ballots
    persons = {seat.person for seat in seats if seat.person is not None}
    gone = {seat.person for seat in held.seats if seat.person is not None} - persons
    owners = {seat.person for seat in seats if owned(seat)}
    asked = owners or persons
    ended = change.ended
    if ended is None and held.row.head >= 0 and held.row.status in (db.Status.PLAYING, db.Status.PAUSED):
        if gone and not owners:
            ended = DESERTED
        elif asked and asked <= {b.person for b in ballots if b.kind == END}:
            ended = AGREED
    if ended is None:
        return change
    due = [] if held.row.head < 0 else [db.NewDue("over", b"{}", now)]
    return msgspec.structs.replace(change, ended=ended, due=due, quiet=False)


# --- what somebody may wish

OWN = ("back", "keep", "away", "open", "resign", "end", "unend", "nudge")
"""Wishes of people with a seat."""
OTHERS = ("take", "replace")
"""Wishes about somebody else's seat."""


def wished(held: Held, wish: str, seat: int, by: Person, awaited: Iterable[int], now: int) -> Change:
    """What follows from a wish about one's own seat or, for those in `OTHERS`, another one. Raises `Refused`."""
    if wish in OWN and not any((each.index, each.person) == (seat, by.id) for each in held.seats):
        raise Refused("seat-gone" if held.known_to(by.id) else "not-seated")
    match wish:
        case "back":
            return back(held, by.id, now)
        case "keep":
            return kept(held, by.id)
        case "away":
            return away(held, by.id, STAND_IN, now)
        case "open":
            return offered(held, by.id, None, now)
        case "resign":
            return resigned(held, by.id, STAND_IN, now)
        case "end":
            return agreed(held, by.id, now)
        case "unend":
            return disagreed(held, by.id)
        case "nudge":
            return nudged(held, by.id, awaited, now)
        case "take":
            return taken(held, seat, by, now)
        case "replace":
            return voted(held, seat, by.id, STAND_IN, now)
    raise Refused("no-such-value", value=wish[:40])


def possible(held: Held, by: Person, awaited: Sequence[int], now: int) -> list[tuple[str, int]]:
    """The wishes somebody would be granted now, each with its seat."""
    own = next((seat.index for seat in held.seats if seat.person == by.id), None)
    asked = [] if own is None else [(wish, own) for wish in OWN]
    asked += [(wish, seat.index) for wish in OTHERS for seat in held.seats if seat.index != own]
    return [each for each in asked if _granted(held, *each, by, awaited, now)]


def _granted(held: Held, wish: str, seat: int, by: Person, awaited: Sequence[int], now: int) -> bool:
    try:
        wished(held, wish, seat, by, awaited, now)
    except Refused:
        return False
    return True


# --- inside


def _going(held: Held) -> None:
    if held.row.head < 0 and held.row.status is db.Status.OPEN:
        raise Refused("not-started")
    if held.row.status not in (db.Status.PLAYING, db.Status.PAUSED):
        raise Refused("already-over")


def _someone_can_move(held: Held) -> None:
    if held.row.status is db.Status.PAUSED:
        raise Refused("nobody-waits")


def _own(held: Held, person: int) -> db.Seat:
    """A person's seat at a table that has started and is not over."""
    _going(held)
    seat = next((seat for seat in held.seats if seat.person == person), None)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _seat(held: Held, index: int) -> db.Seat:
    _going(held)
    if not 0 <= index < len(held.seats):
        raise Refused("no-such-seat")
    return held.seats[index]


def _may_take(held: Held, person: int, index: int) -> None:
    """Raises `Refused` for somebody who already has a seat, and for somebody who held another one: they know its
    secrets."""
    if any(seat.person == person for seat in held.seats):
        raise Refused("already-seated")
    if held.known_to(person) - {index}:
        raise Refused("held-another")
    if kept_off(held, person):
        raise Refused("kept-off")


def _given_up(held: Held, seat: db.Seat, kind: str, now: int, code: str, reason: str = "") -> Change:
    there = practices(each for each in held.tenures if each.seat == seat.index)
    number = there[0] if there else max(practices((*held.seats, *held.tenures)), default=0) + 1
    new = replace(seat, person=None, opponent=kind, open=True, name=str(number))
    return _with(held, new, [_notice(code, now, seat, reason=reason)])


def _marked(held: Held, seat: db.Seat, change: Change) -> Change:
    """A change by which a seat's player leaves it before the end."""
    return replace(change, marks=left(seat, held.seats))


def _with(held: Held, new: db.Seat, due: Sequence[db.NewDue]) -> Change:
    """A seat that changes hands: votes and offers about it end, and so do those of the person who no longer has
    it."""
    old = held.seats[new.index].person
    ballots = [
        b
        for b in held.ballots
        if not (b.about == new.index and b.kind in (REPLACE, OFFER))
        and not (b.person == old != new.person and b.kind in (END, REPLACE))
    ]
    return Change(seats=_instead(held, new), ballots=ballots, due=due)


def _instead(held: Held, new: db.Seat) -> list[db.Seat]:
    return [new if seat.index == new.index else seat for seat in held.seats]


def _notice(
    code: str,
    now: int,
    seat: db.Seat,
    *,
    name: str | None = None,
    persons: tuple[int, ...] = (),
    seats: tuple[int, ...] = (),
    reason: str = "",
) -> db.NewDue:
    notice = Notice(code, seat.index, seat.name if name is None else name, persons, seats, reason)
    return db.NewDue("notice", msgspec.json.encode(notice), now)
