// What the page offers beyond playing: colours, links, the filter, save points, lists of steps, techniques, writing
// puzzles, formats.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { cellAt, label, paste, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = ".23.........4..1";
/** A clock that shows at least two seconds. */
const PLAYED = /[1-9]:|0:(0[2-9]|[1-5]\d)/;
// Made for these tests; solving it takes chains.
const HARD = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** @param {Page} page @param {string} menu @param {string | RegExp} entry */
async function choose(page, menu, entry) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page
    .getByRole("menuitem", { name: entry })
    .or(page.getByRole("menuitemcheckbox", { name: entry }))
    .click();
}

/** @typedef {import("./fixtures.js").TestFixtures & import("./fixtures.js").WorkerFixtures} Fixtures */

/** @param {string} name @param {(page: Page, fixtures: Pick<Fixtures, "open" | "jade">) => Promise<void>} body @param {import("./fixtures.js").Opening} [options] */
const check = (name, body, options) =>
  test(name, async ({ open, jade }) => {
    const { page } = await open("", options);
    await body(page, { open, jade });
  });

check("colours: set, removed, replaced, cleared; shown or hidden; announced; saved", async (page) => {
  await page.keyboard.press("q");
  await page.keyboard.press("1");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty, coloured blue, disc");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "green, triangle" }).click();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "green, triangle" }).click();
  await expect(page.locator(".layer-paint .paint")).toHaveCount(3);
  await page.getByRole("button", { name: "green, triangle" }).click();
  await expect(page.locator(".layer-paint .paint"), "the same colour again takes it away").toHaveCount(2);
  await page.getByRole("button", { name: "marked as wrong" }).click();
  await expect(page.locator(".layer-drawn .strike")).toHaveCount(1);
  await page.keyboard.press("9");
  await expect(page.locator(".layer-drawn .strike"), "which 9 does as well").toHaveCount(0);
  await page.keyboard.press("9");
  await page.reload();
  await ready(page);
  await expect(page.locator(".layer-paint .paint"), "nothing is lost").toHaveCount(2);
  await choose(page, "Marks", "Show colours");
  await expect(page.locator(".layer-paint > *")).toHaveCount(0);
  await choose(page, "Marks", "Show colours");
  await choose(page, "Marks", "Erase all colours and links");
  await expect(page.locator(".layer-paint > *, .layer-drawn > *")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(page.locator(".layer-paint .paint"), "which can be undone").toHaveCount(2);
});

check(
  "the context menu opens by right click and by key, has candidates and links, and returns the focus",
  async (page) => {
    await choose(page, "Marks", "Fill in all candidates");
    const box = await cellAt(page, 1, 1).boundingBox();
    assert.ok(box);
    // Candidate 5 is in the middle of its cell.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: "right" });
    const menu = page.getByRole("menu");
    await menu.waitFor();
    await expect(page.getByRole("menuitemradio", { name: "5", exact: true })).toHaveAttribute(
      "aria-checked",
      "true",
    );
    await page.getByRole("menuitemradio", { name: "purple, diamond" }).click();
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidate 5 purple, diamond$/);
    await expect(page.locator(".layer-paint .diamond")).toHaveCount(1);
    await page.keyboard.press("m");
    await page.getByRole("menuitemradio", { name: "5", exact: true }).click();
    await page.getByRole("menuitem", { name: "Strong link from 5" }).click();
    await page.getByText("Where does the link from candidate 5 lead?").first().waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitemradio", { name: "5", exact: true }).click();
    await page.getByRole("menuitem", { name: "Link to here: 5" }).click();
    await expect(page.locator(".layer-drawn .link.strong")).toHaveCount(1);
    await expect
      .poll(async () => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("gridcell");
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect
      .poll(async () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")?.slice(0, 15)))
      .toBe("Row 1, column 2");
  },
);

check(
  "a long press opens the context menu",
  async (page) => {
    const box = await cellAt(page, 3, 1).boundingBox();
    assert.ok(box);
    const client = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.getByRole("menu").waitFor();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.getByRole("menu"), "and lifting the finger leaves it open").toHaveCount(1);
  },
  { touch: true, width: 360, height: 740 },
);

check(
  "the filter shows any set of digits or cells with two candidates, and can be turned off",
  async (page) => {
    await page.keyboard.press("f");
    await page.keyboard.press("5");
    const one = await page.locator(".tint.filtered").count();
    expect(one).toBeGreaterThan(5);
    await expect(page.locator(".tint.same"), "where it stands is shown as well").toHaveCount(4);
    await page.getByRole("button", { name: /^7, / }).click();
    await expect.poll(async () => await page.locator(".tint.filtered").count()).toBeGreaterThan(one);
    await expect(page.getByRole("button", { name: /^7, / })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.locator(".tint.filtered")).toHaveCount(0);
    await page.getByRole("button", { name: "Two candidates" }).click();
    const pairs = await page.locator(".tint.filtered").count();
    expect(pairs > 0 && pairs < one).toBeTruthy();
    await expect(page.locator(".spoken")).toHaveText(/Two candidates/);
  },
);

check(
  "save points form a tree and can be named, restored and deleted; going back to the start makes one",
  async (page) => {
    await page.keyboard.press("7");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    await choose(page, "Edit", "Save points…");
    await page.getByRole("textbox", { name: "Name (optional)" }).fill("With a six");
    await page.getByRole("button", { name: "Save here" }).click();
    await expect(page.locator(".saves ul ul .save-row"), "it grew out of the first").toHaveCount(1);
    await page.getByRole("button", { name: /^Save point 1/ }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty");
    await page.keyboard.press("8");
    await page.keyboard.press("Control+b");
    await page.reload();
    await ready(page);
    await choose(page, "Edit", "Save points…");
    await expect(page.locator(".saves ul ul .save-row"), "two branches of the first").toHaveCount(2);
    await page.getByRole("button", { name: /^With a six/ }).click();
    await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, 6");
    await page.keyboard.press("Control+z");
    await expect(cellAt(page, 1, 2), "going back is a step of undo").toHaveAccessibleName(
      "Row 1, column 2, box 1, 8",
    );
    await choose(page, "Edit", "Save points…");
    await page.getByRole("button", { name: "Delete this save point" }).first().click();
    await expect(page.locator(".save-row")).toHaveCount(3);
    await page.getByRole("button", { name: /^Start/ }).click();
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  },
);

check("the game goes back to before the first mistake", async (page) => {
  await choose(page, "Tutor", /^One step/);
  await page.getByRole("button", { name: "Close the hint" }).click();
  const good = await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count();
  expect(good).toBe(1);
  await choose(page, "Edit", "Back to before the first mistake");
  await page.getByText("There is no mistake on your board.").first().waitFor();
  // Row 1 has a 7 in this cell, and no 5.
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("5");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("2");
  await choose(page, "Edit", "Back to before the first mistake");
  await page.getByText("This is the board before the first mistake.").first().waitFor();
  await expect(page.locator('[aria-readonly="false"]:not([aria-label*="empty"])')).toHaveCount(good);
  await page.getByRole("button", { name: "Return" }).click();
  await expect(page.locator('[aria-readonly="false"]:not([aria-label*="empty"])')).toHaveCount(good + 2);
});

check("the list of steps draws each step on hover and applies one", async (page) => {
  await page.keyboard.press("l");
  const rows = page.locator(".walk-step");
  await rows.first().waitFor();
  await expect.poll(async () => await rows.count()).toBeGreaterThan(10);
  await rows.nth(2).hover();
  const second = await page.locator(".layer-over").innerHTML();
  expect(second).not.toBe("");
  await rows.nth(0).hover();
  await expect.poll(async () => page.locator(".layer-over").innerHTML()).not.toBe(second);
  await page
    .getByRole("button", { name: /^What is “/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Do it for me" }).click();
  await rows.first().waitFor({ state: "detached" });
  await expect(page.locator('[aria-readonly="false"]:not([aria-label*="empty"])')).toHaveCount(1);
});

check("the path can be followed without changing the game, then applied up to a step", async (page) => {
  await page.keyboard.press("y");
  await page.locator(".walk-step").first().waitFor();
  const next = page.getByRole("button", { name: "Next step" });
  for (let i = 0; i < 5; i++) await next.click();
  await page.getByText(/^6 of \d+$/).waitFor();
  const shown = await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count();
  expect(shown).toBeGreaterThanOrEqual(4);
  await expect(page.locator(".layer-over > *")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Last step" }).click();
  await page.getByRole("button", { name: "Close the list" }).click();
  await expect(
    page.locator('[aria-readonly="false"]:not([aria-label*="empty"])'),
    "the game is as it was",
  ).toHaveCount(0);
  await page.keyboard.press("y");
  await page.locator(".walk-step").first().waitFor();
  await next.click();
  await page.getByRole("button", { name: "Take the steps up to here" }).click();
  await expect(page.locator('[aria-readonly="false"]:not([aria-label*="empty"])')).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(page.locator('[aria-readonly="false"]:not([aria-label*="empty"])'), "as one step").toHaveCount(
    0,
  );
});

check(
  "the game is solved by techniques, with a table of how often each was used, or by singles alone",
  async (page) => {
    await choose(page, "Tutor", "Solve with techniques");
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await expect.poll(async () => await page.locator(".uses tbody tr").count()).toBeGreaterThanOrEqual(3);
    await expect(page.locator(".uses")).toHaveText(/Hidden single/);
    await page.keyboard.press("Control+z");
    await choose(page, "Tutor", "Solve the singles");
    await page.locator(".uses").waitFor();
    await expect(page.getByRole("heading", { name: "Solved" })).toHaveCount(0);
    const names = await page.locator(".uses tbody th").allTextContents();
    expect(
      names.every((name) => /single|house/i.test(name)),
      names.join(),
    ).toBeTruthy();
    await page.getByRole("button", { name: "Hidden single" }).click();
    await page
      .getByRole("dialog", { name: "Hidden single" })
      .locator(".example .layer-over > *")
      .first()
      .waitFor();
  },
);

check("a chosen technique is used for hints and steps until it is released", async (page) => {
  await choose(page, "Tutor", /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await page.getByText(/^Only: .*pointing/i).waitFor();
  await page.reload();
  await ready(page);
  await page.getByText(/^Only: .*pointing/i).waitFor();
  await choose(page, "Marks", "Fill in all candidates");
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  await expect(page.locator(".ladder")).toHaveText(/[Pp]ointing/);
  await expect(page.locator(".layer-over .strike"), "candidates go").not.toHaveCount(0);
  await page.getByRole("button", { name: "What do the symbols mean?" }).click();
  await page.getByText("can be removed").waitFor();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(page.getByText(/^Only: .*pointing/i)).toHaveCount(0);
});

check("a complaint can be dismissed", async (page) => {
  await choose(page, "Marks", "Fill in all candidates");
  // The correct digit is 7. Removing it from the marks causes a complaint that can be ignored.
  await page.keyboard.press("Control+Digit7");
  await page.keyboard.press("h");
  await page.getByRole("heading", { name: "Something to fix first" }).waitFor();
  const asked = page.waitForRequest("**/api/v1/hint");
  await page.getByRole("button", { name: "Continue anyway" }).click();
  expect(JSON.parse((await asked).postData() ?? "{}").dismissed.length).toBe(1);
  await page.getByRole("heading", { name: "Hint", exact: true }).waitFor();
  await expect(page.getByRole("button", { name: "Continue anyway" })).toHaveCount(0);
});

check(
  "marks are recomputed with removed candidates, cleaned and promoted; the rules are checked",
  async (page) => {
    await choose(page, "Marks", "Check the rules");
    await page.getByText("No rule is broken.").first().waitFor();
    await page.keyboard.press("Shift+Digit2");
    await page.keyboard.press("Shift+Digit4");
    await page.keyboard.press("Shift+Digit7");
    await choose(page, "Marks", "Remove impossible marks");
    await expect(cellAt(page, 1, 1), "a 4 stands in the row").toHaveAccessibleName(/corner notes 2 7$/);
    await page.keyboard.press(".");
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 2 7$/);
    await choose(page, "Tutor", /^Choose a technique/);
    await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
    await page.keyboard.press("Escape");
    await choose(page, "Marks", "Fill in all candidates");
    await page.keyboard.press("j");
    await page.locator(".tutor-body .hot").first().waitFor();
    await choose(page, "Marks", "Fill in all candidates");
    await page
      .getByText(/that (a technique|techniques) had removed (is|are) back/)
      .first()
      .waitFor();
    await page.keyboard.press("4");
    await page.getByText("4 is in row 1 twice: here and in r1c6.").waitFor();
    await choose(page, "Marks", "Check the rules");
    await page.getByText("One rule is broken:").first().waitFor();
  },
);

check(
  "a puzzle is entered on the board, refused with a cell where solutions differ, corrected and played",
  async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Text or file" }).click();
    await page.getByRole("button", { name: "Write it on the board" }).click();
    await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
    await cellAt(page, 1, 2).click();
    await page.keyboard.press("2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("3");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("4");
    await page.keyboard.press("Delete");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("more than one solution").first().waitFor();
    await expect(page.locator(".layer-under .cell"), "a cell where they differ").toHaveCount(1);
    await page.reload();
    await ready(page);
    await expect(cellAt(page, 1, 3), "what was written is still there").toHaveAccessibleName(
      "Row 1, column 3, box 2, given 3",
    );
    await cellAt(page, 4, 4).click();
    await page.keyboard.press("1");
    await cellAt(page, 4, 1).click();
    await page.keyboard.press("4");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("heading", { name: "Your tutor" }).waitFor();
    await expect(cellAt(page, 4, 1)).toHaveAccessibleName("Row 4, column 1, box 3, given 4");
    // Writing is cancelled: the game is unchanged.
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Text or file" }).click();
    await page.getByRole("button", { name: "Write it on the board" }).click();
    await page.keyboard.press("5");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(cellAt(page, 4, 1)).toHaveAccessibleName("Row 4, column 1, box 3, given 4");
  },
);

check(
  "a game is saved in any format, with a warning of losses; JADE's own link has the whole sheet",
  async (page, { open, jade }) => {
    await page.keyboard.press("7");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Digit6");
    await page.keyboard.press("q");
    await page.keyboard.press("3");
    await page.keyboard.press("Control+s");
    const text = page.getByRole("textbox", { name: "The puzzle in this format" });
    await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("#s1="));
    const link = await text.inputValue();
    expect(link.startsWith(jade.url)).toBeTruthy();
    await expect(page.locator(".lost")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Format" }).selectOption("line");
    await page.locator(".lost").waitFor();
    await expect(page.locator(".lost")).toHaveText(/colours/);
    await page.waitForFunction(() => document.querySelector("textarea")?.value.trim().length === 81);
    await expect(page.locator(".lost"), "it does not tell givens from entries").toHaveText(/entries/);
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim())
      .toBe("7....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    expect(readFileSync(await (await saved).path(), "utf8").trim().length).toBe(81);
    // Open the link in another browser context, where nothing is stored.
    const other = await open();
    await other.page.goto("about:blank");
    await other.page.goto(link);
    await cellAt(other.page, 1, 1).and(other.page.locator('[aria-label$=", 7"]')).waitFor();
    await expect(cellAt(other.page, 1, 2)).toHaveAccessibleName(
      "Row 1, column 2, box 1, empty, corner notes 6, coloured green, triangle",
    );
    expect(new URL(other.page.url()).hash, "and leaves the address").toBe("");
  },
);

check(
  "formats of other programs are pasted, opened and dropped, with a report of what was read",
  async (page) => {
    await paste(page, `:0000:x:${HARD.slice(0, 40)}+5${HARD.slice(41)}:::::\n:0000:x:${HARD}:::::`);
    await page
      .getByText(/HoDoKu/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Text or file" }).click();
    const files = page.locator('input[type="file"]');
    await files.setInputFiles({
      name: "small.sdm",
      mimeType: "text/plain",
      buffer: Buffer.from(`${HARD}\n`),
    });
    await page.locator("dialog").waitFor({ state: "detached" });
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, given 5");
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "tiny.txt", { type: "text/plain" }));
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, SMALL);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Recent" }).click();
    await page.locator(".recent .choices button").first().click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 81);
    await expect(cellAt(page, 1, 1), "recent games are gone on with").toHaveAccessibleName(
      "Row 1, column 1, box 1, given 5",
    );
  },
);

check("the board, several puzzles and a worksheet are printed as PDF", async (page) => {
  for (const [kind, more] of [
    ["The board as it is", ""],
    ["The puzzle, with", HARD],
    ["A worksheet", ""],
  ]) {
    await page.keyboard.press("Control+p");
    await page.getByRole("radio", { name: kind }).check();
    if (more) await page.getByRole("textbox", { name: /More puzzles/ }).fill(more);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as PDF" }).click();
    const pdf = readFileSync(await (await saved).path());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
});

check(
  "with the thesis' keys, a digit is a candidate, Ctrl enters it, and a digit clears an entry",
  async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "A digit is a candidate, Ctrl+digit enters" }).check();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("5");
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 5$/);
    await page.keyboard.press("Control+Digit7");
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 7$/);
    await page.keyboard.press("2");
    await expect(cellAt(page, 1, 1), "and what stood there is back").toHaveAccessibleName(/candidates 5$/);
  },
);

check("the settings for digit first, letters, and colours with shapes work", async (page) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: /^Digit first/ }).check();
  await page.getByRole("radio", { name: "letters" }).check();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^G, / }).click();
  await cellAt(page, 1, 1).click();
  await cellAt(page, 3, 1).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, G, in conflict");
  await expect(cellAt(page, 3, 1)).toHaveAccessibleName(/, G, in conflict$/);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "colours with shapes" }).check();
  await page.keyboard.press("Escape");
  await expect
    .poll(async () => await page.locator(".board-host svg.board .sign").count())
    .toBeGreaterThanOrEqual(30);
  await expect(page.locator(".board-host .layer-sheet text")).toHaveCount(0);
});

check(
  "the clock starts with the first move, stops during a pause, which hides the board, and is saved",
  async (page) => {
    const clock = page.locator(".clock");
    await expect(clock).toHaveText(/0:00/);
    await page.keyboard.press("7");
    await page.clock.runFor(3000);
    await expect(clock).toHaveText(PLAYED);
    await page.keyboard.press("p");
    await expect
      .poll(async () =>
        page
          .locator(".board-host .layer-sheet")
          .evaluate((layer) => getComputedStyle(layer).visibility === "hidden"),
      )
      .toBeTruthy();
    const stands = (await clock.textContent()) ?? "";
    await page.clock.runFor(3000);
    await expect(clock).toHaveText(stands);
    await page.reload();
    await ready(page);
    await expect(clock).toHaveText(PLAYED);
    // The clock stops while the page is hidden. It can be hidden itself.
    const seen = (/** @type {boolean} */ hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await seen(true);
    await page.clock.runFor(1000);
    const hidden = (await clock.textContent()) ?? "";
    await page.clock.runFor(3000);
    await expect(clock).toHaveText(hidden);
    await seen(false);
    await page.clock.runFor(3000);
    await expect(clock).not.toHaveText(hidden);
    await page.locator(".head-tools button").last().click();
    await page.getByRole("checkbox", { name: /^Clock/ }).uncheck();
    await page.keyboard.press("Escape");
    await expect(clock).toHaveCount(0);
  },
  { now: "2026-11-25T12:00:00" },
);

check("keys announce row, column, box and what is left, and jump", async (page) => {
  const said = () => page.locator(".spoken").textContent();
  await page.keyboard.press("r");
  await expect
    .poll(async () => said())
    .toBe("Row 1: empty, empty, empty, empty, empty, 4, empty, empty, empty");
  await page.keyboard.press("k");
  await expect.poll(async () => said()).toBe("Column 1: empty, empty, empty, 8, 6, empty, 1, empty, empty");
  await page.keyboard.press("o");
  await expect
    .poll(async () => (await said()) ?? "")
    .toMatch(/^Box 1: empty, empty, empty, empty, empty, 1,/);
  await page.keyboard.press("i");
  await expect.poll(async () => (await said()) ?? "").toMatch(/^To go: 6 times 1, 7 times 2/);
  await page.keyboard.press("n");
  await expect
    .poll(async () => (await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "")
    .toMatch(/^Row 1, column 2, box 1, empty/);
  await page.keyboard.press("t");
  await expect
    .poll(async () => (await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "")
    .toMatch(/empty/);
});

check("a chain is shown link by link", async (page) => {
  await paste(page, HARD);
  await cellAt(page, 1, 1).and(page.locator('[aria-label$="given 5"]')).waitFor();
  await choose(page, "Marks", "Fill in all candidates");
  await choose(page, "Tutor", /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("grouped-aic");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press("h");
  await page.locator(".rung").first().waitFor({ timeout: 60_000 });
  for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  const links = page.locator(".layer-over .link");
  const all = await links.count();
  expect(all).toBeGreaterThanOrEqual(3);
  await page.getByRole("button", { name: "One line forward" }).click();
  await expect(links).toHaveCount(1);
  await page.getByRole("button", { name: "One line forward" }).click();
  await expect(links).toHaveCount(2);
  await page.getByRole("button", { name: "One line back" }).click();
  await expect(links).toHaveCount(1);
});

check(
  "puzzles by level come from the collection or are generated; one by technique starts where it applies",
  async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
    await page.getByRole("radio", { name: /^JADE’s collection: \d+ are ready/ }).waitFor();
    await page.getByRole("button", { name: "Play" }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    const first = await page
      .locator("[role=gridcell]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
    expect(first, "another than JADE's first").not.toMatch(
      /^Row 1, column 1, box 1, empty,Row 1, column 2, box 1, empty,Row 1, column 3, box 1, empty,Row 1, column 4, box 2, empty,Row 1, column 5, box 2, empty,Row 1, column 6, box 2, given 4/,
    );
    await page.keyboard.press("Control+o");
    await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
    await page.getByText(/techniques may be needed/).click();
    await page.locator(".implied input").last().uncheck();
    const asked = page.waitForRequest("**/api/v1/generate");
    await page.getByRole("button", { name: "Play" }).click();
    expect(JSON.parse((await asked).postData() ?? "{}").wish.techniques.without.length).toBe(1);
    await page.locator("dialog").waitFor({ state: "detached", timeout: 120_000 });
    await page.keyboard.press("Control+o");
    await page.getByRole("combobox", { name: "Level" }).selectOption("extreme");
    await page.getByRole("radio", { name: /Search for the hardest of its level/ }).check();
    await page.getByRole("combobox", { name: "Search for" }).selectOption("300");
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByText(/attempts/).waitFor({ timeout: 120_000 });
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Cancelled.").waitFor();
    await page.getByRole("tab", { name: "By technique" }).click();
    await page.getByRole("combobox", { name: "Technique" }).selectOption("x-wing");
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByText("The technique applies").first().waitFor();
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    await expect(page.locator(".ladder")).toHaveText(/X-Wing/);
  },
);

check(
  "a technique on request has a puzzle that starts where it applies, and hints for it alone",
  async (page) => {
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "By technique" }).click();
    await page.getByRole("combobox", { name: "Technique" }).selectOption("squirmbag");
    await page.getByRole("radio", { name: "JADE’s collection: 50 are ready" }).waitFor();
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByText("The technique applies").first().waitFor();
    await page.getByText("Only: Squirmbag", { exact: true }).waitFor();
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.keyboard.press("h");
    await expect(page.locator(".rung").nth(1)).toHaveText(/squirmbag/i);
    await page.getByRole("button", { name: "Use all techniques again" }).click();
  },
);

for (const [lang, words] of [
  ["en-GB", /^I see no Sudoku in this text\. Paste the digits/],
  ["es-ES", /^En este texto no veo ningún sudoku\. Pega las cifras/],
]) {
  check(
    `text without any puzzle is reported as such (${lang})`,
    async (page) => {
      await paste(page, "hello world");
      await page.locator(".new-result .fault").waitFor();
      await expect(page.locator(".new-result .fault")).toHaveText(words);
      await expect(page.locator(".new-result .fault")).toHaveCount(1);
    },
    { lang: /** @type {string} */ (lang) },
  );
}

check("a 36×36 board is shown and solved", async (page) => {
  const digit = (/** @type {number} */ row, /** @type {number} */ column) =>
    (((row % 6) * 6 + Math.floor(row / 6) + column) % 36) + 1;
  const rows = Array.from({ length: 36 }, (_, row) =>
    Array.from({ length: 36 }, (__, column) => ((row + column) % 3 ? digit(row, column) : 0)).join(" "),
  );
  await paste(page, rows.join("\n"));
  await page.getByRole("button", { name: "Show and solve it" }).click();
  const board = page.getByRole("img", { name: "Sudoku, 36 by 36" });
  await board.waitFor();
  const given = await board.locator("text").count();
  expect(given > 800 && given < 1296).toBeTruthy();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(board.locator("text")).toHaveCount(1296);
  await expect(board.locator("text").first()).toHaveText("1");
});

check(
  "menus, lists and dialogs are all in Spanish",
  async (page) => {
    await page.getByRole("button", { name: "Tutor", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Todos los pasos posibles ahora/ }).click();
    await page.locator(".walk-step").first().waitFor();
    await expect(page.locator(".walk")).toHaveText(/f\dc\d=\d/);
    await page.keyboard.press("Control+s");
    await page.getByRole("combobox", { name: "Formato" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("F1");
    const keys = await page.getByRole("dialog").textContent();
    expect(keys ?? "").not.toMatch(/\b(the|and|colour)\b/);
  },
  { lang: "es-ES" },
);
