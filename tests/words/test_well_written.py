"""What no sentence of any game looks like as it is written, in whichever of its forms: found without playing, so that
rare sentences are read as well. What is printed is looked at in `test_printed.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.words.test_words import files, game_of_words, parsed
from words import LOCALES

MOST = 64
"""Forms of one sentence that are read."""
CODE = re.compile(r"`[^`]*`|https?:\S*|\{ ?\w*[^{}]*\}")
"""What people type or programs read, and arguments."""
LISTS = re.compile(r"typed-|enough-words|clock-word-|verbs|rules-verbs|rules-also|name-")
"""Lists of words, no sentences."""

FORBIDDEN = {
    "en": {
        "a straight quotation mark": r"[\"']",
        "a quotation mark of another language": r"„",
        "two spaces": r"\S {2,}\S",
        "a capital after a semicolon": r"; (?!Undo\b|Redo\b)[A-Z][a-z]",
        "a clock that stands": r"\bclocks? (?:stands?|stood)\b",
        "who that is none": r"\b[Oo]nly who\b|\bto whom you want\b",
    },
    "de": {
        "a straight quotation mark": r"[\"']",
        "a quotation mark of another language": r"(?<![\w.!?…%}\)])“|”|‘|(?<!\w)’",
        "two spaces": r"\S {2,}\S",
        "a capital after a semicolon": r"; (?:D(?:as|er|ie|en|em|u|ann|anach|ort)|E(?:s|r|in|ine|inen)|Wer|Wenn|Wir"
        r"|Ihr|Jetzt|Nur|Noch|Kein|Keine|I[mn]|A[mnu]f?|Mit|Ohne|Nach|Vor|Bis|Seit|Für|Alle|Hier|Jede[rs]?|Nicht)\b",
        "a person called Sie": r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b",
    },
}
TWO_NAMES = {
    ("de", "milestones"): r"\b(?:Markt|Märkten?|Waren?|(?<![Aa]m )Zug|Züge|Zügen|Zuges|überquert)\b",
    (
        "de",
        "shipyard",
    ): r"\bEinkommen|Bonusaktion|Schlussaktion|\bZüge im Angebot|\bArmee|\bStation\b|Besatzung|\bKabine",
    ("de", "ferry"): r"\bMaut|\b[Aa]usruhen",
}
"""Second names for what is called otherwise everywhere else in a game: by language and game."""

MANY = {
    *("note-cap", "note-majority", "note-won", "barred-wares", "alt-land", "told-goal", "told-prices", "task-goods"),
    *("task-sell", "task-sell_same", "task-sell_different", "told-lengths", "aid-land", "aid-water", "about-fresh"),
    *(
        "note-use-wood",
        "label-run-wood",
        "note-map-made",
        "note-map-laid",
        "far",
        "far-solo",
        "told-solo",
        "told-row",
    ),
    *("told-irrigation", "lobby-players", "setting-text-limits", "list-seats", "table-time", "notice-unstarted"),
    *("notice-unstarted-closed", "review-strength", "no-text-too-long", "no-wrong-seats", "no-table-full"),
    *("no-closed-long-ago", "no-game-too-long", "no-ahead-steps", "no-ahead-turns", "no-batch-full"),
    *("no-memo-too-long", "league-division-n", "league-preview", "no-league-full", "no-league-no-places"),
    *("no-league-title", "no-away-days", "no-follows-enough", "seek-asked", "seek-players-n", "seek-days-n"),
    *("stats-pace", "stats-pace-new", "stats-kind", "stats-group", "lobby-pace", "no-unreliable", "no-try-full"),
    *(
        "label-ship",
        "effect-accountant",
        "effect-foreman",
        "remind-worth",
        "remind-pair",
        "note-bonus",
        "note-subsidy",
    ),
    *("note-launched", "note-scrapped", "no-bonus-impossible", "told-spaces", "note-target-beaten"),
    *(
        "note-up-to-cards",
        "note-others-for",
        "note-employees-for",
        "note-target-missed",
        "note-loan-terms",
        "told-form",
        "told-spaced",
        "task-forward",
        "task-back",
    ),
}
"""Sentences in which a number is never 1, as it is a limit, a price or a sum."""
COUNTED = {
    "en": "points|coins|goods|guilders|steps|turns|cells|canals|cards|rings|bricks|boards|spaces|tiles|players|"
    "people|tables|games|days|hours|rounds|characters|lines|entries|columns|contracts|ships|moves|actions|votes|seats|"
    "trunks",
    "de": "Punkten?|Münzen|Güter|Schritten?|Zügen?|Feldern?|Kanälen?|Karten|Ringen?|Bausteinen?|Personen|Leuten?|"
    "Tischen?|Partien|Spielen|Tagen?|Stunden|Runden|Buchstaben|Zeilen|Einträgen?|Spalten|Aufträgen?|Schiffen?|"
    "Aktionen|Stimmen|Plätzen?|Gänsen?",
}
BETWEEN = r"(?:more|other|further|different|free|single|weiteren?|andere|verschiedene|freie|einzelne) "


def forms(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> list[tuple[str, frozenset[str]]]:
    """The forms of a sentence, with its arguments as `{name}`, each with the arguments by which it was chosen."""
    found = [("", chosen)]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts = [(element.value, chosen)]
        else:
            parts = _inside(element.expression, chosen)
        found = [(text + more, by | also) for text, by in found for more, also in parts][:MOST]
    return found


def _inside(expression: object, chosen: frozenset[str]) -> list[tuple[str, frozenset[str]]]:
    if isinstance(expression, ftl.SelectExpression):
        by = chosen | {_name(expression.selector)}
        return [form for variant in expression.variants for form in forms(variant.value, by)]
    if isinstance(expression, ftl.StringLiteral):
        return [(expression.value, chosen)]
    return [(f"{{{_name(expression)}}}", chosen)]


def _name(expression: object) -> str:
    if isinstance(expression, ftl.VariableReference):
        return str(expression.id.name)
    if isinstance(expression, ftl.FunctionReference) and expression.arguments.positional:
        return _name(expression.arguments.positional[0])
    return ""


@cache
def said(locale: str) -> tuple[tuple[str | None, str, str, frozenset[str]], ...]:
    """All sentences of a language: the game, the name, a form, and by which arguments that was chosen."""
    return tuple(_said(locale))


def _said(locale: str) -> Iterator[tuple[str | None, str, str, frozenset[str]]]:
    for path in files(locale):
        for entry in parsed(path).body:
            if isinstance(entry, ftl.Message) and entry.value is not None and not LISTS.match(entry.id.name):
                for text, by in forms(entry.value):
                    yield game_of_words(path), entry.id.name, text, by


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_has_a_sign_or_a_word_that_none_should_have(locale: str) -> None:
    texts = said(locale)
    assert len(texts) > 3_000
    found = {
        f"{name}: {code}: {text}"
        for _, code, text, _ in texts
        for name, wrong in FORBIDDEN[locale].items()
        if re.search(wrong, CODE.sub("x", text))
    }
    assert sorted(found) == []


@pytest.mark.parametrize(("locale", "game"), TWO_NAMES)
def test_a_thing_has_one_name_in_a_game(locale: str, game: str) -> None:
    texts = [(code, text) for of, code, text, _ in said(locale) if of == game]
    assert texts
    assert [(code, text) for code, text in texts if re.search(TWO_NAMES[locale, game], text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refusal_ends_like_a_sentence(locale: str) -> None:
    """With a full stop, or with what was given as a reason."""
    refusals = [(code, text) for _, code, text, _ in said(locale) if code.startswith("no-")]
    assert len(refusals) > 300
    assert [(code, text) for code, text in refusals if not re.search(r"[.?!]$|: \{\w+\}$", text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_before_a_word_for_several_chooses_the_form(locale: str) -> None:
    counted = re.compile(rf"\{{(\w+)\}} (?:{BETWEEN})?(?:{COUNTED[locale]})\b")
    found = {
        (code, match[0])
        for _, code, text, by in said(locale)
        for match in counted.finditer(text)
        if code not in MANY and match[1] not in (*by, "seat", "name", "unit", "game")
    }
    assert sorted(found) == []
