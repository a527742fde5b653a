"""Reads the straightened cells of photographs with Tesseract, and compares with JADE: tesseract.py JADE PHOTOS [EVERY]

JADE is the program, PHOTOS the folder with pictures and transcripts (`.dat`), of which each EVERY-th is read. Both readers get the
board between the corners that JADE has found. What JADE reads is counted by its looks alone, and once more with the rules.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

import boards

SIDE = 60  # pixels of a straightened cell
DARK = 0.012  # the share of dark pixels below which a cell is empty


def cells_of(image, corners):
    """The 81 cells between four corners."""
    square = [(0, 0), (9 * SIDE, 0), (9 * SIDE, 9 * SIDE), (0, 9 * SIDE)]
    flat = image.transform((9 * SIDE, 9 * SIDE), Image.Transform.PERSPECTIVE, tuple(boards.coefficients(square, corners)),
                           Image.Resampling.BILINEAR)
    return [flat.crop((c * SIDE, r * SIDE, (c + 1) * SIDE, (r + 1) * SIDE)) for r in range(9) for c in range(9)]


def digit(cell, depth, folder):
    """What Tesseract takes a cell for, as one character (page segmentation 10); 0 for empty."""
    inset = SIDE // 8
    grey = np.asarray(cell.crop((inset, inset, SIDE - inset, SIDE - inset)), dtype=np.float32)
    paper = np.percentile(grey, 75)
    # Without this, Tesseract finds digits in most of the empty cells.
    if (grey < paper - 0.4 * depth).mean() < DARK:
        return 0
    image = np.clip((grey - (paper - depth)) / depth, 0, 1) * 255
    large = Image.fromarray(image.astype(np.uint8)).resize((3 * image.shape[1], 3 * image.shape[0]), Image.Resampling.BICUBIC)
    path = folder / "cell.png"
    Image.fromarray(np.pad(np.asarray(large), 30, constant_values=255)).save(path)
    command = ["tesseract", str(path), "-", "--psm", "10", "--dpi", "300", "-c", "tessedit_char_whitelist=123456789"]
    said = subprocess.run(command, capture_output=True, text=True).stdout
    return next((int(c) for c in said if c.isdigit()), 0)


def by_looks(cell):
    """What JADE takes a cell for without the rules; 0 for none."""
    p = cell["probabilities"]
    digits = [a + b for a, b in zip(p["printed"], p["handwritten"])]
    most = max(digits)
    return digits.index(most) + 1 if most > max(p["empty"], p["candidates"]) else 0


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    every = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    names = ("Tesseract", "JADE by looks", "JADE with the rules")
    counts = {name: [0, 0, 0, 0] for name in names}  # boards right, digits, digits right, digits in empty cells
    files = sorted(folder.glob("*.jpg"))[::every]
    with tempfile.TemporaryDirectory() as temporary:
        for file in files:
            words = file.with_suffix(".dat").read_text(errors="replace").splitlines()[2:]
            truth = [int(word) for line in words for word in line.split() if word.isdigit()]
            said = subprocess.run([program, "read", "--json", str(file)], capture_output=True, text=True).stdout
            if not said.strip():
                print(f"{file.name}: no board found; it is left out")
                continue
            board = json.loads(said.splitlines()[0])
            cells = cells_of(Image.open(file).convert("L"), board["corners"])
            # How much darker ink is than paper on this board.
            spans = [np.percentile(np.asarray(c), 75) - np.percentile(np.asarray(c)[10:-10, 10:-10], 2) for c in cells]
            depth = max(20.0, float(np.percentile(spans, 85)))
            read = {
                names[0]: [digit(cell, depth, pathlib.Path(temporary)) for cell in cells],
                names[1]: [by_looks(cell) for cell in board["cells"]],
                names[2]: [cell.get("digit", 0) for cell in board["cells"]],
            }
            for name, values in read.items():
                count = counts[name]
                count[0] += values == truth
                count[1] += sum(d > 0 for d in truth)
                count[2] += sum(a == b and a > 0 for a, b in zip(values, truth))
                count[3] += sum(a > 0 and b == 0 for a, b in zip(values, truth))
    for name, (right, digits, good, invented) in counts.items():
        print(f"{name}: {right} of {len(files)} boards right in every cell; {good} of {digits} digits right"
              f" ({100 * good / max(1, digits):.1f} %); {invented} digits in empty cells", flush=True)


if __name__ == "__main__":
    main()
