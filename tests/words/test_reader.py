"""The reader of the log is "you": in every sentence that names them, in every language, and nowhere else."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine.core.model import Note
from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests.laws.play import played
from tests.soak import times
from tests.words.test_words import files, game_of_words, parsed
from words import LOCALES, Speaker, verbs

NAMES = ("Xaver", "Yolanda", "Zacharias", "Wanda", "Quentin")
NO_VERB = {"en": {"with", "on"}, "de": {"und"}}
"""Words after a name that do not agree with it."""
IRREGULAR = {
    "en": {"has": "have", "is": "are", "was": "were"},
    "de": {"ist": "bist"},
}
AFTER = re.compile(r" ([^\W\d_]+)")


class Persons(Visitor):
    """The persons a sentence names in no special form, each with what follows; and those with a verb elsewhere."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self.agree: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for n, part in enumerate(node.elements):
            named = part.expression if isinstance(part, ast.Placeable) else None
            if isinstance(named, ast.VariableReference) and named.id.name.partition("_")[0] in ("seat", "seats"):
                self.found += [(named.id.name, then) for then in _texts(node.elements[n + 1 :])]
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        person = node.arguments.positional[0]
        if node.id.name == "DOES" and isinstance(person, ast.VariableReference):
            self.agree.add(person.id.name)


def _texts(elements: Sequence[object]) -> Iterator[str]:
    """What may follow: a text, or each way to go on after a space."""
    first, second = (*elements, None, None)[:2]
    choice = second.expression if isinstance(second, ast.Placeable) else None
    if isinstance(first, ast.TextElement) and first.value == " " and isinstance(choice, ast.SelectExpression):
        for variant in choice.variants:
            yield from (f" {then}" for then in _texts(variant.value.elements))
    elif isinstance(first, ast.TextElement):
        yield first.value


def without_a_verb(locale: str) -> Iterator[tuple[str, str, str]]:
    """Notes in which a word follows somebody's name that is no verb of the list."""
    for path in files(locale):
        known = verbs(locale, game_of_words(path)).keys() | NO_VERB[locale]
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("note-"):
                persons = Persons()
                persons.visit(entry)
                for person, then in persons.found:
                    word = AFTER.match(then)
                    if word and word[1] not in known and person not in persons.agree:
                        yield path.name, entry.id.name, word[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_verb_after_a_name_has_its_form_for_the_reader(locale: str) -> None:
    assert [*without_a_verb(locale)] == []


def agrees(locale: str, third: str, second: str) -> bool:
    """Whether a form for the reader is one that the language's grammar makes of the other."""
    if third in IRREGULAR[locale]:
        return second == IRREGULAR[locale][third]
    if locale == "en":
        return second in (third.removesuffix("es"), third.removesuffix("s"))
    if third.endswith("en"):
        return second == (f"{third[:-1]}t" if third.endswith(("ten", "den")) else f"{third[:-2]}t")
    if third.endswith(("zt", "ßt", "xt", "st")):
        return second == third
    return second in (f"{third.removesuffix('t')}st", f"{third}t" if third.endswith("s") else f"{third}st")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [*GAMES, FERRY], ids=lambda game: game.key)
def test_the_forms_of_verbs_are_right(game: Any, locale: str) -> None:
    found = verbs(locale, game.key)
    assert found
    assert [(third, second) for third, second in found.items() if not agrees(locale, third, second)] == []


@pytest.mark.parametrize("game", [*GAMES, FERRY, GARDEN], ids=lambda game: game.key)
def test_in_whole_games_the_reader_is_you_and_all_others_have_their_names(game: Any) -> None:
    seats = min(3, game.seats[-1])
    by_code = defaultdict[str, list[Note]](list)
    for step in chain.from_iterable(played(game, seats, seed).notes for seed in range(times(1))):
        for note in step:
            by_code[note.code].append(note)
    notes = [note for alike in by_code.values() for note in alike[: times(20)]]
    assert notes
    for locale in LOCALES:
        public = Speaker(locale, game, NAMES)
        read_by = [Speaker(locale, game, NAMES, reader=seat) for seat in range(seats)]
        for n, note in enumerate(notes):
            said, any_seat = public.note(note), n % seats
            assert ".." not in said, "one sentence in another ends it"
            for seat in {any_seat, *(each for each in range(seats) if NAMES[each] in said)}:
                read = read_by[seat].note(note)
                assert NAMES[seat] not in read
                assert read.isprintable()
                assert (read == said) is (NAMES[seat] not in said)
                others = [name for name in NAMES if name != NAMES[seat]]
                assert [read.count(name) for name in others] == [said.count(name) for name in others]
