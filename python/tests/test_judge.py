"""Claimed steps, answers and environments."""

import pytest

import jade_sudoku as jade
from conftest import EASY, SEVERAL, SOLUTION
from jade_sudoku.environment import SudokuEnv, SudokuTasks


def own_path(puzzle: str) -> list[str]:
    return [str(step) for step in jade.path(puzzle)]


def test_verdicts_come_with_what_is_wrong():
    steps, referee = jade.judge(EASY, "r5c5 = 5 because it is the only candidate.\nr1c3 = 9\nr5c5 = 5")
    assert [step.verdict for step in steps] == ["good", "false", "known"]
    assert (steps[0].technique, steps[0].basis, steps[0].named) == ("naked-single", "cited", None)
    assert steps[1].faults[0] == "seen" and "r1c3" in steps[1].text
    assert referee.verdicts == {"good": 1, "known": 1, "unfounded": 0, "false": 1}
    assert referee.quality == 0.5 and 0 < referee.progress < 1
    assert referee.score == referee.quality * referee.progress
    assert not referee.solved and referee.good_at_first == 1


def test_jades_own_path_is_good():
    referee = jade.Referee(EASY)
    for step in own_path(EASY):
        assert {judged.verdict for judged in referee.judge(step)} <= {"good", "known"}, step
    assert referee.solved and referee.score == 1.0
    assert str(referee.board) == SOLUTION == str(referee.solution)


def test_steps_may_be_dicts():
    referee = jade.Referee(EASY)
    claim = {"conclusions": ["r5c5=5"], "technique": "naked single", "cells": ["r5c5"]}
    (judged,) = referee.judge(claim)
    assert (judged.verdict, judged.named, judged.named_right) == ("good", "naked-single", True)
    with pytest.raises(jade.PuzzleError) as caught:
        referee.judge({"conclusions": ["r5c5=5"], "cells": ["r99c99"]})
    assert caught.value.code == "claim" and "cells" in str(caught.value)
    with pytest.raises(TypeError):
        referee.judge(7)
    assert referee.judge("hm") == []


def test_answers_in_any_layout():
    rows = "\n".join(SOLUTION[at : at + 9] for at in range(0, 81, 9))
    assert jade.judge(EASY, f"The answer is\n{rows}")[1].score == 1.0
    assert jade.Referee(EASY).judge_answer(rows)
    assert not jade.Referee(EASY).judge_answer("no idea")
    with pytest.raises(jade.PuzzleError) as caught:
        jade.judge(SEVERAL, rows)
    assert caught.value.code == "several-solutions"


def test_an_episode_adds_up_to_one():
    env = SudokuEnv([EASY])
    board, info = env.reset()
    assert (board, info["progress"]) == (str(jade.Board(EASY)), 0.0)
    total, solved = 0.0, False
    for step in own_path(EASY):
        board, reward, solved, truncated, info = env.step(step)
        total += reward
        assert not truncated
    assert solved and board == SOLUTION
    assert total == pytest.approx(1.0)
    env.reset()
    _, reward, _, _, info = env.step("r1c3 = 9")
    assert (reward, info["verdicts"]) == (-0.1, ["false"])


def test_episodes_depend_on_the_seed():
    first = SudokuEnv(level="easy", seed=5)
    boards = [first.reset()[0] for _ in range(3)]
    assert len(set(boards)) == 3
    assert SudokuEnv(level="easy").reset(seed=5)[0] == boards[0]
    with pytest.raises(RuntimeError):
        SudokuEnv(level="easy").step("r1c1 = 1")


def test_tasks_score_answers():
    tasks = SudokuTasks(4, level="easy", seed=3)
    assert len(tasks) == len(list(tasks)) == 4
    for entry in tasks:
        assert tasks.score_answer(entry["answer"], entry) == 1.0
        assert tasks.score_answer(None, entry) == 0.0
        assert tasks.score_answer("I do not know", entry) == 0.0
        wrong = entry["answer"][::-1]
        assert tasks.score_answer(wrong, entry) == 0.0
    plain = SudokuTasks(1, level="easy", seed=3, steps=False)
    assert plain.score_answer("r1c1 = 1\n" + plain[0]["answer"], plain[0]) == 1.0
