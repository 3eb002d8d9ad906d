"""The door to batches and observations of Mars, apart from that to its rules: who only plays never compiles it."""

from __future__ import annotations

from tharsis.core.jit import entry
from tharsis.core.stepping import make_trainer
from tharsis.core.types import Ints
from tharsis.mars.engine import engine
from tharsis.mars.notation import ACTIONS
from tharsis.mars.state import RECORD
from tharsis.mars.tensor import LAYOUT

answer = make_trainer(RECORD, LAYOUT, ACTIONS, engine)


@entry
def train(memory: Ints, what: int, number: int, rng: Ints, buffer: Ints, signals: Ints) -> int:
    return answer(memory, what, number, rng, buffer, signals)
