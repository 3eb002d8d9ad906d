"""How templates are laid out: a line break between two tags is for the reader of the template and never reaches the page.

A space that is to be seen stands on a line with its text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

_BETWEEN_TAGS = re.compile(r"(?:^|(?<=>))\s*\n\s*(?:(?=<)|$)")


class Joined(Extension):
    """Takes out the white space between tags when it holds a line break."""

    def filter_stream(self, stream: TokenStream) -> Iterable[Token]:
        return _joined(stream)


def _joined(stream: Iterable[Token]) -> Iterator[Token]:
    for token in stream:
        value = _BETWEEN_TAGS.sub("", token.value) if token.type == "data" else token.value
        if value or token.type != "data":
            yield Token(token.lineno, token.type, value)
