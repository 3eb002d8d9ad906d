"""From a card to its text: title, requirement, sentences, points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.names import ARES, EVENT, OWN, WILD
from tharsis.text.bundle import ENGLISH, BrokenMessage, MissingMessage, language, message_id
from tharsis.text.icons import medal
from tharsis.text.phrases import AND, NEXT, OR, PRODUCTION, Clause, Phrases, kebab, merged, word_id

PRICE = (w.Pay, w.Lose)
"""What a card asks for as it is played."""
LONGEST_SENTENCE = 3
EACH_TAG = f"{word_id(w.NeedTags)}.each"


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words. The body leaves out what the card shows elsewhere: cost, tags, requirement, plain points."""

    title: str
    kind: str
    tags: str
    needs: str
    play: str
    first_action: str
    action: str
    effect: str
    points: str
    vp: str

    @property
    def body(self) -> str:
        return " ".join(part for part in (self.play, self.first_action, self.action, self.effect, self.points) if part)

    @property
    def full(self) -> str:
        return f"{self.needs} {self.body}".strip()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_yours(trigger: w.Trigger) -> bool:
    """Whether the trigger's subject is *you*."""
    return getattr(trigger, "by", OWN) == OWN and not isinstance(trigger, w.RatingRaised)


def tags_of(card: Card) -> tuple[str, ...]:
    """The tags as printed: events bear the event tag last."""
    return (*card.tags, EVENT) if card.is_event and EVENT not in card.tags else card.tags


class Writer(Phrases):
    """Writes one card."""

    # --- sentences ---------------------------------------------------------------------------------------------------

    def sentence(self, text: str) -> str:
        return self.language.message("sentence", text=capital(text))

    def paragraph(self, texts: Iterable[str]) -> str:
        return " ".join(self.sentence(text) for text in texts if text)

    def labelled(self, label: str, texts: Sequence[str]) -> str:
        """`Action: …` The first sentence goes on after the label, the others stand alone."""
        if not texts:
            return ""
        first = self.language.message("sentence", text=texts[0])
        return " ".join((self.language.message(label, text=first), *(self.sentence(text) for text in texts[1:])))

    # --- what happens when it is played ------------------------------------------------------------------------------

    def played(self, card: Card) -> str:
        if card.is_corporation:
            free = self.sentence(self.language.message("start-whole-hand")) if card.for_beginners else ""
            return f"{self.start(card.on_play)} {free}".strip()
        if card.module == ARES:
            return self.play_in_phases(card.on_play, card.effects)
        wild = self.sentence(self.language.message("word-wild-tag")) if WILD in card.tags else ""
        return f"{self.play(card.on_play)} {wild}".strip()

    def play(self, effects: Sequence[w.Effect]) -> str:
        """What is to be paid; production, as the box is read first; then the rest in order, a few clauses to a sentence."""
        price = self.in_sentences(self.clauses([e for e in effects if isinstance(e, PRICE)]))
        production = self.in_sentences(self.clauses([e for e in effects if isinstance(e, PRODUCTION)]))
        groups = self.in_sentences(self.clauses([e for e in effects if not isinstance(e, (*PRICE, *PRODUCTION))]))
        if len(production) == len(production[0] if production else ()) == 1 and groups:
            groups[:1] = self.in_sentences(production.pop() + groups[0])
        return self.paragraph(self.said(group) for group in price + production + groups)

    def play_in_phases(self, effects: Sequence[w.Effect], ongoing: Sequence[w.Ongoing]) -> str:
        """A card of Ares Expedition: what happens at once, then what each production phase brings, then what gets cheaper."""
        groups = self.in_sentences(self.clauses([e for e in effects if not isinstance(e, PRODUCTION)]))
        tracks = [e for e in (*effects, *ongoing) if isinstance(e, w.GainProduction | w.Produces)]
        stores = self.clauses([e for e in effects if isinstance(e, w.GainStore)])
        said = [self.said(group) for group in groups] + [
            self.yields(tracks) if tracks else "",
            self.said(stores) if stores else "",
        ]
        return self.paragraph(said)

    def in_sentences(self, clauses: Iterable[Clause]) -> list[list[Clause]]:
        """A few short clauses to a sentence; a long one stands alone, and so do those that share a verb."""
        groups: list[list[Clause]] = []
        for clause in clauses:
            before = groups[-1] if groups else []
            shares = bool(before) and self.is_one_verb(before[-1], clause)
            if shares and len(before) > 1 and not self.is_one_verb(before[-2], before[-1]):
                groups.append([before.pop(), clause])
            elif len(before) > 1 and not shares and self.is_one_verb(before[-2], before[-1]):
                groups.append([clause])
            elif before and len(before) < LONGEST_SENTENCE and not self.stands_alone(before[-1], clause):
                before.append(clause)
            else:
                groups.append([clause])
        return groups

    def stands_alone(self, before: Clause, clause: Clause) -> bool:
        return clause.is_counted or any(c.alone or c.is_long for c in (before, clause))

    def start(self, effects: Sequence[w.Effect]) -> str:
        """A corporation's stock and production are what it starts with."""
        given = [e for e in effects if isinstance(e, w.Gain | w.GainProduction) and isinstance(e.amount, int)]
        stock = [self.start_item(effect, "stock") for effect in given if isinstance(effect, w.Gain)]
        tracks = [self.start_item(effect, "production") for effect in given if isinstance(effect, w.GainProduction)]
        counted = {"stock": self.joined(stock, AND) if stock else "", "production": self.joined(tracks, AND) if tracks else ""}
        first = self.language.message("start", all=self.joined(stock + tracks, AND), tracks=len(tracks), **counted)
        return f"{self.sentence(first)} {self.play([e for e in effects if e not in given])}".strip()

    def start_item(self, effect: w.Gain | w.GainProduction, kind: str) -> str:
        amount = effect.amount if isinstance(effect.amount, int) else 0
        return self.language.message(f"start-{kind}", resource=effect.resource, amount=amount)

    # --- what stays --------------------------------------------------------------------------------------------------

    def ongoing(self, effects: Sequence[w.Ongoing]) -> list[str]:
        """A sentence for each lasting effect. Triggers that do the same are named together, and so are like effects."""
        groups: dict[object, list[w.Ongoing]] = {}
        for effect in effects:
            clause = self.clause(effect)
            alike = (clause.verb, clause.arguments) if clause.items else effect
            groups.setdefault(effect.do if isinstance(effect, w.When) else alike, []).append(effect)
        return [self.together(group) for group in groups.values()]

    def together(self, effects: Sequence[w.Ongoing]) -> str:
        first = effects[0]
        if isinstance(first, w.When):
            triggers = [effect.trigger for effect in effects if isinstance(effect, w.When)]
            if not any(isinstance(trigger, w.RatingRaised) for trigger in triggers):
                return self.when(triggers, first.do)
            with self.rating_named():
                return self.when(triggers, first.do)
        return self.said(merged((self.clause(effect) for effect in effects), AND))

    def when(self, triggers: Sequence[w.Trigger], do: w.Effects) -> str:
        clause = self.clause(w.When(triggers[0], do))
        arguments = {**dict(clause.arguments), "trigger": self.at_once(triggers) or self.one_of(triggers)}
        return self.say(replace(clause, arguments=tuple(arguments.items())))

    def one_of(self, triggers: Sequence[w.Trigger]) -> str:
        shared = all(is_yours(trigger) for trigger in triggers)
        said = [self.word(trigger, NEXT if at and shared else "") for at, trigger in enumerate(triggers)]
        return self.joined(said, OR, "trigger")

    def at_once(self, triggers: Sequence[w.Trigger]) -> str:
        """Triggers that differ in their kind alone, where the language has one phrase for them: a card or standard project."""
        key = f"{word_id(type(triggers[0]))}-or-{kebab(type(triggers[-1]).__name__)}"
        facts = [self.arguments(trigger) for trigger in triggers]
        alike = len(triggers) > 1 and all(fact == facts[0] for fact in facts)
        return self.language.message(key, **facts[0]) if alike and self.language.has(key) else ""

    # --- the corners -------------------------------------------------------------------------------------------------

    def needs(self, needs: Sequence[w.Need]) -> str:
        if not needs:
            return ""
        said = self.joined([self.need(needs, at) for at in range(len(needs))], AND)
        return capital(self.language.message("needs", needs=said, count=len(needs)))

    def need(self, needs: Sequence[w.Need], at: int) -> str:
        """A need after another that begins alike leaves that out: *that you have 1 colony and 1 city*.

        As many tags of each of several kinds may say their number once: *хотя бы по 1 метке растений, животных и микробов*.
        """
        as_many = {need.count for need in needs if isinstance(need, w.NeedTags)} if len(needs) > 1 else set()
        if len(as_many) == 1 and all(isinstance(need, w.NeedTags) for need in needs) and self.language.has(EACH_TAG):
            return self.word(needs[at], "kind" if at else "each")
        pair = needs[max(at - 1, 0) : at + 1]
        goes_on = len(pair) > 1 and all(self.language.has(f"{word_id(type(need))}.{NEXT}") for need in pair)
        return self.word(needs[at], NEXT if goes_on else "")

    def tag_line(self, tags: Iterable[str]) -> str:
        return " · ".join(self.language.name(tag, of="tag") for tag in tags)

    def points(self, vp: w.VictoryPoints) -> str:
        return "" if isinstance(vp, int) else self.sentence(self.word(vp))


@lru_cache(maxsize=4096)
def card_text(card: Card, lang: str) -> CardText:
    """The card in words. Kept once made. What a language cannot say whole is said in English, never a word of it in another."""
    tiles = [effect.tile for effect in card.on_play if isinstance(effect, w.PlaceTile)]
    lasting = [effect for effect in card.effects if not isinstance(effect, w.Produces)]

    def said(part: Callable[[Writer], str]) -> str:
        for code in (lang, ENGLISH):
            try:
                return part(Writer(language(code), card.tags, tiles, card.module, holds=card.holds, card=card.key))
            except (MissingMessage, BrokenMessage):
                if code == ENGLISH:
                    raise
        return ""

    return CardText(
        title=said(lambda writer: writer.language.message(message_id("card", card.key))),
        kind=said(lambda writer: writer.language.message(message_id("kind", card.kind))),
        tags=said(lambda writer: writer.tag_line(tags_of(card))),
        needs=said(lambda writer: writer.needs(card.needs)),
        play=said(lambda writer: writer.played(card)),
        first_action=said(lambda writer: writer.labelled("label-first-action", writer.acts(card.first_action))),
        action=said(lambda writer: writer.labelled("label-action", writer.acts(card.action))),
        effect=said(lambda writer: writer.labelled("label-effect", writer.ongoing(lasting))),
        points=said(lambda writer: writer.points(card.vp)),
        vp=medal(card),
    )


def title(card: Card | str, lang: str) -> str:
    key = card if isinstance(card, str) else card.key
    return language(lang).message(message_id("card", key))
