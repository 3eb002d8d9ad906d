"""Being called with the table closed: the button, the call and the worker that wakes up, with a push service of our own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.start import pair
from tests.web.test_push import Service, service

__all__ = ["service"]
pytestmark = [pytest.mark.browser, pytest.mark.compiled]
SUBSCRIBE = """endpoint => {
  const made = { endpoint, unsubscribe: async () => { window.made = null; return true; } };
  PushManager.prototype.subscribe = async () => window.made = made;
  PushManager.prototype.getSubscription = async () => window.made ?? null;
}"""
"""Chromium's own push service is on the internet; everything else is real."""
TOLD = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker.getNotifications()).map(told => [told.body, told.data]);
}"""
MOST = 12


def wake(page: Any) -> None:
    """What the browser does when its push service passes a call on."""
    devtools, found = page.context.new_cdp_session(page), list[str]()
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("() => location.origin")
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": ""})


def test_a_player_who_has_closed_the_table_is_called_and_told_what_waits(visit: Any, service: Service) -> None:
    first, second = pair(visit, permissions=["notifications"])
    Clicker(first).act()
    first.evaluate(SUBSCRIBE, service.url)
    first.click("[data-open=menu] > summary")
    with first.expect_response("**/push") as answer:
        first.click("[data-push]")
    assert answer.value.status == 204
    first.wait_for_selector("[data-push][aria-pressed=true]")
    path = first.url[first.url.index("/table/") :].partition("?")[0]
    first.goto(f"{visit.url}/how")
    for _ in range(MOST):
        if service.sent:
            break
        if second.get_attribute("#table", "data-asked") == "yes":
            Clicker(second, actions=0).act()
        second.wait_for_timeout(200)
    assert service.sent, "the server calls when the turn comes"
    wake(first)
    first.wait_for_function(f"async () => (await ({TOLD})()).length > 0")
    [(body, url)] = first.evaluate(TOLD)
    assert url == path and body
