"""Draws the ten kinds of pictures that are hardest to read, with drawn boards: kinds.py FONTS OUT.png [FOLDER]

No photograph is shown or changed: each is a drawn page, photographed by `boards.py` in the manner of that kind. With FOLDER,
each picture is written there, too, so that `jade read` can be tried on it.
"""

import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

import boards
import screens
import strokes

LINE = screens.PUZZLES[1]
UNIT = 44


def page(fonts, rng, paper=235, ink=40, line=60, thin=1, font="DejaVuSans"):
    """A page with the board: nine cells of UNIT pixels, a cell of margin."""
    image = Image.new("L", (11 * UNIT, 11 * UNIT), paper)
    draw = ImageDraw.Draw(image)
    for i in range(10):
        width = 3 if i % 3 == 0 else thin
        at = (i + 1) * UNIT
        draw.line((at, UNIT, at, 10 * UNIT), fill=line, width=width)
        draw.line((UNIT, at, 10 * UNIT, at), fill=line, width=width)
    big = fonts.get(font, UNIT * 0.55)
    for i, c in enumerate(LINE):
        if c != ".":
            screens.put(draw, big, c, (i % 9 + 1.5) * UNIT, (i // 9 + 1.5) * UNIT, ink)
    return image, draw


def bent(image, amount):
    """Curled paper: columns move down by a parabola."""
    grey = np.asarray(image)
    out = np.full_like(grey, 235)
    height, width = grey.shape
    for x in range(width):
        shift = int(amount * UNIT * (1 - ((x / width - 0.5) * 2) ** 2))
        out[:, x] = np.roll(grey[:, x], shift - int(amount * UNIT / 2))
    return Image.fromarray(out)


def askew(image):
    """Seen from the side: what is above is far away."""
    width, height = image.size
    target = [(0.27 * width, 0.16 * height), (0.8 * width, 0.2 * height), (0.99 * width, 0.97 * height), (0.02 * width, 0.9 * height)]
    source = [(0, 0), (width, 0), (width, height), (0, height)]
    return image.transform(image.size, Image.Transform.PERSPECTIVE, tuple(boards.coefficients(target, source)),
                           Image.Resampling.BILINEAR, fillcolor=150)


def kinds(fonts, rng):
    at = lambda cell: ((cell % 9 + 1) * UNIT, (cell // 9 + 1) * UNIT)
    free = [i for i, c in enumerate(LINE) if c == "."]
    image, _ = page(fonts, rng)
    yield "curled", bent(image, 0.9)
    image, _ = page(fonts, rng)
    yield "askew", askew(image)
    image, _ = page(fonts, rng)
    yield "blurred", image.filter(ImageFilter.GaussianBlur(3.4))
    image, _ = page(fonts, rng)
    x, y = np.meshgrid(np.arange(image.size[0]), np.arange(image.size[1]))
    shadow = 1 - 0.62 / (1 + np.exp(-(x * 0.8 + y - 1.05 * image.size[0]) / 9))
    yield "shadow", Image.fromarray((np.asarray(image) * shadow).astype(np.uint8))
    image, _ = page(fonts, rng, line=206, thin=1)
    grain = rng.normal(0, 11, image.size[::-1])
    yield "faint", Image.fromarray(np.clip(np.asarray(image) * 1.0 + grain, 0, 255).astype(np.uint8))
    image, draw = page(fonts, rng)
    for cell in free[:26]:
        x, y = at(cell)
        strokes.write(draw, rng, int(rng.integers(1, 10)), (x + 12, y + 7, 21, 29), 2.5, 70)
    yield "written", image
    image, draw = page(fonts, rng)
    for cell in (2, 7, 30, 46, 57, 80):
        x, y = at(cell)
        draw.line((x + 4, y + 38, x + 40, y + 6), fill=60, width=3)
        draw.line((x + 4, y + 8, x + 40, y + 36), fill=60, width=3)
    yield "crossed", image
    image, _ = page(fonts, rng)
    yield "bleed", boards.bleed(image, np.random.default_rng(4), boards.Fonts([f for f in fonts.files if f.stem == "DejaVuSans"], []))
    image, draw = page(fonts, rng)
    small = fonts.get("DejaVuSans", UNIT * 0.17)
    for cell in free:
        x, y = at(cell)
        for d in sorted(rng.permutation(9)[:4] + 1):
            screens.put(draw, small, str(d), x + ((d - 1) % 3 + 0.5) * UNIT / 3, y + ((d - 1) // 3 + 0.5) * UNIT / 3, 90)
    yield "marked", image.resize((300, 300), Image.Resampling.BILINEAR).resize(image.size, Image.Resampling.BILINEAR)
    image, _ = page(fonts, rng)
    yield "part", image.crop((0, 0, int(8.4 * UNIT), 11 * UNIT))


def main():
    fonts = screens.Fonts(sys.argv[1])
    pictures = list(kinds(fonts, np.random.default_rng(38)))
    side = 230
    sheet = Image.new("L", (5 * side + 40, 2 * side + 16), 255)
    for i, (name, image) in enumerate(pictures):
        if len(sys.argv) > 3:
            folder = pathlib.Path(sys.argv[3])
            folder.mkdir(parents=True, exist_ok=True)
            image.save(folder / f"{i + 1:02}-{name}.png")
        image.thumbnail((side, side), Image.Resampling.LANCZOS)
        sheet.paste(image, (i % 5 * (side + 10), i // 5 * (side + 16)))
    sheet.quantize(24).save(sys.argv[2], optimize=True)


if __name__ == "__main__":
    main()
