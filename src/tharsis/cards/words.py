"""The words of the card language, frozen data without behaviour.

Rules, icons and sentences are all made from these. A list of effects is carried out in order; costs come first and stand
left of the arrow of an action.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from tharsis.cards.names import ANYONE, ANYWHERE, HERE, OWN


class Word:
    """Anything a card can say."""

    __slots__ = ()
    is_repeated: ClassVar[bool] = False
    """Said once with a number when it comes several times in a row."""
    is_alone: ClassVar[bool] = False
    """Fills a sentence of its own."""
    is_limit: ClassVar[bool] = False
    """A need that must not be exceeded, shown in a dashed frame."""


# --- how many -------------------------------------------------------------------------------------------------------


class Count(Word):
    """Something that can be counted when the word is carried out."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Tags(Count):
    """Tags on face-up cards. The card that counts is included."""

    tag: str
    whose: str = OWN


@dataclass(frozen=True, slots=True)
class TagsTogether(Count):
    """Own tags of several kinds."""

    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cities(Count):
    where: str = ANYWHERE


@dataclass(frozen=True, slots=True)
class EventsPlayed(Count):
    """Events ever played, by anyone."""


@dataclass(frozen=True, slots=True)
class CubesHere(Count):
    at_most: int = 0


@dataclass(frozen=True, slots=True)
class OwnCubes(Count):
    """Cubes of a kind on all own cards."""

    kind: str


@dataclass(frozen=True, slots=True)
class UntaggedCards(Count):
    """Own face-up cards without a tag, corporation included."""


@dataclass(frozen=True, slots=True)
class Per(Word):
    """`amount` for every `each` of what is counted, rounded down."""

    count: Count
    each: int = 1
    amount: int = 1


Amount: TypeAlias = "int | Per"


# --- what must hold before a card is played -------------------------------------------------------------------------


class Need(Word):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class AtLeast(Need):
    """A global parameter."""

    parameter: str
    value: int


@dataclass(frozen=True, slots=True)
class AtMost(Need):
    """A global parameter."""

    parameter: str
    value: int


@dataclass(frozen=True, slots=True)
class NeedTags(Need):
    tag: str
    count: int


@dataclass(frozen=True, slots=True)
class NeedProduction(Need):
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class NeedCities(Need):
    count: int
    whose: str = ANYONE


@dataclass(frozen=True, slots=True)
class NeedGreeneries(Need):
    count: int


@dataclass(frozen=True, slots=True)
class NeedCubes(Need):
    """On own cards, all together."""

    kind: str
    count: int


# --- what is done ---------------------------------------------------------------------------------------------------


class Effect(Word):
    __slots__ = ()


class Cost(Effect):
    """Left of an action's arrow."""

    __slots__ = ()


Effects: TypeAlias = "tuple[Effect, ...]"


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    resource: str
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Own stock, compulsory: without it the card cannot be played."""

    resource: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class GainProduction(Effect):
    resource: str
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class LoseProduction(Cost):
    resource: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class CutProduction(Effect):
    """Red-bordered: one player, yourself included, loses all of it. Compulsory."""

    resource: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Raise(Effect):
    """A global parameter, by steps; each gives 1 rating."""

    parameter: str
    steps: int = 1


@dataclass(frozen=True, slots=True)
class RaiseOne(Effect):
    """One of these global parameters, by steps: one that is not finished."""

    parameters: tuple[str, ...]
    steps: int = 1


@dataclass(frozen=True, slots=True)
class GainRating(Effect):
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceOcean(Effect):
    where: str = "ocean"


@dataclass(frozen=True, slots=True)
class PlaceTile(Effect):
    tile: str
    where: str


@dataclass(frozen=True, slots=True)
class GainMetalProduction(Effect):
    """Of the metal printed on the space where this card's tile lies."""


@dataclass(frozen=True, slots=True)
class ClaimSpace(Effect):
    """Mark a free space: nobody else may place there."""


@dataclass(frozen=True, slots=True)
class Flood(Effect):
    """Remove up to so many M€ from the owner of one tile beside the ocean just placed."""

    amount: int


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """Red-bordered: up to so many resources of one player, or none."""

    resource: str
    amount: int
    tag: str = ""
    """Only of a player who has this tag in play."""


@dataclass(frozen=True, slots=True)
class Steal(Effect):
    resource: str
    amount: int


@dataclass(frozen=True, slots=True)
class RemoveCubes(Effect):
    """Red-bordered: up to so many cubes of a kind from one card, or none."""

    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class AddCubes(Effect):
    kind: str
    amount: Amount = 1
    to: str = HERE
    tag: str = ""
    """Only cards with this tag may take them."""


@dataclass(frozen=True, slots=True)
class AddToFilled(Effect):
    """One cube to an own card that already holds some, of the kind it holds."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Look at so many cards, keep some, discard the rest."""

    cards: int
    keep: int


@dataclass(frozen=True, slots=True)
class BuyTop(Effect):
    """Look at the top card and buy it or discard it."""


@dataclass(frozen=True, slots=True)
class RevealForTag(Effect):
    """Reveal and discard the top card; a card with the tag brings a cube here."""

    tag: str
    kind: str


@dataclass(frozen=True, slots=True)
class RevealUntil(Effect):
    """Turn up cards until so many have the tag, or show the cube; those go to hand, the others are discarded."""

    cards: int
    tag: str = ""
    cube: str = ""


@dataclass(frozen=True, slots=True)
class DiscardCard(Cost):
    """From hand."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class Either(Effect):
    """Exactly one of several lists of effects, among those that can be done."""

    branches: tuple[Effects, ...]


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Do it or leave it."""

    effects: Effects


@dataclass(frozen=True, slots=True)
class IfTags(Effect):
    tag: str
    count: int
    then: Effects
    otherwise: Effects = ()


@dataclass(frozen=True, slots=True)
class NextCard(Effect):
    """The next card played this generation is cheaper, or its needs are shifted."""

    discount: int = 0
    shift: int = 0


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Give any number of the first, get as many of the second: stock, production or cubes here."""

    give: str
    get: str
    of: str = "stock"
    least: int = 1
    most: int = 0
    """0 sets no limit."""
    worth: int = 1
    """How many of the second for each of the first."""


@dataclass(frozen=True, slots=True)
class Spend(Cost):
    resource: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class SpendCubes(Cost):
    """From this card."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class SpendOwnCube(Cost):
    """From any own card."""

    kind: str


@dataclass(frozen=True, slots=True)
class TakeCube(Cost):
    """From any card of any player; without one the action cannot be used."""

    kind: str


@dataclass(frozen=True, slots=True)
class Pay(Cost):
    """M€; the metal named may pay too, and what is counted makes it cheaper, down to 0."""

    amount: int
    metal: str = ""
    less: Per | None = None


@dataclass(frozen=True, slots=True)
class IfRatingRaised(Cost):
    """Only if the own rating was raised this generation."""


@dataclass(frozen=True, slots=True)
class Special(Effect):
    """The counted escape hatch: a rule and a phrase of its own."""

    name: str


# --- what goes on while the card lies there -------------------------------------------------------------------------


class Ongoing(Word):
    __slots__ = ()


class Trigger(Word):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class When(Ongoing):
    trigger: Trigger
    do: Effects


@dataclass(frozen=True, slots=True)
class TagPlayed(Trigger):
    """Once for every such tag, the card's own included unless it says otherwise."""

    tags: tuple[str, ...]
    by: str = OWN
    itself: bool = True


@dataclass(frozen=True, slots=True)
class EventPlayed(Trigger):
    tag: str = ""


@dataclass(frozen=True, slots=True)
class CardPaid(Trigger):
    """A card of at least this printed cost."""

    cost: int


@dataclass(frozen=True, slots=True)
class StandardProjectPaid(Trigger):
    """Any but selling patents, of at least this cost."""

    cost: int = 0


@dataclass(frozen=True, slots=True)
class TilePlaced(Trigger):
    tile: str
    by: str = ANYONE
    where: str = ANYWHERE


@dataclass(frozen=True, slots=True)
class MetalSpaceTaken(Trigger):
    """You place a tile on a space that prints steel or titanium."""


@dataclass(frozen=True, slots=True)
class NewTag(Trigger):
    """A kind of tag you did not have in play."""


@dataclass(frozen=True, slots=True)
class Discount(Ongoing):
    """Own cards cost less; with a tag, once for each such tag on the card."""

    amount: int
    tag: str = ""


@dataclass(frozen=True, slots=True)
class MetalValue(Ongoing):
    """Each cube of the metal is worth more."""

    metal: str
    more: int = 1


@dataclass(frozen=True, slots=True)
class ShiftNeeds(Ongoing):
    """Needs on global parameters may be missed by so many steps."""

    steps: int = 2


@dataclass(frozen=True, slots=True)
class GreeneryPrice(Ongoing):
    """Plants for a greenery."""

    plants: int


@dataclass(frozen=True, slots=True)
class HeatAsMoney(Ongoing):
    pass


@dataclass(frozen=True, slots=True)
class ProtectLife(Ongoing):
    """Opponents may not remove your plants, animals and microbes."""


@dataclass(frozen=True, slots=True)
class KeepCubes(Ongoing):
    """Cubes here cannot be removed."""


@dataclass(frozen=True, slots=True)
class ProjectDiscount(Ongoing):
    """A standard project costs less."""

    project: str
    amount: int


@dataclass(frozen=True, slots=True)
class CardPrice(Ongoing):
    """M€ for each card bought into hand."""

    price: int


@dataclass(frozen=True, slots=True)
class CubesPay(Ongoing):
    """Each cube here may pay so many M€ for own cards with the tag."""

    worth: int
    tag: str


@dataclass(frozen=True, slots=True)
class FloatersAsHeat(Ongoing):
    """Each floater here may be spent as so much heat."""

    heat: int = 2


# --- victory points -------------------------------------------------------------------------------------------------


class Points(Word):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PerCube(Points):
    """Points for the cubes on this card."""

    kind: str
    each: int = 1
    points: int = 1


@dataclass(frozen=True, slots=True)
class PerTag(Points):
    """Own tags in play at the end, this card's included."""

    tag: str
    each: int = 1
    points: int = 1


@dataclass(frozen=True, slots=True)
class PerNeighbour(Points):
    """Tiles beside this card's tile: oceans, or cities of anyone."""

    tile: str


@dataclass(frozen=True, slots=True)
class PerCity(Points):
    """All city tiles in play."""

    each: int


@dataclass(frozen=True, slots=True)
class IfCubes(Points):
    """Once, if at least one cube is here."""

    kind: str
    points: int


# --- Ares Expedition: words that only its cards use -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Forests(Count):
    """Own forest tokens."""


@dataclass(frozen=True, slots=True)
class Store(Count):
    """Own steel or titanium in store."""

    resource: str


@dataclass(frozen=True, slots=True)
class AtLeastZone(Need):
    """A colour zone of a track, or a higher one, as it stood when the phase began."""

    parameter: str
    zone: str


@dataclass(frozen=True, slots=True)
class AtMostZone(Need):
    """A colour zone of a track, or a lower one, as it stood when the phase began."""

    parameter: str
    zone: str


@dataclass(frozen=True, slots=True)
class NeedRating(Need):
    """Held, not spent."""

    rating: int


@dataclass(frozen=True, slots=True)
class SpendRating(Cost):
    """Without it the card cannot be played or used."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class FlipOcean(Effect):
    """Turn over so many ocean tokens: 1 rating and the reward underneath for each."""

    tokens: int = 1


@dataclass(frozen=True, slots=True)
class GainForest(Effect):
    """So many forest tokens, and as many steps of oxygen."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class GainStore(Effect):
    """Steel or titanium, never spent: each makes building or space cards cheaper."""

    resource: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class RevealForTags(Effect):
    """Reveal so many cards, take one that has one of the tags, discard the rest."""

    cards: int
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevealTop(Effect):
    """Reveal the top card. A card of this kind is discarded and brings the effects; any other is taken into hand."""

    kind: str
    then: Effects


@dataclass(frozen=True, slots=True)
class Redraw(Effect):
    """Discard from `least` to `most` cards from hand and draw as many, one more for each discarded card with the tag."""

    least: int = 0
    most: int = 1
    tag: str = ""


@dataclass(frozen=True, slots=True)
class ExtraPlay(Effect):
    """One more blue or red card may be played this phase."""


@dataclass(frozen=True, slots=True)
class FreePlay(Effect):
    """A green card of at most this printed cost may be played from hand without paying for it."""

    cost: int


@dataclass(frozen=True, slots=True)
class NextInPhase(Effect):
    """The next card played this phase is cheaper, or its needs may be read one colour off."""

    discount: int = 0
    shift: bool = False


@dataclass(frozen=True, slots=True)
class IfChose(Effect):
    """If the owner chose this phase in this round."""

    phase: str
    then: Effects
    otherwise: Effects = ()


@dataclass(frozen=True, slots=True)
class IfActiveCards(Effect):
    """If the owner has at least so many blue cards in play, this one included."""

    count: int
    then: Effects
    otherwise: Effects = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Trigger):
    """Any project card, after this one."""


@dataclass(frozen=True, slots=True)
class ParameterRaised(Trigger):
    """Once for every step, or every ocean token, that the owner or anyone raises."""

    parameter: str
    by: str = OWN


@dataclass(frozen=True, slots=True)
class ForestGained(Trigger):
    """Once for every forest."""


@dataclass(frozen=True, slots=True)
class ActionUsed(Trigger):
    """The action of one of the owner's blue cards, each time."""


@dataclass(frozen=True, slots=True)
class StoreGained(Trigger):
    """Once for every steel or titanium that comes into store after this card."""

    resource: str


@dataclass(frozen=True, slots=True)
class RatingRaised(Trigger):
    """The first time in a phase that the owner's rating rises."""


@dataclass(frozen=True, slots=True)
class Produces(Ongoing):
    """Production that follows what is counted, at once."""

    resource: str
    amount: Per


@dataclass(frozen=True, slots=True)
class CostlyDiscount(Ongoing):
    """Own cards of at least this printed cost are cheaper."""

    amount: int
    cost: int


@dataclass(frozen=True, slots=True)
class PaidDiscount(Ongoing):
    """While paying for a card the cost may be spent, once, to make the card cheaper."""

    cost: Cost
    amount: int


@dataclass(frozen=True, slots=True)
class StandardDiscount(Ongoing):
    """Standard actions paid in M€ are cheaper."""

    amount: int


@dataclass(frozen=True, slots=True)
class ForestPrice(Ongoing):
    """Plants for a forest."""

    plants: int


@dataclass(frozen=True, slots=True)
class ShiftZones(Ongoing):
    """Oxygen and temperature needs may be read one colour off; such shifts never add up."""


@dataclass(frozen=True, slots=True)
class ResearchMore(Ongoing):
    """In the research phase, draw so many cards more and keep so many more."""

    draw: int = 0
    keep: int = 0


@dataclass(frozen=True, slots=True)
class SellValue(Ongoing):
    """Each card sold brings so much more."""

    more: int = 1


@dataclass(frozen=True, slots=True)
class PerForest(Points):
    each: int


@dataclass(frozen=True, slots=True)
class PerActiveCard(Points):
    """Own blue cards in play, this one included."""

    each: int


@dataclass(frozen=True, slots=True)
class PerCard(Points):
    """Own project cards in play of all colours, this one included."""

    each: int


VictoryPoints: TypeAlias = "int | Points"
