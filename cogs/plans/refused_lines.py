"""The typed lines of a batch that were refused: kept for the form, until it is sent anew."""

from __future__ import annotations

from host import Look

from ..kit.app import Interaction

LONGEST = 1_000
"""The most characters typed at once."""
BETWEEN = "\0"
"""Between the lines and the reasons."""


def keep(interaction: Interaction, look: Look, words: str, why: str = "") -> None:
    """Keep refused lines of this decision, with the reasons that stand beside them in the form."""
    interaction.client.texts.keep(_draft(interaction, look), f"{words[:LONGEST]}{BETWEEN}{why}")


def kept(interaction: Interaction, look: Look) -> tuple[str, str]:
    """The refused lines of this decision, and the reasons; "" if there are none."""
    words, _, why = (interaction.client.texts.get(_draft(interaction, look)) or "").partition(BETWEEN)
    return words, why


def _draft(interaction: Interaction, look: Look) -> tuple[int, int, str]:
    return look.table.id, interaction.user.id, f"orders {look.serial}"
