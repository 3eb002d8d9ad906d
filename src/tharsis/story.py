"""The log of a game in sentences, as the pages tell it: for the terminal and for saved games."""

from __future__ import annotations

from tharsis.core.game import BaseGame
from tharsis.web import news
from tharsis.web.bits import Reader
from tharsis.web.live import Entry
from tharsis.web.score import told_points
from tharsis.web.tables import style_for
from tharsis.web.texts import texts

SPECTATOR = -1


class Story:
    """What has happened in a game, told to one seat, or to nobody in particular."""

    def __init__(self, game: BaseGame, lang: str, seat: int = SPECTATOR) -> None:
        t = texts(lang)
        names = tuple(t("ui-player-number", n=number) for number in range(1, game.players + 1))
        self.reader = Reader(seat, t, names, int(getattr(game.state, "map", 0)))
        self.style = style_for(game.rules.name)
        self.entries: list[Entry] = []
        self.told = -1

    def note(self, game: BaseGame, seat: int) -> None:
        """Take down what the last move of the game did."""
        self.entries.append(Entry(len(self.entries), seat, "", 0.0, tuple(game.happened())))

    def forget(self, moves: int) -> None:
        """Moves were taken back until so many were left."""
        del self.entries[moves:]
        self.told = min(self.told, moves - 1)

    def lines(self) -> list[str]:
        """What has happened since this was last asked."""
        fresh = [line for line in news.lines(self.entries, self.style, self.reader) if line.number > self.told]
        self.told = len(self.entries) - 1
        return [news.told(line) for line in fresh]

    def points(self, game: BaseGame) -> list[str]:
        """Who won, and how many points each has."""
        return told_points(game, self.reader)


def log_of(game: BaseGame, moves: int, lang: str) -> list[str]:
    """The first moves of a game, played again, and the points after them."""
    again = game.at(0)
    story = Story(again, lang)
    for move in game.moves[:moves]:
        again.choose(*move)
        story.note(again, move.seat)
    return [*story.lines(), *story.points(again)]
