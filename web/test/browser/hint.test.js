// Hints: rung by rung, in both languages, drawn and applied; complaints; an open hint after a change of language.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { cellAt, label, rungs } from "./pages.js";

/** The panel's texts in each language. */
const WORDS = {
  en: {
    lang: "en-GB",
    hint: "Hint",
    more: "Tell me more",
    apply: "Do it for me",
    cell: /r\dc\d/,
    house: /^Look at (row|column|box) \d/,
  },
  es: {
    lang: "es-ES",
    hint: "Pista",
    more: "Dime más",
    apply: "Hazlo por mí",
    cell: /f\dc\d/,
    house: /^Fíjate en (la fila|la columna|el bloque) \d/,
  },
};

test("the legend explains exactly the signs that are drawn", async ({ open }) => {
  const { page } = await open("");
  const meant = async () => {
    await page.getByRole("button", { name: "What do the symbols mean?" }).click();
    return page.locator(".legend li").allTextContents();
  };
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  // A digit in a box by cross-hatching: the house, the witnesses, and the digit to place.
  expect((await meant()).map((text) => text.replace(/^5/, ""))).toEqual([
    "house it starts from",
    "placed digit that rules out others",
    "goes here",
  ]);
});

test("the peers of the selected cell are not highlighted while a hint is open", async ({ open }) => {
  const { page } = await open("");
  const tints = () => page.locator(".tint.seen, .tint.same").count();
  await cellAt(page, 1, 6).click();
  const before = await tints();
  expect(before).toBeGreaterThanOrEqual(20);
  await page.keyboard.press("h");
  await page.locator(".layer-under .house").waitFor();
  await expect.poll(async () => tints()).toBe(0);
  await expect(page.locator(".tint.selected")).toHaveCount(1);
  const fill = () =>
    page
      .locator(".tint.selected")
      .evaluate((tint) => getComputedStyle(tint).getPropertyValue("fill").replace("none", ""));
  await expect.poll(async () => fill(), "the selection is an outline only").toBe("");
  await page.keyboard.press("Escape");
  await page.locator(".layer-under .house").waitFor({ state: "detached" });
  await expect.poll(async () => tints()).toBe(before);
  await expect.poll(async () => fill()).toMatch(/^rgb/);
});

for (const words of Object.values(WORDS)) {
  test(`a hint goes through all its rungs and is applied (${words.lang})`, async ({ open }) => {
    const { page, complaints } = await open("", { lang: words.lang });
    await expect
      .poll(async () => page.evaluate(() => document.documentElement.lang))
      .toBe(words.lang.slice(0, 2));
    const board = () => page.locator(".board-host").boundingBox();
    const size = await board();
    await page.getByRole("button", { name: words.hint }).click();
    await page.locator(".rung").waitFor();
    await expect.poll(async () => (await rungs(page).allTextContents())[0]).toMatch(words.house);
    await expect
      .poll(async () => (await rungs(page).allTextContents())[0], "the first rung names no cell")
      .not.toMatch(words.cell);
    await expect(page.locator(".layer-under .house"), "the house is drawn").toHaveCount(1);
    await expect(page.locator(".layer-over > *"), "and no digit").toHaveCount(0);
    // It is about one digit, which is a rung of its own.
    for (const rung of [2, 3, 4, 5, 6]) {
      await page.getByRole("button", { name: words.more }).click();
      await page
        .locator(".rung")
        .nth(rung - 1)
        .waitFor();
      await expect(page.locator(".rung"), "earlier rungs stay").toHaveCount(rung);
      await expect(page.getByRole("button", { name: words.apply })).toHaveCount(rung >= 5 ? 1 : 0);
    }
    const told = await rungs(page).allTextContents();
    for (const text of told) {
      expect(text).not.toMatch(/[{}$]|undefined/);
      if (words.lang === "es-ES") expect(text).not.toMatch(/\b(the|row|column|box|cell|only)\b/i);
    }
    expect(told[3]).toMatch(words.cell);
    await expect(page.getByRole("button", { name: words.more })).toHaveCount(0);
    await expect(page.locator(".layer-over .ring"), "the placement is ringed").not.toHaveCount(0);
    await expect.poll(async () => board(), "the tutor never moves the board").toEqual(size);
    const before = await page
      .locator('[aria-readonly="false"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    await page.getByRole("button", { name: words.apply }).click();
    await page.locator(".rung").first().waitFor({ state: "detached" });
    const changed = async () => {
      const now = await page
        .locator('[aria-readonly="false"]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
      return now.filter((text, i) => text !== before[i]);
    };
    expect((await changed()).length, "one cell has its digit").toBe(1);
    await page.keyboard.press("Control+z");
    expect(await changed(), "and one undo takes it back").toEqual([]);
  });
}

test("an open hint changes its language with the page, at the same rung", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await expect(rungs(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByText("Fíjate").waitFor();
  await expect(rungs(page)).toHaveCount(3);
  await expect.poll(async () => page.evaluate(() => document.documentElement.lang)).toBe("es");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/^Fila 1, columna 1, bloque 1, vacía$/);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByText("Look at").first().waitFor();
  await page.reload();
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await expect
    .poll(async () => page.evaluate(() => document.documentElement.lang), "the choice is kept")
    .toBe("en");
});

test("texts highlight the board, and the board highlights texts", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await page.locator(".hot").first().hover();
  await expect(page.locator(".layer-lit > *")).not.toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(page.locator(".layer-lit > *")).toHaveCount(0);
  await page.locator(".hot").first().focus();
  await expect(page.locator(".layer-lit > *"), "by keyboard too").not.toHaveCount(0);
  await cellAt(page, 9, 9).click();
  for (let i = 0; i < 3; i++) await page.keyboard.press("h");
  const cell = page.locator(".rung .hot", { hasText: /^r\dc\d$/ }).first();
  const name = /r(\d)c(\d)/.exec((await cell.textContent()) ?? "");
  assert.ok(name);
  await cellAt(page, Number(name[1]), Number(name[2])).hover();
  await expect(cell).toHaveAttribute("class", /touched/);
});

/** A moment for an XY-chain of six links: the player knows all candidates but two. */
const CHAIN = {
  boxRows: 3,
  boxColumns: 3,
  givens: "5912736847328645196..519.2.1..926...2693.......3.51296927.........13.9.231..924.8",
  entries: ".".repeat(81),
  excluded: Array.from({ length: 81 }, (_, cell) => ({ 34: 64, 43: 64, 68: 128 })[cell] ?? 0),
  moment: "xy-chain",
};

test("a chain is a numbered list that follows the player, at the top of its rung", async ({ open }) => {
  const { page, complaints } = await open("", { width: 1366, height: 768 });
  await page.evaluate((board) => sessionStorage.setItem("jade.try", JSON.stringify(board)), CHAIN);
  await page.reload();
  await page.waitForSelector("html[data-complete]", { state: "attached" });
  for (let rung = 0; rung < 4; rung++) {
    await page.keyboard.press("h");
    await page.locator(".rung").nth(rung).waitFor();
  }
  await expect
    .poll(async () => (await rungs(page).allTextContents())[2])
    .toMatch(/^Follow the cells with two candidates from r\dc\d to r\dc\d: r\dc\d, r\dc\d/);
  const lines = page.locator(".lines li");
  const count = await lines.count();
  const links = () => page.locator(".layer-over .link .head").count();
  expect(count).toBeGreaterThanOrEqual(3);
  await expect.poll(async () => links(), "at first all links are drawn").toBe(count);
  for (const line of await lines.allTextContents()) expect(line).toMatch(/^\d+\.If r\dc\d is (not )?\d, /);
  const player = await page.locator(".link-player").boundingBox();
  const body = await page.locator(".tutor-body").boundingBox();
  expect(
    player && body && player.y >= body.y - 1 && player.y < body.y + 60,
    "the player is in sight",
  ).toBeTruthy();
  for (let line = 1; line <= count; line++) {
    await page.getByRole("button", { name: "One line forward" }).click();
    await expect(page.locator(".lines .now")).toHaveText((await lines.nth(line - 1).textContent()) ?? "");
    await expect.poll(async () => links()).toBe(line);
    const row = await page.locator(".lines .now").boundingBox();
    const panel = await page.locator(".tutor-body").boundingBox();
    expect(
      row && panel && row.y >= panel.y && row.y + row.height <= panel.y + panel.height + 1,
      "in sight",
    ).toBeTruthy();
  }
  await lines.nth(1).locator(".line-number").click();
  await expect.poll(async () => links(), "a line is clicked").toBe(2);
  await expect(page.locator(".lines .later")).toHaveCount(count - 2);
});

/** Opens a game with the help that a radio button of the settings names. @param {import("./fixtures.js").TestFixtures["open"]} open @param {string} name */
async function withHelp(open, name) {
  const { page } = await open("");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name }).check();
  await page.keyboard.press("Escape");
  await cellAt(page, 1, 1).click();
  return page;
}

test("an exam allows no hints and no check, until it is ended", async ({ open }) => {
  const page = await withHelp(open, "Exam: no hints, no check");
  await page.locator(".help-left", { hasText: "Exam: no hints, no check" }).waitFor();
  // Nothing is offered that is then refused.
  await expect(page.locator(".tutor-foot button")).toHaveCount(0);
  await expect(page.getByText("Ask for a hint")).toHaveCount(0);
  for (const key of ["h", "j", "l", "y"]) {
    await page.keyboard.press(key);
    await page.getByText("This game is an exam").first().waitFor();
    await expect(page.locator(".rung, .walk-step")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Marks", exact: true }).click();
  await page
    .getByRole("menuitem", { name: /^Check/ })
    .first()
    .click();
  await expect(page.getByText("No rule is broken")).toHaveCount(0);
  await page.reload();
  await page.waitForSelector("html[data-complete]", { state: "attached" });
  await page.getByRole("button", { name: "Allow all help in this game" }).click();
  await page.locator(".help-left").waitFor({ state: "detached" });
  await page.locator(".tutor-foot .hint-button").waitFor();
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
});

test("an exam shows no wrong digits, even if the setting wants them", async ({ open }) => {
  const page = await withHelp(open, "Exam: no hints, no check");
  await page.locator(".help-left").waitFor();
  await page.evaluate(async () =>
    (await import(`${location.origin}/settings.js`)).changeSettings({ mistakes: true }),
  );
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("2");
  await page.locator(".layer-sheet .entry", { hasText: "2" }).first().waitFor();
  // As long as the check of a game without limits takes.
  await page.evaluate(async () => {
    const { ask } = await import(`${location.origin}/tutor/api.js`);
    const [{ game }, { sheetData }] = await Promise.all([
      import(`${location.origin}/store.js`),
      import(`${location.origin}/game/sheet.js`),
    ]);
    for (let i = 0; i < 3; i++) await ask("check", { sheet: sheetData(game.peek().sheet) });
  });
  await expect(page.locator(".layer-under .cell")).toHaveCount(0);
  await page.getByRole("button", { name: "Allow all help in this game" }).click();
  await page.locator(".layer-under .cell").waitFor();
});

test("after three minutes without a move a half step is offered, and nothing more", async ({ open }) => {
  const { page } = await open("");
  await page.clock.install();
  await page.reload();
  await page.waitForSelector("html[data-complete]", { state: "attached" });
  await page.clock.fastForward("03:10");
  await expect(page.getByText("Shall I start the next step"), "nobody plays yet").toHaveCount(0);
  await page.keyboard.press("Control+Digit1");
  await page.clock.fastForward("02:50");
  await expect(page.getByText("Shall I start the next step")).toHaveCount(0);
  await page.clock.fastForward("00:20");
  await page.getByText("Shall I start the next step").first().waitFor();
  await expect(page.locator(".rung"), "no hint is forced on the player").toHaveCount(0);
  await page.getByRole("button", { name: "Start it for me" }).click();
  await page.locator(".rung").nth(3).waitFor();
  await expect(page.locator(".rung"), "where, what, which digit, and which cells").toHaveCount(4);
  await expect(page.getByRole("button", { name: "Do it for me" })).toHaveCount(0);
});

test("a game with one hint allows one, with all its rungs", async ({ open }) => {
  const page = await withHelp(open, "One hint");
  await page.getByText("1 hint is left of 1").waitFor();
  for (let rung = 0; rung < 6; rung++) {
    await page.keyboard.press("h");
    await page.locator(".rung").nth(rung).waitFor();
  }
  await page.getByText("No hint is left of 1").waitFor();
  await page.getByRole("button", { name: "Do it for me" }).click();
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await page.getByText("You have used the hints").first().waitFor();
  await expect(page.locator(".rung")).toHaveCount(0);
});

test("a hint closes when the board changes and with Escape", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await page.keyboard.press("Control+Digit1");
  await page.getByText("The board has changed").first().waitFor();
  await expect(page.locator(".layer-under > *")).toHaveCount(0);
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Stuck?").waitFor();
});

test("a mistake is reported before any hint, with a different look", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("4");
  await page.keyboard.press("h");
  await page.getByRole("heading", { name: "Something to fix first" }).waitFor();
  await expect(page.locator(".tutor.bad .icon-warning")).not.toHaveCount(0);
  for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  await expect(page.locator(".layer-under .hue-vermilion")).not.toHaveCount(0);
});

test("the candidates of a step are drawn although the player has written none", async ({ open }) => {
  const { page } = await open("");
  // The puzzle's usual next step is a single, which removes nothing.
  await page.getByRole("button", { name: "Tutor", exact: true }).click();
  await page.getByRole("menuitem", { name: "Choose a technique…" }).click();
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  for (let rung = 1; rung < 5; rung++) await page.keyboard.press("h");
  await page.locator(".layer-over .strike").first().waitFor({ state: "attached" });
  await expect(page.locator(".layer-over .strike"), "a step that takes candidates away").not.toHaveCount(0);
  await expect(page.locator(".layer-over .ghost")).not.toHaveCount(0);
  await expect(page.locator(".layer-under .spot")).not.toHaveCount(0);
});
