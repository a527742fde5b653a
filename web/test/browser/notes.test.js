// Stuck on a board without marks: after a hint that only writes a note, the tutor offers all candidates.

import { expect, test } from "./fixtures.js";
import { cellAt, ready } from "./pages.js";

/** The next move on this board notes a 1 in box 7. */
const GIVENS = "..1...35.2....57..4......9.8....7..63.5.48..........8.67.93......3.7.......1.2...";

test(
  "after a hint that writes a note, all candidates are one press away",
  { tag: "@spanish" },
  async ({ open, lang }) => {
    const { page } = await open();
    await page.evaluate((givens) => {
      const sheet = { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) };
      sessionStorage.setItem("jade.try", JSON.stringify(sheet));
    }, GIVENS);
    await page.reload();
    await ready(page);
    const words =
      lang === "en"
        ? { apply: "Do it for me", fill: "Fill in all candidates", label: /candidates \d/, wrote: "Noted." }
        : {
            apply: "Hazlo por mí",
            fill: "Anotar todos los candidatos",
            label: /candidatos \d/,
            wrote: "Anotado.",
          };
    const body = page.locator(".tutor-body");
    const apply = page.getByRole("button", { name: words.apply });
    const more = page.locator(".tutor .main-button");
    // Digits come first on this board; then come notes.
    for (let i = 0; i < 9; i++) {
      await page.locator(".hint-button").click();
      await expect(body.locator(".rung")).toBeVisible();
      while ((await apply.count()) === 0) {
        const rungs = await body.locator(".rung").count();
        await more.click();
        await expect(body.locator(".rung")).toHaveCount(rungs + 1);
      }
      await apply.click();
      await expect(apply).toHaveCount(0);
      if ((await body.innerText()).includes(words.wrote)) break;
    }
    await expect(body).toContainText(words.wrote);
    await page.getByRole("button", { name: words.fill }).click();
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(words.label);
  },
);
