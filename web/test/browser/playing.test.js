// What helps while one plays: checks, the filter, steps, pauses, techniques to use, boards of other sizes.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cellAt, label, openPage, running, skip } from "./jade.js";

/** @typedef {import("./jade.js").Page} Page */

/** @param {Page} page @param {string} menu @param {string | RegExp} entry */
async function choose(page, menu, entry) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

describe("while one plays", { skip }, () => {
  const jade = running();

  test("a check says how many digits are wrong, and where only on request", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("You have not entered any digit yet.").first().waitFor();
    // Row 1 has a 7 in this cell.
    await page.keyboard.press("2");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("one of your digits is wrong").first().waitFor();
    assert.equal(await page.locator(".layer-under .cell").count(), 0);
    await page.getByRole("button", { name: "Show me where" }).click();
    await page.getByText("The marked digit is wrong.").first().waitFor();
    assert.equal(await page.locator(".layer-under .cell").count(), 1);
    assert.doesNotMatch(
      (await page.locator(".tutor-body").textContent()) ?? "",
      /7/,
      "no digit is given away",
    );
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("7");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("your digit is right").first().waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("wrong digits are shown at once if one wishes", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: /^Show wrong digits at once/ }).check();
    await page.keyboard.press("Escape");
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("2");
    await page.locator(".layer-under .cell").waitFor();
    await page.keyboard.press("7");
    await page.locator(".layer-under .cell").waitFor({ state: "detached" });
    await page.context().close();
  });

  test("the filter hides the candidates of other digits", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await choose(page, "Marks", "Fill in all candidates");
    const marks = () =>
      page
        .locator(".layer-sheet .mark")
        .evaluateAll((all) => [...new Set(all.map((one) => one.textContent))]);
    assert.ok((await marks()).length > 5);
    await page.keyboard.press("f");
    await page.keyboard.press("5");
    assert.deepEqual(await marks(), ["5"]);
    await page.keyboard.press("5");
    assert.ok((await marks()).length > 5);
    await page.context().close();
  });

  test("a step that removes candidates writes them first, says so, and strikes what it removed", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await choose(page, "Tutor", /^Choose a technique/);
    await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
    await page.keyboard.press("Escape");
    await page.locator(".step-button").click();
    await page.getByText("First I have written the candidates.").first().waitFor();
    assert.ok((await page.locator(".layer-over .strike").count()) > 0);
    assert.match((await label(page, 1, 1)) ?? "", /candidates/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    await page.context().close();
  });

  test("in a pause no digit is written blindly, and a click on the board resumes", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("p");
    await page.locator(".resume").waitFor();
    await page.keyboard.press("7");
    await page.locator(".resume").waitFor({ state: "detached" });
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    await page.keyboard.press("p");
    await page.locator(".resume").click();
    await page.locator(".resume").waitFor({ state: "detached" });
    await page.keyboard.press("7");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    await page.context().close();
  });

  test("going back to the start resets the clock, and undoing that restores it", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("7");
    const seconds = async () => {
      const [, m, s] = /(\d+):(\d\d)/.exec((await page.locator(".clock").textContent()) ?? "") ?? [];
      return 60 * Number(m) + Number(s);
    };
    await page.waitForFunction(() => /0:0[3-9]/.test(document.querySelector(".clock")?.textContent ?? ""));
    await choose(page, "Edit", "Back to the start");
    assert.ok((await seconds()) <= 1);
    await page.locator(".toast button").click();
    assert.ok((await seconds()) >= 3);
    await page.context().close();
  });

  test("hints follow the techniques that one chooses", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await choose(page, "Tutor", /^Choose a technique/);
    await page.getByRole("radio", { name: /^Classic/ }).check();
    await page.keyboard.press("Escape");
    await page.getByText("Techniques: classic").waitFor();
    const asked = page.waitForRequest("**/api/v1/hint");
    await page.locator(".hint-button").click();
    assert.deepEqual(JSON.parse((await asked).postData() ?? "{}").question.techniques, {
      profile: "classic",
    });
    await page.locator(".rung").waitFor();
    await choose(page, "Tutor", /^Choose a technique/);
    await page.getByRole("radio", { name: "My own choice" }).check();
    await page.locator(".implied input").first().uncheck();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Use all techniques again" }).click();
    assert.equal(await page.locator(".chosen").count(), 0);
    await page.context().close();
  });

  for (const [size, cells] of /** @type {const} */ ([
    ["4×4", 16],
    ["6×6", 36],
    ["12×12", 144],
  ])) {
    test(`a ${size} puzzle is made to order`, async () => {
      const { page, complaints } = await openPage(jade.browser, jade.url);
      await page.keyboard.press("Control+o");
      await page.getByRole("combobox", { name: "Size" }).selectOption({ label: size });
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await page.locator("dialog").waitFor({ state: "detached", timeout: 60_000 });
      assert.equal(await page.locator("[role=gridcell]").count(), cells);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  test("a link of this computer says that it opens here only", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("Control+s");
    await page.getByText("This link opens on this computer only.").waitFor();
    await page.context().close();
  });
});
