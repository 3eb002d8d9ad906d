"""From declarations to words and icons, in five languages.

`card_text(card, "uk").body` are the sentences of a card, `card_rows(card)` its icons, `draw_card(card, "pl")` the card in a
terminal, `message("it", "reason-price", short=3)` any other string.
"""

from tharsis.text.bundle import LANGUAGES, BrokenMessage, MissingMessage, game_message, language, message
from tharsis.text.drawing import card_html, catalogue_html, draw_card
from tharsis.text.icons import MissingIcon, Row, Token, card_rows, medal, need_rows, point_tokens
from tharsis.text.reading import beside_html
from tharsis.text.sentences import CardText, card_text, tags_of, title

__all__ = [
    "LANGUAGES",
    "BrokenMessage",
    "CardText",
    "MissingIcon",
    "MissingMessage",
    "Row",
    "Token",
    "beside_html",
    "card_html",
    "card_rows",
    "card_text",
    "catalogue_html",
    "draw_card",
    "game_message",
    "language",
    "medal",
    "message",
    "need_rows",
    "point_tokens",
    "tags_of",
    "title",
]  # fmt: skip
