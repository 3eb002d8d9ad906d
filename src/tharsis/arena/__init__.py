"""Matches, tournaments, ratings and statistics over many bot games, on all cores."""

from tharsis.arena.cards import card_statistics
from tharsis.arena.matches import match, tournament
from tharsis.arena.report import report_html
from tharsis.arena.results import Row, ratings, summarise, wilson
from tharsis.arena.worth import statistics_lines, told_statistics

__all__ = ["Row", "card_statistics", "match", "ratings", "report_html", "statistics_lines", "summarise",
           "told_statistics", "tournament", "wilson"]  # fmt: skip
