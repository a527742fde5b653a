"""One puzzle at a time."""

import json
import pathlib
import threading

import pytest

import jade_sudoku as jade
from conftest import EASY, HARD, MINI, SEVENTEEN, SEVERAL, SOLUTION


@pytest.mark.parametrize("puzzle", [EASY, EASY.encode(), jade.Board(EASY), EASY.replace("0", ".") + "\n"])
def test_a_puzzle_is_text_bytes_or_a_board(puzzle):
    assert jade.solve(puzzle) == SOLUTION
    assert jade.count(puzzle) == 1
    assert jade.is_proper(puzzle) is True


def test_texts_of_all_kinds_have_the_board_that_the_program_finds():
    texts = json.loads((pathlib.Path(__file__).parents[2] / "data" / "texts.json").read_text(encoding="utf-8"))
    assert len(texts) >= 60
    for one in texts:
        assert str(jade.Referee(one["text"]).board) == one["board"], one["text"]


def test_boards_of_other_sizes_are_solved():
    assert jade.solve(MINI) == "3241412323141432"
    assert jade.count("." * 16) == 288
    assert jade.count("." * 81, limit=50) == 50
    with pytest.raises(jade.PuzzleError) as caught:
        jade.min_lex(MINI)
    assert caught.value.code == "not-9x9"


@pytest.mark.parametrize(
    ("puzzle", "code"),
    [
        ("12", "cell-count"),
        ("x" + EASY[1:], "unknown-symbol"),
        ("55" + EASY[2:], "digit-twice"),
        (EASY[:2] + "2" + EASY[3:], "no-solution"),
        (SEVERAL, "several-solutions"),
        (b"\xff" * 81, "utf-8"),
        ("", "empty"),
    ],
)
def test_faults_have_codes(puzzle, code):
    for question in (jade.solve, jade.rate, jade.path, jade.hint):
        with pytest.raises(jade.PuzzleError) as caught:
            question(puzzle)
        assert caught.value.code == code, question
        assert str(caught.value).startswith(f"{code}: ")
        assert isinstance(caught.value, ValueError)


def test_what_differs_is_named():
    with pytest.raises(jade.PuzzleError, match=r"several-solutions: r\dc\d can be \d or \d"):
        jade.solve(SEVERAL)
    assert jade.count(SEVERAL) > 1
    assert not jade.is_proper(SEVERAL)


def test_a_rating_is_the_sum_of_its_path():
    path = jade.path(HARD)
    rating = jade.rate(HARD)
    assert (rating.level, rating.score, rating.hardest) == (
        path.rating.level,
        path.rating.score,
        path.rating.hardest,
    )
    assert rating.step_count == len(path) == sum(rating.techniques.values())
    assert rating.hardest in rating.techniques
    assert rating.givens == 81 - HARD.count(".")
    assert path.outcome == "solved" and str(path.end) == jade.solve(HARD)


def test_the_steps_of_a_path_lead_from_board_to_board():
    path = jade.path(EASY)
    board = list(EASY.replace("0", "."))
    for step in path:
        assert str(step.before) == "".join(board)
        for cell, digit in step.placements:
            assert digit in step.candidates[cell]
            board[cell] = str(digit)
        assert str(step.after) == "".join(board)
    assert "".join(board) == SOLUTION == str(path[-1].after)
    with pytest.raises(IndexError):
        path[len(path)]


def test_techniques_can_be_chosen():
    singles = ["full-house", "hidden-single", "naked-single"]
    assert jade.rate(EASY, techniques=singles).level is not None
    stuck = jade.path(HARD, techniques=singles)
    assert stuck.outcome == "stuck" and stuck.rating.level is None and "." in str(stuck.end)
    with pytest.raises(ValueError, match="nakd-single"):
        jade.rate(EASY, techniques=["nakd-single"])
    with pytest.raises(ValueError, match="full"):
        jade.rate(EASY, techniques="ful")
    assert ("x-wing", "hard") in jade.techniques() or "x-wing" in dict(jade.techniques())


def test_steps_and_hints_speak_two_languages():
    step = jade.steps(EASY)[0]
    assert step.text() != step.text("es")
    assert str(step).startswith(f"{step.technique}: ") and "=>" in str(step)
    with pytest.raises(ValueError, match="fr"):
        step.text("fr")
    english, spanish = jade.hint(EASY), jade.hint(EASY, lang="es")
    assert len(english.rungs) == len(spanish.rungs) >= 5
    assert english.rungs != spanish.rungs
    assert english.step is not None and str(english.step) == str(spanish.step)


def test_a_hint_looks_at_what_is_filled_in():
    wrong = "532" + EASY[3:]
    hint = jade.hint(EASY, wrong)
    assert hint.step is None and any("r1c3" in rung for rung in hint.rungs)
    done = jade.hint(EASY, SOLUTION)
    assert done.step is None and len(done.rungs) == 1
    with pytest.raises(jade.PuzzleError) as caught:
        jade.hint(EASY, MINI)
    assert caught.value.code == "filled"


def test_verify_judges_answers():
    assert jade.verify(EASY, SOLUTION) is True
    assert jade.verify(EASY, SOLUTION[::-1]) is False
    assert jade.verify(EASY, "short") is False
    assert jade.verify(EASY, None) is False
    rows = [SOLUTION[row * 9 : row * 9 + 9] for row in range(9)]
    puzzle = [EASY[row * 9 : row * 9 + 9].replace("0", "_") for row in range(9)]
    for spaced in (False, True):
        grid = "\n".join(" ".join(row) if spaced else row for row in rows)
        asked = "\n".join(" ".join(row) if spaced else row for row in puzzle)
        for answer in (
            grid,
            f"\n{grid}\n\n",
            grid.replace("\n", "\r\n"),
            f"The solution is:\n\n```\n{grid}\n```\nEvery row has all digits.",
            f"The puzzle was:\n{asked}\n\nThe solution is:\n{grid}\n",
        ):
            assert jade.verify(EASY, answer) is True, answer
        assert jade.verify(EASY, asked) is False
        assert jade.verify(EASY, "\n".join(grid.splitlines()[::-1])) is False
    spaced = "\n".join(" ".join(row) for row in rows)
    asked = "\n".join(" ".join(row) for row in puzzle)
    numbered = list(enumerate(rows, start=1))
    for answer in (
        f"Answer: {SOLUTION}",
        f"The completed grid is {SOLUTION}.",
        f"**{SOLUTION}**",
        f"Puzzle: {EASY}\nSolution: {SOLUTION}",
        f"<think>\nRow 1 has 5 3 _, so r1c3 = 4.\nTry:\n{asked}\n</think>\n<answer>\n{spaced}\n</answer>",
        f"{spaced}\n\nIn one line: {SOLUTION}",
        "\n".join(f"Row {number}: {' '.join(row)}" for number, row in numbered),
        "\n".join(f"**Row {number}:** {' '.join(row)}" for number, row in numbered),
        "| a | b | c | d | e | f | g | h | i |\n"
        + "|---" * 9
        + "|\n"
        + "\n".join(f"| {' | '.join(row)} |" for row in rows),
        "\\begin{array}{|c|c|c|}\n" + " \\\\\n".join(" & ".join(row) for row in rows) + "\n\\end{array}",
        json.dumps({"solution": SOLUTION}),
        json.dumps({"grid": [[int(digit) for digit in row] for row in rows]}),
    ):
        assert jade.verify(EASY, answer) is True, answer
    assert jade.verify(EASY, " ".join(rows)) is True
    assert jade.verify(EASY, ",\n".join(str([int(digit) for digit in row]) for row in rows)) is True
    assert jade.verify(EASY, "\n".join(",".join(row) for row in rows)) is True
    with pytest.raises(TypeError):
        jade.verify(EASY)
    with pytest.raises(jade.PuzzleError):
        jade.verify("short", SOLUTION)


def test_boards_and_steps_draw_themselves():
    for drawn in (
        jade.Board(EASY),
        jade.Board(MINI),
        jade.path(EASY),
        jade.path(EASY)[3],
        jade.steps(HARD)[0],
        jade.hint(HARD),
        jade.hint(EASY, SOLUTION),
    ):
        svg = drawn._repr_svg_()
        assert svg.startswith("<svg width=") and svg.endswith("</svg>\n"), drawn
    board = jade.Board(EASY)
    assert (board.side, board.givens, len(board), board[0], board[2]) == (9, 30, 81, 5, 0)
    assert board == jade.Board(EASY) and hash(board) == hash(jade.Board(EASY)) and board != jade.Board(HARD)


def test_forms_and_relations():
    turned = SEVENTEEN[::-1]
    assert jade.min_lex(turned) == jade.min_lex(SEVENTEEN)
    assert jade.canonical(turned) == jade.canonical(SEVENTEEN)
    assert jade.are_isomorphic(turned, SEVENTEEN)
    assert not jade.are_isomorphic(EASY, SEVENTEEN)
    assert jade.automorphisms("." * 81) == 3_359_232
    assert jade.redundant_givens(SEVENTEEN) == [] and len(jade.redundant_givens(EASY)) == 22
    for minimal in jade.minimal_puzzles(EASY, limit=3):
        assert jade.is_proper(minimal) and jade.redundant_givens(minimal) == []
    assert all(map(jade.is_proper, jade.neighbours(SEVENTEEN)))
    sets = jade.unavoidable_sets(SOLUTION, size=6)
    assert sets and all(4 <= len(cells) <= 6 for cells in sets)
    with pytest.raises(jade.PuzzleError):
        jade.unavoidable_sets(EASY)


def test_threads_of_python_can_ask_at_once():
    answers = []
    ask = lambda: answers.append([jade.rate(HARD).score for _ in range(5)])
    threads = [threading.Thread(target=ask) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert answers == [[jade.rate(HARD).score] * 5] * 4


def test_the_sudoku_explainer_rates_a_puzzle_and_a_batch_alike():
    puzzle = "........1.......2...3.45...........3.26......7....85.....3.....2...1....58.....6."
    rating = jade.explainer(puzzle)
    assert (rating.er, rating.ep, rating.ed, rating.step_count) == (6.5, 1.2, 1.2, 67)
    table = jade.explainer([puzzle, SEVERAL, "1..............."])
    assert table["er"][0] == 6.5 and table["er"][1] is None
    assert table["error"][1].startswith("several-solutions: ")
    assert table["error"][2].startswith("not-9x9: ")
