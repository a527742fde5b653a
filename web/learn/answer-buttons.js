// The buttons of a test: the marked cells are the answer, or there is none.

import { button, h, say } from "../ui.js";

/** @param {{ ready: boolean, onCheck: () => void, onNotSeen: () => void }} props ready: whether a cell is marked */
export const AnswerButtons = ({ ready, onCheck, onNotSeen }) =>
  h(
    "div",
    { class: "walk-foot" },
    button({ class: "main-button", "aria-disabled": !ready, onClick: onCheck }, say("practice-check")),
    button({ onClick: onNotSeen }, say("test-not-seen")),
  );
