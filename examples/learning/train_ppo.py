"""Trains a seat of Signorie by PPO, then plays against random players: python train_ppo.py 60000

It needs `pip install 'quattrocento[learn]' torch`; nothing else is used.
"""

import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import quattrocento.environments.gymnasium  # noqa: F401

GAMES, STEPS, EPOCHS, BATCH = 32, 64, 4, 256
DISCOUNT, TRACE, CLIP, CURIOSITY, RATE = 1.0, 0.95, 0.2, 0.01, 1e-3


def tables(count: int) -> Any:
    """So many games of Signorie against a random player, with one-hot observations."""
    how: dict[str, Any] = {"opponents": ["random"], "one_hot": True}
    return gymnasium.make_vec("quattrocento/signorie-v1", count, "vector_entry_point", **how)


class Agent:
    """A network that says how good each action is, and one that foretells the reward."""

    def __init__(self, env: Any, hidden: int = 128) -> None:
        space = env.single_observation_space["observation"]
        actions = int(env.single_action_space.n)
        # Counts are brought to about 0 to 1.
        self.size = torch.tensor(np.maximum(1.0, np.minimum(space.high, 20.0)))
        self.actor = layers(space.shape[0], hidden, actions)
        self.critic = layers(space.shape[0], hidden, 1)

    def policy(self, rows: Any, masks: Any) -> Any:
        """What is chosen from; actions that are not legal never are."""
        worth = self.actor(rows / self.size).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=worth)

    def value(self, rows: Any) -> Any:
        return self.critic(rows / self.size)[..., 0]

    def choose(self, seen: dict[str, Any]) -> Any:
        """An action for every game."""
        with torch.no_grad():
            policy = self.policy(*tensors(seen))
            return policy.sample().numpy()


def layers(inputs: int, hidden: int, outputs: int) -> Any:
    last = nn.Linear(hidden, outputs)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(inputs, hidden), nn.Tanh(), last)


def tensors(seen: dict[str, Any]) -> tuple[Any, Any]:
    return torch.tensor(seen["observation"]), torch.tensor(seen["action_mask"], dtype=torch.bool)


def train(steps: int, seed: int = 1) -> Iterator[tuple[Agent, float]]:
    """After every round: the agent, and the mean reward of the games that ended in it."""
    torch.manual_seed(seed)
    # A network this small is sooner done by one core than shared among several.
    torch.set_num_threads(1)
    env = tables(GAMES)
    agent = Agent(env)
    parameters = [*agent.actor.parameters(), *agent.critic.parameters()]
    optimiser = torch.optim.Adam(parameters, lr=RATE)
    seen, _ = env.reset(seed=seed)
    for _ in range(steps // (GAMES * STEPS)):
        rows, masks, chosen, likely, values, rewards, ends = [], [], [], [], [], [], []
        for _ in range(STEPS):
            row, mask = tensors(seen)
            with torch.no_grad():
                policy = agent.policy(row, mask)
                action = policy.sample()
                values.append(agent.value(row))
                likely.append(policy.log_prob(action))
            seen, reward, ended, cut_off, _ = env.step(action.numpy())
            rows.append(row)
            masks.append(mask)
            chosen.append(action)
            rewards.append(torch.tensor(reward, dtype=torch.float32))
            ends.append(torch.tensor(ended | cut_off))
        with torch.no_grad():
            ahead = agent.value(tensors(seen)[0])
        advantages = []
        trace = torch.zeros(GAMES)
        for value, reward, end in reversed(list(zip(values, rewards, ends, strict=True))):
            trace = reward - value + DISCOUNT * ~end * (ahead + TRACE * trace)
            ahead = value
            advantages.append(trace)
        gained = torch.cat(advantages[::-1])
        expected = gained + torch.cat(values)
        gained = (gained - gained.mean()) / (gained.std() + 1e-8)
        parts = [torch.cat(part) for part in (rows, masks, chosen, likely)]
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(gained)).split(BATCH):
                row, mask, action, before = (part[batch] for part in parts)
                policy = agent.policy(row, mask)
                ratio = (policy.log_prob(action) - before).exp()
                kept = ratio.clamp(1 - CLIP, 1 + CLIP)
                better = torch.minimum(ratio * gained[batch], kept * gained[batch]).mean()
                missed = (agent.value(row) - expected[batch]).square().mean()
                loss = 0.5 * missed - better - CURIOSITY * policy.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(parameters, 0.5)
                optimiser.step()
        ended = torch.stack(ends)
        yield agent, float(torch.stack(rewards)[ended].mean())


def wins(agent: Agent, games: int, seed: int = 99) -> float:
    """The share of games that the agent wins against a random player."""
    env = tables(games)
    seen, _ = env.reset(seed=seed)
    places = np.zeros(games, int)
    while not places.all():
        seen, _, ended, _, info = env.step(agent.choose(seen))
        for game in ended.nonzero()[0]:
            # Only the first game of each table counts, so that short ones do not weigh more.
            places[game] = places[game] or info["final_info"]["place"][game]
    return float((places == 1).mean())


if __name__ == "__main__":
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
    for turn, (agent, reward) in enumerate(train(steps), start=1):
        print(f"round {turn}: mean reward {reward:+.2f}")
        if turn % 10 == 0:
            print(f"wins {wins(agent, 100):.0%} of 100 games against a random player")
