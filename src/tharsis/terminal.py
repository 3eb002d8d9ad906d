"""Playing in a terminal: the table in a few lines, numbered options, the same notation as everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape

from tharsis.bots import make_bot, play_move
from tharsis.cards.module import all_parameters, unit_of
from tharsis.core.game import BaseGame
from tharsis.core.notation import Option

if TYPE_CHECKING:
    from tharsis.story import Story

HELP = "an option's number or text; 'undo' takes back a move; 'quit' leaves"


def play(game: BaseGame, bot: str, console: Console, lang: str = "en") -> None:
    """You are seat 0; the bot plays the others."""
    from tharsis.story import Story

    opponents, story = [make_bot(bot, seat) for seat in range(game.players)], Story(game, lang, seat=0)
    while not game.over:
        seat, made = game.to_move[0], len(game.moves)
        if seat != 0:
            play_move(game, seat, opponents[seat])
        else:
            tell(story, console)
            if not ask(game, console):
                return
        if len(game.moves) > made:
            story.note(game, seat)
        else:
            story.forget(len(game.moves))
    tell(story, console)
    for line in story.points(game):
        console.print(line, highlight=False)


def tell(story: Story, console: Console) -> None:
    """What has happened since the last choice."""
    for line in story.lines():
        console.print(f"[dim]{escape(line)}[/dim]", highlight=False)


def ask(game: BaseGame, console: Console) -> bool:
    """One choice of seat 0; False when the player leaves."""
    options = game.options(0)
    show(game.view(0), console)
    for number, option in enumerate(options, 1):
        console.print(f"{number:>4}  {option}", highlight=False)
    try:
        answer = console.input(f"({HELP}) > ").strip()
    except (EOFError, KeyboardInterrupt):
        return False
    if answer == "quit":
        return False
    try:
        game.undo(0) if answer == "undo" else game.choose(0, pick(answer, options))
    except ValueError as error:
        console.print(f"[red]{error}[/red]", highlight=False)
    return True


def pick(answer: str, options: list[Option]) -> Option | str:
    if answer.isdecimal() and 1 <= int(answer) <= len(options):
        return options[int(answer) - 1]
    return answer


def show(view: dict[str, Any], console: Console) -> None:
    place = f"generation {view['generation']}" if "generation" in view else f"round {view.get('round')}"
    console.rule(f"{place} · {view['phase']}")
    mars = "   ".join(f"{key} {view[key]} {unit_of(key)}".strip() for key in all_parameters() if key in view)
    console.print(f"{mars}   deck {view['deck']}")
    for player in view["players"]:
        stock = "  ".join(f"{name} {amount}" for name, amount in player["stock"].items())
        who = f"seat {player['seat']}  {player['corporation'] or '–'}  rating {player['rating']}"
        console.print(f"{who}  {stock}  hand {player['hand']}")
    console.print("hand: " + ", ".join(view["hand"]) if view["hand"] else "hand: –")
