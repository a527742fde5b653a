// Forms of the page of the account: fields, what is wrong with them, and the button that waits for the server.

import { button, h, say, useRef, useState } from "../ui.js";
import { Icon } from "../panels/icons.js";
import { AccountError } from "../sync/server.js";

/** The sentence for an error of an account; rethrows anything else, which is a bug of the page. @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof AccountError)) throw error;
  return error.message || say(error.code === "none" ? "account-none" : "account-offline");
}

/**
 * @typedef {object} Field
 * @property {string} name of the field in the request
 * @property {string} label id of its text
 * @property {string} [more] id of a text that says what is expected
 * @property {"text" | "password"} [type]
 * @property {string} [autocomplete]
 * @property {string} [value] at first
 * @property {boolean} [optional]
 */

/**
 * A form. The values of its fields go to `send`; if that fails, the message stands at the field that is at fault.
 * @param {object} props
 * @param {string} props.id
 * @param {Field[]} props.fields
 * @param {string} props.submit id of the text of its button
 * @param {boolean} [props.danger] whether the button does something that cannot be undone
 * @param {(values: Record<string, string>) => Promise<unknown>} props.send
 * @param {import("preact").ComponentChildren} [props.children]
 */
export function Form({ id, fields, submit, danger = false, send, children }) {
  const form = /** @type {{ current: HTMLFormElement | null }} */ (useRef(null));
  const [fault, setFault] = useState({ field: "", text: "" });
  const [busy, setBusy] = useState(false);

  async function onSubmit(/** @type {Event} */ event) {
    event.preventDefault();
    if (busy || !form.current) return;
    const values = Object.fromEntries(
      fields.map(({ name }) => [
        name,
        String(new FormData(/** @type {any} */ (form.current)).get(name) ?? ""),
      ]),
    );
    const empty = fields.find(({ name, optional }) => !optional && !values[name].trim());
    if (empty) return fail(empty.name, say("account-empty"));
    setBusy(true);
    setFault({ field: "", text: "" });
    try {
      await send(values);
      form.current?.reset();
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      const field = fields.find(
        ({ name }) => name === error.field || (error.field && name === `new-${error.field}`),
      );
      const secret = fields.find(({ type }) => type === "password");
      const guessed = error.code === "wrong-password" ? secret : undefined;
      fail((guessed ?? field ?? { name: "" }).name, messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** @param {string} field @param {string} text */
  function fail(field, text) {
    setFault({ field, text });
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
  }

  return h(
    "form",
    { class: "account-form", ref: form, onSubmit, noValidate: true },
    fields.map((one) =>
      h(Input, {
        key: one.name,
        id: `${id}-${one.name}`,
        field: one,
        fault: fault.field === one.name ? fault.text : "",
      }),
    ),
    fault.text &&
      !fault.field &&
      h("p", { class: "fault", role: "alert" }, h(Icon, { name: "warning" }), fault.text),
    children,
    h(
      "button",
      {
        type: "submit",
        class: danger ? "danger" : "main-button",
        "aria-disabled": busy ? "true" : undefined,
      },
      busy ? say("account-busy") : say(submit),
    ),
  );
}

/** @param {{ id: string, field: Field, fault: string }} props */
function Input({ id, field, fault }) {
  const { name, label, more, type = "text", autocomplete = "off", value, optional } = field;
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  const about = [fault && `${id}-fault`, more && `${id}-more`].filter(Boolean).join(" ");
  return h(
    "div",
    { class: "account-field" },
    h("label", { for: id }, say(label)),
    more && h("small", { id: `${id}-more` }, say(more)),
    h(
      "span",
      { class: "account-input" },
      h("input", {
        id,
        name,
        type: secret && !shown ? "password" : "text",
        autocomplete: /** @type {any} */ (autocomplete),
        autocapitalize: "none",
        spellcheck: false,
        maxLength: 300,
        required: !optional,
        defaultValue: value,
        "aria-invalid": fault ? "true" : undefined,
        "aria-describedby": about || undefined,
      }),
      secret &&
        button(
          {
            class: "account-show",
            "aria-pressed": shown ? "true" : "false",
            "aria-label": say("account-show-password"),
            onClick: () => setShown(!shown),
          },
          say(shown ? "account-hide" : "account-show"),
        ),
    ),
    fault &&
      h("p", { class: "fault", id: `${id}-fault`, role: "alert" }, h(Icon, { name: "warning" }), fault),
  );
}
