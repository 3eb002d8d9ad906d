"""Says chances and options of a review in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.bots.review import BEST, BLUNDER, EXACT_FROM, GOOD, INACCURACY, MISTAKE, Review
from tharsis.core.game import BaseGame
from tharsis.web.bits import Reader
from tharsis.web.chances import chance_text, shares
from tharsis.web.live import LiveGame
from tharsis.web.records import Share
from tharsis.web.tables import option_name
from tharsis.web.texts import Texts

GLYPHS = {BEST: "★", GOOD: "✓", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
LUCK = "luck"


class Teller:
    def __init__(self, live: LiveGame, review: Review, reader: Reader) -> None:
        self.live, self.review, self.reader = live, review, reader
        self.t: Texts = reader.t
        self.exact = EXACT_FROM[review.game]

    def signed(self, change: float) -> str:
        return self.t("coach-change", n=self.t.signed(round(100 * change)))

    def chance(self, chance: float, moment: int) -> str:
        return chance_text(self.review.game, chance, moment, self.t)

    def shares(self, chances: Sequence[float], moment: int, points: Sequence[float]) -> tuple[Share, ...]:
        return shares(self.review.game, chances, moment, self.review.is_shared, self.t, points)

    def moment(self, moment: int) -> str:
        return self.t("ui-generation" if self.review.game == "mars" else "event-round", n=moment)

    def named(self, option: str, game: BaseGame, seat: int) -> str:
        return option_name(self.live, option, game, seat, self.reader)
