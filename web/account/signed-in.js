// What somebody sees who is signed in: syncing, devices, recovery codes, name and password, the data, signing out.

import { aside, button, h, say, useState } from "../ui.js";
import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { AccountError, askAccount } from "../sync/server.js";
import { syncing } from "../sync/client.js";
import { Form, messageOf } from "./fields.js";
import { Passkeys } from "./passkeys.js";
import {
  account,
  classes,
  day,
  decide,
  device,
  joinAfterAll,
  leave,
  loadSessions,
  passkeys,
  sessions,
  signOut,
  sync,
  view,
} from "./state.js";

/** @import { AccountReply, SessionsReply } from "../types/contract.js" */

/** Below this number of recovery codes, the page asks for new ones. */
const FEW = 3;

/** @param {{ merge: boolean }} props merge: whether to ask what becomes of the data on this device */
export function SignedIn({ merge }) {
  const who = account.value;
  if (!who) return null;
  const pupil = classes.value?.pupil;
  return [
    h("h1", { tabIndex: -1 }, say("account-hello", { name: pupil?.name ?? who.name })),
    (pupil || classes.value?.teacher) &&
      !merge &&
      h(
        "p",
        { key: "class" },
        h(
          "a",
          { class: "link-button", href: `${ROOT}classes` },
          say(pupil ? "class-link" : "class-link-teacher"),
        ),
      ),
    merge ? h(Merge, { key: "merge", name: who.name }) : h(Syncing, { key: "sync" }),
    !merge &&
      !pupil &&
      who.recoveryCodesLeft < FEW &&
      h("p", { class: "notice", key: "few" }, say("account-few-codes", { count: who.recoveryCodesLeft })),
    !merge && h(Devices, { key: "devices" }),
    // Pupils have none: they share devices.
    !merge && !pupil && passkeys.value && h(Passkeys, { key: "passkeys" }),
    !merge &&
      (pupil
        ? h(OfPupil, { key: "pupil", pupil, login: who.name })
        : h(Person, { key: "person", name: who.name, left: who.recoveryCodesLeft })),
    !merge && h(Data, { key: "data", name: who.name, mine: !pupil }),
    h(SignOut, { key: "out", shared: Boolean(pupil) }),
  ];
}

/** Asks what becomes of the data on this device. @param {{ name: string }} props */
function Merge({ name }) {
  const before = device.value;
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const choose = (/** @type {Parameters<typeof decide>[0]} */ what) => {
    if (busy) return;
    setBusy(true);
    void decide(what);
  };
  const merge = h(
    "li",
    { key: "merge" },
    button(
      { class: before ? "" : "main-button", onClick: () => choose("merge") },
      say("account-merge-yes", { name }),
    ),
    h("small", {}, say("account-merge-yes-more")),
  );
  const remove = h(
    "li",
    { key: "remove" },
    sure
      ? h(
          "span",
          { class: "buttons" },
          button({ class: "danger", onClick: () => choose("remove") }, say("account-merge-remove-sure")),
          button({ ref: focused, onClick: () => setSure(false) }, say("account-cancel")),
        )
      : button({ onClick: () => setSure(true) }, say("account-merge-remove")),
    h("small", {}, say("account-merge-remove-more")),
  );
  const apart = h(
    "li",
    { key: "apart" },
    button({ onClick: () => choose("apart") }, say("account-merge-apart")),
    h("small", {}, say("account-merge-apart-more")),
  );
  return h(
    "section",
    { class: "card", "aria-labelledby": "merge-title" },
    h("h2", { id: "merge-title" }, say("account-merge-title")),
    h("p", {}, before ? say("account-merge-other", { name: before.name }) : say("account-merge-about")),
    // What belongs to somebody else is rarely meant to become one's own.
    h("ul", { class: "ways" }, before ? [remove, apart, merge] : [merge, remove, apart]),
    busy && h("p", { role: "status" }, say("account-busy")),
  );
}

/** Moves the focus to an element when it appears. @param {HTMLElement | null} element */
const focused = (element) => element?.focus();

function Syncing() {
  const { on, at } = device.value ?? { on: false, at: 0 };
  const { state, message, kept } = syncing.value;
  const last = Math.max(at, syncing.value.at);
  if (!on)
    return h(
      "section",
      { class: "card", "aria-labelledby": "sync-title" },
      h("h2", { id: "sync-title" }, say("account-sync")),
      h("p", {}, say("account-sync-apart")),
      h("p", { class: "buttons" }, button({ onClick: () => void joinAfterAll() }, say("account-sync-join"))),
    );
  const text =
    state === "busy"
      ? say("account-sync-busy")
      : state === "offline"
        ? say("account-sync-offline")
        : state === "failed"
          ? say("account-sync-failed", { message })
          : state === "signed-out"
            ? say("account-sync-signed-out")
            : "";
  return h(
    "section",
    { class: "card", "aria-labelledby": "sync-title" },
    h("h2", { id: "sync-title" }, say("account-sync")),
    aside("account-sync-about"),
    h(
      "p",
      {
        role: "status",
        class: state === "failed" || state === "offline" ? "sync-state wrong" : "sync-state",
      },
      text || (last ? say("account-sync-last", { when: when(last) }) : say("account-sync-never")),
    ),
    text &&
      last > 0 &&
      state !== "busy" &&
      h("p", { class: "quiet" }, say("account-sync-last", { when: when(last) })),
    kept > 0 && h("p", { class: "fault" }, say("account-sync-kept", { count: kept })),
    h(
      "p",
      { class: "buttons" },
      button(
        { "aria-disabled": state === "busy" ? "true" : undefined, onClick: () => void sync() },
        say("account-sync-now"),
      ),
    ),
  );
}

/** A time in words. @param {number} at */
const when = (at) =>
  new Intl.DateTimeFormat(settings.value.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);

function Devices() {
  const list = sessions.value;
  const [message, setMessage] = useState("");
  /** @param {string} path @param {object} body @param {string} done */
  const end = async (path, body, done) => {
    try {
      sessions.value = /** @type {SessionsReply} */ (await askAccount(path, body)).sessions;
      setMessage(say(done));
    } catch (error) {
      setMessage(messageOf(error));
    }
  };
  return h(
    "section",
    { class: "card", "aria-labelledby": "devices-title" },
    h("h2", { id: "devices-title" }, say("account-devices")),
    aside("account-devices-about"),
    h(
      "ul",
      { class: "devices" },
      list.map(({ id, label, used, current }) =>
        h(
          "li",
          { key: id },
          h(
            "span",
            {},
            h("strong", {}, label || say("account-device-unknown")),
            h(
              "small",
              {},
              current ? say("account-device-this") : say("account-device-used", { when: day(used) }),
            ),
          ),
          !current &&
            button(
              {
                "aria-label": say("account-device-end-label", {
                  name: label || say("account-device-unknown"),
                }),
                onClick: () => void end("/sessions/end", { session: id }, "account-device-ended"),
              },
              say("account-device-end"),
            ),
        ),
      ),
    ),
    list.length > 2 &&
      h(
        "p",
        { class: "buttons" },
        button(
          { onClick: () => void end("/sessions/end-others", {}, "account-devices-ended") },
          say("account-devices-end"),
        ),
      ),
    h("p", { class: "told", role: "status" }, message),
  );
}

/** @param {{ name: string, left: number }} props */
function Person({ name, left }) {
  const [message, setMessage] = useState("");
  return h(
    "section",
    { class: "card", "aria-labelledby": "person-title" },
    h("h2", { id: "person-title" }, say("account-person")),
    h("p", { class: "told", role: "status" }, message),
    fold(
      "account-rename",
      h(Form, {
        id: "rename",
        submit: "account-rename-do",
        fields: [
          {
            name: "name",
            label: "account-new-name",
            more: "account-name-more",
            value: name,
            autocomplete: "username",
          },
          PASSWORD,
        ],
        send: async (values) => {
          account.value = /** @type {AccountReply} */ (await askAccount("/name", values)).account ?? null;
          setMessage(say("account-renamed"));
        },
      }),
    ),
    fold(
      "account-change-password",
      aside("account-change-password-about"),
      h(Form, {
        id: "password",
        submit: "account-change-password-do",
        fields: [
          PASSWORD,
          {
            name: "new-password",
            label: "account-new-password",
            more: "account-password-more",
            type: "password",
            autocomplete: "new-password",
          },
        ],
        send: async (values) => {
          await askAccount("/password", { password: values.password, newPassword: values["new-password"] });
          setMessage(say("account-password-changed"));
          await loadSessions();
        },
      }),
    ),
    fold(
      "account-codes",
      aside("account-codes-left", { count: left }),
      h(Form, {
        id: "codes",
        submit: "account-codes-do",
        fields: [PASSWORD],
        send: async (values) => {
          const reply = /** @type {AccountReply} */ (await askAccount("/codes", values));
          account.value = reply.account ?? null;
          view.value = { kind: "codes", codes: reply.recoveryCodes ?? [] };
        },
      }),
    ),
  );
}

/** What is opened by its title. @param {string} title @param {...import("preact").ComponentChildren} children */
const fold = (title, ...children) =>
  h("details", { class: "fold" }, h("summary", {}, say(title)), h("div", {}, ...children));

/**
 * What a pupil can change: the teacher has made the account.
 * @param {{ pupil: import("../types/contract.js").OwnClassJson, login: string }} props
 */
function OfPupil({ pupil: { name, className, hasPassword }, login }) {
  const [message, setMessage] = useState("");
  const [has, setHas] = useState(hasPassword);
  return h(
    "section",
    { class: "card", "aria-labelledby": "pupil-title" },
    h("h2", { id: "pupil-title" }, className),
    h("p", {}, say("class-member", { name, class: className })),
    h("p", { class: "told", role: "status" }, message),
    fold(
      has ? "account-change-password" : "class-set-password",
      h("p", {}, say("class-set-password-about"), " ", h("strong", {}, login)),
      aside("account-change-password-about"),
      h(Form, {
        id: "password",
        submit: has ? "account-change-password-do" : "class-set-password",
        fields: [
          ...(has ? [PASSWORD] : []),
          {
            name: "new-password",
            label: "account-new-password",
            more: "account-password-more",
            type: "password",
            autocomplete: "new-password",
          },
        ],
        send: async (values) => {
          const wish = { password: values.password ?? "", newPassword: values["new-password"] };
          await askAccount("/password", wish);
          setHas(true);
          setMessage(say("account-password-changed"));
          await loadSessions();
        },
      }),
    ),
  );
}

const PASSWORD = /** @type {const} */ ({
  name: "password",
  label: "account-password-now",
  type: "password",
  autocomplete: "current-password",
});

/** @param {{ name: string, mine: boolean }} props mine: whether the player can delete the account */
function Data({ name, mine }) {
  const [message, setMessage] = useState("");
  const save = async () => {
    try {
      const all = await askAccount("/export");
      const text = `${JSON.stringify(all, null, 1)}\n`;
      const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href: address, download: "jade-account.json" }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      setMessage(say("account-exported"));
    } catch (error) {
      setMessage(messageOf(error));
    }
  };
  return h(
    "section",
    { class: "card", "aria-labelledby": "account-data" },
    h("h2", { id: "account-data" }, say("account-data")),
    mine && aside("account-data-about"),
    h("p", { class: "buttons" }, button({ onClick: () => void save() }, say("account-export"))),
    h("p", { class: "told", role: "status" }, message),
    mine &&
      fold(
        "account-delete",
        h("p", {}, say("account-delete-about")),
        h(Form, {
          id: "delete",
          submit: "account-delete-do",
          danger: true,
          fields: [
            { name: "name", label: "account-delete-name" },
            {
              name: "password",
              label: "account-password-now",
              type: "password",
              autocomplete: "current-password",
            },
          ],
          send: async (values) => {
            if (values.name.trim().toLowerCase() !== name.toLowerCase())
              throw new AccountError(say("account-delete-other", { name }), { field: "name" });
            await askAccount("/delete", { password: values.password });
            // The data on this device stay, and belong to nobody.
            await leave(false);
            const { forgetAccount } = await import("../sync/kept.js");
            await forgetAccount();
            device.value = null;
          },
        }),
      ),
  );
}

/** @param {{ shared: boolean }} props shared: whether the next one at this device is probably somebody else */
function SignOut({ shared }) {
  const [remove, setRemove] = useState(shared);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const out = async () => {
    if (busy) return;
    setBusy(true);
    setMessage("");
    try {
      if (!(await signOut(remove))) setMessage(say("account-sign-out-unsynced"));
    } catch (error) {
      setMessage(messageOf(error));
    }
    setBusy(false);
  };
  return h(
    "section",
    { class: "card", "aria-labelledby": "out-title" },
    h("h2", { id: "out-title" }, say("account-sign-out")),
    view.value.kind === "in" &&
      device.value?.on &&
      h(
        "label",
        { class: "check" },
        h("input", { type: "checkbox", checked: remove, onChange: () => setRemove(!remove) }),
        h("span", {}, say("account-sign-out-remove"), h("small", {}, say("account-sign-out-remove-more"))),
      ),
    h(
      "p",
      { class: "buttons" },
      button(
        { "aria-disabled": busy ? "true" : undefined, onClick: () => void out() },
        say("account-sign-out"),
      ),
    ),
    message && h("p", { class: "fault", role: "alert" }, message),
  );
}
