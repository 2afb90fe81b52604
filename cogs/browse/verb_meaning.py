"""From any verb on a panel, one press to what it means: the words of the game that stand on the panel, the paragraphs
of the rules in brief, and the pictures of the pieces that the verb's name tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.game import AnyGame
from engine.core.text import verb as verb_of
from words import Speaker

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Named, Part, rows
from ..kit.custom_ids import Ref
from ..kit.discord_limits import walk
from ..kit.paging import pages_of, parted
from ..kit.replies import show_beside, wait
from ..kit.router import Handler
from ..pictures.icons import pieces
from ..pictures.wanted import symbols
from . import rules_pages
from .topic_pages import SYMBOLS, Legend, symbols_of
from .topics import meaning, terms, titles, topics


async def means(interaction: Interaction, ref: Ref) -> None:
    """What the verb that was chosen means, or all those that can be chosen now; in a message beside the panel."""
    await wait(interaction)
    client = interaction.client
    look = await client.host.turns.look(ref.table, interaction.user.id, ref.token)
    game, offered = look.table.game, list(dict.fromkeys(verb_of(offer.action) for offer in look.offers))
    known = [verb_of(action) for action in game.rules.actions]
    verbs = [each for each in ref.text.split()[:1] if each in known] or offered
    legend = client.pictures.legends.get(game.key, ())
    shown = _shown(interaction)
    told = card(game, speaker_of(interaction, look.table), verbs, legend, shown, ref)
    await show_beside(interaction, told)


def card(
    game: AnyGame,
    speak: Speaker,
    verbs: Sequence[str],
    legend: Legend = (),
    shown: str = "",
    pressed: Ref = Ref("means"),  # noqa: B008 - never changed
) -> Card:
    """What the game's words in the text of a panel mean, then these verbs, each paragraph once, below the names of
    the verbs it is about; of none, the topics. What a message has no room for stands behind a button for each verb,
    which asks what `pressed` asked of all."""
    told: dict[str, list[str]] = {}
    for verb in verbs:
        for text in meaning(verb, game, speak):
            told.setdefault(text, []).append(verb)
    below = rules_pages.topic_select(game, speak, answer=True)
    heads = {text: " · ".join(speak(f"verb-{verb}") for verb in about) for text, about in told.items()}
    if not told:
        names = " · ".join(speak(f"verb-{verb}") for verb in verbs) or game.name
        known = " · ".join(titles(topics(game, speak)))
        return Card((f"### {game.name}", speak("topic-none", word=names, topics=known), below))
    words = "\n".join(terms(shown, game, speak))
    blocks = [f"### {speak('means-words')}\n{words}"] if words else []
    blocks += [part for text, head in heads.items() for part in parted(f"### {head}\n{text}")]
    called = [speak(f"verb-{verb}") for verbs in told.values() for verb in verbs]
    codes = tuple(symbols_of(called, legend, speak))
    pictures: tuple[Part, ...] = (symbols(speak, codes[:SYMBOLS]),) if codes else ()
    first = pages_of(blocks)[0]
    left = dict.fromkeys(about[0] for text, about in told.items() if f"### {heads[text]}\n{text}" not in first)
    refs = {each: msgspec.structs.replace(pressed, text=each) for each in left}
    more = [Button(speak(f"verb-{each}"), ref.id()) for each, ref in refs.items()]
    return Card((*first, *pictures, *rows(more), below), Named(pieces(speak)))


def _shown(interaction: Interaction) -> str:
    """All that can be read on the message whose button was pressed."""
    if interaction.message is None:
        return ""
    every = list(walk([each.to_dict() for each in interaction.message.components]))
    every += [option for each in every for option in each.get("options", ())]
    return "\n".join(str(each.get(name) or "") for each in every for name in ("content", "label", "description"))


HANDLERS: Mapping[str, Handler] = {"means": means}
