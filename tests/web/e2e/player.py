"""A player with a mouse: looks at what is offered and clicks it, where a person would."""

from __future__ import annotations

import random
import re
from typing import Any

OFFERED = """() => {
  const table = document.querySelector("#table");
  const values = selector => [...table.querySelectorAll(selector)].map(one => one.value);
  return {
    number: table.dataset.number, asked: table.dataset.asked === "yes", over: table.dataset.state === "over",
    ticks: values("#picks input[type=checkbox]"), single: values("#picks input[type=radio]"),
    spaces: [...table.querySelectorAll("[data-space][data-option]")].map(one => one.dataset.space),
    options: values("#ask .options button[name=option]:enabled"), closing: values("#ask footer button[name=option]"),
    cards: values("#hand button[name=option]"),
  };
}"""
MOVED = "number => (document.querySelector('#table')?.dataset.number ?? number) !== number"
SETTLED = "() => !document.querySelector('.htmx-request')"
"""No table is on its way that would be drawn under the finger."""
REACHED = "number => Number(document.querySelector('#table')?.dataset.number) >= number"
ASKED = "() => (({asked, state}) => asked === 'yes' || state === 'over')(document.querySelector('#table')?.dataset ?? {})"

RANKS = {"first_action": 9, "convert": 8, "claim": 7, "play": 6, "standard": 5, "use": 4, "phase": 3}
"""What a sensible beginner does first."""
MOST_TABS = 80
POOR = ("standard sell_patents", "standard power_plant", "sale", "draw")
"""Legal, and not worth a click."""


class Clicker:
    """`actions` is how many things it does in a turn or phase before it passes."""

    def __init__(self, page: Any, seed: int = 1, actions: int = 2, buys: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.actions = actions
        self.buys = buys
        self.done = 0
        self.kinds: set[str] = set()
        """Verbs it has clicked."""

    def offered(self) -> Any:
        return self.page.evaluate(OFFERED)

    @property
    def number(self) -> str:
        return str(self.offered()["number"])

    @property
    def is_over(self) -> bool:
        return bool(self.offered()["over"])

    @property
    def is_asked(self) -> bool:
        return bool(self.offered()["asked"])

    def wait_for_change(self, number: str) -> None:
        self.page.wait_for_function(MOVED, arg=number)

    def wait_for_number(self, number: str) -> None:
        """Until this page shows a table at least so new."""
        self.page.wait_for_function(REACHED, arg=int(number))

    def play_out(self, most: int) -> None:
        """To the end of the game."""
        for _ in range(most):
            self.page.wait_for_function(ASKED)
            offered = self.offered()
            if offered["over"]:
                return
            self.act(offered)
        raise AssertionError(f"no end after {most} choices")

    def act(self, offered: Any = None) -> None:
        """One thing of what is asked, until the server has taken it and the page shows it."""
        offered = offered or self.offered()
        with self.page.expect_response(lambda answer: answer.request.method == "POST") as answer:
            self._do(offered)
            if self.page.locator("#guard[open]").count():
                self.confirm_warning()
        self.answered(answer.value)

    def answered(self, answer: Any) -> None:
        assert answer.status == 200, f"{answer.status} {answer.url}"
        number = re.search(r'data-number="(\d+)"', answer.text())
        assert number, "the answer is no table"
        self.wait_for_number(number[1])

    def _do(self, offered: Any) -> None:
        if offered["ticks"] or offered["single"]:
            self._pick(offered)
        elif offered["spaces"]:
            self._place(offered)
        else:
            self._choose(offered)

    def confirm_warning(self) -> None:
        self.press("#guard-yes")

    # --- clicking ----------------------------------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        self.page.click(selector)

    def _begin(self) -> None:
        """The one screen of the start: exactly what each shelf asks for, and some cards bought."""
        shelves = self.page.evaluate(
            "[...document.querySelectorAll('.start')].map(shelf => "
            "[Number(shelf.dataset.count), [...shelf.querySelectorAll('input')].map(box => box.value)])"
        )
        for count, values in shelves:
            for value in self.rng.sample(values, count or min(self.buys, len(values))):
                if self.page.locator(f'#picks input[value="{value}"]').is_enabled():
                    self.press(f'#picks label:has(input[value="{value}"])')
                    self._note(value)
        self.press("#pick-go")

    def _pick(self, offered: Any) -> None:
        if self.page.locator("#picks[data-start]").count():
            self._begin()
            return
        count = max(self.buys, int(self.page.get_attribute("#picks", "data-least") or 0))
        wanted = offered["single"][:1] or self.rng.sample(offered["ticks"], min(count, len(offered["ticks"])))
        for value in wanted:
            if self.page.locator(f'#picks input[value="{value}"]').is_enabled():
                self.press(f'#picks label:has(input[value="{value}"])')
        self._note(wanted[0] if wanted else "done")
        self.press("#pick-go")

    def _place(self, offered: Any) -> None:
        self._note("place")
        self.press(f'[data-space="{self.rng.choice(offered["spaces"])}"]')

    def _choose(self, offered: Any) -> None:
        wanted = [value for value in offered["options"] + offered["cards"] if value not in POOR]
        if offered["closing"] and (self.done >= self.actions or not wanted):
            self.done = 0
            self._note(offered["closing"][0])
            self.press(f'#ask footer button[name=option][value="{offered["closing"][0]}"]')
            return
        best = max(wanted or offered["options"], key=lambda value: (RANKS.get(value.split()[0], 0), self.rng.random()))
        self.done += 1
        self._note(best)
        self._take(f'{"#hand" if best in offered["cards"] else "#ask .options"} button[name=option][value="{best}"]')

    def _take(self, selector: str) -> None:
        """Click an option or card; where that opens the payment, confirm it."""
        looks = self.page.get_attribute(selector, "form") == "look"
        self.press(selector)
        if looks:
            self.press("#ask:has(#paying) footer button[form=choose]")

    def _note(self, option: str) -> None:
        self.kinds.add(option.split()[0])


class Tapper(Clicker):
    """A player with a phone: opens the view where a thing is, then taps it."""

    def press(self, selector: str) -> None:
        self.page.wait_for_selector(selector, state="attached")
        if selector.startswith("#hand"):
            self.page.tap("[data-view=hand]")
            self.page.wait_for_function(SETTLED)
            self.page.tap(selector, force=True)  # tapped once: the panel that opens over the hand is no reason to try again
            return
        if selector.startswith("#ask") and not self.page.locator(selector).is_visible():
            self.page.tap("[data-more]")
        self.page.tap(selector)

    def _place(self, offered: Any) -> None:
        """One tap never places a tile: it is confirmed in a sheet."""
        number = offered["number"]
        super()._place(offered)
        self.page.wait_for_selector("#place:not([hidden])")
        assert self.number == number
        self.press("#place-go")


class Typist(Clicker):
    """A player without a mouse."""

    def press(self, selector: str) -> None:
        """Reach the thing with Tab, from the nearest short cut, and press it."""
        self.page.keyboard.press("h" if selector.startswith("#hand") else "m" if selector.startswith("[data-space") else "a")
        is_tick = selector.startswith("#picks label")
        self.reach(f"{selector} input" if is_tick else selector)
        self.page.keyboard.press("Space" if is_tick else "Enter")

    def reach(self, selector: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def confirm_warning(self) -> None:
        self.reach("#guard-yes")
        self.page.keyboard.press("Enter")
