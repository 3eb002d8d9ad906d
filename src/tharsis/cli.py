"""The `tharsis` command. Errors are one clear line on stderr: exit 1 when the game or data refuses, 2 on wrong usage.

Commands import what they need themselves, so that `tharsis doctor` can speak where the rules cannot even be loaded.
"""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from tharsis import __version__
from tharsis.admin import admin
from tharsis.core.errors import BadSetup, TharsisError

if TYPE_CHECKING:
    from rich.console import Console

app = typer.Typer(add_completion=False, rich_markup_mode=None, help="Terraforming Mars and Ares Expedition.")
"""Help is plain text, which needs a third of the imports."""

Players = Annotated[int, typer.Option(help="How many players: 1 to 5 for Mars, 1 to 4 for Ares.")]
Seed = Annotated[str | None, typer.Option(help="One seed and one list of moves give one game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value and nothing else.")]
GameName = Annotated[str, typer.Argument(help="mars or ares")]


def console() -> Console:
    from rich.console import Console

    return Console()


def fail(message: str, code: int = 1) -> NoReturn:
    print(f"tharsis: {message}", file=sys.stderr)
    raise typer.Exit(code)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: start the app and open it in the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where it listens; 0.0.0.0 lets others in. [127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 takes a free one. [8000]")] = None,
    database: Annotated[str | None, typer.Option(help="Where games are kept: a file, or the URL of a database.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="How many processes answer. [1]")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help="Address of a proxy that tells who asks.")] = None,
    public_url: Annotated[str | None, typer.Option(help="What links to the site begin with, e.g. https://example.org")] = None,
    push: Annotated[bool | None, typer.Option("--push", help="Call players by their browser; needs tharsis[push].")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings; docs/hosting.md lists them all.")] = None,
) -> None:
    """Start the app. Every setting can also be told by the environment, e.g. THARSIS_PORT=80."""
    from tharsis.store import Unavailable
    from tharsis.web import serve as run_server
    from tharsis.web.options import gather

    given = {
        "host": host, "port": port, "database": database, "workers": workers, "public_url": public_url,
        "trusted_proxies": trusted_proxy or None, "push": push,
    }  # fmt: skip
    options = gather(given, os.environ, config)
    try:
        run_server(options, browser)
    except Unavailable as error:
        fail(str(error))
    except OSError as error:
        other = "--port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "--host"
        fail(f"cannot listen on {options.host}:{options.port}: {error.strerror}; try another {other}")


def setup_of(players: int, options: list[str] | None) -> dict[str, Any]:
    """`--set draft`, `--set corporate_era=false` and the like; a name alone switches it on."""
    setup: dict[str, Any] = {"players": players}
    for option in options or []:
        name, equals, value = option.partition("=")
        if name == "players":
            raise BadSetup("how many play is told by --players, not by --set")
        try:
            setup[name] = json.loads(value) if equals else True
        except ValueError:
            setup[name] = value
    return setup


app.add_typer(admin, name="admin")


SetOptions = Annotated[
    list[str] | None, typer.Option("--set", help="A setting, e.g. draft or corporate_era=false; a wrong one tells them all.")
]


@app.command()
def simulate(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 100,
    seed: Seed = "1",
    bot: Annotated[str, typer.Option(help="Who plays every seat.")] = "random",
    set_options: SetOptions = None,
    as_json: AsJson = False,
) -> None:
    """Play whole games and count."""
    from tharsis.simulate import simulate as simulate_games

    setup = setup_of(players, set_options)
    result = simulate_games(game, setup, games, seed or "1", bot, progress=not as_json and sys.stdout.isatty())
    if as_json:
        print_json(result)
    else:
        for key, value in result.items():
            console().print(f"{key:>12}  {value}")


def known_language(lang: str) -> str:
    from tharsis.catalogue import check_language

    check_language(lang)
    return lang


LogLanguage = Annotated[str, typer.Option(help="The language of the log.", callback=known_language)]


@app.command()
def play(
    game: GameName,
    players: Players = 2,
    seed: Seed = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "random",
    set_options: SetOptions = None,
    save: Annotated[Path | None, typer.Option(help="Write the game here when you stop.")] = None,
    lang: LogLanguage = "en",
) -> None:
    """Play in the terminal, in the same notation that tests and saves use; the log tells what others did."""
    from tharsis import terminal
    from tharsis.games import new_game

    new = new_game(game, setup_of(players, set_options), seed)
    terminal.play(new, bot, console(), lang)
    if save:
        save.write_bytes(new.save())


Games = Annotated[int, typer.Option(min=1, max=1_000_000)]
Results = Annotated[Path | None, typer.Option(help="A JSONL file to keep results in and to resume from.")]


def writable(path: Path | None) -> Path | None:
    """Said before games are played, which may take hours."""
    if path is not None and (path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK)):
        raise TharsisError(f"{path} cannot be written")
    return path


Report = Annotated[Path | None, typer.Option(help="Write an HTML report here.", callback=writable)]
OnRay = Annotated[bool, typer.Option(help="Run on a Ray cluster; needs the extra tharsis[ray].")]


def show_result(result: dict[str, Any], as_json: bool, html: Path | None) -> None:
    if html:
        from tharsis.arena import report_html

        html.write_text(report_html(result))
    shown = {key: value for key, value in result.items() if key != "rows"}
    print_json(shown) if as_json else console().print_json(json.dumps(shown))


def add_contest(name: str, about: str) -> None:
    """A command that compares bots: `match` and `tournament` differ in what they make of the games alone."""

    @app.command(name, help=about)
    def contest(
        game: GameName,
        bots: Annotated[list[str], typer.Argument(help="Bots by name and setting, e.g. greedy search:1s")],
        games: Games = 100,
        players: Players = 2,
        seed: Seed = "1",
        set_options: SetOptions = None,
        results: Results = None,
        html: Report = None,
        ray: OnRay = False,
        as_json: AsJson = False,
    ) -> None:
        from tharsis import arena

        setup, compare = setup_of(players, set_options), getattr(arena, name)
        outcome = compare(game, bots, games, players, seed or "1", setup=setup, results=results, ray=ray, live=not as_json)
        show_result(outcome, as_json, html)


add_contest("match", "The first bot against the others: win rate with a 95 % interval.")
add_contest("tournament", "Every bot against every other, with ratings.")


@app.command()
def stats(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="At tables of so many; a card is shown for all of them without it. [2]")
    ] = None,
    set_options: SetOptions = None,
    card: Annotated[str, typer.Option(help="One card by its key, e.g. birds.")] = "",
    by: Annotated[str, typer.Option(help="Who played the counted games: scores or champion.")] = "scores",
    bot: Annotated[str, typer.Option(help="Play games now with this bot in every seat, and count those.")] = "",
    games: Games = 1000,
    seed: Seed = "1",
    html: Report = None,
    as_json: AsJson = False,
) -> None:
    """What cards, corporations, milestones and awards are worth, from counted games of bots; or from games played now."""
    from tharsis import arena

    setup = setup_of(2 if players is None else players, set_options)
    if card and bot:
        raise BadSetup("--card tells of games that were counted before, --bot plays new ones; leave one of them out")
    if html and not bot:
        raise BadSetup("--html needs --bot: a report of games played now; the page of counted games is /worth")
    if bot:
        show_result(
            arena.card_statistics(game, bot, games, setup["players"], seed or "1", setup=setup, live=not as_json), as_json, html
        )
        return
    told = arena.told_statistics(game, by, players, setup, card)
    print_json(told) if as_json else print("\n".join(arena.statistics_lines(told)))


@app.command()
def learn(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The folder of this lesson; a second run goes on where the first was stopped.")],
    minutes: Annotated[float, typer.Option(min=0.1, max=100_000, help="Time for playing, training and the gate.")] = 60.0,
    cores: Annotated[int, typer.Option(min=0, max=4096, help="Processes that play; 0 takes all cores.")] = 0,
    ray: OnRay = False,
    search: Annotated[int, typer.Option(min=0, max=100_000, help="Games of search for a choice; 0 plays by scores.")] = 0,
    width: Annotated[int, typer.Option(min=0, max=14, help="Options that search looks at, at most; 0: all of them.")] = 0,
    net: Annotated[str, typer.Option(help="Who judges in search: a champion's number or a file.")] = "0",
    wild: Annotated[int, typer.Option(min=0, max=1000, help="Wild moves in a thousand.")] = 30,
    data: Annotated[list[Path] | None, typer.Option(help="Folders with more positions to learn from.")] = None,
    begin: Annotated[str, typer.Option("--from", help="A net to begin with: a champion's number or a file.")] = "",
    mix: Annotated[float, typer.Option(min=0.0, max=1.0, help="How much of the net begun with stays in the new one.")] = 0.0,
    passes: Annotated[float, typer.Option(min=0.01, max=1000, help="Passes over the positions.")] = 3.0,
    batch: Annotated[int, typer.Option(min=16, max=1_000_000)] = 2048,
    rate: Annotated[float, typer.Option(min=1e-7, max=1.0, help="The greatest step of training.")] = 1.5e-3,
    trainer: Annotated[str, typer.Option(help="auto, numpy or torch.")] = "auto",
    gate_games: Annotated[int, typer.Option(min=2, max=100_000, help="Games of the gate at most.")] = 400,
    gate_search: Annotated[str, typer.Option(help="How both search in the gate: 60n, or 0.1s on a quiet machine.")] = "60n",
    seed: Seed = "1",
    until: Annotated[str, typer.Option(help="Stop after this part: play, train or gate; a second run goes on.")] = "gate",
    promote: Annotated[bool, typer.Option(help="Keep a net that passes as the next champion.")] = False,
    as_json: AsJson = False,
) -> None:
    """Teach the bots: play against themselves, train a net on it, and let it play the last champion."""
    from tharsis.learn import room
    from tharsis.learn.play import Style
    from tharsis.learn.train import Course

    lesson = room.Lesson(
        game, out, minutes, cores, Style(search, net, wild, width), Course(passes, batch, rate), trainer, tuple(data or ()),
        begin, mix, gate_games=gate_games, gate_search=gate_search, seed=seed or "1", until=until, ray=ray,
    )  # fmt: skip
    try:
        facts = room.learn(lesson)
    except OSError as error:
        fail(f"{error.filename or out}: {error.strerror}")
    if promote and facts.get("strength", {}).get("passed"):
        print(f"{room.crown(game, out / f'{game}-candidate.npz')} is the new champion", file=sys.stderr)
    print_json(facts) if as_json else console().print_json(json.dumps(facts))


@app.command()
def card(key: Annotated[str, typer.Argument(help="The card's key: its printed name in snake_case.")], lang: str = "en") -> None:
    """The card, drawn in text."""
    from tharsis import catalogue

    print(catalogue.draw(key, lang))


@app.command()
def cards(
    game: GameName,
    lang: Annotated[str, typer.Option(help="The language of the page.")] = "en",
    html: Annotated[Path | None, typer.Option(help="Draw every card on a page.")] = None,
    beside: Annotated[str, typer.Option(help="A second language: the page sets the words of both side by side.")] = "",
    as_json: AsJson = False,
) -> None:
    """Every card's facts, for audits, or a page with all of them drawn."""
    from tharsis import catalogue

    if beside and not html:
        raise BadSetup("--beside needs --html FILE: the page that shows both languages")
    if html:
        drawn = catalogue.page(game, lang, beside)
        try:
            html.write_text(drawn, encoding="utf-8")
        except OSError as error:
            fail(f"{html}: {error.strerror}")
        return
    facts = catalogue.facts(game)
    if as_json:
        print_json(facts)
    else:
        for fact in facts:
            console().print(
                f"{fact['number']:>5}  {fact['id']:<36} {fact['kind']:<11} {fact['cost']:>3}  {' '.join(fact['tags'])}"
            )


MANY_GAMES = 200


def bench_web(as_json: bool, games: int, bots: int, workers: int, seconds: float, every: float, cores: str) -> None:
    """Small: one request after another, what each costs. With workers, or many games: as many people ask at once."""
    from tharsis.web import bench, load

    is_load, chosen = workers > 0 or games > MANY_GAMES, load.cores_of(cores)
    result = load.bench_load(games, workers or 1, seconds, every, chosen) if is_load else bench.bench_web(games, bots)
    if as_json:
        print_json(result)
        return
    for name, value, goal in load.rows(result) if is_load else bench.rows(result):
        print(f"{name:>22}  {value:<50} {'goal ' + goal if goal else ''}".rstrip())


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="rules; batch: many games at once; web: the server with live games.")] = "rules",
    as_json: AsJson = False,
    seconds: Annotated[float | None, typer.Option(min=0.1, max=600, help="How long it is measured.")] = None,
    games: Annotated[
        int | None, typer.Option(min=2, max=5000, help="batch: games at once (256); web: live games with people (50).")
    ] = None,
    bots: Annotated[int, typer.Option(min=0, max=200, help="web, up to 200 games: games that strong bots play besides.")] = 0,
    workers: Annotated[int, typer.Option(min=0, max=64, help="web: processes under load; 0 asks one after another.")] = 0,
    every: Annotated[float, typer.Option(min=0.05, max=3600, help="web, under load: seconds between moves of a game.")] = 20.0,
    cores: Annotated[
        str, typer.Option(help="web, under load: cores for the server alone, e.g. 0,1 or 0-3; who asks takes the others.")
    ] = "",
) -> None:
    """Games and moves a second, copy time, compile time; or how quickly the server answers."""
    if what == "web":
        bench_web(as_json, games or 50, bots, workers, seconds or 30.0, every, cores)
        return
    if what not in ("rules", "batch"):
        fail(f"{what!r} cannot be measured; there are rules, batch and web", 2)
    from tharsis.benchmark import batch_benchmarks, run_benchmarks

    time_s = seconds or 3.0
    result = run_benchmarks(time_s) if what == "rules" else batch_benchmarks(time_s, games or 256, os.cpu_count() or 1)
    print_json(result) if as_json else console().print_json(json.dumps(result))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A game that is over, from its page.")],
    hash: Annotated[str, typer.Option(help="What was shown before the game began.")] = "",
    as_json: AsJson = False,
) -> None:
    """Check that a game was dealt from its seed, that every move is legal, and that the seed is the one promised before."""
    import hashlib

    from tharsis.games import load_save

    try:
        game = load_save(file.read_bytes())
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    found = hashlib.sha256(str(game.seed).encode()).hexdigest()
    if hash and found != hash.strip().lower():
        fail(f"the deal is not the one that was promised: SHA-256 of the seed is {found}")
    if as_json:
        print_json({"seed": str(game.seed), "hash": found, "moves": len(game.moves), "is_promised": bool(hash)})
        return
    print(f"The cards were dealt from the seed {game.seed}, and all {len(game.moves)} moves lead where the file says.")
    print(f"SHA-256 of the seed: {found}{' (as promised)' if hash else ''}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    until: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="The moves in notation, not the log in sentences.")] = False,
    lang: LogLanguage = "en",
    as_json: AsJson = False,
) -> None:
    """Run a saved game again, move by move, check that it leads where it says, and tell what happened."""
    from tharsis.games import load_save

    try:
        data = file.read_bytes()
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    game = load_save(data)
    shown = game if until is None else game.at(until)
    if as_json:
        print_json({"game": game.rules.name, "moves": len(shown.moves), "over": shown.over, "scores": shown.scores()})
        return
    if moves:
        for number, move in enumerate(shown.moves, 1):
            print(f"{number:>5}  seat {move.seat}  {game.rules.notation.text(move.option)}")
        print("scores", *(score["total"] for score in shown.scores()))
    else:
        from tharsis.story import log_of

        print("\n".join(log_of(game, len(shown.moves), lang)))


@app.command()
def doctor() -> None:
    """Check that this machine can play: versions, rules, cache, a whole game in each mode."""
    from tharsis.doctor import examine

    healthy = True
    for name, fine, detail in examine():
        healthy &= fine
        print(f"{'ok ' if fine else 'BAD'}  {name}: {detail}")
    if not healthy:
        raise typer.Exit(1)


@app.command()
def version() -> None:
    """The version, and the games it plays."""
    from tharsis.games import GAMES

    print(f"tharsis {__version__}, games: {', '.join(GAMES)}")


def main() -> None:
    try:
        sys.exit(app(standalone_mode=False))
    except TharsisError as error:
        print(f"tharsis: {error}", file=sys.stderr)
        sys.exit(2 if isinstance(error, BadSetup) else 1)
    except BrokenPipeError:  # whoever reads what is printed has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        print(f"tharsis: {f'{error.filename}: ' if error.filename else ''}{error.strerror or error}", file=sys.stderr)
        sys.exit(1)
    except ImportError as error:
        print(f"tharsis: {str(error).splitlines()[0]}; `tharsis doctor` says what is wrong", file=sys.stderr)
        sys.exit(1)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        print(f"tharsis: {error.format_message()}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
