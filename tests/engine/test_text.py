"""One canonical text for each action; other texts are refused in words."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import pytest
from msgspec import Meta

from engine.core import text
from engine.core.model import Action, Illegal
from engine.core.values import begun, read_value, value_text


class Sail(Action, frozen=True, tag="sail"):
    """Every type of field a text can hold."""

    to: Annotated[str, Meta(extra={"kind": "harbour"})]
    crew: int
    loaded: bool
    cargo: tuple[str, ...]


class Wait(Action, frozen=True, tag="wait"):
    """No fields."""


VERBS: dict[str, type[Action]] = {"sail": Sail, "wait": Wait}


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Sail("Bern", 3, True, ("salt", "salt", "tea")), "sail Bern 3 yes salt-salt-tea"),
        (Sail("Bern", 0, False, ()), "sail Bern 0 no none"),
        (Wait(), "wait"),
    ],
)
def test_an_action_and_its_text(action: Action, words: str) -> None:
    assert text.write(action) == words
    assert text.read(words, VERBS) == action


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "unknown-verb"),
        ("   ", "unknown-verb"),
        ("fly Bern", "unknown-verb"),
        ("Sail Bern 3 yes tea", "unknown-verb"),
        ("sail", "wrong-fields"),
        ("sail Bern 3 yes", "wrong-fields"),
        ("wait here", "wrong-fields"),
        ("sail Bern three yes tea", "not-a-number"),
        ("sail Bern 03 yes tea", "not-a-number"),
        ("sail Bern +3 yes tea", "not-a-number"),
        ("sail Bern -3 yes tea", "not-a-number"),
        ("sail Bern 1_0 yes tea", "not-a-number"),
        ("sail Bern ３ yes tea", "not-a-number"),
        ("sail Bern 9999999999 yes tea", "not-a-number"),
        ("sail Bern 3 true tea", "not-yes-or-no"),
        ("sail Bern 3 1 tea", "not-yes-or-no"),
        ("wait" + " " * text.MAX_TEXT, "text-too-long"),
    ],
)
def test_what_is_no_action_is_refused(words: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        text.read(words, VERBS)
    assert refusal.value.code == code


def test_a_refusal_names_what_is_allowed() -> None:
    with pytest.raises(Illegal) as refusal:
        text.read("fly Bern", VERBS)
    assert refusal.value.values == {"verb": "fly", "verbs": "sail, wait"}
    with pytest.raises(Illegal) as refusal:
        text.read("sail Bern", VERBS)
    assert refusal.value.values == {"verb": "sail", "fields": "to, crew, loaded, cargo"}


def test_a_refusal_repeats_little_of_what_was_said() -> None:
    with pytest.raises(Illegal) as refusal:
        text.read("x" * 200, VERBS)
    assert refusal.value.values["verb"] == "x" * 40


def test_a_kind_is_what_the_annotation_says_or_the_name() -> None:
    assert text.kinds(Sail) == {"to": "harbour", "crew": "crew", "loaded": "loaded", "cargo": "cargo"}
    assert text.kinds(Wait) == {}


class Voyage(NamedTuple):
    """Parts of which most have a value unless another is said."""

    to: str
    by: str = "sea"
    days: int = 7
    cargo: tuple[str, ...] = ("salt",)


@pytest.mark.parametrize(
    ("voyage", "words"),
    [
        (Voyage("Bern"), "Bern"),
        (Voyage("Bern", "land"), "Bern-land"),
        (Voyage("Bern", days=3), "Bern-sea-3"),
        (Voyage("Bern", cargo=("tea", "tea")), "Bern-sea-7-tea-tea"),
    ],
)
def test_last_parts_that_are_as_usual_are_left_out(voyage: Voyage, words: str) -> None:
    assert value_text(voyage) == words
    assert read_value(words, Voyage) == voyage


@pytest.mark.parametrize("words", ["none", "Bern-sea", "Bern-sea-7", "Bern-land-7-salt", "Bern-sea-x"])
def test_parts_that_have_no_such_text_are_refused(words: str) -> None:
    with pytest.raises(Illegal):
        read_value(words, Voyage)


def test_parts_that_are_not_chosen_yet_are_as_usual_or_empty() -> None:
    assert begun((), Voyage) == Voyage("")
    assert begun(("Bern", "land"), Voyage) == Voyage("Bern", "land", 7, ("salt",))
