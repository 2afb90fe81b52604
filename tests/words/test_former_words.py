"""Wordings that people stopped at, or took for something else, come back in no sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from words import LOCALES

WORDS = Path(__file__).parents[2] / "words"
FORMER = {
    "en": (
        "order of play|call for an order",
        "let it go|let a tile go",
        "numbers ascend",
        "in the turns ",
        "goal is reached",
        "parted by semicolons",
        "there is not that much to take",
        "for nothing",
        "where does your first road lie",
        "it touches the sidewalk",
        "as it stands, you have",
        "turns up card",
        "lacks a road",
        "beforehand, or|next turn beforehand",
        "order about",
        "secret until the end$",
        "for 2 to 2 players",
        "it cannot be so",
        "between equal points decide",
        r"\bsought\b|seek nothing|seek no more",
    ),
    "de": (
        r"noch \{ \$\w+ \} punkte",
        "wohin, mit dem",
        "übung 2|übung { ",
        "am anfang: keiner",
        "führt { ",
        "bis etwas gezogen oder jemand anders am zug war",
        "ufer im süden",
    ),
}
"""By language, in small letters."""
OTHER = {"league-close-sure", "no-pay-foreign"}
"""Sentences in which such words mean something else."""


def sentences(locale: str) -> dict[str, str]:
    """All messages of a language by their names, in small letters, each in one line."""
    found = dict[str, str]()
    for path in sorted((WORDS / locale).rglob("*.ftl")):
        for name, text in re.findall(r"(?m)^([a-z][\w-]*) = (.*(?:\n +.*)*)", path.read_text("utf-8")):
            found[name] = " ".join(text.lower().split())
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_says_again_what_people_stopped_at(locale: str) -> None:
    found = sentences(locale)
    assert len(found) > 1_000
    assert [
        (name, former)
        for name, text in found.items()
        for former in FORMER[locale]
        if name not in OTHER and re.search(former, text)
    ] == []
