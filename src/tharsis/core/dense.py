"""Options as numbers without gaps, for masks and networks.

An option is kind × 4096 + argument, which leaves most numbers unused. An action is the same option counted through: the
actions of a verb follow each other in the order of their arguments, and verbs follow each other in the order of their
kinds.
"""

from __future__ import annotations

import numpy as np

from tharsis.core.errors import UnknownOption
from tharsis.core.notation import ARGUMENTS, Notation
from tharsis.core.types import Ints

KINDS = 64


class Actions:
    """The action space of a game: `size` actions, each one option."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self.first: Ints = np.zeros(KINDS, np.int32)
        """The first action of each kind of option."""
        self.size = 0
        for verb in notation.verbs:
            self.first[verb.kind] = self.size
            self.size += verb.count
        self._starts = np.array([self.first[verb.kind] for verb in notation.verbs])

    def action(self, option: int) -> int:
        kind, argument = divmod(int(option), ARGUMENTS)
        return int(self.first[kind]) + argument

    def option(self, action: int) -> int:
        if not 0 <= action < self.size:
            raise UnknownOption(f"action {action}: this game has actions 0 to {self.size - 1}")
        at = int(np.searchsorted(self._starts, action, side="right")) - 1
        return self._notation.verbs[at].kind * ARGUMENTS + int(action - self._starts[at])

    def text(self, action: int) -> str:
        return self._notation.text(self.option(action))
