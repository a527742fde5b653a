// Accessibility: axe finds no violations in any state, and the accessibility tree is correct.

import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { allRungs, cellAt, choose, cyclicBoard, paste, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = ".23.........4..1";

/** Opens a small board, where all that the tutor answers is quick. @param {Page} page */
async function openSmall(page) {
  await paste(page, SMALL);
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
}

/** Opens a step of a list. @param {Page} page @param {number} at */
async function openStep(page, at) {
  const step = page.locator(".walk-step").nth(at);
  await step.click();
  await expect(step).toHaveAttribute("aria-expanded", "true");
}

/** What each state is reached with; it ends when the page shows it. @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  "the start": async () => {},
  "marks everywhere": async (page) => {
    await choose(page, "Fill in all candidates");
    await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/candidates 5 6 7 8$/);
  },
  "a conflict": async (page) => {
    await page.keyboard.press("4");
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toBeVisible();
  },
  "a hint, whole": async (page) => {
    await allRungs(page, "h");
  },
  "a menu": async (page) => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "the dialog for new puzzles": async (page) => {
    await paste(page, `5${".".repeat(80)}`);
    await expect(page.locator(".refused")).toBeVisible();
  },
  "the choice among puzzles": async (page) => {
    await paste(page, `.23.........4..1\n.23.........4..1\nx${".".repeat(80)}`);
    await expect(page.locator(".choices button").first()).toBeVisible();
  },
  "the settings": async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the keys": async (page) => {
    await page.keyboard.press("F1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a notice": async (page) => {
    await page.keyboard.press("5");
    await choose(page, "Back to the start");
    await expect(page.locator(".toast")).toBeVisible();
  },
  "colours, and the context menu": async (page) => {
    for (const key of ["q", "1", "ArrowRight", "2", "m"]) await page.keyboard.press(key);
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "the filter": async (page) => {
    for (const key of ["f", "5", "7"]) await page.keyboard.press(key);
    await expect(page.locator(".layer-choice .filtered")).not.toHaveCount(0);
  },
  "all steps now": async (page) => {
    await openSmall(page);
    await page.keyboard.press("l");
    await openStep(page, 3);
  },
  "a step told, with what its signs mean": async (page) => {
    await allRungs(page, "h");
    await page.getByRole("button", { name: "What do the symbols mean?" }).click();
    await expect(page.locator(".legend")).toBeVisible();
  },
  "the table of techniques": async (page) => {
    await choose(page, "Solve the singles");
    await expect(page.locator(".uses")).toBeVisible();
  },
  "what a technique is": async (page) => {
    await openSmall(page);
    await page.keyboard.press("l");
    await openStep(page, 0);
    await page.getByRole("button", { name: /^What is “/ }).click();
    await expect(page.locator(".example")).toBeVisible();
  },
  "puzzles to order": async (page) => {
    await page.keyboard.press("Control+o");
    await expect(page.getByRole("radio", { name: /^Collection/ })).toBeVisible();
  },
  "recent games": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Recent" }).click();
    await expect(page.getByText("Games that you play appear here.")).toBeVisible();
  },
  "a puzzle being written": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Text or file" }).click();
    await page.getByRole("button", { name: "Write it on the board" }).click();
    await page.keyboard.press("5");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.locator(".tutor.bad")).toBeVisible();
  },
  saving: async (page) => {
    await page.keyboard.press("Control+s");
    await page.getByRole("combobox", { name: "Format" }).selectOption("sdk");
    await expect(page.locator("textarea")).not.toHaveValue("");
  },
  "save points": async (page) => {
    for (const key of ["7", "Control+b", "Control+b"]) await page.keyboard.press(key);
    await choose(page, "Save points…");
    await expect(page.locator(".save-row").nth(2)).toBeVisible();
  },
  printing: async (page) => {
    await page.keyboard.press("Control+p");
    await page.getByRole("radio", { name: /worksheet/ }).check();
    await expect(page.getByRole("combobox", { name: "Technique" })).toBeVisible();
  },
  "a claim begun": async (page) => {
    await page.keyboard.press("u");
    await expect(page.locator(".tutor select option").nth(3)).toBeAttached();
    for (const key of ["Space", "1"]) await page.keyboard.press(key);
    await expect(page.getByText(/^One cell marked/)).toBeVisible();
  },
  "a claim refused": async (page) => {
    for (const key of ["u", "Space"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.locator(".tutor .finding")).toBeVisible();
  },
  "the look back at a game": async (page) => {
    await page.keyboard.press("5");
    await choose(page, "Review the game");
    await expect(page.locator(".uses")).toBeVisible();
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
    await allRungs(page, "h");
    await page.getByRole("button", { name: "What do the symbols mean?" }).click();
    await expect(page.getByText(/branch b: if /)).toBeVisible();
    await expect(page.locator(".link .letter").nth(1)).toBeAttached();
  },
  "the path, walked": async (page) => {
    await openSmall(page);
    await page.keyboard.press("y");
    await openStep(page, 2);
  },
  solved: async (page) => {
    await choose(page, "Show the solution");
    await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  },
  paused: async (page) => {
    await page.keyboard.press("p");
    await expect(page.getByText("Paused.").first()).toBeVisible();
  },
  "no answer": async (page) => {
    await page.context().setOffline(true);
    await page.keyboard.press("h");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  },
  "rules broken, and told": async (page) => {
    await page.keyboard.press("4");
    await choose(page, "Check my digits");
    await expect(page.getByText("One rule is broken:").first()).toBeVisible();
  },
  "a candidate's menu, and a link begun": async (page) => {
    for (const key of ["Control+2", "Control+5", "m"]) await page.keyboard.press(key);
    await page.locator(".context-row").getByRole("menuitemradio", { name: "2", exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("menuitem", { name: "Strong link from 2" }).click();
    await expect(page.getByText("Where does the link").first()).toBeVisible();
  },
  "one technique chosen": async (page) => {
    await choose(page, "Choose a technique…");
    await page.getByRole("combobox", { name: "Technique" }).selectOption("x-wing");
    await page.keyboard.press("Escape");
    await expect(page.locator(".chosen")).toBeVisible();
  },
  "the techniques that a level implies": async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByText(/techniques may be needed/).click();
    await page.getByRole("radio", { name: /Make one now/ }).check();
  },
  "a board of 25 by 25": async (page) => {
    await paste(page, cyclicBoard(5, 5));
    await expect(page.locator("[role=gridcell]")).toHaveCount(625);
  },
  "a board too large to play": async (page) => {
    await paste(page, "1".padEnd(1296, "."));
    await page.getByRole("button", { name: "Show and solve it" }).click();
    await expect(page.locator(".large-board")).toBeVisible();
  },
  "shapes for digits": async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator("dialog summary").click();
    await page.getByRole("radio", { name: "colours with shapes" }).check();
    await page.keyboard.press("Escape");
    await expect(page.locator(".layer-sheet text")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
};

/** What the browser may complain of in a state. @type {Record<string, RegExp>} */
const COMPLAINTS = { "no answer": /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ };

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe finds no problem: ${name}`, async ({ open }) => {
    const { page } = await open("", { tolerate: COMPLAINTS[name] });
    await reach(page);
    expect(await violations(page), "light").toEqual([]);
    // Only styles know the scheme, so the state need not be reached again.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page), "dark").toEqual([]);
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
    for (let rung = 1; rung < 4; rung++) {
      await expect(page.locator(".rung")).toHaveCount(rung);
      await page.getByRole("button", { name: "Tell me more" }).click();
    }
    await expect(page.locator(".rung")).toHaveCount(4);
    expect(await violations(page)).toEqual([]);
  });
}

for (const [kind, answer] of [
  ["Find it", "Show it"],
  ["Is it there?", "It is there"],
  ["Play on", ""],
]) {
  test(`axe finds no problem: a drill, ${kind}`, async ({ open }) => {
    const { page } = await open("learn/naked-pair", { dark: kind === "Find it" });
    await page.getByRole("button", { name: kind, exact: true }).click();
    await page.locator(".practice-button").click();
    await expect(page.locator(".practice .shown-board")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    if (!answer) return;
    // It may be there: then the page asks where, and otherwise what is next.
    const button = page.locator(".practice").getByRole("button", { name: answer, exact: true });
    await button.click();
    await expect(button).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}

test("the accessibility tree has one grid of rows of named cells with states, and one tab stop", async ({
  open,
}) => {
  const { page } = await open();
  const grid = page.getByRole("grid", { name: "Sudoku, 9 by 9" });
  await expect(grid.getByRole("row")).toHaveCount(9);
  await expect(grid.getByRole("gridcell")).toHaveCount(81);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(page.locator("svg.board[aria-hidden=true]"), "for the eyes only").toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const cells = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes.filter((node) => node.role?.value === "gridcell");
  };
  await expect.poll(async () => (await cells()).length).toBe(81);
  /** The states of a cell as the browser tells a screen reader. @param {string} name */
  const states = async (name) => {
    const node = (await cells()).find((cell) => cell.name?.value === name);
    return node?.properties?.map((property) => `${property.name} ${property.value.value}`) ?? [];
  };
  const empty = "Row 1, column 1, box 1, empty";
  await expect.poll(() => states("Row 1, column 6, box 2, given 4")).toContain("readonly true");
  await expect
    .poll(() => states(empty))
    .toEqual(expect.arrayContaining(["readonly false", "selected true", "focusable true", "focused true"]));
  await expect.poll(() => states("Row 9, column 9, box 9, empty")).toContain("selected false");
  await page.keyboard.press("4");
  await expect.poll(() => states("Row 1, column 1, box 1, 4, in conflict")).toContain("invalid true");
});

test("cells are never recreated: the focus survives every redraw", async ({ open }) => {
  const { page } = await open();
  const first = cellAt(page, 1, 1);
  const cell = await first.elementHandle();
  const same = () => page.evaluate((one) => one === document.activeElement && one?.isConnected, cell);
  await page.keyboard.press("7");
  await expect(first).toHaveAccessibleName(/, 7$/);
  await expect.poll(same).toBe(true);
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toBeVisible();
  await expect.poll(same).toBe(true);
  await page.keyboard.press("Control+z");
  await expect(first).toHaveAccessibleName(/, empty$/);
  await expect.poll(same).toBe(true);
  const theme = await page.locator("html").getAttribute("data-theme");
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".theme-button")).click());
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme ?? "");
  await expect.poll(same).toBe(true);
});

test("entries, conflicts, undo and hints are announced", async ({ open }) => {
  const { page } = await open();
  const spoken = page.locator(".spoken");
  await expect(spoken).toHaveRole("status");
  await expect(spoken).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("7");
  await expect(spoken).toHaveText(/^7/);
  await page.keyboard.press("4");
  await expect(spoken).toHaveText(/^4, in conflict/);
  await page.keyboard.press("Control+z");
  await expect(spoken).toHaveText(/^Undone\. Row 1, column 1, box 1, 7/);
  await page.keyboard.press("h");
  await expect(spoken).toHaveText(/^Where to look: Look at/);
  await page.keyboard.press("x");
  await expect(spoken).toHaveText(/Corner$/);
});
