"""One canonical text for each action; other texts are refused in words."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta

from engine.core import text
from engine.core.model import Action, Illegal


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
