// Passkeys, with a device that Chromium simulates: somebody adds one, signs in with it, renames and removes it.

import { ACCOUNT_WORDS, arrive, fill, PASSWORD, press } from "./accounts.js";
import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

/** The names of what the test uses, in both languages. */
const WORDS = {
  en: {
    ...ACCOUNT_WORDS.en,
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
  es: {
    ...ACCOUNT_WORDS.es,
    passkeys: "Llaves de acceso",
    add: "Añadir una llave de acceso",
    addDo: "Añadir la llave",
    added: "Llave de acceso añadida.",
    known: "ya tiene una llave de acceso",
    change: "Cambiar My phone",
    rename: "Cambiar el nombre",
    renamed: "Nombre cambiado.",
    use: "Iniciar sesión con una llave de acceso",
    cancelled: "No ha pasado nada",
    remove: "Quitar la llave",
    removed: "Llave de acceso eliminada.",
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

/** Lets the page offer no passkeys in the field of the name. */
const offerNothing = () => void (PublicKeyCredential.isConditionalMediationAvailable = async () => false);

/** The account’s page by name, since browsers have passkeys for names only. @param {import("./program.js").Program} jade */
const account = (jade) => `${jade.url.replace("127.0.0.1", "localhost")}account`;

/** @param {Page} page @param {typeof WORDS["en"]} words @param {string} name */
async function addPasskey(page, words, name) {
  await page.locator("summary", { hasText: words.add }).click();
  await page.locator("#passkey-name").fill(name);
  await page.locator("#passkey-password").fill(PASSWORD);
  await press(page, words.addDo);
}

/** @param {Page} page @param {string} name */
const title = (page, name) => page.getByRole("heading", { name, level: 1 });

test(
  "somebody adds a passkey, signs in with it and removes it",
  { tag: "@spanish" },
  async ({ open, jade, lang, somebody }) => {
    const words = WORDS[lang];
    // Wrong passwords and an unknown passkey are refused.
    const phone = { width: 390, height: 844, touch: true, tolerate: /status of 403 / };
    const { page } = await open(account(jade), phone);
    // The device would answer what the field of the name asks at any moment; another test looks at that.
    await page.addInitScript(offerNothing);
    await page.evaluate(offerNothing);
    const device = await withDevice(page);
    await expect(page.getByRole("button", { name: words.use })).toBeVisible();
    await expect(page.getByLabel(words.name, { exact: true })).toHaveAttribute(
      "autocomplete",
      "username webauthn",
    );
    expect(await violations(page)).toEqual([]);
    await arrive(page, somebody);
    await expect(page.getByRole("heading", { name: words.passkeys })).toBeVisible();
    await addPasskey(page, words, "My phone");
    await expect(page.getByText(words.added)).toBeVisible();
    const item = page.locator(".passkeys li");
    await expect(item.locator("strong")).toHaveText("My phone");
    expect((await device.keys()).map(({ isResidentCredential }) => isResidentCredential)).toEqual([true]);

    // The same device says that it has one; the wrong password comes to nothing.
    await addPasskey(page, words, "");
    await expect(page.locator(".fault", { hasText: words.known })).toBeVisible();
    await page.locator("#passkey-password").fill("a wrong guess");
    await press(page, words.addDo);
    await expect(page.locator("#passkey-password-fault")).toBeVisible();
    await expect(item).toHaveCount(1);
    expect(await violations(page)).toEqual([]);

    // Signing out and in, without a name.
    await press(page, words.signOut);
    await expect(title(page, words.signIn)).toBeVisible();
    await fill(page, words.name, "");
    await device.verified(false);
    await press(page, words.use);
    await expect(page.locator(".fault", { hasText: words.cancelled })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await device.verified(true);
    await press(page, words.use);
    await expect(title(page, words.hello + somebody)).toBeVisible();
    await expect(item.getByText(/·/)).toBeVisible();
    await item.locator("summary").click();
    await item.locator("input[name=name]").fill("Blue phone");
    await press(page, words.rename);
    await expect(page.getByText(words.renamed)).toBeVisible();
    await expect(item.locator("strong")).toHaveText("Blue phone");
    await page.reload();
    await item.locator("summary").click();
    await expect(item.locator("input[name=password]")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await item.locator("input[name=password]").fill("a wrong guess");
    await press(page, words.remove);
    await expect(item.locator(".fault")).toBeVisible();
    await item.locator("input[name=password]").fill(PASSWORD);
    await press(page, words.remove);
    await expect(page.getByText(words.removed)).toBeVisible();
    await expect(item).toHaveCount(0);

    // The device still has it, the server does not.
    await press(page, words.signOut);
    await expect(title(page, words.signIn)).toBeVisible();
    await press(page, words.use);
    await expect(page.locator(".fault", { hasText: words.unknown })).toBeVisible();
  },
);

test("the browser offers passkeys in the field of the name", async ({ open, jade, somebody }) => {
  const words = WORDS.en;
  const { page } = await open(account(jade));
  const device = await withDevice(page);
  await arrive(page, somebody);
  await expect(title(page, words.hello + somebody)).toBeVisible();
  await addPasskey(page, words, "");
  await expect(page.getByText(words.added)).toBeVisible();
  // A passkey without a name has that of the browser.
  await expect(page.locator(".passkeys strong")).toHaveText("Chrome, Linux");
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
  const asked = () => page.evaluate(() => /** @type {any} */ (globalThis).asked);
  await device.present(false);
  await press(page, words.signOut);
  await expect.poll(asked).toEqual(["conditional"]);
  // The button ends the request of the field. The device answers only the next one: else it would be the first, without
  // a word.
  await page.route(
    "**/passkeys/sign-in/begin",
    async (route) => {
      await device.present(true);
      await route.continue();
    },
    { times: 1 },
  );
  await press(page, words.use);
  await expect(title(page, words.hello + somebody)).toBeVisible();
  expect((await asked()).slice(0, 3)).toEqual(["conditional", "aborted", "modal"]);
});

test("where browsers have none, the page does not mention them", async ({ open, somebody }) => {
  const words = WORDS.en;
  // Browsers have no passkeys for addresses without a name.
  const { page } = await open("account");
  await expect(title(page, words.signIn)).toBeVisible();
  await expect(page.getByRole("button", { name: words.use })).toHaveCount(0);
  await arrive(page, somebody);
  await expect(title(page, words.hello + somebody)).toBeVisible();
  await expect(page.getByRole("heading", { name: words.passkeys })).toHaveCount(0);
});
