"""The browser app: pages for people and a JSON API for programs. The app itself is loaded when it is made."""

from __future__ import annotations

from typing import Any

from tharsis.web.server import serve


def create_app(*arguments: Any, **settings: Any) -> Any:
    from tharsis.web import app

    return app.create_app(*arguments, **settings)


__all__ = ["create_app", "serve"]
