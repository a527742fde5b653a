// The account: sign up and the recovery codes, sign in and out, a forgotten password, name, password, devices, export and
// deletion, in both languages, by keyboard and on a phone.

import { expect, test } from "./fixtures.js";
import { readFileSync } from "node:fs";
import { ACCOUNT_WORDS, fill, PASSWORD, press, signUp } from "./accounts.js";
import { violations } from "./axe.js";
import { ready } from "./pages.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

const NEW = "ten green lines";

/** The names of what the test uses, in both languages. */
const WORDS = {
  "en-GB": {
    ...ACCOUNT_WORDS["en-GB"],
    missing: "First store the codes",
    forgotten: "I have forgotten my password",
    code: "Recovery code",
    newPassword: "New password",
    recover: "Set the password and sign in",
    wrong: "name or the password",
    taken: "taken",
    empty: "fill in",
  },
  "es-ES": {
    ...ACCOUNT_WORDS["es-ES"],
    missing: "Guarda primero los códigos",
    forgotten: "He olvidado mi contraseña",
    code: "Código de recuperación",
    newPassword: "Contraseña nueva",
    recover: "Poner la contraseña e iniciar sesión",
    wrong: "nombre o la contraseña",
    taken: "otra persona|ya",
    empty: "Rellena",
  },
};

for (const [lang, words] of Object.entries(WORDS)) {
  test(`somebody signs up, stores the codes, forgets the password and comes back (${lang})`, async ({
    open,
    jade,
  }) => {
    const { page, complaints, outside } = await open("account", { lang });
    const name = `Rosa ${lang}`;
    await page.getByRole("heading", { name: words.signIn, level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, words.signUp);
    await page.getByRole("heading", { name: words.signUp, level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    // An empty field says so, and has the focus.
    await press(page, words.make);
    await page.getByText(words.empty).waitFor();
    await expect.poll(async () => page.evaluate(() => document.activeElement?.id)).toBe("sign-up-name");
    await fill(page, words.name, name);
    await fill(page, words.password, "password1");
    await press(page, words.make);
    await page.locator("#sign-up-password-fault").waitFor();
    await expect.poll(async () => page.evaluate(() => document.activeElement?.id)).toBe("sign-up-password");
    expect(await violations(page)).toEqual([]);
    await fill(page, words.password, PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: words.codes }).waitFor();
    expect(await violations(page)).toEqual([]);
    const codes = await page.locator(".codes code").allTextContents();
    expect(new Set(codes).size).toBe(8);
    // They are shown once: nobody goes on without a word.
    await press(page, words.go);
    await page.getByText(words.missing).waitFor();
    const download = page.waitForEvent("download");
    await page.locator(".card .buttons button").nth(1).click();
    const text = readFileSync(await (await download).path(), "utf8");
    for (const code of codes) expect(text.includes(code)).toBeTruthy();
    await page.locator(".card .buttons button").nth(0).click();
    await page.locator(".told", { hasText: /./ }).waitFor();
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).includes(codes[7]))
      .toBeTruthy();
    await page.getByLabel(words.stored).check();
    await press(page, words.go);
    await page.getByRole("heading", { name: words.hello + name }).waitFor();
    expect(await violations(page)).toEqual([]);
    // A reload finds the same person.
    await page.reload();
    await page.getByRole("heading", { name: words.hello + name }).waitFor();
    await press(page, words.signOut);
    await page.getByRole("heading", { name: words.signIn, level: 1 }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: words.signIn, level: 1 }).waitFor();
    // The name is there; a wrong password is refused with a word, and the field is marked.
    await expect(page.getByLabel(words.name, { exact: true })).toHaveValue(name);
    complaints.length = 0;
    await fill(page, words.password, "a wrong guess");
    await press(page, words.signIn);
    await page.locator("#sign-in-password-fault").waitFor();
    await press(page, words.forgotten);
    await fill(page, words.name, name);
    await fill(page, words.code, codes[3]);
    await fill(page, words.newPassword, NEW);
    await press(page, words.recover);
    await page.getByRole("heading", { name: words.hello + name }).waitFor();
    expect(outside.filter((address) => !address.startsWith(jade.url))).toEqual([]);
    // The refusal of the wrong password is all that the browser complains about.
    expect(complaints.filter((text) => !text.includes("403"))).toEqual([]);
  });
}

test("name and password are changed, devices are ended, everything is exported and deleted", async ({
  open,
}) => {
  const words = WORDS["en-GB"];
  const { page } = await open();
  await signUp(page, "Iris");
  const other = await open();
  await fill(other.page, words.name, "iris");
  await fill(other.page, words.password, PASSWORD);
  await press(other.page, words.signIn);
  await other.page.getByRole("heading", { name: "Hello, Iris" }).waitFor();
  await page.reload();
  await page.locator(".devices li").nth(1).waitFor();
  await expect(page.locator(".devices li")).toHaveCount(2);
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await page.getByText("That device is signed out.").waitFor();
  await expect(page.locator(".devices li")).toHaveCount(1);
  await other.page.reload();
  await other.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  // The new name, by keyboard alone.
  await page.locator("summary", { hasText: "Change the name" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("New name").fill("Ana");
  await page.locator("#rename-password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Hello, Ana" }).waitFor();
  await page.locator("summary", { hasText: "Change the password" }).click();
  await page.locator("#password-password").fill("a wrong guess");
  await page.locator("#password-new-password").fill(NEW);
  await page.getByRole("button", { name: "Change the password", exact: true }).click();
  await page.locator("#password-password-fault").waitFor();
  await page.locator("#password-password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change the password", exact: true }).click();
  await page.getByText("Your password is changed.").waitFor();
  await page.locator("summary", { hasText: "New recovery codes" }).click();
  await page.locator("#codes-password").fill(NEW);
  await press(page, "Make new codes");
  await page.getByRole("heading", { name: words.codes }).waitFor();
  await page.getByLabel(words.stored).check();
  await press(page, words.go);
  const download = page.waitForEvent("download");
  await press(page, "Save everything in the account as a file");
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(file.name).toBe("Ana");
  await page.locator("summary", { hasText: "Delete the account" }).click();
  await page.locator("#delete-name").fill("Iris");
  await page.locator("#delete-password").fill(NEW);
  await press(page, "Delete the account for good");
  await page.getByText("That is not the name of this account: Ana").waitFor();
  await page.locator("#delete-name").fill("ana");
  await press(page, "Delete the account for good");
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await fill(page, words.name, "Ana");
  await fill(page, words.password, NEW);
  await press(page, words.signIn);
  await page.locator("#sign-in-password-fault").waitFor();
});

test("it is usable on a phone and in the dark, and the settings lead to it", async ({ open }) => {
  for (const dark of [false, true]) {
    const { page } = await open("account", { width: 360, height: 740, touch: true, dark, lang: "es-ES" });
    await signUp(page, dark ? "Luna" : "Sol", WORDS["es-ES"]);
    expect(await violations(page)).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(async () => await wide()).toBeLessThanOrEqual(0);
    for (const summary of await page.locator("summary").all()) await summary.click();
    expect(await violations(page)).toEqual([]);
    await expect.poll(async () => await wide()).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, summary, input:not([type=checkbox])")]
        .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 24)
        .map((one) => one.outerHTML),
    );
    expect(small).toEqual([]);
  }
  const { page, complaints } = await open("account");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: /^Your account/ }).click();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
});

test("a server without accounts shows nothing of them", async ({ open, openIn, serve }) => {
  const plain = await serve();
  const { page, complaints } = await open(plain.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: /^Your data/ }).waitFor();
  await page.waitForTimeout(300);
  await expect(page.getByRole("link", { name: /^Your account/ })).toHaveCount(0);
  await openIn(page, `${plain.url}account`);
  await ready(page);
  await page.getByText("There are no accounts here").waitFor();

  await plain.stop();
});
