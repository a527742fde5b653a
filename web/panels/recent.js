// The games played last, to resume.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { Thumbnail } from "./board-view.js";
import { isSolved, valueAt } from "../game/sheet.js";
import { labelOf } from "../keep/labels.js";
import { recentGames, reopenGame } from "../keep/keeper.js";
import { settings } from "../settings.js";
import { dispatch, game } from "../store.js";
import { times } from "./clock.js";
import { clockText } from "./clock-times.js";
import { levelText } from "./game-bar.js";
import { ROOT } from "../root.js";

/** A link to the library. @param {string} [wish] the query of its address */
export const libraryLink = (wish = "") =>
  h("a", { class: "lesson-link", href: `${ROOT}library${wish}` }, say("library-link"));

/** The number of games shown. */
const SHOWN = 12;

export function Recent() {
  const [games, setGames] = useState(/** @type {Awaited<ReturnType<typeof recentGames>>} */ ([]));
  useEffect(() => {
    let here = true;
    recentGames(SHOWN + 1).then(
      (found) => here && setGames(found),
      () => {},
    );
    return () => void (here = false);
  }, []);
  const others = games.filter((one) => one.game.id !== game.value.id).slice(0, SHOWN);
  const played = new Map(times());
  const when = new Intl.DateTimeFormat(settings.value.lang, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  return h(
    "section",
    { class: "recent" },
    h("h3", {}, say("recent-title")),
    others.length === 0 && aside("recent-none"),
    h(
      "ul",
      { class: "choices" },
      others.map(({ game: one, changed }) => {
        const { id, sheet } = one;
        const about = labelOf(one);
        const seconds = played.get(id);
        const filled = sheet.givens.filter((_, cell) => valueAt(sheet, cell)).length;
        return h(
          "li",
          { key: id },
          button(
            { onClick: () => (dispatch({ type: "dialogClosed" }), void reopenGame(id)) },
            h(Thumbnail, { sheet }),
            h("strong", {}, about.guide ? say("guide-title") : levelText(about)),
            h(
              "span",
              {},
              [
                isSolved(sheet)
                  ? say("solved-title")
                  : say("saves-filled", { count: filled, of: sheet.board.size }),
                seconds !== undefined && clockText(seconds),
              ]
                .filter(Boolean)
                .join(" · "),
            ),
            h("small", {}, when.format(changed)),
          ),
        );
      }),
    ),
    libraryLink(),
  );
}
