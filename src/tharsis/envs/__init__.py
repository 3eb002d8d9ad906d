"""Standard environments for learning agents; the extra `tharsis[envs]` brings what they need.

PettingZoo: `from tharsis.envs import tharsis_mars_v0; env = tharsis_mars_v0.env(players=2)`.
Gymnasium: `import tharsis.envs; env = gymnasium.make("tharsis/Mars-v0", opponents=["greedy"])`.
OpenSpiel: `import tharsis.envs.open_spiel; game = pyspiel.load_game("tharsis_ares")`.
"""

from tharsis.envs.gym import register_gymnasium

register_gymnasium()
