// A player who knows only the rules gets from the start page to three X-Wings, using nothing but what the page shows.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";

const WORDS = {
  en: {
    all: "All lessons",
    practise: "Go and practise",
    begin: "Give me a board",
    next: "Next board",
    check: "Check",
    signs: "What do the symbols mean?",
    petal: "petal",
  },
  es: {
    all: "Todas las lecciones",
    practise: "Ir a practicar",
    begin: "Dame un tablero",
    next: "Siguiente tablero",
    check: "Comprobar",
    signs: "¿Qué significan los signos?",
    petal: "pétalo",
  },
};

for (const [lang, words] of Object.entries(WORDS)) {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    test(`finds three X-Wings, ${width} wide, in ${lang}`, async ({ open }) => {
      const { page, complaints } = await open("", {
        lang,
        width,
        height,
        touch: width < 500,
      });
      // The link is in the head or, where there is no room for it, beside the hint.
      await page.locator("a[href='/learn']").filter({ visible: true }).first().click();
      await page.getByRole("link", { name: words.all, exact: true }).click();
      await page.getByRole("link", { name: "X-Wing", exact: true }).click();
      await page.getByRole("link", { name: words.practise }).click();
      for (let found = 1; found <= 3; found++) {
        const [response] = await Promise.all([
          page.waitForResponse((one) => one.url().endsWith("/drill")),
          page.getByRole("button", { name: found === 1 ? words.begin : words.next }).click(),
        ]);
        const board = page.locator(".practice .shown");
        await board.waitFor();
        // The relevant part is in view: the board and the button.
        const inView = () =>
          board.evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= -1 && bottom <= innerHeight + 1;
          });
        await assert.doesNotReject(
          page.waitForFunction(
            () =>
              (document.querySelector(".practice .shown")?.getBoundingClientRect().bottom ?? 1e9) <=
              innerHeight + 1,
          ),
        );
        await expect.poll(async () => inView(), `board ${found}`).toBeTruthy();
        const { shown } = await response.json();
        const corners = shown.step.parts.find((/** @type {{ name: string }} */ { name }) => name === "cells")
          .value.cells;
        expect(corners.length).toBe(4);
        for (const cell of corners) await page.locator(".practice [role=gridcell]").nth(cell).click();
        await page.getByRole("button", { name: words.check, exact: true }).click();
        // The cells are right; now the page asks what goes.
        await page.locator(".practice .ask").waitFor();
        for (const { cell, digit } of shown.step.eliminations) {
          const place = page.locator(".practice [role=gridcell]").nth(cell);
          const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 };
          const along = (/** @type {number} */ n) => 0.07 + (0.86 * (n + 0.5)) / 3;
          const position = {
            x: width * along((digit - 1) % 3),
            y: height * along(Math.floor((digit - 1) / 3)),
          };
          await place.click({ position });
        }
        await page.getByRole("button", { name: words.check, exact: true }).click();
        await page.locator(".practice .finding", { hasText: "X-Wing" }).waitFor();
        await page.locator(".tally", { hasText: `: ${found}. ` }).waitFor();
      }
    });
  }

  test(`sees an explanation of the signs in a drawing, in ${lang}`, async ({ open }) => {
    const { page, complaints } = await open(`learn/death-blossom`, { lang });
    await page.getByRole("button", { name: words.signs }).first().click();
    await expect
      .poll(async () => (await page.locator(".legend li").allInnerTexts()).includes(words.petal))
      .toBeTruthy();
  });
}
