"""Modules come through their registration, and a word without a rule is refused when tables are made."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tharsis.ares.cards import CARDS as ARES_CARDS
from tharsis.ares.speech import SPEECH as ARES
from tharsis.cards import words as w
from tharsis.cards.card import Card, project
from tharsis.cards.compiler import Programs, UnknownWord, compile_cards
from tharsis.cards.module import BadModule, Module, check, modules_of, register
from tharsis.core.dispatch import BadHook, Hooks, User, Way
from tharsis.mars.cards import CARDS as MARS_CARDS
from tharsis.mars.modules import MODULES
from tharsis.mars.modules.colonies.words import BuildColony
from tharsis.mars.rules import hooks
from tharsis.mars.speech import SPEECH as MARS
from tharsis.mars.tables import floaters_as_heat

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tharsis"

STRANGERS = [
    (project("wet", 1, cost=1, on_play=[w.FlipOcean()]), "wet: FlipOcean has no rule in mars"),
    (project("green", 1, cost=1, needs=[w.AtLeastZone("oxygen", "red")]), "green: AtLeastZone has no rule in mars"),
    (project("keen", 1, cost=1, effects=[w.When(w.ForestGained(), (w.Draw(),))]), "keen: ForestGained has no rule in mars"),
    (project("dear", 1, cost=1, effects=[w.SellValue(1)]), "dear: SellValue has no rule in mars"),
    (project("proud", 1, cost=1, vp=w.PerForest(2)), "proud: PerForest has no rule in mars"),
    (project("rich", 1, cost=1, on_play=[w.Gain("mc", w.Per(w.Forests()))]), "rich: Forests has no rule in mars"),
    (project("deep", 1, cost=1, action=[w.Either(((w.FlipOcean(),), ()))]), "deep: FlipOcean has no rule in mars"),
]


@pytest.mark.parametrize(("card", "told"), STRANGERS, ids=[card.key for card, _ in STRANGERS])
def test_a_word_without_a_rule_is_refused_with_card_and_word(card: Card, told: str) -> None:
    with pytest.raises(UnknownWord) as refusal:
        compile_cards([card], Programs(MARS))
    assert str(refusal.value) == told


def test_a_word_of_a_module_of_one_game_has_no_rule_in_the_other() -> None:
    settler = project("settler", 1, cost=1, on_play=[BuildColony()])
    compile_cards([settler], Programs(MARS))
    with pytest.raises(UnknownWord, match="settler: BuildColony has no rule in ares"):
        compile_cards([settler], Programs(ARES))


def test_floaters_are_heat_on_one_card_or_on_none() -> None:
    storm = project("storm", 1, cost=1, effects=[w.FloatersAsHeat(3)])
    assert floaters_as_heat([project("calm", 2, cost=1)]) == (-1, 1)
    assert floaters_as_heat([project("calm", 2, cost=1), storm]) == (1, 3)
    with pytest.raises(UnknownWord, match="gale: FloatersAsHeat has a rule for one card, which is storm"):
        floaters_as_heat([storm, project("gale", 3, cost=1, effects=[w.FloatersAsHeat(2)])])


@pytest.mark.parametrize("folder", ["mars/rules", "ares/rules"])
def test_no_card_is_named_in_base_rules(folder: str) -> None:
    """But for words that are cards and something else, too: a standard project, a phase, a tile."""
    keys = {card.key for card in (*MARS_CARDS, *ARES_CARDS)}
    quoted = {
        node.value
        for path in (SOURCE / folder).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and node.value in keys
    }
    assert quoted == set()


def test_every_hook_is_called_by_a_rule() -> None:
    rules = "\n".join(path.read_text() for path in [*(SOURCE / "mars" / "rules").glob("*.py"), SOURCE / "mars" / "scoring.py"])
    assert [name for name in hooks.HOOKS.stubs if f"hooks.{name}(" not in rules] == []


@pytest.mark.parametrize("folder", ["mars/rules", "bots", "arena", "web"])
def test_no_module_is_named_in_base_rules_bots_and_pages(folder: str) -> None:
    """Sources, templates, scripts and styles."""
    optional = [module.key for module in MODULES if module.rules]
    paths = [path for kind in ("py", "html", "js", "css") for path in (SOURCE / folder).rglob(f"*.{kind}")]
    named = {str(path.relative_to(SOURCE)) for path in paths if any(key in path.read_text().lower() for key in optional)}
    assert len(paths) > 8 and named == set()


def test_modules_cannot_come_when_tables_are_made() -> None:
    assert modules_of("mars") == MODULES
    with pytest.raises(BadModule, match="late: the tables of mars are made already"):
        register("mars", Module("late"))


def test_a_module_that_does_not_fit_is_told_what_is_allowed() -> None:
    with pytest.raises(BadModule, match="odd: an optional module's first setting is its own switch, 'odd'"):
        check(Module("odd"), [])


def test_an_unknown_hook_is_told_which_there_are() -> None:
    own = Hooks({}, lambda: [User("odd", False, "tests.core.test_modules")])
    own.hook(Way.EACH)(lambda game: None)
    with pytest.raises(BadHook, match="odd: 'fly' is no hook; there are <lambda>"):
        own.bind()


HOOKS = {"fly": lambda game: None}

PLAY = """
from tests.core import moons
from tharsis.cards.module import register
register("mars", moons.module())
from tharsis import mars
from tharsis.testing import Table
table = Table(mars, players=2, moons=True)
table.player(0, mc=30, hand=["phobos_dust", "birds"]).turn(0)
assert "standard dig" in [str(option) for option in table.game.options(0)]
table.choose(0, "standard dig").choose(0, "play phobos_dust")
assert table.player(0).stock["heat"] == 9, table.player(0).stock
assert table.state.dust[0] == 2 and table.game.setup["moons"]
from tharsis.web.assets import bundle
from tharsis.web.render import env
assert env.get_template("moons/dust.html").render(n=3) == "<b>3</b>" and b".dust" in bundle("all.css")
plain = mars.new_game(2, seed=1)
assert "dig" not in plain.view(0)["standard_projects"] and plain.state.dust[0] == 0
print("played", mars.new_game(2, seed=1, moons=True).play_random(1) > 100)
"""


def test_a_module_from_outside_is_registered_and_played() -> None:
    """One card, one word, one standard project, one switch, hooks, a template and a style; in a process of its own, before
    tables are made."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "played True", done.stderr


def test_the_page_about_modules_names_paths_that_are_there() -> None:
    page = (ROOT / "docs" / "adding-a-module.md").read_text(encoding="utf-8")
    paths = re.findall(r"`(src/[^`]+)`", page)
    assert len(paths) > 8 and [path for path in paths if not list(ROOT.glob(path.rstrip("/")))] == []
    files = re.findall(r"^\| `(mars/[\w/]+\.py)` \| `(\w+)`", page, re.MULTILINE)
    assert {part for _, part in files} == {"rules", "face", "texts", "bots", "pages"}
    assert [path for path, _ in files if not (SOURCE / path).exists()] == []
