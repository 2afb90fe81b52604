"""Looking something up: the rules in brief and a game's tables as topics, and which of them a word is about."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.game import AnyGame
from words import Speaker, has

POINT = re.compile(r"\n(?=- )")
"""Begins each point of a list."""
SHORTEST = 4
"""Letters that are left when the end of a word is not taken seriously: contracts, contract."""
ENDING = 2
"""The most letters of such an end."""

ALSO, ARROW = "rules-also", "→"
"""The sentence with other words for what the rules speak of, and what stands between them and the word there."""
VERBS = "rules-verbs"
"""The sentence that says for each verb of a game what the rules call it."""
TERMS = "rules-terms"
"""The sentence that says what the words of a game mean that stand on panels without their rule."""

_TITLE = re.compile(r"(?:- )?\*\*(.+?)\*\*")
_WORD = re.compile(r"[^\W_]+")


class Topic(NamedTuple):
    """A paragraph of the rules, with what it is called ("" for those without a name). `listed`: its lines each stand
    for themselves, as in a table."""

    title: str
    text: str
    listed: bool = False


def topics(game: AnyGame, speak: Speaker) -> list[Topic]:
    """The rules in brief, paragraph by paragraph, and the game's tables; nothing for a game without."""
    known = POINT.split(speak("rules")) if has(speak.locale, game.key, "rules") else []
    found = []
    for n, text in enumerate(known):
        title = _title(text)
        found.append(Topic(title or ("" if n else speak("rules-aim")), text.strip()))
    return [*found, *(Topic(_title(text), text, listed=True) for text in game.guide.overview.aid(speak))]


def titles(known: Iterable[Topic]) -> list[str]:
    """What can be chosen, each once."""
    return list(dict.fromkeys(topic.title for topic in known if topic.title))


def about(typed: str, known: Sequence[Topic]) -> list[str]:
    """The paragraphs that a word is about, those that are called so first: of a table only the lines that say it. A
    word's end is not taken seriously if nothing has it as it is."""
    for words in _tries(typed):
        ranks = [(rank, n) for n, topic in enumerate(known) if (rank := _rank(words, topic)) is not None]
        if ranks:
            best = min(rank for rank, _ in ranks)
            near = [each for each in sorted(ranks) if each[0] < INSIDE or best == INSIDE]
            return [_shown(known[n], words, rank) for rank, n in near]
    return []


def meant(typed: str, game: AnyGame, speak: Speaker) -> str:
    """What the rules call something for which people have another word ("" for all else): a line of `rules-also` in
    the words files, such as "income → trading house". A word's end is not taken seriously here either."""
    if not has(speak.locale, game.key, ALSO):
        return ""
    for words in _tries(typed):
        for line in speak(ALSO).splitlines():
            others, _, called = line.partition(ARROW)
            if any(words in _tries(each)[:1] for each in others.split(",")):
                return called.strip()
    return ""


def meaning(verb: str, game: AnyGame, speak: Speaker) -> list[str]:
    """The paragraphs that say what a verb means: by the line of `rules-verbs` in which it stands, such as "hire buy →
    trading house"; those of a game without such lines, by its name."""
    word = speak(f"verb-{verb}")
    for line in speak(VERBS).splitlines() if has(speak.locale, game.key, VERBS) else ():
        verbs, _, called = line.partition(ARROW)
        word = called.strip() if verb in verbs.split() else word
    known = topics(game, speak)
    for words in _tries(word):
        ranks = [_rank(words, topic) for topic in known]
        best = min((rank for rank in ranks if rank is not None), default=INSIDE)
        if best < INSIDE:
            return [topic.text for topic, rank in zip(known, ranks, strict=True) if rank == best]
    return []


def terms(shown: str, game: AnyGame, speak: Speaker) -> list[str]:
    """What those words of a game mean that stand in a text: lines of `rules-terms`, such as "lotus; fish, fishes →
    signs of the river". Between "," are forms of one word, of which the first is told, between ";" different ones."""
    if not has(speak.locale, game.key, TERMS):
        return []
    found, text = [], shown.casefold()
    for line in speak(TERMS).splitlines():
        called, _, means = line.partition(ARROW)
        words = [[form.strip() for form in each.split(",")] for each in called.split(";")]
        there = [forms[0] for forms in words if any(_stands(form, text) for form in forms)]
        if there:
            found.append(f"**{', '.join(there)}**: {means.strip()}")
    return found


def _stands(words: str, text: str) -> bool:
    """Whether words, as they are, stand in a text of small letters."""
    return re.search(rf"(?<!\w){re.escape(words.casefold())}(?!\w)", text) is not None


def named(typed: str, names: Sequence[str]) -> list[int]:
    """Which of these names a word is about, by their numbers."""
    for words in _tries(typed):
        if found := [n for n, name in enumerate(names) if _begins(words, name)]:
            return found
    return []


CALLED, TITLED, SAID, INSIDE = range(4)
"""How near a topic is to a word: it is its title, stands there, stands in the text, or is a part of a word there."""


def _rank(words: Sequence[str], topic: Topic) -> int | None:
    if list(words) == _words(topic.title):
        return CALLED
    if _begins(words, topic.title):
        return TITLED
    if _begins(words, topic.text):
        return SAID
    said = " ".join(_words(topic.text))
    return INSIDE if all(word in said for word in words) else None


def _shown(topic: Topic, words: Sequence[str], rank: int) -> str:
    if not topic.listed or rank <= TITLED:
        return topic.text
    fits = _begins if rank == SAID else _within
    head, *lines = topic.text.split("\n")
    return "\n".join((head, *([line for line in lines if fits(words, line)] or lines)))


def _begins(words: Sequence[str], text: str) -> bool:
    """Whether each of these words begins one of the text."""
    there = _words(text)
    return bool(words) and all(any(each.startswith(word) for each in there) for word in words)


def _within(words: Sequence[str], text: str) -> bool:
    said = " ".join(_words(text))
    return all(word in said for word in words)


def _tries(typed: str) -> list[list[str]]:
    """The words as they were typed, then with one and two letters fewer at their ends."""
    words = _words(typed)
    tries = [[word[: max(len(word) - n, min(len(word), SHORTEST))] for word in words] for n in range(ENDING + 1)]
    return [words for n, words in enumerate(tries) if words and words not in tries[:n]]


def _title(text: str) -> str:
    found = _TITLE.match(text)
    return found[1].strip(" :.,") if found else ""


def _words(text: str) -> list[str]:
    """The words of a text, however their letters are marked or how large they are."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return _WORD.findall(plain.casefold())
