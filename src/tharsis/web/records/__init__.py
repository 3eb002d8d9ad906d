"""What the templates print. They do no arithmetic: every number is here as it is shown."""

from tharsis.web.records.asks import Ask, Change, Group, OptionBox, Pay, PayRow, Preset, Sale, Start, StartShelf, Tip
from tharsis.web.records.board import Bonus, BonusStep, Goal, Hex, Reading, Standing, Step, Track
from tharsis.web.records.cards import Bit, CardBox, Counted, Cut, PlayerBox, StockCell, TagCount
from tharsis.web.records.table import AheadBox, Dock, HintBox, HintStep, HoldBar, Line, Share, Shown, Table, Why

__all__ = [
    "AheadBox",
    "Ask",
    "Bit",
    "Bonus",
    "BonusStep",
    "CardBox",
    "Change",
    "Counted",
    "Cut",
    "Dock",
    "Goal",
    "Group",
    "Hex",
    "HintBox",
    "HintStep",
    "HoldBar",
    "Line",
    "OptionBox",
    "Pay",
    "PayRow",
    "PlayerBox",
    "Preset",
    "Reading",
    "Sale",
    "Share",
    "Shown",
    "Standing",
    "Start",
    "StartShelf",
    "Step",
    "StockCell",
    "Table",
    "TagCount",
    "Tip",
    "Track",
    "Why",
]
