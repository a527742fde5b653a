// People who sign up: on the page of the account, as somebody does, or with a request where that is not what is tested.

/** @typedef {import("@playwright/test").Page} Page */

export const PASSWORD = "nine blue boxes";

/** The names of what signing up uses, in both languages. */
export const ACCOUNT_WORDS = {
  "en-GB": {
    signUp: "Create an account",
    make: "Create account",
    name: "Name",
    password: "Password",
    codes: "Your recovery codes",
    stored: "I have stored the codes",
    go: "Go on",
    hello: "Hello, ",
    signOut: "Sign out",
    signIn: "Sign in",
  },
  "es-ES": {
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
 * @param {typeof ACCOUNT_WORDS["en-GB"]} [words]
 * @returns {Promise<string[]>} the recovery codes
 */
export async function signUp(page, name, words = ACCOUNT_WORDS["en-GB"]) {
  await press(page, words.signUp);
  await fill(page, words.name, name);
  await fill(page, words.password, PASSWORD);
  await press(page, words.make);
  await page.getByRole("heading", { name: words.codes }).waitFor();
  const codes = await page.locator(".codes code").allTextContents();
  await page.getByLabel(words.stored).check();
  await press(page, words.go);
  await page.getByRole("heading", { name: words.hello + name }).waitFor();
  return codes;
}

/**
 * Asks the server about the account of whoever is signed in.
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
