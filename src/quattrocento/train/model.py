"""The network while it learns, in PyTorch."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from quattrocento.train.encoding import Encoding
from quattrocento.train.examples import ABSENT, Array, Collection

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
BATCH = 2048
RATE = 1e-3
DECAY = 0.02
CHANCES = 0.3
"""How much the chances to win count beside the leads."""


class Model(nn.Module):
    """Rows summed, ReLU, a thin layer, ReLU; then corrections of the leads, and who wins."""

    def __init__(
        self, encoding: Encoding, seats: tuple[int, ...], hidden: int, inner: int, scale: float
    ) -> None:
        super().__init__()
        self.most = max(seats)
        self.first_seats = min(seats)
        self.scale = scale
        self.table = nn.EmbeddingBag(
            encoding.size + 1, hidden, mode="sum", padding_idx=encoding.size
        )
        nn.init.normal_(self.table.weight, std=0.03)
        with torch.no_grad():
            self.table.weight[encoding.size] = 0
        self.bias = nn.Embedding(len(seats), hidden)
        nn.init.zeros_(self.bias.weight)
        self.second = nn.Linear(hidden, inner)
        self.last = nn.Linear(inner, 2 * self.most)
        for name in ("low", "high", "starts", "entries"):
            self.register_buffer(name, torch.tensor(getattr(encoding, name)))
        self.padding = encoding.size

    def forward(self, rows: Any, count: Any) -> tuple[Any, Any]:
        """Corrections of all seats in points, and what their chances are made from."""
        numbers = rows.long()
        inside = torch.minimum(torch.maximum(numbers, self.low), self.high)
        which = self.entries[self.starts + inside - self.low]
        which = torch.where((which < 0) | (numbers == ABSENT), self.padding, which)
        hidden = torch.relu(self.table(which) + self.bias(count - self.first_seats))
        out = self.last(torch.relu(self.second(hidden)))
        there = torch.arange(self.most, device=out.device) < count[:, None]
        return (
            out[:, : self.most] * self.scale * there,
            out[:, self.most :].masked_fill(~there, -1e9),
        )


def fit(
    model: Model, examples: Collection, epochs: int, say: Callable[[str], None], rate: float = RATE
) -> None:
    """Go through the examples, `epochs` times; more than once soon learns them by heart."""
    model.to(DEVICE).train()
    parts = _tensors(examples)
    steps = max(1, len(examples) // BATCH) * epochs
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1)
    for epoch in range(epochs):
        order = torch.randperm(len(examples), device=DEVICE)
        for step in range(max(1, len(examples) // BATCH)):
            batch = order[step * BATCH : (step + 1) * BATCH]
            loss = _loss(model, [part[batch] for part in parts])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            plan.step()
            say(f"training, epoch {epoch + 1} of {epochs}, step {step + 1}")


def missed(model: Model, examples: Collection) -> float:
    """The mean loss over some examples."""
    model.to(DEVICE).eval()
    parts = _tensors(examples)
    total = 0.0
    with torch.no_grad():
        for start in range(0, len(examples), BATCH):
            some = [part[start : start + BATCH] for part in parts]
            total += float(_loss(model, some)) * len(some[0])
    return total / len(examples)


def _tensors(examples: Collection) -> list[Any]:
    return [
        torch.tensor(part, device=DEVICE)
        for part in (examples.rows, examples.count, examples.looks, examples.ends, examples.wins)
    ]


def _loss(model: Model, parts: list[Any]) -> Any:
    """How far the leads are off, and how little was expected of who won."""
    rows, count, looks, ends, wins = parts
    corrections, chances = model(rows, count)
    off = nn.functional.smooth_l1_loss(
        (looks + corrections) / model.scale, ends / model.scale, reduction="none"
    )
    surprise = -(wins * torch.log_softmax(chances, 1)).sum(1).mean()
    return (off.sum(1) / count).mean() + CHANCES * surprise


def foretell(model: Model, rows: Array, count: Array) -> tuple[Array, Array]:
    """What the network says of some rows: corrections in points, and chances."""
    model.to(DEVICE).eval()
    found, won = [], []
    with torch.no_grad():
        for start in range(0, len(rows), 4 * BATCH):
            part = slice(start, start + 4 * BATCH)
            corrections, chances = model(
                torch.tensor(rows[part], device=DEVICE), torch.tensor(count[part], device=DEVICE)
            )
            found.append(corrections.cpu())
            won.append(torch.softmax(chances, 1).cpu())
    corrections, chances = torch.cat(found), torch.cat(won)
    return corrections.numpy(), chances.numpy()


def spread(examples: Collection) -> float:
    """How far the end is from what looks say, in points."""
    missed = examples.ends - examples.looks
    return float(math.sqrt(float((missed**2).sum() / examples.count.sum()))) or 1.0
