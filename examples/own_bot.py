"""A bot of your own in twenty lines, and a match of it: `python examples/own_bot.py`."""

from __future__ import annotations

from tharsis import mars
from tharsis.bots import make_bot, play_game, register

LIKES = ("claim", "play", "convert", "use", "standard", "fund", "place", "keep")


@register("tidy")
class Tidy:
    """Does the first thing it likes, in this order; otherwise the last option, which mostly ends the turn."""

    def choose(self, view, options, clock):  # type: ignore[no-untyped-def]
        liked = [option for verb in LIKES for option in options if option.verb == verb]
        return liked[0] if liked else options[-1]


def main(games: int = 20) -> None:
    won = 0
    for seed in range(games):
        game = mars.new_game(players=2, seed=seed)
        play_game(game, [make_bot("tidy"), make_bot("random", seed=seed)])
        won += 0 in game.winners
    print(f"tidy wins {won} of {games} games against random")


if __name__ == "__main__":
    main()
