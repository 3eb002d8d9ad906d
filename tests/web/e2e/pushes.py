"""Pushes at a moment of the test's own choosing: the page asks for its table, as it does when it hears of a move."""

from __future__ import annotations

from typing import Any

from tests.web.e2e.browsing import PATIENCE_MS

NOTE = """() => {
  window.pushes = 0;
  document.addEventListener("htmx:afterRequest", event => { if (event.detail.elt.id === "live-get") window.pushes += 1; });
}"""
PUSH = """patience => new Promise((done, fail) => {
  const note = event => {
    if (event.detail.elt.id !== "live-get") return;
    document.removeEventListener("htmx:afterRequest", note);
    done();
  };
  document.addEventListener("htmx:afterRequest", note);
  setTimeout(() => fail(new Error("no answer to a push")), patience);
  htmx.trigger("#live-get", "sse:changed");
})"""


def push(page: Any) -> None:
    """One push, until it has been shown or put off."""
    page.evaluate(PUSH, PATIENCE_MS)


def note_pushes(page: Any) -> None:
    page.evaluate(NOTE)


def wait_for_push(page: Any) -> None:
    """Until a push has come since they are noted, and has been shown or put off."""
    page.wait_for_function("() => window.pushes > 0")
