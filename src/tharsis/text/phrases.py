"""From words to clauses. Each class of word has one message, `word-` and its name; its fields are the message's arguments.

A clause is a verb phrase without capital or full stop. Clauses with the same verb merge: two gains become one with two items.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace

from tharsis.cards import words as w
from tharsis.cards.names import HERE
from tharsis.text.bundle import Argument, Language

Arguments = dict[str, Argument]
AND, OR = "and", "or"
INFINITIVE = "inf"
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
AFTER = (w.IfTags, w.IfChose, w.IfActiveCards)
"""What an action says in a sentence after its deal."""
CONDITIONS = (w.IfRatingRaised,)
REPEATED = (w.PlaceOcean, w.PlaceTile)
ALONE = (
    w.AddToFilled, w.BuyTop, w.ClaimSpace, w.Either, w.Exchange, w.ExtraPlay, w.Flood, w.FreePlay, w.GainForest,
    w.GainMetalProduction, w.IfActiveCards, w.IfChose, w.IfTags, w.Look, w.May, w.NextCard, w.NextInPhase,
    w.Redraw, w.Remove, w.RemoveCubes, w.RevealForTag, w.RevealForTags, w.RevealTop, w.Special, w.Steal,
)  # fmt: skip
"""Words that fill a sentence of their own."""


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def word_id(kind: type[w.Word]) -> str:
    return f"word-{kebab(kind.__name__)}"


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

    def takes(self, other: Clause, join: str) -> bool:
        """Whether the other clause says the same verb of one more item."""
        alike = self.verb == other.verb and self.arguments == other.arguments
        joined = join in (self.join, OR) or len(self.items) == 1
        return bool(alike and self.items and joined)

    @property
    def each_apart(self) -> bool:
        """Whether every item needs a place of its own: 3 microbes on one card and 2 animals on another."""
        return self.scatters and self.join == AND and len(self.items) > 1


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


def other_price(then: w.Effects, otherwise: w.Effects) -> w.Effects:
    """A branch that does the same for another price says only the price."""
    costs = tuple(effect for effect in otherwise if isinstance(effect, w.Cost))
    same = [e for e in then if not isinstance(e, w.Cost)] == [e for e in otherwise if not isinstance(e, w.Cost)]
    return costs if same and costs else otherwise


def runs(effects: Sequence[w.Effect]) -> list[tuple[w.Effect, int]]:
    """Each effect and how often it is said in a row, for those that can be counted: place 2 oceans."""
    out: list[tuple[w.Effect, int]] = []
    for effect in effects:
        if out and out[-1][0] == effect and (effect.is_repeated or isinstance(effect, REPEATED)):
            out[-1] = (effect, out[-1][1] + 1)
        else:
            out.append((effect, 1))
    return out


class Phrases:
    """Says words in one language. What is true of the whole card is an argument of every message."""

    def __init__(self, language: Language, tags: Iterable[str] = (), **context: Argument) -> None:
        self.language = language
        self.own_tags = frozenset(tags)
        self.context: Arguments = {"holds": "", "card": "", **context}

    # --- one word ----------------------------------------------------------------------------------------------------

    def word(self, word: w.Word, mood: str = "") -> str:
        return self.say(self.clause(word), mood)

    def clause(self, word: w.Word, times: int = 1) -> Clause:
        kind = type(word)
        arguments = {"times": times, **self.arguments(word)}
        names = ITEMS.get(kind, ())
        if any(arguments[name] == NONE for name in names):
            names = ()
        picked = tuple((name, arguments.pop(name)) for name in names)
        items = (Item(f"{word_id(kind)}-item", picked),) if names else ()
        scatters = isinstance(word, w.AddCubes) and word.to != HERE
        verb = word_id(SAME_VERB.get(kind, kind))
        return Clause(verb, tuple(arguments.items()), items, alone=word.is_alone or isinstance(word, ALONE), scatters=scatters)

    def arguments(self, word: w.Word) -> Arguments:
        """The fields of a word as a message takes them."""
        out: Arguments = {"per": ""}
        for field in fields(word):  # type: ignore[arg-type]
            value = getattr(word, field.name)
            if isinstance(word, AFTER) and field.name == "otherwise":
                out.update(self.otherwise(word.then, value))
            else:
                out.update(self.argument(type(word), field.name, value))
        return out

    def otherwise(self, then: w.Effects, otherwise: w.Effects) -> Arguments:
        """The other branch, without what it shares with the first: only the price, only the steps."""
        match then, otherwise:
            case ((w.GainProduction(track),), (w.GainProduction(same, int(steps)),)) if track == same:
                by = self.language.message("production-steps", amount=steps)
                return {"otherwise": by, "otherwise_inf": by}
        return self.argument(w.IfTags, "otherwise", other_price(then, otherwise))

    def argument(self, kind: type[w.Word], name: str, value: object) -> Arguments:
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            return {name: value}
        if isinstance(value, str):
            return {name: value or NONE}
        if value == ():
            return {name: NONE, f"{name}_inf": NONE}
        if value is None:
            return {name: NONE}
        if isinstance(value, w.Per):
            return {name: value.amount, "per": " " + self.per(value)}
        if isinstance(value, w.Word):
            return {name: self.word(value), f"{name}_inf": self.word(value, INFINITIVE)}
        if isinstance(value, tuple) and all(isinstance(part, str) for part in value):
            return self.keys(kind, name, value)
        return self.nested(name, value)

    def nested(self, name: str, value: object) -> Arguments:
        """Effects inside a word, as orders and, with `_inf`, as infinitives."""
        if not isinstance(value, tuple):
            raise TypeError(f"no way to say {value!r}")
        say = self.either if value and isinstance(value[0], tuple) else self.does
        return {name: say(value), f"{name}_inf": say(value, INFINITIVE)}

    def per(self, per: w.Per) -> str:
        return self.language.message(word_id(type(per.count)), **self.context, each=per.each, **self.arguments(per.count))

    def keys(self, kind: type[w.Word], name: str, keys: tuple[str, ...]) -> Arguments:
        """Several keys of a field, joined, and what a message may want to know about them."""
        said = self.joined([self.language.message(f"{word_id(kind)}-item", key=key) for key in keys], OR)
        included = "yes" if self.own_tags.intersection(keys) else "no"
        return {name: said, "first": keys[0], "count": len(keys), "included": included}

    # --- one clause --------------------------------------------------------------------------------------------------

    def say(self, clause: Clause, mood: str = "") -> str:
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
        return self.joined(said, clause.join)

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
        long = any(len(clause.items) > 1 for clause in clauses)
        return self.joined([self.say(clause, mood) for clause in clauses], join, "clause", long)

    def does(self, effects: Sequence[w.Effect], mood: str = "") -> str:
        """What an action, a trigger or a branch does: conditions, costs, results."""
        match tuple(effects):
            case (w.TakeCube(kind), w.AddCubes(same, 1, to)) if kind == same and to == HERE:
                return self.language.message("move-cube", mood, kind=kind)
        conditions = [e for e in effects if isinstance(e, CONDITIONS)]
        costs = [e for e in effects if isinstance(e, w.Cost) and not isinstance(e, CONDITIONS)]
        results = [e for e in effects if not isinstance(e, w.Cost)]
        text = self.deal(self.clauses(costs), self.clauses(results), mood)
        for condition in conditions:
            text = self.language.message("on-condition", condition=self.word(condition), does=text)
        return text

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
        """Branches that share a cost or a result say it once."""
        deals = [self.split(branch) for branch in branches]
        if len({result for _, result in deals}) == 1 and all(len(cost) == 1 for cost, _ in deals):
            costs = merged((cost[0] for cost, _ in deals), OR)
            if len(costs) == 1:
                return self.deal(costs, deals[0][1], mood)
        return self.joined([self.deal(*group, mood, OR) for group in self.grouped(deals)], OR, "choice")

    def split(self, branch: w.Effects) -> Deal:
        costs = tuple(self.clauses([e for e in branch if isinstance(e, w.Cost)]))
        return costs, tuple(self.clauses([e for e in branch if not isinstance(e, w.Cost)]))

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
