"""What options are called away from their question."""

from __future__ import annotations

import pytest

from tests.web.kit import lone
from tharsis.web.lobby import SeatPlan
from tharsis.web.scene import reader_of
from tharsis.web.tables import option_name
from tharsis.web.texts import texts


@pytest.mark.parametrize(("lang", "said"), [("en", "Buy no more cards"), ("uk", "Більше карт не купувати")])
def test_the_coach_says_what_is_done_when_no_more_cards_are_bought(lang: str, said: str) -> None:
    context = lone().app.state.context  # type: ignore[attr-defined]
    live = context.lobby.create("mars", {}, [SeatPlan("person"), SeatPlan("bot", "", "easy")], "x").live
    live.game.choose(0, live.game.options(0)[0])
    assert "done" in map(str, live.game.options(0))
    assert option_name(live, "done", live.game, 0, reader_of(live, 0, texts(lang))) == said
