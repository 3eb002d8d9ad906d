"""The API keeps to what its own description says, whatever it is sent."""

from __future__ import annotations

import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.kit import Program, lone, open_game

EXAMPLES = int(os.environ.get("THARSIS_EXAMPLES", "12"))
"""For each operation."""
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip

http = lone()
OPENED = open_game(http)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Each request begins and ends the life of an app; ours goes on."""
    if scope["type"] == "lifespan":
        for word in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{word}.complete"})
    else:
        await http.app(scope, receive, send)


schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
endless = schema.exclude(path_regex="/stream$")


@endless.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_every_answer_is_as_described(case: schemathesis.Case) -> None:
    """Half of the requests speak of a game that is there, with the secret of a seat; some of them move."""
    if case.path_parameters and len(str(case.path_parameters)) % 2:
        program = Program(http, OPENED, 0)
        case.path_parameters["id"] = program.id
        case.headers.update(program.headers)
        table = program.view()
        if isinstance(case.body, dict) and isinstance(case.body.get("number"), int) and table["options"]:
            case.body |= {"number": table["number"]} | ({"options": table["options"][:1]} if "options" in case.body else {})
    case.call_and_validate(checks=CHECKS)
