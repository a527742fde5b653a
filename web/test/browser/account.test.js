// The account: sign up and the recovery codes, sign in and out, a forgotten password, name, password, devices, export and
// deletion.

import { readFileSync } from "node:fs";
import { ACCOUNT_WORDS, arrive, comeIn, fill, PASSWORD, press, signIn, signUp } from "./accounts.js";
import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

const NEW = "ten green lines";
/** A wrong password and a refused one are answers that browsers complain about. */
const REFUSED = /status of 4(00|03|22) /;

/** The names of what the tests use, in both languages. */
const WORDS = {
  en: {
    ...ACCOUNT_WORDS.en,
    missing: "First store the codes",
    forgotten: "I have forgotten my password",
    code: "Recovery code",
    newPassword: "New password",
    recover: "Set the password and sign in",
    wrong: "That is not right.",
    empty: "fill in",
    copy: "Copy",
    save: "Save as a file",
    copied: "The codes are copied.",
  },
  es: {
    ...ACCOUNT_WORDS.es,
    missing: "Guarda primero los códigos",
    forgotten: "He olvidado mi contraseña",
    code: "Código de recuperación",
    newPassword: "Contraseña nueva",
    recover: "Poner la contraseña e iniciar sesión",
    wrong: "No es correcto.",
    empty: "Rellena",
    copy: "Copiar",
    save: "Guardar en un archivo",
    copied: "Los códigos se han copiado.",
  },
};

/** @param {Page} page @param {string} name */
const title = (page, name) => page.getByRole("heading", { name, level: 1 });

/** Opens what is folded under a title. @param {Page} page @param {string} title */
const unfold = (page, title) => page.locator("summary", { hasText: title }).click();

/** What a download contains. @param {import("@playwright/test").Download} download */
const contentOf = async (download) => readFileSync(await download.path(), "utf8");

test(
  "somebody signs up, stores the codes, forgets the password and comes back",
  { tag: "@spanish" },
  async ({ open, lang, somebody }) => {
    const words = WORDS[lang];
    const { page } = await open("account", { tolerate: REFUSED });
    await expect(title(page, words.signIn)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await press(page, words.signUp);
    await expect(title(page, words.signUp)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // An empty field says so, and has the focus.
    await press(page, words.make);
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.locator("#sign-up-name")).toBeFocused();
    await fill(page, words.name, somebody);
    await fill(page, words.password, "password1");
    await press(page, words.make);
    await expect(page.locator("#sign-up-password-fault")).toBeVisible();
    await expect(page.locator("#sign-up-password")).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await fill(page, words.password, PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: words.codes })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.locator(".codes code")).toHaveCount(8);
    const codes = await page.locator(".codes code").allTextContents();
    expect(new Set(codes).size).toBe(8);
    // They are shown once: nobody goes on without a word.
    await press(page, words.go);
    await expect(page.getByText(words.missing)).toBeVisible();
    const download = page.waitForEvent("download");
    await press(page, words.save);
    const text = await contentOf(await download);
    for (const code of codes) expect(text).toContain(code);
    await press(page, words.copy);
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes[7]);
    await page.getByLabel(words.stored).check();
    await press(page, words.go);
    await expect(title(page, words.hello + somebody)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // A reload finds the same person.
    await page.reload();
    await expect(title(page, words.hello + somebody)).toBeVisible();
    await press(page, words.signOut);
    await expect(title(page, words.signIn)).toBeVisible();
    await page.reload();
    await expect(title(page, words.signIn)).toBeVisible();
    // The name is there; a wrong password is refused with a word, and the field is marked.
    await expect(page.getByLabel(words.name, { exact: true })).toHaveValue(somebody);
    await fill(page, words.password, "a wrong guess");
    await press(page, words.signIn);
    await expect(page.locator("#sign-in-password-fault")).toContainText(words.wrong);
    await expect(page.locator("#sign-in-password")).toHaveAttribute("aria-invalid", "true");
    await press(page, words.forgotten);
    await fill(page, words.name, somebody);
    await fill(page, words.code, codes[3]);
    await fill(page, words.newPassword, NEW);
    await press(page, words.recover);
    await expect(title(page, words.hello + somebody)).toBeVisible();
  },
);

test("a name that somebody has is not given again", async ({ open, jade, somebody }) => {
  await comeIn(jade, "/sign-up", { name: somebody, password: PASSWORD });
  const { page } = await open("account", { tolerate: /status of 409 / });
  await press(page, "Create an account");
  await fill(page, "Name", somebody.toUpperCase());
  await fill(page, "Password", PASSWORD);
  await press(page, "Create account");
  await expect(page.locator("#sign-up-name-fault")).toContainText("Somebody here has this name");
  await expect(page.locator("#sign-up-name")).toBeFocused();
});

test("a device is signed out from another one", async ({ open, somebody }) => {
  const { page } = await open("account");
  await arrive(page, somebody);
  await expect(page.locator(".devices li")).toHaveCount(1);
  // What it asks without its session is refused.
  const { page: other } = await open("account", { tolerate: /status of 401 / });
  // Names are the same in small and capital letters.
  await signIn(other, somebody.toLowerCase());
  await expect(title(other, `Hello, ${somebody}`)).toBeVisible();
  await page.reload();
  await expect(page.locator(".devices li")).toHaveCount(2);
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText("That device is signed out.")).toBeVisible();
  await expect(page.locator(".devices li")).toHaveCount(1);
  await other.reload();
  await expect(title(other, "Sign in")).toBeVisible();
});

test("name, password and codes are changed, everything is exported and deleted", async ({
  open,
  somebody,
}) => {
  const words = WORDS.en;
  const name = `${somebody} two`;
  const { page } = await open("account", { tolerate: REFUSED });
  await arrive(page, somebody);
  // The new name, by keyboard alone.
  await page.locator("summary", { hasText: "Change the name" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("New name").fill(name);
  await page.locator("#rename-password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(title(page, `Hello, ${name}`)).toBeVisible();

  await unfold(page, "Change the password");
  await page.locator("#password-password").fill("a wrong guess");
  await page.locator("#password-new-password").fill(NEW);
  await press(page, "Change the password");
  await expect(page.locator("#password-password-fault")).toBeVisible();
  await page.locator("#password-password").fill(PASSWORD);
  await press(page, "Change the password");
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  await unfold(page, "New recovery codes");
  await page.locator("#codes-password").fill(NEW);
  await press(page, "Make new codes");
  await expect(page.getByRole("heading", { name: words.codes })).toBeVisible();
  await page.getByLabel(words.stored).check();
  await press(page, words.go);

  const download = page.waitForEvent("download");
  await press(page, "Save everything in the account as a file");
  expect(JSON.parse(await contentOf(await download)).name).toBe(name);

  await unfold(page, "Delete the account");
  await page.locator("#delete-name").fill(somebody);
  await page.locator("#delete-password").fill(NEW);
  await press(page, "Delete the account for good");
  await expect(page.getByText(`That is not the name of this account: ${name}`)).toBeVisible();
  await page.locator("#delete-name").fill(name.toLowerCase());
  await press(page, "Delete the account for good");
  await expect(title(page, "Sign in")).toBeVisible();
  await fill(page, words.name, name);
  await fill(page, words.password, NEW);
  await press(page, words.signIn);
  await expect(page.locator("#sign-in-password-fault")).toBeVisible();
});

for (const dark of [false, true])
  test(`it is usable on a small phone, ${dark ? "in the dark" : "in the light"}`, async ({
    open,
    somebody,
  }) => {
    const { page } = await open("account", { width: 360, height: 740, touch: true, dark, lang: "es-ES" });
    await signUp(page, somebody, WORDS.es);
    await expect(page.locator(".devices li")).toHaveCount(1);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    for (const summary of await page.locator("summary").all()) await summary.click();
    for (const details of await page.locator("details").all())
      await expect(details).toHaveAttribute("open", "");
    expect(await violations(page)).toEqual([]);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, summary, input:not([type=checkbox])")]
        .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 24)
        .map((one) => one.outerHTML),
    );
    expect(small).toEqual([]);
  });

test("the settings lead to the account", async ({ open }) => {
  const { page } = await open();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: /^Your account/ }).click();
  await expect(title(page, "Sign in")).toBeVisible();
});

test("a damaged address of a card and a damaged mark of the account are no dead ends", async ({ open }) => {
  const { page } = await open("in#%", { tolerate: REFUSED });
  await expect(page.locator("main [role=alert], main [role=status], main h1").first()).toBeVisible();
  await expect(page.getByText("One moment")).toHaveCount(0);
  // As if a browser had lost half of what was written.
  await page.evaluate(async () => {
    const { keepUnder } = await import(`${location.origin}/sync/kept.js`);
    await keepUnder("account", { id: 7, on: "yes" });
  });
  await page.goto(new URL("account", page.url()).href);
  await expect(title(page, "Sign in")).toBeVisible();
});
