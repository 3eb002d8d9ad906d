"""A whole game looked at again: every choice weighed by what its player could know, and where the result came from.

A move is measured against the best option on the same deals. A first look is short; then all choices are looked at longer,
those that seem to have cost most before the others. What changes between one choice and the next is chance: cards drawn, and
what others had that the player could not know. Where nothing came in between, the second look tells what the first move was
worth; and what a player puts off and can still do at the next choice is lost once, when it can be done no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from tharsis.bots.agreement import Chances, levels, moved
from tharsis.bots.base import View
from tharsis.bots.brains import PLAY_OUT, brain_of
from tharsis.bots.coach import DEALS, IDLE, Advice, Coach, Judged, is_goal_shared, moment_of
from tharsis.bots.desk import MAX_LOOKS
from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame, Move
from tharsis.core.rng import new_rng

FORMAT = 4
QUICK_DEALS = 32
SEEN_MOVES = 3
SEVERAL = 2
"""Options enough for a mark."""
BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
MARKS = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
LEAST_MISTAKE = 0.05
FROM = ((0.10, BLUNDER), (LEAST_MISTAKE, MISTAKE), (0.02, INACCURACY))
"""By how much chance was lost."""
WITHIN = 0.005
SURE = 2.0
"""Standard errors by which a loss must be more than nothing to be marked."""
PLAYED_OUT = 48
MOST_MOVES = 5000
"""A loss of a mistake or more is held against as many games played to their end by scores, after either option."""
TURNING_POINTS = (5, 9)
A_ROUND = 2
NOTABLE = 0.02
MUCH = 0.03
"""A change that is worth looking at longest."""
WORK = 850
"""Choices times seats that are looked at with all deals; of more, each with fewer, so that no game takes more than a minute."""
DECIDED = 0.03
EXACT_FROM = {"mars": 5, "ares": 6}
"""From this generation or round on chances are told as numbers, before as ranges."""


class BadReview(TharsisError):
    """A review that this version cannot read."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One move of the game, weighed."""

    move: int
    """How many moves were made before it."""
    seat: int
    moment: int
    option: str
    is_deep: bool
    mark: str
    loss: float
    doubt: float
    before: tuple[float, ...]
    """Chances with the best option."""
    usual: tuple[float, ...]
    """Chances with the option a strong bot would take."""
    after: tuple[float, ...]
    """Chances with the option played."""
    best: tuple[Judged, ...]
    """The three best options, and the one played."""
    idle: tuple[float, ...] = ()
    """Everybody's points at the end had nothing more been done; empty where something had to be."""
    is_followed: bool = False
    """Whether the player's next choice came straight after it: nobody else moved, and nothing was revealed."""

    @property
    def is_open(self) -> bool:
        return DECIDED < self.before[self.seat] < 1 - DECIDED


@dataclass(frozen=True, slots=True)
class Causes:
    """Where a seat's result came from; with its share at the start the three add up to it."""

    luck: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: a choice that lost much, or luck before it."""

    move: int
    seat: int
    moment: int
    is_luck: bool
    change: float


@dataclass(frozen=True, slots=True)
class Review:
    game: str
    players: int
    moves: int
    choices: tuple[Choice, ...]
    result: tuple[float, ...]
    """1 for who won, shared where several did."""
    start: float
    causes: tuple[Causes, ...]
    turns: tuple[Turn, ...]
    is_shared: bool
    done: int
    """How many choices were looked at long enough."""

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}

    @classmethod
    def of_json(cls, told: dict[str, Any]) -> Review:
        """Raises BadReview for what another version has kept."""
        if told.get("format") != FORMAT:
            raise BadReview("this review was kept by another version")
        choices = tuple(
            Choice(**{**choice, **{key: tuple(choice[key]) for key in ("before", "usual", "after", "idle")},
                      "best": tuple(_judged(move) for move in choice["best"])})
            for choice in told["choices"]
        )  # fmt: skip
        causes, turns = tuple(Causes(**row) for row in told["causes"]), tuple(Turn(**row) for row in told["turns"])
        rest = {key: told[key] for key in ("game", "players", "moves", "start", "is_shared", "done")}
        return cls(**rest, choices=choices, causes=causes, turns=turns, result=tuple(told["result"]))

    def counts(self, seat: int) -> dict[str, int]:
        own = [choice.mark for choice in self.choices if choice.seat == seat]
        return {mark: own.count(mark) for mark in MARKS}

    def accuracy(self, seat: int) -> int | None:
        """From 0 to 100: what is left when the mean loss is scaled; a strong bot has about 85. Where all is decided, nothing
        can be lost and nothing counts."""
        lost = [choice.loss for choice in self.choices if choice.seat == seat and choice.mark and choice.is_open]
        return max(0, round(100 - SCALE * self.players * 100 * sum(lost) / len(lost))) if lost else None


SCALE = 9.0
"""Of an even share of chance: at a table of five less than half as much can be lost as at a table of two. Bots of about the
level Hard (150 games played out a choice, judged by hand) lost 0.3 to 1.6 % a choice in five games for two, 0.8 on average,
which makes 71 to 94, on average 86."""


def _judged(told: dict[str, Any]) -> Judged:
    return Judged(**{**told, "chances": tuple(told["chances"]), "points": tuple(told["points"])})


def mark_of(judged: Judged, best: Judged, options: int) -> str:
    """A move with no alternative has no mark; a loss that may be none is none."""
    if options < SEVERAL:
        return ""
    if judged.loss <= WITHIN or judged.option == best.option:
        return BEST
    if judged.loss < SURE * judged.doubt:
        return GOOD
    return next((mark for least, mark in FROM if judged.loss >= least), GOOD)


def deals_for(choices: int, players: int, deep: int) -> int:
    """How many deals each choice of a game is looked at with."""
    return max(min(deep, QUICK_DEALS), min(deep, deep * WORK // max(1, choices * players)))


class Reviewer:
    """Reviews a finished game. `step` is called again and again until it says that nothing is left."""

    def __init__(self, game: BaseGame, seed: int | str = 0, quick: int = QUICK_DEALS, deep: int = DEALS) -> None:
        self.game = game
        self._quick, self._deep = quick, deep
        self.coach = Coach(seed=seed)
        self.choices: dict[int, Choice] = {}
        self._steps = self._work()
        self._followed: set[int] = set()
        self.total = len(game.moves)

    def step(self) -> bool:
        """Look at one more choice; False when all is done."""
        return next(self._steps, None) is not None

    @property
    def done(self) -> int:
        return sum(choice.is_deep for choice in self.choices.values())

    def _work(self) -> Iterator[bool]:
        moves = list(self.game.moves)
        past = self.game.at(0)
        positions: dict[int, BaseGame] = {}
        known: list[int] = []
        for at, (seat, number) in enumerate(moves):
            known.append(int(past.state.reveals))
            option = self.game.rules.notation.text(number)
            if len(past.options(seat)) > 1:
                view = View.of(past, seat)
                if self.coach.can_judge(view):
                    positions[at] = past.copy()
                    self.choices[at] = self._weighed(past, at, seat, option, self._quick)
                    yield True
            past.choose(seat, number)
        self.total = len(self.choices)
        self._followed = {at for at, later in pairwise(self.choices) if is_followed(moves, known, at, later)}
        deep = deals_for(self.total, self.game.players, self._deep)
        for at in sorted(positions, key=lambda at: -self._interest(at)):
            seat, number = moves[at]
            deals = min(MAX_LOOKS, deep * 3 // 2) if self._interest(at) > MUCH else deep
            choice = self._weighed(positions[at], at, seat, self.game.rules.notation.text(number), deals, True)
            self.choices[at] = self._checked(positions[at], choice)
            yield True

    def _interest(self, at: int) -> float:
        choice = self.choices[at]
        return max(choice.loss, abs(choice.before[choice.seat] - choice.after[choice.seat]))

    def _weighed(self, game: BaseGame, at: int, seat: int, option: str, deals: int, is_deep: bool = False) -> Choice:
        options, view = game.options(seat), View.of(game, seat)
        advice = self.coach.advise(view, options, [option], deals)
        played, usual = advice.of(option) or advice.best, advice.of(advice.usual) or advice.best
        return Choice(
            move=at, seat=seat, moment=moment_of(view), option=option, is_deep=is_deep,
            mark=mark_of(played, advice.best, len(options)), loss=played.loss, doubt=played.doubt,
            before=advice.best.chances, usual=usual.chances, after=played.chances, best=_shown(advice, played),
            idle=advice.idle,
        )  # fmt: skip

    def _checked(self, game: BaseGame, choice: Choice) -> Choice:
        """A loss that games played to their end know nothing of is none: the order in which cards are kept, for one."""
        if choice.mark not in (MISTAKE, BLUNDER) or is_goal_shared(View.of(game, choice.seat)):
            return choice
        better, played = (
            played_out(game, choice.seat, option, self._desk) for option in (choice.best[0].option, choice.option)
        )
        if sum(better) > sum(played):
            return choice
        best = tuple(
            replace(move, chances=choice.before, loss=0.0) if move.option == choice.option else move for move in choice.best
        )
        usual = choice.before if choice.usual == choice.after else choice.usual
        return replace(choice, mark=BEST, loss=0.0, usual=usual, after=choice.before, best=best)

    @cached_property
    def _desk(self) -> Any:
        desk = brain_of(self.game.rules.name).new_desk(seed="played out")
        for seat in range(self.game.players):
            desk.minds[seat] = desk.weights
        return desk

    def review(self) -> Review:
        """What is known so far."""
        game = self.game
        view = View.of(game.at(0), 0)
        shared = is_goal_shared(view)
        told = [replace(self.choices[at], is_followed=at in self._followed) for at in sorted(self.choices)]
        choices = agreed(regained(told), shared)
        result = result_of(game, shared)
        start = choices[0].before[0] if shared and choices else 1 / game.players
        return Review(
            game=game.rules.name, players=game.players, moves=len(game.moves), choices=choices, result=result, start=start,
            causes=tuple(causes_of(choices, seat, start, result[seat]) for seat in range(game.players)),
            turns=turns_of(choices, result), is_shared=shared, done=self.done,
        )  # fmt: skip


def played_out(game: BaseGame, seat: int, option: str, desk: Any) -> list[float]:
    """What the seat wins after an option when all play on by scores, each game dealt from what it knows."""
    think, won = brain_of(game.rules.name).think, []
    for deal in range(PLAYED_OUT):
        twin = game.copy()
        twin.state = game.redeal(seat, new_rng(f"played out {len(game.moves)} {deal}"))
        twin.choose(seat, option)
        desk.rng[:] = new_rng(deal)
        think(twin.state, PLAY_OUT, seat, MOST_MOVES, desk)
        won.append(result_of(twin, False)[seat])
    return won


def is_followed(moves: Sequence[Move], known: Sequence[int], at: int, later: int) -> bool:
    """Whether from one choice to a later one the same player made all moves and nothing was revealed."""
    return known[at] == known[later] and all(move.seat == moves[later].seat for move in moves[at:later])


def regained(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The same choices, where a move is worth no less than what its player still had at the next choice: of choices that follow
    each other, and while the best option is put off in the same generation or round."""
    out = list(choices)
    worth: dict[int, tuple[Choice, float]] = {}
    for at, choice in reversed(list(enumerate(choices))):
        own, reach = choice.before[choice.seat], 0.0
        if choice.seat in worth:
            later, later_worth = worth[choice.seat]
            best = choice.best[0].option
            is_put_off = later.moment == choice.moment and later.best[0].option == best != choice.option and best not in IDLE
            reach = later_worth if choice.is_followed or is_put_off else 0.0
        worth[choice.seat] = (choice, max(own, reach) if choice.is_followed else own)
        if reach > choice.after[choice.seat]:
            out[at] = _regained(choice, min(own, reach))
    return tuple(out)


def _regained(choice: Choice, reach: float) -> Choice:
    """The choice with so much of the player's chance left after it."""
    seat = choice.seat
    own, top = choice.after[seat], choice.before[seat]
    part = (reach - own) / (top - own) if top > own else 1.0
    after = tuple(there + part * (here - there) for here, there in zip(choice.before, choice.after, strict=True))
    best = [
        replace(move, chances=after, loss=max(0.0, top - reach)) if move.option == choice.option else move
        for move in choice.best
    ]
    best.sort(key=lambda move: move.loss)
    return replace(
        choice, loss=max(0.0, top - reach), after=after, usual=max(choice.usual, after, key=lambda chances: chances[seat]),
        best=tuple(best),
    )  # fmt: skip


def agreed(choices: Sequence[Choice], is_shared: bool) -> tuple[Choice, ...]:
    """The same choices, told from where all players together see each position."""
    each_level = (
        levels(*zip(*((choice.seat, choice.before, choice.after) for choice in choices), strict=True)) if choices else ()
    )
    return tuple(_agreed(choice, level, is_shared) for choice, level in zip(choices, each_level, strict=True))


def _agreed(choice: Choice, level: Chances, is_shared: bool) -> Choice:
    def told(chances: Chances) -> Chances:
        return moved(chances, choice.before, level, choice.seat, is_shared)

    best = []
    for move in choice.best:
        chances = told(move.chances)
        loss = max(0.0, level[choice.seat] - chances[choice.seat]) if move.loss > 0 else 0.0
        best.append(replace(move, chances=chances, loss=loss, doubt=move.doubt * loss / move.loss if loss else move.doubt))
    played = next(move for move in best if move.option == choice.option)
    return replace(
        choice, mark=choice.mark and mark_of(played, best[0], SEVERAL), loss=played.loss, doubt=played.doubt,
        before=told(choice.before), usual=told(choice.usual), after=told(choice.after), best=tuple(best),
    )  # fmt: skip


def _shown(advice: Advice, played: Judged) -> tuple[Judged, ...]:
    best = advice.moves[:SEEN_MOVES]
    return best if played in best else (*best, played)


def result_of(game: BaseGame, is_shared: bool) -> tuple[float, ...]:
    if is_shared:
        return (float(bool(game.won)),) * game.players
    return tuple(1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(game.players))


def causes_of(choices: Sequence[Choice], seat: int, start: float, result: float) -> Causes:
    """Own and others' choices against a strong bot's; all the rest was chance."""
    own = sum(choice.after[seat] - choice.usual[seat] for choice in choices if choice.seat == seat)
    others = sum(choice.after[seat] - choice.usual[seat] for choice in choices if choice.seat != seat)
    return Causes(result - start - own - others, own, others)


def turns_of(choices: Sequence[Choice], result: Sequence[float]) -> tuple[Turn, ...]:
    """The largest changes by a choice or by chance, few in each generation; inaccuracies where there is little else."""
    found = []
    for at, choice in enumerate(choices):
        if choice.mark in (INACCURACY, MISTAKE, BLUNDER):
            found.append(Turn(choice.move, choice.seat, choice.moment, False, -choice.loss))
        earlier = next((each for each in reversed(choices[:at]) if each.seat == choice.seat), None)
        if earlier is not None:
            change = choice.before[choice.seat] - choices[at - 1].after[choice.seat]
            if abs(change) >= NOTABLE and earlier is choices[at - 1] and not earlier.is_followed:
                found.append(Turn(choice.move, choice.seat, choice.moment, True, change))
    kept: list[Turn] = []
    fewest, most = TURNING_POINTS
    for turn in sorted(found, key=lambda turn: -abs(turn.change)):
        wanted = most if turn.is_luck or -turn.change >= LEAST_MISTAKE else fewest
        if len(kept) < wanted and sum(each.moment == turn.moment for each in kept) < A_ROUND:
            kept.append(turn)
    return tuple(sorted(kept, key=lambda turn: turn.move))


def review_game(game: BaseGame, seed: int | str = 0, quick: int = QUICK_DEALS, deep: int = DEALS) -> Review:
    """The whole review at once."""
    reviewer = Reviewer(game, seed, quick, deep)
    while reviewer.step():
        pass
    return reviewer.review()
