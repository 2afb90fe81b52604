"""What the panel shows of faults: the button to report one."""

from __future__ import annotations

from ..kit.card import Button
from ..kit.custom_ids import Ref
from ..panel.additions import Addition
from ..viewer import Viewer


class Faults(Addition):
    """See `Addition`."""

    def around(self, viewer: Viewer) -> list[Button]:
        """The button, for everybody."""
        return [Button(viewer.speak("button-fault"), Ref("fault", viewer.look.table.id).id())]
