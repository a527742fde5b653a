// The page's icons, drawn for JADE as strokes on a 24 by 24 grid.

import { h } from "../ui.js";

const PATHS = {
  undo: "M9 7 4.5 11.5 9 16 M5 11.5h9a5 5 0 0 1 0 10h-3",
  redo: "M15 7l4.5 4.5L15 16 M19 11.5h-9a5 5 0 0 0 0 10h3",
  erase: "M9.5 6H20v12H9.5L4 12Z M12 9.5l5 5 M17 9.5l-5 5",
  close: "M6 6l12 12 M18 6 6 18",
  fold: "M6 9l6 6 6-6",
  keys: "M3 7h18v11H3Z M7 11h.01 M11 11h.01 M15 11h.01 M18 11h.01 M8 15h8",
  settings: "M4 7h9 M17 7h3 M4 17h3 M11 17h9 M15 4.5v5 M9 14.5v5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z M12 2.5v2 M12 19.5v2 M2.5 12h2 M19.5 12h2 M5.3 5.3l1.4 1.4 M17.3 17.3l1.4 1.4 M5.3 18.7l1.4-1.4 M17.3 6.7l1.4-1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
  warning: "M12 4 2.8 20h18.4Z M12 10v4.5 M12 17.2v.3",
  done: "M5 12.5l4.5 4.5L19 7.5",
  more: "M5 12h.01 M12 12h.01 M19 12h.01",
  camera: "M3.5 8H8l1.5-2.5h5L16 8h4.5v11h-17Z M12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z M15.5 15.5 20 20",
  pause: "M9 6v12 M15 6v12",
  play: "M8 5.5v13l10-6.5Z",
  filter: "M4 5h16l-6 7.5V19l-4-2v-4.5Z",
  color: "M12 3.5c4 4.6 6 7.4 6 10a6 6 0 0 1-12 0c0-2.6 2-5.4 6-10Z",
  pairs: "M3.5 7h7v10h-7Z M13.5 7h7v10h-7Z",
  pen: "M4 20l1.2-4.8L16 4.4l3.6 3.6L8.8 18.8Z M13.5 7l3.5 3.5",
  back: "M15 5.5 8.5 12l6.5 6.5",
  forth: "M9 5.5l6.5 6.5L9 18.5",
  first: "M17 5.5 10.5 12l6.5 6.5 M7 5.5v13",
  last: "M7 5.5l6.5 6.5L7 18.5 M17 5.5v13",
  share: "M12 15V4 M8 7.5 12 3.5l4 4 M7 11H5v9.5h14V11h-2",
  gem: "M7 4h10l4 6-9 11L3 10Z M3 10h18 M7 4l2.5 6L12 21l2.5-11L17 4 M9.5 10 12 4l2.5 6",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {{ name: IconName }} props */
export const Icon = ({ name }) =>
  h(
    "svg",
    { class: `icon icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: PATHS[name] }),
  );

/** An error message with a warning sign. @param {...import("preact").ComponentChildren} text */
export const fault = (...text) => h("p", { class: "fault" }, h(Icon, { name: "warning" }), ...text);
