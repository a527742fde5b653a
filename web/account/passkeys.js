// Passkeys: adding, renaming and removing them, and signing in with one. The browser asks for the fingerprint, the face or
// the PIN; the server gives what is to be signed, and checks it.

import { aside, button, h, say, useEffect, useRef, useState } from "../ui.js";
import { AccountError, askAccount } from "../sync/server.js";
import { Form, messageOf } from "./fields.js";
import { arrive, day } from "./state.js";

/** @import { AccountReply, ChallengeReply, PasskeyJson, PasskeysReply } from "../types/contract.js" */

/** The milliseconds after which the offer in the field of the name is renewed: its challenge lasts five minutes. */
const RENEWED = 4 * 60_000;

/** Bytes from base64url. @param {string} text */
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Bytes as base64url. @param {ArrayBuffer} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What an error of `navigator.credentials` means to the player. @param {unknown} error */
function failure(error) {
  if (error instanceof AccountError) return error;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return new AccountError(say("account-passkey-known"));
  if (name === "NotAllowedError" || name === "AbortError")
    return new AccountError(say("account-passkey-cancelled"));
  console.info("no passkey:", error);
  return new AccountError(say("account-passkey-impossible"));
}

/** Adds a passkey. @param {{ password: string, name: string }} wish */
async function add({ password, name }) {
  const { options } = /** @type {ChallengeReply} */ (await askAccount("/passkeys/begin", { password }));
  let made;
  try {
    made = /** @type {PublicKeyCredential} */ (
      await navigator.credentials.create({
        publicKey: {
          ...options,
          challenge: bytes(options.challenge),
          user: { ...options.user, id: bytes(options.user.id) },
          excludeCredentials: described(options.excludeCredentials),
        },
      })
    );
  } catch (error) {
    throw failure(error);
  }
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  const credential = {
    ...outside(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
  return /** @type {PasskeysReply} */ (await askAccount("/passkeys/add", { name, credential }));
}

/**
 * Signs in with a passkey.
 * @param {AbortSignal} signal
 * @param {boolean} [conditional] whether the browser offers passkeys in the field of the name, and asks nothing by itself
 */
async function signIn(signal, conditional = false) {
  const { options } = /** @type {ChallengeReply} */ (await askAccount("/passkeys/sign-in/begin", {}));
  let used;
  try {
    used = /** @type {PublicKeyCredential} */ (
      await navigator.credentials.get({
        signal,
        ...(conditional ? { mediation: /** @type {const} */ ("conditional") } : {}),
        publicKey: {
          ...options,
          challenge: bytes(options.challenge),
          allowCredentials: described(options.allowCredentials),
        },
      })
    );
  } catch (error) {
    throw failure(error);
  }
  const response = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  const credential = {
    ...outside(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle && text(response.userHandle),
    },
  };
  try {
    await arrive(/** @type {AccountReply} */ (await askAccount("/passkeys/sign-in", { credential })));
  } catch (error) {
    // Browsers that know this method no longer offer a passkey that was removed. Some never say that they are done.
    if (error instanceof AccountError && error.code === "unknown-passkey")
      void (
        /** @type {any} */ (PublicKeyCredential)
          .signalUnknownCredential?.({ rpId: options.rpId, credentialId: used.id })
          .catch(() => {})
      );
    throw error;
  }
}

/** @param {{ type: "public-key", id: string }[]} list */
const described = (list) => list.map((one) => ({ type: one.type, id: bytes(one.id) }));

/** What both kinds of answers have in common. @param {PublicKeyCredential} credential */
const outside = (credential) => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  authenticatorAttachment: credential.authenticatorAttachment,
  clientExtensionResults: {},
});

/** The button that signs in with a passkey; the browser also offers them in the field of the name. */
export function PasskeySignIn() {
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  // Only one question at a time can be before the browser.
  const asking = /** @type {{ current: AbortController | null }} */ (useRef(null));

  /** Offers passkeys in the field of the name, if the browser can. */
  async function offer() {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    asking.current?.abort();
    const mine = (asking.current = new AbortController());
    try {
      await signIn(mine.signal, true);
    } catch (error) {
      const { code, message } = failure(error);
      // Nobody has asked for anything yet: only what the server says of a chosen passkey matters.
      if (code.endsWith("-passkey") && !mine.signal.aborted) {
        setMessage(message);
        void offer();
      }
    }
  }

  useEffect(() => {
    void offer();
    const timer = setInterval(() => document.visibilityState === "visible" && void offer(), RENEWED);
    return () => {
      clearInterval(timer);
      asking.current?.abort();
      asking.current = null;
    };
  }, []);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setMessage("");
    asking.current?.abort();
    const mine = (asking.current = new AbortController());
    try {
      await signIn(mine.signal);
    } catch (error) {
      setMessage(messageOf(failure(error)));
      setBusy(false);
      void offer();
    }
  };

  return h(
    "div",
    { class: "passkey-sign-in" },
    button(
      { "aria-disabled": busy ? "true" : undefined, onClick: () => void press() },
      busy ? say("account-busy") : say("account-passkey-sign-in"),
    ),
    message && h("p", { class: "fault", role: "alert" }, message),
  );
}

/** The passkeys of the account. */
export function Passkeys() {
  const [list, setList] = useState(/** @type {PasskeyJson[]} */ ([]));
  const [message, setMessage] = useState("");
  useEffect(() => {
    askAccount("/passkeys").then(
      (reply) => setList(/** @type {PasskeysReply} */ (reply).passkeys),
      (error) => setMessage(messageOf(error)),
    );
  }, []);
  const told = /** @type {{ current: HTMLParagraphElement | null }} */ (useRef(null));
  /** @param {Promise<PasskeysReply>} asked @param {string} done */
  const change = async (asked, done) => {
    setList((await asked).passkeys);
    setMessage(say(done));
    // What had the focus may be gone or closed.
    told.current?.focus();
  };
  return h(
    "section",
    { class: "card", "aria-labelledby": "passkeys-title" },
    h("h2", { id: "passkeys-title" }, say("account-passkeys")),
    aside("account-passkeys-about"),
    h("p", { class: "told", role: "status", tabIndex: -1, ref: told }, message),
    list.length > 0 &&
      h(
        "ul",
        { class: "passkeys" },
        list.map((one) => h(OnePasskey, { key: one.id, passkey: one, change })),
      ),
    h(
      "details",
      // A new key closes it again.
      { class: "fold", key: list.length },
      h("summary", {}, say("account-passkey-add")),
      h(
        "div",
        {},
        aside("account-passkey-add-about"),
        h(Form, {
          id: "passkey",
          submit: "account-passkey-add-do",
          fields: [
            {
              name: "name",
              label: "account-passkey-name",
              more: "account-passkey-name-more",
              optional: true,
            },
            PASSWORD,
          ],
          send: ({ name, password }) => change(add({ name, password }), "account-passkey-added-done"),
        }),
      ),
    ),
  );
}

const PASSWORD = /** @type {const} */ ({
  name: "password",
  label: "account-password-now",
  type: "password",
  autocomplete: "current-password",
});

/**
 * A passkey, with what can be changed.
 * @param {{ passkey: PasskeyJson, change: (asked: Promise<PasskeysReply>, done: string) => Promise<void> }} props
 */
function OnePasskey({ passkey: { id, name, host, created, used }, change }) {
  const shown = name || say("account-passkey-unnamed");
  return h(
    "li",
    {},
    h("strong", {}, shown),
    h(
      "small",
      {},
      say("account-passkey-added", { when: day(created) }),
      used ? ` · ${say("account-passkey-used", { when: day(used) })}` : "",
    ),
    host && h("small", {}, say("account-passkey-elsewhere", { host })),
    h(
      "details",
      { class: "fold", key: name },
      h(
        "summary",
        { "aria-label": say("account-passkey-change-label", { name: shown }) },
        say("account-passkey-change"),
      ),
      h(
        "div",
        {},
        h(Form, {
          id: `rename-${id}`,
          submit: "account-passkey-rename-do",
          fields: [{ name: "name", label: "account-passkey-name", value: name }],
          send: (values) =>
            change(
              askAccount("/passkeys/rename", { passkey: id, name: values.name }),
              "account-passkey-renamed",
            ),
        }),
        h("p", { class: "quiet" }, say("account-passkey-remove-about")),
        h(Form, {
          id: `remove-${id}`,
          submit: "account-passkey-remove-do",
          danger: true,
          fields: [PASSWORD],
          send: (values) =>
            change(
              askAccount("/passkeys/remove", { passkey: id, password: values.password }),
              "account-passkey-removed",
            ),
        }),
      ),
    ),
  );
}
