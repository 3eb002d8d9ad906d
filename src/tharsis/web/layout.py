"""How templates are laid out: a line break between two tags is for the reader of the template and never reaches the page.

Any other break, between attributes or words, is one space. A space that is to be seen stands on a line with its text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

_BETWEEN_TAGS = re.compile(r"(?:^|(?<=>))\s*\n\s*(?:(?=<)|$)")
_BREAK = re.compile(r"\s*\n\s*")


class Joined(Extension):
    """Prints a template as if it were written in one line."""

    def filter_stream(self, stream: TokenStream) -> Iterable[Token]:
        return _joined(stream)


def _joined(stream: Iterable[Token]) -> Iterator[Token]:
    for token in stream:
        value = _BREAK.sub(" ", _BETWEEN_TAGS.sub("", token.value)) if token.type == "data" else token.value
        if value or token.type != "data":
            yield Token(token.lineno, token.type, value)
