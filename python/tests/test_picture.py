"""Boards in pictures."""

from pathlib import Path

import pytest

import jade_sudoku as jade

# The page with a hint drawn over the board, and candidates in most cells.
SCREENSHOT = Path(__file__).parents[2] / "docs/images/page-en.png"
PUZZLE = ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5....."


@pytest.mark.parametrize("picture", [SCREENSHOT, str(SCREENSHOT), SCREENSHOT.read_bytes()])
def test_a_picture_is_a_path_or_bytes(picture):
    (found,) = jade.read(picture)
    assert found.line == str(found) == str(found.board) == PUZZLE
    assert found.standing == "proper"
    assert jade.is_proper(found.board)


def test_a_reading_says_what_is_in_each_cell():
    (found,) = jade.read(SCREENSHOT)
    assert len(found.cells) == 81
    first = found.cells[0]
    assert (first["kind"], first["digit"], first["candidates"]) == ("candidates", None, [2, 5, 7])
    assert (found.cells[5]["kind"], found.cells[5]["digit"]) == ("printed", 4)
    assert all(0 <= cell["confidence"] <= 1 for cell in found.cells)
    assert found.doubtful == [index for index, cell in enumerate(found.cells) if cell["doubtful"]]
    (left, top), _, (right, bottom), _ = found.corners
    assert 100 < left < right < 900 and 50 < top < bottom < 768
    assert "<svg" in found._repr_svg_()


@pytest.mark.parametrize(
    ("picture", "code"),
    [(b"", "other-format"), (b"\x89PNG\r\n\x1a\n broken", "damaged-picture"), (SCREENSHOT.read_bytes()[:3000], "damaged-picture")],
)
def test_bad_pictures_have_codes(picture, code):
    with pytest.raises(jade.PuzzleError) as caught:
        jade.read(picture)
    assert caught.value.code == code


def test_what_is_no_picture():
    with pytest.raises(FileNotFoundError):
        jade.read("there-is-no-such-file.png")
    with pytest.raises(TypeError):
        jade.read(5)


def test_qr_codes_are_read_and_a_board_is_none():
    assert jade.read_codes(SCREENSHOT) == []
    with pytest.raises(jade.PuzzleError) as caught:
        jade.read_codes(b"no picture")
    assert caught.value.code == "other-format"
