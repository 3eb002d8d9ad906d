"""From words to clauses. Each class of word has one message, `word-` and its name; its fields are the message's arguments.

A clause is a verb phrase without capital or full stop. Clauses with the same verb merge: two gains become one with two items.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace

from tharsis.cards import words as w
from tharsis.cards.names import ARES, CARD, DEGREES_A_STEP, EVENT, HERE, MC, METAL_WORTH, OPPONENTS
from tharsis.text.bundle import Argument, Language, message_id

Arguments = dict[str, Argument]
AND, OR = "and", "or"
INFINITIVE, REPEATED, BESIDE, ALSO = "inf", "rep", "beside", "also"
"""Moods of a phrase: *to gain*; what holds again and again; what stands beside an order in one sentence; *also gain*."""
NEXT = "next"
"""The part of a message for all but the first of several that begin alike: triggers without *you*, needs without *you have*."""
NONE = "none"
"""What a message sees where a field is left empty."""

ITEMS: dict[type[w.Word], tuple[str, ...]] = {
    w.Gain: ("resource", "amount"),
    w.Lose: ("resource", "amount"),
    w.Spend: ("resource", "amount"),
    w.Remove: ("resource", "amount"),
    w.Steal: ("resource", "amount"),
    w.RemoveCubes: ("kind", "amount"),
    w.AddCubes: ("kind", "amount"),
    w.GainProduction: ("resource", "amount"),
    w.LoseProduction: ("resource", "amount"),
    w.GainStore: ("resource", "amount"),
    w.MetalValue: ("metal",),
    w.Discount: ("tag",),
}
"""Words that merge, and the fields that tell one item from the next. A word that leaves such a field empty has no items."""

SAME_VERB: dict[type[w.Word], type[w.Word]] = {w.RemoveCubes: w.Remove}
"""Words that speak with another word's verb, so that they merge with it."""

PRODUCTION = (w.GainProduction, w.LoseProduction, w.CutProduction, w.GainStore)
Conditional = w.IfTags | w.IfChose | w.IfActiveCards
AFTER = (w.IfTags, w.IfChose, w.IfActiveCards)
"""What an action says in a sentence after its deal."""
CONDITIONS = (w.IfRatingRaised,)
COUNTED = (w.PlaceOcean, w.PlaceTile)
ALONE = (
    w.AddToFilled, w.BuyTop, w.ClaimSpace, w.Either, w.Exchange, w.ExtraPlay, w.Flood, w.FreePlay, w.GainForest,
    w.GainMetalProduction, w.IfActiveCards, w.IfChose, w.IfTags, w.Look, w.May, w.NextCard, w.NextInPhase,
    w.Redraw, w.Remove, w.RemoveCubes, w.RevealForTag, w.RevealForTags, w.RevealTop, w.RevealUntil, w.Special, w.Steal,
)  # fmt: skip
"""Words that fill a sentence of their own."""


ONE_VERB = ("word-gain-production", "word-gain-rating", "word-raise")
"""Clauses that say their verb once, where the language has one for them: raise your heat production by 1 and Venus by 1."""


METAL_SAVES = "word-metal-saves"


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def word_id(kind: type[w.Word]) -> str:
    return f"word-{kebab(kind.__name__)}"


METAL_OF_ARES = (word_id(w.GainStore), METAL_SAVES)
"""Their items are clauses: steel makes these cards cheaper, and titanium those."""


@dataclass(frozen=True, slots=True)
class Item:
    message: str
    arguments: tuple[tuple[str, Argument], ...]


@dataclass(frozen=True, slots=True)
class Clause:
    verb: str
    arguments: tuple[tuple[str, Argument], ...]
    items: tuple[Item, ...] = ()
    join: str = AND
    alone: bool = False
    scatters: bool = False
    """Whether items joined by *and* may go to different places."""
    text: str = ""
    """A clause that is said already."""

    def takes(self, other: Clause, join: str) -> bool:
        """Whether the other clause says the same verb of one more item."""
        alike = self.verb == other.verb and self.arguments == other.arguments
        joined = join in (self.join, OR) or len(self.items) == 1
        return bool(alike and self.items and joined)

    @property
    def each_apart(self) -> bool:
        """Whether every item needs a place of its own: 3 microbes on one card and 2 animals on another."""
        return self.scatters and self.join == AND and len(self.items) > 1

    @property
    def is_long(self) -> bool:
        """Whether the phrase has an *and* or *or* of its own."""
        return len(self.items) > 1

    @property
    def is_counted(self) -> bool:
        """Whether it ends in *for each …*, which would seem to count what stands before it in the sentence, too."""
        return bool(dict(self.arguments).get("per"))


Deal = tuple[tuple[Clause, ...], tuple[Clause, ...]]
"""What it costs and what it gives."""


def merged(clauses: Iterable[Clause], join: str) -> list[Clause]:
    out: list[Clause] = []
    for clause in clauses:
        for at, earlier in enumerate(out):
            if earlier.takes(clause, join):
                both = replace(earlier, items=earlier.items + clause.items, join=join)
                out[at] = replace(both, alone=both.alone or both.each_apart)
                break
        else:
            out.append(clause)
    return out


def split(effects: w.Effects) -> tuple[w.Effects, w.Effects]:
    """What it costs and what it gives."""
    costs = tuple(effect for effect in effects if isinstance(effect, w.Cost))
    return costs, tuple(effect for effect in effects if effect not in costs)


def price(effects: w.Effects) -> tuple[str, int] | None:
    """The one cost, where it is so many of a resource."""
    match effects:
        case (w.Pay(int(amount), "", None),):
            return MC, amount
        case (w.Spend(resource, amount),):
            return resource, amount
    return None


def runs(effects: Sequence[w.Effect]) -> list[tuple[w.Effect, int]]:
    """Each effect and how often it is said in a row, for those that can be counted: place 2 oceans."""
    out: list[tuple[w.Effect, int]] = []
    for effect in effects:
        if out and out[-1][0] == effect and (effect.is_repeated or isinstance(effect, COUNTED)):
            out[-1] = (effect, out[-1][1] + 1)
        else:
            out.append((effect, 1))
    return out


class Phrases:
    """Says words in one language. What is true of the whole card is an argument of every message."""

    def __init__(
        self, language: Language, tags: Iterable[str] = (), tiles: Iterable[str] = (), module: str = "", **context: Argument
    ) -> None:
        self.language = language
        self.own_tags = frozenset(tags)
        self.own_tiles = frozenset(tiles)
        """Those that the card itself places."""
        self.module = module
        self.context: Arguments = {"holds": "", "card": "", "again": "no", "module": module, **context}

    # --- one word ----------------------------------------------------------------------------------------------------

    def word(self, word: w.Word, mood: str = "") -> str:
        return self.say(self.clause(word), mood)

    def clause(self, word: w.Word, times: int = 1) -> Clause:
        kind = type(word)
        if isinstance(word, Conditional):
            return Clause(word_id(kind), (), alone=True, text=self.conditional(word))
        if isinstance(word, w.Produces):
            return Clause(word_id(kind), (), alone=True, text=self.yields([word]))
        arguments = {"times": times, **self.arguments(word)}
        names = ITEMS.get(kind, ())
        if any(arguments[name] == NONE for name in names):
            names = ()
        picked = tuple((name, arguments.pop(name)) for name in names)
        if isinstance(word, w.GainStore):
            picked += (("saved", word.amount * METAL_WORTH[word.resource]),)
        verb = self.verb(word)
        if isinstance(word, w.MetalValue):
            picked += (("more", word.more),)
        own_item = f"{verb}-item" if isinstance(word, w.MetalValue) else f"{word_id(kind)}-item"
        items = (Item(own_item, picked),) if names else ()
        scatters = isinstance(word, w.AddCubes) and word.to != HERE
        alone = word.is_alone or isinstance(word, ALONE) or self.language.has(f"{verb}.alone")
        return Clause(verb, tuple(arguments.items()), items, alone=alone, scatters=scatters)

    def verb(self, word: w.Word) -> str:
        """The message that says the word: its own, another word's, or one for a parameter or a place that a module adds."""
        kind = type(word)
        match word:
            case w.Remove(tag=str(tag)) if tag:
                return "word-remove-by-tag"
            case w.Exchange(worth=worth) if worth > 1:
                return "word-exchange-worth"
            case w.Discount(tag=str(tag)) if tag == EVENT:
                return "word-discount-event"
            case w.MetalValue() if self.module == ARES:
                return METAL_SAVES
        said = word_id(SAME_VERB.get(kind, kind))
        for name in ("parameter", "where"):
            said = self.variant(said, getattr(word, name, ""))
        return said

    def variant(self, message: str, key: str) -> str:
        """A message for one key alone, where there is one: `word-raise-venus`."""
        own = message_id(message, key)
        return own if key and self.language.has(own) else message

    def arguments(self, word: w.Word) -> Arguments:
        """The fields of a word as a message takes them."""
        out: Arguments = {"per": "", "counted": "no"}
        for field in fields(word):  # type: ignore[arg-type]
            is_said_apart = isinstance(word, Conditional) and field.name in ("then", "otherwise")
            if not is_said_apart and not (isinstance(word, w.Remove) and field.name == "tag" and not word.tag):
                out.update(self.argument(type(word), field.name, getattr(word, field.name)))
        if isinstance(word, w.When):
            out["of"] = "tags" if isinstance(word.trigger, w.TagPlayed) else "other"
        if isinstance(word, w.TilePlaced):
            out["included"] = "yes" if word.tile in self.own_tiles else "no"
        if isinstance(word, w.Raise):
            out["degrees"] = word.steps * DEGREES_A_STEP
        if isinstance(word, w.Tags | w.PerTag):
            out["included"] = "yes" if word.tag in self.own_tags and getattr(word, "whose", "") != OPPONENTS else "no"
        return out

    def conditional(self, word: Conditional) -> str:
        """What holds on a condition. A branch says only what it does not share with the other: its price, its steps."""
        condition = self.language.message(word_id(type(word)), **self.context, **self.arguments(word))
        if not word.otherwise:
            then, then_also = self.does(word.then), self.does(word.then, ALSO)
            return self.language.message("if-also", condition=condition, then=then, then_also=then_also)
        (costs, results), (other_costs, other_results) = split(word.then), split(word.otherwise)
        cheap, dear = price(costs), price(other_costs)
        if results == other_results and cheap and dear and cheap[0] == dear[0]:
            instead = self.language.message("word-spend-item", resource=cheap[0], amount=cheap[1])
            paid = self.language.message("cost-instead", costs=self.does(other_costs), instead=instead, condition=condition)
            gains, gains_inf = self.does(results), self.does(results, INFINITIVE)
            return self.language.message("cost-for-gain", costs=paid, gains=gains, gains_inf=gains_inf)
        other = self.does(word.otherwise)
        match word.then, word.otherwise:
            case ((w.GainProduction(track),), (w.GainProduction(same, int(steps)),)) if track == same:
                other = self.language.message("production-steps", amount=steps)
        return self.language.message("if-otherwise", condition=condition, then=self.does(word.then), otherwise=other)

    def argument(self, kind: type[w.Word], name: str, value: object) -> Arguments:
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            return {name: value}
        if isinstance(value, str):
            return {name: value or NONE}
        if value == ():
            return {name: NONE, **{f"{name}_{mood}": NONE for mood in (INFINITIVE, REPEATED, BESIDE)}}
        if value is None:
            return {name: NONE}
        if isinstance(value, w.Per):
            return {name: value.amount, "per": " " + self.per(value), "counted": "yes"}
        if isinstance(value, w.Word):
            return {name: self.word(value), f"{name}_inf": self.word(value, INFINITIVE)}
        if isinstance(value, tuple) and all(isinstance(part, str) for part in value):
            return self.keys(kind, name, value)
        return self.nested(name, value)

    def nested(self, name: str, value: object) -> Arguments:
        """Effects inside a word, and the same in the other moods."""
        if not isinstance(value, tuple):
            raise TypeError(f"no way to say {value!r}")
        say = self.either if value and isinstance(value[0], tuple) else self.does
        moods = (INFINITIVE, REPEATED, BESIDE)
        return {name: say(value), **{f"{name}_{mood}": say(value, mood) for mood in moods}}

    def per(self, per: w.Per) -> str:
        return self.language.message(word_id(type(per.count)), **self.context, each=per.each, **self.arguments(per.count))

    def keys(self, kind: type[w.Word], name: str, keys: tuple[str, ...]) -> Arguments:
        """Several keys of a field, joined, and what a message may want to know about them."""
        item = f"{word_id(kind)}-item"
        said = self.joined([self.language.message(self.variant(item, key), key=key) for key in keys], OR)
        included = "yes" if self.own_tags.intersection(keys) else "no"
        return {name: said, "first": keys[0], "count": len(keys), "included": included}

    # --- one clause --------------------------------------------------------------------------------------------------

    def say(self, clause: Clause, mood: str = "") -> str:
        if clause.text:
            return clause.text
        arguments: Arguments = {**self.context, **dict(clause.arguments)}
        if clause.each_apart:
            return self.language.message(f"{clause.verb}-apart", mood, what=self.apart(clause, arguments), per=arguments["per"])
        arguments["what"] = self.items(clause) if clause.items else NONE
        return self.language.message(clause.verb, mood, **arguments)

    def apart(self, clause: Clause, arguments: Arguments) -> str:
        """Each item with its place."""
        said: list[str] = []
        for item in clause.items:
            place = "next" if said else "first"
            what = self.item(item, place)
            said.append(self.language.message(f"{clause.verb}-apart-item", **{**arguments, "what": what, "place": place}))
        return self.joined(said, AND)

    def items(self, clause: Clause) -> str:
        if "production" in clause.items[0].message:
            return self.productions(clause.items, clause.join)
        said = [self.item(item, "next" if i else "first") for i, item in enumerate(clause.items)]
        return self.joined(said, clause.join, "store" if clause.verb in METAL_OF_ARES else "list")

    def item(self, item: Item, place: str, **more: Argument) -> str:
        return self.language.message(item.message, **{**self.context, **dict(item.arguments), "place": place, **more})

    def productions(self, items: tuple[Item, ...], join: str) -> str:
        """Tracks that move by the same number are named together: heat and plants by 2 each."""
        groups: dict[Argument, list[Item]] = {}
        for item in items:
            groups.setdefault(dict(item.arguments)["amount"], []).append(item)
        said: list[str] = []
        for group in groups.values():
            names = self.joined([self.production_name(item) for item in group], join)
            count = len(group) if join == AND else 1
            said.append(self.item(group[0], "next" if said else "first", resources=names, count=count))
        return self.joined(said, join)

    def production_name(self, item: Item) -> str:
        return self.language.message("production-name", resource=dict(item.arguments)["resource"])

    # --- several -----------------------------------------------------------------------------------------------------

    def clauses(self, effects: Sequence[w.Effect]) -> list[Clause]:
        return merged((self.clause(effect, times) for effect, times in runs(effects)), AND)

    def joined(self, parts: Sequence[str], join: str, family: str = "list", long: bool = False) -> str:
        """`a, b and c` for nouns, or with the family `clause` for verb phrases."""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.language.message(f"{family}-comma", head=text, next=part)
        if len(parts) == 1:
            return text
        return self.language.message(f"{family}-{join}", head=text, last=parts[-1], long="yes" if long else "no")

    def said(self, clauses: Sequence[Clause], mood: str = "", join: str = AND) -> str:
        groups: list[list[str]] = []
        for at, clause in enumerate(clauses):
            text, before = self.say(clause, mood), clauses[at - 1] if at else None
            if before and join == AND and self.is_one_verb(before, clause):
                groups[-1].append(text.split(" ", 1)[1])
            elif before and (before.verb, clause.verb) == (word_id(w.Draw), word_id(w.DiscardCard)):
                groups[-1] = [self.language.message("clause-then", head=self.joined(groups[-1], AND), last=text)]
            else:
                groups.append([text])
        long = any(clause.is_long for clause in clauses) or any(len(group) > 1 for group in groups)
        return self.joined([self.joined(group, AND) for group in groups], join, "clause", long)

    def is_one_verb(self, before: Clause, clause: Clause) -> bool:
        """Whether the second may leave out a verb that both have. What is counted for each of something ends its clause."""
        if dict(before.arguments).get("per") or not all(each.verb.startswith(ONE_VERB) for each in (before, clause)):
            return False
        return self.say(before).split()[0] == self.say(clause).split()[0]

    def does(self, effects: Sequence[w.Effect], mood: str = "") -> str:
        """What an action, a trigger or a branch does: conditions, costs, results."""
        match tuple(effects):
            case (w.TakeCube(kind), w.AddCubes(same, 1, to)) if kind == same and to == HERE:
                return self.language.message("move-cube", mood, kind=kind)
        conditions = [e for e in effects if isinstance(e, CONDITIONS)]
        costs = [e for e in effects if isinstance(e, w.Cost) and not isinstance(e, CONDITIONS)]
        results = [e for e in effects if not isinstance(e, w.Cost)]
        if not conditions:
            return self.deal(self.clauses(costs), self.clauses(results), mood)
        with self.rating_named():
            text = self.deal(self.clauses(costs), self.clauses(results), mood)
        for condition in conditions:
            text = self.language.message("on-condition", condition=self.word(condition), does=text)
        return text

    @contextmanager
    def rating_named(self) -> Iterator[None]:
        """What is said inside follows a clause about the own rating, so that it need not be named again."""
        self.context["again"] = "yes"
        yield
        self.context["again"] = "no"

    def yields(self, effects: Sequence[w.GainProduction | w.Produces]) -> str:
        """Production told by what it brings each time, as Ares Expedition does."""
        brought: list[w.Effect] = [
            w.Draw(effect.amount) if effect.resource == CARD else w.Gain(effect.resource, effect.amount) for effect in effects
        ]
        return self.language.message("in-production", does=self.does(brought), does_rep=self.does(brought, REPEATED))

    def acts(self, effects: Sequence[w.Effect]) -> list[str]:
        """An action as sentences: the deal, then what else holds."""
        first = [effect for effect in effects if not isinstance(effect, AFTER)]
        return ([self.does(first)] if first else []) + [self.word(effect) for effect in effects if isinstance(effect, AFTER)]

    def deal(self, costs: Sequence[Clause], results: Sequence[Clause], mood: str = "", join: str = AND) -> str:
        if not costs:
            return self.said(results, mood, join)
        if not results:
            return self.said(costs, mood)
        gains, gains_inf = self.said(results, "", join), self.said(results, INFINITIVE, join)
        return self.language.message("cost-for-gain", mood, costs=self.said(costs, mood), gains=gains, gains_inf=gains_inf)

    # --- choices -----------------------------------------------------------------------------------------------------

    def either(self, branches: Sequence[w.Effects], mood: str = "") -> str:
        """Branches that share a cost or a result say it once. Each stands beside orders, unless another mood is asked for."""
        mood = mood or BESIDE
        deals = [self.deal_of(branch) for branch in branches]
        if len({result for _, result in deals}) == 1 and all(len(cost) == 1 for cost, _ in deals):
            costs = merged((cost[0] for cost, _ in deals), OR)
            if len(costs) == 1:
                return self.deal(costs, deals[0][1], mood)
        return self.joined([self.deal(*group, mood, OR) for group in self.grouped(deals)], OR, "choice")

    def deal_of(self, branch: w.Effects) -> Deal:
        costs, results = split(branch)
        return tuple(self.clauses(costs)), tuple(self.clauses(results))

    def grouped(self, deals: Sequence[Deal]) -> list[Deal]:
        """Neighbours with the same cost whose one result has the same verb become one deal."""
        out: list[Deal] = []
        for costs, results in deals:
            if out and out[-1][0] == costs and len(out[-1][1]) == len(results) == 1:
                both = merged(out[-1][1] + results, OR)
                if len(both) == 1:
                    out[-1] = (costs, tuple(both))
                    continue
            out.append((costs, results))
        return out
