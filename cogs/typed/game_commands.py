"""A game's actions as typed commands, `/milestones road ...`: built once from its verbs; the suggestions come from
each person's own offers. Discord's decorators cannot do this, so it is done with data."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from engine.core.game import AnyGame
from engine.core.model import Action, Bug, Illegal
from engine.core.text import kinds, verb
from host import Look, Refused, tame
from host.which import PLAYED

from ..gate.find_table import Suggest, find, speaker_of, suggesting
from ..gate.table_commands import Command, Run
from ..kit.app import Interaction
from ..kit.replies import no_choice, say, show, wait
from ..kit.translation import named, said, verb_name
from ..panel.show_panel import only_looks, said_refusal, show_done, show_panel, viewer_of
from ..question.green_button import grave
from ..question.typed_words import Suggestion, Typing, one_line
from ..viewer import Viewer
from . import confirm_typed
from .then_options import Following
from .typed_parts import Parts

TABLE = "table"
REPEATED = 80
"""The most characters that a refusal repeats of what was typed."""
READ = ("wrong-parts", "not-a-number", "not-yes-or-no")
"""Refusals that name a value as it was read."""


def group(game: AnyGame) -> app_commands.Group:
    """A game's commands: a subcommand for each action, and one for all those seldom typed. Raises `Bug` for a field
    that would hide `table`, and for an action with several fields that is seldom typed or typed in parts."""
    made = app_commands.Group(name=game.key, description=said("command-play", game=game.name))
    for action in game.rules.actions:
        if action not in game.guide.typed.seldom:
            made.add_command(_command(game, action))
    if game.guide.typed.seldom:
        made.add_command(_other(game))
    return made


def _other(game: AnyGame) -> Command:
    """`/roads other`: the action is chosen from a list, and its value typed with suggestions."""
    actions = {verb(action): action for action in game.guide.typed.seldom}
    for name, action in actions.items():
        if len(kinds(action)) > 1:
            raise Bug(f"{game.key}: {name}: an action typed by `other` has one field at most")

    async def suggestions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        action = actions.get(interaction.namespace.action or "")
        field = next(iter(kinds(action)), None) if action is not None else None
        if action is None or field is None:
            return []
        return await _suggestions(game, action, field)(interaction, current)

    @app_commands.command(name=named("other"), description=said("command-other"))
    @app_commands.describe(action=said("option-action"), value=said("option-value"), table=said("option-table"))
    @app_commands.rename(action=named("action"), value=named("value"), table=named(TABLE))
    @app_commands.choices(
        action=[app_commands.Choice(name=said(f"verb-{name}", game), value=name) for name in actions]
    )
    @app_commands.autocomplete(value=suggestions, table=suggesting(PLAYED, game.key))
    async def other(
        interaction: Interaction, action: str, value: str | None = None, table: str | None = None
    ) -> None:
        chosen = actions.get(action)
        if chosen is None:
            raise no_choice(action)
        await _carry_out(interaction, game, table, chosen, dict.fromkeys(kinds(chosen), value or ""))

    return other


def _command(game: AnyGame, action: type[Action]) -> Command:
    name, fields = verb(action), list(kinds(action))
    parts, then, _ = game.guide.typed.parts_of(action)
    title, description = verb_name(name, game), said(f"verb-{name}", game)
    if TABLE in (*fields, *parts, *then):
        raise Bug(f"{game.key}: {name}: a field may not be called {TABLE!r}, the commands use that")
    if parts and len(fields) != 1:
        raise Bug(f"{game.key}: {name}: an action that is typed in parts has one field")

    options = (*(parts or fields), *then)

    async def run(interaction: Interaction, **values: str | None) -> None:
        typed = {each: values[each] or "" for each in options}
        await _carry_out(interaction, game, values.get(TABLE), action, typed)

    made: Command = app_commands.Command(
        name=title, description=description, callback=_with_options(run, options, (*parts[1:], *then))
    )
    for each in options:
        made.autocomplete(each)(_suggestions(game, action, each))
    made.autocomplete(TABLE)(suggesting(PLAYED, game.key))
    asked = {each: said(f"ask-{name}-{each}", game, done=0, left=0) for each in options}
    app_commands.describe(**asked, **{TABLE: said("option-table")})(made)
    app_commands.rename(**{each: named(each, of=game) for each in (*parts, *then)}, **{TABLE: named(TABLE)})(made)
    return made


def _with_options(run: Run, names: Sequence[str], free: Sequence[str]) -> Run:
    """Give a function the parameters from which discord.py makes options: these, some of them optional, then
    `table`."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    left_out = {"annotation": str | None, "default": None}
    parameters = [
        inspect.Parameter("interaction", kind, annotation=discord.Interaction),
        *(inspect.Parameter(name, kind, **(left_out if name in free else {"annotation": str})) for name in names),
        inspect.Parameter(TABLE, kind, **left_out),
    ]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return run


async def _carry_out(
    interaction: Interaction, game: AnyGame, number: str | None, action: type[Action], typed: dict[str, str]
) -> None:
    await wait(interaction)
    table = await find(interaction, number, key=game.key, which=PLAYED)
    host, me, key = interaction.client.host, interaction.user.id, str(interaction.id)
    speak, look = speaker_of(interaction, table), await host.turns.typed(table.id, me, action)
    if why := only_looks(interaction, look):
        await say(interaction, why)
        return
    viewer, run = Viewer(look, speak), interaction.client.pool.run
    try:
        if action in game.guide.typed.parts:
            text, whole = await run(lambda: Parts(viewer, action, typed).understood())
            if not whole:
                await show_panel(interaction, look, text=text)
                return
            following = await run(lambda: Following(viewer, action, typed).actions(text))
            proposed = confirm_typed.Proposed(action, tuple(typed.values()), (text, *following), sure=True)
        else:
            proposed = await run(partial(confirm_typed.understood, viewer, action, typed))
        if look.turn != "now":  # shown as it was understood first, then left or carried out
            line = "\n".join(said_refusal(viewer, why) for why in proposed.without)
            await show_panel(interaction, await host.turns.add(key, look, me, None, *proposed.actions), line=line)
            return
        if not proposed.sure:
            await confirm_typed.show(interaction, look, proposed)
            return
        at_once = await run(partial(_before_asking, look, proposed.actions))
        if at_once:
            look = await host.turns.add(key, look, me, None, *at_once)
        if len(at_once) < len(proposed.actions):
            await show(
                interaction,
                interaction.client.panel.confirm(Viewer(look, speak), game.parse(proposed.actions[len(at_once)])),
            )
            return
    except Illegal as error:  # said here, because only the table knows the game's words
        why = await run(partial(_refusal, Viewer(look, speak), action, typed, error))
        await say(interaction, speak("ahead-not-yet", why=why) if look.turn == "ahead" else why)
        return
    await show_done(interaction, look, entries=len(at_once) + look.forced, asked=viewer)


def _refusal(viewer: Viewer, action: type[Action], typed: dict[str, str], error: Illegal) -> str:
    """Why something typed was refused. Where its verb is not offered at all, nobody is told how to go on with it."""
    look, speak = viewer
    offered = any(offer.action is action for offer in look.offers)
    if offered or _readable(viewer, action, typed):
        example = " · ".join(could_be_typed(viewer, action).values()) if offered else ""
        like = speak("type-like", example=example) if example else ""
        return "\n".join(filter(None, (_objection(viewer, action, typed, error, offered=offered), like)))
    name = speak.verb(action, look.view)
    barred = dict(look.table.game.guide.hints.barred(look.view, speak))
    if name in barred:
        return speak("choice-barred", name=name, why=barred[name])
    return speak("no-not-offered", action=name, verbs=list(dict.fromkeys(verb(each.action) for each in look.offers)))


def _objection(viewer: Viewer, action: type[Action], typed: dict[str, str], error: Illegal, *, offered: bool) -> str:
    """What stands against something typed. It repeats what was typed, not how that was read; and words that name
    nothing break no rule: an objection to something else would be to what they were taken for."""
    said = tame(" · ".join(filter(None, map(one_line, typed.values()))), REPEATED)
    named = [value.replace("-", " ").casefold() for value in error.values.values() if isinstance(value, str)]
    of_others = named and not any(each in said.casefold() for each in named)
    if offered and said and (error.code == "not-offered" or (of_others and _unnamed(viewer, action, typed))):
        return viewer.speak("no-typed-unknown", typed=said)
    repeated = {
        name: said if error.code in READ else value.replace("-", " ")
        for name, value in error.values.items()
        if isinstance(value, str) and (error.code in READ or value.replace("-", " ").casefold() in said.casefold())
    }
    return said_refusal(viewer, Illegal(error.code, **{**error.values, **repeated}))


def _unnamed(viewer: Viewer, action: type[Action], typed: dict[str, str]) -> bool:
    """Whether one of the words names nothing that can be chosen, now or ever."""
    if action in viewer.look.table.game.guide.typed.parts:
        return False
    return any(Typing(viewer, action, field).unnamed(typed[field]) for field in kinds(action))


def could_be_typed(viewer: Viewer, action: type[Action]) -> dict[str, str]:
    """By the options of an action that is possible now, what may be typed there, as far as it is needed."""
    parts, _, _ = viewer.look.table.game.guide.typed.parts_of(action)
    made = dict[str, str]()
    for name in parts or kinds(action):
        if parts:
            suggested = Parts(viewer, action, made).suggestions(name, "")
        else:  # a suggestion may be the beginning of a sentence, what is listed is whole
            typing = Typing(viewer, action, name)
            suggested = typing.spoken() or typing.suggestions("")
        if not suggested or (made and parts and _whole(viewer, action, made)):
            break
        made[name] = suggested[0][1]
    return made


def _whole(viewer: Viewer, action: type[Action], typed: dict[str, str]) -> bool:
    """Whether these parts are enough for an action."""
    try:
        return Parts(viewer, action, typed).understood()[1]
    except (Illegal, Refused):
        return False


def _readable(viewer: Viewer, action: type[Action], typed: dict[str, str]) -> bool:
    """Whether what was typed names an action, possible or not."""
    try:
        if action in viewer.look.table.game.guide.typed.parts:
            return _whole(viewer, action, typed)
        proposed = confirm_typed.understood(viewer, action, typed)
        return all(viewer.look.table.game.parse(text) is not None for text in proposed.actions)
    except (Illegal, Refused):
        return False


def _before_asking(look: Look, actions: Sequence[str]) -> tuple[str, ...]:
    """The first of these actions, up to one by which something would be lost, which people are asked about."""
    if not look.table.game.guide.hints.losses:
        return tuple(actions)
    done: list[Action] = []
    for action in map(look.table.game.parse, actions):
        seen = look.tried(done)[0]
        if any(offer.admits(action) for offer in seen.offers) and grave(seen, action):
            break
        done.append(action)
    return tuple(actions[: len(done)])


def _suggestions(game: AnyGame, action: type[Action], field: str) -> Suggest:
    async def suggestions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            table = await find(interaction, interaction.namespace.table, key=game.key, which=PLAYED)
            look = await interaction.client.host.turns.typed(table.id, interaction.user.id, action)
        except Refused:
            return []
        viewer, given = viewer_of(interaction, look), dict(iter(interaction.namespace))

        def suggest_now() -> list[Suggestion]:
            if field in game.guide.typed.parts_of(action).then:
                return Following(viewer, action, given).suggestions(field, current)
            if action in game.guide.typed.parts:
                return Parts(viewer, action, given).suggestions(field, current)
            return Typing(viewer, action, field).suggestions(current)

        suggested = await interaction.client.pool.run(suggest_now)
        return [app_commands.Choice(name=name, value=value) for name, value in suggested]

    return suggestions
