"""Puzzles in the forms that other packages use, and answers that can be stored."""

import pickle
import warnings

import numpy
import pytest

import jade_sudoku as jade
from conftest import EASY, HARD, SOLUTION

CELLS = [int(symbol) if symbol.isdigit() else 0 for symbol in EASY]
ROWS = [CELLS[start : start + 9] for start in range(0, 81, 9)]


@pytest.mark.parametrize(
    "puzzle",
    [
        CELLS,
        tuple(CELLS),
        ROWS,
        [[digit or None for digit in row] for row in ROWS],
        numpy.array(CELLS),
        numpy.array(ROWS, dtype="uint8"),
        "\n".join(" ".join(map(str, row)) for row in ROWS),
    ],
)
def test_lists_and_arrays_of_numbers_are_puzzles(puzzle):
    assert jade.solve(puzzle) == SOLUTION
    assert jade.rate(puzzle) == jade.rate(EASY)


@pytest.mark.parametrize(
    "puzzles",
    [
        [ROWS, ROWS],
        [CELLS, EASY],
        numpy.array([CELLS, CELLS]),
        numpy.array([ROWS, ROWS]),
        numpy.array([EASY, EASY]),
        numpy.array([EASY, EASY], dtype=object),
    ],
)
def test_a_batch_of_them_has_a_row_for_each(puzzles):
    solved = jade.solve(puzzles)
    assert (solved["solution"], solved["error"]) == ([SOLUTION] * 2, [None] * 2)


def test_what_is_no_puzzle_raises_at_once():
    for wrong in (
        {"puzzle": [EASY]},
        numpy.array(ROWS, dtype=float),
        numpy.zeros((2, 3, 9, 9), dtype=int),
        5,
        None,
    ):
        with pytest.raises(TypeError):
            jade.solve(wrong)
    with pytest.raises(ValueError, match="ambiguous"):
        jade.solve(numpy.zeros((81, 81), dtype=int))
    with pytest.raises(jade.PuzzleError) as caught:
        jade.solve([10, *CELLS[1:]])
    assert caught.value.code == "unknown-number"
    with pytest.raises(jade.PuzzleError) as caught:
        jade.solve([0] * 80)
    assert caught.value.code == "cell-count"
    # In a batch, it is a fault of its row.
    assert [row and row.split(":")[0] for row in jade.solve([EASY, [0, 0, 0]])["error"]] == [None, "cell-count"]


def test_answers_can_be_lists_too():
    solution = [[int(digit) for digit in SOLUTION[start : start + 9]] for start in range(0, 81, 9)]
    assert jade.verify(EASY, solution) and jade.verify(ROWS, numpy.array(solution))


@pytest.mark.parametrize(
    "answer",
    [
        jade.Board(EASY),
        jade.rate(HARD),
        jade.explainer(EASY),
        jade.path(HARD),
        jade.path(HARD, techniques="classic")[3],
        jade.steps(HARD)[1],
        jade.hint(HARD, lang="es"),
        jade.hint(EASY, with_marks=True).step,
    ],
    ids=lambda answer: type(answer).__name__,
)
def test_answers_can_be_pickled(answer):
    again = pickle.loads(pickle.dumps(answer))
    assert again == answer and type(again) is type(answer)
    assert repr(again) == repr(answer)


def test_answers_are_like_values_of_python():
    rating, path = jade.rate(HARD), jade.path(HARD)
    assert dict(rating)["score"] == rating.score and rating in {jade.rate(HARD)}
    assert path[2:4] == [path[2], path[3]] and path[-1] == path[len(path) - 1]
    assert numpy.array(jade.Board(EASY)).tolist() == CELLS
    assert all(0 <= cell < 81 for step in path for cell in step.cells)


def test_hints_use_no_marks_while_none_are_needed():
    assert jade.hint(EASY).step.technique == "cross-hatching"
    assert jade.hint(EASY, with_marks=True).step.technique == "hidden-single"


def test_what_was_made_is_not_lost():
    assert len(jade.generate(0)) == 0
    with pytest.warns(UserWarning, match="the collection has only"):
        made = jade.generate(3000, technique="x-wing", collection=True, seed=1)
    assert 50 <= len(made) < 3000
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        jade.generate(2, technique="x-wing", collection=True, seed=1)
    with pytest.raises(TimeoutError) as caught:
        jade.generate(1, givens=17, patience=0.2, seed=5)
    assert len(caught.value.found) == 0


def test_threads_are_at_least_one():
    for wrong in (0, -1):
        with pytest.raises(ValueError, match="threads"):
            jade.rate([EASY], threads=wrong)


def test_help_says_the_defaults():
    assert "techniques='full'" in jade.rate.__text_signature__
    assert "patience" in jade.generate.__doc__ and "collection" in jade.generate.__doc__
