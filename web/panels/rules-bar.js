// What the rules of a board ask for besides rows, columns and boxes, in sentences. Where there is room, it is open at first.

import { h, say, useEffect, useState } from "../ui.js";
import { loadPart } from "../say.js";
import { settings } from "../settings.js";
import { sheet } from "../store.js";

/** @import { Geometry } from "../game/geometry.js" */

/** The sentences. @param {Geometry} board */
function sentences(board) {
  const regions = board.regions ? ["rule-regions.what"] : board.boxRows === 1 ? ["rule-no-boxes.what"] : [];
  return [
    ...regions.map((id) => say(id)),
    ...board.added.map(({ kind, value }) => say(`rule-${kind}.what`, { value })),
  ];
}

/** The names, each once. @param {Geometry} board */
function names(board) {
  const kinds = new Set(board.added.map(({ kind }) => kind));
  if (board.regions) kinds.add("regions");
  else if (board.boxRows === 1) kinds.add("no-boxes");
  return [...kinds].map((kind) => say(`rule-${kind}`)).join(" · ");
}

export function RulesBar() {
  const [ready, setReady] = useState(false);
  const { lang } = settings.value;
  useEffect(() => {
    void loadPart("rules").then(() => setReady(true));
  }, [lang]);
  const { board } = sheet.value;
  if (!ready || !board.rules) return null;
  const all = [...new Set(sentences(board))];
  return h(
    "details",
    { class: "rules-bar", open: matchMedia("(min-width: 60rem)").matches && all.length < 4 },
    h("summary", {}, names(board)),
    h(
      "ul",
      {},
      all.map((text, key) => h("li", { key }, text)),
    ),
  );
}
