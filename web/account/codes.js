// New recovery codes. They are shown only once, so the player copies, saves or prints them before going on.

import { button, h, say, useState } from "../ui.js";
import { account, arrive } from "./state.js";

/** @param {{ codes: string[], name: string }} props */
export function Codes({ codes, name }) {
  const [told, setTold] = useState("");
  const [stored, setStored] = useState(false);
  const [missing, setMissing] = useState(false);
  const text = `${say("account-codes-file", { name, host: location.host })}\n\n${codes.join("\n")}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(say("account-codes-copied"));
    } catch {
      setTold(say("account-codes-not-copied"));
    }
  };
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href: address, download: "jade-codes.txt" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    setTold(say("account-codes-saved"));
  };
  const go = () => {
    if (!stored) return setMissing(true);
    const who = account.peek();
    if (who) void arrive({ version: 0, signUp: "off", passkeys: false, account: who });
  };

  return [
    h("h1", { tabIndex: -1 }, say("account-codes-title")),
    h("p", {}, say("account-codes-about", { count: codes.length })),
    h(
      "section",
      { class: "card" },
      h("p", { class: "for-print" }, say("account-codes-file", { name, host: location.host })),
      h(
        "ol",
        { class: "codes" },
        codes.map((code) => h("li", { key: code }, h("code", {}, code))),
      ),
      h(
        "div",
        { class: "buttons" },
        button({ onClick: () => void copy() }, say("account-codes-copy")),
        button({ onClick: save }, say("account-codes-save")),
        button({ onClick: () => print() }, say("account-codes-print")),
      ),
      h("p", { class: "told", role: "status" }, told),
    ),
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        checked: stored,
        "aria-describedby": missing && !stored ? "codes-missing" : undefined,
        onChange: () => setStored(!stored),
      }),
      h("span", {}, say("account-codes-stored")),
    ),
    missing &&
      !stored &&
      h("p", { class: "fault", id: "codes-missing", role: "alert" }, say("account-codes-missing")),
    h("p", { class: "buttons" }, button({ class: "main-button", onClick: go }, say("account-codes-go"))),
  ];
}
