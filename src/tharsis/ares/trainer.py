"""The door to batches and observations of Ares, apart from that to its rules: who only plays never compiles it."""

from __future__ import annotations

from tharsis.ares.engine import engine
from tharsis.ares.notation import ACTIONS
from tharsis.ares.state import RECORD
from tharsis.ares.tensor import LAYOUT
from tharsis.core.jit import entry
from tharsis.core.stepping import make_trainer
from tharsis.core.types import Ints

answer = make_trainer(RECORD, LAYOUT, ACTIONS, engine)


@entry
def train(memory: Ints, what: int, number: int, rng: Ints, buffer: Ints, signals: Ints) -> int:
    return answer(memory, what, number, rng, buffer, signals)
