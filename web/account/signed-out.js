// What somebody sees who is not signed in: three forms.

import { aside, button, h, say } from "../ui.js";
import { askAccount } from "../sync/server.js";
import { Form } from "./fields.js";
import { PasskeySignIn } from "./passkeys.js";
import { arrive, device, invitation, passkeys, signUp, view } from "./state.js";

/** @param {{ form: "sign-in" | "sign-up" | "recover" }} props */
export function SignedOut({ form }) {
  const to = (/** @type {typeof form} */ next) =>
    button(
      { class: "link-button", onClick: () => void (view.value = { kind: "out", form: next }) },
      say(`account-to-${next}`),
    );
  const others = /** @type {const} */ (["sign-in", "sign-up", "recover"]).filter(
    (one) => one !== form && (one !== "sign-up" || signUp.value !== "off"),
  );
  return [
    h("h1", { tabIndex: -1 }, say(`account-${form}`)),
    aside(`account-${form}-about`),
    form === "sign-in" && device.value && aside("account-last", { name: device.value.name }),
    h(
      "section",
      { class: "card", key: form },
      form === "sign-in"
        ? [signInForm(), passkeys.value && h(PasskeySignIn, {})]
        : form === "sign-up"
          ? signUpForm()
          : recoverForm(),
    ),
    h("p", { class: "buttons" }, others.map(to)),
    form === "sign-in" && signUp.value === "off" && aside("account-sign-up-off"),
  ];
}

const signInForm = () =>
  h(Form, {
    id: "sign-in",
    submit: "account-sign-in-do",
    fields: [
      {
        name: "name",
        label: "account-name",
        autocomplete: passkeys.value ? "username webauthn" : "username",
        value: device.peek()?.name,
      },
      { name: "password", label: "account-password", type: "password", autocomplete: "current-password" },
    ],
    send: async (values) => arrive(await askAccount("/sign-in", values)),
  });

const signUpForm = () =>
  h(Form, {
    id: "sign-up",
    submit: "account-sign-up-do",
    fields: [
      { name: "name", label: "account-name", more: "account-name-more", autocomplete: "username" },
      {
        name: "password",
        label: "account-password",
        more: "account-password-more",
        type: "password",
        autocomplete: "new-password",
      },
      ...(signUp.value === "invitation"
        ? [
            {
              name: "invitation",
              label: "account-invitation",
              more: "account-invitation-more",
              value: invitation(),
            },
          ]
        : []),
    ],
    send: async (values) => {
      const reply = await askAccount("/sign-up", values);
      if (invitation()) history.replaceState(null, "", location.pathname);
      await arrive(reply);
    },
  });

const recoverForm = () =>
  h(Form, {
    id: "recover",
    submit: "account-recover-do",
    fields: [
      { name: "name", label: "account-name", autocomplete: "username" },
      { name: "code", label: "account-code", more: "account-code-more", autocomplete: "one-time-code" },
      {
        name: "new-password",
        label: "account-new-password",
        more: "account-password-more",
        type: "password",
        autocomplete: "new-password",
      },
    ],
    send: async ({ name, code, "new-password": newPassword }) =>
      arrive(await askAccount("/recover", { name, code, newPassword })),
  });
