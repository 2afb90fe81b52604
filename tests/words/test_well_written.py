"""What no sentence of any game looks like as it is written, in whichever of its forms: found without playing, so that
rare sentences are read as well. What is printed is looked at in `test_printed.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import inf
from types import MappingProxyType

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
    *("seek-patience-n", "lobby-players-only", "no-wrong-seats-only"),
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
ONE = {
    "en": "point|coin|good|guilder|step|turn|cell|canal|card|ring|brick|board|space|tile|player|person|table|game|"
    "day|hour|round|character|line|entry|column|contract|ship(?! card)|move|action|vote|seat|trunk",
    "de": "Punkt|Münze|Gut|Schritt|Zug|Feld|Kanal|Karte|Ring|Baustein|Person|Tisch|Partie|Spiel|Tag|Stunde|Runde|"
    "Buchstabe|Zeile|Eintrag|Spalte|Auftrag|Schiff|Aktion|Stimme|Platz|Gans",
}
"""Words for several things, and for one."""
NUMBERS, SINGLE = frozenset({-1.0, 0.0, 1.0, 1.5, 2.0}), frozenset({-1.0, 1.0})
"""Numbers by which forms are looked at; inf stands for all others."""
LOST = ("points", "change", "score", "total", "best", "average")
"""Arguments that may be less than nothing."""
Chosen = Mapping[str, frozenset[float]]
BETWEEN = r"(?:more|other|further|different|free|single|weiteren?|andere|verschiedene|freie|einzelne) "


def forms(pattern: ftl.Pattern, chosen: Chosen = MappingProxyType({})) -> list[tuple[str, Chosen]]:
    """The forms of a sentence, with its arguments as `{name}`, each with the arguments by which it was chosen and the
    numbers that choose it."""
    found = [("", chosen)]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            found = [(text + element.value, by) for text, by in found]
        else:
            found = [(text + more, also) for text, by in found for more, also in _inside(element.expression, by)]
        found = found[:MOST]
    return found


def _inside(expression: object, chosen: Chosen) -> list[tuple[str, Chosen]]:
    if isinstance(expression, ftl.SelectExpression):
        name, found = _name(expression.selector), list[tuple[str, Chosen]]()
        for variant, numbers in zip(expression.variants, chosen_by(expression.variants), strict=True):
            if left := chosen.get(name, NUMBERS) & numbers:
                found += forms(variant.value, {**chosen, name: left})
        return found
    if isinstance(expression, ftl.StringLiteral):
        return [(expression.value, chosen)]
    return [(f"{{{_name(expression)}}}", chosen)]


def chosen_by(variants: Sequence[ftl.Variant]) -> list[frozenset[float]]:
    """The numbers that choose each of some variants; all of them where it is no number that chooses."""
    keys = [each.key.name if isinstance(each.key, ftl.Identifier) else float(each.key.value) for each in variants]
    if not all(each in ("one", "other") or isinstance(each, float) for each in keys):
        return [NUMBERS] * len(keys)
    found = {n: n if n in keys else "one" if abs(n) == 1 and "one" in keys else "other" for n in NUMBERS}
    return [frozenset(n for n in NUMBERS if found[n] == key) or frozenset({inf}) for key in keys]


def _name(expression: object) -> str:
    if isinstance(expression, ftl.VariableReference):
        return str(expression.id.name)
    if isinstance(expression, ftl.FunctionReference) and expression.arguments.positional:
        return _name(expression.arguments.positional[0])
    return ""


@cache
def said(locale: str) -> tuple[tuple[str | None, str, str, Chosen], ...]:
    """All sentences of a language: the game, the name, a form, and by which arguments that was chosen."""
    return tuple(_said(locale))


def _said(locale: str) -> Iterator[tuple[str | None, str, str, Chosen]]:
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
def test_a_number_before_what_it_counts_chooses_the_form(locale: str) -> None:
    """Of 1 and −1 that of one thing, of 0, 1.5 and 2 that of several."""
    counted = re.compile(rf"\{{(\w+)\}} (?:{BETWEEN})?(?:({COUNTED[locale]})|{ONE[locale]})\b")
    found = {
        (code, match[0], *numbers)
        for _, code, text, by in said(locale)
        for match in counted.finditer(text)
        if match[1] not in ("seat", "name", "unit", "game") and code not in MANY
        if (numbers := sorted(by.get(match[1], NUMBERS) & (SINGLE if match[2] else NUMBERS - SINGLE)))
    }
    assert sorted(found) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_be_lost_keeps_its_sign_where_it_is_one(locale: str) -> None:
    """−1 chooses the form of 1: that form has the number itself."""
    found = {
        (code, text)
        for _, code, text, by in said(locale)
        if any(by.get(name) == SINGLE and f"{{{name}}}" not in text for name in LOST)
        if re.search(r"(?<![\w{])1 \w", text)
    }
    assert sorted(found) == []
