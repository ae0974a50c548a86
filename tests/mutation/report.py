"""How many mutants were noticed in each game, which were not, and which need not be."""

from __future__ import annotations

from typing import Final

from tests.mutation.plan import GAMES, RESULTS, Planned, equivalents
from tests.mutation.results import Results

LEAST: Final = 0.98
"""Of the mutants that are not equivalent, so many are to be noticed."""


class Report:
    """On the screen and in build/mutation/report.md."""

    def __init__(self, mutants: list[Planned], results: Results) -> None:
        self._mutants = mutants
        self._results = results
        self._listed = equivalents()

    def write(self) -> None:
        lines = ["| game | mutants | killed | survived | equivalent | killed of all others |"]
        lines.append("|---|---|---|---|---|---|")
        for game in [*GAMES, "all"]:
            of_game = [one for one in self._mutants if game in (one.game, "all")]
            if of_game:
                lines.append(self._row(game, of_game))
        for title, some in (
            ("Survived", self._survived(self._mutants)),
            ("Listed as equivalent, but noticed", self.wrongly_listed()),
        ):
            lines += ["", f"{title}:", ""] if some else []
            lines += [f"- {one.name}{self._remark(one)}" for one in some]
        equivalent = [one for one in self._mutants if one.name in self._listed]
        lines += ["", "Equivalent:", ""] if equivalent else []
        lines += [f"- {one.name}: {self._listed[one.name]}" for one in equivalent]
        text = "\n".join(lines) + "\n"
        (RESULTS / "report.md").write_text(text, "utf-8")
        print(text)

    def killed_of_all(self) -> float:
        return self._share(self._mutants)

    def wrongly_listed(self) -> list[Planned]:
        return [one for one in self._mutants if one.name in self._listed and self._results.by(one)]

    def _row(self, game: str, mutants: list[Planned]) -> str:
        survived = len(self._survived(mutants))
        equivalent = sum(one.name in self._listed for one in mutants)
        killed = len(mutants) - survived - equivalent
        share = f"{self._share(mutants):.1%}"
        return f"| {game} | {len(mutants)} | {killed} | {survived} | {equivalent} | {share} |"

    def _survived(self, mutants: list[Planned]) -> list[Planned]:
        others = [one for one in mutants if one.name not in self._listed]
        return [one for one in others if not self._results.by(one)]

    def _share(self, mutants: list[Planned]) -> float:
        all_others = sum(one.name not in self._listed for one in mutants)
        return 1 - len(self._survived(mutants)) / all_others if all_others else 1.0

    def _remark(self, one: Planned) -> str:
        by = self._results.by(one)
        if by:
            return f" (by {by})"
        return f" (line {one.mutant.line}" + (
            ")" if self._results.reached(one) else ", no test comes there)"
        )
