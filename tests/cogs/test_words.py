"""Every code the cogs use is a sentence in all languages, and no other is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from discord import app_commands
from fluent.syntax import FluentParser, ast

import words
from cogs.admin import act_presses
from cogs.browse import table_list
from cogs.browse.list_filters import Only
from cogs.commands import GameCommands
from cogs.features import MENUS
from cogs.gate.bot_permissions import NEEDED
from cogs.kit.discord_limits import GROUP, SUBCOMMAND
from cogs.kit.translation import Translator, named, said, verb_name
from cogs.plans import plan_words
from cogs.seats.table_page import AT_ONCE
from db import Status
from engine.core.opponents import OPPONENTS
from engine.games import milestones
from host import Calls
from host.seats.wishes import AGREED, CLOSED, DESERTED, NOTICES, OTHERS, OWN
from host.terms import RATINGS, TERMS
from host.which import PACES
from tests.words.pseudo import TRIED
from words import LOCALES, command_named, has

ROOT = Path(__file__).parents[2]
CODES = re.compile(r"(?:speak|SAY|said|speaker\(interaction\)|speaker_of\([^()]*\))\(\s*[\"']([a-z0-9-]+)[\"']")
REFUSED = re.compile(r"Refused\(\s*\"([a-z0-9-]+)\"|else \"([a-z]+-[a-z]+)\"")
MADE = (
    *(f"status-{status}" for status in Status),
    *(f"right-{right}" for right in NEEDED),
    *(f"button-{what}" for what in ("join", "leave", "dismiss", "start", "settings")),
    *(f"said-{what}" for what in ("joined", "left", "opponent-added", "opponent-gone", "started")),
    *(f"{what}-{kind}" for what in ("kind", "button-opponent") for kind in OPPONENTS),
    *(f"seating-{how}" for how in ("random", "joined")),
    *(f"wish-{wish}" for wish in (*OWN, *OTHERS, "give")),
    *(f"wish-{wish}-what" for wish in (*OWN, *OTHERS) if wish not in AT_ONCE),
    *(f"said-wish-{wish}" for wish in (*OWN, *OTHERS)),
    *(f"notice-{notice}" for notice in NOTICES),
    *(f"ended-{why}" for why in (AGREED, DESERTED, CLOSED)),
    *(f"seat-{how}" for how in ("free", "replaced", "offered")),
    *(f"table-{how}" for how in ("late", "late-own", "replaceable")),
    *(f"calls-{how}" for how in get_args(Calls)),
    *(f"term-{term}" for term in TERMS),
    *(f"term-{term}-{value}" for term, values in TERMS.items() for value in values),
    *(f"term-{term}{more}" for term in RATINGS for more in ("", "-none")),
    *(f"{what}guests-{how}" for what in ("button-", "setup-") for how in ("on", "off")),
    *(f"trial-{how}" for how in ("good", "emptied")),
    *(f"admin-{act}" for act in act_presses.HANDLERS if act not in ("cases", "emptied")),
    *(f"said-admin-{act}" for act in ("close", "pause", "resume", "relocate", "rewind", "replace", "remove")),
    *(f"said-admin-{act}" for act in ("bar", "unbar", "export", "export-over")),
    *(f"said-admin-{act}" for act in ("remove-for-good", "reopen", "reopen-paused", "seat", "restore")),
    *(f"report-act-{act}" for act in ("restore", "reopen", "shut-out", "let-back", "seat")),
    *(f"report-act-{act}" for act in ("bar", "unbar", "limits", "forget")),
    *(f"wrong-{code}" for code in ("lost", "late", "failing", "paused", "paused-admin", "paused-older")),
    *(f"report-act-{act}" for act in ("close", "pause", "resume", "move", "rewind", "replace", "remove")),
    *(f"menu-{menu._name}{more}" for menu in MENUS for more in ("", "-which")),
    *(f"no-{menu._none}" for menu in MENUS),
    *(code for code, _ in table_list.KINDS),
    *table_list.NARROWED.values(),
    *(f"list-by-{each}" for each in Only.__struct_fields__),
    *(f"list-pace-{each}" for each in PACES),
    *plan_words.OF_GAMES,
    "wish-stand-in-what",
    "admin-restoring",
    "note-rewound",
    "note-restored",
    "language",  # each language its own
    "setting-own",
    "score",
    "score-winner",
)
"""Codes put together from a beginning and a value."""


def commands() -> set[str]:
    """The codes of names and descriptions of `/game` and all that is in it."""
    found = set[str]()
    for command in GameCommands(()).app_command.walk_commands():  # type: ignore[union-attr]
        told = [command._locale_name, command._locale_description]
        for option in command._params.values() if isinstance(command, app_commands.Command) else ():
            told += [option.description, option._rename]
        found |= {each.extras["code"] for each in told if isinstance(each, app_commands.locale_str)}
    return found


def used() -> set[str]:
    """The codes that stand in the source."""
    found = set(MADE) | {code for code in commands() if not code.startswith("name-")}
    for file in sorted((ROOT / "cogs").rglob("*.py")):
        source = file.read_text("utf-8")
        found |= set(CODES.findall(source))
        found |= {f"no-{first}" for first, _ in REFUSED.findall(source) if first}
    return found


def sentences(locale: str) -> set[str]:
    """The codes of the cogs' sentences in a language."""
    found = set()
    shared = ROOT / "words" / locale / "shared"
    texts = [(shared / f"{name}.ftl").read_text("utf-8") for name in ("cogs", "setup", "admin")]
    for entry in FluentParser().parse("\n".join(texts)).body:
        assert not isinstance(entry, ast.Junk), f"{locale}: {entry.content}"
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
    return found


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("locale", TRIED)
def test_every_code_used_is_a_sentence(locale: str) -> None:
    codes = used()
    assert len(codes) > 90
    assert [code for code in sorted(codes) if not has(locale, "milestones", code)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_that_nobody_uses(locale: str) -> None:
    codes = used() | commands() | {f"name-{name}" for name in (*NAMES, "relocate")}
    assert sorted(sentences(locale) - codes - PLAIN) == []


PLAIN = {"table"}
NAMES = re.findall(
    r"named\(\"([a-z-]+)\"\)", "".join(file.read_text("utf-8") for file in sorted((ROOT / "cogs").rglob("*.py")))
)


async def test_the_translator_knows_german_and_leaves_the_rest() -> None:
    import discord
    from discord import app_commands

    context: app_commands.TranslationContextTypes = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.command_name, data=None
    )
    translate = Translator().translate
    german, french = discord.Locale.german, discord.Locale.french
    assert await translate(named("create"), german, context) == "öffnen"
    assert await translate(named("create"), french, context) is None
    assert await translate(said("command-create"), german, context) == "Hier einen Tisch öffnen"
    assert await translate(verb_name("sell", milestones.GAME), german, context) == "güter-verkaufen"
    assert await translate(app_commands.locale_str("plain"), german, context) is None


COMMAND = re.compile(r"(?<![\w/])/([^\W\d_]+)((?: [^\W\d_-]+(?:-[^\W\d_]+)*){0,2})")
"""A command in a sentence, with two words after it."""
BY_CODE = re.compile(r"{ COMMAND\(\"([a-z -]+)\"\) }")


@pytest.mark.parametrize("locale", LOCALES)
async def test_commands_in_sentences_are_there_under_that_name(
    locale: str, simcord_env: Any, world: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In the names shown to people with Discord in that language; nothing is missing in their descriptions."""
    monkeypatch.setattr(words, "_commands", [])  # a demo in this process has one language for all
    called = _named(await world.bot.payload(), locale)
    logged = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert [each.getMessage() for each in logged if each.name == "words"] == []
    found = []
    for file in sorted((ROOT / "words" / locale / "shared").glob("*.ftl")):
        text = BY_CODE.sub(lambda found: command_named(locale, found[1]), file.read_text("utf-8"))
        for name, rest in COMMAND.findall(text):
            found.append(name)
            assert name in called, f"/{name}"
            known = called[name]
            for word in rest.split():
                assert word in known or not known, f"/{name}{rest}"
                known = known.get(word, {})
    assert len(found) > 8


def _named(commands: Any, locale: str) -> dict[str, Any]:
    """Commands and groups by their names, with those in them."""
    kinds = (SUBCOMMAND, GROUP)
    return {
        _name(each, locale): _named([o for o in each.get("options", ()) if o["type"] in kinds], locale)
        for each in commands
    }


def _name(command: Any, locale: str) -> str:
    return str((command.get("name_localizations") or {}).get(locale, command["name"]))
