// Passkeys, with a device that Chromium simulates: somebody adds one, signs in with it, renames and removes it.

import { expect, test } from "./fixtures.js";
import { ACCOUNT_WORDS, fill, PASSWORD, press, signUp } from "./accounts.js";
import { violations } from "./axe.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

/** The names of what the test uses, in both languages. */
const WORDS = {
  "en-GB": {
    ...ACCOUNT_WORDS["en-GB"],
    passkeys: "Passkeys",
    add: "Add a passkey",
    addDo: "Add the passkey",
    added: "The passkey is added.",
    known: "already has a passkey",
    change: "Change My phone",
    rename: "Rename",
    renamed: "The passkey is renamed.",
    use: "Sign in with a passkey",
    cancelled: "Nothing happened",
    remove: "Remove the passkey",
    removed: "The passkey is removed.",
    unknown: "No account here has this passkey",
  },
  "es-ES": {
    ...ACCOUNT_WORDS["es-ES"],
    passkeys: "Llaves de acceso",
    add: "Añadir una llave de acceso",
    addDo: "Añadir la llave",
    added: "La llave de acceso está añadida.",
    known: "ya tiene una llave de acceso",
    change: "Cambiar My phone",
    rename: "Cambiar el nombre",
    renamed: "La llave de acceso tiene su nombre nuevo.",
    use: "Iniciar sesión con una llave de acceso",
    cancelled: "No ha pasado nada",
    remove: "Quitar la llave",
    removed: "La llave de acceso está quitada.",
    unknown: "Ninguna cuenta tiene aquí esta llave de acceso",
  },
};

/** Gives a page a device with passkeys, which does what it is asked as long as its user is verified. @param {Page} page */
async function withDevice(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verified: (/** @type {boolean} */ isUserVerified) =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** Whether the user is there: if so, the device answers whatever it is asked. */
    present: (/** @type {boolean} */ enabled) =>
      browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    keys: async () => (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

/** The account’s page by name, since browsers have passkeys for names only. @param {import("./program.js").Program} jade */
const account = (jade) => `${jade.url.replace("127.0.0.1", "localhost")}account`;

/** @param {Page} page @param {typeof WORDS["en-GB"]} words @param {string} name */
async function addPasskey(page, words, name) {
  await page.locator("summary", { hasText: words.add }).click();
  await page.locator("#passkey-name").fill(name);
  await page.locator("#passkey-password").fill(PASSWORD);
  await press(page, words.addDo);
}

for (const [lang, words] of Object.entries(WORDS)) {
  test(`somebody adds a passkey, signs in with it and removes it (${lang})`, async ({ open, jade }) => {
    const { page, complaints } = await open(account(jade), { lang, width: 390, height: 844, touch: true });
    const device = await withDevice(page);
    await device.present(false);
    const name = `Rosa ${lang}`;
    await page.getByRole("button", { name: words.use }).waitFor();
    await expect(page.getByLabel(words.name, { exact: true })).toHaveAttribute(
      "autocomplete",
      "username webauthn",
    );
    expect(await violations(page)).toEqual([]);
    await signUp(page, name, words);
    await page.getByRole("heading", { name: words.passkeys }).waitFor();
    await device.present(true);
    await addPasskey(page, words, "My phone");
    await page.getByText(words.added).waitFor();
    const item = page.locator(".passkeys li");
    await expect(item.locator("strong")).toHaveText("My phone");
    const [key] = await device.keys();
    expect(key.isResidentCredential).toBeTruthy();
    await expect.poll(async () => (await device.keys()).length).toBe(1);

    // The same device says that it has one; the wrong password comes to nothing.
    await addPasskey(page, words, "");
    await page.locator(".fault", { hasText: words.known }).waitFor();
    await page.locator("#passkey-password").fill("a wrong guess");
    await press(page, words.addDo);
    await page.locator("#passkey-password-fault").waitFor();
    await expect(item).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    // Signing out and in, without a name.
    await device.present(false);
    await press(page, words.signOut);
    await page.getByRole("heading", { name: words.signIn, level: 1 }).waitFor();
    await fill(page, words.name, "");
    await device.verified(false);
    await device.present(true);
    await press(page, words.use);
    await page.locator(".fault", { hasText: words.cancelled }).waitFor();
    expect(await violations(page)).toEqual([]);
    await device.verified(true);
    await press(page, words.use);
    await page.getByRole("heading", { name: words.hello + name }).waitFor();
    await item.getByText(/·/).waitFor();
    await item.getByRole("group").locator("summary").click();
    await item.getByLabel(/./).first().waitFor();
    await item.locator("input[name=name]").fill("Blue phone");
    await press(page, words.rename);
    await page.getByText(words.renamed).waitFor();
    await expect(item.locator("strong")).toHaveText("Blue phone");
    await page.reload();
    await item.locator("summary").click();
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await item.locator("input[name=password]").fill("a wrong guess");
    await press(page, words.remove);
    await item.locator(".fault").waitFor();
    await item.locator("input[name=password]").fill(PASSWORD);
    await press(page, words.remove);
    await page.getByText(words.removed).waitFor();
    await expect(item).toHaveCount(0);
    // The device still has it, the server does not.
    await device.present(false);
    await press(page, words.signOut);
    await page.getByRole("heading", { name: words.signIn, level: 1 }).waitFor();
    // The button ends the request of the field, which would be answered first, without a word.
    await press(page, words.use);
    await device.present(true);
    await page.locator(".fault", { hasText: words.unknown }).waitFor();
  });
}

test("the browser offers passkeys in the field of the name", async ({ open, jade }) => {
  const words = WORDS["en-GB"];
  const { page } = await open(account(jade));
  const device = await withDevice(page);
  await device.present(false);
  await signUp(page, "Iris", words);
  await device.present(true);
  await addPasskey(page, words, "");
  await page.getByText(words.added).waitFor();
  // A passkey without a name has that of the browser.
  await page.locator(".passkeys strong", { hasText: "Chrome, Linux" }).waitFor();
  // A browser without a window has no list to show them in, so this looks at what the page asks.
  await page.evaluate(() => {
    const asked = /** @type {string[]} */ ([]);
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (/** @type {any} */ options) => {
      asked.push(options.mediation ?? "modal");
      options.signal.addEventListener("abort", () => asked.push("aborted"));
      return get(options);
    };
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    Object.assign(globalThis, { asked });
  });
  const asked = () => page.evaluate(() => /** @type {any} */ (globalThis).asked.join());
  await device.present(false);
  await press(page, words.signOut);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).asked.length > 0);
  await expect.poll(async () => asked()).toBe("conditional");
  await device.present(true);
  await press(page, words.use);
  await page.getByRole("heading", { name: "Hello, Iris" }).waitFor();
  await expect
    .poll(async () => (await asked()).startsWith("conditional,aborted,modal"), await asked())
    .toBeTruthy();
});

test("where browsers have none, the page does not mention them", async ({ open, jade }) => {
  const { page, complaints } = await open("account");
  const words = WORDS["en-GB"];
  await page.getByRole("heading", { name: words.signIn, level: 1 }).waitFor();
  await expect(page.getByRole("button", { name: words.use })).toHaveCount(0);
  await signUp(page, "Eva", words);
  await expect(page.getByRole("heading", { name: words.passkeys })).toHaveCount(0);
});
