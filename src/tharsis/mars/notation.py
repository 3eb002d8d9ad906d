"""The words of Mars' options."""

from __future__ import annotations

from tharsis.cards.module import part
from tharsis.cards.names import RESOURCES, TILES
from tharsis.core.dense import Actions
from tharsis.core.frames import MAX_FRAMES
from tharsis.core.game import MAX_OPTIONS
from tharsis.core.notation import Domain, Notation, Verb
from tharsis.mars.describe import PAYING as PAY_WITH
from tharsis.mars.maps import AWARDS, MILESTONES
from tharsis.mars.modules import MODULES
from tharsis.mars.rules.asks import AMOUNTS, CUBE_AMOUNTS, SPACES, Do
from tharsis.mars.rules.asks import RESOURCES as RESOURCE_AMOUNTS
from tharsis.mars.tables import STANDARD_PROJECTS, TABLES

CARD = Domain(len(TABLES.keys), TABLES.keys)
BRANCH = Domain(16)
NUMBER = Domain(MAX_OPTIONS)
FRAME = Domain(MAX_FRAMES + 1)
SEAT = Domain(8)
RESOURCE = Domain(len(RESOURCES), RESOURCES)
PAYING = Domain(len(PAY_WITH), PAY_WITH)
TILE = Domain(32, TILES, first=1)
CONVERSION = Domain(2, ("plants", "heat"))

NOTATION = Notation(
    [
        Verb(Do.PASS, "pass"),
        Verb(Do.DONE, "done"),
        Verb(Do.PLAY, "play", (CARD,)),
        Verb(Do.USE, "use", (CARD,)),
        Verb(Do.STANDARD, "standard", (Domain(len(STANDARD_PROJECTS), STANDARD_PROJECTS),)),
        Verb(Do.CONVERT, "convert", (CONVERSION,)),
        Verb(Do.CLAIM, "claim", (Domain(len(MILESTONES), MILESTONES),)),
        Verb(Do.FUND, "fund", (Domain(len(AWARDS), AWARDS),)),
        Verb(Do.FIRST_ACTION, "first_action"),
        Verb(Do.PAY, "pay", (PAYING, Domain(RESOURCE_AMOUNTS))),
        Verb(Do.PLACE, "place", (TILE, Domain(SPACES))),
        Verb(Do.MARK, "mark", (Domain(SPACES),)),
        Verb(Do.TARGET, "target", (SEAT,)),
        Verb(Do.REMOVE, "remove", (SEAT, Domain(AMOUNTS))),
        Verb(Do.REMOVE_CUBES, "remove_cubes", (CARD, Domain(CUBE_AMOUNTS))),
        Verb(Do.TAKE, "take", (CARD,)),
        Verb(Do.ADD, "add", (CARD,)),
        Verb(Do.CHOOSE, "choose", (BRANCH,)),
        Verb(Do.KEEP, "keep", (CARD,)),
        Verb(Do.DISCARD, "discard", (CARD,)),
        Verb(Do.SELL, "sell", (CARD,)),
        Verb(Do.DRAFT, "draft", (CARD,)),
        Verb(Do.CORPORATION, "corporation", (CARD,)),
        Verb(Do.AMOUNT, "amount", (NUMBER,)),
        Verb(Do.COPY, "copy", (CARD,)),
        Verb(Do.ORDER, "first", (FRAME,)),
        Verb(Do.NONE, "decline"),
        Verb(Do.METAL, "metal", (RESOURCE,)),
        *(verb for module in MODULES if module.face for verb in part(module.face).VERBS),
    ]
)
ACTIONS = Actions(NOTATION)
