"""Puzzles that the tests share."""

import pytest

import jade_sudoku as jade

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = ".1......2.6.....373.8..2.6........43......2....23..7.5.932....8..568.......97..1."
SEVENTEEN = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."
SEVERAL = SEVENTEEN.replace("1", ".", 1)
MINI = "3......3...41..."


@pytest.fixture(scope="session")
def made() -> list[str]:
    """300 puzzles, the same in every run."""
    return jade.generate(300, seed=21)["puzzle"]
