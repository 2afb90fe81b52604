"""All words a player reads, as data. A language is a folder here and its line in `LOCALES`: `<locale>/shared/*.ftl`
has the sentences that all games share, `<locale>/<game>.ftl`, or `<locale>/<game>/*.ftl`, a game's own. The format
is Project Fluent; words that people type stand beside them, as TOML (`Speaker.files`).
See `docs/adding-a-language.md`.

Prefixes of codes: `note-` a line of the log, `no-` a refusal, `verb-` an action, `ask-` the
question for a field of an action, `doing-` a decision, `label-` a choice; `done-` that a verb by which something ends
was chosen, where no line of the log says so; `lesson-`, `todo-`, `hint-`, `learnt-` a lesson's title, task, hint and
what it taught, `tip-` advice in a first game; and `<kind>-<value>` the name of a thing (`good-stone`, `space-castle`;
of a numbered one, "wagon12", `unit-wagon` with its `$number`; a game's further names, such as places, come from its
`guide.Names.named`).
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from engine.core.frames import AnyView
from engine.core.game import AnyGame
from engine.core.guide import PLAIN as PLAIN_GUIDE
from engine.core.model import Action, Note, Preview
from engine.core.text import value_text, verb

from .forms import Thing, agreed, among, form, reads, you

LOCALES: dict[str, Traversable] = {tag: files(__name__).joinpath(tag) for tag in ("en", "de")}
"""The languages this host speaks: each one's folder by its BCP 47 tag."""

FALLBACK = "en"
"""Spoken where a language, or a sentence in it, is missing. Commands have their names in it."""

PLAIN = 20
"""Letters of a word on the table that sentences may name."""

LONGEST = 400
"""Letters of a sentence that people's own text may take; Fluent drops a text that is much longer."""

SAID = 8_192
"""Sentences that are kept as they were said last: a panel says the same few hundred for all its options."""

log = logging.getLogger(__name__)


def locale_of(tag: str | None) -> str:
    """The host's language for a BCP 47 tag such as Discord's "de" or "en-US": the very one, or that of its first
    part; `FALLBACK` for all others."""
    whole = tag or ""
    return next((each for each in (whole, whole.partition("-")[0].lower()) if each in LOCALES), FALLBACK)


@cache
def _bundle(locale: str, key: str | None) -> FluentBundle:
    functions: Any = {
        "FORM": form,
        "COMMAND": partial(command_named, locale),
        "DOES": partial(_does, locale, key),
        "READER": _reader,
    }
    bundle = FluentBundle([locale], use_isolating=False, functions=functions)
    for name in ("shared",) if key is None else ("shared", key):
        for resource in _resources(locale, name):
            bundle.add_resource(resource)
    return bundle


@cache
def _resources(locale: str, name: str) -> list[Any]:
    """A language's file of that name, or those in the folder; those for all games are read once for all."""
    folder = LOCALES[locale].joinpath(name)
    inside = folder.iterdir() if folder.is_dir() else [LOCALES[locale].joinpath(f"{name}.ftl")]
    sources = sorted((file for file in inside if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [FluentResource(source.read_text("utf-8")) for source in sources]


@lru_cache(maxsize=SAID, typed=True)
def _sentence(locale: str, key: str | None, code: str, /, **args: object) -> tuple[str, tuple[str, ...]] | None:
    """The sentence of that code in one language, and what is wrong with it; None if there is none."""
    bundle = _bundle(locale, key)
    pattern = bundle.get_message(code).value if bundle.has_message(code) else None
    if pattern is None:
        return None
    found, errors = bundle.format_pattern(pattern, args)
    said = str(found)
    for value in args.values():
        if type(value) is int and value < 0:
            said = said.replace(f"-{-value}", f"−{-value}")  # a minus sign, not a hyphen
    return said, tuple(map(repr, errors))


@lru_cache(maxsize=SAID)
def _forms(locale: str, key: str | None, code: str, count: int) -> Mapping[str, str]:
    """The other forms a language has of a thing: the attributes of its sentence."""
    bundle = _bundle(locale, key)
    forms = bundle.get_message(code).attributes if bundle.has_message(code) else {}
    return {name: str(bundle.format_pattern(form, {"count": count})[0]) for name, form in forms.items()}


@cache
def verbs(locale: str, key: str | None) -> Mapping[str, str]:
    """Verbs as they stand after somebody's name, and after "you": see `words.forms`."""
    said = [_sentence(locale, key, code) for code in ("verbs", "verbs-own")]
    lines = [line for found in said if found is not None for line in found[0].split("\n")]
    return {third: second for third, _, second in (line.partition(" ") for line in lines)}


def parted(locale: str, key: str | None) -> tuple[str, ...]:
    """Verbs of which a part stands behind what is done ("crosses off", "kreist … ein"), so that none is left out."""
    said = _sentence(locale, key, "verbs-parted")
    return tuple(said[0].split("\n")) if said is not None else ()


def _does(locale: str, key: str | None, person: str, verb: str) -> str:
    return verbs(locale, key).get(verb, verb) if reads(person) else verb


def _reader(person: str) -> str:
    return "yes" if reads(person) else "no"


@lru_cache(maxsize=SAID)
def _person(locale: str, name: str) -> Thing:
    """Somebody's name, with the forms that names have."""
    bundle = _bundle(locale, None)
    forms = bundle.get_message("person").attributes
    return Thing(name, {of: str(bundle.format_pattern(each, {"name": name})[0]) for of, each in forms.items()})


def has(locale: str, key: str | None, code: str) -> bool:
    """Whether a language has this sentence (`key`: also look in this game's words)."""
    return bool(_bundle(locale, key).has_message(code))


@cache
def _texts(locale: str, key: str, name: str) -> tuple[tuple[str, str], ...]:
    """A game's file of that name in each language that has it, one language first."""
    versions = [(each, LOCALES[each].joinpath(key, name)) for each in (locale, *LOCALES) if each in LOCALES]
    return tuple({each: file.read_text("utf-8") for each, file in versions if file.is_file()}.items())


def name_commands_in(locale: str) -> None:
    """Sentences call commands by their names in this language from now on, not in their own: for a place that knows
    no others."""
    _commands[:] = [locale]
    _sentence.cache_clear()


_commands: list[str] = []
"""The language of all commands' names, if there is one."""


def command_named(locale: str, path: str) -> str:
    """`{ COMMAND("game create") }`: a command as it is typed, by its names (`name-game`) in the language."""
    bundle = _bundle(_commands[0] if _commands else locale, None)
    names = []
    for word in path.split():
        message = bundle.get_message(f"name-{word}") if bundle.has_message(f"name-{word}") else None
        named = message.value if message else None
        names.append(word if named is None else str(bundle.format_pattern(named)[0]))
    return "/" + " ".join(names)


class Refusal(Protocol):
    """Why something is refused: the code of a sentence and what stands in it."""

    @property
    def code(self) -> str: ...

    @property
    def values(self) -> Mapping[str, object]: ...


TIMES, LONG_AGO = ("at", "since", "until"), 10**8
"""Arguments that are times, and the least of them: epoch seconds."""


class Speaker:
    """Sentences in one language for one table: with the words of its game and the players' names by seat. In notes
    the seat `reader` is "you". See `engine.core.speak`."""

    def __init__(
        self, locale: str, game: AnyGame | None = None, names: Sequence[str] = (), *, reader: int | None = None
    ) -> None:
        self.locale, self.names, self.reader = locale, tuple(names), reader
        self.key = game.key if game else None
        called = (game.guide if game else PLAIN_GUIDE).names
        self._named, self._together = called.named, called.together
        self._to_reader = self if reader is None else _ToReader(locale, game, names, reader)

    def __call__(self, code: str, **args: Any) -> str:
        """The sentence of that code, its arguments put into words. A missing one shows its code and is logged."""
        if "seats" in args:
            args.setdefault("count", len(args["seats"]))
        count = args.get("count", 1)
        worded = {name: self._worded(name, value, count) for name, value in args.items()}
        for locale in dict.fromkeys((self.locale, FALLBACK)):
            said = _sentence(locale, self.key, code, **worded)
            if said is None:
                continue
            sentence, errors = said
            if errors:
                log.warning("words: %s in %s: %s", code, locale, errors)
            return sentence
        log.warning("words: no sentence %s for %s in %s", code, self.key, self.locale)
        return code

    def files(self, name: str) -> tuple[tuple[str, str], ...]:
        """The contents of a game's file of that name in each language that has it, this one first. See
        `engine.core.speak`."""
        return _texts(self.locale, self.key or "", name)

    def value(self, kind: str, value: object, count: int = 1) -> str:
        """A value of a kind in words (as many as `count`); as it is where it has no name of its own."""
        return str(self._thing(kind, value_text(value), count))

    def counts(self, kind: str, counts: Mapping[str, int]) -> str:
        """ "2 stone, 1 wood"; a word for nothing at all."""
        parts = [self("count", count=n, thing=self._thing(kind, name, n)) for name, n in counts.items() if n]
        return ", ".join(parts) or self("nothing")

    def names_of(self, seats: Sequence[int]) -> str:
        """Names as a list in words."""
        names = [self._name(seat) for seat in seats]
        if len(names) == 1:
            return names[0]
        return among(names, self("list-and", first=", ".join(names[:-1]), last=names[-1]))

    # --- words for the engine

    def note(self, note: Note) -> str:
        """A line of the log."""
        return agreed(self._to_reader(f"note-{note.code}", **note.args), verbs(self.locale, self.key))

    def to_reader(self, said: Callable[[Speaker], Iterable[str]]) -> tuple[str, ...]:
        """Sentences of which the game chooses the words, such as reminders, to the reader."""
        return tuple(agreed(each, verbs(self.locale, self.key)) for each in said(self._to_reader))

    def of(self, seat: int) -> str:
        """With what a note about a seat begins: the player's name, or "You"."""
        return agreed(self._to_reader._name(seat), {})

    def refusal(self, refused: Refusal) -> str:
        """The reason of a refusal and the alternatives: a sentence, whatever it begins with, but for a name."""
        said = agreed(self._to_reader(f"no-{refused.code}", **refused.values), verbs(self.locale, self.key))
        return said if said.startswith(self.names) else said[:1].upper() + said[1:]

    def preview(self, preview: Preview) -> str:
        """The cost and gain of an action, short enough for a line in a list."""
        parts = []
        if any(preview.cost.values()):
            parts.append(self("preview-cost", goods=preview.cost))
        if any(preview.gain.values()):
            parts.append(self("preview-gain", goods=preview.gain))
        if preview.points:
            parts.append(self("preview-points", points=preview.points))
        return " · ".join(parts + [self.note(note) for note in preview.notes])

    def verb(self, action: type[Action], view: AnyView | None = None) -> str:
        """The name of a kind of action on its button; in the decision of a view it may have a special name
        ("Done moving")."""
        code = f"verb-{verb(action)}"
        return self(self._rather(f"{code}-{view.doing[-1]}" if view and view.doing else "", code))

    def ask(self, action: type[Action], field: str, done: int = 0, last: bool = False, left: int = 0) -> str:
        """The question for a field of an action; for the rest, once its first parts are chosen (so many are `done`);
        for the last ones: how many are `left`, 0 where that differs."""
        code = f"ask-{verb(action)}-{field}"
        rather = self._rather(f"{code}-then" if done else "", code)
        return self(self._rather(f"{code}-last" if done and last else "", rather), done=done, left=left)

    def doing(self, view: AnyView) -> str:
        """The pending decision in a few words; these may name what the table plainly says ("Turn 3: movement"),
        and how long its lists are."""
        if not view.doing:
            return self("doing-over")
        table = view.table
        plain = {name: getattr(table, name, None) for name in getattr(table, "__struct_fields__", ())}
        args = {name: v for name, v in plain.items() if type(v) is int or (type(v) is str and len(v) < PLAIN)}
        args |= {name: len(v) for name, v in plain.items() if isinstance(v, list | tuple)}
        return self(f"doing-{view.doing[-1]}", **args)

    # --- inside

    def _rather(self, code: str, otherwise: str) -> str:
        """A code that only some games have a sentence for, or else the other one."""
        return code if code and has(FALLBACK, self.key, code) else otherwise

    def _name(self, seat: int) -> str:
        name = self.names[seat] if 0 <= seat < len(self.names) else self("seat", number=seat + 1)
        return _person(self.locale, name)

    def _thing(self, kind: str, name: str, count: int) -> str:
        code = f"{kind}-{name}"
        if has(FALLBACK, self.key, code):
            return Thing(self(code, count=count), _forms(self.locale, self.key, code, count))
        stem = name.rstrip("0123456789")
        numbered = f"{kind}-{stem}"
        if stem != name and has(FALLBACK, self.key, numbered):
            return Thing(self(numbered, number=name[len(stem) :]), _forms(self.locale, self.key, numbered, count))
        return self._named(kind, name, self) or name

    def _worded(self, name: str, value: Any, count: int) -> Any:
        if isinstance(value, Thing):
            return value  # it is in words
        if name in TIMES and isinstance(value, int) and value > LONG_AGO:
            return str(value)  # Discord reads it, and knows no number with commas
        kind = name.partition("_")[0]
        if kind == "seat":
            return self._name(value)
        if kind == "seats":
            return self.names_of(value)
        if isinstance(value, Mapping):
            return self.counts(kind.removesuffix("s"), value)
        if isinstance(value, (list, tuple)):
            if (told := self._together(kind, value)) is not None:
                return told
            words = [self.value(kind.removesuffix("s"), each) for each in value]
            return ", ".join(_times(words)) if kind.endswith("s") else " – ".join(words)
        return _clipped(self._thing(kind, value, count)) if isinstance(value, str) else value


class _ToReader(Speaker):
    """Sentences in which one seat is "you", not yet agreed."""

    def __init__(self, locale: str, game: AnyGame | None, names: Sequence[str], to: int) -> None:
        super().__init__(locale, game, names)
        self._to = to

    def _name(self, seat: int) -> str:
        if seat != self._to:
            return super()._name(seat)
        return you(self("you"), _forms(self.locale, None, "you", 1))


def _times(words: Sequence[str]) -> list[str]:
    """Words, equal ones together: "2 × an upgrade"."""
    return [f"{n} × {word}" if n > 1 else word for word, n in Counter(words).items()]


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
