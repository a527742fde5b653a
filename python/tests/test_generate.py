"""Puzzles to order."""

from typing import Any

import pytest

import jade_sudoku as jade


def test_the_seed_decides(made):
    assert jade.generate(40, seed=21, threads=1)["puzzle"] == made[:40]
    assert jade.generate(5, seed=22)["puzzle"] != made[:5]
    assert len(set(made)) == 300
    assert jade.generate(2)["seed"][0] != jade.generate(2)["seed"][0]


def test_options_make_puzzles_of_other_solutions():
    seen: set[str] = set()
    options: list[dict[str, Any]] = [{}, {"symmetry": "half-turn"}, {"givens": 30}, {"minimal": True}, {"level": "easy"}]
    # The seeds are a step of the generator of random numbers apart.
    for seed in (1, 1 + 0x9E3779B97F4A7C15):
        for option in options:
            solutions = set(jade.generate(30, seed=seed, **option)["solution"])
            assert len(solutions) == 30 and not solutions & seen, (seed, option)
            seen |= solutions


def test_solutions_are_solutions(made):
    assert jade.verify(jade.generate(20, seed=1))["correct"] == [True] * 20
    assert all(jade.is_proper(made)["proper"])


def test_orders_are_fulfilled():
    hard = jade.generate(3, level="hard", seed=5)
    assert hard["level"] == ["hard"] * 3 == [jade.rate(puzzle).level for puzzle in hard["puzzle"]]
    assert jade.rate(hard["puzzle"])["score"] == hard["score"]
    wing = jade.generate(2, technique="x-wing", seed=5, collection=True)
    assert all("x-wing" in jade.rate(puzzle).techniques for puzzle in wing["puzzle"])
    thirty = jade.generate(2, givens=30, symmetry="half-turn", seed=5)
    for puzzle in thirty["puzzle"]:
        places = [cell != "." for cell in puzzle]
        assert sum(places) == 30 and places == places[::-1]
    assert jade.redundant_givens(jade.generate(1, minimal=True, seed=5)["puzzle"][0]) == []
    rated = jade.generate(3, er="6.5..7.5", seed=5)
    assert all(6.5 <= er <= 7.5 for er in rated["er"])
    assert rated["er"] == [jade.explainer(puzzle).er for puzzle in rated["puzzle"]]
    assert "er" not in hard.column_names
    assert len(jade.generate(1, size=4, seed=5)["puzzle"][0]) == 16


def test_rules_come_with_their_puzzles():
    for rules, level in (("killer", "easy"), ("x; anti-king", None), ("jigsaw", "medium")):
        for made in (jade.generate(2, rules=rules, level=level, seed=5), jade.generate(2, rules=rules, seed=6)):
            for puzzle, solution in zip(made["puzzle"], made["solution"], strict=True):
                assert puzzle.startswith("[")
                assert jade.solve(puzzle) == solution
                assert jade.count(puzzle) == 1
                assert not level or made["level"][0] in (level, None)
    again = jade.generate(1, rules="jigsaw", seed=5)["puzzle"]
    assert again == jade.generate(1, rules="jigsaw", seed=5)["puzzle"] != jade.generate(1, rules="jigsaw", seed=6)["puzzle"]
    killers = jade.generate(3, rules="killer", level="hard", collection=True, seed=5)
    assert all(puzzle.startswith("[cage") for puzzle in killers["puzzle"])


def test_what_cannot_be_is_said():
    for wrong in (
        {"level": "eazy"},
        {"technique": "y-wing-x"},
        {"level": "hard", "technique": "x-wing"},
        {"givens": 10},
        {"symmetry": "odd"},
        {"size": 7},
        {"rules": "x; anti-horse"},
        {"er": "8..7"},
        {"er": "2.0", "size": 4},
        {"patience": -1},
    ):
        with pytest.raises(ValueError):
            jade.generate(1, **wrong)
    with pytest.raises(TimeoutError, match="patience"):
        jade.generate(1, givens=17, patience=0.2, seed=5)
