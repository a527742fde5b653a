// People with accounts: signed up on the page of the account, as somebody does, or with a request where that is not what
// is tested.

import { expect } from "@playwright/test";

/** @typedef {import("@playwright/test").Page} Page */

export const PASSWORD = "nine blue boxes";

/** The names of what signing up uses, in both languages. */
export const ACCOUNT_WORDS = {
  en: {
    signUp: "Create an account",
    make: "Create account",
    name: "Name",
    password: "Password",
    codes: "Your recovery codes",
    stored: "I have stored the codes",
    go: "Continue",
    hello: "Hello, ",
    signOut: "Sign out",
    signIn: "Sign in",
  },
  es: {
    signUp: "Crear una cuenta",
    make: "Crear la cuenta",
    name: "Nombre",
    password: "Contraseña",
    codes: "Tus códigos de recuperación",
    stored: "He guardado los códigos",
    go: "Continuar",
    hello: "Hola, ",
    signOut: "Cerrar sesión",
    signIn: "Iniciar sesión",
  },
};

/** Presses the first button with exactly this name. @param {Page} page @param {string} name */
export const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();

/** @param {Page} page @param {string} label @param {string} text */
export const fill = (page, label, text) => page.getByLabel(label, { exact: true }).fill(text);

/**
 * Makes an account on its page.
 * @param {Page} page
 * @param {string} name
 * @param {typeof ACCOUNT_WORDS["en"]} [words]
 * @returns {Promise<string[]>} the recovery codes
 */
export async function signUp(page, name, words = ACCOUNT_WORDS.en) {
  await press(page, words.signUp);
  await fill(page, words.name, name);
  await fill(page, words.password, PASSWORD);
  await press(page, words.make);
  await expect(page.getByRole("heading", { name: words.codes })).toBeVisible();
  const codes = await page.locator(".codes code").allTextContents();
  await page.getByLabel(words.stored).check();
  await press(page, words.go);
  await expect(page.getByRole("heading", { name: words.hello + name })).toBeVisible();
  return codes;
}

/** Signs somebody in on the page of the account. @param {Page} page @param {string} name */
export async function signIn(page, name) {
  await page.locator("#sign-in-name").fill(name);
  await page.locator("#sign-in-password").fill(PASSWORD);
  await press(page, ACCOUNT_WORDS.en.signIn);
}

/**
 * Asks the server about the account that is signed in.
 * @param {Page} page
 * @param {string} path below `/api/v1/account`
 * @param {object} [body] of a change
 */
export const ask = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const { askAccount } = await import(`${location.origin}/sync/server.js`);
      return askAccount(path, body ?? undefined);
    },
    /** @type {[string, object | null]} */ ([path, body ?? null]),
  );

/** Makes an account without its page. @param {Page} page @param {string} name */
export const signUpByRequest = (page, name) => ask(page, "/sign-up", { name, password: PASSWORD });

/** Makes an account without its forms; the page of the account, which is open, then shows it. @param {Page} page @param {string} name */
export async function arrive(page, name) {
  await signUpByRequest(page, name);
  await page.evaluate(async () => (await import(`${location.origin}/account/state.js`)).load());
}

/**
 * Somebody who asks the server without a browser.
 * @param {import("./program.js").Program} jade
 * @param {string} path below `/api/v1/account`: how to come in, such as `/sign-up`
 * @param {object} body
 * @returns {Promise<(path: string, body?: object) => Promise<any>>} asks the server, as `ask` does for a page
 */
export async function comeIn(jade, path, body) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  const ask = async (/** @type {string} */ path, /** @type {object | undefined} */ body = undefined) => {
    const response = await fetch(`${jade.url}api/v1/account${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        origin: new URL(jade.url).origin,
        cookie: [...cookies].map((one) => one.join("=")).join("; "),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const reply = await response.json();
    expect(response.ok, `${path}: ${JSON.stringify(reply)}`).toBe(true);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  await ask(path, body);
  return ask;
}
