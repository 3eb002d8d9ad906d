"""A question with one answer is not asked, and questions in any order name the cards that ask them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tharsis.web.foresight import with_forced
from tharsis.web.texts import texts
from tharsis.web.wording import with_cause


class Stub:
    """A game whose questions are a list: their kind and their answers."""

    over = False
    to_move = (0,)
    state = SimpleNamespace(reveals=0)

    def __init__(self, *owed: tuple[str, list[str]]) -> None:
        self.owed = list(owed)

    def copy(self) -> Stub:
        return Stub(*self.owed)

    def choose(self, seat: int, option: str) -> None:
        assert option in self.owed.pop(0)[1]

    def happened(self) -> list[Any]:
        return []

    def options(self, seat: int) -> list[str]:
        return self.owed[0][1] if self.owed else []

    def question(self, seat: int) -> Any:
        return type("Owed", (), {"kind": self.owed[0][0]}) if self.owed else None


def test_answers_without_a_choice_are_given_with_the_move() -> None:
    game: Any = Stub(("turn", ["play birds", "pass"]), ("may", ["choose 2"]), ("remove", ["remove 1"]), ("turn", ["pass"]))
    assert with_forced(game, 0, ["play birds"]) == ["play birds", "choose 2", "remove 1"]


def test_a_real_choice_and_a_turn_are_asked() -> None:
    game: Any = Stub(("turn", ["play birds"]), ("may", ["choose 1", "choose 2"]))
    assert with_forced(game, 0, ["play birds"]) == ["play birds"]


def test_what_comes_first_is_told_by_its_card() -> None:
    t = texts("en")
    assert with_cause("mars_university", "Choose one", t) == "Mars University: Choose one"
    assert with_cause(None, "Choose one", t) == "Choose one"
