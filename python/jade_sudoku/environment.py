"""Environments for those who train models to solve Sudokus by reasoning.

``SudokuEnv`` has ``reset`` and ``step`` as Gymnasium has them; ``SudokuTasks`` has items and ``score_answer`` as
reasoning-gym has them. Neither needs another package.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import JudgedStep, Referee, generate, judge, solve

if TYPE_CHECKING:
    from ._native import Language

__all__ = ["SudokuEnv", "SudokuTasks"]


def _made(count: int, level: str | None, seed: int) -> list[str]:
    made: list[str] = generate(count, level=level, seed=seed)["puzzle"]
    return made


class SudokuEnv:
    """A Sudoku that is solved step by step, in words.

    An action is a text, such as ``"r1c2 = 5 because it is the only place for 5 in box 1"``, or a ``dict`` with
    ``conclusions``, ``technique``, ``cells``, ``houses`` and ``digits``. The observation is the board in one line. The reward
    is the progress that good steps make, so that a whole solution has 1, plus ``false_reward`` for each false step and
    ``unfounded_reward`` for each one that is true but not shown. A step that is not shown is applied as a good one is, but makes
    no reward.
    """

    def __init__(
        self,
        puzzles: Sequence[str] | None = None,
        *,
        level: str | None = None,
        seed: int = 0,
        max_steps: int = 500,
        false_reward: float = -0.1,
        unfounded_reward: float = 0.0,
        lang: Language = "en",
    ) -> None:
        if puzzles is not None and not puzzles:
            raise ValueError("puzzles: expected at least one")
        self._puzzles = None if puzzles is None else list(puzzles)
        self._level, self._seed, self._lang = level, seed, lang
        self._max_steps = max_steps
        self._rewards = {"false": false_reward, "unfounded": unfounded_reward}
        self._episode = 0
        self._taken = 0
        self._referee: Referee | None = None

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Begins with the next puzzle, or with ``options={"puzzle": …}``. A seed begins the sequence anew."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        chosen = (options or {}).get("puzzle")
        if chosen is None:
            if self._puzzles is not None:
                chosen = self._puzzles[(self._seed + self._episode) % len(self._puzzles)]
            else:
                chosen = _made(1, self._level, self._seed + self._episode)[0]
            self._episode += 1
        self._referee = Referee(chosen, lang=self._lang)
        self._taken = 0
        return self._observation(), self._info([])

    def step(self, action: str | Mapping[str, Any]) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Judges an action: observation, reward, whether the board is full, whether there were too many actions, and ``info``."""
        referee = self._of_episode()
        reward = 0.0
        judged: list[JudgedStep] = []
        before = referee.progress
        # Each step by itself, so that only the progress of good ones counts.
        for one in referee.judge(action if isinstance(action, str) else dict(action)):
            judged.append(one)
            reward += self._rewards.get(one.verdict, 0.0)
        good = sum(one.progress for one in judged if one.good)
        reward += good
        self._taken += 1
        info = self._info(judged)
        info["progress_made"] = referee.progress - before
        return self._observation(), reward, referee.solved, self._taken >= self._max_steps, info

    @property
    def referee(self) -> Referee:
        """The referee of this episode."""
        return self._of_episode()

    def _of_episode(self) -> Referee:
        if self._referee is None:
            raise RuntimeError("reset() comes first")
        return self._referee

    def _observation(self) -> str:
        return str(self._of_episode().board)

    def _info(self, judged: list[JudgedStep]) -> dict[str, Any]:
        referee = self._of_episode()
        return {
            "verdicts": [one.verdict for one in judged],
            "techniques": [one.technique for one in judged],
            "text": " ".join(one.text for one in judged),
            "progress": referee.progress,
            "score": referee.score,
        }


class SudokuTasks:
    """Puzzles as questions, with the score of an answer: the form of the data sets of reasoning-gym."""

    def __init__(self, size: int = 500, *, level: str | None = None, seed: int = 0, steps: bool = True) -> None:
        """With ``steps``, the steps in an answer count; without, only its board does."""
        self._puzzles = _made(size, level, seed)
        self._steps = steps

    def __len__(self) -> int:
        return len(self._puzzles)

    def __getitem__(self, index: int) -> dict[str, Any]:
        puzzle = self._puzzles[index]
        rows = "\n".join(puzzle[at : at + 9] for at in range(0, 81, 9))
        asked = "Say each step with its reason, then write the solution as nine lines." if self._steps else (
            "Write the solution as nine lines."
        )
        return {
            "question": f"Solve this Sudoku; a dot is an empty cell.\n\n{rows}\n\n{asked}",
            "answer": str(solve(puzzle)),
            "metadata": {"puzzle": puzzle},
        }

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[index] for index in range(len(self)))

    def score_answer(self, answer: str | None, entry: Mapping[str, Any]) -> float:
        """The score of an answer, from 0 to 1: quality times progress, as ``jade judge`` has it. 1 for the right board if it has
        no steps, or only good ones."""
        if not answer:
            return 0.0
        puzzle = entry["metadata"]["puzzle"]
        if not self._steps:
            referee = Referee(puzzle)
            return float(referee.judge_answer(answer))
        return judge(puzzle, answer)[1].score
