import assert from "node:assert/strict";
import { test } from "node:test";
import { boardCommand, letterOf, pageCommand } from "../../board/keys.js";
import { geometry } from "../../game/geometry.js";

const nine = geometry(3, 3);
const sixteen = geometry(4, 4);

/** @param {string} key @param {string} [code] @param {string} [held] */
const press = (key, code = "", held = "") => ({
  key,
  code,
  shiftKey: held.includes("S"),
  ctrlKey: held.includes("C"),
  metaKey: held.includes("M"),
  altKey: held.includes("A"),
});

/** @type {[string, import("../../board/keys.js").Key, import("../../game/geometry.js").Geometry, object | null][]} */
const CASES = [
  ["a digit", press("5", "Digit5"), nine, { do: "digit", digit: 5, as: null }],
  [
    "a digit on a layout where it needs Shift",
    press("(", "Digit5"),
    nine,
    { do: "digit", digit: 5, as: null },
  ],
  ["Shift and a digit", press("%", "Digit5", "S"), nine, { do: "digit", digit: 5, as: "corner" }],
  ["Ctrl and a digit", press("5", "Digit5", "C"), nine, { do: "digit", digit: 5, as: "candidate" }],
  ["Command and a digit", press("5", "Digit5", "M"), nine, { do: "digit", digit: 5, as: "candidate" }],
  ["the number pad", press("7", "Numpad7"), nine, { do: "digit", digit: 7, as: null }],
  [
    "the number pad with arrows on it",
    press("ArrowUp", "Numpad8"),
    nine,
    { do: "move", way: "up", extend: false, jump: false },
  ],
  [
    "Shift and the number pad, as Windows sends it",
    { ...press("ArrowLeft", "Numpad4"), getModifierState: (key) => key === "NumLock" },
    nine,
    { do: "digit", digit: 4, as: "corner" },
  ],
  ["a digit that a small board has not", press("7", "Digit7"), geometry(2, 3), null],
  ["zero", press("0", "Digit0"), nine, { do: "erase" }],
  ["a letter that is a digit", press("b", "KeyB"), sixteen, { do: "digit", digit: 11, as: null }],
  ["the same with Shift", press("B", "KeyB", "S"), sixteen, { do: "digit", digit: 11, as: "corner" }],
  ["c is a mode while it is no digit", press("c", "KeyC"), nine, { do: "mode", mode: "candidate" }],
  ["c is twelve on 16 by 16", press("c", "KeyC"), sixteen, { do: "digit", digit: 12, as: null }],
  ["v is the mode there", press("v", "KeyV"), sixteen, { do: "mode", mode: "candidate" }],
  ["WASD", press("a", "KeyA"), nine, { do: "move", way: "left", extend: false, jump: false }],
  ["a is ten on 16 by 16", press("a", "KeyA"), sixteen, { do: "digit", digit: 10, as: null }],
  [
    "Shift and an arrow",
    press("ArrowDown", "ArrowDown", "S"),
    nine,
    { do: "move", way: "down", extend: true, jump: false },
  ],
  [
    "Ctrl and an arrow",
    press("ArrowDown", "ArrowDown", "C"),
    nine,
    { do: "move", way: "down", extend: false, jump: true },
  ],
  ["Ctrl+End", press("End", "End", "C"), nine, { do: "move", way: "end", extend: false, jump: false }],
  ["select all", press("a", "KeyA", "C"), nine, { do: "selectAll" }],
  ["hint", press("?", "Slash", "S"), nine, { do: "hint" }],
  ["a large letter is an entry of the menus", press("H", "KeyH", "S"), nine, { do: "choose" }],
  ["so where small ones are modes", press("X", "KeyX", "S"), nine, { do: "reset" }],
  ["with the letters fixed large it is still small", press("H", "KeyH"), nine, { do: "hint" }],
  [
    "large letters that are arrows are arrows",
    press("S", "KeyS", "S"),
    nine,
    { do: "move", way: "down", extend: true, jump: false },
  ],
  ["Tab is left to the browser", press("Tab", "Tab"), nine, null],
  ["Ctrl+C is left to the browser", press("c", "KeyC", "C"), nine, null],
  ["Ctrl+V is left to the browser", press("v", "KeyV", "C"), sixteen, null],
  ["Alt is left to the browser", press("1", "Digit1", "A"), nine, null],
];

for (const [name, key, board, expected] of CASES) {
  test(name, () => assert.deepEqual(boardCommand(key, board), expected));
}

test("undo and redo work everywhere", () => {
  assert.deepEqual(pageCommand(press("z", "KeyZ", "C")), { do: "undo" });
  assert.deepEqual(pageCommand(press("Z", "KeyZ", "CS")), { do: "redo" });
  assert.deepEqual(pageCommand(press("y", "KeyY", "M")), { do: "redo" });
  assert.equal(pageCommand(press("z", "KeyZ")), null, "but not letters alone");
});

test("menus name the letters", () => {
  assert.deepEqual(["choose", "hint", "promote", "moves"].map(letterOf), ["Shift+H", "H", ".", ","]);
  assert.equal(letterOf({ do: "mode" }), undefined);
});
