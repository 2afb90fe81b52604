"""The rows of the store, frozen. Times are epoch seconds, ids are integers."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

PARKED = 2**62
"""The time given to posts of a table without a place: they wait for one. And to what is not due at all."""


class StoreError(Exception):
    """Storage failed and changed nothing. The text is one sentence for the admin."""


class InUse(StoreError):
    """Another process has the database."""


class Away(StoreError):
    """The database cannot be reached, or does not get to it just now: the same may work in a moment."""


class NotAllowed(StoreError):
    """A game cannot be given that status, or not any more. Nothing was changed."""


class Damaged(StoreError):
    """What is stored makes no sense."""


class Status(StrEnum):
    """The stages in the life of a game."""

    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    FINISHED = "finished"
    ABANDONED = "abandoned"


LIVE = (Status.OPEN, Status.PLAYING, Status.PAUSED)
"""The stages of a game that is not over."""


class By(StrEnum):
    """The author of an entry: a person; nobody, since it followed by itself from that person's entry before; a
    person's plan, a practice opponent, the host by itself, an admin of the server, or people who have agreed on it
    (undos only)."""

    PERSON = "person"
    FORCED = "forced"
    AHEAD = "ahead"
    OPPONENT = "opponent"
    AUTO = "auto"
    ADMIN = "admin"
    AGREED = "agreed"


class Outcome(StrEnum):
    """The result of an append: written, already written by the same press, or refused: the game has moved on."""

    OK = "ok"
    DUPLICATE = "duplicate"
    STALE = "stale"


class Server(Struct, frozen=True):
    """A Discord server's settings. `language` is None until an admin chose one; `settings` is the host's."""

    id: int
    language: str | None = None
    settings: bytes = b""


class NewGame(Struct, frozen=True, kw_only=True):
    """A game about to be opened. `key` names its rules, `wanted` is the number of seats it is opened for."""

    key: str
    server: int
    channel: int
    thread: int | None = None
    wanted: int
    options: bytes = b""
    terms: bytes = b""
    seed_hash: bytes
    rules: str
    created_by: int
    created_at: int


class Game(Struct, frozen=True, kw_only=True):
    """A game without its seed, so that no log line or traceback can print it.

    `head` is the seq of the last entry (-1: not started), `undos` how many entries were undos, `rules` and
    `state_hash` those of the last entry (or the later rules by which it goes on since), `board` the message that
    shows the board, posted at `board_at`. `terms` are the host's, `lost` says why the table has no place to be shown,
    `paused` why nobody can move there, `ended` why it is over without a result.
    """

    id: int
    key: str
    server: int
    channel: int
    thread: int | None
    status: Status
    head: int
    undos: int
    wanted: int
    options: bytes
    seed_hash: bytes
    rules: str
    state_hash: bytes
    board: int | None
    board_at: int | None
    created_by: int
    created_at: int
    updated_at: int
    terms: bytes = b""
    lost: str | None = None
    paused: str | None = None
    ended: str | None = None


class Seat(Struct, frozen=True, kw_only=True):
    """A seat: a person, or a kind of practice opponent, or both: the opponent holds the seat for that person. `open`:
    anybody may take it over. `since` is when its player was called to the pending decision (None: nobody waits for a
    person there), `told` how often they were called again. `began`: when their turn began (None: they have none, or
    it counts for nothing). `shown`: what its holder was last shown of the log, as the host writes it (empty: nothing
    yet). `clock` is the host's, counted up to the time `counted` (None: it stands)."""

    index: int
    person: int | None = None
    opponent: str | None = None
    name: str
    open: bool = False
    since: int | None = None
    began: int | None = None
    told: int = 0
    shown: bytes = b""
    clock: bytes = b""
    counted: int | None = None


class Tenure(Struct, frozen=True, kw_only=True):
    """Who held a seat, from entry `first` to entry `last` (None: until now). Otherwise as `Seat`."""

    seat: int
    first: int
    last: int | None = None
    person: int | None = None
    opponent: str | None = None
    name: str


class Insight(Struct, frozen=True):
    """Somebody, by their digest at this game, has held a seat of it: see `db.insights`."""

    seat: int
    person: bytes


class Ballot(Struct, frozen=True, kw_only=True):
    """A person's vote about a seat (-1: about the table), of a `kind` that the host knows, with its time."""

    kind: str
    about: int
    person: int
    at: int


class Plan(Struct, frozen=True, kw_only=True):
    """What a person leaves beforehand for their seat's turn; `body` is the host's. `decision` names the decision it
    is for, as the host does; None: none of it is to be played."""

    seat: int
    person: int
    decision: str | None
    body: bytes


class Try(Struct, frozen=True, kw_only=True):
    """What somebody tries out from a seat, since entry `head` of a game that had so many `undos` then. `seed` is
    that of what is imagined in it, never the game's; `body` is the host's."""

    seat: int
    head: int
    undos: int
    seed: bytes
    body: bytes
    at: int


class Lesson(Struct, frozen=True, kw_only=True):
    """How far a person has come in learning the game `key`: the names of the lessons they have `done`, and what they
    play in the one they have `begun` ("" for none). `body` and `first`, what is known of their first game, are the
    host's."""

    key: str
    done: str = ""
    begun: str = ""
    body: bytes = b""
    first: bytes = b""
    at: int


class Proposal(Struct, frozen=True, kw_only=True):
    """What a person at a seat asks others at a game to agree to: its `kind` and `body` are the host's. `head`: it
    stands only while this is the game's last entry (None: whatever is played). `asked` are the people who have to
    agree, `agreed` those who have. It was made at `at` and stands until `until`."""

    kind: str
    person: int
    seat: int
    head: int | None
    body: bytes
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    at: int
    until: int


HASH = 8
"""Bytes kept of the hash after each entry: hashes do not compress, and so many are enough to find the first that
differs."""


class Entry(Struct, frozen=True, kw_only=True):
    """A line of a game's journal, never changed once written. Entry 0 is the start.

    `text` is the canonical action; `draws` and `notes` are the host's encoding. `strikes` is the seq an undo
    takes back. `sealed`: no undo crosses it. `hash` is that of the state after it, cut to `HASH` bytes (older
    versions kept more in games that are not archived).
    """

    seq: int
    seat: int | None
    text: str
    draws: bytes | None = None
    sealed: bool = False
    strikes: int | None = None
    notes: bytes = b""
    rules: str
    hash: bytes
    at: int
    by: By = By.PERSON


class Snapshot(Struct, frozen=True):
    """The encoded state after entry `seq`."""

    seq: int
    body: bytes


class Ending(Struct, frozen=True, kw_only=True):
    """How a game ended, as its entries up to the last one, `head`, say: when it began and `ended`, how many `entries`
    stand after the start, and how many `turns` these are. `setting` is the value of its first setting ("": it has
    none, or a text of its own). `fewest`: the fewest points win. `sources` of the points are as the host writes
    them. `rated`: its people had agreed before the start that it changes their ratings. `level`: how hard it was, of
    a game alone that knows that, else "" (None: it was written before levels were, `recompute` tells it)."""

    head: int
    began: int
    ended: int
    entries: int
    turns: int
    setting: str
    fewest: bool
    sources: bytes
    rated: bool = False
    level: str | None = None


class Score(Struct, frozen=True, kw_only=True):
    """What a seat had at the end of a game: its place from 1, which equals share, and its points. Who held the seat
    is told by its tenures."""

    seat: int
    place: int
    points: int
    won: bool


class NewDue(Struct, frozen=True):
    """Something to do later at a table, once: a post or a chore. `kind` and `body` are the host's; not before
    `at`."""

    kind: str
    body: bytes
    at: int


class Owed(Struct, frozen=True):
    """A call that waits for its person: to which game, why (the host's), and since when. `mark`: the due work that is
    about to make it, or has made it and not noted that."""

    game: int
    why: str
    since: int
    mark: int | None = None


class Due(Struct, frozen=True, kw_only=True):
    """Due work. `nonce` stays the same over all tries; `done` is when it was done, or None; `outcome` tells of the
    last try. `holder` has claimed it until `held`. `server` is the table's, where somebody else may speak for it."""

    id: int
    game: int
    kind: str
    body: bytes
    at: int
    tries: int
    nonce: str
    done: int | None
    outcome: str | None
    holder: str | None
    held: int | None
    server: int = 0


class Appended(Struct, frozen=True):
    """`seq` is that of the press's own entry (ok, duplicate), or the game's head (stale)."""

    outcome: Outcome
    seq: int
