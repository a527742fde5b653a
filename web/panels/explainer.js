// The rating of the Sudoku Explainer, beside the level of the open puzzle: shown once it is there.

import { h, say, useEffect, useState } from "../ui.js";
import { emptySheet, puzzleKey } from "../game/sheet.js";
import { game } from "../store.js";
import { ApiError, ask } from "../tutor/api.js";

/** @import { ExplainerJson, RateReply } from "../types/contract.js" */

/** The ratings found since the page was opened, by puzzle. @type {Map<string, ExplainerJson>} */
const found = new Map();

export function ExplainerRating() {
  const { start } = game.value;
  const key = puzzleKey(start);
  const [, setReady] = useState("");
  useEffect(() => {
    const { givens, boxRows, boxColumns, rules } = start;
    // It rates plain 9×9 boards, and their givens have to be known.
    if (found.has(key) || start.givensKnown === false || givens.length !== 81 || boxRows !== 3 || rules)
      return;
    const leaving = new AbortController();
    const sheet = emptySheet(givens, { rows: boxRows, columns: boxColumns }, start);
    ask("rate", { question: { sheet }, explainer: true }, leaving.signal).then(
      (/** @type {RateReply} */ { explainer }) => {
        if (explainer) found.set(key, explainer);
        setReady(key);
      },
      (error) => {
        // A rating that takes too long is left out. Anything else is a bug of the page.
        if (!(error instanceof ApiError) && !leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [key]);
  const rating = found.get(key);
  if (!rating) return null;
  const [er, ep, ed] = [rating.er, rating.ep, rating.ed].map((figure) => figure.toFixed(1));
  return h(
    "p",
    { class: "quiet explainer" },
    rating.atLeast ? say("walk-explainer-least", { er }) : say("walk-explainer", { er, ep, ed }),
  );
}
