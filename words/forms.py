"""Forms of words in sentences: those of a thing, and those of a person who may be the reader.

The reader is "you" in the sentences of the log. The word after them agrees, if it is a verb of the sentence `verbs`
or of the game's `verbs-own`: each line has a verb as it stands after somebody's name, and after "you". Verbs that
stand elsewhere are `{ DOES($seat, "gets") }`; other cases are forms of the sentence `you`, and where these do not do,
the sentence chooses by `READER($seat)`, yes or no.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

BEGIN, END = "\ue000", "\ue001"
"""Around what stands for the reader until the sentence is whole: a capital where it begins; the next word agrees."""

_AGREES = re.compile(rf"{END}(?: ([^\W\d_]+))?")
_BEGINS = re.compile(rf"(^|[.!?] ){BEGIN}(\w)")


class Thing(str):
    """The name of a thing, and the forms it has in sentences: `{ FORM($space, "at") }` takes its attribute `.at`.
    Things of one name are the same if they have the same forms, too."""

    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Thing:
        made = super().__new__(cls, name)
        made.forms = forms
        return made

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and (not isinstance(other, Thing) or self.forms == other.forms)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


def form(thing: str, name: str) -> str:
    """A thing's name in that form; as it is where it has no such form."""
    return thing.forms.get(name, thing) if isinstance(thing, Thing) else thing


def you(word: str, forms: Mapping[str, str]) -> Thing:
    """The reader, in a sentence that `agreed` makes whole."""
    return Thing(f"{BEGIN}{word}{END}", {key: f"{BEGIN}{text}" for key, text in forms.items()})


def among(names: Sequence[str], joined: str) -> str:
    """A list of names in words; if the reader is among them, the verb agrees with them all."""
    return f"{joined.replace(END, '')}{END}" if any(END in each for each in names) else joined


def reads(name: str) -> bool:
    """Whether a name in a sentence stands for the reader."""
    return BEGIN in name


def agreed(sentence: str, verbs: Mapping[str, str]) -> str:
    """A whole sentence to the reader."""
    if BEGIN not in sentence:
        return sentence

    def agree(found: re.Match[str]) -> str:
        return "" if found[1] is None else f" {verbs.get(found[1], found[1])}"

    said = _BEGINS.sub(lambda found: found[1] + found[2].upper(), _AGREES.sub(agree, sentence))
    return said.replace(BEGIN, "")
