"""A whole world from one seed: two servers, tables of any games, people who press at random, time that passes, and
faults of every kind. After each step what people were told is compared with what is stored, and all that left the bot
is looked through for secrets.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import discord
import simcord
from msgspec.structs import replace
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError

from db import Status
from host import Place, Settings
from host.keep.verify import verify

from . import ledger, letters
from .calls import Calls, a_life
from .canaries import Hit, Reader, Secrets, of_body
from .ledger import Kept, Ledger, Pressed, Spoken
from .people import Insider, Person
from .seams import Fault, Heard, Request, Seams, opened
from .town import Town, handles, listening, timeless

STEPS = 40
"""Steps of a world: each has up to three people who act at the same moment, or something else that happens."""
HOURS = (1, 5, 25, 80, 200)
GAMES = ("letters", "milestones", "ferry", "garden", "roads")
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Flo")
FINAL = ("close", "remove", "forget", "limits", "bar")
"""What an admin does seldom: it would leave little to happen."""
KINDS = ("before", "after", "kill", "killed")


class Life:
    """One world. `live` returns what was wrong in it, a line each. `forgers`: some press what is shown to others.
    `sleepers`: some sleep, go away, or want few calls. `files`: at the end some ask for every file. `builders`:
    admins have what happens sent to an address."""

    def __init__(
        self,
        seed: int,
        folder: Path,
        *,
        forgers: bool = False,
        sleepers: bool = False,
        files: bool = False,
        builders: bool = False,
    ) -> None:
        self.forgers, self.sleepers, self.files, self.builders = forgers, sleepers, files, builders
        self.seed, self.chance = seed, random.Random(f"world {seed}")
        self.seams, self.spoken, self.heard = Seams(seed), Spoken(), Heard()
        self.town = Town(folder, (self.chance.randbytes(32) for _ in iter(int, 1)), self.seams)
        self.seams.now, self.calls = self.town.now, Calls()
        self.ledger, self.secrets = Ledger(self.spoken), Secrets(self._sees)
        self.people: list[Person] = []
        self.pressed: dict[str, Pressed] = {}
        self.fresh: list[Pressed] = []
        self.queue: list[dict[str, Any]] = []
        self.kept_back: list[dict[str, Any]] = []
        self.before: dict[int, Kept] = {}
        self.wrong: list[str] = []
        self.told: list[str] = []
        self.holding = False
        self.env: simcord.Env
        self.private = self.hooked = 0

    # --- the whole

    async def live(self, steps: int = STEPS) -> list[str]:
        """Lives it; stops at the first step that went wrong."""
        before = handles()
        with opened(self.seams), listening(self.pressed, self.spoken, self.heard):
            self.env = simcord.Env(self.town.bot, check_errors=False, settle_timeout=120.0)
            self._virtual()
            await self.env.start()
            try:
                with self.env.time_context():
                    await self._live(steps)
            finally:
                self.seams.clear()
                self.seams.calm = True
                await self.env.shutdown()
                for store in self.town._stores:
                    await store.close()
        if not self.wrong and handles() > before:
            self.wrong.append(f"{handles() - before} files are still open")
        return self.wrong

    async def _live(self, steps: int) -> None:
        self._settle_people()
        for guild in {person.actor.guild.id for person in self.people}:
            await self.town.host.register.set_settings(guild, Settings(done=True))
            if self.builders:
                await self.town.host.events.set(guild, f"https://example.org/{guild}")
        if self.sleepers:
            await self._lead_lives()
        await self._open_tables()
        for _ in range(steps):
            await self._step()
            if self.wrong:
                return
        await self._end()

    # --- the place

    def _settle_people(self) -> None:
        env, chance = self.env, self.chance
        env.backend.emit = self._emit(env.backend.emit)  # type: ignore[method-assign]
        self.town.env = env
        for n in range(2):
            guild = env.create_guild(name=f"Server {n}")
            channel = guild.create_text_channel("games")
            for name in NAMES[: chance.randint(2, 4)]:
                actor = guild.add_member(env.create_user(f"{name}-zn{n}{name.lower()}"))
                self.people.append(Person(env, actor, chance, home=channel))
                self.secrets.name(actor.name, guild.id)
            admin = guild.create_role("admins", permissions=discord.Permissions(administrator=True))
            self.people.append(
                Person(env, guild.add_member(env.create_user(f"Admin{n}"), roles=[admin]), chance, home=channel)
            )
        self._private_room()
        if self.forgers:
            for person in self.people:
                person.victims = [each for each in self.people if each is not person]

    async def _lead_lives(self) -> None:
        """Some say how they live."""
        chance = random.Random(f"lives {self.seed}")
        for person in chance.sample(self.people, len(self.people) // 2):
            life = a_life(chance)
            if chance.random() < 0.3:
                life = replace(life, away=self.town.now() + chance.choice(HOURS) * 3_600)
            await self.town.host.attention.live(person.id, life)

    def _private_room(self) -> None:
        """A channel that only a few see, in which others play."""
        guild = self.people[0].actor.guild
        role = guild.create_role("insiders")
        hidden, seen = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
        assert self.env.bot.user is not None
        room = guild.create_text_channel(
            "private",
            overwrites={guild.default_role: hidden, role: seen, self.env.bot.user: seen},
        )
        self.private = room.id
        for name in ("Ines", "Ivo"):
            actor = guild.add_member(self.env.create_user(f"{name}-zp{name.lower()}"), roles=[role])
            self.people.append(Insider(self.env, actor, self.chance, home=room))
            self.secrets.name(actor.name, guild.id, room.id)

    async def _open_tables(self) -> None:
        """A table of letters in the private room, and one to three others, started in peace."""
        homes = {person.home.id: person.home for person in self.people}
        games = [self.chance.choice(GAMES) for _ in range(self.chance.randint(1, 3))]
        for n, game in enumerate(["letters", *games]):
            room = self.private if n == 0 else self.chance.choice(list(homes))
            players = [p for p in self.people if p.home.id == room and not p.actor.name.startswith("Admin")]
            await self._open_table(homes[room], game, players[: self.chance.randint(2, 4)])
        await self._judge()
        if not any(kept.row.head >= 0 for kept in self.before.values()):
            self.wrong.append("no table could be started")

    async def _open_table(self, room: Any, game: str, players: list[Person]) -> None:
        first = players[0].actor
        result = await first.slash(room, "game create", game=game)
        players[0].saw(result)
        place = room.threads[-1] if room.threads else room
        for person in players[1:]:
            await person.actor.slash(place, "game join")
        if self.chance.random() < 0.3:
            await first.slash(place, "game table opponent", kind="random")
        await first.slash(place, "game table start", seating="joined")

    # --- steps

    async def _step(self) -> None:
        way = self.chance.random()
        if way < 0.70:
            await self._act()
        elif way < 0.82:
            hours = self.chance.choice(HOURS)
            self._note(f"{hours} hours pass")
            self._arm(0.3)
            await self.env.advance_time(hours * 3_600)
        elif way < 0.90:
            await self._plan()
        elif way < 0.93:
            await self._restart("the bot is restarted")
        elif way < 0.945:
            self._lose_a_place()
            await self.env.settle()
        elif way < 0.97:
            await self._administer()
        else:
            await self._break_rules()
        await self._judge()

    async def _act(self) -> None:
        """Some people act at the same moment, and faults strike."""
        self.holding = True
        acting = [self._actor() for _ in range(self.chance.choice((1, 1, 2, 2, 3)))]
        results = [(person, await person.act()) for person in acting]
        self.holding = False
        self._arm(0.4)
        await self._deliver()
        await self.env.settle()
        for person, result in results:
            if result is not None:
                person.saw(result)

    async def _plan(self) -> None:
        """People who wait leave their next turns beforehand."""
        for number, kept in self.before.items():
            for person in self.people:
                if kept.row.status is Status.PLAYING and person.id in {seat.person for seat in kept.seats}:
                    result = await person.plan(number)
                    if result is not None:
                        person.saw(result)

    def _actor(self) -> Person:
        """Somebody; most often one who is waited for."""
        waited = [p for p in self.people if p.id in self._waited()]
        return self.chance.choice(waited if waited and self.chance.random() < 0.7 else self.people)

    def _waited(self) -> set[int]:
        return {
            seat.person
            for kept in self.before.values()
            if kept.row.status is Status.PLAYING
            for seat in kept.seats
            if seat.person is not None
        }

    def _arm(self, likely: float) -> None:
        while self.chance.random() < likely:
            seam = self.chance.choice(("database", "request", "post", "cancel"))
            kind = (
                "cancel"
                if seam == "cancel"
                else self.chance.choice(KINDS if self.chance.random() < 0.3 else KINDS[:2])
            )
            fault = Fault(seam, kind, self.chance.randrange(1 if seam == "post" else 8), self.chance.randrange(27))
            self._note(f"armed: {fault}")
            self.seams.arm(fault)

    async def _restart(self, why: str) -> None:
        """The process is killed where it is, and another one takes over."""
        self._note(why)
        self.seams.clear()
        await self.town.die()
        await self.env._detach_bot()
        self.seams.dead = False
        await self.env.restart_bot(self.town.new_bot())

    def _lose_a_place(self) -> None:
        threads = [n for n, each in self.env.backend.channels.items() if each.is_thread]
        if threads and self.chance.random() < 0.5:
            number = self.chance.choice(threads)
            self._note(f"thread {number} is deleted")
            self.env.backend.delete_channel(number)

    async def _administer(self) -> None:
        """An admin does something to a table, and is certain of it."""
        self._arm(0.3)
        admin = self.chance.choice([person for person in self.people if person.actor.name.startswith("Admin")])
        known = [each for each in admin.commands() if each[0][0] == "admin" and not {*each[0]} & {*FINAL}]
        path, spec = self.chance.choice(known)
        result = await admin.tries(" ".join(path), spec)
        if result is not None:
            admin.saw(result)
            await admin.act()

    async def _resume(self) -> None:
        """The admins have tables go on whose rules failed."""
        for number, kept in self.before.items():
            admin = next(p for p in self.people if p.actor.guild.id == kept.row.server and "Admin" in p.actor.name)
            if kept.row.status is Status.PAUSED:
                await admin.actor.slash(admin.home, "admin resume", table=str(number))

    async def _break_rules(self) -> None:
        seeds = list(self.secrets._seeds.values())
        if self.seams.broken:
            self._note("the rules are mended")
            self.seams.broken.clear()
            await self._resume()
        elif seeds:
            self._note("the rules of a table are broken")
            self.seams.broken.add(self.chance.choice(seeds))

    # --- what arrives at the bot

    def _emit(self, emit: Any) -> Any:
        def call(event: str, payload: Any) -> None:
            if event != "INTERACTION_CREATE":
                emit(event, payload)
                return
            pressed = Pressed(
                str(payload["id"]), payload["token"], self._person_of(payload), int(payload.get("guild_id") or 0),
                ledger.what(payload),
            )  # fmt: skip
            self.pressed[pressed.key] = pressed
            if self.holding and payload["type"] != 4:
                self.queue.append(payload)
            else:
                self._arrive(emit, payload)

        self._pass = emit
        return call

    def _person_of(self, payload: Any) -> int:
        return int((payload.get("member") or payload)["user"]["id"])

    def _arrive(self, emit: Any, payload: Any) -> None:
        pressed = self.pressed[str(payload["id"])]
        pressed.delivered += 1
        if pressed not in self.fresh:
            self.fresh.append(pressed)
        self._note(f"{pressed.key} {pressed.person}: {pressed.what}")
        emit("INTERACTION_CREATE", payload)

    async def _deliver(self) -> None:
        """The presses arrive: in any order, some twice, some only later."""
        queue, self.queue = [*self.queue, *self.kept_back], []
        self.kept_back = []
        self.chance.shuffle(queue)
        for payload in queue:
            fate, pressed = self.chance.random(), self.pressed[str(payload["id"])]
            if fate < 0.04 and not pressed.late:
                pressed.late = True
                self.kept_back.append(payload)
                continue
            self._arrive(self._pass, payload)
            await self.seams.waits()
            if fate > 0.94:
                self._arrive(self._pass, copy.deepcopy(payload))

    # --- after a step

    async def _judge(self) -> None:
        """Compare, and look for secrets."""
        struck = self.seams.clear()
        if self.seams.dead:
            await self._restart("and started again")
        self.seams.calm = True
        store, sent, presses = self.town.host.store, self.seams.sent, self.fresh
        after = await ledger.tables(store)
        self.wrong += await self.ledger.differences(
            store, self.before, after, presses, sent, calm=not struck and not self.seams.broken
        )
        await self._learn(after)
        self.wrong += [f"{hit.mark} reached {hit.reader} in {hit.where}" for hit in self._hits(sent)]
        if not self.seams.broken:
            self.wrong += await ledger.stuck(store, self.town.host)
        lives = await self.town.host.attention.lives([person.id for person in self.people])
        self.wrong += await self.calls.differences(store, lives, self.before, after, presses, sent)
        self.before, self.seams.sent, self.fresh, self.heard.lines = after, [], [], []
        self.hooked, self.seams.hooks = self.hooked + len(self.seams.hooks), []
        self.seams.calm = False

    async def _learn(self, after: dict[int, Kept]) -> None:
        """Who knows what by now."""
        store = self.town.host.store
        for number, kept in after.items():
            over = kept.row.status is Status.FINISHED
            self.secrets.seed(number, await store.games.seed(number), over=over)
            for seat in kept.seats:
                if seat.person is not None:
                    self.secrets.moved(seat.name, kept.row.channel)
            newest = await store.journal.newest(number) if kept.row.key == letters.KEY else None
            if newest is None:
                continue
            state = letters.GAME.decode(newest.body)
            self.secrets.there([*state.box.pile, *(word for hand in state.hands for word in hand.words)])
            self.secrets.opened(state.table.open, kept.row.channel)
            for seat, hand in zip(kept.seats, state.hands, strict=True):
                if seat.person is not None:
                    self.secrets.told(hand.words, seat.person)

    def _hits(self, sent: list[Request]) -> Iterator[Hit]:
        for each in sent:
            reader = ledger.reader(self.env.backend, self.pressed.values(), each)
            where = f"{each.method} {each.path}"
            yield from self.secrets.hits(reader, where, of_body(each.body))
            for name, alt, data in each.files:
                yield from self.secrets.hits(reader, f"{where} {name}", name.encode() + b" " + alt.encode())
                yield from self.secrets.hits(reader, f"{where} {name}", data)
        for server, data in self.seams.hooks:
            yield from self.secrets.hits(Reader(server), "an event for builders", data)
        for line in self.heard.lines:
            yield from self.secrets.hits(Reader(), "the log", line.encode())
            for person in self.people:
                if str(person.id) in line:
                    yield Hit(f"the number of {person.actor.name}", Reader(), f"the log: {line}")

    def _sees(self, person: int, channel: int) -> bool:
        try:
            return channel_accessible(self.env.backend, channel, person)
        except BackendError:
            return False

    # --- the end

    async def _end(self) -> None:
        """Faults cease, the bot starts again, days pass: then all must be in order."""
        self.seams.broken.clear()
        await self._restart("the last start")
        await self._resume()
        await self.env.advance_time(3_600)
        await self._find_places()
        await self.env.advance_time(30 * 3_600)
        await self._judge()
        if self.files:
            await self._hand_out_files()
            await self._judge()
        self.seams.calm = True
        store, host = self.town.host.store, self.town.host
        async for verdict in verify(store, self.town.games):
            if verdict.difference is not None:
                self.wrong.append(f"table {verdict.game} ({verdict.key}): {verdict.difference}")
        self.wrong += await ledger.stuck(store, host)
        for number, kept in self.before.items():
            self.wrong += await ledger.behind(store, host, self.env.backend, number, kept)
        self.wrong += ledger.left_over(self.env, host)
        self.wrong += await self.calls.never(store, self.before, self.town.now())

    async def _find_places(self) -> None:
        """Tables that lost their place, or had it taken by a fault, get one."""
        for number, kept in (await ledger.tables(self.town.host.store)).items():
            if kept.row.lost is not None and kept.row.status in (Status.PLAYING, Status.PAUSED):
                with self.env._bot_scope():
                    await self.town.host.places.move(number, Place(kept.row.server, kept.row.channel))

    async def _hand_out_files(self) -> None:
        """Everybody writes themselves a note; then a player and an admin ask for every file."""
        chance, host = random.Random(f"files {self.seed}"), self.town.host
        for number, kept in self.before.items():
            for seat in kept.seats:
                if seat.person is not None and seat.opponent is None and kept.row.status is Status.PLAYING:
                    word = letters.FIRST + "".join(chance.choices(ascii_lowercase, k=7))
                    await host.memos.write(number, seat.person, word)
                    self.secrets.told([word], seat.person)
        number = chance.choice(sorted(self.before))
        held = {seat.person for seat in self.before[number].seats}
        for some in ([p for p in self.people if p.id in held], [p for p in self.people if "Admin" in p.actor.name]):
            if some:
                await chance.choice(some).ask_for_files(number)
        await self.env.settle()

    # --- the harness

    def _note(self, line: str) -> None:
        self.told.append(line)

    def _virtual(self) -> None:
        """No timer of the bot runs by the real clock, and presses may wait until they are delivered."""
        timeless(self.env, self.seams)
        settle = self.env._settle_internal

        async def held(*args: Any, dispatch: str | None = None, **values: Any) -> None:
            if not (self.holding and dispatch == "INTERACTION_CREATE" and self.queue):
                await settle(*args, dispatch=dispatch, **values)

        self.env._settle_internal = held  # type: ignore[method-assign]
