// Accessibility: axe finds no violations in any state, and the accessibility tree is correct.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { violations } from "./axe.js";
import { cellAt, cyclicBoard, paste, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = ".23.........4..1";

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  "the start": async () => {},
  "marks everywhere": async (page) => {
    await page.getByRole("button", { name: "Marks" }).click();
    await page.getByRole("menuitem").first().click();
  },
  "a conflict": async (page) => {
    await page.keyboard.press("4");
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
  },
  "a hint, whole": async (page) => {
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  },
  "a menu": async (page) => {
    await page.getByRole("button", { name: "Puzzle" }).click();
    await page.getByRole("menu").waitFor();
  },
  "the dialog for new puzzles": async (page) => {
    await paste(page, `5${".".repeat(80)}`);
    await page.locator(".refused").waitFor();
  },
  "the choice among puzzles": async (page) => {
    await paste(page, `.23.........4..1\n.23.........4..1\nx${".".repeat(80)}`);
    await page.locator(".choices button").first().waitFor();
  },
  "the settings": async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").waitFor();
  },
  "the keys": async (page) => {
    await page.keyboard.press("F1");
    await page.getByRole("dialog").waitFor();
  },
  "a notice": async (page) => {
    await page.keyboard.press("5");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("menuitem", { name: "Back to the start" }).click();
    await page.locator(".toast").waitFor();
  },
  "colours, and the context menu": async (page) => {
    for (const key of ["q", "1", "ArrowRight", "2", "m"]) await page.keyboard.press(key);
    await page.getByRole("menu").waitFor();
  },
  "the filter": async (page) => {
    for (const key of ["f", "5", "7"]) await page.keyboard.press(key);
  },
  "all steps now": async (page) => {
    await page.keyboard.press("l");
    await page.locator(".walk-step").nth(3).click();
  },
  "a step told, with what its signs mean": async (page) => {
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    await page.getByRole("button", { name: "What do the symbols mean?" }).click();
  },
  "the table of techniques": async (page) => {
    await page.getByRole("button", { name: "Tutor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Solve the singles" }).click();
    await page.locator(".uses").waitFor();
  },
  "what a technique is": async (page) => {
    await page.keyboard.press("l");
    await page.locator(".walk-step").first().click();
    await page.getByRole("button", { name: /^What is “/ }).click();
    await page.locator(".example").waitFor();
  },
  "puzzles to order": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("radio", { name: /are ready/ }).waitFor();
  },
  "recent games": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Recent" }).click();
    await page.getByText("Games that you play appear here.").waitFor();
  },
  "a puzzle being written": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Text or file" }).click();
    await page.getByRole("button", { name: "Write it on the board" }).click();
    await page.keyboard.press("5");
    await page.getByRole("button", { name: "Done" }).click();
    await page.locator(".tutor.bad").waitFor();
  },
  saving: async (page) => {
    await page.keyboard.press("Control+s");
    await page.getByRole("combobox", { name: "Format" }).selectOption("sdk");
    await page.waitForFunction(() => document.querySelector("textarea")?.value);
  },
  "save points": async (page) => {
    for (const key of ["7", "Control+b", "Control+b"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("menuitem", { name: "Save points…" }).click();
    await page.locator(".save-row").nth(2).waitFor();
  },
  printing: async (page) => {
    await page.keyboard.press("Control+p");
    await page.getByRole("radio", { name: /worksheet/ }).check();
  },
  "a claim begun": async (page) => {
    await page.keyboard.press("u");
    await page.locator(".tutor select option").nth(3).waitFor({ state: "attached" });
    for (const key of ["Space", "1"]) await page.keyboard.press(key);
  },
  "a claim refused": async (page) => {
    for (const key of ["u", "Space"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Check" }).click();
    await page.locator(".tutor .finding").waitFor();
  },
  "the look back at a game": async (page) => {
    await page.keyboard.press("5");
    await page.getByRole("button", { name: "Tutor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Review the game" }).click();
    await page.locator(".uses").waitFor();
  },
  "the branches of an argument": async (page) => {
    const { shown } = await (
      await fetch(new URL("api/v1/another?technique=forcing-chain-verity&seed=3&lang=en", page.url()))
    ).json();
    await page.evaluate((sheet) => sessionStorage.setItem("jade.try", JSON.stringify(sheet)), shown.sheet);
    await page.evaluate(() =>
      localStorage.setItem(
        "jade.settings",
        JSON.stringify({
          ...JSON.parse(localStorage.getItem("jade.settings") ?? "{}"),
          technique: "forcing-chain-verity",
        }),
      ),
    );
    await page.reload();
    await ready(page);
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    await page.getByRole("button", { name: "What do the symbols mean?" }).click();
    await page.getByText(/branch b: if /).waitFor();
    await expect.poll(async () => await page.locator(".link .letter").count()).toBeGreaterThan(1);
  },
  "the path, walked": async (page) => {
    await paste(page, SMALL);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
    await page.keyboard.press("y");
    await page.locator(".walk-step").nth(2).click();
  },
  solved: async (page) => {
    await page.getByRole("button", { name: "Tutor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Show the solution" }).click();
    await page.getByRole("heading", { name: "Solved" }).waitFor();
  },
  paused: async (page) => {
    await page.keyboard.press("p");
    await page.getByText("Paused.").first().waitFor();
  },
  "no answer": async (page) => {
    await page.context().setOffline(true);
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Try again" }).waitFor();
  },
  "rules broken, and told": async (page) => {
    await page.keyboard.press("4");
    await page.getByRole("button", { name: "Marks" }).click();
    await page.getByRole("menuitem", { name: "Check the rules" }).click();
    await page.getByText("One rule is broken:").first().waitFor();
  },
  "a candidate's menu, and a link begun": async (page) => {
    for (const key of ["Control+2", "Control+5", "m"]) await page.keyboard.press(key);
    await page.locator(".context-row").getByRole("menuitemradio", { name: "2", exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("menuitem", { name: "Strong link from 2" }).click();
    await page.getByText("Where does the link").first().waitFor();
  },
  "one technique chosen": async (page) => {
    await page.getByRole("button", { name: "Tutor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Choose a technique…" }).click();
    await page.getByRole("combobox", { name: "Technique" }).selectOption("x-wing");
    await page.keyboard.press("Escape");
    await page.locator(".chosen").waitFor();
  },
  "the techniques that a level implies": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByText(/techniques may be needed/).click();
    await page.getByRole("radio", { name: /Make one now/ }).check();
  },
  "a board of 25 by 25": async (page) => {
    await paste(page, cyclicBoard(5, 5));
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 625);
  },
  "a board too large to play": async (page) => {
    await paste(page, "1".padEnd(1296, "."));
    await page.getByRole("button", { name: "Show and solve it" }).click();
    await page.locator(".large-board").waitFor();
  },
  "shapes for digits": async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "colours with shapes" }).check();
    await page.keyboard.press("Escape");
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe finds no problem: ${name}`, async ({ open }) => {
    for (const dark of [false, true]) {
      const { page } = await open("", { dark, worker: false });
      await reach(page);
      expect(await violations(page), dark ? "dark" : "light").toEqual([]);
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [320, 640],
]) {
  test(`axe finds no problem: ${width} by ${height}, and with a hint`, async ({ open }) => {
    const { page } = await open("", { width, height, touch: true });
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Tell me more" }).click();
    expect(await violations(page)).toEqual([]);
  });
}

for (const kind of ["Find it", "Is it there?", "Play on"]) {
  test(`axe finds no problem: a drill, ${kind}`, async ({ open }) => {
    const { page } = await open(`learn/naked-pair`, {
      dark: kind === "Find it",
    });
    await page.getByRole("button", { name: kind, exact: true }).click();
    await page.locator(".practice-button").click();
    await page.locator(".practice .shown-board").waitFor();
    expect(await violations(page)).toEqual([]);
    const next = page.locator(".practice").getByRole("button", { name: /^(Show it|It is there)$/ });
    if (await next.count()) await next.click();
    expect(await violations(page)).toEqual([]);
  });
}

test("the accessibility tree has one grid of rows of named cells with states, and one tab stop", async ({
  open,
}) => {
  const { page } = await open("");
  const grid = page.getByRole("grid", { name: "Sudoku, 9 by 9" });
  await expect(grid.getByRole("row")).toHaveCount(9);
  await expect(grid.getByRole("gridcell")).toHaveCount(81);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(page.locator("svg.board[aria-hidden=true]"), "the picture is for the eyes only").toHaveCount(
    1,
  );
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const cells = nodes.filter((node) => node.role?.value === "gridcell");
  expect(cells.length).toBe(81);
  const found = (/** @type {string} */ name) => {
    const node = cells.find((cell) => cell.name?.value === name);
    assert.ok(node, name);
    return Object.fromEntries(
      (node.properties ?? []).map((property) => [property.name, property.value.value]),
    );
  };
  expect(found("Row 1, column 6, box 2, given 4").readonly).toBe(true);
  const first = found("Row 1, column 1, box 1, empty");
  expect(first.readonly).toBe(false);
  expect(first.selected).toBe(true);
  expect(first.focusable).toBe(true);
  expect(first.focused).toBe(true);
  expect(found("Row 9, column 9, box 9, empty").selected).toBe(false);
  await page.keyboard.press("4");
  const after = await session.send("Accessibility.getFullAXTree");
  const wrong = after.nodes.find((node) => node.name?.value === "Row 1, column 1, box 1, 4, in conflict");
  expect(wrong?.properties?.find(({ name }) => name === "invalid")?.value.value).toBe("true");
});

test("cells are never recreated: the focus survives every redraw", async ({ open }) => {
  const { page } = await open("");
  const cell = await cellAt(page, 1, 1).elementHandle();
  const same = () => page.evaluate((one) => one === document.activeElement && one?.isConnected, cell);
  await page.keyboard.press("7");
  await expect.poll(async () => same()).toBeTruthy();
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await expect.poll(async () => same()).toBeTruthy();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => same()).toBeTruthy();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".theme-button")).click());
  await expect.poll(async () => same()).toBeTruthy();
});

test("entries, conflicts, undo and hints are announced", async ({ open }) => {
  const { page } = await open("");
  const spoken = page.getByRole("status").last();
  const says = (/** @type {RegExp} */ words) =>
    page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector(".spoken")?.textContent ?? ""),
      words.source,
    );
  await expect(spoken).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("7");
  await says(/^7/);
  await page.keyboard.press("4");
  await says(/^4, in conflict/);
  await page.keyboard.press("Control+z");
  await says(/^Undone\. Row 1, column 1, box 1, 7/);
  await page.keyboard.press("h");
  await says(/^Where to look: Look at/);
  await page.keyboard.press("x");
  await says(/Corner$/);
});
