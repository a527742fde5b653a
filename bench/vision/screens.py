"""Synthetic screenshots of Sudoku programs: screens.py FONTS OUT [COUNT [SEED]]

Writes COUNT pictures in invented styles, each with a text file that says what is in its cells, in reading order:
`5` a given, `+5` an entry, `:257` candidates, `.` nothing. The first line of the text names the style, then what is special.
"""

import io
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

# Puzzles with one solution, made by `jade generate --seed 7 --count 24`.
PUZZLES = """
.......26.5....4.....12..5.4.8..35.....46...7.7.5.....125...8..7..2..9.3.8.......
..87....97..6.9.8..9.4...1.....427....5......3.....84......63..4...5....87....5.1
..7496.....2.7...9...3.....4..7..6........19.....2...8.2..68.....8....41.3......5
..7..1..2.....8...1..69....8.2.69.....32...5..7......4..5...1..2.....5439...2....
1....45...9.5.6...85..3............7..694.2.8...3.....3..87...4....2...96......8.
7..6.....1..7.9..8.59.....1.2.9...84....63.7......895...3....1.....52..99...3....
.5..4..3..6.75..4..9..6.........2..934..........3...68..7..162.........39.5.3..7.
.....375...1....9...9...1328...15..9...96......2..8...1......2.2...59...368......
6........78.93.........879...5......463.5..2.9..4....6..619...8......3.7........2
.9...6..5...7.....2.7..1.68.....97543.....8...2......65.82.........4.5.7..9.1....
.......9....8..2.48....7....1497.8.....3.....3....8..6....1..5......37...2.7561..
...9..5.86...37...........42..85....7.....3...9.....6...9645.1..65..9.....3.8....
....8..1.....7.4.62......5.8......74.4.19.63...6.......5..3...96.3...1.....46.2..
....5....7..1..52....7.439...9..3.14....6....3...4.9......92.....18...6..7......8
.........5.93.....364.1.5...3.9....2..2...8...912....7...64..2..........978..56..
.4..8....8..6......3..92.6.3....625...6..8..95..93.....1...3.7......74..4...5....
..64..73.7......4.84....5........2...2.9.8..46....5..1..2........7.51.6....3...9.
.5..6.1.71..4.........5.6.8.3...9..5..4..2.8..9.....3..2.9.8..35...7............6
........9.69.2...8..8...16.....3......6...942...1..5...17.45....8.....2..9...837.
..27...9....2.....736...5.....694..5.4......29....3.....435...1....1.7........4.8
..9...3..2...4..7.71....4......3.2..5....413....8.9....9.326.5...1........29..7..
...17..3.....9...25....6.7..14.....6...2.......64....5.....7..1.9....46.14..2.9..
.....721.........8..612..5.........35.....1..378.....21..4.98..2....3.6.9..58....
.....364.1..29..7......8.1.6............5.32..1...7....8.1.24..5...8.1......497..
""".split()

# What a style is made of; what it does not name is as here. Colours are names of Pillow or as in CSS.
PLAIN = dict(paper="#ffffff", cell="#ffffff", thin="#9a9a9a", thick="#222222", widths=(1, 3), given="#111111", entry="#1a5fd0",
             mark="#555555", font="Lato-Regular", entry_font=None, height=0.55, marks="raster", spread=0.3, size=0.19,
             peers=None, same=None, selected=None, shade=None, colours=None, gap=0.0, text="#333333")
STYLES = {
    "jade": dict(paper="#faf9f4", cell="#fffffb", thin="#b9b7aa", thick="#33352e", given="#1b1d19", entry="#00704f", mark="#5b5d55",
                 font="DejaVuSans", peers="#eef3ea", selected="#f6ec9f"),
    "jade-dark": dict(paper="#161814", cell="#1d201b", thin="#4d5148", thick="#a9ad9f", given="#f1f2ea", entry="#5fd0a4",
                      mark="#b5b8ac", font="DejaVuSans", peers="#262a23", selected="#4b4a1c", text="#d8dacd"),
    "harbour": dict(given="#344861", entry="#0072e3", thin="#bfc6d4", thick="#344861", peers="#e2ebf3", same="#c3d7ea",
                    selected="#bbdefb", mark="#6e7c8c", font="OpenSans-Regular", height=0.58),
    "gazette": dict(font="texgyretermes-regular", widths=(1, 2), thin="#000000", thick="#000000", entry="#8b1a1a", marks="top",
                    height=0.6),
    "night": dict(paper="#121212", cell="#1e1e1e", thin="#3c3c3c", thick="#8c8c8c", given="#ffffff", entry="#64b5f6",
                  mark="#9e9e9e", peers="#2a2a2a", selected="#37474f", font="RobotoSlab-Regular", text="#eeeeee"),
    "coal": dict(paper="#000000", cell="#000000", thin="#2e2e2e", thick="#6a6a6a", given="#dddddd", entry="#ffb74d",
                 mark="#8a8a8a", font="Cantarell-Regular", text="#bbbbbb"),
    "tiles": dict(paper="#d5dce4", cell="#ffffff", gap=0.05, widths=(0, 0), given="#2b3a4a", entry="#2a7de1", mark="#67778a",
                  font="Lato-Bold", same="#cfe3fb"),
    "oak": dict(paper="#f3e6cf", cell="#fbf3e2", thin="#c7a97a", thick="#6b4a1f", widths=(2, 4), given="#3d2a10", entry="#a0522d",
                mark="#8a6f4a", font="texgyrebonum-regular", peers="#f2e2c2"),
    "sage": dict(cell="#f6fff6", thin="#9cc79c", thick="#2e7d32", given="#1b5e20", entry="#ef6c00", mark="#4a7a4d", font="Karla-Medium",
                 shade="#e3f3e3"),
    "plum": dict(paper="#f7f2fb", cell="#ffffff", thin="#cdbde0", thick="#5e3a87", given="#2d1b45", entry="#c2185b",
                 mark="#7c6a94", font="Quicksand-Bold", selected="#e4d3f7", same="#efe4fa"),
    "middle": dict(marks="middle", size=0.2, given="#000000", entry="#1d6ae5", mark="#1d6ae5", thin="#000000", thick="#000000",
                   font="OpenSans-Regular", height=0.62),
    "corners": dict(marks="corners", size=0.2, given="#000000", entry="#1d6ae5", mark="#1d6ae5", thin="#777777", thick="#000000",
                    font="Arimo-Regular", height=0.6, colours=("#f7d6d6", "#d6f0d6", "#d6e2f7", "#f7efcf")),
    "checks": dict(widths=(1, 1), thin="#b5b5b5", thick="#b5b5b5", shade="#e9e9ec", font="Cabin-Regular", entry="#00796b"),
    "crayons": dict(colours=("#ffd9d9", "#d9f2d9", "#d9e6ff", "#fff3c4", "#ead9ff", "#ffe3c9"), font="AveriaSansGWF-Regular", entry="#3949ab"),
    "desk": dict(paper="#ece9d8", thin="#808080", thick="#404040", widths=(1, 2), given="#000080", entry="#008000",
                 mark="#808080", font="DejaVuSans-Bold", height=0.5),
    "mist": dict(paper="#f4f5f7", thin="#dfe2e7", thick="#aab1bd", widths=(1, 2), given="#4a5160", entry="#7a8ff0", mark="#98a0ae",
                 font="Dosis-Medium"),
    "signal": dict(paper="#000000", cell="#000000", thin="#a0a000", thick="#ffff00", widths=(1, 4), given="#ffff00",
                   entry="#00ffff", mark="#ffffff", font="B612-Bold", text="#ffff00"),
    "terminal": dict(paper="#0b1021", cell="#0b1021", thin="#334", thick="#8088c0", given="#c8d0ff", entry="#7ee787",
                     mark="#8088c0", font="Hack-Regular", text="#c8d0ff"),
    "peach": dict(paper="#fff4ee", thin="#f0c3ad", thick="#d9734a", given="#5a2d1a", entry="#2a8c8c", mark="#a8694d",
                  font="Comfortaa-Regular", selected="#ffdcc9"),
    "dots": dict(given="#20242b", entry="#6a3fc2", mark="#20242b", thin="#a8adb5", thick="#20242b", font="ClearSans-Regular",
                 peers="#f2f2f5", spread=0.31, size=0.2),
    "left": dict(marks="left", size=0.17, given="#222222", entry="#2962ff", mark="#757575", font="Inconsolata",
                 widths=(1, 2)),
    "tablet": dict(widths=(2, 6), thin="#88929c", thick="#111418", given="#111418", entry="#3f7f3f", mark="#5a646e",
                   font="GenBasR", height=0.7, spread=0.28, size=0.21, peers="#eef1f4", same="#d5e6d5"),
}


def solve(line):
    """The solution of a puzzle, by trying the cell with the fewest candidates."""
    values = [0 if c == "." else int(c) for c in line]
    peers = [[j for j in range(81) if j != i and (j // 9 == i // 9 or j % 9 == i % 9
              or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3))] for i in range(81)]

    def go():
        best = None
        for i in range(81):
            if values[i] == 0:
                open_ = set(range(1, 10)) - {values[j] for j in peers[i]}
                if best is None or len(open_) < len(best[1]):
                    best = (i, open_)
        if best is None:
            return True
        for d in sorted(best[1]):
            values[best[0]] = d
            if go():
                return True
        values[best[0]] = 0
        return False

    go()
    return values, peers


def shuffled(rng, givens, solution):
    """The same puzzle under a symmetry, so that every board is another one."""
    names = rng.permutation(9) + 1
    lines = lambda: np.concatenate([3 * b + rng.permutation(3) for b in rng.permutation(3)])
    rows, columns, turn = lines(), lines(), rng.random() < 0.5
    move = lambda values: np.array([0, *names])[np.array(values).reshape(9, 9)][rows][:, columns]
    a, b = move(givens), move(solution)
    return (a.T if turn else a).ravel(), (b.T if turn else b).ravel()


class Fonts:
    def __init__(self, folder):
        files = sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix.lower() in (".ttf", ".otf"))
        self.files, self.open = files, {}

    def get(self, name, height):
        """The font in the size in which its digits are so high."""
        key = (name, max(6, round(height)))
        if key not in self.open:
            found = next((p for p in self.files if p.stem.lower() == name.lower()), None)
            found = found or next((p for p in self.files if p.stem.lower().startswith(name.lower())), None)
            if found is None:
                raise SystemExit(f"no font {name}")
            box = ImageFont.truetype(str(found), 100).getbbox("8")
            self.open[key] = ImageFont.truetype(str(found), max(6, round(height * 100 / (box[3] - box[1]))))
        return self.open[key]


def put(draw, font, text, x, y, ink):
    """Text with its middle at a point; all digits stand on one line, as in programs."""
    box, eight = font.getbbox(text), font.getbbox("8")
    draw.text((x - (box[0] + box[2]) / 2, y - (eight[1] + eight[3]) / 2), text, fill=ink, font=font)


def mark_places(style, marks):
    """Where the candidates of a cell stand, in cells from its middle."""
    spread = style["spread"]
    if style["marks"] == "raster":
        return [(((d - 1) % 3 - 1) * spread, ((d - 1) // 3 - 1) * spread) for d in marks]
    step = style["size"] * 0.75
    if style["marks"] == "corners":
        corners = [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1), (-1, 0), (1, 0), (0, 0)]
        return [(x * 0.33, y * 0.33) for x, y in corners[: len(marks)]]
    if style["marks"] == "left":
        return [(-0.38 + step * i, -0.34) for i in range(len(marks))]
    y = -0.34 if style["marks"] == "top" else 0.0
    return [((i - (len(marks) - 1) / 2) * step, y) for i in range(len(marks))]


def screen(rng, fonts, name, boards):
    """A screenshot, what is in its cells, and what is special about it."""
    style = PLAIN | STYLES[name]
    givens, solution = boards[rng.integers(len(boards))]
    givens, solution = shuffled(rng, givens, solution)
    peers = screen.peers
    unit = int(rng.integers(28, 96))
    with_marks = rng.random() < 0.55
    if with_marks:
        unit = max(unit, 34)
    side = 9 * unit
    phone = rng.random() < 0.6
    margin = int(rng.integers(4, 30)) if phone else int(rng.integers(20, 120))
    above, below = int(unit * rng.uniform(0.8, 3)), int(unit * rng.uniform(0.8, 5))
    right = 0 if phone else int(unit * rng.uniform(1, 6))
    image = Image.new("RGB", (side + 2 * margin + right, side + above + below), style["paper"])
    draw = ImageDraw.Draw(image)
    x0, y0 = margin, above
    special = []

    # What the player has filled in: a few cells, right, and rarely a wrong one.
    entries = np.zeros(81, dtype=int)
    if rng.random() < 0.6:
        for cell in range(81):
            if givens[cell] == 0 and rng.random() < screen.filled:
                entries[cell] = solution[cell]
    values = np.where(givens > 0, givens, entries)
    marks = [[] for _ in range(81)]
    if with_marks:
        share = 1.0 if rng.random() < 0.5 else rng.uniform(0.2, 0.8)
        for cell in range(81):
            if values[cell] == 0 and rng.random() < share:
                left = set(range(1, 10)) - {int(values[j]) for j in peers[cell]}
                digits = sorted(d for d in left if d == solution[cell] or rng.random() < 0.85)
                most = {"raster": 9, "corners": 8, "top": 6, "left": 6, "middle": 6}[style["marks"]]
                marks[cell] = digits if len(digits) <= most else []

    # Cells: their ground, shaded boxes, colours, what belongs to the selected cell.
    ground = [style["cell"]] * 81
    chosen = int(rng.integers(81)) if rng.random() < 0.7 else None
    for cell in range(81):
        box = cell // 27 * 3 + cell % 9 // 3
        if style["shade"] and box % 2 == 0:
            ground[cell] = style["shade"]
        if style["colours"] and rng.random() < 0.3:
            ground[cell] = style["colours"][rng.integers(len(style["colours"]))]
        if chosen is not None:
            if style["peers"] and chosen in peers[cell]:
                ground[cell] = style["peers"]
            if style["same"] and values[chosen] and values[cell] == values[chosen]:
                ground[cell] = style["same"]
            if style["selected"] and cell == chosen:
                ground[cell] = style["selected"]
    place = lambda cell: (x0 + cell % 9 * unit, y0 + cell // 9 * unit)
    gap = round(style["gap"] * unit)
    for cell in range(81):
        x, y = place(cell)
        if gap:
            wide = [gap + (gap if cell % 9 % 3 == 0 else 0), gap + (gap if cell // 9 % 3 == 0 else 0)]
            draw.rounded_rectangle((x + wide[0], y + wide[1], x + unit - gap, y + unit - gap), unit // 8, fill=ground[cell])
        else:
            draw.rectangle((x, y, x + unit, y + unit), fill=ground[cell])
    for bold in (False, True):
        width = style["widths"][bold]
        width = max(width, round(width * unit / 44)) if width else 0
        colour = style["thick"] if bold else style["thin"]
        for i in range(10):
            if width and (i % 3 == 0) == bold:
                at = i * unit - width // 2
                draw.rectangle((x0 + at, y0 - width // 2, x0 + at + width - 1, y0 + side + (width - 1) // 2), fill=colour)
                draw.rectangle((x0 - width // 2, y0 + at, x0 + side + (width - 1) // 2, y0 + at + width - 1), fill=colour)

    # Hints that lie under the candidates.
    hint = with_marks and rng.random() < 0.45
    hinted = [(c, d) for c in range(81) for d in marks[c]] if hint else []
    picked = [hinted[i] for i in rng.permutation(len(hinted))[: int(rng.integers(3, 14))]] if hinted else []
    if hint:
        special.append("hint")
    bright = ["#e53935", "#1e88e5", "#43a047", "#fb8c00", "#8e24aa"]
    pale = ["#ffcdd2", "#bbdefb", "#c8e6c9", "#ffe0b2", "#e1bee7"]
    dark = sum(image.getpixel((0, 0))) < 300
    spot = lambda c, d: (place(c)[0] + (0.5 + mark_places(style, marks[c])[marks[c].index(d)][0]) * unit,
                         place(c)[1] + (0.5 + mark_places(style, marks[c])[marks[c].index(d)][1]) * unit)
    kinds = [int(rng.integers(4)) for _ in picked]
    on_dot = {}
    for (cell, digit), kind in zip(picked, kinds):
        if kind == 0 and style["marks"] == "raster":
            x, y = spot(cell, digit)
            r = unit * 0.15
            colour = bright[rng.integers(5)] if dark else pale[rng.integers(5)]
            draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)
            if dark:
                on_dot[cell, digit] = "#ffffff"

    # Digits.
    font = fonts.get(style["font"], style["height"] * unit)
    small = fonts.get(style["font"], style["size"] * unit * (0.8 if style["marks"] != "raster" else 0.95))
    if sum(1 for cell in range(81) if entries[cell]):
        special.append("entries")
    if with_marks:
        special.append("marks")
    for cell in range(81):
        x, y = place(cell)
        x, y = x + unit / 2, y + unit / 2
        if givens[cell]:
            put(draw, font, str(givens[cell]), x, y, style["given"])
        elif entries[cell]:
            put(draw, font, str(entries[cell]), x, y, style["entry"])
        else:
            for digit, (dx, dy) in zip(marks[cell], mark_places(style, marks[cell])):
                put(draw, small, str(digit), x + dx * unit, y + dy * unit, on_dot.get((cell, digit), style["mark"]))

    # Hints drawn over the board: crosses, rings, links from one candidate to another, the frame of a house.
    if picked:
        over = Image.new("RGBA", (3 * image.size[0], 3 * image.size[1]), (0, 0, 0, 0))
        pen = ImageDraw.Draw(over)
        for (cell, digit), kind in zip(picked, kinds):
            x, y = (3 * v for v in spot(cell, digit))
            colour = bright[rng.integers(5)]
            r, width = 3 * unit * style["size"] * 0.6, max(3, round(unit * 0.09))
            if kind == 1:
                pen.line((x - r, y - r, x + r, y + r), fill=colour, width=width)
                pen.line((x - r, y + r, x + r, y - r), fill=colour, width=width)
            elif kind == 2:
                r *= 1.25
                pen.ellipse((x - r, y - r, x + r, y + r), outline=colour, width=width)
            elif kind == 3:
                pen.line((x - r, y + r, x + r, y - r), fill=colour, width=width)
        if rng.random() < 0.4 and len(picked) >= 2 and style["marks"] == "raster":
            special.append("links")
            colour = bright[rng.integers(5)]
            for (c, d), (e, f) in zip(picked[:3], picked[1:3]):
                pen.line([3 * v for v in (*spot(c, d), *spot(e, f))], fill=colour, width=max(3, round(unit * 0.08)))
        if rng.random() < 0.3:
            row = int(rng.integers(9))
            pen.rectangle((3 * x0, 3 * (y0 + row * unit), 3 * (x0 + side), 3 * (y0 + (row + 1) * unit)), outline=bright[1],
                          width=max(6, round(unit * 0.15)))
        over = over.resize(image.size, Image.Resampling.BOX)
        image.paste(over, (0, 0), over)
        draw = ImageDraw.Draw(image)

    # What surrounds the board: a title, a clock, buttons with digits.
    words = fonts.get(style["font"], max(8, unit * 0.28))
    put(draw, words, ["Medium   04:37", "Level 12", "Sudoku", "Puzzle 381  Hard"][rng.integers(4)], image.size[0] / 2, above * 0.5,
        style["text"])
    if below > 1.6 * unit:
        for d in range(1, 10):
            put(draw, font, str(d), margin + (d - 0.5) * unit, above + side + 0.9 * unit, style["entry"])
    if right > 3.4 * unit:
        for d in range(1, 10):
            x, y = margin + side + unit * (1 + (d - 1) % 3 * 1.05), above + unit * (1 + (d - 1) // 3 * 1.05)
            draw.rounded_rectangle((x - unit * 0.45, y - unit * 0.45, x + unit * 0.45, y + unit * 0.45), unit // 8,
                                   outline=style["thick"])
            put(draw, font, str(d), x, y, style["entry"])

    cells = [str(givens[c]) if givens[c] else f"+{entries[c]}" if entries[c]
             else ":" + "".join(map(str, marks[c])) if marks[c] else "." for c in range(81)]
    if rng.random() < 0.12:
        quarters = int(rng.integers(1, 4))
        image = image.rotate(-90 * quarters, expand=True)
        special.append(f"turned-{90 * quarters}")
    if rng.random() < 0.25:
        special.append("jpeg")
    return image, cells, special


def main():
    folder, out = sys.argv[1], pathlib.Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 20261127
    out.mkdir(parents=True, exist_ok=True)
    fonts = Fonts(folder)
    boards = []
    for line in PUZZLES:
        solution, screen.peers = solve(line)
        boards.append(([0 if c == "." else int(c) for c in line], solution))
    names = list(STYLES)
    for i in range(count):
        rng = np.random.default_rng([seed, i])
        screen.filled = rng.uniform(0.1, 0.7)
        name = names[i % len(names)]
        image, cells, special = screen(rng, fonts, name, boards)
        data = io.BytesIO()
        if "jpeg" in special:
            image.save(data, "JPEG", quality=int(rng.integers(70, 96)))
        else:
            image.save(data, "PNG", compress_level=1)
        end = "jpg" if "jpeg" in special else "png"
        (out / f"{i:04}.{end}").write_bytes(data.getvalue())
        (out / f"{i:04}.txt").write_text(" ".join([name, *special]) + "\n" + " ".join(cells) + "\n")


if __name__ == "__main__":
    main()
