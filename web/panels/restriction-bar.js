// A bar that says to what the tutor is restricted, with a button that lifts the restriction.

import { h } from "../ui.js";
import { ToolButton } from "./tool-buttons.js";

/**
 * @param {object} props
 * @param {string} [props.look] a further class
 * @param {string} props.text what is restricted
 * @param {string | null} props.lift the text of the button; null without one
 * @param {() => void} props.onLift
 */
export const RestrictionBar = ({ look = "", text, lift, onLift }) =>
  h(
    "div",
    { class: look ? `chosen ${look}` : "chosen" },
    h("span", {}, text),
    lift && h(ToolButton, { name: "close", text: lift, onClick: onLift }),
  );
