"""The modules of Mars. To add one, make its folder and put it into this list; what it does is all in its own folder.

The order matters for what modules do one after another, such as the steps of the solar phase.
"""

from __future__ import annotations

from tharsis.cards.module import Module, gather
from tharsis.mars.modules.box import BASE_GAME, ERA
from tharsis.mars.modules.colonies import COLONIES
from tharsis.mars.modules.prelude import PRELUDE
from tharsis.mars.modules.venus import VENUS_NEXT
from tharsis.mars.modules.world_government import WORLD_GOVERNMENT

MODULES: tuple[Module, ...] = gather("mars", (BASE_GAME, ERA, VENUS_NEXT, WORLD_GOVERNMENT, COLONIES, PRELUDE))
EXPANSIONS = tuple(module for module in MODULES if module not in (BASE_GAME, ERA))
"""What is not in the base game's box."""
