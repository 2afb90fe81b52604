"""Every sentence the code asks for exists in all languages, with the same variables."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.model import Illegal, Note, Preview, Seat
from engine.core.text import kinds, verb
from engine.games import milestones, roads
from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests import trees
from tests.soak import SOAK
from tests.words.pseudo import TRIED, accented
from words import FALLBACK, LOCALES, Speaker, _sentence, has, locale_of
from words.forms import Thing

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "words"
PREFIX = {"say": "note-", "tell": "note-", "Note": "note-", "Illegal": "no-", "Refused": "no-"}


OWN = {"verbs-own"}
"""What a language may need in other games than the next."""


BARE = {"person-raja", "beside-water", "beside-space"}
"""Names that look the same in all forms: without an article, and no noun that is declined."""


def files(locale: str) -> list[Path]:
    """All files of a language."""
    return sorted(WORDS.glob(f"{locale}/**/*.ftl"))


def game_of_words(path: Path) -> str | None:
    """The game of a words file: its name, or its folder's."""
    name = path.relative_to(WORDS).parts[1].removesuffix(".ftl")
    return None if name == "shared" else name


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def parsed(path: Path) -> ftl.Resource:
    """A file of words."""
    return parse(path.read_text("utf-8"))


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The sentences of a file, each with its variables."""
    found = {}
    for entry in parsed(path).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("locale", [locale for locale in TRIED if locale != FALLBACK])
@pytest.mark.parametrize("english", files(FALLBACK), ids=lambda p: str(p.relative_to(WORDS)))
def test_languages_have_the_same_sentences_and_variables(english: Path, locale: str) -> None:
    theirs_too = Path(str(LOCALES[locale])) / english.relative_to(WORDS / FALLBACK)
    ours, theirs = messages(english), messages(theirs_too)
    # English command names are the commands themselves: only the others have words for them.
    assert ours.keys() - OWN == {code for code in theirs if not code.startswith("name-")} - OWN
    # Verbs are a language's own. It may do without a number that only tells singular from plural.
    differing = {code for code in ours.keys() - OWN if ours[code] - {"count"} != theirs[code] - {"count"}}
    assert not differing


@pytest.mark.parametrize("locale", LOCALES)
def test_things_of_a_kind_have_the_same_forms(locale: str) -> None:
    """A form that most of them have is needed; one that few have looks like the rest's own name."""
    kinds = dict[tuple[str | None, str], dict[str, set[str]]]()
    for path in files(locale):
        for entry in parsed(path).body:
            if isinstance(entry, ftl.Message) and "-" in entry.id.name:
                kind = kinds.setdefault((game_of_words(path), entry.id.name.partition("-")[0]), {})
                kind[entry.id.name] = {each.id.name for each in entry.attributes}
    lacking = list[tuple[str, str]]()
    for kind in kinds.values():
        for name in set().union(*kind.values()):
            without = {code for code, names in kind.items() if name not in names}
            if len(without) * 2 < len(kind):
                lacking += [(code, name) for code in without - BARE]
    assert not lacking


def calls(path: Path) -> Iterator[str]:
    """The codes that a file hands to `say`, `Note`, `Illegal` and the like."""
    for node in ast.walk(trees.tree(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in PREFIX:
            for code in ast.walk(node.args[0]):
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield PREFIX[name] + code.value


def game_of(path: Path) -> str | None:
    parts = path.relative_to(ROOT).parts
    return parts[2] if parts[:2] == ("engine", "games") and len(parts) > 3 else None


@pytest.mark.parametrize("game", [None, *(game.key for game in GAMES)])
def test_every_code_has_its_sentence(game: str | None) -> None:
    """Of each game, and of the rest of the engine and the host."""
    sources = [p for folder in ("engine", "host") for p in (ROOT / folder).rglob("*.py") if game_of(p) == game]
    asked = {code for p in sources for code in calls(p)}
    assert asked
    missing = {code for code in asked if not _said(game, code) and " " not in code}
    assert not missing


def told(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The codes that a file hands over as they are, with the names of their arguments."""
    for node in ast.walk(trees.tree(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = {each.arg for each in node.keywords if each.arg is not None}
        if name in ("say", "tell", "Illegal", "Refused") and len(given) == len(node.keywords):
            # Their number is taken from the seats themselves.
            yield PREFIX[name] + str(node.args[0].value), given | ({"count"} if "seats" in given else set())


def test_every_sentence_is_given_all_that_it_names() -> None:
    """A note by its keywords, a refusal by its own."""
    lacking, checked = [], 0
    known = {(game_of_words(path), code): names for path in files("en") for code, names in messages(path).items()}
    for path in (p for folder in ("engine", "host", "cogs") for p in (ROOT / folder).rglob("*.py")):
        for code, given in told(path):
            names = known.get((game_of(path), code), known.get((None, code), set()))
            checked += 1
            if not names <= given:
                lacking.append((path.name, code, sorted(names - given)))
    assert checked > 150
    assert not lacking


def _said(key: str | None, code: str) -> bool:
    """Whether there is a sentence; of a code that goes on with a variable (it ends in "-"), several."""
    if not code.endswith("-"):
        return has("en", key, code)
    return sum(each.startswith(code) for each in (*_codes(key), *_codes(None))) > 1


def _codes(key: str | None) -> list[str]:
    """The names of a game's sentences; of those of all games."""
    return [code for path in files("en") if game_of_words(path) == key for code in messages(path)]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.key)
def test_every_action_field_and_the_rules_in_brief_have_their_words(game: Any) -> None:
    assert has("en", game.key, "rules")
    ends = {f"done-{verb(end)}" for end in game.guide.panel.ends}
    assert {code for code in _codes(game.key) if code.startswith("done-")} <= ends
    for action in game.verbs.values():
        assert has("en", game.key, f"verb-{verb(action)}")
        for field in kinds(action):
            assert has("en", game.key, f"ask-{verb(action)}-{field}")


@pytest.mark.parametrize("game", [*GAMES, FERRY, GARDEN], ids=lambda g: g.key)
def test_every_setting_and_its_values_have_their_words(game: Any) -> None:
    for setting in game.rules.settings.choices:
        assert has("en", game.key, f"setting-{setting.name}")
        for value in setting.values:
            assert has("en", game.key, f"setting-{setting.name}-{value}")


@pytest.mark.parametrize("locale", LOCALES)
def test_arguments_are_put_into_words(locale: str) -> None:
    speak = Speaker(locale, milestones.GAME, ["Ann", "Ben", "Cat"])
    assert (
        speak.note(Note("produced", {"seat": 0, "good": "coin", "count": 2, "points": 1}))
        == {
            "en": "Ann receives 2 coins and 1 point for bonus tiles.",
            "de": "Ann erhält 2 Münzen und 1 Punkt für Bonusplättchen.",
        }[locale]
    )
    assert (
        speak.note(Note("sold", {"seat": 1, "goods": {"stone": 1, "coin": 2, "wood": 0}}))
        == {
            "en": "Ben sells 1 stone, 2 coins for 1 coin.",
            "de": "Ben verkauft 1 Stein, 2 Münzen für 1 Münze.",
        }[locale]
    )
    could = Note("could-build", {"sites": {"road": 2, "market": 1}, "every": 1})
    said = {"en": "could build: 2 roads, 1 market", "de": "baubar: 2 Straßen, 1 Marktplatz"}
    assert speak.note(could) == said[locale], "not as a thing of another kind"
    assert speak.names_of([Seat(0), Seat(1), Seat(2)]) == {"en": "Ann, Ben and Cat", "de": "Ann, Ben und Cat"}[locale]
    preview = Preview(cost={"stone": 1, "sand": 1}, gain={"coin": 1}, points=5)
    assert (
        speak.preview(preview)
        == {
            "en": "costs 1 stone, 1 sand · brings 1 coin · 5 points",
            "de": "kostet 1 Stein, 1 Sand · bringt 1 Münze · 5 Punkte",
        }[locale]
    )
    assert (
        speak.refusal(Illegal("needs-goods", goods={"coin": 2}))
        == {
            "en": "You need 2 coins for that.",
            "de": "Dafür brauchst du 2 Münzen.",
        }[locale]
    )


def test_a_games_words_may_fill_a_folder_of_files() -> None:
    for locale in LOCALES:
        assert len([*(WORDS / locale / "roads").glob("*.ftl")]) > 1
        assert has(locale, "roads", "good-boards")
        assert has(locale, "roads", "no-not-seated")


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("game", [*GAMES, FERRY], ids=lambda g: g.key)
@pytest.mark.parametrize("locale", LOCALES if SOAK == 1 else TRIED)
def test_every_sentence_can_be_said(game: Any, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    """With any number that decides its form; what all games say is said once."""
    speak = Speaker(locale, game, ["Ann", "Ben"])
    mine = (None, game.key) if game is FERRY else (game.key,)
    said = {(path, code): names for path in files(FALLBACK) for code, names in messages(path).items()}
    for (path, code), names in said.items():
        if game_of_words(path) in mine:
            for number in (0, 1, 2, 7):
                given = {name: [0, 1] if name == "seats" else number for name in names}
                assert speak(code, **{"count": number, **given})
    assert not caplog.text


def test_the_pseudo_language_is_a_third_longer_and_leaves_commands_alone() -> None:
    text = "Sorry, there are no tables here. Open one with /game create."
    assert len(accented(text)) / len(text) == pytest.approx(4 / 3, abs=0.1)
    assert "/game" in accented(text)
    assert len(accented("market", room=7)) == 7


@pytest.mark.parametrize(("locale", "since"), [("en", "since"), ("de", "seit")])
def test_no_time_that_is_told_as_so_long_ago_follows_since(locale: str, since: str) -> None:
    """Discord writes such a time as "3 days ago", "vor 3 Tagen"."""
    every = "\n".join(path.read_text("utf-8") for path in files(locale))
    assert re.search(rf"\b{since} [\w ]*<t:", every)
    assert re.findall(rf".*\b{since} [\w ]*<t:[^>]*:R>.*", every) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_of_two_that_a_list_offers_both_are_named_and_of_more_the_first_and_the_last(locale: str) -> None:
    """A road is called by arrows: "D2 ↓ to C5 ←" of two reads like a way."""
    speak, two = Speaker(locale), {"first": "D2 ↓", "last": "C5 ←"}
    assert speak("ask-others", count=2, **two).endswith(": D2 ↓, C5 ←")
    assert not speak("ask-others", count=3, **two).endswith(", C5 ←")


def test_what_people_said_at_length_is_cut() -> None:
    said = Speaker("en", roads.GAME)("no-orders-word", word="q" * 5_000)
    assert "q" * 300 + "q" in said
    assert "…" in said
    assert "???" not in said


def test_words_that_people_type_are_files_by_language() -> None:
    assert [language for language, _ in Speaker("de", roads.GAME).files("orders.toml")] == ["de", "en"]
    assert Speaker("de", milestones.GAME).files("orders.toml") == ()


def test_a_missing_sentence_shows_its_code_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert Speaker("de")("no-such-code") == "no-such-code"
    assert "no-such-code" in caplog.text


def test_things_of_one_name_keep_their_own_forms_in_a_sentence_said_before() -> None:
    forms = ("zur Mühle", "in die Mühle")
    said = [_sentence("de", "milestones", "note-moved", seat="Ann", space=Thing("Mühle", {"to": to})) for to in forms]
    assert said == [(f"Ann zieht {to}.", ()) for to in forms]


def test_a_verb_and_a_question_may_be_called_otherwise_in_a_decision() -> None:
    speak, done, move = Speaker("en", roads.GAME), roads.GAME.verbs["done"], roads.GAME.verbs["move"]
    s = roads.GAME.start(2, Seeded(b"words", 0, 0)).state
    view = roads.GAME.view(s, Seat(0))
    for doing, said in (((), "Done"), (("turns", "movement"), "Done moving"), (("turns", "homes"), "Done")):
        assert speak.verb(done, replace(view, doing=doing)) == said
    assert speak.verb(done) == "Done"
    assert speak.ask(move, "orders", done=1) == "Where to, or what else?" != speak.ask(move, "orders")


def test_a_sentence_that_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shared.ftl").write_text("button-back = Zruck\n", "utf-8")
    monkeypatch.setitem(LOCALES, "bar", tmp_path)
    english, bavarian = Speaker("en"), Speaker("bar")
    assert bavarian("button-back") == "Zruck" != english("button-back")
    assert bavarian("button-sure") == english("button-sure") != "button-sure"
    assert bavarian("nothing") == english("nothing")


@pytest.mark.parametrize(
    ("tag", "locale"), [("de", "de"), ("de-AT", "de"), ("en-GB", "en"), ("fr", "en"), (None, "en")]
)
def test_other_languages_fall_back_to_english(tag: str | None, locale: str) -> None:
    assert locale_of(tag) == locale


@pytest.mark.parametrize(
    ("locale", "note", "said"),
    [
        ("en", Note("moved", {"seat": 0, "space": "mill"}), "Ann moves to the mill."),
        ("en", Note("moved", {"seat": 0, "space": "6"}), "Ann moves to space 6."),
        ("de", Note("moved", {"seat": 0, "space": "mill"}), "Ann zieht zur Mühle."),
        ("de", Note("won", {"seats": [0], "points": 60}), "Ann gewinnt mit 60 Punkten."),
        ("de", Note("won", {"seats": [0, 2], "points": 60}), "Ann und Cleo gewinnen mit 60 Punkten."),
        (
            "de",
            Note("covered", {"seat": 0, "worker": "grain", "number": 1, "space": "3", "lost": 0}),
            "Ann deckt den Getreidebauern 1 auf Feld 3 ab.",
        ),
        (
            "de",
            Note("bonus-left", {"seat": 0, "good": "wood", "plot": "AB6"}),
            "Ann lässt das Holzfäller-Bonusplättchen liegen.",
        ),
        (
            "en",
            Note("covers-workers", {"worker": "sand", "number_left": 3, "number_right": 4, "count": 2}),
            "covers sand workers 3 and 4",
        ),
        (
            "de",
            Note(
                "covers-both", {"worker_left": "wood", "number_left": 6, "worker_right": "stone", "number_right": 7}
            ),
            "überdeckt den Holzfäller 6 und den Steinhauer 7",
        ),
    ],
)
def test_a_thing_has_its_form_in_a_sentence_and_a_verb_its_number(locale: str, note: Note, said: str) -> None:
    assert Speaker(locale, milestones.GAME, ["Ann", "Ben", "Cleo"]).note(note) == said


@pytest.mark.parametrize("locale", LOCALES)
def test_a_time_is_told_to_discord_in_digits_alone(locale: str) -> None:
    speak, times = Speaker(locale), 0
    for path in sorted((WORDS / locale / "shared").glob("*.ftl")):
        for each in parse(path.read_text("utf-8")).body:
            if isinstance(each, ftl.Message) and (names := re.findall(r"<t:\{ \$(\w+) \}", path_text(path, each))):
                said = speak(each.id.name, **dict.fromkeys(names, 1_790_000_000))
                assert not re.search(r"<t:\d+[^\d:]", said), said
                times += "<t:1790000000:" in said
    assert times > 10


def path_text(path: Path, message: ftl.Message) -> str:
    """A sentence as it is written."""
    assert message.span is not None
    return path.read_text("utf-8")[message.span.start : message.span.end]
