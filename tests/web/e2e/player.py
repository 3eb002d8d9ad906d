"""A player with a mouse: looks at the panel and clicks what is offered."""

from __future__ import annotations

import random
from typing import Any

READY = "() => document.querySelector('#table')?.dataset.number !== '{number}'"


class Clicker:
    def __init__(self, page: Any, seed: int = 1, passing: float = 0.5) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.passing = passing
        """How often a turn is passed though something could be done."""

    @property
    def number(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-number") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator("#table").get_attribute("data-state") == "over"

    @property
    def is_asked(self) -> bool:
        return self.page.locator("#table").get_attribute("data-asked") == "yes"

    def wait_for_change(self, number: int) -> None:
        self.page.wait_for_function(READY.format(number=number))

    def act(self) -> None:
        """One thing of what is asked."""
        number = self.number
        if self.page.locator("#picks").count():
            self._pick()
        elif self.page.locator("#ask.is-map").count():
            self._place()
        else:
            self._choose()
        if self.page.locator("#guard[open]").count():
            self.page.click("#guard-yes")
        self.wait_for_change(number)

    def _pick(self) -> None:
        ticks = self.page.locator(".pick input:enabled")
        single = self.page.locator("#picks input[type=radio]").count() > 0
        if single or self.page.locator("#pick-go").is_disabled() or self.rng.random() < 0.6:
            ticks.nth(self.rng.randrange(ticks.count())).check(force=True)
        footer = self.page.locator("#ask .btn--pass")
        (footer.first if single and footer.count() and self.rng.random() < 0.5 else self.page.locator("#pick-go")).click()

    def _place(self) -> None:
        spaces = self.page.locator(".hex.is-legal")
        spaces.nth(self.rng.randrange(spaces.count())).click()

    def _choose(self) -> None:
        closing = self.page.locator("#ask [data-pass]")
        options = self.page.locator("#ask .option[type=submit]:enabled")
        cards = self.page.locator("#hand .card__go")
        if closing.count() and (self.rng.random() < self.passing or not options.count() + cards.count()):
            closing.first.click()
        elif cards.count() and (self.rng.random() < 0.5 or not options.count()):
            self._play(cards.nth(self.rng.randrange(cards.count())))
        else:
            choice = options.nth(self.rng.randrange(options.count()))
            looks = choice.get_attribute("form") == "look"
            choice.click()
            if looks:
                self.page.click("#ask.pay .btn--go")

    def _play(self, card: Any) -> None:
        card.click()
        self.page.click("#ask.pay .btn--go")
