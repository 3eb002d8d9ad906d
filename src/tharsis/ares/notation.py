"""The words of Ares Expedition's options."""

from __future__ import annotations

from tharsis.ares.rules.asks import RESOURCES as RESOURCE_AMOUNTS
from tharsis.ares.rules.asks import Do
from tharsis.ares.state import N_OCEANS, STANDARD_ACTIONS
from tharsis.ares.tables import TABLES
from tharsis.cards.names import OXYGEN, PHASES, RESOURCES, TEMPERATURE
from tharsis.core.dense import Actions
from tharsis.core.frames import MAX_FRAMES
from tharsis.core.game import MAX_OPTIONS
from tharsis.core.notation import Domain, Notation, Verb

CARD = Domain(len(TABLES.keys), TABLES.keys)
BRANCH = Domain(16)
NUMBER = Domain(MAX_OPTIONS)
FRAME = Domain(MAX_FRAMES + 1)
PHASE = Domain(8, PHASES, first=1)
RESOURCE = Domain(len(RESOURCES), RESOURCES)

NOTATION = Notation(
    [
        Verb(Do.PLAY, "play", (CARD,)),
        Verb(Do.USE, "use", (CARD,)),
        Verb(Do.STANDARD, "standard", (Domain(len(STANDARD_ACTIONS), STANDARD_ACTIONS),)),
        Verb(Do.CONVERT, "convert", (Domain(2, ("plants", "heat")),)),
        Verb(Do.DRAW, "draw"),
        Verb(Do.PHASE, "phase", (PHASE,)),
        Verb(Do.PAY, "pay", (RESOURCE, Domain(RESOURCE_AMOUNTS))),
        Verb(Do.FLIP, "flip", (Domain(N_OCEANS),)),
        Verb(Do.DISCOUNT, "discount", (CARD,)),
        Verb(Do.RAISE, "raise", (Domain(2, (TEMPERATURE, OXYGEN)),)),
        Verb(Do.PIECE, "piece", (Domain(2, ("cube", "marker")),)),
        Verb(Do.GIVE, "give", (CARD,)),
        Verb(Do.TAKE, "take", (CARD,)),
        Verb(Do.ADD, "add", (CARD,)),
        Verb(Do.CHOOSE, "choose", (BRANCH,)),
        Verb(Do.KEEP, "keep", (CARD,)),
        Verb(Do.DISCARD, "discard", (CARD,)),
        Verb(Do.SELL, "sell", (CARD,)),
        Verb(Do.NEUTRAL, "neutral", (PHASE,)),
        Verb(Do.CORPORATION, "corporation", (CARD,)),
        Verb(Do.AMOUNT, "amount", (NUMBER,)),
        Verb(Do.ORDER, "first", (FRAME,)),
        Verb(Do.SALE, "sale"),
        Verb(Do.NONE, "decline"),
        Verb(Do.DONE, "done"),
    ]
)
ACTIONS = Actions(NOTATION)
