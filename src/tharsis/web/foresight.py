"""What a choice will do, tried on a copy where everything the player cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from tharsis.cards.names import HEAT, RESOURCES
from tharsis.cards.words import CubesPay
from tharsis.core.game import BaseGame, Event
from tharsis.core.rng import new_rng
from tharsis.mars.cards import CARDS
from tharsis.web.live import SALT, is_quiet

METALS = ("steel", "titanium")


@dataclass(frozen=True, slots=True)
class Payment:
    """One question of a payment, with the answer taken here."""

    resource: str
    amount: int
    fewest: int
    most: int
    worth: int
    have: int


@dataclass(frozen=True, slots=True)
class Outcome:
    rows: tuple[Event, ...]
    line: tuple[str, ...]
    payments: tuple[Payment, ...]
    game: BaseGame
    """Afterwards, on the copy."""

    def paid(self) -> dict[str, int]:
        total: dict[str, int] = {}
        for event in self.rows:
            if event.kind == "paid":
                total[event["resource"]] = total.get(event["resource"], 0) + event["amount"]
        return total


def asked(game: BaseGame, seat: int) -> str:
    """The kind of choice the seat owes, empty for none."""
    question = game.question(seat) if seat >= 0 else None
    return question.kind if question else ""


class Foresight:
    def __init__(self, game: BaseGame, seat: int, hides_points: bool) -> None:
        self.seat = seat
        self.hides_points = hides_points
        self.twin = game.copy()
        self.twin.state = game.redeal(seat, new_rng(f"foresight {SALT} {game.seed} {len(game.moves)}"))
        self._outcomes: dict[str, Outcome] = {}

    def after(self, option: str, wanted: Mapping[str, int] | None = None, sold: Sequence[str] = ()) -> Outcome:
        """Cards sold, then the option, and every payment it asks for: the wanted amounts, else metals without waste."""
        if wanted or sold:
            return self._tried(option, wanted or {}, sold)
        if option not in self._outcomes:
            self._outcomes[option] = self._tried(option, {})
        return self._outcomes[option]

    def _tried(self, option: str, wanted: Mapping[str, int], sold: Sequence[str] = ()) -> Outcome:
        game = self.twin.copy()
        rows: list[Event] = []
        line, payments = list[str](), []
        for step in (*(step for card in sold for step in (SALE, f"sell {card}")), option):
            if step.startswith("sell ") and asked(game, self.seat) != SELL:
                continue  # the only card was sold with the question
            game.choose(self.seat, step)
            rows += game.happened()
            line.append(step)
        while (question := game.question(self.seat)) and question.kind == "pay":
            payment = self._payment(game, question["price"], wanted)
            answer = f"pay {payment.resource} {payment.amount}"
            game.choose(self.seat, answer)
            rows += game.happened()
            line.append(answer)
            payments.append(payment)
        return Outcome(tuple(takewhile(lambda event: event.kind != "phase", rows)), tuple(line), tuple(payments), game)

    def onward(self, outcome: Outcome) -> tuple[Event, ...]:
        """What the first answer to the question that follows would do."""
        game = outcome.game.copy()
        game.choose(self.seat, str(game.options(self.seat)[0]))
        return tuple(game.happened())

    def _payment(self, game: BaseGame, price: int, wanted: Mapping[str, int]) -> Payment:
        options = [option for option in game.options(self.seat) if option.verb == "pay"]
        resource, amounts = options[0].parts[0], [int(option.parts[1]) for option in options]
        worth, have = self._worth(game, resource)
        sensible = amounts[0] if resource == HEAT else max(amounts[0], min(amounts[-1], price // worth))
        amount = min(max(wanted.get(resource, sensible), amounts[0]), amounts[-1])
        return Payment(resource, amount, amounts[0], amounts[-1], worth, have)

    def _worth(self, game: BaseGame, resource: str) -> tuple[int, int]:
        """What one of it pays, and how many there are; a card stands for the cubes on it."""
        if resource not in RESOURCES:
            card = game.rules.cards[resource]
            pays = next(effect for effect in CARDS[card].effects if isinstance(effect, CubesPay))
            return pays.worth, int(game.state.cubes[card])
        number = RESOURCES.index(resource)
        worth = int(game.state.metal_value[self.seat, number]) if resource in METALS else 1
        return worth, int(game.state.stock[self.seat, number])

    def points(self, outcome: Outcome) -> int:
        """How many points more the seat has."""
        return self.points_of_all(outcome)[self.seat]

    def points_of_all(self, outcome: Outcome) -> list[int]:
        """How many points more every seat has; nothing is told where points are hidden."""
        if self.hides_points:
            return [0] * self.twin.players
        before, after = self.twin.scores(), outcome.game.scores()
        return [now["total"] - then["total"] for then, now in zip(before, after, strict=True)]


MOST_FORCED = 8
SALE, SELL = "sale", "sell"
"""Where cards are sold one at a time, each sale is opened with the one and asks the other."""
START_HAND = "start_hand"
"""The last of the questions that are answered together at the start."""


ON_TURN = ("turn", "action", "development", "construction", "plan", "buy", "draft", "corporation", "start_hand")
"""Questions whose answers are a player's own, however few there are."""


def with_forced(twin: BaseGame, seat: int, line: Sequence[str]) -> list[str]:
    """The line, and answers to questions after it that have no other. Tried on a twin of the seat's table, as far as nothing
    unforeseen comes in."""
    trial, taken = twin.copy(), list(line)
    for option in line:
        before = trial.copy()
        trial.choose(seat, option)
        if not is_quiet(before, trial, seat):
            return taken
    for _ in range(MOST_FORCED):
        options, before = trial.options(seat), trial.copy()
        if len(options) != 1 or asked(trial, seat) in ON_TURN or trial.over:
            break
        taken.append(str(options[0]))
        trial.choose(seat, options[0])
        if not is_quiet(before, trial, seat):
            break
    return taken


def line_of_picks(twin: BaseGame, seat: int, picks: Sequence[str]) -> list[str]:
    """Picked cards, closed with `done` unless the last pick has already ended the choice. Tried on a twin of the seat's table,
    as far as nothing unforeseen comes in."""
    trial, kind, line = twin.copy(), asked(twin, seat), list[str]()
    for pick in picks:
        offered = [str(option) for option in trial.options(seat)]
        for option in [SALE, pick] if pick not in offered and SALE in offered else [pick]:
            if option == pick and line and line[-1] == SALE and asked(trial, seat) != SELL:
                continue  # the only card was sold with the question
            before = trial.copy()
            trial.choose(seat, option)
            line.append(option)
            if not is_quiet(before, trial, seat):
                return line
    is_open = asked(trial, seat) in (kind, START_HAND) and any(option.text == "done" for option in trial.options(seat))
    return [*line, "done"] if is_open else line
