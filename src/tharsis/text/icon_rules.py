"""From words to icons. Each class of word has one rule in `RULES`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from tharsis.cards import words as w
from tharsis.cards.module import games, modules_of, part
from tharsis.cards.names import (
    ANIMAL,
    ANOTHER,
    ANY_OWN,
    ANYONE,
    CITY,
    GREENERY,
    HERE,
    MICROBE,
    OCEAN,
    PHASES,
    PLANT,
    PLAYED,
    STEEL,
    TITANIUM,
)
from tharsis.text.bundle import MINUS, signed
from tharsis.text.phrases import CONDITIONS, runs
from tharsis.text.tokens import (
    NOTE,
    PER,
    SO,
    STAR,
    TO,
    Token,
    Tokens,
    counted,
    cube,
    icon,
    joined,
    life,
    lost,
    on_brown,
    parameter_symbol,
    resource,
    tile,
    word,
)

Rule = Callable[[Any, str], Tokens]
"""A word and the kind of cube its card holds."""

METALS = (STEEL, TITANIUM)
PLAIN_PLACES = ("city", "greenery", "land")


class MissingIcon(LookupError):
    """A word has no icon rule."""


def amount(value: w.Amount, symbol: str, holds: str) -> Tokens:
    """`+2 plants`, or `+1 plant / 2 tags`."""
    if isinstance(value, int):
        return (icon(symbol, signed(value)),)
    return (icon(symbol, signed(value.amount)), PER, *counted(value.each, tokens_of(value.count, holds)))


# --- what is counted, what must hold ---------------------------------------------------------------------------------


def tags(count: w.Tags, holds: str) -> Tokens:
    return (icon(f"tag-{count.tag}", anyone=count.whose != "own"),)


def at_least(need: w.AtLeast | w.AtMost, holds: str) -> Tokens:
    sign = "≥" if isinstance(need, w.AtLeast) else "≤"
    return (replace(icon(parameter_symbol(need.parameter), sign), track=need.parameter, level=need.value),)


def need_production(need: w.NeedProduction, holds: str) -> Tokens:
    return on_brown((icon(resource(need.resource), f"≥ {need.count}"),))


# --- what is done ----------------------------------------------------------------------------------------------------


def raise_one(effect: w.RaiseOne, holds: str) -> Tokens:
    return joined(([icon(parameter_symbol(key), signed(effect.steps))] for key in effect.parameters), word("or"))


def cubes_pay(effect: w.CubesPay, holds: str) -> Tokens:
    return (icon(f"tag-{effect.tag}"), SO, icon(cube(holds)), Token(NOTE, text="="), icon("res-mc", str(effect.worth)))


def place_tile(effect: w.PlaceTile, holds: str) -> Tokens:
    return (icon(tile(effect.tile)), *(() if effect.where in PLAIN_PLACES else (STAR,)))


def place_ocean(effect: w.PlaceOcean, holds: str) -> Tokens:
    return (icon(tile(OCEAN)), *(() if effect.where == OCEAN else (STAR,)))


def add_cubes(effect: w.AddCubes, holds: str) -> Tokens:
    if isinstance(effect.amount, int):
        what = life(effect.kind, signed(effect.amount))
    else:
        what = amount(effect.amount, cube(effect.kind), holds)
    where = {HERE: (), ANOTHER: (word("elsewhere"),), ANY_OWN: (STAR,), PLAYED: (word("there"),)}[effect.to]
    return (*what, word("on"), icon(f"tag-{effect.tag}")) if effect.tag else (*what, *where)


def look(effect: w.Look, holds: str) -> Tokens:
    return (icon("card", str(effect.cards)), SO, icon("card", signed(effect.keep)))


def either(effect: w.Either, holds: str) -> Tokens:
    return joined((deal(branch, holds) for branch in effect.branches), word("or"))


def next_card(effect: w.NextCard, holds: str) -> Tokens:
    gain = shifted(effect.shift) if effect.shift else lost("res-mc", effect.discount)
    return (icon("card"), word("next"), SO, *gain)


def shifted(steps: int) -> Tokens:
    return (icon("param-temperature", f"±{steps}"), PER, icon("param-oxygen"), PER, icon("param-ocean"))


def remove(effect: w.Remove, holds: str) -> Tokens:
    tag = (PER, icon(f"tag-{effect.tag}", anyone=True)) if effect.tag else ()
    return (*lost(resource(effect.resource), effect.amount, True), *tag)


def reveal_until(effect: w.RevealUntil, holds: str) -> Tokens:
    sought = icon(f"tag-{effect.tag}") if effect.tag else icon(cube(effect.cube))
    return (icon("card"), PER, sought, SO, icon("card", signed(effect.cards)))


def exchange(effect: w.Exchange, holds: str) -> Tokens:
    if effect.of == "production":
        return on_brown((icon(resource(effect.give), f"{MINUS}x"), icon(resource(effect.get), "+x")))
    give = cube(effect.give) if effect.of == "cubes" else resource(effect.give)
    return (
        icon(give, f"≤ {effect.most}" if effect.most else "x"),
        TO,
        icon(resource(effect.get), f"+{effect.worth}x" if effect.worth > 1 else "+x"),
    )


def pay(effect: w.Pay, holds: str) -> Tokens:
    metal = (PER, icon(resource(effect.metal))) if effect.metal else ()
    less = amount(effect.less, "res-mc", holds) if effect.less else ()
    return (
        icon("res-mc", str(effect.amount)),
        *metal,
        *(replace(token, text=token.text.replace("+", MINUS)) for token in less),
    )


def metal_production(effect: w.GainMetalProduction, holds: str) -> Tokens:
    return joined((on_brown((icon(resource(metal), "+1"),)) for metal in METALS), word("or"))


SPECIALS: dict[str, Tokens] = {"robotic_workforce": on_brown((icon("tag-building"), word("again")))}

# --- what goes on ----------------------------------------------------------------------------------------------------


def when(effect: w.When, holds: str) -> Tokens:
    return (*tokens_of(effect.trigger, holds), SO, *deal(effect.do, holds))


def tag_played(trigger: w.TagPlayed, holds: str) -> Tokens:
    return joined(([icon(f"tag-{tag}", anyone=trigger.by == ANYONE)] for tag in trigger.tags), PER)


def event_played(trigger: w.EventPlayed, holds: str) -> Tokens:
    return (*((icon(f"tag-{trigger.tag}"),) if trigger.tag else ()), icon("tag-event"))


def tile_placed(trigger: w.TilePlaced, holds: str) -> Tokens:
    return (icon(tile(trigger.tile), anyone=trigger.by == ANYONE), *(() if trigger.where == "anywhere" else (STAR,)))


def discount(effect: w.Discount, holds: str) -> Tokens:
    return (icon(f"tag-{effect.tag}" if effect.tag else "card"), SO, *lost("res-mc", effect.amount))


def project_discount(effect: w.ProjectDiscount, holds: str) -> Tokens:
    return (icon("project"), *PROJECT_ICONS.get(effect.project, ()), SO, *lost("res-mc", effect.amount))


PROJECT_ICONS: dict[str, Tokens] = {"power_plant": on_brown((icon("res-energy"),))}


# --- Ares Expedition -------------------------------------------------------------------------------------------------

KIND_SYMBOLS = {"automated": "card-green", "active": "card-blue", "event": "card-red"}


def in_zone(need: w.AtLeastZone | w.AtMostZone, holds: str) -> Tokens:
    sign = "≥" if isinstance(need, w.AtLeastZone) else "≤"
    return (icon(f"zone-{need.zone}", sign), icon(parameter_symbol(need.parameter)))


def phase(key: str) -> Token:
    return icon(f"phase-{PHASES.index(key) + 1}")


def condition(effect: w.IfTags | w.IfChose | w.IfActiveCards) -> Tokens:
    if isinstance(effect, w.IfChose):
        return (phase(effect.phase),)
    return (icon(f"tag-{effect.tag}" if isinstance(effect, w.IfTags) else "card-blue", f"≥ {effect.count}"),)


def conditional(effect: w.IfTags | w.IfChose | w.IfActiveCards, holds: str) -> Tokens:
    then = (*condition(effect), SO, *deal(effect.then, holds))
    return joined([deal(effect.otherwise, holds), then], word("or")) if effect.otherwise else then


def redraw(effect: w.Redraw, holds: str) -> Tokens:
    number = f"{effect.least}–{effect.most}" if effect.most > 1 else str(effect.most)
    return (icon("discard", number), TO, icon("card", "+x"), *((STAR,) if effect.tag else ()))


def reveal_for_tags(effect: w.RevealForTags, holds: str) -> Tokens:
    return (
        icon("card", str(effect.cards)),
        SO,
        icon("card", "+1"),
        *joined(([icon(f"tag-{tag}")] for tag in effect.tags), PER),
    )


def reveal_top(effect: w.RevealTop, holds: str) -> Tokens:
    return (icon("card"), SO, icon(KIND_SYMBOLS[effect.kind]), SO, *each_of(effect.then, holds), word("or"), icon("card", "+1"))


def next_in_phase(effect: w.NextInPhase, holds: str) -> Tokens:
    gain = zones_shifted() if effect.shift else lost("res-mc", effect.discount)
    return (icon("card"), word("next"), SO, *gain)


def zones_shifted() -> Tokens:
    return (icon("zone-red", "±"), icon("param-oxygen"), PER, icon("param-temperature"))


def research_more(effect: w.ResearchMore, holds: str) -> Tokens:
    draw = (icon("card", signed(effect.draw)),) if effect.draw else ()
    keep = (icon("card", signed(effect.keep)), word("keep")) if effect.keep else ()
    return (phase("research"), SO, *draw, *keep)


def parameter_raised(trigger: w.ParameterRaised, holds: str) -> Tokens:
    return (icon(parameter_symbol(trigger.parameter), "+", trigger.by == ANYONE),)


# --- victory points: what stands after the medal ---------------------------------------------------------------------


def per(each: int, *symbols: Token) -> Tokens:
    return (PER, *counted(each, symbols))


RULES: dict[type[w.Word], Rule] = {
    w.Tags: tags,
    w.TagsTogether: lambda it, holds: joined(([icon(f"tag-{tag}")] for tag in it.tags), PER),
    w.Cities: lambda it, holds: (icon(tile(CITY), anyone=True),),
    w.EventsPlayed: lambda it, holds: (icon("tag-event", anyone=True),),
    w.CubesHere: lambda it, holds: (icon(cube(holds)),),
    w.OwnCubes: lambda it, holds: (icon(cube(it.kind)),),
    w.UntaggedCards: lambda it, holds: (icon("tag-none"),),
    w.AtLeast: at_least,
    w.AtMost: at_least,
    w.NeedTags: lambda it, holds: (icon(f"tag-{it.tag}", f"≥ {it.count}" if it.count > 1 else ""),),
    w.NeedProduction: need_production,
    w.NeedCities: lambda it, holds: (icon(tile(CITY), f"≥ {it.count}", anyone=it.whose == ANYONE),),
    w.NeedGreeneries: lambda it, holds: (icon(tile(GREENERY), f"≥ {it.count}"),),
    w.NeedCubes: lambda it, holds: (icon(cube(it.kind), f"≥ {it.count}"),),
    w.Gain: lambda it, holds: amount(it.amount, resource(it.resource), holds),
    w.Lose: lambda it, holds: lost(resource(it.resource), it.amount),
    w.GainProduction: lambda it, holds: on_brown(amount(it.amount, resource(it.resource), holds)),
    w.LoseProduction: lambda it, holds: on_brown(lost(resource(it.resource), it.amount)),
    w.CutProduction: lambda it, holds: on_brown(lost(resource(it.resource), it.amount, True)),
    w.Raise: lambda it, holds: (icon(parameter_symbol(it.parameter), signed(it.steps)),),
    w.RaiseOne: raise_one,
    w.GainRating: lambda it, holds: amount(it.amount, "rating", holds),
    w.PlaceOcean: place_ocean,
    w.PlaceTile: place_tile,
    w.GainMetalProduction: metal_production,
    w.ClaimSpace: lambda it, holds: (icon("marker"),),
    w.Flood: lambda it, holds: (*lost("res-mc", it.amount, True), STAR),
    w.Remove: remove,
    w.Steal: lambda it, holds: (word("steal"), icon(resource(it.resource), str(it.amount), True)),
    w.RemoveCubes: lambda it, holds: lost(cube(it.kind), it.amount, True),
    w.AddCubes: add_cubes,
    w.AddToFilled: lambda it, holds: (icon("cube-any", signed(it.amount)), STAR),
    w.Draw: lambda it, holds: amount(it.amount, "card", holds),
    w.Look: look,
    w.BuyTop: lambda it, holds: (icon("card"), word("buy"), PER, icon("discard")),
    w.RevealForTag: lambda it, holds: (icon("card"), icon(f"tag-{it.tag}"), SO, icon(cube(it.kind), "+1")),
    w.RevealUntil: reveal_until,
    w.DiscardCard: lambda it, holds: (icon("discard", str(it.amount)),),
    w.Either: either,
    w.May: lambda it, holds: deal(it.effects, holds),
    w.IfTags: conditional,
    w.NextCard: next_card,
    w.Exchange: exchange,
    w.Spend: lambda it, holds: (icon(resource(it.resource), str(it.amount)),),
    w.SpendCubes: lambda it, holds: (icon(cube(holds), str(it.amount)),),
    w.SpendOwnCube: lambda it, holds: (*life(it.kind, "1"), STAR),
    w.TakeCube: lambda it, holds: (icon(cube(it.kind), "1", True),),
    w.Pay: pay,
    w.IfRatingRaised: lambda it, holds: (icon("rating", "+"), SO),
    w.Special: lambda it, holds: SPECIALS[it.name],
    w.When: when,
    w.TagPlayed: tag_played,
    w.EventPlayed: event_played,
    w.CardPaid: lambda it, holds: (icon("card"), icon("res-mc", f"≥ {it.cost}")),
    w.StandardProjectPaid: lambda it, holds: (icon("project"), *((icon("res-mc", f"≥ {it.cost}"),) if it.cost else ())),
    w.TilePlaced: tile_placed,
    w.MetalSpaceTaken: lambda it, holds: (icon("tile-any"), word("on"), icon("res-steel"), PER, icon("res-titanium")),
    w.NewTag: lambda it, holds: (icon("tag-any"), STAR),
    w.Discount: discount,
    w.MetalValue: lambda it, holds: (icon(resource(it.metal)), SO, icon("res-mc", signed(it.more))),
    w.ShiftNeeds: lambda it, holds: shifted(it.steps),
    w.GreeneryPrice: lambda it, holds: (icon("res-plant", str(it.plants)), TO, icon(tile(GREENERY))),
    w.HeatAsMoney: lambda it, holds: (icon("res-heat"), Token(NOTE, text="="), icon("res-mc")),
    w.ProtectLife: lambda it, holds: (icon("shield"), icon(resource(PLANT)), icon(cube(ANIMAL)), icon(cube(MICROBE))),
    w.KeepCubes: lambda it, holds: (icon("shield"), icon(cube(holds))),
    w.ProjectDiscount: project_discount,
    w.CardPrice: lambda it, holds: (icon("card", "+1"), SO, icon("res-mc", str(it.price))),
    w.CubesPay: cubes_pay,
    w.FloatersAsHeat: lambda it, holds: (icon(cube(holds)), Token(NOTE, text="="), icon("res-heat", str(it.heat))),
    w.PerCube: lambda it, holds: per(it.each, icon(cube(it.kind))),
    w.PerTag: lambda it, holds: per(it.each, icon(f"tag-{it.tag}")),
    w.PerNeighbour: lambda it, holds: per(1, icon(tile(it.tile), anyone=it.tile == CITY)),
    w.PerCity: lambda it, holds: per(it.each, icon(tile(CITY), anyone=True)),
    w.IfCubes: lambda it, holds: (STAR, icon(cube(it.kind))),
    w.Forests: lambda it, holds: (icon("forest"),),
    w.Store: lambda it, holds: on_brown((icon(resource(it.resource)),)),
    w.AtLeastZone: in_zone,
    w.AtMostZone: in_zone,
    w.NeedRating: lambda it, holds: (icon("rating", f"≥ {it.rating}"),),
    w.SpendRating: lambda it, holds: lost("rating", it.amount),
    w.FlipOcean: lambda it, holds: (icon(tile(OCEAN), str(it.tokens) if it.tokens > 1 else ""),),
    w.GainForest: lambda it, holds: (icon("forest", signed(it.amount)),),
    w.GainStore: lambda it, holds: on_brown((icon(resource(it.resource), signed(it.amount)),)),
    w.RevealForTags: reveal_for_tags,
    w.RevealTop: reveal_top,
    w.Redraw: redraw,
    w.ExtraPlay: lambda it, holds: (icon("card-blue", "+1"), PER, icon("card-red")),
    w.FreePlay: lambda it, holds: (icon("card-green"), icon("res-mc", f"≤ {it.cost}"), word("free")),
    w.NextInPhase: next_in_phase,
    w.IfChose: conditional,
    w.IfActiveCards: conditional,
    w.CardPlayed: lambda it, holds: (icon("card"),),
    w.ParameterRaised: parameter_raised,
    w.ForestGained: lambda it, holds: (icon("forest"),),
    w.ActionUsed: lambda it, holds: (icon("card-blue"), TO),
    w.StoreGained: lambda it, holds: on_brown((icon(resource(it.resource)),)),
    w.RatingRaised: lambda it, holds: (icon("rating", "+"),),
    w.Produces: lambda it, holds: on_brown(amount(it.amount, resource(it.resource), holds)),
    w.CostlyDiscount: lambda it, holds: (icon("card"), icon("res-mc", f"≥ {it.cost}"), SO, *lost("res-mc", it.amount)),
    w.PaidDiscount: lambda it, holds: (*tokens_of(it.cost, holds), TO, icon("card"), *lost("res-mc", it.amount)),
    w.StandardDiscount: lambda it, holds: (icon("project"), SO, *lost("res-mc", it.amount)),
    w.ForestPrice: lambda it, holds: (icon("res-plant", str(it.plants)), TO, icon("forest")),
    w.ShiftZones: lambda it, holds: zones_shifted(),
    w.ResearchMore: research_more,
    w.SellValue: lambda it, holds: (icon("discard"), SO, icon("res-mc", signed(it.more))),
    w.PerForest: lambda it, holds: per(it.each, icon("forest")),
    w.PerActiveCard: lambda it, holds: per(it.each, icon("card-blue")),
    w.PerCard: lambda it, holds: per(it.each, icon("card")),
}


@lru_cache(maxsize=1)
def module_icons() -> dict[type[w.Word], Rule]:
    """Icons of the words that modules add."""
    parts = [part(module.texts) for game in games() for module in modules_of(game) if module.texts]
    return {kind: rule for each in parts for kind, rule in each.ICONS.items()}


def tokens_of(word: w.Word, holds: str = "") -> Tokens:
    rule = RULES.get(type(word)) or module_icons().get(type(word))
    if rule is None:
        raise MissingIcon(type(word).__name__)
    return rule(word, holds)


def each_of(effects: Sequence[w.Effect], holds: str) -> Tokens:
    """The effects one after another; the same one several times is counted."""
    out: list[Token] = []
    for effect, times in runs(effects):
        tokens = tokens_of(effect, holds)
        out += (replace(tokens[0], text=str(times)), *tokens[1:]) if times > 1 else tokens
    return tuple(out)


def deal(effects: Sequence[w.Effect], holds: str) -> Tokens:
    """Condition, cost, arrow, result."""
    conditions = each_of([e for e in effects if isinstance(e, CONDITIONS)], holds)
    costs = each_of([e for e in effects if isinstance(e, w.Cost) and not isinstance(e, CONDITIONS)], holds)
    results = each_of([e for e in effects if not isinstance(e, w.Cost)], holds)
    return (*conditions, *costs, *((TO,) if costs else ()), *results)
