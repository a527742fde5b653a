// What the rules of a board ask for besides rows, columns and boxes, in sentences; open until the player folds it.

import { h, say, useEffect, useState } from "../ui.js";
import { loadPart } from "../say.js";
import { cellName } from "../board/label.js";
import { settings } from "../settings.js";
import { sheet } from "../store.js";

/** @import { Geometry } from "../game/geometry.js" */

/** The sentences. @param {Geometry} board */
function sentences(board) {
  const regions = board.regions ? ["rule-regions.what"] : board.boxRows === 1 ? ["rule-no-boxes.what"] : [];
  return [
    ...regions.map((id) => say(id)),
    ...board.added.map(({ kind, value, cells }) =>
      say(`rule-${kind}.what`, { value, cells: cells.map((cell) => cellName(say, board, cell)).join(", ") }),
    ),
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
  return h(
    "details",
    { class: "rules-bar", open: true },
    h("summary", {}, names(board)),
    h(
      "ul",
      {},
      [...new Set(sentences(board))].map((text, key) => h("li", { key }, text)),
    ),
  );
}
