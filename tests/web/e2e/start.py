"""Setting up a game by clicking, and sitting down."""

from __future__ import annotations

from typing import Any


def start(
    page: Any, *kinds: str, game: str = "mars", seed: str = "e2e", switches: tuple[str, ...] = (), place: str = ""
) -> None:
    """From the home page to the table, or to the links for friends."""
    page.click("nav a[href='/new']")
    page.wait_for_url("**/new")
    if game != "mars":
        page.click(f"a[href='/new?game={game}']")
        page.wait_for_url("**/new?game=*")
    for seat in range(page.locator("select[name^=kind]").count()):
        page.select_option(f"select[name=kind{seat}]", kinds[seat] if seat < len(kinds) else "none")
    for switch in switches:
        page.click(f"label:has(input[name={switch}])")
    if place:
        page.select_option("select[name=map]", place)
    page.fill("input[name=seed]", seed)
    page.click("form[action='/new'] button[type=submit]")
    arrive(page, "#table, [data-copy]")


def arrive(page: Any, selector: str) -> None:
    """Until the next page is there with its scripts. A click does not wait for where it leads."""
    page.wait_for_selector(selector, state="attached")
    page.wait_for_load_state()


def friend_path(page: Any) -> str:
    """The path of the first friend's private link, from the page that shows the links."""
    link = page.locator("[data-copy]").first.input_value()
    return str(link[link.index("/seat/") :])


def watch_path(page: Any) -> str:
    link = page.locator("[data-copy]").last.input_value()
    return str(link[link.index("/table/") :])


def to_table(page: Any) -> None:
    page.click("main a[href^='/table/']")
    page.wait_for_url("**/table/*")


def pair(visit: Any, game: str = "mars", **settings: Any) -> tuple[Any, Any]:
    """Two visitors at one table."""
    first = visit(**settings)
    start(first, "person", "friend", game=game)
    second = visit(friend_path(first), **settings)
    to_table(first)
    return first, second
