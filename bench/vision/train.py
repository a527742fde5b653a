"""Makes the network that reads cells: train.py FONTS WEIGHTS [BOARDS [EPOCHS]]

Everything is drawn by `boards.py` from one seed; no photograph is used. One thread and one kind of arithmetic, so the same
versions (requirements.txt) and fonts (packages.txt) make the same bytes.
"""

import os
import sys

# Before numpy: one thread, and kernels that every 64-bit Intel or AMD processor since 2013 has, so sums are in one order.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_CORETYPE", "Haswell")
os.environ.setdefault("NPY_DISABLE_CPU_FEATURES", "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL AVX512_SPR")

import pathlib
import struct
import time

import numpy as np

import boards

SEED = 20261126
C1, C2, HIDDEN, CLASSES = 12, 32, 80, 20
BATCH, EPOCHS, BOARDS, TEST = 96, 6, 1600, 100


def packages():
    here = pathlib.Path(__file__).parent
    rows = [line.split() for line in (here / "packages.txt").read_text().splitlines() if line and line[0] != "#"]
    return [(row[0], row[1]) for row in rows]


def windows(x, k):
    """All windows of k by k as rows: (n, h, w, c) becomes (n, h-k+1, w-k+1, k*k*c)."""
    n, h, w, c = x.shape
    v = np.lib.stride_tricks.sliding_window_view(x, (k, k), axis=(1, 2))  # n, h', w', c, k, k
    return np.ascontiguousarray(v.transpose(0, 1, 2, 4, 5, 3)).reshape(n, h - k + 1, w - k + 1, k * k * c)


def halve(x):
    """The largest of each two by two, and where it was."""
    n, h, w, c = x.shape
    q = x.reshape(n, h // 2, 2, w // 2, 2, c)
    m = q.max(axis=(2, 4))
    return m, q == m[:, :, None, :, None, :]


class Network:
    def __init__(self, rng):
        def random(rows, columns):
            return (rng.normal(0, np.sqrt(2 / rows), (rows, columns))).astype(np.float32)

        self.w = [random(25, C1), random(9 * C1, C2), random(16 * C2, HIDDEN), random(HIDDEN, CLASSES)]
        self.b = [np.zeros(w.shape[1], dtype=np.float32) for w in self.w]

    def forward(self, x):
        a0 = windows(x[:, :, :, None], 5)
        z1 = a0 @ self.w[0] + self.b[0]
        p1, m1 = halve(np.maximum(z1, 0))
        a1 = windows(p1, 3)
        z2 = a1 @ self.w[1] + self.b[1]
        p2, m2 = halve(np.maximum(z2, 0))
        a2 = p2.reshape(len(x), -1)
        a3 = np.maximum(a2 @ self.w[2] + self.b[2], 0)
        out = a3 @ self.w[3] + self.b[3]
        return out, (a0, z1, m1, a1, z2, m2, a2, a3)

    def backward(self, kept, d):
        a0, z1, m1, a1, z2, m2, a2, a3 = kept
        n = len(d)
        gw, gb = [None] * 4, [None] * 4
        gw[3], gb[3] = a3.T @ d, d.sum(0)
        d = (d @ self.w[3].T) * (a3 > 0)
        gw[2], gb[2] = a2.T @ d, d.sum(0)
        d = (d @ self.w[2].T).reshape(n, 4, 1, 4, 1, C2) * m2
        d = d.reshape(n, 8, 8, C2) * (z2 > 0)
        flat = d.reshape(-1, C2)
        gw[1], gb[1] = a1.reshape(-1, 9 * C1).T @ flat, flat.sum(0)
        back = (flat @ self.w[1].T).reshape(n, 8, 8, 3, 3, C1)
        dp = np.zeros((n, 10, 10, C1), dtype=np.float32)
        for i in range(3):
            for j in range(3):
                dp[:, i : i + 8, j : j + 8] += back[:, :, :, i, j]
        d = dp[:, :, None, :, None, :] * m1
        d = d.reshape(n, 20, 20, C1) * (z1 > 0)
        flat = d.reshape(-1, C1)
        gw[0], gb[0] = a0.reshape(-1, 25).T @ flat, flat.sum(0)
        return gw + gb


def softmax(x):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def draw(rng, fonts, count, what):
    cells, labels, begun = [], [], time.time()
    for i in range(count):
        c, l = boards.make(rng, fonts)
        cells.append(np.round(c * 84).astype(np.int8))
        labels.append(l)
    print(f"{count} boards {what} drawn in {time.time() - begun:.0f} s", flush=True)
    return np.concatenate(cells), np.concatenate(labels)


def as_input(x):
    return x.astype(np.float32) / 84


def evaluate(net, x, y):
    out = np.concatenate([net.forward(as_input(x[i : i + 500]))[0] for i in range(0, len(x), 500)])
    found = out.argmax(axis=1)
    digit = lambda v: np.where(v >= 19, 19, np.where(v > 9, v - 9, v))
    p = softmax(out)[np.arange(len(y)), y]
    return (found == y).mean(), (digit(found) == digit(y)).mean(), -np.log(np.maximum(p, 1e-9)).mean()


def quantise(net):
    """Weights as whole numbers from -127 to 127 with one scale for each output; the network computes on with these."""
    stored = []
    for i, w in enumerate(net.w):
        scale = np.maximum(np.abs(w).max(axis=0), 1e-6).astype(np.float32) / np.float32(127)
        q = np.clip(np.rint(w / scale), -127, 127).astype(np.int8)
        net.w[i] = q.astype(np.float32) * scale
        stored.append((q, scale, net.b[i]))
    return stored


def write(path, stored):
    """Each layer: rows and columns (u16, little endian), scales and biases (f32 for each column), weights (i8, by rows)."""
    with open(path, "wb") as f:
        for q, scale, bias in stored:
            f.write(struct.pack("<HH", *q.shape))
            f.write(scale.astype("<f4").tobytes())
            f.write(bias.astype("<f4").tobytes())
            f.write(q.tobytes())


def main():
    fonts_folder, out = sys.argv[1], sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else BOARDS
    epochs = int(sys.argv[4]) if len(sys.argv) > 4 else EPOCHS
    fonts = boards.Fonts(*boards.fonts(fonts_folder, packages()))
    print(f"{len(fonts.printed)} printed and {len(fonts.handwritten)} handwritten fonts", flush=True)
    x, y = draw(np.random.default_rng([SEED, 1]), fonts, count, "to learn from")
    tx, ty = draw(np.random.default_rng([SEED, 2]), fonts, TEST, "to test with")
    rng = np.random.default_rng([SEED, 3])
    net = Network(rng)
    params = net.w + net.b
    m = [np.zeros_like(p) for p in params]
    v = [np.zeros_like(p) for p in params]
    steps = epochs * (len(x) // BATCH)
    step, begun = 0, time.time()
    for epoch in range(epochs):
        order = rng.permutation(len(x))
        for i in range(0, len(x) - BATCH + 1, BATCH):
            pick = order[i : i + BATCH]
            batch, labels = as_input(x[pick]), y[pick]
            # Moved by a pixel at most, and brighter or darker.
            batch = np.roll(batch, tuple(rng.integers(-1, 2, 2)), axis=(1, 2)) * np.float32(rng.uniform(0.85, 1.15))
            o, kept = net.forward(batch)
            d = softmax(o)
            d[np.arange(BATCH), labels] -= 1
            g = net.backward(kept, (d / BATCH).astype(np.float32))
            step += 1
            rate = 2e-3 * 0.5 * (1 + np.cos(np.pi * step / steps)) * min(1, step / 200)
            for k, p in enumerate(params):
                m[k] += 0.1 * (g[k] - m[k])
                v[k] += 0.001 * (g[k] * g[k] - v[k])
                p -= np.float32(rate) * (m[k] / (1 - 0.9**step) / (np.sqrt(v[k] / (1 - 0.999**step)) + 1e-8)).astype(np.float32)
        everything, digits, loss = evaluate(net, tx, ty)
        print(f"epoch {epoch + 1}: {everything:.4f} right, {digits:.4f} without the kind, loss {loss:.4f}, {time.time() - begun:.0f} s", flush=True)
    stored = quantise(net)
    print("8 bits: %.4f right, %.4f without the kind, loss %.4f" % evaluate(net, tx, ty), flush=True)
    write(out, stored)
    print(f"{os.path.getsize(out)} bytes")


if __name__ == "__main__":
    main()
