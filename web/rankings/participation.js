// Whether one takes part in the rankings, under which name, and which of one's times do not count.

import { aside, button, h, say, useState } from "../ui.js";
import { clockText } from "../panels/clock-times.js";
import { dayText } from "../words/day.js";
import { settings } from "../settings.js";
import { participate } from "./state.js";

/** @import { SetAsideJson as Solve } from "../types/contract.js" */

/** @param {{ participation: { named: boolean } | null }} props null: one takes no part */
export function Participation({ participation }) {
  const [message, setMessage] = useState({ text: "", bad: false });
  const [busy, setBusy] = useState(false);
  /** @param {Parameters<typeof participate>[0]} path @param {object} body @param {string} done */
  const send = async (path, body, done) => {
    if (busy) return;
    setBusy(true);
    const { fault, named } = await participate(path, body);
    // The names of pupils stay hidden, whatever they wish.
    const isRefused = "named" in body && body.named && named === false;
    setMessage({ text: fault || say(isRefused ? "rankings-pupil" : done), bad: fault !== "" });
    setBusy(false);
  };
  /** @param {boolean} named @param {string} text @param {string} done @param {string} style */
  const takePart = (named, text, done, style) =>
    button(
      {
        class: style,
        "aria-disabled": busy ? "true" : undefined,
        onClick: () => void send("/rankings/take-part", { named }, done),
      },
      say(text),
    );
  return h(
    "section",
    { class: "card", "aria-labelledby": "part-title" },
    h("h2", { id: "part-title" }, say("rankings-part")),
    participation
      ? h("p", {}, say(participation.named ? "rankings-part-named" : "rankings-part-hidden"))
      : aside("rankings-part-about"),
    h(
      "p",
      { class: "buttons" },
      participation
        ? [
            participation.named
              ? takePart(false, "rankings-hide", "rankings-hide-done", "")
              : takePart(true, "rankings-show", "rankings-show-done", ""),
            button(
              {
                class: "danger",
                "aria-disabled": busy ? "true" : undefined,
                onClick: () => void send("/rankings/leave", {}, "rankings-leave-done"),
              },
              say("rankings-leave"),
            ),
          ]
        : [
            takePart(true, "rankings-take-part", "rankings-take-part-done", "main-button"),
            takePart(false, "rankings-take-part-hidden", "rankings-take-part-hidden-done", ""),
          ],
    ),
    h("p", { class: message.bad ? "told bad" : "told", role: "status" }, message.text),
  );
}

/** One's times that do not count, with the reason. @param {{ solves: Solve[] }} props */
export function SetAside({ solves }) {
  if (!solves.length) return null;
  return h(
    "section",
    { class: "card", "aria-labelledby": "aside-title" },
    h("h2", { id: "aside-title" }, say("rankings-aside")),
    aside("rankings-aside-about"),
    h(
      "ul",
      {},
      solves.map(({ level, day, seconds, solved, fault }, i) =>
        h(
          "li",
          { key: i },
          h("strong", {}, clockText(seconds)),
          ` · ${level ? say(`page-level-${level}`) : say("rankings-no-level")} · `,
          dayText(day ?? new Date(solved).toISOString().slice(0, 10), settings.value.lang),
          h("small", {}, say(`rankings-fault-${fault}`)),
        ),
      ),
    ),
  );
}
