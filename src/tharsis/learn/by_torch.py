"""Training by PyTorch: the same net and the same steps as in NumPy, with all positions on the GPU if there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from tharsis.bots.net import OUTPUTS, RESULT, SUMS, WEIGHTS, WIN, Layout
from tharsis.bots.net import POINTS as OWN_POINTS
from tharsis.bots.sampling import UNIT
from tharsis.core.types import Ints
from tharsis.learn.data import Positions
from tharsis.learn.train import BETA1, BETA2, POINTS_PART, WIN_PART, Course, Weights


class TorchTrainer:
    def __init__(self, positions: Positions, layout: Layout, start: Weights, course: Course) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_float32_matmul_precision("high")
        self._layout = layout
        self._data = {
            name: torch.from_numpy(np.ascontiguousarray(getattr(positions, name))).to(self.device)
            for name in ("numbers", "rows", "values", "left", "targets")
        }
        self._weights = {
            name: torch.tensor(start[name], dtype=torch.float32, device=self.device, requires_grad=True) for name in WEIGHTS
        }
        self._adam: Any = torch.optim.Adam(
            list(self._weights.values()), lr=course.rate, betas=(BETA1, BETA2), weight_decay=course.decay
        )

    def _inputs(self, which: Any) -> Any:
        data, layout = self._data, self._layout
        inputs = torch.zeros((len(which), layout.rows), device=self.device)
        inputs[:, : layout.size] = data["numbers"][which].float()
        inputs.scatter_add_(1, data["rows"][which].long() + layout.size, data["values"][which].float())
        return inputs / UNIT

    def _loss(self, which: Any) -> Any:
        weights, left, targets = self._weights, self._data["left"][which][:, None], self._data["targets"][which]
        both = self._inputs(which) @ weights["first"] + weights["first_bias"]
        sums = both[:, :SUMS] + left * both[:, SUMS:]
        deep = torch.relu(torch.relu(sums[:, OUTPUTS:]) @ weights["second"][OUTPUTS:] + weights["second_bias"])
        outputs = deep @ weights["last"] + weights["last_bias"] + sums[:, :OUTPUTS]
        result = (outputs[:, RESULT] - targets[:, RESULT]).square().mean()
        points = (outputs[:, OWN_POINTS] - targets[:, OWN_POINTS]).square().mean()
        win = torch.nn.functional.binary_cross_entropy_with_logits(outputs[:, WIN], targets[:, WIN])
        return result + WIN_PART * win + POINTS_PART * points

    def step(self, which: Ints, rate: float) -> None:
        for group in self._adam.param_groups:
            group["lr"] = rate
        self._adam.zero_grad(set_to_none=True)
        self._loss(torch.from_numpy(which).to(self.device)).backward()
        self._adam.step()

    def weights(self) -> Weights:
        return {name: values.detach().cpu().numpy() for name, values in self._weights.items()}
