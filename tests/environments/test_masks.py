"""What MaskablePPO of sb3-contrib asks of an environment, which need not be installed for it."""

from __future__ import annotations

from importlib.util import find_spec

import gymnasium
import numpy as np

import quattrocento.environments.gymnasium  # noqa: F401


def test_masks_are_asked_for_through_wrappers_at_every_step() -> None:
    """As `DummyVecEnv.env_method("action_masks")` of Stable-Baselines3 does."""
    env = gymnasium.make("quattrocento/signorie-v1", opponents=["random"])
    for seed in range(2):
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            assert env.has_wrapper_attr("action_masks")
            mask = env.get_wrapper_attr("action_masks")()
            assert mask.dtype == np.bool_
            # It stacks masks of many environments and lays them over the logits of all actions.
            assert np.stack([mask]).shape == (1, env.action_space.n)  # type: ignore[attr-defined]
            assert (mask == seen["action_mask"]).all()
            seen, _, ended, _, info = env.step(
                np.random.default_rng(seed).choice(mask.nonzero()[0])
            )
        assert "illegal_action" not in info


if find_spec("sb3_contrib"):

    def test_maskable_ppo_works_as_it_is() -> None:
        from sb3_contrib import MaskablePPO

        env = gymnasium.make("quattrocento/signorie-v1", opponents=["random"])
        model = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, seed=1)
        before = [part.detach().clone() for part in model.policy.parameters()]
        model.learn(64)
        after = list(model.policy.parameters())
        assert any((one != two).any() for one, two in zip(before, after, strict=True))
