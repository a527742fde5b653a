"""Writes a sheet of synthetic cells to look at: view.py FONTS OUT.png [SEED]"""

import sys

import numpy as np
from PIL import Image

import boards
import train

if __name__ == "__main__":
    fonts = boards.Fonts(*boards.fonts(sys.argv[1], train.packages()))
    rng = np.random.default_rng(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    side = boards.SIDE
    sheet = np.zeros((4 * 9 * side, 6 * 9 * side), dtype=np.uint8)
    for k in range(24):
        cells, _ = boards.make(rng, fonts)
        tile = cells.reshape(9, 9, side, side).transpose(0, 2, 1, 3).reshape(9 * side, 9 * side)
        y, x = k // 6 * 9 * side, k % 6 * 9 * side
        sheet[y : y + 9 * side, x : x + 9 * side] = np.clip(255 - tile * 200, 0, 255)
    Image.fromarray(sheet).save(sys.argv[2])
