"""The World Government: in the solar phase the first player raises a global parameter, and nobody gets anything for it.

It comes with Venus Next; it may be left out there, or be played without.
"""

from __future__ import annotations

from tharsis.cards.module import Module
from tharsis.core.setup import Setting
from tharsis.mars.modules.venus.numbers import KEY as VENUS_NEXT
from tharsis.mars.modules.world_government.numbers import KEY, Ask, Do

WORLD_GOVERNMENT = Module(
    key=KEY,
    settings=(Setting(KEY, follows=VENUS_NEXT, minutes=-2),),
    asks=Ask,
    verbs=Do,
    frames={Ask.GOVERN: ()},
    causes=(KEY,),
    rules="tharsis.mars.modules.world_government.rules",
    face="tharsis.mars.modules.world_government.face",
    texts="tharsis.mars.modules.world_government.texts",
    bots="tharsis.mars.modules.world_government.bots",
    pages="tharsis.mars.modules.world_government.pages",
)
