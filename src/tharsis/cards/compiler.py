"""From declarations to integer tables.

Every list of effects becomes a program: a slice of rows. Branches of a choice are programs of their own. The tables are
frozen into the compiled rules, so a card costs nothing but its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.module import (
    all_parameters,
    all_placements,
    all_tags,
    cube_kinds,
    module_words,
    modules_of,
)
from tharsis.cards.ops import (
    OP,
    PAID_DISCOUNT_WIDTH,
    PRODUCED_WIDTH,
    ROW_WIDTH,
    T_KIND,
    TRIGGER_WIDTH,
    WHAT,
    CountOf,
    Modifier,
    N,
    NeedKind,
    Of,
    Op,
    PointsKind,
    To,
    TriggerKind,
)
from tharsis.core.types import Ints

MAX_NEEDS = 3
MAX_TAGS = 4
NOTHING = -1
ANY_TAG = NOTHING
"""No tag in particular; a row of something for each tag has its last place for that."""

BASE_PROJECTS = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")
SPECIALS = ("robotic_workforce",)
PRODUCTION_OPS = (Op.GAIN_PRODUCTION, Op.LOSE_PRODUCTION, Op.CUT_PRODUCTION, Op.METAL_PRODUCTION, Op.GAIN_STORE)

KINDS = (n.AUTOMATED, n.ACTIVE, n.EVENT, n.CORPORATION)

Row = list[int]


class UnknownWord(ValueError):
    """A declaration uses a word or a name the compiler does not know."""


@dataclass(frozen=True)
class Speech:
    """The words that have a rule in a game, by their numbers. A word that has none must not reach its tables."""

    game: str
    ops: frozenset[int]
    counts: frozenset[int]
    needs: frozenset[int]
    triggers: frozenset[int]
    modifiers: frozenset[int]
    points: frozenset[int]

    def check(self, word: w.Word | int, number: int, known: frozenset[int]) -> None:
        if number not in known and type(word) not in module_words(self.game):
            raise UnknownWord(f"{type(word).__name__} has no rule in {self.game}")

    def check_count(self, word: w.Word) -> None:
        """The count that an amount names, if it does."""
        for amount in (getattr(word, "amount", None), getattr(word, "less", None)):
            if isinstance(amount, w.Per):
                self.check(amount.count, counted(amount.count)[0], self.counts)


def added(word: w.Word) -> Sequence[int]:
    """The numbers of a word that a module adds."""
    new = module_words().get(type(word))
    if new is None:
        raise UnknownWord(f"no rule for {type(word).__name__}")
    return new.lower(word)


def standard_projects() -> tuple[str, ...]:
    """The standard projects of Mars by number, those of modules last."""
    return (*BASE_PROJECTS, *(project.key for module in modules_of("mars") for project in module.projects))


def position(name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise UnknownWord(f"{name!r} is none of {', '.join(names)}")
    return names.index(name)


def resource(name: str) -> int:
    """What a stock or a production track holds; in Ares Expedition cards have a track too."""
    return position(name, (*n.RESOURCES, n.CARD))


def tag(name: str) -> int:
    return position(name, all_tags()) if name else ANY_TAG


def cube(name: str) -> int:
    return position(name, cube_kinds())


def tile(name: str) -> int:
    """Tiles count from 1; 0 is an empty space."""
    return position(name, n.TILES) + 1


def placement(name: str) -> int:
    return position(name, all_placements())


def parameter(name: str) -> int:
    return position(name, all_parameters())


def zone(name: str) -> int:
    return position(name, n.ZONES)


def phase(name: str) -> int:
    """Phases count from 1, as on the phase cards."""
    return position(name, n.PHASES) + 1


def kind(name: str) -> int:
    return position(name, KINDS)


# --- counts -----------------------------------------------------------------------------------------------------------

_TAG_COUNTS = {n.OWN: CountOf.OWN_TAGS, n.OPPONENTS: CountOf.OPPONENTS_TAGS, n.ANYONE: CountOf.ALL_TAGS}


def counted(count: w.Count) -> tuple[int, int]:
    match count:
        case w.Tags(name, whose):
            return _TAG_COUNTS[whose], tag(name)
        case w.TagsTogether(names):
            return CountOf.TAGS_TOGETHER, tag_mask(names)
        case w.Cities(where):
            return (CountOf.CITIES_ON_MARS if where == n.ON_MARS else CountOf.CITIES), 0
        case w.EventsPlayed():
            return CountOf.EVENTS_PLAYED, 0
        case w.CubesHere(at_most):
            return CountOf.CUBES_HERE, at_most
        case w.OwnCubes(kind):
            return CountOf.OWN_CUBES, cube(kind)
        case w.UntaggedCards():
            return CountOf.UNTAGGED_CARDS, 0
        case w.Forests():
            return CountOf.FORESTS, 0
        case w.Store(name):
            return CountOf.STORE, resource(name)
    number, argument = added(count)
    return number, argument


def with_amount(op: Op, what: int, amount: w.Amount, b: int = 0, c: int = 0) -> Row:
    if isinstance(amount, int):
        return [op, what, amount, b, c, 0, 0, 1]
    kind, argument = counted(amount.count)
    return [op, what, amount.amount, b, c, kind, argument, amount.each]


def price_row(pay: w.Pay) -> Row:
    """N is the full price, B what each counted thing takes off it."""
    metal = resource(pay.metal) if pay.metal else 0
    if pay.less is None:
        return [Op.PAY, metal, pay.amount]
    kind_, argument = counted(pay.less.count)
    return [Op.PAY, metal, pay.amount, pay.less.amount, 0, kind_, argument, pay.less.each]


def exchange_row(word: w.Exchange) -> Row:
    give = cube(word.give) if word.of == "cubes" else resource(word.give)
    return [Op.EXCHANGE, give, word.least, resource(word.get), _OF[word.of], 0, word.most, word.worth]


# --- effects ----------------------------------------------------------------------------------------------------------

_TO = {n.HERE: To.HERE, n.ANOTHER: To.ANOTHER, n.ANY_OWN: To.ANY_OWN, n.PLAYED: To.PLAYED}
_OF = {"stock": Of.STOCK, "production": Of.PRODUCTION, "cubes": Of.CUBES}


ADDED_OPS: dict[type[w.Word], int] = {}
"""The ops of the words that modules add, as far as they were said."""


class Programs:
    """Collects rows; a program is the (start, end) of its slice."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.rows: list[Row] = []
        self.branches: list[tuple[int, int]] = []

    def add(self, effects: Sequence[w.Effect]) -> tuple[int, int]:
        rows = [self.row(effect) for effect in effects]
        self._note_own_gains(rows)
        start = len(self.rows)
        self.rows += rows
        return start, len(self.rows)

    def add_rows(self, rows: list[Row]) -> tuple[int, int]:
        start = len(self.rows)
        self.rows += [list(row) for row in rows]
        return start, len(self.rows)

    def parameters(self, names: Sequence[str], steps: int) -> int:
        """A branch for each parameter; the mark in B says that a finished one is no choice."""
        first = len(self.branches)
        self.branches += [self.add_rows([[Op.RAISE, parameter(name), steps, 1, 0, 0, 0, 0]]) for name in names]
        return first

    def branch(self, effects: Sequence[w.Effect]) -> int:
        program = self.add(effects)
        self.branches.append(program)
        return len(self.branches) - 1

    def branches_of(self, lists: Sequence[Sequence[w.Effect]]) -> int:
        programs = [self.add(effects) for effects in lists]
        first = len(self.branches)
        self.branches += programs
        return first

    @staticmethod
    def _note_own_gains(rows: list[Row]) -> None:
        """You may be your own victim with production the same card gives you, so a cut knows the card's own gain."""
        for row in rows:
            if row[OP] == Op.CUT_PRODUCTION:
                gains = [other[N] for other in rows if other[OP] == Op.GAIN_PRODUCTION and other[WHAT] == row[WHAT]]
                row[4] = sum(gains)

    def row(self, effect: w.Effect) -> Row:
        lower = LOWERING.get(type(effect))
        numbers = list(lower(self, effect) if lower else added(effect))
        if lower is None:
            ADDED_OPS[type(effect)] = numbers[OP]
        self.speech.check(effect, numbers[OP], self.speech.ops)
        self.speech.check_count(effect)
        return (numbers + [0] * ROW_WIDTH)[:ROW_WIDTH]


def _ocean_or_tile(op: Op, what: int, where: str) -> Row:
    return [op, what, 1, placement(where)]


LOWERING: dict[type[w.Effect], Callable[[Programs, Any], Sequence[int]]] = {
    w.Gain: lambda p, e: with_amount(Op.GAIN, resource(e.resource), e.amount),
    w.Lose: lambda p, e: [Op.LOSE, resource(e.resource), e.amount],
    w.GainProduction: lambda p, e: with_amount(Op.GAIN_PRODUCTION, resource(e.resource), e.amount),
    w.LoseProduction: lambda p, e: [Op.LOSE_PRODUCTION, resource(e.resource), e.amount],
    w.CutProduction: lambda p, e: [Op.CUT_PRODUCTION, resource(e.resource), e.amount],
    w.Raise: lambda p, e: [Op.RAISE, parameter(e.parameter), e.steps],
    w.RaiseOne: lambda p, e: [Op.EITHER, p.parameters(e.parameters, e.steps), len(e.parameters)],
    w.GainRating: lambda p, e: with_amount(Op.GAIN_RATING, 0, e.amount),
    w.PlaceOcean: lambda p, e: _ocean_or_tile(Op.PLACE, tile(n.OCEAN), e.where),
    w.PlaceTile: lambda p, e: _ocean_or_tile(Op.PLACE, tile(e.tile), e.where),
    w.GainMetalProduction: lambda p, e: [Op.METAL_PRODUCTION],
    w.ClaimSpace: lambda p, e: [Op.CLAIM_SPACE],
    w.Flood: lambda p, e: [Op.FLOOD, resource(n.MC), e.amount],
    w.Remove: lambda p, e: [Op.REMOVE, resource(e.resource), e.amount, tag(e.tag)],
    w.Steal: lambda p, e: [Op.STEAL, resource(e.resource), e.amount, ANY_TAG],
    w.RemoveCubes: lambda p, e: [Op.REMOVE_CUBES, cube(e.kind), e.amount],
    w.AddCubes: lambda p, e: with_amount(Op.ADD_CUBES, cube(e.kind), e.amount, _TO[e.to], tag(e.tag)),
    w.AddToFilled: lambda p, e: [Op.ADD_TO_FILLED, cube(n.ANY_CUBE), e.amount],
    w.Draw: lambda p, e: with_amount(Op.DRAW, 0, e.amount),
    w.Look: lambda p, e: [Op.LOOK, e.cards, e.keep],
    w.BuyTop: lambda p, e: [Op.BUY_TOP],
    w.RevealForTag: lambda p, e: [Op.REVEAL_FOR_TAG, tag(e.tag), 1, cube(e.kind)],
    w.RevealUntil: lambda p, e: [Op.REVEAL_UNTIL, tag(e.tag), e.cards, cube(e.cube) if e.cube else NOTHING],
    w.DiscardCard: lambda p, e: [Op.DISCARD, 0, e.amount],
    w.Either: lambda p, e: [Op.EITHER, p.branches_of(e.branches), len(e.branches)],
    w.May: lambda p, e: [Op.EITHER, p.branches_of([e.effects, ()]), 2],
    w.IfTags: lambda p, e: [Op.IF_TAGS, tag(e.tag), e.count, p.branch(e.then), p.branch(e.otherwise)],
    w.NextCard: lambda p, e: [Op.NEXT_CARD, 0, e.discount, e.shift],
    w.Exchange: lambda p, e: exchange_row(e),
    w.Spend: lambda p, e: [Op.SPEND, resource(e.resource), e.amount],
    w.SpendCubes: lambda p, e: [Op.SPEND_CUBES, 0, e.amount],
    w.SpendOwnCube: lambda p, e: [Op.SPEND_OWN_CUBE, cube(e.kind), 1],
    w.TakeCube: lambda p, e: [Op.TAKE_CUBE, cube(e.kind), 1],
    w.Pay: lambda p, e: price_row(e),
    w.IfRatingRaised: lambda p, e: [Op.IF_RATING_RAISED],
    w.Special: lambda p, e: [Op.SPECIAL, position(e.name, SPECIALS)],
    # Ares Expedition
    w.SpendRating: lambda p, e: [Op.SPEND_RATING, 0, e.amount],
    w.FlipOcean: lambda p, e: [Op.FLIP_OCEAN, parameter(n.OCEANS), e.tokens],
    w.GainForest: lambda p, e: [Op.GAIN_FOREST, 0, e.amount],
    w.GainStore: lambda p, e: [Op.GAIN_STORE, resource(e.resource), e.amount],
    w.RevealForTags: lambda p, e: [Op.LOOK_FOR_TAGS, e.cards, 1, tag_mask(e.tags)],
    w.RevealTop: lambda p, e: [Op.REVEAL_TOP, kind(e.kind), 1, p.branch(e.then)],
    w.Redraw: lambda p, e: [Op.REDRAW, e.least, e.most, tag(e.tag)],
    w.ExtraPlay: lambda p, e: [Op.EXTRA_PLAY, 0, 1],
    w.FreePlay: lambda p, e: [Op.FREE_PLAY, 0, e.cost],
    w.NextInPhase: lambda p, e: [Op.NEXT_CARD, 0, e.discount, int(e.shift)],
    w.IfChose: lambda p, e: [Op.IF_CHOSE, phase(e.phase), 1, p.branch(e.then), p.branch(e.otherwise)],
    w.IfActiveCards: lambda p, e: [Op.IF_ACTIVE, 0, e.count, p.branch(e.then), p.branch(e.otherwise)],
}


# --- needs, triggers, modifiers, points ---------------------------------------------------------------------------------


def need_row(need: w.Need) -> tuple[int, int, int]:
    match need:
        case w.AtLeast(name, value):
            return NeedKind.AT_LEAST, parameter(name), value
        case w.AtMost(name, value):
            return NeedKind.AT_MOST, parameter(name), value
        case w.NeedTags(name, count):
            return NeedKind.TAGS, tag(name), count
        case w.NeedProduction(name, count):
            return NeedKind.PRODUCTION, resource(name), count
        case w.NeedCities(count, whose):
            return (NeedKind.OWN_CITIES if whose == n.OWN else NeedKind.CITIES), 0, count
        case w.NeedGreeneries(count):
            return NeedKind.GREENERIES, 0, count
        case w.NeedCubes(kind, count):
            return NeedKind.CUBES, cube(kind), count
        case w.AtLeastZone(name, colour):
            return NeedKind.ZONE_AT_LEAST, parameter(name), zone(colour)
        case w.AtMostZone(name, colour):
            return NeedKind.ZONE_AT_MOST, parameter(name), zone(colour)
        case w.NeedRating(rating):
            return NeedKind.RATING, 0, rating
    number, what, value = added(need)
    return number, what, value


def kinds_of_tags(card: Card) -> tuple[str, ...]:
    """Its tags but the wild ones, which are of no kind while the card is played (P030)."""
    return tuple(name for name in card.tags if name != n.WILD)


def tag_mask(tags: Sequence[str]) -> int:
    return sum(1 << tag(name) for name in set(tags))


def by_(whose: str) -> int:
    """Whether a trigger answers to everybody."""
    return int(whose == n.ANYONE)


def trigger_row(card: int, trigger: w.Trigger, program: tuple[int, int]) -> list[int]:
    tags = by = cost = tile_ = where = later = 0
    kind: int
    match trigger:
        case w.TagPlayed(names, whose, itself):
            kind, tags, by, later = TriggerKind.TAG, tag_mask(names), by_(whose), int(not itself)
        case w.EventPlayed(name):
            kind, tags = TriggerKind.EVENT, tag_mask([name]) if name else 0
        case w.CardPaid(cost):
            kind = TriggerKind.CARD_PAID
        case w.StandardProjectPaid(cost):
            kind = TriggerKind.PROJECT_PAID
        case w.TilePlaced(name, whose, place):
            kind, tile_, by, where = TriggerKind.TILE, tile(name), by_(whose), int(place == n.ON_MARS)
        case w.MetalSpaceTaken():
            kind = TriggerKind.METAL_SPACE
        case w.NewTag():
            kind = TriggerKind.NEW_TAG
        case w.CardPlayed():
            kind, later = TriggerKind.CARD_PLAYED, 1
        case w.ParameterRaised(name, whose):
            kind, tile_, by = TriggerKind.RAISED, parameter(name), by_(whose)
        case w.ForestGained():
            kind = TriggerKind.FOREST
        case w.ActionUsed():
            kind = TriggerKind.ACTION_USED
        case w.StoreGained(name):
            kind, tile_, later = TriggerKind.STORE_GAINED, resource(name), 1
        case w.RatingRaised():
            kind = TriggerKind.RATING_RAISED
        case _:
            kind, by, *_ = added(trigger)
    return [card, kind, tags, by, cost, tile_, where, *program, later]


def modifier_row(word: w.Ongoing) -> tuple[int, int, int]:
    match word:
        case w.Discount(amount, name):
            return Modifier.DISCOUNT, tag(name), amount
        case w.MetalValue(metal, more):
            return Modifier.METAL_VALUE, resource(metal), more
        case w.ShiftNeeds(steps):
            return Modifier.SHIFT, 0, steps
        case w.GreeneryPrice(plants):
            return Modifier.GREENERY_PRICE, 0, plants
        case w.HeatAsMoney():
            return Modifier.HEAT_AS_MONEY, 0, 1
        case w.ProtectLife():
            return Modifier.PROTECT_LIFE, 0, 1
        case w.KeepCubes():
            return Modifier.KEEP_CUBES, 0, 1
        case w.ProjectDiscount(name, amount):
            return Modifier.PROJECT_DISCOUNT, position(name, standard_projects()), amount
        case w.CardPrice(price):
            return Modifier.CARD_PRICE, 0, price
        case w.CubesPay(worth, name):
            return Modifier.CUBES_PAY, tag(name), worth
        case w.FloatersAsHeat(heat):
            return Modifier.FLOATERS_AS_HEAT, 0, heat
        case w.CostlyDiscount(amount, cost):
            return Modifier.COSTLY_DISCOUNT, cost, amount
        case w.StandardDiscount(amount):
            return Modifier.STANDARD_DISCOUNT, 0, amount
        case w.ForestPrice(plants):
            return Modifier.FOREST_PRICE, 0, plants
        case w.ShiftZones():
            return Modifier.SHIFT_ZONES, 0, 1
        case w.ResearchMore(draw, keep):
            return Modifier.RESEARCH, draw, keep
        case w.SellValue(more):
            return Modifier.SELL_VALUE, 0, more
    number, what, amount = added(word)
    return number, what, amount


def points_row(vp: w.VictoryPoints) -> tuple[int, int, int, int]:
    """Kind, what is counted, each, points."""
    match vp:
        case int():
            return PointsKind.FIXED, 0, 1, vp
        case w.PerCube(kind, each, points):
            return PointsKind.PER_CUBE, cube(kind), each, points
        case w.PerTag(name, each, points):
            return PointsKind.PER_TAG, tag(name), each, points
        case w.PerNeighbour(name):
            return PointsKind.PER_NEIGHBOUR, tile(name), 1, 1
        case w.PerCity(each):
            return PointsKind.PER_CITY, 0, each, 1
        case w.IfCubes(kind, points):
            return PointsKind.IF_CUBES, cube(kind), 1, points
        case w.PerForest(each):
            return PointsKind.PER_FOREST, 0, each, 1
        case w.PerActiveCard(each):
            return PointsKind.PER_ACTIVE_CARD, 0, each, 1
        case w.PerCard(each):
            return PointsKind.PER_CARD, 0, each, 1
    number, what, each, points = added(vp)
    return number, what, each, points


def produced_row(card: int, word: w.Produces) -> list[int]:
    return [card, resource(word.resource), word.amount.amount, *counted(word.amount.count), word.amount.each]


# --- all of it ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tables:
    keys: tuple[str, ...]
    cost: Ints
    tag_count: Ints
    tag_list: Ints
    tag_bits: Ints
    is_event: Ints
    holds: Ints
    needs: Ints
    points: Ints
    on_play: Ints
    action: Ints
    first_action: Ints
    production_box: Ints
    keeps_cubes: Ints
    rows: Ints
    branches: Ints
    triggers: Ints
    modifiers: Ints
    modifier_span: Ints
    produced: Ints
    paid_discounts: Ints


def _table(rows: Sequence[Sequence[int]], width: int) -> Ints:
    return np.array(rows, dtype=np.int16).reshape(-1, width)


class _Collector:
    """The rows of one card after another."""

    def __init__(self, count: int, programs: Programs) -> None:
        self.programs, self.speech = programs, programs.speech
        self.tag_count = np.zeros((count, len(all_tags(self.speech.game))), np.int8)
        self.tag_list = np.full((count, MAX_TAGS), NOTHING, np.int8)
        self.needs = np.zeros((count, MAX_NEEDS, 3), np.int16)
        self.on_play: list[tuple[int, int]] = []
        self.action: list[tuple[int, int]] = []
        self.first_action: list[tuple[int, int]] = []
        self.box: list[tuple[int, int]] = []
        self.spans: list[tuple[int, int]] = []
        self.points: list[tuple[int, int, int, int]] = []
        self.triggers: list[list[int]] = []
        self.modifiers: list[tuple[int, int, int]] = []
        self.produced: list[list[int]] = []
        self.paid: list[list[int]] = []

    def add(self, index: int, card: Card) -> None:
        for place, name in enumerate(kinds_of_tags(card)):
            self.tag_count[index, tag(name)] += 1
            self.tag_list[index, place] = tag(name)
        for place, need in enumerate(card.needs):
            self.needs[index, place] = self.need(need)
        self.on_play.append(self.programs.add(card.on_play))
        played = self.programs.rows[slice(*self.on_play[-1])]
        self.box.append(self.programs.add_rows([row for row in played if row[OP] in PRODUCTION_OPS]))
        self.action.append(self.programs.add(card.action))
        self.first_action.append(self.programs.add(card.first_action))
        start = len(self.modifiers)
        for word in card.effects:
            self.ongoing(index, word)
        self.spans.append((start, len(self.modifiers)))
        self.points.append(points_row(card.vp))
        self.speech.check(card.vp, self.points[-1][0], self.speech.points)

    def need(self, need: w.Need) -> tuple[int, int, int]:
        row = need_row(need)
        self.speech.check(need, abs(row[0]), self.speech.needs)
        return row

    def ongoing(self, index: int, word: w.Ongoing) -> None:
        if isinstance(word, w.When):
            row = trigger_row(index, word.trigger, self.programs.add(word.do))
            self.speech.check(word.trigger, row[T_KIND], self.speech.triggers)
            self.triggers.append(row)
        elif isinstance(word, w.Produces):
            self.speech.check_count(word)
            self.produced.append(produced_row(index, word))
        elif isinstance(word, w.PaidDiscount):
            self.paid.append([index, word.amount, *self.programs.add((word.cost,))])
        else:
            self.modifiers.append(modifier_row(word))
            self.speech.check(word, self.modifiers[-1][0], self.speech.modifiers)


def compile_cards(cards: Sequence[Card], programs: Programs) -> Tables:
    """Tables for these cards; `programs` may already hold the programs of other things, standard projects among them."""
    all_ = _Collector(len(cards), programs)
    for index, card in enumerate(cards):
        try:
            all_.add(index, card)
        except UnknownWord as error:
            raise UnknownWord(f"{card.key}: {error}") from None
    return Tables(
        keys=tuple(card.key for card in cards),
        cost=np.array([card.cost for card in cards], np.int16),
        tag_count=all_.tag_count,
        tag_list=all_.tag_list,
        tag_bits=np.array([tag_mask(kinds_of_tags(card)) for card in cards], np.int16),
        is_event=np.array([card.is_event for card in cards], np.int8),
        holds=np.array([cube(card.holds) if card.holds else NOTHING for card in cards], np.int8),
        needs=all_.needs,
        points=_table(all_.points, 4),
        on_play=_table(all_.on_play, 2),
        action=_table(all_.action, 2),
        first_action=_table(all_.first_action, 2),
        production_box=_table(all_.box, 2),
        keeps_cubes=np.array([any(isinstance(word, w.KeepCubes) for word in card.effects) for card in cards], np.int8),
        rows=_table(programs.rows, ROW_WIDTH),
        branches=_table(programs.branches, 2),
        triggers=_table(all_.triggers, TRIGGER_WIDTH),
        modifiers=_table(all_.modifiers, 3),
        modifier_span=_table(all_.spans, 2),
        produced=_table(all_.produced, PRODUCED_WIDTH),
        paid_discounts=_table(all_.paid, PAID_DISCOUNT_WIDTH),
    )
