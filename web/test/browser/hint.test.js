// Hints: rung by rung, in both languages, drawn and applied; complaints; an open hint after a change of language.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, paste, ready, rungs, showRungs } from "./pages.js";

/** The panel's texts in each language. */
const WORDS = {
  en: {
    hint: "Hint",
    more: "Tell me more",
    apply: "Do it for me",
    cell: /r\dc\d/,
    house: /^Look at (row|column|box) \d/,
    // What no text of this language has.
    foreign: /\b(la|fila|columna|bloque|celda)\b/i,
  },
  es: {
    hint: "Pista",
    more: "Dime más",
    apply: "Hazlo por mí",
    cell: /f\dc\d/,
    house: /^Fíjate en (la fila|la columna|el bloque) \d/,
    foreign: /\b(the|row|column|box|cell|only)\b/i,
  },
};

test("the legend explains exactly the signs that are drawn", async ({ open }) => {
  const { page } = await open();
  await showRungs(page, 5);
  await page.getByRole("button", { name: "What do the symbols mean?" }).click();
  // A digit in a box by cross-hatching: the house, the witnesses, and the digit to place.
  await expect(page.locator(".legend li")).toHaveText([
    /^5?house it starts from$/,
    /^5?placed digit that rules out others$/,
    /^5?goes here$/,
  ]);
});

test("the peers of the selected cell are not highlighted while a hint is open", async ({ open }) => {
  const { page } = await open();
  const tints = page.locator(".tint.seen, .tint.same");
  const selected = page.locator(".tint.selected");
  await cellAt(page, 1, 6).click();
  await expect(selected).toHaveCount(1);
  await expect(tints).not.toHaveCount(0);
  const before = await tints.count();
  expect(before).toBeGreaterThanOrEqual(20);
  await page.keyboard.press("h");
  await expect(page.locator(".layer-under .house")).not.toHaveCount(0);
  await expect(tints).toHaveCount(0);
  await expect(selected, "the selection is a frame only").toHaveCount(0);
  await expect(page.locator(".contour.picked.quiet")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".layer-under .house")).toHaveCount(0);
  await expect(tints).toHaveCount(before);
  await expect(selected).toHaveCount(1);
});

test("a hint goes through all its rungs and is applied", { tag: "@spanish" }, async ({ open, lang }) => {
  const words = WORDS[lang];
  const { page } = await open();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  const board = () => page.locator(".board-host").boundingBox();
  const labels = () =>
    page
      .locator('[aria-readonly="false"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  const size = await board();
  const before = await labels();
  const changed = async () => (await labels()).filter((text, i) => text !== before[i]);
  await page.getByRole("button", { name: words.hint }).click();
  await expect(rungs(page)).toHaveText([words.house]);
  await expect(rungs(page), "the first rung names no cell").not.toHaveText([words.cell]);
  await expect(page.locator(".layer-under .house"), "the house is drawn").toHaveCount(1);
  await expect(page.locator(".layer-over > *"), "and no digit").toHaveCount(0);
  // It is about one digit, which is a rung of its own.
  for (const rung of [2, 3, 4, 5, 6]) {
    await page.getByRole("button", { name: words.more }).click();
    await expect(page.locator(".rung"), "earlier rungs stay").toHaveCount(rung);
    await expect(page.getByRole("button", { name: words.apply })).toHaveCount(rung >= 5 ? 1 : 0);
  }
  await expect(rungs(page).nth(3)).toHaveText(words.cell);
  await expect(rungs(page)).toHaveCount(6);
  await expect(rungs(page).filter({ hasText: /[{}$]|undefined/ })).toHaveCount(0);
  await expect(rungs(page).filter({ hasText: words.foreign })).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.more })).toHaveCount(0);
  await expect(page.locator(".layer-over .ring"), "the placement is ringed").not.toHaveCount(0);
  await expect.poll(board, "the tutor never moves the board").toEqual(size);
  await page.getByRole("button", { name: words.apply }).click();
  await expect(page.locator(".rung")).toHaveCount(0);
  await expect.poll(changed, "one cell has its digit").toHaveLength(1);
  await page.keyboard.press("Control+z");
  await expect.poll(changed, "and one undo takes it back").toEqual([]);
});

test("an open hint changes its language with the page, at the same rung", async ({ open }) => {
  const { page } = await open();
  await showRungs(page, 3);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(rungs(page).first()).toHaveText(WORDS.es.house);
  await expect(rungs(page)).toHaveCount(3);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Fila 1, columna 1, bloque 1, vacía");
  await page.getByRole("button", { name: "English" }).click();
  await expect(rungs(page).first()).toHaveText(WORDS.en.house);
  await expect(rungs(page)).toHaveCount(3);
  // The browser asks for English, so only a choice that is kept can make the page Spanish.
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await ready(page);
  await expect(page.locator("html"), "the choice is kept").toHaveAttribute("lang", "es");
});

test("texts highlight the board, and the board highlights texts", async ({ open }) => {
  const { page } = await open();
  const lit = page.locator(".layer-lit > *");
  await showRungs(page, 1);
  await page.locator(".hot").first().hover();
  await expect(lit).not.toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(lit).toHaveCount(0);
  await page.locator(".hot").first().focus();
  await expect(lit, "by keyboard too").not.toHaveCount(0);
  await cellAt(page, 9, 9).click();
  for (const rung of [2, 3, 4]) {
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(rung);
  }
  const word = page.locator(".rung .hot", { hasText: /^r\dc\d$/ }).first();
  await expect(word).toBeVisible();
  const [row, column] = ((await word.textContent()) ?? "").match(/\d/g) ?? [];
  await expect(word).not.toContainClass("touched");
  await cellAt(page, Number(row), Number(column)).hover();
  await expect(word).toContainClass("touched");
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
  const { page } = await open();
  await page.evaluate((board) => sessionStorage.setItem("jade.try", JSON.stringify(board)), CHAIN);
  await page.reload();
  await ready(page);
  await showRungs(page, 4);
  await expect(rungs(page).nth(2)).toHaveText(
    /^Follow the cells with two candidates from r\dc\d to r\dc\d: r\dc\d, r\dc\d/,
  );
  const lines = page.locator(".lines li");
  const links = page.locator(".layer-over .link .head");
  await expect(lines.nth(2)).toBeVisible();
  const count = await lines.count();
  await expect(lines.filter({ hasText: /^\d+\.If r\dc\d is (not )?\d, / })).toHaveCount(count);
  await expect(links, "at first all links are drawn").toHaveCount(count);
  /** How far an element of the tutor's text is from its top and its bottom edge. @param {string} selector */
  const within = (selector) =>
    page.evaluate((selector) => {
      const [box, body] = [selector, ".tutor-body"].map((one) => {
        const found = document.querySelector(one);
        if (!found) throw new Error(`there is no ${one}`);
        return found.getBoundingClientRect();
      });
      return { above: box.top - body.top, below: body.bottom - box.bottom };
    }, selector);
  await expect(async () => {
    const { above } = await within(".link-player");
    expect(above, "the player is in sight").toBeGreaterThanOrEqual(-1);
    expect(above, "near the top").toBeLessThan(60);
  }).toPass();
  for (let line = 1; line <= count; line++) {
    await page.getByRole("button", { name: "One line forward" }).click();
    await expect(lines.nth(line - 1)).toContainClass("now");
    await expect(page.locator(".lines .now")).toHaveCount(1);
    await expect(links).toHaveCount(line);
    await expect(async () => {
      const { above, below } = await within(".lines .now");
      expect(above, "in sight").toBeGreaterThanOrEqual(0);
      expect(below, "in sight").toBeGreaterThanOrEqual(-1);
    }).toPass();
  }
  await lines.nth(1).locator(".line-number").click();
  await expect(links, "a line is clicked").toHaveCount(2);
  await expect(page.locator(".lines .later")).toHaveCount(count - 2);
});

/**
 * Opens a game with the help that a radio button of the settings names.
 * @param {import("./fixtures.js").TestFixtures["open"]} open
 * @param {string} name
 */
async function withHelp(open, name) {
  const { page } = await open();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await cellAt(page, 1, 1).click();
  return page;
}

test("a hint says at once as much as one has set, and more when asked", async ({ open }) => {
  const { page } = await open();
  const depth = async (/** @type {string} */ name) => {
    await page.keyboard.press("Control+,");
    await page.getByRole("radio", { name, exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.keyboard.press("h");
  };
  await depth("Up to the technique");
  await expect(page.locator(".rung h3")).toHaveText(["Where to look", "What to look for"]);
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await depth("All of it");
  await expect(page.getByRole("button", { name: "Do it for me" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tell me more" })).toHaveCount(0);
  await expect(page.locator(".rungs i.on")).toHaveCount(await page.locator(".rungs i").count());
  await page.keyboard.press("Escape");
  await depth("Where to look");
  await expect(page.locator(".rung h3")).toHaveText(["Where to look"]);
});

test("an exam allows no hints and no check, until it is ended", async ({ open }) => {
  const page = await withHelp(open, "Exam: no hints, no check");
  await expect(page.locator(".help-left")).toContainText("Exam: no hints, no check");
  // Nothing is offered that is then refused.
  await expect(page.locator(".tutor-foot button")).toHaveCount(0);
  await expect(page.getByText("Ask for a hint")).toHaveCount(0);
  const refusal = page.locator(".tutor-body").getByText("This game is an exam");
  /** Something is refused, and nothing else happens. */
  const refused = async () => {
    await expect(refusal).toBeVisible();
    await expect(page.locator(".rung, .walk-step")).toHaveCount(0);
    await expect(page.getByText("No rule is broken")).toHaveCount(0);
    await page.getByRole("button", { name: "Close the hint" }).click();
    await expect(refusal).toHaveCount(0);
  };
  for (const key of ["h", "j", "l", "y"]) {
    await page.keyboard.press(key);
    await refused();
  }
  await choose(page, /^Check/);
  await refused();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Allow all help in this game" }).click();
  await expect(page.locator(".help-left")).toHaveCount(0);
  await expect(page.locator(".tutor-foot .hint-button")).toBeVisible();
  await cellAt(page, 1, 1).click();
  await showRungs(page, 1);
});

test("an exam works out no candidates: filter, menu, jumps and colours know only what the player has noted", async ({
  open,
}) => {
  const page = await withHelp(open, "Exam: no hints, no check");
  await expect(page.getByText("no candidates but yours")).toBeVisible();
  const refusal = page.locator(".tutor-body").getByText("candidates are yours to work out");
  for (const command of ["Fill in all candidates", "Remove impossible marks"]) {
    if (command.startsWith("Remove")) await page.keyboard.press("Shift+Digit4");
    await choose(page, command);
    await expect(refusal).toBeVisible();
    await page.getByRole("button", { name: "Close the hint" }).click();
    await expect(refusal).toHaveCount(0);
  }
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/empty, corner notes 4$/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/empty$/);
  await page.keyboard.press("Control+Digit5");
  await page.keyboard.press("Shift+Digit4");
  await page.keyboard.press("Shift+Digit7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 5, corner notes 7$/);
  await page.keyboard.press("f");
  await page.keyboard.press("5");
  const filtered = page.locator(".tint.filtered");
  await expect(filtered, "the cell that the player has noted").toHaveCount(1);
  await page.keyboard.press("5");
  await expect(filtered).toHaveCount(0);
  await page.getByRole("button", { name: "Two candidates" }).click();
  await expect(filtered).toHaveCount(1);
  await cellAt(page, 9, 9).click();
  await page.keyboard.press("t");
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await page.keyboard.press("t");
  await expect(cellAt(page, 1, 1), "there is no other pair").toBeFocused();
  await cellAt(page, 1, 2).click({ button: "right" });
  await expect(page.getByRole("menu").getByRole("menuitemradio")).toHaveText(["Cell", ..."123456789"]);
});

test("an exam shows no wrong digits, even if the setting wants them", async ({ open }) => {
  const page = await withHelp(open, "Exam: no hints, no check");
  await expect(page.locator(".help-left")).toBeVisible();
  let checks = 0;
  page.on("request", (request) => void (checks += Number(request.url().endsWith("/api/v1/check"))));
  await page.evaluate(async () =>
    (await import(`${location.origin}/settings.js`)).changeSettings({ mistakes: true }),
  );
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("2");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 2$/);
  // A later check has its answer, but the page has asked for none.
  await page.evaluate(async () => {
    const { ask } = await import(`${location.origin}/tutor/api.js`);
    const [{ game }, { sheetData }] = await Promise.all([
      import(`${location.origin}/store.js`),
      import(`${location.origin}/game/sheet.js`),
    ]);
    await ask("check", { sheet: sheetData(game.peek().sheet) });
  });
  expect(checks).toBe(1);
  await expect(page.locator(".layer-under .cell")).toHaveCount(0);
  await page.getByRole("button", { name: "Allow all help in this game" }).click();
  await expect(page.locator(".layer-under .cell")).toHaveCount(1);
});

test("after three minutes without a move a half step is offered, and nothing more", async ({ open }) => {
  // The last minutes of a year.
  const { page } = await open("", { now: "2026-12-31T23:50:00" });
  await page.clock.pauseAt("2026-12-31T23:55:00");
  const offer = page.locator(".tutor-body").getByText("Shall I start the next step");
  await page.clock.runFor("03:10");
  await expect(offer, "nobody plays yet").toHaveCount(0);
  await page.keyboard.press("Control+Digit1");
  await page.clock.runFor("02:59");
  await expect(offer).toHaveCount(0);
  await page.clock.runFor("00:02");
  await expect(offer).toBeVisible();
  await expect(page.locator(".rung"), "no hint is forced on the player").toHaveCount(0);
  await page.clock.resume();
  await page.getByRole("button", { name: "Start it for me" }).click();
  await expect(page.locator(".rung"), "where, what, which digit, and which cells").toHaveCount(4);
  await expect(page.getByRole("button", { name: "Do it for me" })).toHaveCount(0);
});

test("a game with one hint allows one, with all its rungs", async ({ open }) => {
  const page = await withHelp(open, "One hint");
  await expect(page.getByText("1 hint is left of 1")).toBeVisible();
  await showRungs(page, 6);
  await expect(page.getByText("No hint is left of 1")).toBeVisible();
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(page.locator(".rung")).toHaveCount(0);
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await expect(page.getByText("You have used the hints").first()).toBeVisible();
  await expect(page.locator(".rung")).toHaveCount(0);
});

test("a hint closes when the board changes and with Escape", async ({ open }) => {
  const { page } = await open();
  await showRungs(page, 1);
  await expect(page.locator(".layer-under > *")).not.toHaveCount(0);
  await page.keyboard.press("Control+Digit1");
  await expect(page.getByText("The board has changed").first()).toBeVisible();
  await expect(page.locator(".rung, .layer-under > *")).toHaveCount(0);
  await showRungs(page, 1);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Stuck?")).toBeVisible();
  await expect(page.locator(".rung")).toHaveCount(0);
});

test("a mistake is reported before any hint, with a different look", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("4");
  await page.keyboard.press("h");
  await expect(page.getByRole("heading", { name: "Something to fix first" })).toBeVisible();
  await expect(page.locator(".tutor.bad .icon-warning")).not.toHaveCount(0);
  for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  await expect(page.locator(".layer-under .hue-vermilion")).not.toHaveCount(0);
});

test("the candidates of a step are drawn although the player has written none", async ({ open }) => {
  const { page } = await open();
  // The puzzle's usual next step is a single, which removes nothing.
  await choose(page, "Choose a technique…");
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await cellAt(page, 1, 1).click();
  await showRungs(page, 5);
  await expect(page.locator(".layer-over .strike"), "a step that takes candidates away").not.toHaveCount(0);
  await expect(page.locator(".layer-over .ghost")).not.toHaveCount(0);
  await expect(page.locator(".layer-under .spot")).not.toHaveCount(0);
});

test("an expert sees the truths and links of a step", { tag: "@spanish" }, async ({ open, lang }) => {
  const { page } = await open();
  await paste(page, "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5");
  await choose(page, lang === "es" ? "Elegir una técnica…" : "Choose a technique…");
  await page.getByRole("combobox", { name: lang === "es" ? "Técnica" : "Technique" }).selectOption("x-wing");
  await page.keyboard.press("Escape");
  await showRungs(page, 5);
  const title = page.getByRole("button", { name: lang === "es" ? "Verdades y enlaces" : "Truths and links" });
  await title.click();
  await expect(page.locator(".truths code")).toHaveText(["7r2 7r6 \\ 7c4 7c8"]);
  await expect(title).toHaveAttribute("aria-expanded", "true");
  await title.click();
  await expect(page.locator(".truths code")).toHaveCount(0);
});
