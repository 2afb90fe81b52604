"""What no sentence may look like that people read: found in what is printed, whatever stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

PEOPLE = ("Ann", "Benjamin", "Cleo", "Dan", "Eve")
"""Names at the table; no article stands before one."""

ANYWHERE = {
    "two spaces": r"\S {2,}\S",
    "two marks side by side": r"[,;:][,.;:]|(?<!\.)\.\.(?!\.)|[!?][.,;:]",
    "a space before a mark": r"\w [,.;:!?)](?!\d)",
    "nothing after a colon": r": *[.,;)]",
    "empty brackets": r"\(\s*\)|“\s*”|„\s*“",
    "a hyphen for a minus": r"(?<![\w-])-\d",
    "a straight quotation mark": r"\w'\w|\"",
    "a name that is none": r"\b[a-z]+_[a-z0-9_]+\b",
    "an argument that is missing": r"\{ ?\$|\?\?\?",
}
IN = {
    "en": {
        "one of many": r"(?<![\d,.–−-])(?<!and )1 "
        r"(?:points|coins|goods|guilders|steps|turns|cells|canals|cards|rings|bricks|boards)\b",
        "several of one": r"(?<![\d,.–−-])(?:0|[2-9]|[1-9]\d+|\d+\.\d+) "
        r"(?:point|coin|guilder|step|turn|cell|canal|card|ring|brick|board)\b",
        "an article before a name": rf"\b(?:[Tt]he|[Aa]n?) (?:{'|'.join(PEOPLE)})\b",
        "a capital after a semicolon": r"; (?:The|This|That|It|An?|You|Your|All|Each|Then|There|No|New)\b",
    },
    "de": {
        "one of many": r"(?<![\d,.–−-])1 "
        r"(?:Punkte|Münzen|Güter|Waren|Schritte|Felder|Kanäle|Karten|Ringe|Bausteine)\b",
        "several of one": r"(?<![\d,.–−-])(?:0|[2-9]|[1-9]\d+|\d+,\d+) "
        r"(?:Punkt|Münze|Ware|Gewürz|Schritt|Feld|Karte)\b",
        "an article before a name": rf"\b(?:[Dd](?:er|ie|as|en|em)|[Ee]in(?:e[mnr]?)?) (?:{'|'.join(PEOPLE)})\b",
        "a capital after a semicolon": r"; (?:D(?:as|er|ie|u|ein)|Ein|Es|Alle|Jede[rs]?|Dann|Danach|Kein|Neu)\b",
        "a person called Sie": r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b",
    },
}
SHOWN_OTHERWISE = re.compile(r"<t:[^>]*>|<@[^>]*>|https?:\S+|`[^`]*`")
STYLE = re.compile(r"\*\*|~~|__")
BEGIN = re.compile(r"(?:> )?(?:-# |#{1,3} |- )?")


def faults(said: str, locale: str) -> Iterator[str]:
    """What is wrong with each line of a text that is shown in a language."""
    for line in said.split("\n"):
        words = BEGIN.sub("", STYLE.sub("", SHOWN_OTHERWISE.sub("x", line)), count=1).strip()
        for name, found in (*ANYWHERE.items(), *IN[locale].items()):
            if re.search(found, words):
                yield f"{name}: {line}"


def faults_of_sentence(said: str, locale: str) -> Iterator[str]:
    """And of a whole sentence: a line of the log, a refusal."""
    yield from faults(said, locale)
    if not re.match(r"[^\W\d_]|[“„]|[^\W_]+\d", said) or (said[0].islower() and not said.startswith(PEOPLE)):
        yield f"does not begin like a sentence: {said}"
    if not re.search(r"[.!?…][”“)]?$", said):
        yield f"does not end like a sentence: {said}"
