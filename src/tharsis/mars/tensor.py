"""How a position of Mars is written as a row of numbers for agents that learn; see `core/tensors.py`."""

from __future__ import annotations

from tharsis.cards.module import part
from tharsis.core.tensors import How, Layout, Part
from tharsis.mars.maps import MAPS
from tharsis.mars.modules import MODULES
from tharsis.mars.size import SEATS
from tharsis.mars.state import PHASE_NAMES, RECORD

N_TILE_KINDS = 32

PARTS = (
    Part("players", How.KIND, kinds=SEATS + 1),
    *(Part(setting.field or setting.key) for module in MODULES for setting in module.settings),
    Part("draft"),
    Part("map", How.KIND, kinds=len(MAPS)),
    Part("phase", How.KIND, kinds=max(PHASE_NAMES) + 1),
    Part("generation", scale=0.1),
    Part("first", How.SEAT),
    Part("active", How.SEAT),
    Part("level", scale=0.1),
    Part("stock", scale=0.1, per_seat=True),
    Part("production", scale=0.1, per_seat=True),
    Part("rating", scale=0.1, per_seat=True),
    Part("raised", per_seat=True),
    Part("passed", per_seat=True),
    Part("tags", scale=0.2, per_seat=True),
    Part("events_played", scale=0.2, per_seat=True),
    Part("discount", scale=0.2, per_seat=True),
    Part("project_discount", scale=0.2, per_seat=True),
    Part("metal_value", scale=0.2, per_seat=True),
    Part("shift", per_seat=True),
    Part("next_shift", per_seat=True),
    Part("next_discount", scale=0.2, per_seat=True),
    Part("greenery_price", scale=0.1, per_seat=True),
    Part("card_price", scale=0.2, per_seat=True),
    Part("heat_as_mc", per_seat=True),
    Part("protected", per_seat=True),
    Part("first_action", per_seat=True),
    Part("hand_count", scale=0.1, per_seat=True),
    Part("zone", How.ZONE),
    Part("used"),
    Part("cubes", scale=0.2),
    Part("deck_count", scale=0.01),
    Part("discard_count", scale=0.01),
    Part("tile", How.KIND, kinds=N_TILE_KINDS),
    Part("owner", How.SEAT),
    Part("claim", How.SEAT),
    Part("milestone", How.SEAT),
    Part("award", How.SEAT),
    *(row for module in MODULES if module.face for row in part(module.face).PARTS),
)
LEFT_OUT = {
    "rng": "hidden",
    "deck": "hidden",
    "reveals": "about undoing",
    "turns": "grows without bound",
    "over": "nobody looks any more",
    "fault": "never in a proper game",
    "scratch": "room for rules to count",
    "depth": "written with what is asked",
    "priority": "written with what is asked",
    "frames": "written with what is asked",
    "event_count": "the last move is over",
    "events": "the last move is over",
    "mixed_corporations": "matters before the first choice only",
    "beginner": "the corporation tells",
    "corporation": "lies among the cards played",
    "draft_round": "the pack's size tells",
    "solar_step": "what is asked tells",
    "cities": "the tiles tell",
    "cities_on_mars": "the tiles tell",
    "greeneries": "the tiles tell",
    "tiles": "the tiles tell",
    "tile_of": "where each card's own tile lies; the tiles tell",
    "metal_of": "the tiles tell",
    "milestones_claimed": "the milestones tell",
    "awards_funded": "the awards tell",
    "spare": "padding",
}
LAYOUT = Layout(RECORD, PARTS, SEATS)
