"""People who meet in the lobby of an app in memory."""

from __future__ import annotations

import re
from typing import Any

from fastapi.testclient import TestClient

from tests.web.kit import Person, lone

QUICK = {"players": "2", "game": "mars", "access": "public"}


def alert(page: str) -> str:
    found = re.search(r'role="alert">(.*?)</p>', page)
    return found[1] if found else ""


class Guest(Person):
    """A person with a name, in a browser of their own."""

    def __init__(self, name: str, app: Any = None) -> None:
        super().__init__(TestClient(app) if app else lone())
        self.name, self.app = name, self.http.app
        if name:
            answer = self.post("/me/name", name=name)
            assert answer.status_code == 200, alert(answer.text)

    def post(self, path: str, **fields: Any) -> Any:
        return self.http.post(path, data={"csrf": self.csrf, **fields})

    def open(self, **fields: str) -> str:
        """A table, by the short form of the lobby; its id."""
        answer = self.post("/new", **{**QUICK, **fields})
        assert answer.status_code == 200, answer.text
        found = re.search(r"/table/([A-Za-z0-9_-]+)", str(answer.url)) or re.search(
            r'href="/table/([A-Za-z0-9_-]+)"', answer.text
        )
        assert found
        return found[1]

    def join(self, id: str) -> Any:
        return self.post(f"/lobby/join/{id}")

    @property
    def lobby(self) -> Any:
        return self.app.state.context.lobby  # type: ignore[attr-defined]


def two(**fields: str) -> tuple[Guest, Guest, str]:
    """A host and somebody who has joined."""
    host = Guest("Ann")
    guest = Guest("Bea", host.app)
    id = host.open(**fields)
    assert guest.join(id).status_code == 200
    return host, guest, id
