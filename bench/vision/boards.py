"""Synthetic pictures of boards: a page is drawn, photographed and cut into cells whose content is known."""

import io
import pathlib

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

import strokes

SIDE = 24  # pixels of a cell as the network sees it; the same number is in the reader
INSET = 0.04  # how much of a cell is cut off at each side
UNIT = 64  # pixels of a cell on the page before it is photographed

EMPTY, CANDIDATES = 0, 19  # classes: 1 to 9 printed, 10 to 18 handwritten


def fonts(folder, packages):
    """Font files of the packages that have all digits, in a fixed order: printed ones and handwritten ones."""
    printed, handwritten = [], []
    for name, kind in packages:
        found = sorted(p for p in pathlib.Path(folder, name).rglob("*") if p.suffix.lower() in (".ttf", ".otf"))
        good = [p for p in found if has_digits(p)]
        if not good:
            raise SystemExit(f"{name}: no font with digits in {folder}")
        # No more than twelve of a package, spread over all its styles, so that no family outweighs the others.
        step = max(1, len(good) / 12)
        good = [good[int(i * step)] for i in range(min(12, len(good)))]
        (handwritten if kind == "hand" else printed).extend(good)
    return printed, handwritten


def has_digits(path):
    if any(word in path.stem.lower() for word in ("math", "symbol", "dingbat", "icon", "sizeone", "sizetwo", "sizethree",
                                                  "sizefour", "sizefive", "nonunicode", "integrals", "variants",
                                                  "outline", "hairline", "biolinum_k")):
        return False
    try:
        font = ImageFont.truetype(str(path), 40)
        masks = [bytes(font.getmask(str(d))) for d in range(1, 10)]
    except OSError:
        return False
    return len(set(masks)) == 9 and all(any(mask) for mask in masks)


class Fonts:
    """Opened fonts by path and size."""

    def __init__(self, printed, handwritten):
        self.printed, self.handwritten, self.open = printed, handwritten, {}

    def choose(self, rng):
        """A font for givens: slanted ones are rare in print."""
        path = self.printed[rng.integers(len(self.printed))]
        slanted = any(word in path.stem.lower() for word in ("italic", "oblique", "slant"))
        return self.printed[rng.integers(len(self.printed))] if slanted and rng.random() < 0.7 else path

    def get(self, path, height):
        """The font in the size in which its digits are so high."""
        key = (path, int(height))
        if key not in self.open:
            probe = ImageFont.truetype(str(path), 100).getbbox("8")
            self.open[key] = ImageFont.truetype(str(path), max(6, round(height * 100 / max(20, probe[3] - probe[1]))))
        return self.open[key]


def put(draw, font, text, x, y, ink):
    """Draws a digit with its middle at a point."""
    box = font.getbbox(text)
    draw.text((x - (box[0] + box[2]) / 2, y - (box[1] + box[3]) / 2), text, fill=ink, font=font)


def page(rng, all_fonts):
    """A page with a board: the picture, the class of each cell, and where the board begins."""
    margin = UNIT
    size = 9 * UNIT + 2 * margin
    paper = int(rng.integers(190, 256))
    image = Image.new("L", (size, size), paper)
    draw = ImageDraw.Draw(image)
    ink = int(rng.integers(0, 70)) if rng.random() < 0.7 else int(rng.integers(60, 135))
    line = int(rng.integers(0, 110))
    thin_ink = int(rng.uniform(line, min(paper - 15, line + 140))) if rng.random() < 0.7 else line
    at = lambda i: margin + i * UNIT
    if rng.random() < 0.2:  # shaded boxes
        shade = int(paper * rng.uniform(0.72, 0.95))
        odd = int(rng.integers(2))
        for b in range(9):
            if b % 2 == odd:
                draw.rectangle((at(b % 3 * 3), at(b // 3 * 3), at(b % 3 * 3 + 3), at(b // 3 * 3 + 3)), fill=shade)
    if rng.random() < 0.15:  # highlighted cells
        for _ in range(int(rng.integers(1, 25))):
            r, c = rng.integers(0, 9, 2)
            draw.rectangle((at(c), at(r), at(c + 1), at(r + 1)), fill=int(paper * rng.uniform(0.6, 0.95)))
    # Around the board: words, which the lines of the outer cells may touch.
    words = all_fonts.get(all_fonts.printed[rng.integers(len(all_fonts.printed))], rng.integers(10, 30))
    for y in (margin * 0.4, size - margin * 0.5):
        if rng.random() < 0.5:
            put(draw, words, "Sudoku 123 4567 schwierig 89", size / 2, y, ink)
    thin, thick = int(rng.integers(1, 4)), int(rng.integers(2, 8))
    thick = max(thin, thick)
    no_thin = rng.random() < 0.04
    for i in range(10):
        bold = i % 3 == 0
        if not bold and no_thin:
            continue
        width, colour = (thick, line) if bold else (thin, thin_ink)
        draw.line((at(i), at(0), at(i), at(9)), fill=colour, width=width)
        draw.line((at(0), at(i), at(9), at(i)), fill=colour, width=width)

    labels = np.zeros(81, dtype=np.int64)
    style = rng.random()
    hands = 0.0 if style < 0.45 else rng.uniform(0.1, 0.6)
    marks = rng.uniform(0.1, 0.7) if style > 0.72 else 0.0
    filled = rng.uniform(0.3, 0.75)
    path = all_fonts.choose(rng)
    height = UNIT * rng.uniform(0.36, 0.74)
    font = all_fonts.get(path, height)
    shift = rng.normal(0, 0.03, 2) * UNIT
    pen, pen_ink = rng.uniform(2, 6), int(rng.integers(0, 150))
    hand_height = rng.uniform(0.5, 0.85)
    hand_font = None
    if rng.random() < 0.3:
        hand_font = all_fonts.get(all_fonts.handwritten[rng.integers(len(all_fonts.handwritten))], UNIT * hand_height)
    mark_style, mark_ink = rng.random(), int(rng.integers(0, 150))
    mark_path = path if rng.random() < 0.5 else all_fonts.printed[rng.integers(len(all_fonts.printed))]
    mark_font = all_fonts.get(mark_path, UNIT * rng.uniform(0.14, 0.25))
    for cell in range(81):
        r, c = divmod(cell, 9)
        x, y = at(c) + UNIT / 2, at(r) + UNIT / 2
        if rng.random() < filled:
            digit = int(rng.integers(1, 10))
            if rng.random() < hands:
                labels[cell] = 9 + digit
                dx, dy = rng.normal(0, 0.05, 2) * UNIT
                if hand_font:
                    put(draw, hand_font, str(digit), x + dx, y + dy, pen_ink)
                else:
                    h = UNIT * hand_height * rng.uniform(0.85, 1.15)
                    w = h * rng.uniform(0.4, 0.85)
                    strokes.write(draw, rng, digit, (x - w / 2 + dx, y - h / 2 + dy, w, h), pen, pen_ink)
            else:
                labels[cell] = digit
                dx, dy = rng.normal(0, 0.008, 2) * UNIT
                put(draw, font, str(digit), x + shift[0] + dx, y + shift[1] + dy, ink)
        elif rng.random() < marks:
            labels[cell] = CANDIDATES
            candidates(draw, rng, x, y, mark_style, mark_font, mark_ink)
        if rng.random() < 0.012:  # a stroke through the cell
            a, b = rng.uniform(-0.7, 0.7, (2, 2)) * UNIT
            draw.line((x + a[0], y + a[1], x + b[0], y + b[1]), fill=int(rng.integers(0, 170)), width=int(rng.integers(1, 4)))
        if rng.random() < 0.03:  # dirt
            a = rng.uniform(-0.4, 0.4, 2) * UNIT
            s = rng.uniform(0.01, 0.06, 2) * UNIT
            draw.ellipse((x + a[0] - s[0], y + a[1] - s[1], x + a[0] + s[0], y + a[1] + s[1]), fill=int(rng.integers(30, 190)))
    if rng.random() < 0.45:
        image = bleed(image, rng, all_fonts)
    return image, labels, margin


def candidates(draw, rng, x, y, style, font, ink):
    """Small digits in a cell: in a raster of three by three, printed or written, or in a line."""
    digits = np.flatnonzero(rng.random(9) < rng.uniform(0.15, 0.75)) + 1
    if not len(digits):
        digits = np.array([int(rng.integers(1, 10))])
    if style < 0.55:
        for d in digits:
            put(draw, font, str(d), x + ((d - 1) % 3 - 1) * UNIT * 0.29, y + ((d - 1) // 3 - 1) * UNIT * 0.29, ink)
    elif style < 0.75:
        digits = digits[:4]
        top = y + UNIT * (-0.3 if style < 0.7 else 0.3)
        for i, d in enumerate(digits):
            put(draw, font, str(d), x + (i - (len(digits) - 1) / 2) * UNIT * 0.2, top, ink)
    else:
        for d in digits[:6]:
            px = x + ((d - 1) % 3 - 1) * UNIT * 0.29 + rng.normal(0, 0.03) * UNIT
            py = y + ((d - 1) // 3 - 1) * UNIT * 0.29 + rng.normal(0, 0.03) * UNIT
            h = UNIT * rng.uniform(0.18, 0.28)
            strokes.write(draw, rng, int(d), (px - h * 0.3, py - h / 2, h * 0.6, h), rng.uniform(1, 2.5), ink)


def bleed(image, rng, all_fonts):
    """What is printed on the back shows through, mirrored."""
    back = Image.new("L", image.size, 255)
    draw = ImageDraw.Draw(back)
    if rng.random() < 0.6:
        font = all_fonts.get(all_fonts.printed[rng.integers(len(all_fonts.printed))], rng.integers(10, 60))
        step = int(rng.integers(16, 90))
        letters = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIKLMNORSTUVW 0123456789"
        for y in range(0, image.size[1], step):
            text = "".join(letters[i] for i in rng.integers(0, len(letters), 60))
            draw.text((int(rng.integers(-30, 30)), y), text, fill=0, font=font)
    else:
        for _ in range(int(rng.integers(2, 9))):
            a, b = rng.uniform(0, image.size[0], (2, 2))
            x0, x1 = sorted((a[0], b[0]))
            y0, y1 = sorted((a[1], b[1]))
            draw.rectangle((x0, y0, x1, y1), outline=0, width=int(rng.integers(1, 8)),
                           fill=0 if rng.random() < 0.4 else None)
    back = back.transpose(Image.Transpose.FLIP_LEFT_RIGHT).filter(ImageFilter.GaussianBlur(rng.uniform(0.8, 3)))
    strength = rng.uniform(0.03, 0.22)
    return ImageChops.multiply(image, back.point(lambda v: int(255 - (255 - v) * strength)))


def coefficients(target, source):
    """The eight numbers that Pillow wants for a perspective which maps points of the target to the source."""
    rows, values = [], []
    for (x, y), (u, v) in zip(target, source):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        values += [u, v]
    return np.linalg.solve(np.array(rows), np.array(values))


def photograph(image, rng, margin):
    """A picture of the page, and the function from the page to the picture."""
    screen = rng.random() < 0.15  # a screenshot: upright, sharp and even
    cell = rng.uniform(17, 62)
    width = int(cell * 9 + 2 * 40)
    centre = width / 2
    turn, reach = 0.0 if screen else rng.normal(0, 0.07), 9 * cell / 2
    depth = 0.0 if screen else 0.05
    corners = []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x = sx * reach * (1 + rng.normal(0, depth))
        y = sy * reach * (1 + rng.normal(0, depth))
        c, s = np.cos(turn), np.sin(turn)
        corners.append((centre + c * x - s * y, centre + s * x + c * y))
    far = margin + 9 * UNIT
    board = [(margin, margin), (far, margin), (far, far), (margin, far)]
    back = coefficients(corners, board)
    there = coefficients(board, corners)
    shrink = UNIT / cell
    if shrink > 1.2:
        image = image.filter(ImageFilter.GaussianBlur(0.35 * shrink))
    edge = image.getpixel((0, 0))
    image = image.transform((width, width), Image.Transform.PERSPECTIVE, tuple(back), Image.Resampling.BILINEAR, fillcolor=edge)

    def place(x, y):
        a, b, c, d, e, f, g, h = there
        w = g * x + h * y + 1
        return (a * x + b * y + c) / w, (d * x + e * y + f) / w

    if screen:
        return image, cell, place
    blur = abs(rng.normal(0, 0.022)) * cell
    if rng.random() < 0.25:
        blur += rng.uniform(0.01, 0.05) * cell
    blur = min(blur, 0.085 * cell)
    image = image.filter(ImageFilter.GaussianBlur(blur))
    if rng.random() < 0.15:  # shaken
        reach = rng.uniform(0.02, 0.1) * cell
        angle = rng.uniform(0, np.pi)
        total = np.zeros((width, width), dtype=np.float32)
        for t in np.linspace(-0.5, 0.5, 5):
            moved = image.transform(image.size, Image.Transform.AFFINE,
                                    (1, 0, t * reach * np.cos(angle), 0, 1, t * reach * np.sin(angle)), Image.Resampling.BILINEAR)
            total += np.asarray(moved, dtype=np.float32)
        values = total / 5
    else:
        values = np.asarray(image, dtype=np.float32)
    light = shade(rng, width)
    values = values * light
    contrast = rng.uniform(0.35, 1.0)
    values = 255 * rng.uniform(0.0, 1 - contrast) * 0.6 + values * contrast
    noise = min(abs(rng.normal(0, 4.5)), 14 * contrast)
    if noise > 0.5:
        grain = rng.normal(0, noise, (width, width)).astype(np.float32)
        if rng.random() < 0.5:
            # Coarse grain, as small sensors have it.
            for axis in (0, 1):
                grain = grain * 0.5 + (np.roll(grain, 1, axis) + np.roll(grain, -1, axis)) * 0.25
            grain = grain * 2.2
        values = values + grain
    image = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
    if rng.random() < 0.2:
        image = image.filter(ImageFilter.UnsharpMask(radius=rng.uniform(0.8, 2.5), percent=int(rng.integers(40, 220)), threshold=0))
    if rng.random() < 0.8:
        stored = io.BytesIO()
        image.save(stored, "JPEG", quality=int(rng.integers(18, 92)))
        image = Image.open(stored).convert("L")
    return image, cell, place


def shade(rng, width):
    """Light over the picture: an even slope, spots, and sometimes the edge of a shadow."""
    small = rng.uniform(0.6, 1.0) + np.zeros((6, 6))
    if rng.random() < 0.8:
        small = small + rng.normal(0, 0.09, (6, 6)) + np.linspace(-1, 1, 6)[None, :] * rng.normal(0, 0.14) \
            + np.linspace(-1, 1, 6)[:, None] * rng.normal(0, 0.14)
    light = np.asarray(Image.fromarray(small.astype(np.float32)).resize((width, width), Image.Resampling.BICUBIC))
    if rng.random() < 0.25:
        y, x = np.mgrid[0:width, 0:width].astype(np.float32) / width
        angle, offset, soft = rng.uniform(0, 2 * np.pi), rng.uniform(-0.4, 0.4), rng.uniform(0.005, 0.1)
        side = (x - 0.5) * np.cos(angle) + (y - 0.5) * np.sin(angle) - offset
        light = light * (1 - rng.uniform(0.15, 0.6) / (1 + np.exp(np.clip(-side / soft, -40, 40))))
    return np.clip(light, 0.12, 1.1)


def cut(image, rng, cell, place, margin):
    """The 81 cells as the reader would cut them: its corners are a little off."""
    cells = np.empty((81, SIDE, SIDE), dtype=np.float32)
    off = rng.normal(0, 0.018, 2)
    wobble = rng.uniform(0.005, 0.045)
    for i in range(81):
        r, c = divmod(i, 9)
        jitter = rng.normal(0, wobble, (4, 2)) + off
        corners = []
        for (dx, dy), j in zip(((0, 0), (0, 1), (1, 1), (1, 0)), jitter):
            x = c + dx + (INSET if dx == 0 else -INSET) + j[0]
            y = r + dy + (INSET if dy == 0 else -INSET) + j[1]
            corners += place(margin + x * UNIT, margin + y * UNIT)
        patch = image.transform((2 * SIDE, 2 * SIDE), Image.Transform.QUAD, tuple(corners), Image.Resampling.BILINEAR)
        cells[i] = np.asarray(patch, dtype=np.float32).reshape(SIDE, 2, SIDE, 2).mean(axis=(1, 3))
    return cells


def normalise(cells):
    """Paper becomes 0 and ink 1, by the same steps as in the reader (`cell.rs`)."""
    flat = np.sort(cells.reshape(81, -1), axis=1)
    paper = np.maximum(flat[:, int(0.75 * SIDE * SIDE)], 8.0)
    middle = np.sort(cells[:, 4:-4, 4:-4].reshape(81, -1), axis=1)
    dark = middle[:, int(0.04 * middle.shape[1])]
    depth = np.clip((paper - dark) / paper, 0.0, 1.0)
    ink = np.sort(depth)[68]
    depth = np.maximum(np.maximum(depth, 0.45 * ink), 0.06)
    out = (paper[:, None, None] - cells) / (paper * depth)[:, None, None]
    return np.clip(out, -0.5, 1.5)


def make(rng, all_fonts):
    """One board: its cells as the network sees them, and their classes."""
    image, labels, margin = page(rng, all_fonts)
    picture, cell, place = photograph(image, rng, margin)
    return normalise(cut(picture, rng, cell, place, margin)), labels
